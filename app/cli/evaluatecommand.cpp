// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/evaluationlines.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/evaluation/evaluationjson.h"
#include "core/evaluation/predictionfile.h"
#include "core/evaluation/predictionrecord.h"
#include "core/study/agreementreading.h"
#include "ui/text/evaluationtext.h"

#include <CLI/CLI.hpp>

#include <limits>

namespace subtext::cli {
namespace {

struct EvaluateArguments
{
    std::string study;
    std::vector<std::string> files;
    std::vector<std::string> sets;
    std::string model;
    std::string mode;
    std::vector<std::string> columns;
    std::string ids;
    std::string gold = "study";
    std::string labels = "reader";
    std::string table = "cei-2026";
    std::string split;
    int resamples = 10'000;
    std::uint64_t seed = 42;
    std::string stream = "cpython";
    double epsilon = 0.2;
    std::optional<double> least;
};

Status wrongUsage(const Session& session, const QString& line)
{
    warn(session, line);
    return Status::WrongUsage;
}

/// FIELD=COLUMN, of fields that there are.
std::optional<QMap<QString, QString>> columnsOf(const EvaluateArguments& arguments,
                                                const evaluation::Options& options)
{
    QMap<QString, QString> columns;
    for (const std::string& mapping : arguments.columns) {
        const QString pair = text(mapping);
        const qsizetype equals = pair.indexOf(u'=');
        if (equals <= 0 || equals + 1 == pair.size() ||
            !evaluation::fieldNames(options).contains(pair.left(equals)))
            return std::nullopt;
        columns.insert(pair.left(equals), pair.mid(equals + 1));
    }
    return columns;
}

Result<evaluation::LabelTable> tableOf(const EvaluateArguments& arguments,
                                       const evaluation::Options& options)
{
    if (arguments.table == "none")
        return evaluation::noLabelTable();
    if (arguments.table == "cei-2026")
        return evaluation::cei2026Table();
    return evaluation::readLabelTable(text(arguments.table), options);
}

std::optional<stats::Part> partOf(const std::string& split)
{
    if (split.empty())
        return std::nullopt;
    return split == "train" ? stats::Part::Train
           : split == "val" ? stats::Part::Validation
                            : stats::Part::Test;
}

/// Keeps the sets that were asked for; the name of one that is not there.
std::optional<QString> keepNamed(const std::vector<std::string>& names,
                                 std::vector<evaluation::PredictionSet>& sets)
{
    if (names.empty())
        return std::nullopt;
    std::vector<evaluation::PredictionSet> kept;
    for (const std::string& name : names) {
        const bool isThere =
            std::any_of(sets.begin(), sets.end(), [&](const evaluation::PredictionSet& set) {
                return evaluation::isNamed(set, text(name));
            });
        if (!isThere)
            return text(name);
    }
    for (evaluation::PredictionSet& set : sets) {
        const bool isWanted = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return evaluation::isNamed(set, text(name));
        });
        if (isWanted)
            kept.push_back(std::move(set));
    }
    sets = std::move(kept);
    return std::nullopt;
}

Status reportOfFiles(const Error& error)
{
    putErrorLine(predictionErrorText(error).oneLine());
    if (error.code == ErrorCode::Cancelled)
        return Status::Interrupted;
    return isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
}

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

void warnOf(const Session& session, const evaluation::ReadingNotes& notes)
{
    for (const QString& warning : notes.warnings)
        warn(session, warning);
    for (const evaluation::ReadingNotes::Refused& of : notes.refused)
        warn(session, QStringLiteral("refused: %1:%2 %3 “%4”: %5")
                          .arg(of.file)
                          .arg(of.line)
                          .arg(of.column, of.value, of.reason));
}

/// Names, with those of an older release where its table is given.
Result<evaluation::ScenarioNames> namesOf(const EvaluateArguments& arguments, const Study& study,
                                          const evaluation::Input& input)
{
    evaluation::ScenarioNames names(input);
    if (arguments.ids.empty())
        return names;
    const auto scenarios = study.scenarios();
    if (!scenarios)
        return fail(scenarios.error());
    auto ids = evaluation::readReleaseIds(text(arguments.ids), input, *scenarios);
    if (!ids)
        return fail(ids.error());
    names.setReleaseIds(std::move(*ids));
    return names;
}

evaluation::EvaluationOptions optionsOf(const EvaluateArguments& arguments,
                                        evaluation::LabelTable table)
{
    evaluation::EvaluationOptions how;
    how.gold =
        arguments.gold == "study" ? evaluation::GoldOrigin::Study : evaluation::GoldOrigin::File;
    how.labels = arguments.labels == "reader" ? evaluation::LabelSource::Reader
                                              : evaluation::LabelSource::File;
    how.table = std::move(table);
    how.resampling = {arguments.resamples, arguments.seed,
                      arguments.stream == "cpython" ? evaluation::Stream::CPython
                                                    : evaluation::Stream::NumpyPublished};
    how.epsilon = arguments.epsilon;
    return how;
}

