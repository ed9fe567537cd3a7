// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictioninput.h"

#include "app/cli/output.h"
#include "core/figures/figures.h"
#include "core/models/keptforms.h"
#include "core/models/predictionreading.h"
#include "core/predictions/labeltablefile.h"
#include "core/predictions/vectorrecord.h"
#include "core/study/study.h"
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

Status wrongMapping(const QStringList& fields)
{
    return wrongUsage(QStringLiteral("The form is --map FIELD=COLUMN; fields are %1.")
                          .arg(fields.join(QStringLiteral(", "))));
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
    QMap<QString, QString> sheets;
    if (!arguments.sheet.empty()) {
        for (const QString& path : pathsOf(arguments))
            sheets.insert(path, text(arguments.sheet));
    }
    return {columns, text(arguments.model), text(arguments.mode), text(arguments.run), sheets};
}

tl::unexpected<Status> failed(Status status)
{
    return tl::unexpected<Status>(status);
}

} // namespace

void addFileOptions(CLI::App& command, PredictionArguments& arguments)
{
    command.add_option("--model", arguments.model,
                       "Model, for files that name none (the file's name)");
    command.add_option("--mode", arguments.mode, "Mode, for files that name none (zero-shot)");
    command.add_option("--run", arguments.run, "Run, for files that name none (1)");
    command.add_option("--map", arguments.columns, "FIELD=COLUMN: the column of a foreign file")
        ->allow_extra_args(false);
    command.add_option("--ids", arguments.ids,
                       "The table of an older release, for ids like CEI-0001");
    addSheetOption(command, arguments.sheet, "--sheet", "Excel workbooks with predictions");
}

void addLabelOptions(CLI::App& command, PredictionArguments& arguments)
{
    command
        .add_option("--labels", arguments.labels,
                    "Read raw answers, or trust the labels of the file (reader)")
        ->check(CLI::IsMember({"reader", "file"}));
    command.add_option("--harmonise", arguments.table,
                       "Label table that translates other labels: cei-2026, none, or a CSV file "
                       "or Excel workbook with the columns label and emotion (cei-2026 for CEI's "
                       "emotions, else none)");
    addSheetOption(command, arguments.tableSheet, "--harmonise-sheet",
                   "the Excel workbook with the label table");
    command.add_option("--question", arguments.question,
                       "The token of the question that is scored (the first)");
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

void warnOfSheets(const Session& session, const PredictionArguments& arguments)
{
    warnOfOtherSheets(session, pathsOf(arguments), arguments.sheet);
    const bool isOwn =
        !arguments.table.empty() && arguments.table != "none" && arguments.table != "cei-2026";
    if (isOwn)
        warnOfOtherSheets(session, {text(arguments.table)}, arguments.tableSheet,
                          "--harmonise-sheet");
}

Result<evaluation::LabelTable> tableOf(const PredictionArguments& arguments,
                                       const evaluation::Options& options)
{
    if (arguments.table.empty())
        return evaluation::usualTable(options);
    if (arguments.table == "none")
        return evaluation::noLabelTable();
    const bool areEmotions = options.tokens() == evaluation::Options::emotions().tokens();
    if (arguments.table == "cei-2026" && !areEmotions)
        return fail({ErrorCode::InvalidValue,
                     {},
                     0,
                     0,
                     options.question(),
                     QStringLiteral("table of emotions")});
    if (arguments.table == "cei-2026")
        return evaluation::cei2026Table();
    return evaluation::readLabelTable(text(arguments.table), options, text(arguments.tableSheet));
}

evaluation::LabelSource labelSourceOf(const PredictionArguments& arguments)
{
    return arguments.labels == "reader" ? evaluation::LabelSource::Reader
                                        : evaluation::LabelSource::File;
}

Status noSuchSet(const QString& name, const std::vector<SetName>& sets)
{
    const QStringList names = shortNames(sets);
    return wrongUsage(
        names.isEmpty()
            ? QStringLiteral("No prediction set is called “%1”; there are none.").arg(name)
            : QStringLiteral("No prediction set is called “%1”; there are %2.")
                  .arg(name, names.join(QStringLiteral(", "))));
}

Status noSuchSet(Study& study, const QString& name, const std::vector<SetName>& sets)
{
    const auto withdrawn = study.modelAnswers().withdrawn();
    if (!withdrawn)
        return report(withdrawn.error());
    for (const SetWithdrawal& of : *withdrawn) {
        if (isNamed(of.set, name))
            return wrongUsage(
                QStringLiteral("%1 is withdrawn (%2). “predictions restore” brings it "
                               "back.")
                    .arg(of.set.text(), of.reason));
    }
    return noSuchSet(name, sets);
}

Status noPredictions(Study& study, QStringView line)
{
    const auto withdrawn = study.modelAnswers().withdrawn();
    if (!withdrawn)
        return report(withdrawn.error());
    const auto names = study.modelAnswers().names();
    if (!names)
        return report(names.error());
    const bool areAllOut = names->empty() && !withdrawn->empty();
    return wrongUsage(areAllOut ? QStringLiteral("All prediction sets of the study are withdrawn. "
                                                 "“predictions list” has the reasons.")
                                : line.toString());
}

OrStatus<SetName> onlySet(Study& study, const std::vector<std::string>& names,
                          const std::vector<SetName>& sets)
{
    struct Named
    {
        SetName name;
    };
    std::vector<Named> meant;
    for (const SetName& set : sets)
        meant.push_back({set});
    if (const auto absent = keepNamed(names, meant))
        return failed(noSuchSet(study, *absent, sets));
    if (meant.size() == 1)
        return meant.front().name;
    if (meant.empty())
        return failed(noPredictions(study, u"The study holds no predictions."));
    return failed(wrongUsage(QStringLiteral("This is for one set. Name it with --set: %1.")
                                 .arg(shortNames(namesOfSets(meant)).join(QStringLiteral(", ")))));
}

Status doesNotFitProtocol(const Task& task)
{
    return wrongUsage(QStringLiteral("The protocol has one label for each scenario, and the task "
                                     "“%1” asks more than one question.")
                          .arg(task.token));
}

namespace {

std::optional<QuestionIndex> questionOf(const PredictionArguments& arguments, const Task& task)
{
    if (arguments.question.empty())
        return FirstQuestion;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (task.questions[i].token == text(arguments.question))
            return static_cast<QuestionIndex>(i);
    }
    return std::nullopt;
}

PredictionFiles filesOf(const PredictionArguments& arguments, const QMap<QString, QString>& columns)
{
    return {pathsOf(arguments), readOptionsOf(arguments, columns), text(arguments.ids)};
}

} // namespace

