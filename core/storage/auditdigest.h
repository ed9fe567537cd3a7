// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLatin1String>

namespace subtext {

class Database;

/// The digest that entries of the chain from before schema 7 have of the rows of a table, whose key
/// is that of its PortableTable, with ids from `first` to `last`: SHA-256 over columns in a fixed
/// order, ids of the file among them. It stays as it is for ever, whatever Qt, schema or program
/// computes it; entries of today have Records::digest.
QByteArray firstDigest(Database& database, QLatin1String key, qint64 first, qint64 last);

} // namespace subtext
