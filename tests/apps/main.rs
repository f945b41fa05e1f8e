//! Tests of sessions and front ends.

mod engine;
mod i18n;
mod session;
