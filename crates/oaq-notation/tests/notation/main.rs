//! Tests of the text forms through the public interface.

mod position;
mod random;
