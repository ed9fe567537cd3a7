// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/tables/recordtable.h"

namespace subtext {

/// Reads JSON about scenes and their answers: a list of objects, an object with such a list under
/// "scenarios", one object, or one object a line. An object is a scene or an answer; a scene may
/// hold its answers as objects under "annotations", and gives a row for each of them. What else is
/// nested stands in no cell, so that its column is one that nobody knows, or empty. Reads the text
/// twice, as readJson does. Errors: those of forEachElement (jsontext.h); MalformedFile (value: the
/// kind; detail: "object") for an element or an answer that is no object, and with the detail
/// "columns" where there are more than MostColumns keys in all; EmptyFile; what the sink gives;
/// Cancelled.
Result<void> readTidyJson(TextSource& text, bool isLines, RowSink& sink,
                          const CancelToken& cancel = {});

} // namespace subtext
