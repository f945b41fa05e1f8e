//! Tests of sessions and front ends.
