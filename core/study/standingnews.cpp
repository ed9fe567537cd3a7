// SPDX-License-Identifier: MIT
#include "core/study/standingnews.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

const QString AtKey = QStringLiteral("at");
const QString AnswersKey = QStringLiteral("answers");
const QString DecidedKey = QStringLiteral("decided_splits");
const QString ChangedKey = QStringLiteral("changed_labels");
const QString ChangedGoldKey = QStringLiteral("changed_gold");

} // namespace

SeenStanding SeenStanding::of(const StudyStanding& standing, qint64 atMs)
{
    SeenStanding seen;
    seen.at = atMs;
    seen.decidedSplits = standing.decidedSplits;
    seen.changedLabels = standing.changedLabels;
    seen.changedGold = standing.changedGold;
    for (const AnnotatorStanding& annotator : standing.annotators)
        seen.answers[annotator.person.uuid.text()] = annotator.labelled;
    return seen;
}

QByteArray SeenStanding::json() const
{
    QJsonObject counts;
    for (const auto& [person, count] : answers)
        counts[person] = count;
    return QJsonDocument(QJsonObject{{AtKey, at},
                                     {AnswersKey, counts},
                                     {DecidedKey, decidedSplits},
                                     {ChangedKey, changedLabels},
                                     {ChangedGoldKey, changedGold}})
        .toJson(QJsonDocument::Compact);
}

std::optional<SeenStanding> SeenStanding::fromJson(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (!object[AtKey].isDouble() || !object[AnswersKey].isObject() ||
        !object[DecidedKey].isDouble())
        return std::nullopt;
    SeenStanding seen;
    seen.at = object[AtKey].toInteger();
    seen.decidedSplits = object[DecidedKey].toInteger();
    seen.changedLabels = object[ChangedKey].toInteger();
    seen.changedGold = object[ChangedGoldKey].toInteger();
    const QJsonObject counts = object[AnswersKey].toObject();
    for (auto it = counts.begin(); it != counts.end(); ++it)
        seen.answers[it.key()] = it.value().toInteger();
    return seen;
}

qint64 StandingNews::answerCount() const
{
    return std::accumulate(answers.begin(), answers.end(), qint64{0},
                           [](qint64 sum, const Answers& one) { return sum + one.count; });
}

StandingNews newsSince(const SeenStanding& seen, const StudyStanding& now)
{
    StandingNews news;
    news.since = seen.at;
    news.decidedSplits = std::max<qint64>(0, now.decidedSplits - seen.decidedSplits);
    news.changedLabels = std::max<qint64>(0, now.changedLabels - seen.changedLabels);
    news.changedGold = std::max<qint64>(0, now.changedGold - seen.changedGold);
    for (const AnnotatorStanding& annotator : now.annotators) {
        const auto before = seen.answers.find(annotator.person.uuid.text());
        const qint64 more =
            annotator.labelled - (before == seen.answers.end() ? 0 : before->second);
        if (more > 0)
            news.answers.push_back({annotator.person.name, more});
        if (annotator.returnedAt > seen.at)
            news.back << annotator.person.name;
    }
    return news;
}

} // namespace subtext
