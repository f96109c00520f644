//! Tests of game records through the public interface.

mod support;

mod comments;
mod coverage;
mod docs;
mod edit;
mod ending;
mod errors;
mod games;
mod hostile;
mod json;
mod lexer;
mod random;
mod stream;
mod typed;
mod warnings;
mod write;
