//! `oaq match` with engines that misbehave: each loses with the reason, the
//! match goes on, and nothing of them is left.
//!
//! The engines are tests of this very program, which are asked for by name and
//! do nothing unless a variable says that they are engines.
#![cfg(target_os = "linux")]

mod bad;
mod matches;
