// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictioninput.h"
#include "app/cli/terminal.h"
#include "core/base/filewriter.h"
#include "core/domain/records.h"
#include "core/evaluation/answers.h"
#include "core/evaluation/scoreditems.h"
#include "core/exchange/tables/csvtext.h"
#include "core/models/keptforms.h"
#include "core/models/predictionreading.h"
#include "core/models/withoutwords.h"
#include "core/predictions/predictionwriter.h"
#include "core/report/submission.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct ImportedPredictions
{
    std::vector<ModelAnswers::NewPredictions> sets;
    evaluation::ReadingNotes notes;
    Json coverage = Json::object(); ///< By set: how many answers have each status.
    Json goldDiffers = Json::array();
};

QString predictionsWord(qint64 count)
{
    return Plurals::tr("%n predictions", nullptr, plural(count));
}

Json coverageOf(const evaluation::Column& set, const evaluation::Input& input,
                evaluation::LabelSource source, const evaluation::LabelTable& table)
{
    const auto answers = evaluation::answersOf(set, input, source, table);
    evaluation::Coverage coverage{};
    for (const evaluation::ColumnRow& row : set.rows) {
        const auto status = answers[static_cast<std::size_t>(row.item)].reading.status;
        ++coverage.at(static_cast<std::size_t>(status));
    }
    Json json = Json::object();
    for (const evaluation::AnswerStatus status : evaluation::AllStatuses) {
        if (const auto count = coverage.at(static_cast<std::size_t>(status)); count > 0)
            json[evaluation::statusToken(status).latin1()] = count;
    }
    return json;
}

void addGoldDifferences(const LabelAnswers& read, Json& differences)
{
    for (const evaluation::GoldDifference& difference :
         evaluation::goldDifferences(read.input, read.sets)) {
        const auto ofStudy =
            difference.ofStudy ? Json(utf8(read.input.options.token(*difference.ofStudy))) : Json();
        differences.push_back({{"scenario", utf8(difference.item)},
                               {"file", utf8(difference.ofFile)},
                               {"study", ofStudy}});
    }
}

OrStatus<ImportedPredictions> labelsToTake(const PredictionArguments& arguments, Study& study,
                                           const CancelToken& cancel)
{
    const auto all = readAllLabels(arguments, study, cancel);
    if (!all)
        return tl::unexpected(all.error());
    ImportedPredictions imported;
    imported.notes = readingNotes(all->predictions);
    imported.sets = toKeep(*all);
    for (const LabelAnswers& read : all->byQuestion()) {
        const auto table = tableOf(arguments, read.input.options);
        if (!table)
            return tl::unexpected(reportOfFiles(table.error()));
        const evaluation::Options& options = read.input.options;
        const QStringList names = shortNames(namesOfSets(read.sets));
        Json coverage = Json::object();
        for (std::size_t i = 0; i < read.sets.size(); ++i) {
            coverage[utf8(names.at(static_cast<qsizetype>(i)))] =
                coverageOf(read.sets[i], read.input, labelSourceOf(arguments), *table);
        }
        if (options.isOneOfSeveral())
            imported.coverage[utf8(options.question())] = std::move(coverage);
        else
            imported.coverage = std::move(coverage);
        addGoldDifferences(read, imported.goldDiffers);
    }
    return imported;
}

OrStatus<ImportedPredictions> vectorsToTake(const PredictionArguments& arguments, Study& study,
                                            const CancelToken& cancel)
{
    const auto read = readVectors(arguments, study, cancel);
    if (!read)
        return tl::unexpected(read.error());
    auto kept = study.predictions().toKeep(read->study, read->predictions.sets);
    if (!kept)
        return tl::unexpected(report(kept.error()));
    ImportedPredictions imported;
    imported.notes = readingNotes(read->predictions);
    imported.sets = std::move(*kept);
    return imported;
}

/// A contradiction to what the study holds is said as one to a file is.
Status reportOfTaking(const Error& error)
{
    const Error said = takingError(error);
    return said.detail == error.detail ? report(error) : reportOfFiles(said);
}

