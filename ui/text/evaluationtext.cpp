// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/evaluationtext.h"

#include "ui/text/fileerrortext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct EvaluationText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::EvaluationText)
};

/// Of a table of labels.
ErrorText labelTableText(const Error& error)
{
    const QString value = shownValue(error.value);
    const QString remedy =
        EvaluationText::tr("Correct it there; the table has the columns label and "
                           "emotion.");
    if (error.detail == QLatin1String("option"))
        return {EvaluationText::tr("%1: “%2” is not one of the labels of the question.")
                    .arg(placeOf(error), value),
                remedy};
    if (error.detail == QLatin1String("twice"))
        return {EvaluationText::tr("%1: “%2” was there already, with another emotion.")
                    .arg(placeOf(error), value),
                remedy};
    return {EvaluationText::tr(
                "%1: “%2” cannot be translated: it is empty, or one of the labels itself.")
                .arg(placeOf(error), value),
            remedy};
}

/// Of a model, a mode or a run.
ErrorText setNameText(const QString& name)
{
    const QString what =
        name.isEmpty() ? EvaluationText::tr("A model, a mode or a run has an empty name.")
                       : EvaluationText::tr("“%1” is too long for the name of a model, a mode or a "
                                            "run: it has %2 characters.")
                             .arg(shownValue(name), QString::number(name.size()));
    return {what, EvaluationText::tr("A name has 1 to %1 characters.").arg(LongestSetName)};
}

/// An answer that another contradicts, or what a table or an option says.
ErrorText predictedValueText(const Error& error)
{
    constexpr QLatin1String Conflict("conflict ");
    if (error.detail.startsWith(Conflict))
        return {
            EvaluationText::tr(
                "%1 answers %2 differently from %3, for the same model, mode and run.")
                .arg(placeOf(error), shownValue(error.value), error.detail.mid(Conflict.size())),
            EvaluationText::tr("Remove one of the two, or tell them apart in a column “run”.")};
    constexpr QLatin1String Kept("kept ");
    if (error.detail.startsWith(Kept))
        return {EvaluationText::tr("%1 answers %2 differently from %3 in the study.")
                    .arg(error.file, shownValue(error.value), error.detail.mid(Kept.size())),
                EvaluationText::tr(
                    "The study keeps what it has. Import the file as another run: --run 2.")};
    if (error.detail == QLatin1String("table of emotions"))
        return {
            EvaluationText::tr("The table cei-2026 is about CEI's eight emotions, but the question "
                               "“%1” has other options.")
                .arg(error.value),
            EvaluationText::tr("Use --harmonise none, or a table of your own.")};
    if (error.detail == QLatin1String("set name"))
        return setNameText(error.value);
    return labelTableText(error);
}

} // namespace

