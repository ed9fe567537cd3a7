// SPDX-License-Identifier: MIT
#include "core/report/modelcard.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/markdown.h"
#include "core/report/cardscores.h"
#include "core/report/cardwriter.h"

namespace subtext {
namespace {

using card::known;
using card::NotKnown;

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
    Card(const Submission& submission, const SubmissionScores& scores)
        : m_submission(submission)
        , m_scores(scores)
        , m_card("# Model card: " + known(submission.name.model) + "\n\n" +
                 "What one model answered about the items of “" + known(submission.study) +
                 "”, as Subtext scores it.\n")
    {}

    QByteArray text()
    {
        addSet();
        for (const SubmittedRun& run : m_submission.runs)
            addRun(run);
        if (m_submission.runs.empty())
            addUnknownRun();
        if (const auto* labels = std::get_if<SubmittedLabels>(&m_submission.answers))
            card::addScores(m_card, *labels, std::get<evaluation::Evaluation>(m_scores));
        else
            card::addScores(m_card, std::get<SubmittedVectors>(m_submission.answers),
                            std::get<entanglement::NamedEvaluation>(m_scores));
        addFiles();
        return m_card.text();
    }

private:
    void addSet()
    {
        m_card.begin("Model", {"what", "value"});
        m_card.row({"Model", known(m_submission.name.model)});
        m_card.row({"Mode", known(m_submission.name.mode)});
        m_card.row({"Run", known(m_submission.name.run)});
        m_card.row({"Task", markdownLine(m_submission.task->title) + ", version " +
                                known(m_submission.task->version)});
        QStringList questions;
        for (const Question& question : m_submission.task->questions)
            questions << question.word;
        m_card.row({questions.size() == 1 ? "Question" : "Questions",
                    markdownLine(questions.join(QStringLiteral(", ")))});
        if (!m_submission.files.isEmpty()) {
            m_card.row({"Imported from", known(m_submission.files.join(QStringLiteral(", ")))});
            m_card.row({"Imported on", dayOf(m_submission.importedAt)});
        }
    }

    void addRun(const SubmittedRun& of)
    {
        const RunState& state = of.state;
        const QJsonObject& asked = state.parameters;
        const ModelRunCounts& counts = state.counts;
        m_card.begin("How it was asked", {"what", "value"});
        m_card.row({"API", known(state.run.kind)});
        m_card.row({"Host", known(state.run.host)});
        m_card.row({"Prompt version", parameter(asked, "template")});
        m_card.row({"SHA-256 of its text", parameter(asked, "template_sha256")});
        if (!state.askedAbout().isEmpty())
            m_card.row({"Asked about (where people were asked about somebody else, the scores are "
                        "agreement with the answers to another question)",
                        known(state.askedAbout())});
        if (asked.contains(QLatin1String("answer")))
            m_card.row({"Form of the answers", known(state.mannerOfAnswers())});
        if (state.isScoredByCompletion())
            m_card.row({"Probabilities", "softmax over the options of the sum of their tokens' "
                                         "log-probabilities, not divided by their number"});
        if (asked.contains(QLatin1String("schema")))
            m_card.row({"Schema sent with the requests", "yes"});
        if (!state.scales().isEmpty())
            m_card.row({"Scales asked for", known(state.scales().join(QStringLiteral(", ")))});
        if (!state.rubrics().isEmpty())
            m_card.row({"Confidence rubric (compare only with the same one)",
                        known(state.rubrics().join(QStringLiteral(", ")))});
        m_card.row({"Temperature", parameter(asked, "temperature")});
        if (asked.contains(QLatin1String("top_p")))
            m_card.row({"Top p", parameter(asked, "top_p")});
        m_card.row({"Maximum tokens per answer", parameter(asked, "token_limit")});
        m_card.row({"Seed", parameter(asked, "seed")});
        m_card.row({"Alternatives requested per token", parameter(asked, "log_probabilities")});
        m_card.row({"Limit on items", parameter(asked, "items")});
        m_card.row({"Started on", dayOf(state.run.at)});
        m_card.row({"Last request on", dayOf(counts.lastAt)});
        m_card.row({"Requests", QByteArray::number(counts.requests)});
        m_card.row({"Answered", QByteArray::number(counts.answered)});
        m_card.row({"Refused", QByteArray::number(counts.refusals)});
        m_card.row({"Cut off by the token limit", QByteArray::number(counts.lengths)});
        m_card.row({"Tokens sent", known(counts.inputTokens)});
        m_card.row({"Tokens received", known(counts.outputTokens)});
        m_card.row({"Reasoning tokens on top of those", known(counts.reasoningTokens)});
        m_card.row({"Cost", costOfRun(of)});
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
        m_card.begin("How it was asked", {"what", "value"});
        for (const char* what :
             {"API", "Host", "Prompt version", "Parameters", "Asked on", "Tokens", "Cost"})
            m_card.row({what, NotKnown});
    }

    void addFiles()
    {
        m_card.begin("Files", {"file", "what it is"});
        const bool areLabels = std::holds_alternative<SubmittedLabels>(m_submission.answers);
        m_card.row({areLabels ? "predictions.json" : "predictions.jsonl",
                    "the answers, one object per item"});
        m_card.row({"evaluation.json", "every figure, unrounded; people appear by their codes"});
        if (!templateText(m_submission).isEmpty())
            m_card.row(
                {"template.txt", "what was asked, before the texts of an item are filled in"});
        m_card.row({"checksums.sha256", "for `sha256sum -c checksums.sha256`"});
    }

    const Submission& m_submission;
    const SubmissionScores& m_scores;
    card::Writer m_card;
};

} // namespace

QByteArray modelCard(const Submission& submission, const SubmissionScores& scores)
{
    return Card(submission, scores).text();
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
