//! Answers that can be checked without trusting the search.

use serde::{Serialize, Serializer};

#[cfg(feature = "backtracking")]
use crate::backtracking;
#[cfg(feature = "games")]
use crate::games;
#[cfg(feature = "trees")]
use crate::games::tree;
use crate::proof::Refutation;
#[cfg(feature = "state-space")]
use crate::state_space;

/// The certificate that comes with an outcome. [`Problem::verify`](crate::Problem::verify) checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wasm", derive(crate::bindings::TypeScript))]
#[serde(untagged)]
pub enum Certificate {
    /// For "impossible", proved without a search: a property of the puzzle that excludes answers.
    #[serde(serialize_with = "tagged_refutation")]
    Refutation(
        #[cfg_attr(feature = "wasm", tsify(type = "{ kind: 'refutation' } & Refutation"))]
        Refutation,
    ),
    #[cfg(feature = "state-space")]
    StateSpace(
        #[cfg_attr(feature = "wasm", tsify(type = "SpaceCertificate"))] state_space::Certificate,
    ),
    #[cfg(feature = "backtracking")]
    Backtracking(
        #[cfg_attr(feature = "wasm", tsify(type = "ChoicesCertificate"))] backtracking::Certificate,
    ),
    #[cfg(feature = "games")]
    Games(#[cfg_attr(feature = "wasm", tsify(type = "TableCertificate"))] games::Certificate),
    #[cfg(feature = "trees")]
    Trees(#[cfg_attr(feature = "wasm", tsify(type = "TreeCertificate"))] tree::Certificate),
}

/// Serializes a refutation with the tag `kind`, which the other certificates have, too.
fn tagged_refutation<S: Serializer>(
    refutation: &Refutation,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "camelCase")]
    enum Tagged<'a> {
        Refutation(&'a Refutation),
    }
    Tagged::Refutation(refutation).serialize(serializer)
}