ErrorText predictionErrorText(const Error& error)
{
    if (error.code == ErrorCode::InvalidValue && error.detail.startsWith(QLatin1String("sheets:")))
        return errorText(error);
    if (error.code == ErrorCode::InvalidValue)
        return predictedValueText(error);
    if (error.code == ErrorCode::UnknownScenario && error.detail == QLatin1String("ids"))
        return {EvaluationText::tr("%1 names its scenarios by the ids of an older release.")
                    .arg(error.file),
                EvaluationText::tr(
                    "Name the table of that release, which says what they stood for, with --ids.")};
    if (error.code == ErrorCode::UnknownScenario)
        return {
            EvaluationText::tr("No row of %1 is about an item of this study.").arg(error.file),
            EvaluationText::tr("Items are named subtype/id, subtype_id or by their id. Check that "
                               "file and study belong together.")};
    if (error.code == ErrorCode::MissingColumn && error.detail == QLatin1String("table"))
        return {EvaluationText::tr("%1 has no column “%2”.").arg(error.file, error.value),
                EvaluationText::tr("A table of labels has the columns label and emotion.")};
    if (error.code == ErrorCode::MissingColumn && error.detail == QLatin1String("ids"))
        return {
            EvaluationText::tr("%1 has no column “%2”.").arg(error.file, error.value),
            EvaluationText::tr("The table of an older release has the columns scenario_id, context "
                               "and utterance.")};
    if (error.code == ErrorCode::MissingColumn)
        return {EvaluationText::tr("%1 has no “%2”.").arg(error.file, error.value),
                EvaluationText::tr(
                    "It needs the scenario (or subtype and id) and an answer: emotion, "
                    "raw_response, probabilities or scales. Name a column that is called "
                    "something else with --map FIELD=NAME.")};
    if (error.code == ErrorCode::UnknownFormat && error.detail == QLatin1String("folder"))
        return {
            EvaluationText::tr("The folder %1 holds no file that ends in .json.").arg(error.file),
            EvaluationText::tr("Name the folder that holds the records, or a file.")};
    if (error.code == ErrorCode::UnknownFormat && error.detail == QLatin1String("predictions"))
        return {EvaluationText::tr("%1 is not in a format for predictions.").arg(error.file),
                EvaluationText::tr("Use CSV with a header, JSON or JSON Lines.")};
    if (error.code == ErrorCode::MalformedFile && error.detail == QLatin1String("record"))
        return {
            EvaluationText::tr(
                "At %1 an answer was expected, a JSON object, but a value of type %2 was found.")
                .arg(placeOf(error), error.value),
            EvaluationText::tr("Correct it there and try again.")};
    ErrorText general = errorText(error);
    if (error.code == ErrorCode::MalformedFile)
        general.remedy = EvaluationText::tr("Correct it there and try again.");
    return general;
}

QString neededColumnsText(const QString& otherColumns)
{
    return EvaluationText::tr("A file needs the scenario (or subtype and id) and an answer: "
                              "emotion, raw_response, probabilities or scales. If a column has "
                              "another name, give it under “%1”.")
        .arg(otherColumns);
}

ErrorText importErrorText(const Error& error, const QString& otherColumns)
{
    ErrorText text = predictionErrorText(error);
    if (error.code == ErrorCode::MissingColumn && error.detail.isEmpty())
        text.remedy = neededColumnsText(otherColumns);
    else if (error.code == ErrorCode::UnknownScenario && error.detail == QLatin1String("ids"))
        text.remedy =
            EvaluationText::tr("Under “%1” choose the table of that release, which says what they "
                               "stood for.")
                .arg(otherColumns);
    return text;
}

Error takingError(Error error)
{
    constexpr QLatin1String Conflict("conflict ");
    if (error.code == ErrorCode::InvalidValue && error.detail.startsWith(Conflict))
        error.detail = QStringLiteral("kept ") + error.detail.mid(Conflict.size());
    return error;
}

ErrorText takingErrorText(const Error& error)
{
    return error.code == ErrorCode::InvalidValue ? predictionErrorText(takingError(error))
                                                 : errorText(error);
}

QString rowProblemText(const evaluation::RowProblem& problem)
{
    switch (problem.reason) {
    case evaluation::ProblemReason::WrongCellCount:
        return EvaluationText::tr("the row has a different number of cells from the header");
    case evaluation::ProblemReason::NoScenario:
        return EvaluationText::tr("the row does not say which scenario it is about");
    case evaluation::ProblemReason::UnknownScenario:
        return EvaluationText::tr("the study has no such scenario");
    case evaluation::ProblemReason::AmbiguousScenario:
        return EvaluationText::tr("several scenarios have this id: name it with its subtype");
    case evaluation::ProblemReason::UnknownRelease:
        return EvaluationText::tr(
            "an id of an older release, and no table of it says which scenario it "
            "was");
    case evaluation::ProblemReason::UnusableScale:
        return EvaluationText::tr(
            "neither a number from -1 to 1 nor a word of the scale; only this value "
            "was left out");
    case evaluation::ProblemReason::UnusableDistribution:
        return EvaluationText::tr(
            "no distribution over the labels (a negative share, another label, or "
            "a sum other than 1); only the distribution was left out");
    case evaluation::ProblemReason::UnknownQuestion:
        return EvaluationText::tr("the study does not ask for that emotion");
    case evaluation::ProblemReason::UnusableProbability:
        return EvaluationText::tr(
            "neither a probability from 0 to 1 nor a finite logit; only this value was left out");
    case evaluation::ProblemReason::UnusableAnswer:
        return EvaluationText::tr("neither yes nor no; only this value was left out");
    case evaluation::ProblemReason::UnusableConfidence:
        return EvaluationText::tr(
            "no whole number from 1 to 5, and no share of a label; only this value was left out");
    }
    Q_UNREACHABLE();
}

