//! The tags of a record in JSON.

use core::fmt;
use std::collections::BTreeMap;

use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// Reads an object in which no name stands twice: of two values one would be
/// lost unnoticed.
pub(super) fn each_once<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    deserializer.deserialize_map(EachOnce)
}

struct EachOnce;

impl<'de> Visitor<'de> for EachOnce {
    type Value = BTreeMap<String, String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of tags")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut tags = BTreeMap::new();
        while let Some((name, value)) = map.next_entry::<String, String>()? {
            if tags.contains_key(&name) {
                return Err(Error::custom(format_args!("duplicate tag `{name}`")));
            }
            tags.insert(name, value);
        }
        Ok(tags)
    }
}
