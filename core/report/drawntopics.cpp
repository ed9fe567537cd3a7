// SPDX-License-Identifier: MIT
#include "core/report/drawntopics.h"

namespace subtext {
namespace {

QString axisTitle(int component, double share)
{
    return QStringLiteral("Component %1 (%2 % of the variance)")
        .arg(component)
        .arg(100 * share, 0, 'f', 1);
}

} // namespace

ReportDrawings drawnTopics(ReportFigures& figures)
{
    return drawnTopicMap(figures.input().topicMap);
}

ReportDrawings drawnTopicMap(const std::optional<KeptTopicFigures>& kept)
{
    if (!kept)
        return tl::unexpected(ReportLack::Topics);
    if (kept->places.empty())
        return tl::unexpected(ReportLack::TopicPlaces);
    DrawnPlane plane{axisTitle(1, kept->shares[0]), axisTitle(2, kept->shares[1]), {}};
    for (std::size_t i = 0; i < kept->topics.size(); ++i) {
        DrawnLine& topic = plane.lines.emplace_back();
        topic.name = {kept->topics[i].name, kept->topics[i].name};
        topic.colour = i;
        topic.isJoined = false;
    }
    for (const TopicPlace& place : kept->places) {
        // Named in the CSV file alone: there are too many for the picture.
        plane.lines.at(place.topic).points.push_back({{{}, place.name}, place.at[0], place.at[1]});
    }
    std::erase_if(plane.lines, [](const DrawnLine& topic) { return topic.points.empty(); });
    return std::vector{
        Drawing{{},
                QStringLiteral("Embeddings of %1 scenarios by their topics, on the first two "
                               "principal components. Embeddings: %2.")
                    .arg(kept->places.size())
                    .arg(kept->model),
                {},
                std::move(plane)}};
}

} // namespace subtext
