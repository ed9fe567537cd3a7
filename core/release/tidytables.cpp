// SPDX-License-Identifier: MIT
#include "core/release/tidytables.h"

#include "core/exchange/decisioncsv.h"
#include "core/exchange/rows/columns.h"
#include "core/exchange/tables/csvtext.h"
#include "core/exchange/tidy/tidywriter.h"
#include "core/stats/entropy.h"

#include <algorithm>

namespace subtext {
namespace {

using TidyColumnList = std::vector<ColumnDescription>;

constexpr int TidyDecimals = 6;

QByteArray tokensOf(const std::vector<ListedWord>& words)
{
    QStringList tokens;
    for (const ListedWord& of : words)
        tokens << of.token;
    return tokens.join(QStringLiteral(", ")).toUtf8();
}

QByteArray optionTokens(const Question& question)
{
    QStringList tokens;
    for (const Option& option : question.options)
        tokens << option.token;
    return tokens.join(QStringLiteral(", ")).toUtf8();
}

QByteArray pointTexts(const Scale& scale)
{
    QStringList points;
    for (const ScalePoint& point : scale.points)
        points << QStringLiteral("%1 (%2)").arg(point.value).arg(point.word);
    return points.join(QStringLiteral(", ")).toUtf8();
}

QByteArray fieldMeaning(const SceneField& field)
{
    QByteArray meaning = field.word.toUtf8();
    if (field.kind == FieldKind::Role)
        meaning += ": who a person in the scene is";
    if (field.place == FieldPlace::Hero)
        meaning += ": the text that the questions are about";
    return meaning;
}

ColumnDescription scenarioName(const Task& task)
{
    return {QStringLiteral("scenario"), ValueType::Text, task.group ? "group/id" : "any text",
            "The scenario: its id in scenarios.csv" +
                QByteArray(task.group ? ", with its group before it" : "")};
}

void addGroup(TidyColumnList& columns, const Task& task)
{
    if (!task.group)
        return;
    columns.push_back(
        {task.group->token, ValueType::Text,
         task.group->isClosed() ? tokensOf(*task.group->options) : QByteArray("any text"),
         task.group->word.toUtf8()});
}

ColumnDescription questionName(const Task& task)
{
    QStringList tokens;
    for (const Question& question : task.questions)
        tokens << question.token;
    return {QStringLiteral("question"), ValueType::Text, tokens.join(QStringLiteral(", ")).toUtf8(),
            "Which question of the task"};
}

ColumnDescription noteColumn()
{
    return {QStringLiteral("note"), ValueType::Text, "any text; empty: none",
            "Note of the adjudicator on the scenario"};
}

/// A task may call something of its own so.
bool hasPosition(const Task& task)
{
    return !ColumnNames(task).tokenOf(Field::Position).isEmpty();
}

QString tidyShare(double value)
{
    return QString::number(value, 'f', TidyDecimals);
}

/// The votes of one scenario on one question.
class VoteTally
{
public:
    VoteTally(const Question& question, const Scale* confidence, std::size_t confidencePlace)
        : m_question(question)
        , m_confidence(confidence)
        , m_confidencePlace(confidencePlace)
        , m_votes(question.options.size())
        , m_weights(question.options.size())
    {}

    void add(const Answer& answer, std::size_t question)
    {
        const auto choice = answer.ballot.at(question);
        if (!choice)
            return;
        const auto option = static_cast<std::size_t>(indexOf(*choice));
        ++m_votes.at(option);
        ++m_total;
        const qint64 weight = weightOf(answer);
        m_weights.at(option) += weight;
        m_totalWeight += weight;
    }

    qint64 votes(std::size_t option) const { return m_votes.at(option); }
    qint64 total() const { return m_total; }
    QString share(std::size_t option) const { return cell(m_votes, option, m_total); }
    QString weighted(std::size_t option) const { return cell(m_weights, option, m_totalWeight); }

    /// Shannon's, in bits; empty without votes.
    QString entropy() const
    {
        if (m_total == 0)
            return {};
        std::vector<double> shares;
        for (const qint64 count : m_votes)
            shares.push_back(static_cast<double>(count) / static_cast<double>(m_total));
        return tidyShare(stats::entropyBits(shares));
    }

