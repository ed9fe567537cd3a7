// SPDX-License-Identifier: MIT
#include "core/topics/findtopics.h"

#include <algorithm>

namespace subtext::topics {
namespace {

constexpr int FewestTopics = 2;

Error invalid(const QString& value, const char* detail)
{
    return {ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)};
}

bool areUsable(const Points& points)
{
    return points.size() > 1 && !points.front().empty() &&
           std::all_of(points.begin(), points.end(), [&](const std::vector<double>& point) {
               return point.size() == points.front().size();
           });
}

} // namespace

std::vector<QString> FoundTopics::names() const
{
    std::vector<QString> names;
    for (std::size_t topic = 0; topic < keywords.size(); ++topic) {
        QStringList words;
        for (std::size_t i = 0; i < std::min<std::size_t>(2, keywords[topic].size()); ++i)
            words << keywords[topic][i].word;
        const QString name = words.join(QStringLiteral(", "));
        const bool isTaken = std::find(names.begin(), names.end(), name) != names.end();
        names.push_back(name.isEmpty() || isTaken
                            ? QStringLiteral("%1 %2").arg(name).arg(topic + 1).trimmed()
                            : name);
    }
    return names;
}

Result<FoundTopics> findTopics(const QStringList& texts, const Points& embeddings,
                               const TopicChoice& choice, const CancelToken& cancel,
                               const ProgressSink& progress)
{
    Q_ASSERT(static_cast<std::size_t>(texts.size()) == embeddings.size());
    if (!areUsable(embeddings))
        return fail(invalid({}, "vectors"));
    const Points points = ofLengthOne(embeddings);
    const auto count = static_cast<int>(points.size());
    FoundTopics found;
    found.firstK = choice.k.value_or(FewestTopics);
    const int lastK = choice.k.value_or(std::min(choice.mostK, count));
    if (found.firstK < 1 || lastK > count || lastK < found.firstK)
        return fail(invalid(QString::number(lastK), "k"));
    std::vector<Clusters> clusters;
    for (int k = found.firstK; k <= lastK; ++k) {
        auto fit = kMeans(points, k, choice.seed, choice.starts, cancel);
        if (!fit)
            return fail(fit.error());
        found.inertias.push_back(fit->inertia);
        clusters.push_back(std::move(*fit));
        if (progress)
            progress(static_cast<double>(k - found.firstK + 1) / (lastK - found.firstK + 1));
    }
    if (!choice.k) {
        found.elbow = elbow(found.inertias, found.firstK);
        if (!found.elbow)
            return fail(invalid({}, "k"));
    }
    found.k = choice.k ? *choice.k : *found.elbow;
    found.of = std::move(clusters[static_cast<std::size_t>(found.k - found.firstK)].of);
    found.keywords = keywords(texts, found.of, choice.keywords);
    found.map = flatMap(points);
    return found;
}

} // namespace subtext::topics
