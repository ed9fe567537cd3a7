// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictioninput.h"

#include "app/cli/output.h"
#include "core/models/keptforms.h"
#include "core/models/vectorrecord.h"
#include "core/study/agreementreading.h"
#include "ui/text/evaluationtext.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

/// FIELD=COLUMN, of fields that there are; none where one is of another form.
std::optional<QMap<QString, QString>> columnsOf(const PredictionArguments& arguments,
                                                const QStringList& fields)
{
    QMap<QString, QString> columns;
    for (const std::string& mapping : arguments.columns) {
        const QString pair = text(mapping);
        const qsizetype equals = pair.indexOf(u'=');
        if (equals <= 0 || equals + 1 == pair.size() || !fields.contains(pair.left(equals)))
            return std::nullopt;
        columns.insert(pair.left(equals), pair.mid(equals + 1));
    }
    return columns;
}

Status wrongMapping(const Session& session, const QStringList& fields)
{
    return wrongUsage(session, QStringLiteral("--map wants FIELD=COLUMN; fields are %1.")
                                   .arg(fields.join(QStringLiteral(", "))));
}

/// Names, with those of an older release where its table is given.
Result<evaluation::ScenarioNames> namesOf(const PredictionArguments& arguments, const Study& study,
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

QStringList pathsOf(const PredictionArguments& arguments)
{
    QStringList paths;
    for (const std::string& file : arguments.files)
        paths << text(file);
    return paths;
}

evaluation::ReadOptions readOptionsOf(const PredictionArguments& arguments,
                                      const QMap<QString, QString>& columns)
{
    return {columns, text(arguments.model), text(arguments.mode), text(arguments.run)};
}

tl::unexpected<Status> failed(Status status)
{
    return tl::unexpected<Status>(status);
}

} // namespace

void addFileOptions(CLI::App& command, PredictionArguments& arguments)
{
    command.add_option("--model", arguments.model, "For files that name none (the file's name)");
    command.add_option("--mode", arguments.mode, "For files that name none (zero-shot)");
    command.add_option("--run", arguments.run, "For files that name none (1)");
    command.add_option("--map", arguments.columns, "FIELD=COLUMN: where a foreign file has it")
        ->allow_extra_args(false);
    command.add_option("--ids", arguments.ids,
                       "The table of an older release, for ids like CEI-0001");
}

void addLabelOptions(CLI::App& command, PredictionArguments& arguments)
{
    command
        .add_option("--labels", arguments.labels,
                    "Read raw answers, or trust the labels of the file (reader)")
        ->check(CLI::IsMember({"reader", "file"}));
    command.add_option("--harmonise", arguments.table,
                       "What other labels are taken for: cei-2026, none, or a CSV with the "
                       "columns label and emotion (cei-2026)");
}

Status wrongUsage(const Session& session, const QString& line)
{
    warn(session, line);
    return Status::WrongUsage;
}

Status reportOfFiles(const Error& error)
{
    putErrorLine(predictionErrorText(error).oneLine());
    if (error.code == ErrorCode::Cancelled)
        return Status::Interrupted;
    return isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
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

Result<evaluation::LabelTable> tableOf(const PredictionArguments& arguments,
                                       const evaluation::Options& options)
{
    if (arguments.table == "none")
        return evaluation::noLabelTable();
    if (arguments.table == "cei-2026")
        return evaluation::cei2026Table();
    return evaluation::readLabelTable(text(arguments.table), options);
}

evaluation::LabelSource labelSourceOf(const PredictionArguments& arguments)
{
    return arguments.labels == "reader" ? evaluation::LabelSource::Reader
                                        : evaluation::LabelSource::File;
}

Status noSuchSet(const Session& session, const QString& name,
                 const std::vector<evaluation::SetName>& sets)
{
    const QStringList names = evaluation::shortNames(sets);
    return wrongUsage(session,
                      names.isEmpty()
                          ? QStringLiteral("No set is called “%1”; there are none.").arg(name)
                          : QStringLiteral("No set is called “%1”; there are %2.")
                                .arg(name, names.join(QStringLiteral(", "))));
}

OrStatus<LabelInput> readLabels(const Session& session, const PredictionArguments& arguments,
                                Study& study, const CancelToken& cancel)
{
    const auto agreement = readAgreementInput(study);
    if (!agreement)
        return failed(report(agreement.error()));
    evaluation::Input input = evaluation::evaluationInput(*agreement);
    const QStringList fields = evaluation::fieldNames(input.options);
    const auto columns = columnsOf(arguments, fields);
    if (!columns)
        return failed(wrongMapping(session, fields));
    if (arguments.files.empty()) {
        const auto kept = study.modelAnswers().all();
        auto sets = kept ? labelSets(*kept, input) : fail(kept.error());
        if (!sets)
            return failed(report(sets.error()));
        evaluation::Predictions predictions;
        predictions.sets = std::move(*sets);
        return LabelInput{std::move(input), std::move(predictions)};
    }
    const auto names = namesOf(arguments, study, input);
    if (!names)
        return failed(reportOfFiles(names.error()));
    auto predictions = evaluation::readPredictions(pathsOf(arguments), input, *names,
                                                   readOptionsOf(arguments, *columns), cancel);
    if (!predictions)
        return failed(reportOfFiles(predictions.error()));
    return LabelInput{std::move(input), std::move(*predictions)};
}

OrStatus<VectorInput> readVectors(const Session& session, const PredictionArguments& arguments,
                                  Study& study, const CancelToken& cancel)
{
    auto vectors = readVectorStudy(study);
    if (!vectors)
        return failed(report(vectors.error()));
    const evaluation::ScenarioNames names(vectors->input);
    const QStringList fields = VectorRecordReader(vectors->emotions, names, {}).fieldNames();
    const auto columns = columnsOf(arguments, fields);
    if (!columns)
        return failed(wrongMapping(session, fields));
    if (!arguments.ids.empty())
        return failed(wrongUsage(session, QStringLiteral("--ids is for studies of CEI's task.")));
    if (arguments.files.empty()) {
        const auto kept = study.modelAnswers().all();
        auto sets =
            kept ? vectorSets(*kept, vectors->emotions, vectors->input) : fail(kept.error());
        if (!sets)
            return failed(report(sets.error()));
        VectorPredictions predictions;
        predictions.sets = std::move(*sets);
        return VectorInput{std::move(*vectors), std::move(predictions)};
    }
    auto predictions = readVectorPredictions(pathsOf(arguments), vectors->emotions, vectors->input,
                                             names, readOptionsOf(arguments, *columns), cancel);
    if (!predictions)
        return failed(reportOfFiles(predictions.error()));
    return VectorInput{std::move(*vectors), std::move(*predictions)};
}

} // namespace subtext::cli
