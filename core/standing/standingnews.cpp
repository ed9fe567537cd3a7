// SPDX-License-Identifier: MIT
#include "core/standing/standingnews.h"

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
const QString RevisionsKey = QStringLiteral("revisions");
const QString GivenAgainKey = QStringLiteral("given_again");
const QString QuestionsKey = QStringLiteral("questions");
const QString ReleasesKey = QStringLiteral("releases");

QJsonObject jsonOf(const std::map<QString, qint64>& counts)
{
    QJsonObject object;
    for (const auto& [person, count] : counts)
        object[person] = count;
    return object;
}

std::map<QString, qint64> countsOf(const QJsonObject& object)
{
    std::map<QString, qint64> counts;
    for (auto it = object.begin(); it != object.end(); ++it)
        counts[it.key()] = it.value().toInteger();
    return counts;
}

qint64 sumOf(const std::vector<StandingNews::Answers>& answers)
{
    return std::accumulate(
        answers.begin(), answers.end(), qint64{0},
        [](qint64 sum, const StandingNews::Answers& one) { return sum + one.count; });
}

} // namespace

SeenStanding SeenStanding::of(const StudyStanding& standing, qint64 atMs)
{
    SeenStanding seen;
    seen.at = atMs;
    seen.decidedSplits = standing.decidedSplits;
    seen.changedLabels = standing.changedLabels;
    seen.changedGold = standing.changedGold;
    seen.releases = standing.releases;
    seen.questions = standing.questions;
    for (const AnnotatorStanding& annotator : standing.annotators) {
        seen.answers[annotator.person.uuid.text()] = annotator.labelled;
        seen.revisions[annotator.person.uuid.text()] = annotator.revisions;
        seen.givenAgain[annotator.person.uuid.text()] = annotator.givenAgain;
    }
    return seen;
}

QByteArray SeenStanding::json() const
{
    return QJsonDocument(QJsonObject{{AtKey, at},
                                     {AnswersKey, jsonOf(answers)},
                                     {RevisionsKey, jsonOf(revisions)},
                                     {GivenAgainKey, jsonOf(givenAgain)},
                                     {DecidedKey, decidedSplits},
                                     {QuestionsKey, questions},
                                     {ChangedKey, changedLabels},
                                     {ChangedGoldKey, changedGold},
                                     {ReleasesKey, releases}})
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
    seen.answers = countsOf(object[AnswersKey].toObject());
    seen.revisions = countsOf(object[RevisionsKey].toObject());
    seen.givenAgain = countsOf(object[GivenAgainKey].toObject());
    seen.releases = object[ReleasesKey].toInteger();
    seen.questions = object[QuestionsKey].toInteger();
    return seen;
}

qint64 StandingNews::answerCount() const
{
    return sumOf(answers);
}

qint64 StandingNews::revisionCount() const
{
    return sumOf(revised);
}

qint64 StandingNews::givenAgainCount() const
{
    return sumOf(givenAgain);
}

StandingNews newsSince(const SeenStanding& seen, const StudyStanding& now)
{
    StandingNews news;
    news.since = seen.at;
    news.decidedSplits = std::max<qint64>(0, now.decidedSplits - seen.decidedSplits);
    news.changedLabels = std::max<qint64>(0, now.changedLabels - seen.changedLabels);
    news.changedGold = std::max<qint64>(0, now.changedGold - seen.changedGold);
    if (news.changedLabels > 0)
        news.changedBy = now.changedBy;
    news.questions = std::max<qint64>(0, now.questions - seen.questions);
    news.releases = std::max<qint64>(0, now.releases - seen.releases);
    if (news.releases > 0)
        news.lastVersion = now.lastVersion;
    const auto countIn = [](const std::map<QString, qint64>& counts, const QString& person) {
        const auto found = counts.find(person);
        return found == counts.end() ? 0 : found->second;
    };
    for (const AnnotatorStanding& annotator : now.annotators) {
        const QString person = annotator.person.uuid.text();
        if (const qint64 more = annotator.labelled - countIn(seen.answers, person); more > 0)
            news.answers.push_back({annotator.person.name, more});
        if (const qint64 revised = annotator.revisions - countIn(seen.revisions, person);
            revised > 0)
            news.revised.push_back({annotator.person.name, revised});
        if (const qint64 again = annotator.givenAgain - countIn(seen.givenAgain, person); again > 0)
            news.givenAgain.push_back({annotator.person.name, again});
        if (annotator.returnedAt > seen.at)
            news.back << annotator.person.name;
    }
    return news;
}

} // namespace subtext