    /// The tokens of the options with most votes.
    QStringList top() const
    {
        QStringList tokens;
        const qint64 most = *std::max_element(m_votes.begin(), m_votes.end());
        for (std::size_t option = 0; most > 0 && option < m_votes.size(); ++option) {
            if (m_votes[option] == most)
                tokens << m_question.options[option].token;
        }
        return tokens;
    }

private:
    static QString cell(const std::vector<qint64>& counts, std::size_t option, qint64 total)
    {
        return total == 0
                   ? QString()
                   : tidyShare(static_cast<double>(counts.at(option)) / static_cast<double>(total));
    }

    /// From 1; the middle point where nothing was said.
    qint64 weightOf(const Answer& answer) const
    {
        if (m_confidence == nullptr)
            return 1;
        const auto& points = m_confidence->points;
        const auto value = answer.scales.at(m_confidencePlace);
        const auto found = std::find_if(points.begin(), points.end(), [&](const ScalePoint& point) {
            return point.value == value;
        });
        return 1 + (found == points.end() ? (std::ssize(points) - 1) / 2 : found - points.begin());
    }

    const Question& m_question;
    const Scale* m_confidence;
    std::size_t m_confidencePlace;
    std::vector<qint64> m_votes;
    std::vector<qint64> m_weights;
    qint64 m_total = 0;
    qint64 m_totalWeight = 0;
};

/// Every scenario with every question, and its votes.
template <typename Visit> Result<void> forEachTally(const StudyIndex& study, const Visit& visit)
{
    const Task& task = taskOf(study.data());
    const Scale* confidence = confidenceOf(task);
    const std::size_t place =
        confidence != nullptr ? static_cast<std::size_t>(confidence - task.scales.data()) : 0;
    for (const Scenario& scene : study.data().scenarios) {
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            VoteTally tally(task.questions[i], confidence, place);
            for (const Annotation* annotation : study.answersTo(scene.id))
                tally.add(annotation->answer, i);
            if (const auto taken = visit(scene, i, tally); !taken)
                return taken;
        }
    }
    return {};
}

QString tokenOf(const Question& question, Choice choice)
{
    return question.options.at(static_cast<std::size_t>(indexOf(choice))).token;
}

QString patternWord(const std::optional<Pattern>& pattern)
{
    return pattern ? QString(patternToken(*pattern)) : QString();
}

} // namespace

std::vector<ColumnDescription> tidySceneColumns(const StudyData& data)
{
    const Task& task = taskOf(data);
    TidyColumnList columns;
    addGroup(columns, task);
    columns.push_back({QStringLiteral("id"), ValueType::Text, "any text",
                       QByteArray("Name of the scenario, unique ") +
                           (task.group ? "within its group" : "in the data set")});
    for (const SceneField& field : task.scene) {
        QByteArray values =
            field.kind == FieldKind::Choice ? tokensOf(field.options) : QByteArray("any text");
        if (!field.isRequired)
            values += "; empty: not stated";
        columns.push_back({field.token, ValueType::Text, values, fieldMeaning(field)});
    }
    // (A task may call something of its own so.)
    const QString part = ColumnNames(task).tokenOf(Field::Part);
    if (!data.parts.isEmpty() && !part.isEmpty())
        columns.push_back({part, ValueType::Text, "train, val, test; empty: none",
                           "Part of the scenario: figures on held-out data use these parts"});
    return columns;
}

Result<void> writeReleasedScenes(const StudyIndex& study, const ByteSink& sink)
{
    return writeTidyScenarios(study, sink);
}

std::vector<ColumnDescription> tidyAnswerColumns(const Task& task)
{
    TidyColumnList columns{
        scenarioName(task),
        {QStringLiteral("annotator"), ValueType::Text, "any text", "Who answered"}};
    if (hasPosition(task))
        columns.push_back({QStringLiteral("position"), ValueType::Integer,
                           "from 1; empty: not known",
                           "Position of the scenario in the order in which this annotator saw them",
                           /*mayBeEmpty=*/true});
    for (const Question& question : task.questions)
        columns.push_back(
            {question.token, ValueType::Text, optionTokens(question), question.ask.toUtf8()});
    for (const Scale& scale : task.scales)
        columns.push_back({scale.token, ValueType::Integer, pointTexts(scale), scale.ask.toUtf8(),
                           /*mayBeEmpty=*/true}); // of answers that lack a point
    return columns;
}

