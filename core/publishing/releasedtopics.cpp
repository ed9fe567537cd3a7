// SPDX-License-Identifier: MIT
#include "core/publishing/releasedtopics.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/datadictionary.h"

#include <QSet>

namespace subtext {
namespace {

const QString TopicsFile = QStringLiteral("found_topics.csv");
const QString ListFile = QStringLiteral("topics.csv");

std::vector<ColumnDescription> topicColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("topic", "any text", "The topic that it was found to be of"),
            textColumn("keywords", "words; …", "What tells the topic from the others"),
            textColumn("embedding_model", "any text", "Which model made the embeddings"),
            textColumn("seed", "a whole number", "Seed of the search for topics")};
}

std::vector<ColumnDescription> listColumns()
{
    return {textColumn("topic", "any text", "The topic, as in found_topics.csv"),
            {QStringLiteral("scenarios"), ValueType::Integer, "1 or more",
             "Scenarios of this release that are of it"},
            textColumn("keywords", "words; …", "What tells the topic from the others")};
}

/// `counts`: the scenarios of each. A topic whose scenarios all stay is in no release.
QByteArray listRows(const std::vector<NamedTopic>& topics, const std::vector<qint64>& counts)
{
    QByteArray rows = csvRow(columnNames(listColumns()));
    for (std::size_t i = 0; i < topics.size(); ++i) {
        if (counts[i] > 0)
            rows += csvRow({topics[i].name, QString::number(counts[i]),
                            topics[i].keywords.join(QStringLiteral("; "))});
    }
    return rows;
}

} // namespace

void addFoundTopics(const KeptTopics& kept, ReleaseInput& release)
{
    const QHash<ScenarioId, std::size_t> numbers = topicNumbers(kept.topics);
    const QString seed = kept.parameters[QLatin1String("seed")].toString();
    QByteArray rows;
    std::vector<qint64> counts(kept.topics.size());
    QSet<QString> texts;
    for (const Scenario& scenario : release.data.scenarios) {
        const auto number = numbers.constFind(scenario.id);
        if (number == numbers.constEnd())
            continue;
        const NamedTopic& topic = kept.topics[*number];
        ++counts[*number];
        const QString keywords = topic.keywords.join(QStringLiteral("; "));
        rows += csvRow({scenario.name(), topic.name, keywords, kept.set.model, seed});
        // Of no scenario: the same text stands with many, and is a cell of a table.
        for (const QString& text : {topic.name, keywords, kept.set.model}) {
            if (!text.isEmpty() && !texts.contains(text))
                release.models.texts.push_back({{}, QStringLiteral("topic"), text});
            texts.insert(text);
        }
    }
    if (rows.isEmpty())
        return;
    release.models.files.push_back(
        {{ListFile, TableFormat::Csv, describeFile(ListFile, taskOf(release.data)), listColumns()},
         listRows(kept.topics, counts)});
    release.models.files.push_back(
        {{TopicsFile, TableFormat::Csv, describeFile(TopicsFile, taskOf(release.data)),
          topicColumns()},
         csvRow(columnNames(topicColumns())) + rows});
}

void keepPublicPlaces(const ReleaseInput& release, KeptTopicFigures& figures)
{
    QSet<ScenarioId> leaving;
    for (const Scenario& scenario : release.data.scenarios)
        leaving.insert(scenario.id);
    std::erase_if(figures.places,
                  [&](const TopicPlace& place) { return !leaving.contains(place.scenario); });
}

} // namespace subtext
