// SPDX-License-Identifier: MIT
#include "core/models/topicfinding.h"

namespace subtext {

Result<TopicFinding> findTopicsOf(const Topics& known, const QString& model,
                                  const topics::TopicChoice& choice, const CancelToken& cancel,
                                  const ProgressSink& progress)
{
    auto scenes = known.scenes(model);
    if (!scenes)
        return fail(scenes.error());
    TopicFinding found{model, choice, std::move(*scenes), 0, {}};
    const std::size_t all = found.scenes.size();
    std::erase_if(found.scenes, [](const EmbeddedScene& scene) { return scene.vector.empty(); });
    found.without = all - found.scenes.size();
    QStringList texts;
    topics::Points points;
    for (const EmbeddedScene& scene : found.scenes) {
        texts << scene.text;
        points.emplace_back(scene.vector.begin(), scene.vector.end());
    }
    auto topics = topics::findTopics(texts, points, choice, cancel, progress);
    if (!topics)
        return fail(topics.error());
    found.topics = std::move(*topics);
    return found;
}

std::vector<NamedTopic> TopicFinding::named() const
{
    std::vector<NamedTopic> list;
    const std::vector<QString> names = topics.names();
    for (std::size_t i = 0; i < names.size(); ++i) {
        NamedTopic topic{names[i], {}, {}};
        for (const topics::Keyword& keyword : topics.keywords[i])
            topic.keywords << keyword.word;
        list.push_back(std::move(topic));
    }
    for (std::size_t i = 0; i < scenes.size(); ++i)
        list[static_cast<std::size_t>(topics.of[i])].scenarios.push_back(scenes[i].scene.id);
    return list;
}

QJsonObject TopicFinding::parameters() const
{
    return {{QStringLiteral("k"), topics.k},
            {QStringLiteral("k_from"), choice.k ? QStringLiteral("hand") : QStringLiteral("elbow")},
            {QStringLiteral("seed"), QString::number(choice.seed)}};
}

} // namespace subtext
