// SPDX-License-Identifier: MIT
#include "core/report/modelcard.h"

#include "core/domain/scale.h"
#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/figurecells.h"
#include "core/release/markdown.h"

#include <algorithm>

namespace subtext {
namespace {

using evaluation::ScoredPart;
using evaluation::SetEvaluation;

const QByteArray NotKnown = "*not known*";

QByteArray known(const QString& text)
{
    return text.trimmed().isEmpty() ? NotKnown : markdownLine(text);
}

QByteArray known(const std::optional<qint64>& count)
{
    return count ? QByteArray::number(*count) : NotKnown;
}

QByteArray known(const std::optional<double>& value)
{
    return value ? figureCell(value).toUtf8() : NotKnown;
}

QByteArray known(const std::optional<stats::Interval>& interval)
{
    return interval ? intervalCell(interval).toUtf8() : NotKnown;
}

QByteArray dayOf(const std::optional<qint64>& at)
{
    constexpr qsizetype Day = 10; // "2026-02-14"
    return known(isoTime(at).left(Day));
}

/// A parameter of a run as it stands there; "none" where it says that there was none.
QByteArray parameter(const QJsonObject& parameters, const char* key)
{
    const QJsonValue value = parameters[QLatin1String(key)];
    if (value.isUndefined())
        return NotKnown;
    return value.isNull() ? "none" : known(value.toVariant().toString());
}

class Card
{
public:
    Card(const Submission& submission, const evaluation::Evaluation& evaluation)
        : m_submission(submission)
        , m_evaluation(evaluation)
        , m_set(evaluation.sets.front())
    {}

    QByteArray text()
    {
        m_text = "# Model card: " + known(m_set.name.model) + "\n\n";
        m_text += "What one model answered about the items of “" + known(m_submission.study) +
                  "”, as Subtext scores it.\n";
        addSet();
        for (const SubmittedRun& run : m_submission.runs)
            addRun(run);
        if (m_submission.runs.empty())
            addUnknownRun();
        addCoverage();
        addScores();
        addStrata();
        addFiles();
        return std::move(m_text);
    }

private:
    void begin(const QByteArray& title) { m_text += "\n## " + title + "\n\n"; }
    void begin(const QByteArray& title, const QByteArrayList& columns)
    {
        begin(title);
        row(columns);
        row(QByteArrayList(columns.size(), "---"));
    }
    void row(const QByteArrayList& cells) { m_text += "| " + cells.join(" | ") + " |\n"; }

    void addSet()
    {
        begin("Model", {"what", "value"});
        row({"Model", known(m_set.name.model)});
        row({"Mode", known(m_set.name.mode)});
        row({"Run", known(m_set.name.run)});
        row({"Task", markdownLine(m_submission.task->title) + ", version " +
                         known(m_submission.task->version)});
        row({"Question", markdownLine(m_submission.task->questions.front().word)});
        if (!m_submission.files.isEmpty()) {
            row({"Imported from", known(m_submission.files.join(QStringLiteral(", ")))});
            row({"Imported on", dayOf(m_submission.importedAt)});
        }
    }

    void addRun(const SubmittedRun& of)
    {
        const RunState& state = of.state;
        const QJsonObject& asked = state.parameters;
        const ModelRunCounts& counts = state.counts;
        begin("How it was asked", {"what", "value"});
        row({"API", known(state.run.kind)});
        row({"Host", known(state.run.host)});
        row({"Prompt version", parameter(asked, "template")});
        row({"SHA-256 of its text", parameter(asked, "template_sha256")});
        if (!state.askedAbout().isEmpty())
            row({"Asked about (where people were asked about somebody else, the scores are "
                 "agreement with the answers to another question)",
                 known(state.askedAbout())});
        if (asked.contains(QLatin1String("answer")))
            row({"Form of the answers", known(state.mannerOfAnswers())});
        if (state.isScoredByCompletion())
            row({"Probabilities", "softmax over the options of the sum of their tokens' "
                                  "log-probabilities, not divided by their number"});
        if (asked.contains(QLatin1String("schema")))
            row({"Schema sent with the requests", "yes"});
        if (!state.scales().isEmpty())
            row({"Scales asked for", known(state.scales().join(QStringLiteral(", ")))});
        if (!state.rubrics().isEmpty())
            row({"Confidence rubric (compare only with the same one)",
                 known(state.rubrics().join(QStringLiteral(", ")))});
        row({"Temperature", parameter(asked, "temperature")});
        if (asked.contains(QLatin1String("top_p")))
            row({"Top p", parameter(asked, "top_p")});
        row({"Maximum tokens per answer", parameter(asked, "token_limit")});
        row({"Seed", parameter(asked, "seed")});
        row({"Alternatives requested per token", parameter(asked, "log_probabilities")});
        row({"Limit on items", parameter(asked, "items")});
        row({"Started on", dayOf(state.run.at)});
        row({"Last request on", dayOf(counts.lastAt)});
        row({"Requests", QByteArray::number(counts.requests)});
        row({"Answered", QByteArray::number(counts.answered)});
        row({"Refused", QByteArray::number(counts.refusals)});
        row({"Cut off by the token limit", QByteArray::number(counts.lengths)});
        row({"Tokens sent", known(counts.inputTokens)});
        row({"Tokens received", known(counts.outputTokens)});
        row({"Reasoning tokens on top of those", known(counts.reasoningTokens)});
        row({"Cost", costOfRun(of)});
    }

    static QByteArray costOfRun(const SubmittedRun& of)
    {
        if (!of.cost.usd)
            return NotKnown;
        constexpr int Decimals = 4;
        const QByteArray usd = QByteArray::number(*of.cost.usd, 'f', Decimals) + " USD";
        return of.prices.isEmpty() ? usd : usd + " at " + markdownLine(of.prices);
    }

