// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/choice.h"

#include <QString>

#include <vector>

namespace subtext {

struct Task;

/// What a row of a file votes on an item.
struct NormingVoteRow
{
    qint64 line = 0;
    QString item; ///< As it is written there, without spaces around it.
    Ballot ballot{};

    bool operator==(const NormingVoteRow&) const = default;
};

/// Reads votes on a norming round from a CSV file of any encoding and separator that an import
/// takes. Columns, in any order and case, others ignored: item, and one for each of the questions
/// by its token, with an option as files of answers write it. A row without any text is skipped.
/// Whether an item is in the round is for whoever knows the round to say. The first bad row refuses
/// the file.
/// Errors: FileMissing, FileUnreadable, EmptyFile, UnknownEncoding, UnknownFormat (too large),
/// MalformedFile, DuplicateColumn, MissingColumn (value: the columns; detail: "norming_votes"),
/// and InvalidValue with file, line, column and value, whose detail is "cells" (value:
/// found/expected), "norming_unnamed" (no item), "duplicate" (the item a second time),
/// "norming_no_option" (nothing chosen; value: the question) or "norming_option" (no such option).
Result<std::vector<NormingVoteRow>> readNormingVotes(const QString& path, const Task& task,
                                                     const std::vector<QuestionIndex>& questions);

} // namespace subtext
