// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/evaluationlines.h"
#include "app/cli/output.h"
#include "app/cli/predictioninput.h"
#include "app/cli/terminal.h"
#include "app/cli/vectorcommands.h"
#include "core/evaluation/evaluationjson.h"
#include "core/models/topicfigures.h"
#include "ui/text/evaluationtext.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

struct EvaluateArguments
{
    std::string study;
    PredictionArguments predictions;
    std::string gold = "study";
    bool withoutAmbiguous = false;
    std::string split;
    int resamples = 10'000;
    std::uint64_t seed = 42;
    std::string stream = "cpython";
    double epsilon = 0.2;
    std::optional<double> least;
    std::string protocol;
    double smoothing = entanglement::UsualSmoothing;
    bool hasStrata = false;
};

Status statusOf(const Session& session, const EvaluateArguments& arguments,
                const evaluation::Evaluation& evaluation, const evaluation::ReadingNotes& notes)
{
    bool isBelow = false;
    for (const evaluation::SetEvaluation& set : evaluation.sets) {
        const double accuracy = set.overall.scores.accuracy.value_or(0);
        if (!arguments.least || accuracy >= *arguments.least)
            continue;
        isBelow = true;
        warn(session, QStringLiteral("%1: accuracy %2 is below %3.")
                          .arg(set.shortName)
                          .arg(accuracy, 0, 'f', 4)
                          .arg(*arguments.least));
    }
    return isBelow || !notes.isEmpty() ? Status::DataErrors : Status::Done;
}

evaluation::EvaluationOptions optionsOf(const EvaluateArguments& arguments,
                                        evaluation::LabelTable table)
{
    evaluation::EvaluationOptions how;
    how.gold =
        arguments.gold == "study" ? evaluation::GoldOrigin::Study : evaluation::GoldOrigin::File;
    if (arguments.withoutAmbiguous)
        how.ambiguous = evaluation::AmbiguousItems::LeftOut;
    how.labels = labelSourceOf(arguments.predictions);
    how.table = std::move(table);
    how.resampling = {arguments.resamples, arguments.seed,
                      arguments.stream == "cpython" ? evaluation::Stream::CPython
                                                    : evaluation::Stream::NumpyPublished};
    how.epsilon = arguments.epsilon;
    return how;
}

Status runEvaluate(Session& session, const EvaluateArguments& arguments, Study& study)
{
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    auto read = readLabels(arguments.predictions, study, cancel);
    if (!read)
        return read.error();
    auto& [input, sets, notTaken] = *read;
    auto table = tableOf(arguments.predictions, input.options);
    if (!table)
        return reportOfFiles(table.error());
    if (const auto kept = keepAsked(arguments.predictions, study, sets); !kept)
        return kept.error();
    if (const auto named = nameTopics(study.topics(), input); !named)
        return report(named.error());
    const evaluation::ReadingNotes notes = readingNotes(notTaken);
    if (const auto part = partFromToken(QString::fromStdString(arguments.split)))
        evaluation::restrictTo(*part, input, sets);
    const auto scored =
        evaluation::evaluate(input, sets, optionsOf(arguments, std::move(*table)), cancel);
    if (!scored)
        return report({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    if (scored->how.gold == evaluation::GoldOrigin::File && scored->items == 0) {
        putErrorLine(QStringLiteral(
            "No row of these files has a gold label. Omit --gold to use the study's gold labels."));
        return Status::UnusableInput;
    }
    warnOfSheets(session, arguments.predictions);
    warnOf(session, notes);
    if (session.isJson)
        putJson(evaluation::evaluationJson(*scored, notes));
    else
        sayEvaluation(session, *scored);
    return statusOf(session, arguments, *scored, notes);
}

/// What is for studies of one label an item, or of vectors, alone.
std::optional<QString> foreignOption(const CLI::App& command, bool hasVectors)
{
    const std::vector<const char*> foreign =
        hasVectors ? std::vector<const char*>{"--ids",
                                              "--gold",
                                              "--without-ambiguous",
                                              "--labels",
                                              "--split",
                                              "--stream",
                                              "--harmonise",
                                              "--harmonise-sheet",
                                              "--epsilon",
                                              "--min"}
                   : std::vector<const char*>{"--protocol", "--smoothing", "--strata"};
    for (const char* option : foreign) {
        if (command.count(option) > 0)
            return QLatin1String(option);
    }
    return std::nullopt;
}

Status runOn(Session& session, const CLI::App& command, const EvaluateArguments& arguments,
             Study& study)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    const bool isOfVectors = hasVectors(**task);
    if (const auto option = foreignOption(command, isOfVectors))
        return wrongUsage(QStringLiteral("%1 is for studies of another task than “%2”.")
                              .arg(*option, (*task)->token));
    if (isOfVectors)
        return evaluateVectorsOf(session,
                                 {arguments.predictions, arguments.protocol, arguments.smoothing,
                                  arguments.resamples, arguments.seed, arguments.hasStrata},
                                 study);
    return runEvaluate(session, arguments, study);
}

void addOptions(CLI::App& command, EvaluateArguments& arguments)
{
    command.add_option("STUDY", arguments.study, "The study file")->required();
    command.add_option("FILE", arguments.predictions.files,
                       "Predictions: CSV, JSON, JSON Lines, or a folder with one record per file "
                       "(those that the study holds)");
    command.add_option("--set", arguments.predictions.sets, "MODEL[:MODE[:RUN]]: only this set")
        ->allow_extra_args(false);
    addFileOptions(command, arguments.predictions);
    command.add_option("--gold", arguments.gold, "Which gold labels to use (study)")
        ->check(CLI::IsMember({"study", "file"}));
    command.add_flag("--without-ambiguous", arguments.withoutAmbiguous,
                     "Leave out items that have a label and were decided to be ambiguous");
    addLabelOptions(command, arguments.predictions);
    command.add_option("--split", arguments.split, "Only this part of the study")
        ->check(CLI::IsMember({"train", "val", "test"}));
    command.add_option("--resamples", arguments.resamples, "Bootstrap resamples (10000)")
        ->check(CLI::Range(1, 1'000'000));
    addSeedOption(command, arguments.seed, std::numeric_limits<std::uint64_t>::max(),
                  "Seed of the resampling (42)");
    command
        .add_option(
            "--stream", arguments.stream,
            "The random number generator: CPython's, or that of the published intervals (cpython)")
        ->check(CLI::IsMember({"cpython", "numpy-published"}));
    command
        .add_option("--epsilon", arguments.epsilon,
                    "Margin in favour of the annotator (ε) in the alternative annotator test (0.2)")
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option("--min", arguments.least,
                    "End with status 1 if the accuracy of a set is below this")
        ->check(CLI::Range(0.0, 1.0));
    addVectorOptions(command, arguments.protocol, arguments.smoothing);
    command.add_flag("--strata", arguments.hasStrata,
                     "Vectors: the figures of each group, split and topic too");
}

} // namespace

void addEvaluateCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command =
        app.add_subcommand("evaluate", "Score model predictions against the people of a study");
    addOptions(*command, *arguments);
    onChosen(*command, session, [&session, arguments, command] {
        const evaluation::Stream stream = arguments->stream == "cpython"
                                              ? evaluation::Stream::CPython
                                              : evaluation::Stream::NumpyPublished;
        if (arguments->seed > evaluation::largestSeed(stream))
            return wrongUsage(QStringLiteral("With --stream numpy-published the seed "
                                             "is a number from 0 to 4294967295."));
        return withFigures(session, arguments->study, [&](Study& study) {
            return runOn(session, *command, *arguments, study);
        });
    });
}

} // namespace subtext::cli