std::vector<ColumnDescription> answerColumnsOf(const StudyData& data)
{
    const Task& task = taskOf(data);
    const auto isLacking = [&](const auto& lacks) {
        return std::any_of(data.annotations.begin(), data.annotations.end(), lacks);
    };
    TidyColumnList columns = tidyAnswerColumns(task);
    if (hasPosition(task))
        columns.at(2).mayBeEmpty = isLacking([](const Annotation& a) { return !a.position; });
    const std::size_t first = columns.size() - task.scales.size();
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        ColumnDescription& column = columns.at(first + i);
        column.mayBeEmpty = isLacking([i](const Annotation& a) { return !a.answer.scales.at(i); });
        if (column.mayBeEmpty)
            column.values += "; empty: not rated";
    }
    return columns;
}

Result<void> writeReleasedAnswers(const StudyIndex& study, const ByteSink& sink)
{
    const Task& task = taskOf(study.data());
    const bool isPlaced = hasPosition(task);
    auto taken = sink(csvRow(columnNames(tidyAnswerColumns(task))));
    for (const Scenario& scene : study.data().scenarios) {
        for (const Annotation* a : study.answersByName(scene.id)) {
            QStringList row{scene.name(), study.person(a->person).name};
            if (isPlaced)
                row << (a->position ? QString::number(*a->position) : QString());
            for (std::size_t i = 0; i < task.questions.size(); ++i) {
                const auto choice = a->answer.ballot.at(i);
                row << (choice ? tokenOf(task.questions[i], *choice) : QString());
            }
            for (std::size_t i = 0; i < task.scales.size(); ++i) {
                const auto point = a->answer.scales.at(i);
                row << (point ? QString::number(*point) : QString());
            }
            if (taken)
                taken = sink(csvRow(row));
        }
        if (!taken)
            break;
    }
    return taken;
}

std::vector<ColumnDescription> tidyGoldColumns(const Task& task)
{
    return {
        scenarioName(task),
        questionName(task),
        {QStringLiteral("label"), ValueType::Text,
         "an option of the question; empty: open, or ambiguous without a label", "Gold label"},
        {QStringLiteral("outcome"), ValueType::Text,
         "unanimous, majority, decided, ambiguous, open",
         "How it was reached: by the votes alone, by a decision, by the decision that it is "
         "ambiguous (with the nearest label, or with the distribution of the votes), or not yet"},
        {QStringLiteral("basis"), ValueType::Text,
         "unanimous, majority, valence-polarity, misreading, vad-fit, override, unstated; "
         "empty: open",
         QByteArray("What it is based on; unstated ") + WhereUnstated},
        {QStringLiteral("votes"), ValueType::Integer, "0 or more", "Number of votes"},
        {QStringLiteral("pattern"), ValueType::Text,
         "unanimous, majority, split; empty: too few votes", "How the votes are distributed"},
        {QStringLiteral("entropy_bits"), ValueType::Number, "0 or more; empty: no votes",
         "Shannon entropy of the votes, all weighted equally"},
        {QStringLiteral("top"), ValueType::Text, "options; several are separated by spaces",
         "The options with the most votes"},
        noteColumn()};
}

QString goldOutcome(const GoldLabel& gold)
{
    if (!gold.isSettled())
        return QStringLiteral("open");
    if (gold.isAmbiguous)
        return QStringLiteral("ambiguous");
    if (gold.source != GoldSource::Rule)
        return QStringLiteral("decided");
    return gold.basis == Basis::Unanimous ? QStringLiteral("unanimous")
                                          : QStringLiteral("majority");
}

Result<void> writeReleasedGold(const StudyIndex& study, int ratingsNeeded, const ByteSink& sink)
{
    const Task& task = taskOf(study.data());
    return sink(csvRow(columnNames(tidyGoldColumns(task)))).and_then([&] {
        return forEachTally(study, [&](const Scenario& scene, std::size_t i,
                                       const VoteTally& tally) {
            const auto question = static_cast<QuestionIndex>(i);
            const GoldLabel& gold = study.goldOf(scene.id, question);
            const auto votes = study.votesOf(scene.id, question);
            return sink(csvRow(QStringList{
                scene.name(), task.questions[i].token,
                gold.label ? tokenOf(task.questions[i], *gold.label) : QString(), goldOutcome(gold),
                gold.isSettled() ? QString(basisToken(gold.basis)) : QString(),
                QString::number(tally.total()), patternWord(patternOf(votes, ratingsNeeded)),
                tally.entropy(), tally.top().join(u' '), gold.note}));
        });
    });
}

