//! What the system asks of the program.

/// What the system asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// To end, as by Ctrl-C from elsewhere.
    Interrupt,
    /// To end.
    Terminate,
    /// To sleep.
    Suspend,
    /// To go on after sleeping.
    Continue,
}

#[cfg(unix)]
mod system {
    use std::io;
    use std::thread;

    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::{Handle, Signals};
    use signal_hook::low_level::emulate_default_handler;

    use super::Signal;

    /// Listens to signals as long as it is there.
    pub(crate) struct Listener(Handle);

    impl Listener {
        /// Tells each signal.
        ///
        /// # Errors
        ///
        /// If the system lets nobody listen.
        pub(crate) fn start(tell: impl Fn(Signal) + Send + 'static) -> io::Result<Self> {
            let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT])?;
            let handle = signals.handle();
            thread::Builder::new()
                .name("oaq-signals".into())
                .spawn(move || {
                    for signal in signals.forever() {
                        tell(match signal {
                            SIGINT => Signal::Interrupt,
                            SIGTSTP => Signal::Suspend,
                            SIGCONT => Signal::Continue,
                            _ => Signal::Terminate,
                        });
                    }
                })?;
            Ok(Self(handle))
        }
    }

    impl Drop for Listener {
        fn drop(&mut self) {
            self.0.close();
        }
    }

    /// Sleeps until the shell wakes the program.
    pub(crate) fn sleep() {
        // The only error is a signal that does not exist.
        let _ = emulate_default_handler(SIGTSTP);
    }
}

#[cfg(not(unix))]
mod system {
    use std::io;

    use super::Signal;

    /// Windows closes consoles without asking, and nobody sleeps there.
    pub(crate) struct Listener;

    impl Listener {
        #[expect(clippy::unnecessary_wraps, reason = "other systems can refuse")]
        pub(crate) fn start(_: impl Fn(Signal) + Send + 'static) -> io::Result<Self> {
            Ok(Self)
        }
    }

    pub(crate) fn sleep() {}
}

pub(crate) use system::{Listener, sleep};
