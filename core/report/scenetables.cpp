// SPDX-License-Identifier: MIT
#include "core/report/scenetables.h"

#include "core/models/topicfigures.h"
#include "core/report/peopleparts.h"

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

    template <std::integral Number> void count(const char* token, const char* title, Number value)
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

/// A question of a board, else an option.
ReportCell placedCell(const Task& task, const PlacedLabel& label)
{
    const Question& question = task.questions.at(label.question);
    if (isBoardOfYes(task))
        return wordCell(question.word, question.token);
    const Option& option = question.options.at(label.option);
    return wordCell(option.word, option.token);
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
    if (input.scenarioTexts.empty())
        return tl::unexpected(ReportLack::Scenarios);
    const ScenarioStatistics of =
        entanglement::scenarioStatistics(input.scenarioTexts, figures.forwardMarkers());
    ReportTableMaker table(
        QStringLiteral("The scenarios and their gold labels. Words that look forward: %1; their "
                       "share of all words, in scenarios with %2 and without.")
            .arg(of.forwardMarkers.words.join(QStringLiteral(", ")),
                 figures.task().questions.back().word),
        {column("figure", "Figure"), column("value", "Value"), column("share", "%")});
    CollectionRows rows(table, static_cast<qint64>(of.scenarios - of.withoutGold));
    rows.count("scenarios", "Scenarios", of.scenarios);
    rows.count("without_gold", "Without gold", of.withoutGold);
    rows.number("words_mean", "Words, mean", of.meanWords);
    rows.number("words_median", "Words, median", of.medianWords);
    rows.number("words_min", "Words, fewest", of.fewestWords);
    rows.number("words_max", "Words, most", of.mostWords);
    rows.number("sentences_mean", "Sentences, mean", of.meanSentences);
    rows.count("vocabulary", "Different words", of.vocabulary);
    rows.share("zero_emotion", "No emotion", of.cardinalities[0]);
    rows.share("single_emotion", "One emotion", of.cardinalities[1]);
    rows.share("multi_label", "Two or more", of.multiLabel());
    rows.number("cardinality_mean", "Emotions, mean", of.meanCardinality);
    for (std::size_t i = 0; i < of.cardinalities.size(); ++i)
        rows.share(qUtf8Printable(QStringLiteral("cardinality_%1").arg(i)),
                   qUtf8Printable(QStringLiteral("Emotions: %1").arg(i)), of.cardinalities[i]);
    rows.count("distinct_vectors", "Different vectors", of.vectors.size());
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
    const ItemsByScenario items = itemsByScenario(input.people);
    ReportTableMaker table(
        (isKept ? QStringLiteral("Topics that were found in the scenarios, ")
                : QStringLiteral("Topics as the scenarios were imported with them, ")) +
            QStringLiteral("and the label that is most frequent in their gold labels, with its "
                           "share of the scenarios with gold."),
        {column("topic", "Topic"), column("scenarios", "Scenarios"),
         column("with_gold", "With gold"), column("keywords", "Keywords"),
         column("dominant", "Mostly"), column("dominant_scenarios", "Scenarios"),
         column("dominant_share", "%")});
    for (const NamedTopic& topic : topics) {
        const DominantLabel most = dominantLabel(task, topic.scenarios, items);
        const QString words = topic.keywords.join(QStringLiteral("; "));
        table.add({wordCell(topic.name, topic.name), countCell(topic.scenarios.size()),
                   countCell(most.withGold), wordCell(words, words),
                   most.label ? placedCell(task, *most.label) : wordCell(QStringLiteral("–"), {}),
                   countCell(most.scenarios), percentCell(most.scenarios, most.withGold)});
    }
    return std::vector{table.take()};
}

} // namespace subtext
