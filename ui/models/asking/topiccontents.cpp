// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/topiccontents.h"

#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

class TopicContents
{
    Q_DECLARE_TR_FUNCTIONS(subtext::TopicContents)
};

QString shareText(double share)
{
    return QStringLiteral("%1 %").arg(QString::number(100 * share, 'f', 1));
}

/// Of a board the question, else the option.
QString placedWord(const Task& task, const PlacedLabel& label)
{
    return isBoardOfYes(task) ? questionWord(task.questions.at(label.question))
                              : optionWord(task, label.question, static_cast<Choice>(label.option));
}

IntervalSeries topicCounts(const QString& name, MarkShape shape, int hue)
{
    IntervalSeries series;
    series.name = name;
    series.shape = shape;
    series.hue = hue;
    series.hasWhiskers = false;
    return series;
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
             isElbow ? TopicContents::tr("%n topics: %1, the elbow", nullptr, k)
                           .arg(withShownPoint(inertia))
                     : TopicContents::tr("%n topics: %1", nullptr, k).arg(withShownPoint(inertia)),
             static_cast<int>(i), isElbow});
        content.xWords << QString::number(k);
        content.table.push_back({QString::number(k), inertia,
                                 isElbow ? TopicContents::tr("yes") : QStringLiteral("–")});
    }
    content.summary = found.elbow
                          ? TopicContents::tr("The elbow is at %1 topics: beyond it, more topics "
                                              "hardly bring the texts closer to their centres.")
                                .arg(*found.elbow)
                          : TopicContents::tr("%n topics, by hand.", nullptr, plural(found.k));
    return content;
}

ScatterContent mapContent(const std::vector<TopicPlace>& places, const std::vector<QString>& names,
                          const std::array<double, 2>& shares)
{
    ScatterContent content;
    content.xTitle = TopicContents::tr("first principal component (%1 of the variance)")
                         .arg(withShownPoint(shareText(shares[0])));
    content.yTitle = TopicContents::tr("second (%1)").arg(withShownPoint(shareText(shares[1])));
    content.header = {TopicContents::tr("Scene"), TopicContents::tr("Topic"),
                      TopicContents::tr("Name"), TopicContents::tr("First", "Principal component"),
                      TopicContents::tr("Second", "Principal component")};
    for (std::size_t topic = 1; topic <= names.size(); ++topic)
        content.groups << QString::number(topic);
    double farthest = 0;
    for (std::size_t row = 0; row < places.size(); ++row) {
        const TopicPlace& place = places[row];
        farthest = std::max({farthest, std::abs(place.at[0]), std::abs(place.at[1])});
        const QString& name = names[place.topic];
        const QString words = TopicContents::tr("%1: topic %2, %3")
                                  .arg(place.name, QString::number(place.topic + 1), name);
        content.table.push_back({place.name, QString::number(place.topic + 1), name,
                                 QString::number(place.at[0], 'f', 3),
                                 QString::number(place.at[1], 'f', 3)});
        const bool isSamePlace = !content.points.empty() &&
                                 content.points.back().x == place.at[0] &&
                                 content.points.back().y == place.at[1];
        if (!isSamePlace)
            content.points.push_back(
                {place.at[0], place.at[1], words, {}, static_cast<int>(place.topic)});
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
                          .arg(withShownPoint(shareText(shares[0] + shares[1])));
    return content;
}

std::vector<QStringList> topicRows(const TopicFinding& found)
{
    std::vector<QStringList> rows;
    for (const NamedTopic& topic : found.named())
        rows.push_back({QString::number(rows.size() + 1), topic.name,
                        QString::number(topic.scenarios.size()), listed(topic.keywords)});
    return rows;
}

IntervalContent keptTopicsContent(const KeptTopicFigures& figures)
{
    IntervalContent content;
    content.axisTitle = TopicContents::tr("scenes");
    content.areCounts = true;
    content.isOneLane = true;
    content.isAsHighAsItsRows = true;
    content.header = {TopicContents::tr("Topic"),     TopicContents::tr("Name"),
                      TopicContents::tr("Scenes"),    TopicContents::tr("With gold"),
                      TopicContents::tr("Mostly"),    TopicContents::tr("Scenes with it"),
                      TopicContents::tr("Its share"), TopicContents::tr("Keywords")};
    IntervalSeries all = topicCounts(TopicContents::tr("Scenes"), MarkShape::Circle, 0);
    IntervalSeries most =
        topicCounts(TopicContents::tr("With the most frequent label"), MarkShape::Diamond, 1);
    for (std::size_t i = 0; i < figures.topics.size(); ++i) {
        const NamedTopic& topic = figures.topics[i];
        const DominantLabel& dominant = figures.dominant[i];
        const auto scenes = static_cast<qint64>(topic.scenarios.size());
        const auto withIt = static_cast<double>(dominant.scenarios);
        const QString label =
            dominant.label ? placedWord(*figures.task, *dominant.label) : QStringLiteral("–");
        const QString share = dominant.label
                                  ? shareText(withIt / static_cast<double>(dominant.withGold))
                                  : QStringLiteral("–");
        content.rows << QStringLiteral("%1 %2").arg(i + 1).arg(topic.name);
        all.marks.push_back({static_cast<double>(scenes), std::nullopt, {}});
        most.marks.push_back({dominant.label ? std::optional(withIt) : std::nullopt, std::nullopt,
                              TopicContents::tr("%1, %2 of those with gold").arg(label, share),
                              !dominant.label});
        content.table.push_back({QString::number(i + 1), topic.name, QString::number(scenes),
                                 QString::number(dominant.withGold), label,
                                 QString::number(dominant.scenarios), share,
                                 listed(topic.keywords)});
    }
    content.series = {all, most};
    const auto largest = std::max_element(figures.topics.begin(), figures.topics.end(),
                                          [](const NamedTopic& a, const NamedTopic& b) {
                                              return a.scenarios.size() < b.scenarios.size();
                                          });
    if (largest != figures.topics.end())
        content.summary =
            TopicContents::tr("The largest topic is “%2”, with %1.")
                .arg(TopicContents::tr("%n scenes", nullptr, plural(largest->scenarios.size())),
                     largest->name);
    return content;
}

} // namespace subtext
