// SPDX-License-Identifier: MIT
#include "core/publishing/releasedtopics.h"

#include "core/exchange/tables/csvtext.h"
#include "core/release/datadictionary.h"

#include <QSet>

namespace subtext {
namespace {

const QString TopicsFile = QStringLiteral("found_topics.csv");

ColumnDescription columnOf(const char* name, const QByteArray& values, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Text, values, meaning};
}

std::vector<ColumnDescription> topicColumns()
{
    return {columnOf("scenario", "as in the other files", "Name of the scenario"),
            columnOf("topic", "any text", "The topic that it was found to be of"),
            columnOf("keywords", "words; …", "What tells the topic from the others"),
            columnOf("embedding_model", "any text", "Which model made the embeddings"),
            columnOf("seed", "a whole number", "Seed of the search for topics")};
}

} // namespace

void addFoundTopics(const KeptTopics& kept, ReleaseInput& release)
{
    QHash<ScenarioId, const NamedTopic*> topics; // the first that has the scenario
    for (const NamedTopic& topic : kept.topics) {
        for (const ScenarioId scenario : topic.scenarios) {
            if (!topics.contains(scenario))
                topics.insert(scenario, &topic);
        }
    }
    const QString seed = kept.parameters[QLatin1String("seed")].toString();
    QByteArray rows;
    QSet<QString> texts;
    for (const Scenario& scenario : release.data.scenarios) {
        const NamedTopic* topic = topics.value(scenario.id);
        if (topic == nullptr)
            continue;
        const QString keywords = topic->keywords.join(QStringLiteral("; "));
        rows += csvRow({scenario.name(), topic->name, keywords, kept.set.model, seed});
        // Of no scenario: the same text stands with many, and is a cell of a table.
        for (const QString& text : {topic->name, keywords, kept.set.model}) {
            if (!text.isEmpty() && !texts.contains(text))
                release.models.texts.push_back({{}, QStringLiteral("topic"), text});
            texts.insert(text);
        }
    }
    if (rows.isEmpty())
        return;
    QStringList header;
    for (const ColumnDescription& each : topicColumns())
        header << each.name;
    release.models.files.push_back(
        {{TopicsFile, TableFormat::Csv, describeFile(TopicsFile, taskOf(release.data)),
          topicColumns()},
         csvRow(header) + rows});
}

} // namespace subtext
