//! [`Progress`]: how far long work has come, while somebody watches.

use std::io::{BufRead, BufReader, Read};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::Context;
use crate::inputs::Input;
use crate::source::Origin;

/// A bar on standard error that fills as files are read; nothing where no terminal watches.
pub(crate) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar for reading these files.
    pub(crate) fn new(inputs: &[Input], context: &Context<'_, '_>) -> Progress {
        let size = |input: &Input| match &input.origin {
            Origin::File(path) => path.metadata().map_or(0, |metadata| metadata.len()),
            _ => 0,
        };
        let target = match context.terminal().errors {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(inputs.iter().map(size).sum()), target);
        let style = ProgressStyle::with_template("{bar:40} {percent:>3} %  {wide_msg}");
        bar.set_style(style.expect("the template is well-formed"));
        Progress { bar }
    }

    /// Says which file is being read.
    pub(crate) fn file(&self, name: &str) {
        self.bar.set_message(name.to_owned());
    }

    /// Reads on, and counts what is read.
    pub(crate) fn watch<'a>(&self, input: Box<dyn BufRead + 'a>) -> Box<dyn BufRead + 'a> {
        if self.bar.is_hidden() {
            return input;
        }
        let input: Box<dyn Read + 'a> = Box::new(input);
        Box::new(BufReader::with_capacity(
            64 << 10,
            self.bar.wrap_read(input),
        ))
    }

    /// Prints something without disturbing the bar.
    pub(crate) fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Takes the bar away.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