std::vector<ColumnDescription> tidySoftLabelColumns(const Task& task)
{
    TidyColumnList columns{scenarioName(task), questionName(task)};
    columns.push_back({QStringLiteral("option"), ValueType::Text, "an option of the question",
                       "Which option of the question"});
    columns.push_back(
        {QStringLiteral("votes"), ValueType::Integer, "0 or more", "Votes for the option"});
    columns.push_back({QStringLiteral("share"), ValueType::Number, "0 to 1; empty: no votes",
                       "Share of the votes"});
    if (confidenceOf(task) != nullptr)
        columns.push_back({QStringLiteral("weighted_share"), ValueType::Number,
                           "0 to 1; empty: no votes",
                           "Share with each vote weighted by its confidence"});
    return columns;
}

Result<void> writeReleasedSoftLabels(const StudyIndex& study, const ByteSink& sink)
{
    const Task& task = taskOf(study.data());
    const bool isWeighted = confidenceOf(task) != nullptr;
    return sink(csvRow(columnNames(tidySoftLabelColumns(task)))).and_then([&] {
        return forEachTally(
            study, [&](const Scenario& scene, std::size_t i, const VoteTally& tally) {
                Result<void> taken;
                const Question& question = task.questions[i];
                for (std::size_t option = 0; taken && option < question.options.size(); ++option) {
                    QStringList row{scene.name(), question.token, question.options[option].token,
                                    QString::number(tally.votes(option)), tally.share(option)};
                    if (isWeighted)
                        row << tally.weighted(option);
                    taken = sink(csvRow(row));
                }
                return taken;
            });
    });
}

std::vector<ColumnDescription> tidyDecisionColumns(const Task& task)
{
    TidyColumnList columns{scenarioName(task)};
    const bool isOne = task.questions.size() == 1;
    const QStringList names = decisionGoldColumns(task);
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        columns.push_back(
            {names.at(static_cast<qsizetype>(i)), ValueType::Text,
             optionTokens(question) +
                 (isOne ? "; empty: kept as ambiguous"
                        : ", with +ambiguous after a label that is one of several that apply, or "
                          "ambiguous; empty: left to the votes"),
             "What was decided" + (isOne ? QByteArray() : " of " + question.token.toUtf8())});
    }
    columns.push_back({QStringLiteral("basis"), ValueType::Text,
                       "unanimous, majority, valence-polarity, misreading, vad-fit, override, "
                       "unstated",
                       QByteArray("What it is based on; unstated ") + WhereUnstated});
    if (isOne)
        columns.push_back(
            {QStringLiteral("ambiguous"), ValueType::Text, "yes; empty: no",
             "Whether the item was judged ambiguous: with a label, the best of several that apply; "
             "without one, the distribution of the votes is kept"});
    columns.push_back(noteColumn());
    return columns;
}

Result<void> writeReleasedDecisions(const StudyIndex& study, const ByteSink& sink)
{
    const Task& task = taskOf(study.data());
    const bool isOne = task.questions.size() == 1;
    QHash<ScenarioId, const Decision*> decided;
    for (const Decision& decision : study.data().decisions) {
        if (decision.isDecided())
            decided.insert(decision.scenario, &decision);
    }
    auto taken = sink(csvRow(columnNames(tidyDecisionColumns(task))));
    for (const Scenario& scene : study.data().scenarios) {
        const Decision* decision = decided.value(scene.id, nullptr);
        if (decision == nullptr)
            continue;
        QStringList row{scene.name()};
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            const auto& pick = decision->picks.at(i);
            row << (!pick         ? QString()
                    : pick->label ? tokenOf(task.questions[i], *pick->label) +
                                        (pick->isMarked && !isOne ? MarkedPick : QLatin1String())
                    : isOne ? QString()
                            : QString(AmbiguousPick));
        }
        row << basisToken(decision->basis);
        if (isOne)
            row << (decision->isAmbiguous() ? QStringLiteral("yes") : QString());
        row << decision->note;
        if (taken)
            taken = sink(csvRow(row));
    }
    return taken;
}

} // namespace subtext
