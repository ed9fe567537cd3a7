// SPDX-License-Identifier: MIT
#include "core/domain/secondreading.h"

#include "core/task/task.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

constexpr QLatin1String SecondQuestionKey("question");
constexpr QLatin1String SecondKey("second");
constexpr QLatin1String SecondPointsKey("points");

using SecondKind = SecondAnswer::Kind;

bool isOfKind(const SecondAnswer& second, SecondReading asked)
{
    switch (asked) {
    case SecondReading::Option:
        return second.kind == SecondKind::Nothing || second.kind == SecondKind::Option;
    case SecondReading::Sharing:
        return second.kind == SecondKind::Shared;
    default:
        return false;
    }
}

bool areShared(const std::vector<int>& points, const Question& question, Choice chosen)
{
    if (points.size() != question.options.size() || slotOf(chosen) >= points.size())
        return false;
    const auto [least, most] = std::minmax_element(points.begin(), points.end());
    return *least >= 0 && *most == points[slotOf(chosen)] && *most <= SharedPoints &&
           std::accumulate(points.begin(), points.end(), 0) == SharedPoints;
}

/// Whether its options and points are those of the question; what is open is of none.
bool isOfQuestion(const SecondAnswer& second, const Question& question)
{
    const std::size_t options = question.options.size();
    switch (second.kind) {
    case SecondKind::Open:
        return false;
    case SecondKind::Option:
        return slotOf(second.option) < options;
    case SecondKind::Shared:
        return second.points.size() == options &&
               std::all_of(second.points.begin(), second.points.end(),
                           [](int points) { return points >= 0 && points <= SharedPoints; });
    default:
        return true;
    }
}

QJsonObject secondJson(const SecondAnswer& second, const Question& question)
{
    QJsonObject json{{SecondQuestionKey, question.token}};
    if (second.kind == SecondKind::Nothing) {
        json.insert(SecondKey, QJsonValue());
    } else if (second.kind == SecondKind::Option) {
        json.insert(SecondKey, question.options.at(slotOf(second.option)).token);
    } else {
        QJsonObject points;
        for (std::size_t i = 0; i < second.points.size(); ++i) {
            if (second.points[i] != 0)
                points.insert(question.options.at(i).token, second.points[i]);
        }
        json.insert(SecondPointsKey, points);
    }
    return json;
}

std::optional<SecondAnswer> pointsIn(const QJsonObject& json, const Question& question)
{
    std::vector<int> points(question.options.size());
    for (auto of = json.begin(); of != json.end(); ++of) {
        const auto option = indexOfToken(question.options, of.key());
        const int number = of.value().toInt(-1);
        if (!option || number < 0 || number > SharedPoints)
            return std::nullopt;
        points.at(*option) = number;
    }
    return SecondAnswer::of(std::move(points));
}

std::optional<SecondAnswer> secondIn(const QJsonObject& json, const Question& question)
{
    if (json.contains(SecondPointsKey))
        return pointsIn(json.value(SecondPointsKey).toObject(), question);
    const QJsonValue second = json.value(SecondKey);
    if (second.isNull())
        return SecondAnswer::nothing();
    const auto option = indexOfToken(question.options, second.toString());
    if (!option)
        return std::nullopt;
    return SecondAnswer::of(static_cast<Choice>(*option));
}

} // namespace

QLatin1String secondReadingToken(SecondReading reading)
{
    switch (reading) {
    case SecondReading::Option:
        return QLatin1String("option");
    case SecondReading::Sharing:
        return QLatin1String("points");
    default:
        return QLatin1String("off");
    }
}

std::optional<SecondReading> secondReadingFromToken(QStringView token)
{
    for (const SecondReading reading : AllSecondReadings) {
        if (token == secondReadingToken(reading))
            return reading;
    }
    return std::nullopt;
}

SecondAnswer SecondAnswers::at(QuestionIndex question) const
{
    return indexOf(question) < m_answers.size() ? m_answers[indexOf(question)] : SecondAnswer();
}

void SecondAnswers::set(QuestionIndex question, SecondAnswer second)
{
    if (indexOf(question) >= m_answers.size()) {
        if (second.isOpen())
            return;
        m_answers.resize(indexOf(question) + 1);
    }
    m_answers[indexOf(question)] = std::move(second);
    while (!m_answers.empty() && m_answers.back().isOpen())
        m_answers.pop_back();
}

bool takesSecondReading(const Question& question)
{
    return question.board.isEmpty() && question.options.size() > 2;
}

bool takesSecondReading(const Task& task)
{
    return std::any_of(task.questions.begin(), task.questions.end(),
                       [](const Question& question) { return takesSecondReading(question); });
}

bool fitsChoice(const SecondAnswer& second, const Question& question, std::optional<Choice> chosen)
{
    if (second.isOpen())
        return true;
    if (!chosen || !takesSecondReading(question))
        return false;
    switch (second.kind) {
    case SecondKind::Option:
        return second.option != *chosen && slotOf(second.option) < question.options.size();
    case SecondKind::Shared:
        return areShared(second.points, question, *chosen);
    default:
        return true;
    }
}

bool fitBallot(const SecondAnswers& seconds, const Ballot& ballot, const Task& task)
{
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const SecondAnswer second = seconds.at(static_cast<QuestionIndex>(i));
        if (!fitsChoice(second, task.questions[i], ballot.at(i)))
            return false;
    }
    return true;
}

std::vector<QuestionIndex> missingSeconds(const SecondAnswers& seconds, const Ballot& ballot,
                                          const Task& task, SecondReading asked)
{
    std::vector<QuestionIndex> missing;
    for (std::size_t i = 0; i < task.questions.size() && asked != SecondReading::Off; ++i) {
        if (!takesSecondReading(task.questions[i]) || !ballot.at(i))
            continue;
        const auto question = static_cast<QuestionIndex>(i);
        const SecondAnswer second = seconds.at(question);
        if (!isOfKind(second, asked) || !fitsChoice(second, task.questions[i], ballot.at(i)))
            missing.push_back(question);
    }
    return missing;
}

SecondAnswers askedSeconds(const SecondAnswers& seconds, const Task& task, SecondReading asked)
{
    SecondAnswers kept;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        SecondAnswer second = seconds.at(question);
        if (takesSecondReading(task.questions[i]) && isOfKind(second, asked))
            kept.set(question, std::move(second));
    }
    return kept;
}

QString secondText(const SecondAnswers& seconds, const Task& task)
{
    QJsonArray list;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const SecondAnswer second = seconds.at(static_cast<QuestionIndex>(i));
        if (isOfQuestion(second, task.questions[i]))
            list.append(secondJson(second, task.questions[i]));
    }
    return list.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

std::optional<SecondAnswers> secondsIn(const QString& text, const Task& task)
{
    SecondAnswers seconds;
    const QJsonArray list = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue& value : list) {
        const QJsonObject json = value.toObject();
        const auto question =
            indexOfToken(task.questions, json.value(SecondQuestionKey).toString());
        if (!question)
            return std::nullopt;
        auto second = secondIn(json, task.questions[*question]);
        if (!second)
            return std::nullopt;
        seconds.set(static_cast<QuestionIndex>(*question), std::move(*second));
    }
    // Everything that is not as it would be written shows here: order, spaces, further keys.
    return secondText(seconds, task) == text ? std::optional(std::move(seconds)) : std::nullopt;
}

} // namespace subtext
