//! The solver against what it must agree with.

mod agreement;
mod cycles;
mod lines;
mod plain;
mod sample;
mod small;
mod symmetry;