Status runImport(Session& session, const std::string& path, const PredictionArguments& arguments)
{
    return withStudy(session, path, Study::Access::Write, [&](Study& study) {
        const auto task = study.task();
        if (!task)
            return report(task.error());
        const CancelToken cancel;
        const Interruptible interruptible(cancel);
        const auto imported = hasVectors(**task) ? vectorsToTake(arguments, study, cancel)
                                                 : labelsToTake(arguments, study, cancel);
        if (!imported)
            return imported.error();
        const auto taken = study.modelAnswers().take(imported->sets);
        if (!taken)
            return reportOfTaking(taken.error());
        warnOfSheets(session, arguments);
        warnOf(session, imported->notes);
        if (!imported->goldDiffers.empty())
            warn(session,
                 Plurals::tr(
                     "%n gold labels of the files differ from the study's, which keeps its own.",
                     nullptr, plural(std::ssize(imported->goldDiffers))));
        if (session.isJson) {
            Json json{{"sets", taken->sets},
                      {"predictions", taken->rows},
                      {"known", taken->known},
                      {"coverage", imported->coverage},
                      {"gold_differs", imported->goldDiffers},
                      {"refused", Json::array()},
                      {"warnings", Json::array()}};
            for (const evaluation::ReadingNotes::Refused& of : imported->notes.refused)
                json["refused"].push_back({{"file", utf8(of.file)},
                                           {"line", of.line},
                                           {"column", utf8(of.column)},
                                           {"value", utf8(of.value)},
                                           {"reason", utf8(of.reason)}});
            for (const QString& warning : imported->notes.warnings)
                json["warnings"].push_back(utf8(warning));
            print(json);
        }
        say(session, QStringLiteral("%1, %2 imported; %3 known.")
                         .arg(Plurals::tr("%n sets", nullptr, plural(taken->sets)),
                              predictionsWord(taken->rows),
                              Plurals::tr("%n were", nullptr, plural(taken->known))));
        return imported->notes.isEmpty() ? Status::Done : Status::DataErrors;
    });
}

Status runList(Session& session, Study& study)
{
    const auto sets = study.modelAnswers().counts();
    if (!sets)
        return report(sets.error());
    Json json{{"schema", "subtext.predictions/1"}, {"sets", Json::array()}};
    for (const SetCount& set : *sets) {
        Json files = Json::array();
        for (const QString& file : set.files)
            files.push_back(utf8(file));
        json["sets"].push_back({{"model", utf8(set.name.model)},
                                {"mode", utf8(set.name.mode)},
                                {"run", utf8(set.name.run)},
                                {"predictions", set.count.answers},
                                {"failed", set.count.failed},
                                {"contradicted", set.contradicted},
                                {"files", files},
                                {"imported_at", utf8(isoTime(set.at))}});
        if (set.withdrawn)
            json["sets"].back()["withdrawn"] = {{"at", utf8(isoTime(set.withdrawn->at))},
                                                {"reason", utf8(set.withdrawn->reason)}};
        say(session,
            QStringLiteral("%1  %2%3, from %4%5")
                .arg(set.name.text(), predictionsWord(set.count.answers),
                     set.count.failed > 0
                         ? QStringLiteral(" (%1 more failed)").arg(set.count.failed)
                         : QString(),
                     set.files.join(QStringLiteral(", ")),
                     set.withdrawn ? QStringLiteral("; withdrawn: %1").arg(set.withdrawn->reason)
                                   : QString()));
        if (set.contradicted > 0)
            warn(
                session,
                QStringLiteral("%1: %2; what was imported earlier counts.")
                    .arg(set.name.text(),
                         Plurals::tr("%n rows of another copy of the study say something different",
                                     nullptr, plural(set.contradicted))));
    }
    if (sets->empty())
        say(session, QStringLiteral("No predictions."));
    if (session.isJson)
        print(json);
    return Status::Done;
}

struct ExportArguments
{
    std::string study;
    PredictionArguments predictions; ///< The sets alone.
    std::string format;
    std::string out;
};

Status writeTo(const Session& session, const QString& path,
               const std::function<Result<void>(const ByteSink& sink)>& write)
{
    auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return report(file.error());
    auto written = write([&](const QByteArray& piece) { return (*file)->write(piece); });
    if (written)
        written = (*file)->commit();
    if (!written)
        return report(written.error());
    if (session.isJson)
        print({{"files", {utf8(path)}}});
    say(session, QStringLiteral("Wrote %1").arg(path));
    return Status::Done;
}

PredictionFormat formatOf(const std::string& token)
{
    return token == "csv"       ? PredictionFormat::Csv
           : token == "jsonl"   ? PredictionFormat::JsonLines
           : token == "authors" ? PredictionFormat::Authors
                                : PredictionFormat::Protocol;
}

