// SPDX-License-Identifier: MIT
#include "core/report/scenetables.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

using entanglement::ScenarioStatistics;

/// Rows of a figure's name and value, and of a count's share of the scenarios with gold.
class CollectionRows
{
public:
    CollectionRows(ReportTableMaker& table, qint64 withGold)
        : m_table(table)
        , m_withGold(withGold)
    {}

    void count(const char* token, const char* title, qint64 value)
    {
        add(token, title, countCell(value), percentCell(std::nullopt));
    }
    /// Of scenarios with gold.
    void share(const char* token, const char* title, qint64 value)
    {
        add(token, title, countCell(value), percentCell(value, m_withGold));
    }
    template <typename Number>
    void number(const char* token, const char* title, const std::optional<Number>& value)
    {
        add(token, title,
            numberCell(value ? std::optional(static_cast<double>(*value)) : std::nullopt),
            percentCell(std::nullopt));
    }

private:
    void add(const char* token, const char* title, const ReportCell& value,
             const ReportCell& percent)
    {
        m_table.add(
            {wordCell(QString::fromUtf8(title), QString::fromLatin1(token)), value, percent});
    }

    ReportTableMaker& m_table;
    qint64 m_withGold;
};

/// The place of an option in a question.
struct PlacedLabel
{
    std::size_t question = 0;
    std::size_t option = 0;

    auto operator<=>(const PlacedLabel&) const = default;
};

/// What gold says of an item: where everything is yes or no, the questions that are yes, nothing
/// while one is open; else the label of the first question.
std::vector<PlacedLabel> goldLabelsOf(const Task& task, const Ballot& gold)
{
    const bool isBoard = std::all_of(task.questions.begin(), task.questions.end(),
                                     [](const Question& question) { return isYesNo(question); });
    std::vector<PlacedLabel> labels;
    for (std::size_t i = 0; i < (isBoard ? task.questions.size() : 1); ++i) {
        if (!gold.at(i))
            return {};
        const auto option = static_cast<std::size_t>(*gold.at(i));
        if (!isBoard || option == 1)
            labels.push_back({i, option});
    }
    return labels;
}

/// A question of a board, else an option.
ReportCell placedCell(const Task& task, const PlacedLabel& label)
{
    const Question& question = task.questions.at(label.question);
    if (isYesNo(question) && task.questions.size() > 1)
        return wordCell(question.word, question.token);
    const Option& option = question.options.at(label.option);
    return wordCell(option.word, option.token);
}

/// With how many scenarios it is; the first in the task's order where several are as frequent.
std::optional<std::pair<PlacedLabel, qint64>>
dominantLabel(const Task& task, const std::vector<ScenarioId>& scenarios,
              const QHash<ScenarioId, const AgreementItem*>& items)
{
    std::map<PlacedLabel, qint64> counts;
    for (const ScenarioId scenario : scenarios) {
        const AgreementItem* item = items.value(scenario);
        if (item == nullptr)
            continue;
        for (const PlacedLabel& label : goldLabelsOf(task, item->gold))
            ++counts[label];
    }
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == counts.end())
        return std::nullopt;
    return std::pair(most->first, most->second);
}

/// The groups of the scenarios, by name.
std::vector<NamedTopic> groupsAsTopics(const ReportInput& input)
{
    std::map<QString, NamedTopic> groups;
    for (const AgreementItem& item : input.people.items) {
        NamedTopic& topic = groups[item.group];
        topic.name = item.group;
        topic.scenarios.push_back(item.scenario);
    }
    std::vector<NamedTopic> topics;
    for (auto& [name, topic] : groups) {
        if (!name.isEmpty())
            topics.push_back(std::move(topic));
    }
    return topics;
}

} // namespace

