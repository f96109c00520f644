//! `oaq match` and `oaq play` with engines that misbehave: each loses its game or
//! its seat with the reason, what else there is goes on, and nothing of them is
//! left.
//!
//! The engines are tests of this very program, which are asked for by name and
//! do nothing unless a variable says that they are engines.
#![cfg(target_os = "linux")]

mod bad;
mod games;
mod matches;
mod processes;