Status exportProtocol(Session& session, const ExportArguments& arguments, Study& study)
{
    const auto read = readLabels(arguments.predictions, study, {});
    if (!read)
        return read.error();
    const auto name = onlySet(study, arguments.predictions.sets, namesOfSets(read->sets));
    if (!name)
        return name.error();
    const auto set = std::find_if(read->sets.begin(), read->sets.end(),
                                  [&](const evaluation::Column& of) { return of.name == *name; });
    const auto bare = withoutWords(*set, read->input, evaluation::usualTable(read->input.options));
    return writeTo(session, text(arguments.out), [&](const ByteSink& sink) {
        return writePredictions({bare}, read->input, PredictionFormat::Protocol, sink);
    });
}

Status runExport(Session& session, const ExportArguments& arguments, Study& study)
{
    const auto task = study.task();
    if (!task)
        return report(task.error());
    const PredictionFormat format = formatOf(arguments.format);
    if (format == PredictionFormat::Protocol) {
        if (!fitsProtocol(**task))
            return doesNotFitProtocol(**task);
        return exportProtocol(session, arguments, study);
    }
    const auto& asked = arguments.predictions.sets;
    if (!hasVectors(**task)) {
        auto read = readLabels(arguments.predictions, study, {});
        if (!read)
            return read.error();
        const auto there = namesOfSets(read->sets);
        if (const auto absent = keepNamed(asked, read->sets))
            return noSuchSet(study, *absent, there);
        for (evaluation::Column& set : read->sets)
            set = withLabelsRead(set, read->input, evaluation::usualTable(read->input.options));
        return writeTo(session, text(arguments.out), [&](const ByteSink& sink) {
            return writePredictions(read->sets, read->input, format, sink);
        });
    }
    if (format == PredictionFormat::Authors)
        return wrongUsage(QStringLiteral("--format authors is for studies of CEI's task."));
    auto read = readVectors(arguments.predictions, study, {});
    if (!read)
        return read.error();
    const auto there = namesOfSets(read->predictions.sets);
    if (const auto absent = keepNamed(asked, read->predictions.sets))
        return noSuchSet(study, *absent, there);
    return writeTo(session, text(arguments.out), [&](const ByteSink& sink) {
        return writeVectors(read->predictions.sets, read->study.emotions, read->study.input, format,
                            sink);
    });
}

void addImport(CLI::App& predictions, Session& session)
{
    auto study = std::make_shared<std::string>();
    auto arguments = std::make_shared<PredictionArguments>();
    CLI::App* command = predictions.add_subcommand(
        "import", "Import what models answered; importing the same file twice changes nothing");
    command->add_option("STUDY", *study, "The study file")->required();
    command
        ->add_option("FILE", arguments->files,
                     "Predictions: CSV, JSON, JSON Lines, or a folder with one record per file")
        ->required();
    addFileOptions(*command, *arguments);
    addLabelOptions(*command, *arguments);
    onChosen(*command, session,
             [&session, study, arguments] { return runImport(session, *study, *arguments); });
}

} // namespace

void addPredictionCommands(CLI::App& app, Session& session)
{
    CLI::App* predictions = app.add_subcommand("predictions", "Predictions of models");
    predictions->require_subcommand(1);
    addImport(*predictions, session);

    auto listed = std::make_shared<std::string>();
    CLI::App* list =
        predictions->add_subcommand("list", "The prediction sets that the study holds");
    list->add_option("STUDY", *listed, "The study file")->required();
    onChosen(*list, session, [&session, listed] {
        return withFigures(session, *listed, [&](Study& study) { return runList(session, study); });
    });

    auto arguments = std::make_shared<ExportArguments>();
    CLI::App* exporting =
        predictions->add_subcommand("export", "Write prediction sets into a file");
    exporting->add_option("STUDY", arguments->study, "The study file")->required();
    exporting
        ->add_option("--set", arguments->predictions.sets,
                     "MODEL[:MODE[:RUN]]: only this set (all)")
        ->allow_extra_args(false);
    exporting
        ->add_option("--format", arguments->format,
                     "csv, jsonl, authors: the layout of the CEI authors' results, or protocol: "
                     "the list of the CEI evaluation protocol, of one set")
        ->required()
        ->check(CLI::IsMember({"csv", "jsonl", "authors", "protocol"}));
    exporting->add_option("--question", arguments->predictions.question,
                          "The token of the question whose answers are written (the first)");
    exporting->add_option("--out", arguments->out, "The file to write")->required();
    onChosen(*exporting, session, [&session, arguments] {
        return withVerifiedStudy(session, arguments->study, [&](Study& study) {
            return runExport(session, *arguments, study);
        });
    });
    addSubmissionCommand(*predictions, session);
    addWithdrawalCommands(*predictions, session);
}

} // namespace subtext::cli