ReportTables collectionTable(ReportFigures& figures)
{
    const ReportInput& input = figures.input();
    if (!input.vectors)
        return tl::unexpected(ReportLack::Vectors);
    if (input.scenarioTexts.empty())
        return tl::unexpected(ReportLack::Scenarios);
    const ScenarioStatistics of = entanglement::scenarioStatistics(input.scenarioTexts);
    const auto counted = [](std::size_t count) { return static_cast<qint64>(count); };
    ReportTableMaker table(
        QStringLiteral("The scenarios and their gold labels. Words that look forward: %1; their "
                       "share of all words, in scenarios with %2 and without.")
            .arg(of.forwardMarkers.words.join(QStringLiteral(", ")),
                 figures.task().questions.back().word),
        {column("figure", "Figure"), column("value", "Value"), column("share", "%")});
    CollectionRows rows(table, counted(of.scenarios - of.withoutGold));
    rows.count("scenarios", "Scenarios", counted(of.scenarios));
    rows.count("without_gold", "Without gold", counted(of.withoutGold));
    rows.number("words_mean", "Words, mean", of.meanWords);
    rows.number("words_median", "Words, median", of.medianWords);
    rows.number("words_min", "Words, fewest", of.fewestWords);
    rows.number("words_max", "Words, most", of.mostWords);
    rows.number("sentences_mean", "Sentences, mean", of.meanSentences);
    rows.count("vocabulary", "Different words", counted(of.vocabulary));
    rows.share("zero_emotion", "No emotion", of.cardinalities[0]);
    rows.share("single_emotion", "One emotion", of.cardinalities[1]);
    rows.share("multi_label", "Two or more", of.multiLabel());
    rows.number("cardinality_mean", "Emotions, mean", of.meanCardinality);
    for (std::size_t i = 0; i < of.cardinalities.size(); ++i)
        rows.share(qUtf8Printable(QStringLiteral("cardinality_%1").arg(i)),
                   qUtf8Printable(QStringLiteral("Emotions: %1").arg(i)), of.cardinalities[i]);
    rows.count("distinct_vectors", "Different vectors", counted(of.vectors.size()));
    rows.number("forward_rate_with", "Forward-looking, with", of.forwardMarkers.withAnticipation);
    rows.number("forward_rate_without", "Forward-looking, without", of.forwardMarkers.without);
    rows.number("forward_ratio", "Forward-looking, ratio", of.forwardMarkers.ratio);
    return std::vector{table.take()};
}

ReportTables topicTable(ReportFigures& figures)
{
    const ReportInput& input = figures.input();
    const Task& task = figures.task();
    const bool isKept = !input.topics.empty();
    const std::vector<NamedTopic> topics = isKept          ? input.topics
                                           : input.vectors ? groupsAsTopics(input)
                                                           : std::vector<NamedTopic>();
    if (topics.empty())
        return tl::unexpected(ReportLack::Topics);
    QHash<ScenarioId, const AgreementItem*> items;
    for (const AgreementItem& item : input.people.items)
        items.insert(item.scenario, &item);
    ReportTableMaker table(
        (isKept ? QStringLiteral("Topics that were found in the scenarios, ")
                : QStringLiteral("Topics as the scenarios were imported with them, ")) +
            QStringLiteral("and the label that is most frequent in their gold labels."),
        {column("topic", "Topic"), column("scenarios", "Scenarios"), column("keywords", "Keywords"),
         column("dominant", "Mostly"), column("dominant_scenarios", "Scenarios"),
         column("dominant_share", "%")});
    for (const NamedTopic& topic : topics) {
        const qint64 size = std::ssize(topic.scenarios);
        const auto most = dominantLabel(task, topic.scenarios, items);
        const QString words = topic.keywords.join(QStringLiteral("; "));
        table.add({wordCell(topic.name, topic.name), countCell(size), wordCell(words, words),
                   most ? placedCell(task, most->first) : wordCell(QStringLiteral("–"), {}),
                   countCell(most ? most->second : 0), percentCell(most ? most->second : 0, size)});
    }
    return std::vector{table.take()};
}

} // namespace subtext
