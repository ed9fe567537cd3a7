// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/exchange/recordtable.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

#include <vector>

namespace subtext {

/// Keys keep the order of the file.
using JsonDocument = nlohmann::ordered_json;

/// Parses `length` bytes. Error: MalformedFile with line (the first byte is on `firstLine`) and
/// column in bytes, detail "json", or "deep" where lists or objects are nested over 100 deep.
Result<JsonDocument> parseJson(const char* from, qsizetype length, qint64 firstLine = 1);

/// The lines, from 1, on which the elements of an array begin: the parser does not say where a
/// value stood. `arrayStart` is the place of its bracket. Only for text that parsed as a whole.
std::vector<qint64> elementLines(const QByteArray& utf8, qsizetype arrayStart);

/// readJson of a text that was parsed already.
Result<RecordTable> readJson(const QByteArray& utf8, const JsonDocument& document);

} // namespace subtext