Status runEvaluate(Session& session, const EvaluateArguments& arguments, Study& study)
{
    const auto agreement = readAgreementInput(study);
    if (!agreement)
        return report(agreement.error());
    evaluation::Input input = evaluation::evaluationInput(*agreement);
    const auto columns = columnsOf(arguments, input.options);
    if (!columns)
        return wrongUsage(
            session, QStringLiteral("--map wants FIELD=COLUMN; fields are %1.")
                         .arg(evaluation::fieldNames(input.options).join(QStringLiteral(", "))));
    auto table = tableOf(arguments, input.options);
    if (!table)
        return reportOfFiles(table.error());
    const auto names = namesOf(arguments, study, input);
    if (!names)
        return reportOfFiles(names.error());
    QStringList paths;
    for (const std::string& file : arguments.files)
        paths << text(file);
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    auto predictions = evaluation::readPredictions(
        paths, input, *names, {*columns, text(arguments.model), text(arguments.mode)}, cancel);
    if (!predictions)
        return reportOfFiles(predictions.error());
    const evaluation::ReadingNotes notes = readingNotes(*predictions);
    if (const auto absent = keepNamed(arguments.sets, predictions->sets))
        return wrongUsage(
            session,
            QStringLiteral("No set is called “%1”; there are %2.")
                .arg(*absent,
                     evaluation::shortNames(predictions->sets).join(QStringLiteral(", "))));
    if (const auto part = partOf(arguments.split))
        evaluation::restrictTo(*part, input, predictions->sets);
    const auto scored = evaluation::evaluate(input, predictions->sets,
                                             optionsOf(arguments, std::move(*table)), cancel);
    if (!scored)
        return report({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    if (scored->how.gold == evaluation::GoldOrigin::File && scored->items == 0) {
        putErrorLine(QStringLiteral("No row of these files has a gold label. Leave --gold out, so "
                                    "that the study's count."));
        return Status::UnusableInput;
    }
    warnOf(session, notes);
    if (session.isJson)
        putJson(evaluation::evaluationJson(*scored, notes));
    else
        sayEvaluation(session, *scored);
    return statusOf(session, arguments, *scored, notes);
}

} // namespace

void addEvaluateCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command =
        app.add_subcommand("evaluate", "Score model predictions against the people of a study");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    command
        ->add_option("FILE", arguments->files,
                     "Predictions: CSV, JSON, JSON Lines, or a folder with a record a file")
        ->required();
    command->add_option("--set", arguments->sets, "MODEL[:MODE[:RUN]]: only this set")
        ->allow_extra_args(false);
    command->add_option("--model", arguments->model, "For files that name none (the file's name)");
    command->add_option("--mode", arguments->mode, "For files that name none (zero-shot)");
    command->add_option("--map", arguments->columns, "FIELD=COLUMN: where a foreign file has it")
        ->allow_extra_args(false);
    command->add_option("--ids", arguments->ids,
                        "The table of an older release, for ids like CEI-0001");
    command->add_option("--gold", arguments->gold, "Whose gold labels count (study)")
        ->check(CLI::IsMember({"study", "file"}));
    command
        ->add_option("--labels", arguments->labels,
                     "Read raw answers, or trust the labels of the file (reader)")
        ->check(CLI::IsMember({"reader", "file"}));
    command->add_option("--harmonise", arguments->table,
                        "What other labels are taken for: cei-2026, none, or a CSV with the "
                        "columns label and emotion (cei-2026)");
    command->add_option("--split", arguments->split, "Only this part of the study")
        ->check(CLI::IsMember({"train", "val", "test"}));
    command->add_option("--resamples", arguments->resamples, "Bootstrap resamples (10000)")
        ->check(CLI::Range(1, 1'000'000));
    addSeedOption(*command, arguments->seed, std::numeric_limits<std::uint64_t>::max(),
                  "Of the resampling (42)");
    command
        ->add_option("--stream", arguments->stream,
                     "The random numbers: those of CPython, or of the published intervals "
                     "(cpython)")
        ->check(CLI::IsMember({"cpython", "numpy-published"}));
    command
        ->add_option("--epsilon", arguments->epsilon,
                     "What a person may be better by in the alternative annotator test (0.2)")
        ->check(CLI::Range(0.0, 1.0));
    command
        ->add_option("--min", arguments->least,
                     "End with status 1 where the accuracy of a set is below")
        ->check(CLI::Range(0.0, 1.0));
    command->callback([&session, arguments] {
        session.run = [&session, arguments] {
            const evaluation::Stream stream = arguments->stream == "cpython"
                                                  ? evaluation::Stream::CPython
                                                  : evaluation::Stream::NumpyPublished;
            if (arguments->seed > evaluation::largestSeed(stream))
                return wrongUsage(session, QStringLiteral("With --stream numpy-published the seed "
                                                          "is a number from 0 to 4294967295."));
            return withVerifiedStudy(session, arguments->study, [&](Study& study) {
                return runEvaluate(session, *arguments, study);
            });
        };
    });
}

} // namespace subtext::cli