OrStatus<LabelAnswers> readLabels(const PredictionArguments& arguments, Study& study,
                                  const CancelToken& cancel)
{
    const auto people = study.figures().agreementInput();
    if (!people)
        return failed(report(people.error()));
    const auto question = questionOf(arguments, *people->task);
    if (!question)
        return failed(wrongUsage(
            QStringLiteral("The study asks no question “%1”.").arg(text(arguments.question))));
    const QStringList fields =
        evaluation::fieldNames(evaluation::evaluationInput(*people, *question).options);
    const auto columns = columnsOf(arguments, fields);
    if (!columns)
        return failed(wrongMapping(fields));
    if (arguments.files.empty()) {
        auto kept = study.predictions().keptLabels(*people, *question);
        return kept ? OrStatus<LabelAnswers>(std::move(*kept)) : failed(report(kept.error()));
    }
    auto answers = study.predictions().readLabelFiles(*people, *question,
                                                      filesOf(arguments, *columns), cancel);
    return answers ? OrStatus<LabelAnswers>(std::move(*answers))
                   : failed(reportOfFiles(answers.error()));
}

OrStatus<FileAnswers> readAllLabels(const PredictionArguments& arguments, Study& study,
                                    const CancelToken& cancel)
{
    const auto people = study.figures().agreementInput();
    if (!people)
        return failed(report(people.error()));
    QStringList fields;
    for (const evaluation::Input& input : evaluation::evaluationInputs(*people))
        fields << evaluation::fieldNames(input.options);
    fields.removeDuplicates();
    const auto columns = columnsOf(arguments, fields);
    if (!columns)
        return failed(wrongMapping(fields));
    auto answers =
        study.predictions().readAllLabelFiles(*people, filesOf(arguments, *columns), cancel);
    return answers ? OrStatus<FileAnswers>(std::move(*answers))
                   : failed(reportOfFiles(answers.error()));
}

OrStatus<VectorInput> readVectors(const PredictionArguments& arguments, Study& study,
                                  const CancelToken& cancel)
{
    auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return failed(report(vectors.error()));
    const QStringList fields = vectorFieldNames(vectors->emotions);
    const auto columns = columnsOf(arguments, fields);
    if (!columns)
        return failed(wrongMapping(fields));
    if (!arguments.ids.empty())
        return failed(wrongUsage(QStringLiteral("--ids is for studies of CEI's task.")));
    if (arguments.files.empty()) {
        auto sets = study.predictions().keptVectors(*vectors);
        if (!sets)
            return failed(report(sets.error()));
        evaluation::Predictions predictions;
        predictions.sets = std::move(*sets);
        return VectorInput{std::move(*vectors), std::move(predictions)};
    }
    auto predictions = evaluation::readVectors(
        pathsOf(arguments), vectors->emotions, vectors->input,
        evaluation::ScenarioNames(vectors->input), readOptionsOf(arguments, *columns), cancel);
    if (!predictions)
        return failed(reportOfFiles(predictions.error()));
    return VectorInput{std::move(*vectors), std::move(*predictions)};
}

} // namespace subtext::cli
