//! Tests of sessions and front ends.

mod i18n;
