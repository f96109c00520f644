//! What oaq says, in three languages.
