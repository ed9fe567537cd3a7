// SPDX-License-Identifier: MIT
#include "core/models/topics.h"

#include "core/base/sha256.h"
#include "core/domain/decision.h"
#include "core/operation/studycontext.h"
#include "core/storage/rowstamps.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/topicstore.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {
namespace {

const QLatin1String TopicList("topics");

QString jsonText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject jsonOf(const NamedTopic& topic, const QHash<ScenarioId, Uuid>& uuids)
{
    QJsonArray scenarios;
    for (const ScenarioId scenario : topic.scenarios)
        scenarios.append(uuids.value(scenario).text());
    return {{QStringLiteral("name"), topic.name},
            {QStringLiteral("keywords"), QJsonArray::fromStringList(topic.keywords)},
            {QStringLiteral("scenarios"), scenarios}};
}

NamedTopic topicOf(const QJsonObject& json, const QHash<QString, ScenarioId>& ids)
{
    NamedTopic topic;
    topic.name = json[QLatin1String("name")].toString();
    const QJsonArray words = json[QLatin1String("keywords")].toArray();
    for (const QJsonValue& word : words)
        topic.keywords << word.toString();
    const QJsonArray listed = json[QLatin1String("scenarios")].toArray();
    for (const QJsonValue& uuid : listed) {
        // One that is left out is of no topic, as of no figure.
        const auto known = ids.constFind(uuid.toString());
        if (known != ids.constEnd())
            topic.scenarios.push_back(*known);
    }
    return topic;
}

} // namespace

QString embeddedText(const Task& task, const Scenario& scene)
{
    QStringList lines;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const QString& text = scene.text(FieldIndex{static_cast<std::uint8_t>(i)});
        if (task.scene[i].kind == FieldKind::Text && !text.trimmed().isEmpty())
            lines << text;
    }
    return lines.join(u'\n');
}

Result<std::vector<EmbeddedScene>> Topics::scenes(const QString& model) const
{
    return m_context.readConsistently([&] {
        QHash<ScenarioId, QHash<QByteArray, std::vector<float>>> known;
        for (Embedding& embedding : m_context.topics.embeddings(model))
            known[embedding.scenario][embedding.textSha256] = std::move(embedding.vector);
        const Task& task = m_context.db->task().task();
        std::vector<EmbeddedScene> scenes;
        for (Scenario& scene : m_context.scenarios.all(Items::Counted)) {
            EmbeddedScene embedded{{}, embeddedText(task, scene), {}};
            embedded.vector = known.value(scene.id).value(sha256Of(embedded.text.toUtf8()));
            embedded.scene = std::move(scene);
            scenes.push_back(std::move(embedded));
        }
        return scenes;
    });
}

Result<std::vector<QString>> Topics::models() const
{
    return m_context.read([&] { return m_context.topics.models(); });
}

Result<ChangeSet> Topics::record(const std::vector<Embedding>& embeddings)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.db->stamps().begin();
        for (const Embedding& embedding : embeddings)
            m_context.topics.insert(m_context.env.ids.next(), embedding);
        changes.kinds = ChangeSet::ModelsChanged;
    });
}

Result<ChangeSet> Topics::note(const QString& action, const QJsonObject& detail)
{
    return m_context.operate(action, [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        changes.kinds = ChangeSet::ModelsChanged;
        return detail;
    });
}

Result<ChangeSet> Topics::keep(const QString& model, const QJsonObject& parameters,
                               const std::vector<NamedTopic>& topics, PersonId by)
{
    return m_context.operate(QStringLiteral("topics.keep"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        QHash<ScenarioId, Uuid> uuids;
        for (const Scenario& scene : m_context.scenarios.all(Items::All))
            uuids.insert(scene.id, scene.uuid);
        QJsonArray list;
        QStringList names;
        for (const NamedTopic& topic : topics) {
            if (topic.name.trimmed().isEmpty() || names.contains(topic.name))
                throw Failure(
                    {ErrorCode::InvalidValue, {}, 0, 0, topic.name, QStringLiteral("topic")});
            names << topic.name;
            list.append(jsonOf(topic, uuids));
        }
        m_context.topics.insert({m_context.env.ids.next(), m_context.env.clock.now(), model,
                                 jsonText(parameters), jsonText({{TopicList, list}})},
                                by);
        changes.kinds = ChangeSet::ModelsChanged | ChangeSet::TopicsChanged;
        return QJsonObject{{QStringLiteral("model"), model},
                           {QStringLiteral("topics"), QJsonArray::fromStringList(names)},
                           {QStringLiteral("parameters"), parameters},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
}

Result<std::optional<KeptTopics>> Topics::kept() const
{
    return m_context.readConsistently([&]() -> std::optional<KeptTopics> {
        const std::vector<TopicSet> sets = m_context.topics.sets();
        if (sets.empty())
            return std::nullopt;
        QHash<QString, ScenarioId> ids;
        for (const Scenario& scene : m_context.scenarios.all(Items::Counted))
            ids.insert(scene.uuid.text(), scene.id);
        KeptTopics kept{sets.back(), {}, {}};
        kept.parameters = QJsonDocument::fromJson(kept.set.parameters.toUtf8()).object();
        const QJsonDocument document = QJsonDocument::fromJson(kept.set.topics.toUtf8());
        if (!document.object()[TopicList].isArray())
            throw Failure({ErrorCode::StudyDamaged, m_context.db->path(), 0, 0,
                           kept.set.topics.left(100), QStringLiteral("topic_set.topics")});
        const QJsonArray listed = document.object()[TopicList].toArray();
        for (const QJsonValue& topic : listed)
            kept.topics.push_back(topicOf(topic.toObject(), ids));
        return kept;
    });
}

} // namespace subtext
