//! Text forms of ô ăn quan.
