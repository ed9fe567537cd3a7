// SPDX-License-Identifier: MIT
#include "core/domain/norming.h"

#include "core/task/task.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

QString spelled(const QJsonObject& object) // which keeps its keys in order
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString spelled(const QJsonArray& list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QJsonArray listIn(const QString& text)
{
    return QJsonDocument::fromJson(text.toUtf8()).array();
}

QJsonObject objectIn(const QString& text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QJsonObject ballotObject(const Ballot& ballot, const Task& task)
{
    QJsonObject object;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto& options = task.questions[i].options;
        if (ballot.at(i) && slotOf(*ballot.at(i)) < options.size())
            object.insert(task.questions[i].token, options[slotOf(*ballot.at(i))].token);
    }
    return object;
}

std::optional<Ballot> ballotIn(const QJsonObject& object, const Task& task)
{
    Ballot ballot{};
    for (auto member = object.begin(); member != object.end(); ++member) {
        const auto question = indexOfToken(task.questions, member.key());
        const auto option =
            question ? indexOfToken(task.questions[*question].options, member.value().toString())
                     : std::nullopt;
        if (!option)
            return std::nullopt;
        ballot.at(*question) = static_cast<Choice>(*option);
    }
    return ballot;
}

QJsonObject countsObject(const std::vector<int>& counts, const Question& question)
{
    QJsonObject object;
    for (std::size_t i = 0; i < counts.size() && i < question.options.size(); ++i) {
        if (counts[i] > 0)
            object.insert(question.options[i].token, counts[i]);
    }
    return object;
}

std::optional<std::vector<int>> countsIn(const QJsonObject& object, const Question& question)
{
    std::vector<int> counts(question.options.size(), 0);
    for (auto member = object.begin(); member != object.end(); ++member) {
        const auto option = indexOfToken(question.options, member.key());
        if (!option)
            return std::nullopt;
        counts.at(*option) = member.value().toInt();
    }
    return counts;
}

} // namespace

QLatin1String normingPhaseToken(NormingPhase phase)
{
    switch (phase) {
    case NormingPhase::Sealed:
        return QLatin1String("sealed");
    case NormingPhase::Open:
        return QLatin1String("open");
    case NormingPhase::Closed:
        break;
    }
    return QLatin1String("closed");
}

bool hasVote(const NormingVotes& votes, const NormingRound& round, const Uuid& item)
{
    const auto vote = votes.find(item);
    if (vote == votes.end())
        return false;
    for (std::size_t i = 0; i < vote->second.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        const bool isAsked = std::find(round.questions.begin(), round.questions.end(), question) !=
                             round.questions.end();
        if (vote->second[i].has_value() != isAsked)
            return false;
    }
    return true;
}

std::vector<Uuid> itemsWithoutVote(const NormingVotes& votes, const NormingRound& round)
{
    std::vector<Uuid> open;
    std::copy_if(round.items.begin(), round.items.end(), std::back_inserter(open),
                 [&](const Uuid& item) { return !hasVote(votes, round, item); });
    return open;
}

bool isWhole(const NormingVotes& votes, const NormingRound& round)
{
    return votes.size() == round.items.size() && itemsWithoutVote(votes, round).empty();
}

NormingCounts countNormingVotes(const std::vector<NormingVotes>& people, const Task& task)
{
    NormingCounts counts;
    for (const NormingVotes& votes : people) {
        for (const auto& [item, ballot] : votes) {
            auto& ofItem = counts[item];
            ofItem.resize(task.questions.size());
            for (std::size_t i = 0; i < task.questions.size(); ++i) {
                const auto options = task.questions[i].options.size();
                if (!ballot.at(i) || slotOf(*ballot.at(i)) >= options)
                    continue;
                ofItem[i].resize(options);
                ++ofItem[i][slotOf(*ballot.at(i))];
            }
        }
    }
    return counts;
}

QString normingVotesText(const NormingVotes& votes, const Task& task)
{
    QJsonObject object;
    for (const auto& [item, ballot] : votes)
        object.insert(item.text(), ballotObject(ballot, task));
    return spelled(object);
}

std::optional<NormingVotes> normingVotesIn(const QString& text, const Task& task)
{
    NormingVotes votes;
    const QJsonObject object = objectIn(text);
    for (auto member = object.begin(); member != object.end(); ++member) {
        const auto item = Uuid::fromText(member.key());
        const auto ballot = ballotIn(member.value().toObject(), task);
        if (!item || !ballot)
            return std::nullopt;
        votes.emplace(*item, *ballot);
    }
    // Everything that is not as it would be written shows here: order, spaces, further keys.
    return normingVotesText(votes, task) == text ? std::optional(std::move(votes)) : std::nullopt;
}

QString normingListText(const std::vector<Uuid>& uuids)
{
    QJsonArray list;
    for (const Uuid& uuid : uuids)
        list.append(uuid.text());
    return spelled(list);
}

std::optional<std::vector<Uuid>> normingListIn(const QString& text)
{
    std::vector<Uuid> uuids;
    const QJsonArray list = listIn(text);
    for (const QJsonValue& value : list) {
        const auto uuid = Uuid::fromText(value.toString());
        if (!uuid)
            return std::nullopt;
        uuids.push_back(*uuid);
    }
    return normingListText(uuids) == text ? std::optional(std::move(uuids)) : std::nullopt;
}

QString normingQuestionsText(const std::vector<QuestionIndex>& questions, const Task& task)
{
    QJsonArray list;
    for (const QuestionIndex question : questions)
        list.append(task.questions.at(indexOf(question)).token);
    return spelled(list);
}

std::optional<std::vector<QuestionIndex>> normingQuestionsIn(const QString& text, const Task& task)
{
    std::vector<QuestionIndex> questions;
    const QJsonArray list = listIn(text);
    for (const QJsonValue& value : list) {
        const auto question = indexOfToken(task.questions, value.toString());
        if (!question)
            return std::nullopt;
        questions.push_back(static_cast<QuestionIndex>(*question));
    }
    return normingQuestionsText(questions, task) == text ? std::optional(std::move(questions))
                                                         : std::nullopt;
}

QString normingCountsText(const NormingCounts& counts, const Task& task)
{
    QJsonObject object;
    for (const auto& [item, questions] : counts) {
        QJsonObject ofItem;
        for (std::size_t i = 0; i < questions.size() && i < task.questions.size(); ++i) {
            if (!questions[i].empty())
                ofItem.insert(task.questions[i].token,
                              countsObject(questions[i], task.questions[i]));
        }
        object.insert(item.text(), ofItem);
    }
    return spelled(object);
}

std::optional<NormingCounts> normingCountsIn(const QString& text, const Task& task)
{
    NormingCounts counts;
    const QJsonObject object = objectIn(text);
    for (auto member = object.begin(); member != object.end(); ++member) {
        const auto item = Uuid::fromText(member.key());
        if (!item)
            return std::nullopt;
        auto& ofItem = counts[*item];
        ofItem.resize(task.questions.size());
        const QJsonObject questions = member.value().toObject();
        for (auto asked = questions.begin(); asked != questions.end(); ++asked) {
            const auto question = indexOfToken(task.questions, asked.key());
            auto said = question ? countsIn(asked.value().toObject(), task.questions[*question])
                                 : std::nullopt;
            if (!said)
                return std::nullopt;
            ofItem.at(*question) = std::move(*said);
        }
    }
    return normingCountsText(counts, task) == text ? std::optional(std::move(counts))
                                                   : std::nullopt;
}

} // namespace subtext
