//! The bytes of an input as they were, beside the games that are read of it.

use std::cell::RefCell;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

/// What has been taken of an input and is still wanted.
#[derive(Clone, Default)]
pub(super) struct Kept(Rc<RefCell<Vec<u8>>>);

impl Kept {
    /// The next bytes, which are given up; fewer if so many have not been
    /// taken.
    pub(super) fn take(&self, bytes: u64) -> Vec<u8> {
        let mut kept = self.0.borrow_mut();
        let end = usize::try_from(bytes).unwrap_or(usize::MAX);
        let end = end.min(kept.len());
        kept.drain(..end).collect()
    }
}

/// An input that keeps what is taken of it.
pub(super) struct Keeping<R> {
    input: R,
    kept: Kept,
}

impl<R: BufRead> Keeping<R> {
    pub(super) fn new(input: R) -> (Self, Kept) {
        let kept = Kept::default();
        let keeping = Self {
            input,
            kept: kept.clone(),
        };
        (keeping, kept)
    }
}

impl<R: BufRead> BufRead for Keeping<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        // What is consumed is there: nothing is read here.
        if amount > 0
            && let Ok(bytes) = self.input.fill_buf()
        {
            let end = amount.min(bytes.len());
            self.kept.0.borrow_mut().extend_from_slice(&bytes[..end]);
        }
        self.input.consume(amount);
    }
}

impl<R: BufRead> Read for Keeping<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.fill_buf()?;
        let len = bytes.len().min(buffer.len());
        buffer[..len].copy_from_slice(&bytes[..len]);
        self.consume(len);
        Ok(len)
    }
}
