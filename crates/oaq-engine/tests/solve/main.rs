//! The solver against what it must agree with.

mod agreement;
mod cycles;
mod lines;
mod plain;
mod plans;
mod sample;
mod small;
mod symmetry;
