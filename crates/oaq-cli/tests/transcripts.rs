//! Transcripts of the commands, good and bad input, in `tests/transcripts` of
//! the project. `TRYCMD=overwrite cargo test -p oaq-cli --test transcripts`
//! writes what the commands say now; read it before it is kept.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        // Nothing of whoever runs the test gets in.
        .env("LC_ALL", "C")
        .env("OAQ_LANG", "")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env("XDG_STATE_HOME", "/nonexistent")
        .case("../../tests/transcripts/*/*.trycmd")
        .case("../../tests/transcripts/*/*.toml");
}
