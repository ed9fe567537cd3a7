// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/release/answerdigests.h"
#include "core/release/datatables.h"
#include "core/release/layout/release.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace subtext {

struct ReleaseContents
{
    QString version;
    /// Every scenario, or where `isByQuestion` "scenario: question": an option, "OPTION+ambiguous",
    /// "ambiguous" or empty (open).
    std::map<QString, QString> gold;
    std::set<QString> fields;  ///< "path: column" of every CSV and JSON Lines file of the data.
    bool isByQuestion = false; ///< In the layout of tasks that may ask several.
    std::set<QString> predictions = {}; ///< MODEL:MODE:RUN of each set of models' answers.
    /// None where it is not known: what was read from files, and what older versions wrote down.
    std::optional<AnswerDigests> answers = {};

    /// The scenario that a key of `gold` is about.
    QString scenarioOf(const QString& key) const;
    bool operator==(const ReleaseContents&) const = default;
};

/// Those of a release that is being made, of this version: from the values, so that no table is
/// made for it. `tables` are those of the study, `predictions` the sets that leave. The same as
/// contentsOf() of its files, with the digests of its answers.
ReleaseContents releaseContents(const QString& version, const std::vector<DataTable>& tables,
                                const StudyIndex& publicStudy, const QStringList& predictions = {});

/// Reads them from the files of a release that somebody else made: gold.csv, CITATION.cff (the
/// version) and whatever file has columns. Errors: FileMissing without a gold.csv; what readCsv
/// gives; MissingColumn.
Result<ReleaseContents> contentsOf(const std::vector<ReleaseFile>& files);

/// The names in the first row of a CSV file; empty where it cannot be read.
QStringList csvHeader(const QByteArray& csv);

} // namespace subtext