    void addUnknownRun()
    {
        begin("How it was asked", {"what", "value"});
        for (const char* what :
             {"API", "Host", "Prompt version", "Parameters", "Asked on", "Tokens", "Cost"})
            row({what, NotKnown});
    }

    void addCoverage()
    {
        begin("Coverage", {"items", "count"});
        row({"In the study", QByteArray::number(m_submission.input.items.size())});
        row({"With a row in predictions.json", QByteArray::number(m_submission.set.rows.size())});
        row({"Scored", QByteArray::number(m_set.overall.scores.items)});
        for (const evaluation::AnswerStatus status : evaluation::AllStatuses)
            row({QByteArray("Scored, ") + evaluation::statusToken(status).latin1(),
                 QByteArray::number(m_set.coverage.at(indexOf(status)))});
        row({"Left out as ambiguous", QByteArray::number(m_evaluation.ambiguous)});
        row({"Left out without a gold label", QByteArray::number(m_evaluation.unresolved)});
        if (const auto& part = m_set.part)
            m_text += "\nThe model was asked about " + QByteArray::number(part->asked) + " of " +
                      QByteArray::number(part->of) +
                      " items and is scored on these alone: do not compare it with others.\n";
        if (const auto& open = m_set.openRun)
            m_text += "\nThe run is unfinished, with " + QByteArray::number(open->answered) +
                      " of " + QByteArray::number(open->asked) +
                      " answers: do not compare it with others.\n";
        m_text += "\nOnly answers that are valid (one of the options) or mapped (translated by the "
                  "table " +
                  known(m_evaluation.how.table.name) +
                  ") have a label; all others count as wrong.\n";
    }

    void addScores()
    {
        const evaluation::ResamplingOptions& how = m_evaluation.how.resampling;
        const evaluation::HardScores& scores = m_set.overall.scores;
        const evaluation::ResampledScores& drawn = m_set.overall.intervals;
        begin("Scores", {"score", "value", "95 % interval"});
        row({"Accuracy", known(scores.accuracy), known(drawn.accuracy)});
        row({"Macro-F1", known(scores.macroF1), known(drawn.macroF1)});
        row({"Weighted-F1", known(scores.weightedF1), known(drawn.weightedF1)});
        row({"Accuracy of answers with a label", known(scores.accuracyAnswered), ""});
        row({"Vote share", known(m_set.soft.voteShare), ""});
        for (std::size_t i = 0; i < evaluation::VadCount; ++i)
            addScale(i);
        m_text += "\nIntervals are percentiles of " + QByteArray::number(how.resamples) +
                  " resamples of the items, seed " + QByteArray::number(qulonglong{how.seed}) +
                  ".\n";
    }

    void addScale(std::size_t scale)
    {
        const evaluation::ScaleFit& fit = m_set.scales.at(scale).fit;
        if (fit.n == 0)
            return;
        const QByteArray token = dimensionToken(AllDimensions.at(scale)).latin1();
        const QByteArray items = " (" + QByteArray::number(fit.n) + " items)";
        row({"Mean absolute error of " + token + items, known(fit.mae), ""});
        row({"Correlation of " + token + items, known(fit.pearson), ""});
    }

    void addStrata()
    {
        for (const evaluation::CutBy cut : evaluation::AllCuts) {
            const std::vector<ScoredPart>& parts = partsOf(m_set.strata, cut);
            if (std::none_of(parts.begin(), parts.end(), isSaid))
                continue;
            begin("Scores by " + nameOf(cut),
                  {"part", "items", "correct", "accuracy", "95 % interval", "macro-F1"});
            for (const ScoredPart& part : parts)
                row({known(part.name), QByteArray::number(part.scores.items),
                     QByteArray::number(part.scores.correct), known(part.scores.accuracy),
                     known(part.intervals.accuracy), known(part.scores.macroF1)});
        }
    }

    /// There are parts without items, and one without a name where a task has no groups.
    static bool isSaid(const ScoredPart& part)
    {
        return part.scores.items > 0 && !part.name.isEmpty();
    }

    static QByteArray nameOf(evaluation::CutBy cut)
    {
        switch (cut) {
        case evaluation::CutBy::Group:
            return "group";
        case evaluation::CutBy::Power:
            return "power relation";
        case evaluation::CutBy::Pattern:
            return "pattern of votes";
        case evaluation::CutBy::Domain:
            return "domain";
        case evaluation::CutBy::Split:
            return "split";
        case evaluation::CutBy::Topic:
            return "topic";
        }
        Q_UNREACHABLE();
    }

    void addFiles()
    {
        begin("Files", {"file", "what it is"});
        row({"predictions.json", "the answers, one object per item"});
        row({"evaluation.json", "every figure, unrounded; people appear by their codes"});
        if (!templateText(m_submission).isEmpty())
            row({"template.txt", "what was asked, before the texts of an item are filled in"});
        row({"checksums.sha256", "for `sha256sum -c checksums.sha256`"});
    }

    const Submission& m_submission;
    const evaluation::Evaluation& m_evaluation;
    const SetEvaluation& m_set;
    QByteArray m_text;
};

} // namespace

QByteArray modelCard(const Submission& submission, const evaluation::Evaluation& evaluation)
{
    return Card(submission, evaluation).text();
}

QString templateText(const Submission& submission)
{
    QStringList texts;
    for (const SubmittedRun& run : submission.runs) {
        const QString text = run.state.parameters[QLatin1String("template_text")].toString();
        if (!text.isEmpty() && !texts.contains(text))
            texts << text;
    }
    return texts.join(QStringLiteral("\n\n"));
}

} // namespace subtext
