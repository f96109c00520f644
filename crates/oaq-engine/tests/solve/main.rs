//! The solver against what it must agree with.

mod agreement;
mod plain;
mod sample;
mod small;
mod symmetry;
