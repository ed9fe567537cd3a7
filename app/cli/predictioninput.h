// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/evaluation/evaluationjson.h"
#include "core/models/labelreading.h"
#include "core/models/vectorstudy.h"
#include "core/predictions/predictionfile.h"

#include <optional>

namespace subtext::cli {

struct PredictionArguments
{
    std::vector<std::string> files;
    std::vector<std::string> sets;
    std::string model;
    std::string mode;
    std::string run;
    std::vector<std::string> columns;
    std::string ids;
    std::string sheet; ///< Of the files that are workbooks; empty: the first of each.
    std::string labels = "reader";
    std::string table; ///< Empty: that of the question's options.
    std::string tableSheet;
    std::string question; ///< Its token; empty: the first.
};

void addFileOptions(CLI::App& command, PredictionArguments& arguments);
void addLabelOptions(CLI::App& command, PredictionArguments& arguments);

Status reportOfFiles(const Error& error);
void warnOf(const Session& session, const evaluation::ReadingNotes& notes);
/// Which sheets of workbooks were read, where they have others and none was named.
void warnOfSheets(const Session& session, const PredictionArguments& arguments);

Result<evaluation::LabelTable> tableOf(const PredictionArguments& arguments,
                                       const evaluation::Options& options);
evaluation::LabelSource labelSourceOf(const PredictionArguments& arguments);

/// The name among `names` that no set has; keeps the sets that somebody means by one of them, all
/// where there are no names.
template <typename Set>
std::optional<QString> keepNamed(const std::vector<std::string>& names, std::vector<Set>& sets)
{
    const auto isMeant = [](const Set& set, const std::string& name) {
        return isNamed(set.name, text(name));
    };
    for (const std::string& name : names) {
        if (std::none_of(sets.begin(), sets.end(),
                         [&](const Set& set) { return isMeant(set, name); }))
            return text(name);
    }
    if (!names.empty())
        std::erase_if(sets, [&](const Set& set) {
            return std::none_of(names.begin(), names.end(),
                                [&](const std::string& name) { return isMeant(set, name); });
        });
    return std::nullopt;
}
/// Says that no set has the name, and which there are.
Status noSuchSet(const QString& name, const std::vector<SetName>& sets);
/// The same of sets that the study holds, or that the one of the name is withdrawn.
Status noSuchSet(Study& study, const QString& name, const std::vector<SetName>& sets);
/// Said where neither files nor the study have any.
inline constexpr QStringView NoPredictions =
    u"The study holds no predictions. Name files, or import them with “predictions import”.";
/// Says `line`, or that all sets that the study holds are withdrawn.
Status noPredictions(Study& study, QStringView line);

/// What files or the study have, or the status where it cannot be had; what was wrong is said.
template <typename Read> using OrStatus = tl::expected<Read, Status>;

/// Keeps the sets that are asked for; the status where there are none, or none of a name. The
/// study's withdrawals say nothing of the sets of files.
template <typename Set>
OrStatus<void> keepAsked(const PredictionArguments& asked, Study& study, std::vector<Set>& sets)
{
    const bool areOfStudy = asked.files.empty();
    if (sets.empty())
        return tl::unexpected(areOfStudy ? noPredictions(study, NoPredictions)
                                         : wrongUsage(NoPredictions.toString()));
    const auto there = namesOfSets(sets);
    if (const auto absent = keepNamed(asked.sets, sets))
        return tl::unexpected(areOfStudy ? noSuchSet(study, *absent, there)
                                         : noSuchSet(*absent, there));
    return {};
}

/// The one set that is meant by `names`, or that there is where there are no names.
OrStatus<SetName> onlySet(Study& study, const std::vector<std::string>& names,
                          const std::vector<SetName>& sets);
/// That a task does not fit the protocol of CEI, in words.
Status doesNotFitProtocol(const Task& task);

/// What the files answer to the question that is asked for; or the study, where none are named.
OrStatus<LabelAnswers> readLabels(const PredictionArguments& arguments, Study& study,
                                  const CancelToken& cancel);
/// The same of every question of the study that the files answer, for taking them in.
OrStatus<FileAnswers> readAllLabels(const PredictionArguments& arguments, Study& study,
                                    const CancelToken& cancel);

struct VectorInput
{
    VectorStudy study;
    evaluation::Predictions predictions; ///< The same.
};
OrStatus<VectorInput> readVectors(const PredictionArguments& arguments, Study& study,
                                  const CancelToken& cancel);

} // namespace subtext::cli
