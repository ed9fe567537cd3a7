// SPDX-License-Identifier: MIT
#include "core/study/studybytopics.h"

#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/domain/records.h"
#include "core/exchange/tables/csvtext.h"
#include "core/models/modelanswers.h"
#include "core/models/topics.h"
#include "core/study/study.h"
#include "core/task/taskrules.h"
#include "core/travel/importing.h"

#include <QHash>
#include <QSet>

namespace subtext {
namespace {

const QLatin1String TopicToken("topic");
const QLatin1String TopicWord("Topic");

tl::unexpected<Error> refuse(const char* detail, const QString& value = {})
{
    return fail(Error{ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
}

/// Of a scene with several topics the first, as everywhere.
QHash<ScenarioId, QString> topicOfEach(const std::vector<NamedTopic>& topics)
{
    QHash<ScenarioId, QString> names;
    for (const NamedTopic& topic : topics) {
        for (const ScenarioId scenario : topic.scenarios)
            if (!names.contains(scenario))
                names.insert(scenario, topic.name);
    }
    return names;
}

/// Whether the task may have these groups.
Result<void> checkGroups(const ScenesByTopic& grouped)
{
    if (grouped.task.group->isClosed())
        return refuse("fixed-groups");
    if (const TaskFaults faults = taskFaults(grouped.task); !faults.empty())
        return refuse("topic-token", faults.front().value);
    QSet<QString> names;
    for (const Scenario& scene : grouped.scenes) {
        if (names.contains(scene.name()))
            return refuse("same-scene", scene.name());
        names.insert(scene.name());
    }
    return {};
}

ImportedFile fileOf(const ScenesByTopic& grouped, const QHash<ScenarioId, Partition>& parts,
                    const QString& from)
{
    ImportedFile file;
    file.path = from;
    file.format = FileFormat::TidyCsv;
    for (std::size_t i = 0; i < grouped.scenes.size(); ++i) {
        ImportedRecord& record = file.records.emplace_back();
        record.line = static_cast<qint64>(i) + 1;
        record.scenario = grouped.scenes[i];
        record.said = static_cast<quint16>(~0U);
        if (const auto part = parts.constFind(grouped.from[i]); part != parts.constEnd())
            record.part = *part;
    }
    return file;
}

/// What people label by, as the study itself has it; what ships with the task comes with the task.
Result<void> copyTexts(Study& study, Study& made)
{
    for (const TaskText text : AllTaskTexts) {
        const auto own = study.courseRules().ownText(text);
        if (!own)
            return fail(own.error());
        if (own->isEmpty())
            continue;
        const auto set = text == TaskText::Consent ? made.consents().setText(*own)
                                                   : made.courseRules().setText(text, *own);
        if (!set)
            return fail(set.error());
    }
    return {};
}

Result<MadeByTopics> fill(Study& study, Study& made, const ScenesByTopic& grouped)
{
    const auto parts = study.modelAnswers().parts();
    if (!parts)
        return fail(parts.error());
    if (const auto copied = copyTexts(study, made); !copied)
        return fail(copied.error());
    const auto taken = made.importing().apply({fileOf(grouped, *parts, study.path())});
    if (!taken)
        return fail(taken.error());
    if (taken->scenarios != std::ssize(grouped.scenes))
        return refuse("same-scene",
                      taken->refused.empty() ? QString() : taken->refused.front().value);
    QSet<QString> groups;
    for (const Scenario& scene : grouped.scenes)
        groups.insert(scene.group);
    return MadeByTopics{taken->scenarios, groups.size(), grouped.without};
}

} // namespace

Result<ScenesByTopic> scenesByTopic(Study& study)
{
    Reads reads;
    const auto kept = reads.take(study.topics().kept());
    const auto task = reads.take(study.task());
    const std::vector<Scenario> heads = reads.take(study.heads());
    std::vector<Scenario> scenes = reads.take(study.scenarios());
    if (!reads.outcome())
        return fail(reads.outcome().error());
    if (!kept)
        return refuse("no-topics");
    ScenesByTopic grouped{*task, {}, {}, 0};
    if (!grouped.task.group)
        grouped.task.group = TaskGroup{TopicToken, TopicWord, {}};
    QSet<ScenarioId> counted;
    for (const Scenario& head : heads)
        counted.insert(head.id);
    const QHash<ScenarioId, QString> topics = topicOfEach(kept->topics);
    for (Scenario& scene : scenes) {
        const auto topic = topics.constFind(scene.id);
        if (topic == topics.constEnd()) {
            grouped.without += counted.contains(scene.id) ? 1 : 0;
            continue;
        }
        grouped.from.push_back(scene.id);
        scene.sourceId = scene.name().replace(u'/', u'-');
        scene.group = *topic;
        grouped.scenes.push_back(std::move(scene));
    }
    return grouped;
}

QByteArray csvOf(const ScenesByTopic& grouped)
{
    QStringList header{grouped.task.group->token, QStringLiteral("id")};
    for (const SceneField& field : grouped.task.scene)
        header << field.token;
    QByteArray csv = csvRow(header);
    for (const Scenario& scene : grouped.scenes) {
        QStringList cells{scene.group, scene.sourceId};
        for (std::size_t i = 0; i < grouped.task.scene.size(); ++i)
            cells << scene.text(FieldIndex{static_cast<std::uint8_t>(i)});
        csv += csvRow(cells);
    }
    return csv;
}

Result<MadeByTopics> makeStudyByTopics(Study& study, const QString& path,
                                       const Environment& environment)
{
    Reads reads;
    const ScenesByTopic grouped = reads.take(scenesByTopic(study));
    const StudyInfo info = reads.take(study.info());
    const Protocol protocol = reads.take(study.protocol());
    if (!reads.outcome())
        return fail(reads.outcome().error());
    if (const auto fit = checkGroups(grouped); !fit)
        return fail(fit.error());
    auto made = Study::create(path, {info.title, grouped.task, protocol}, environment);
    if (!made)
        return fail(made.error());
    auto filled = fill(study, **made, grouped);
    made->reset();
    if (!filled)
        static_cast<void>(Study::remove(path)); // the first failure says more
    return filled;
}

} // namespace subtext
