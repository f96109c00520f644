//! Helpers of the test suite.

pub mod literal;
pub mod sample;
