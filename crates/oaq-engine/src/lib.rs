//! Playing strength for ô ăn quan.
