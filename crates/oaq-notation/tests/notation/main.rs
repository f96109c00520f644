//! Tests of the text forms through the public interface.

mod docs;
mod moves;
mod position;
mod random;
mod rules;
mod support;