evaluation::ReadingNotes readingNotes(const evaluation::NotTaken& notTaken)
{
    evaluation::ReadingNotes notes;
    for (const evaluation::RowProblem& problem : notTaken.problems)
        notes.refused.push_back(
            {problem.file, problem.line, problem.column, problem.value, rowProblemText(problem)});
    for (const evaluation::FurtherProblems& further : notTaken.furtherProblems)
        notes.warnings << EvaluationText::tr("%1 more: %2")
                              .arg(groupedNumber(further.count),
                                   rowProblemText({{}, 0, {}, {}, further.reason}));
    for (const evaluation::RepeatedRow& row : notTaken.repeated)
        notes.warnings << EvaluationText::tr("%1:%2 repeats %3:%4 (%5) and was dropped")
                              .arg(row.file)
                              .arg(row.line)
                              .arg(row.firstFile)
                              .arg(row.firstLine)
                              .arg(row.scenario);
    const qint64 more = notTaken.repeatedCount - qint64(notTaken.repeated.size());
    if (more > 0)
        notes.warnings << withGroups(
            EvaluationText::tr("%n more rows repeat others and were dropped", nullptr,
                               plural(more)),
            more);
    return notes;
}

QString mannerText(const AskedManner& manner)
{
    QStringList texts;
    if (!manner.forms.isEmpty())
        texts << EvaluationText::tr("Answers: %1").arg(listed(manner.forms));
    for (const QString& sha256 : manner.templates)
        texts << EvaluationText::tr("Template with SHA-256 %1").arg(sha256);
    if (!manner.about.isEmpty())
        texts << EvaluationText::tr(
                     "Asked about: %1; where people were asked about somebody else, the "
                     "scores are agreement with the answers to another question")
                     .arg(listed(manner.about));
    if (!manner.temperatures.isEmpty())
        texts << EvaluationText::tr("Temperature: %1").arg(listed(manner.temperatures));
    return texts.join(QStringLiteral(" · "));
}

QString statusWord(evaluation::AnswerStatus status)
{
    switch (status) {
    case evaluation::AnswerStatus::Valid:
        return EvaluationText::tr("valid");
    case evaluation::AnswerStatus::Mapped:
        return EvaluationText::tr("translated by the table");
    case evaluation::AnswerStatus::Oov:
        return EvaluationText::tr("outside the labels");
    case evaluation::AnswerStatus::Refusal:
        return EvaluationText::tr("refused", "Of a model that would not answer");
    case evaluation::AnswerStatus::Truncated:
        return EvaluationText::tr("cut short");
    case evaluation::AnswerStatus::Unparsed:
        return EvaluationText::tr("no single label");
    case evaluation::AnswerStatus::Empty:
        return EvaluationText::tr("empty");
    case evaluation::AnswerStatus::Error:
        return EvaluationText::tr("failed", "Of a request to a model");
    case evaluation::AnswerStatus::Missing:
        return EvaluationText::tr("missing");
    }
    Q_UNREACHABLE();
}

} // namespace subtext
