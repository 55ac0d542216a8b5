//! The answer of a judge to a case, with its certificate, or the error.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::certificate::Certificate;
#[cfg(feature = "games")]
use crate::games::FilledTable;
use crate::instance::{EditError, Instance};
use crate::problem::Algorithm;
use crate::puzzle::Case;
use crate::search::{Outcome, RunError};

/// The answer to one case.
#[derive(Debug)]
#[non_exhaustive]
pub struct JudgedCase {
    /// Number of the first line of the case. Lines count from 1.
    pub line: usize,
    pub instance: Box<dyn Instance>,
    /// Algorithm of the case. If a proof answered the case without a search, the algorithm that
    /// would have searched it.
    pub algorithm: Algorithm,
    pub outcome: Outcome,
    /// Answer in the judges' format; empty if a limit ended the search.
    pub text: String,
    pub certificate: Option<NumberedCertificate>,
    /// Whether the case has more than one answer, if that is known and should be told.
    pub others: Option<bool>,
}

impl JudgedCase {
    /// Makes the answer to a case whose search has ended.
    pub(super) fn new(
        case: Case,
        algorithm: Algorithm,
        outcome: Outcome,
        certificate: Option<NumberedCertificate>,
    ) -> Self {
        let made = certificate.as_ref().and_then(NumberedCertificate::made);
        Self {
            line: case.line,
            text: case.instance.judged(outcome, made),
            others: match outcome {
                Outcome::Found { .. } => case.instance.has_others(),
                _ => None,
            },
            instance: case.instance,
            algorithm,
            outcome,
            certificate,
        }
    }
}

/// A certificate and its number among the certificates of one text. Certificates count from 0.
/// Answers with equal numbers share one certificate.
#[derive(Clone, Debug)]
pub struct NumberedCertificate {
    pub number: usize,
    pub(super) source: Source,
}

/// A certificate, or the table from which it can be made.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Made(Arc<Certificate>),
    /// The table of a game. The certificate is made only on demand: the answer does not need it,
    /// and making it takes longer than the run did.
    #[cfg(feature = "games")]
    Table(Arc<FilledTable>),
}

impl NumberedCertificate {
    /// Returns the certificate. If there is only the table of a game, each call makes the
    /// certificate, in time linear in the game's moves.
    pub fn certificate(&self) -> Arc<Certificate> {
        match &self.source {
            Source::Made(certificate) => Arc::clone(certificate),
            #[cfg(feature = "games")]
            Source::Table(table) => Arc::new(Certificate::Games(table.certificate())),
        }
    }

    pub(super) fn made(&self) -> Option<&Certificate> {
        match &self.source {
            Source::Made(certificate) => Some(certificate),
            #[cfg(feature = "games")]
            Source::Table(_) => None,
        }
    }
}

/// The reason why a case has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum JudgeError {
    /// The case cannot be searched.
    Run(RunError),
    /// The case cannot be changed as [`Judge::set`](crate::Judge::set) or
    /// [`Judge::resize`](crate::Judge::resize) asked.
    Edit(EditError),
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run(error) => error.fmt(f),
            Self::Edit(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for JudgeError {}

impl From<RunError> for JudgeError {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

impl From<EditError> for JudgeError {
    fn from(error: EditError) -> Self {
        Self::Edit(error)
    }
}
