// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/topiccontents.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

class TopicContents
{
    Q_DECLARE_TR_FUNCTIONS(TopicContents)
};

QString shareText(double share)
{
    return QStringLiteral("%1 %").arg(QString::number(100 * share, 'f', 1));
}

} // namespace

LineContent elbowContent(const topics::FoundTopics& found)
{
    LineContent content;
    content.xTitle = TopicContents::tr("topics");
    content.yTitle = TopicContents::tr("squared distances to the centres");
    content.header = {TopicContents::tr("Topics"), TopicContents::tr("Squared distances"),
                      TopicContents::tr("Elbow")};
    LineSeries& line = content.series.emplace_back();
    line.name = TopicContents::tr("k-means");
    for (std::size_t i = 0; i < found.inertias.size(); ++i) {
        const int k = found.firstK + static_cast<int>(i);
        const bool isElbow = found.elbow == k;
        const QString inertia = QString::number(found.inertias[i], 'f', 3);
        line.points.push_back(
            {static_cast<double>(i), found.inertias[i],
             isElbow ? TopicContents::tr("%1 topics: %2, the elbow").arg(k).arg(inertia)
                     : TopicContents::tr("%1 topics: %2").arg(k).arg(inertia),
             static_cast<int>(i), isElbow});
        content.xWords << QString::number(k);
        content.table.push_back({QString::number(k), inertia,
                                 isElbow ? TopicContents::tr("yes") : QStringLiteral("–")});
    }
    content.summary = found.elbow
                          ? TopicContents::tr("The elbow is at %1 topics: beyond it, more topics "
                                              "hardly bring the texts closer to their centres.")
                                .arg(*found.elbow)
                          : TopicContents::tr("%1 topics, by hand.").arg(found.k);
    return content;
}

ScatterContent mapContent(const TopicFinding& found)
{
    const topics::FlatMap& map = found.topics.map;
    const std::vector<QString> names = found.topics.names();
    ScatterContent content;
    content.xTitle = TopicContents::tr("first principal component (%1 of the variance)")
                         .arg(shareText(map.share[0]));
    content.yTitle = TopicContents::tr("second (%1)").arg(shareText(map.share[1]));
    content.header = {TopicContents::tr("Scene"), TopicContents::tr("Topic"),
                      TopicContents::tr("Name"), TopicContents::tr("First"),
                      TopicContents::tr("Second")};
    std::vector<std::size_t> order(found.scenes.size());
    double farthest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
        farthest = std::max({farthest, std::abs(map.at[i][0]), std::abs(map.at[i][1])});
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return map.at[a] < map.at[b]; });
    for (std::size_t row = 0; row < order.size(); ++row) {
        const std::size_t i = order[row];
        const QString scene = found.scenes[i].scene.name();
        const auto topic = static_cast<std::size_t>(found.topics.of[i]);
        const QString words =
            TopicContents::tr("%1: topic %2, %3").arg(scene).arg(topic + 1).arg(names[topic]);
        content.table.push_back({scene, QString::number(topic + 1), names[topic],
                                 QString::number(map.at[i][0], 'f', 3),
                                 QString::number(map.at[i][1], 'f', 3)});
        const bool isSamePlace = !content.points.empty() &&
                                 content.points.back().x == map.at[i][0] &&
                                 content.points.back().y == map.at[i][1];
        if (!isSamePlace)
            content.points.push_back({map.at[i][0], map.at[i][1], words, {}});
        else
            content.points.back().words += u'\n' + words;
        content.points.back().rows.push_back(static_cast<int>(row));
    }
    // At least as wide as a step of the axes.
    constexpr double Step = 0.5;
    farthest = std::max(Step, std::ceil(farthest / Step) * Step);
    content.range = {-farthest, farthest};
    content.summary = TopicContents::tr("A two-dimensional view: it shows %1 of the variance "
                                        "between the texts. Topics are found in all dimensions.")
                          .arg(shareText(map.share[0] + map.share[1]));
    return content;
}

std::vector<QStringList> topicRows(const TopicFinding& found)
{
    std::vector<QStringList> rows;
    for (const NamedTopic& topic : found.named())
        rows.push_back({QString::number(rows.size() + 1), topic.name,
                        QString::number(topic.scenarios.size()),
                        topic.keywords.join(QStringLiteral(", "))});
    return rows;
}

} // namespace subtext
