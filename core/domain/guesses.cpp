// SPDX-License-Identifier: MIT
#include "core/domain/guesses.h"

#include "core/base/sha256.h"
#include "core/domain/protocol.h"
#include "core/domain/scenario.h"
#include "core/domain/secondreading.h"
#include "core/task/task.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

namespace subtext {
namespace {

constexpr QLatin1String GuessedQuestionKey("question");
constexpr QLatin1String GuessKey("guess");
constexpr quint32 Percent = 100;

bool canBeGuessed(const Question& question, Choice guess)
{
    return takesSecondReading(question) && slotOf(guess) < question.options.size();
}

} // namespace

std::optional<Choice> Guesses::at(QuestionIndex question) const
{
    return indexOf(question) < m_guesses.size() ? m_guesses[indexOf(question)] : std::nullopt;
}

void Guesses::set(QuestionIndex question, std::optional<Choice> guess)
{
    if (indexOf(question) >= m_guesses.size()) {
        if (!guess)
            return;
        m_guesses.resize(indexOf(question) + 1);
    }
    m_guesses[indexOf(question)] = guess;
    while (!m_guesses.empty() && !m_guesses.back())
        m_guesses.pop_back();
}

bool isGuessAsked(int share, quint32 seed, const QString& name)
{
    if (share <= 0)
        return false;
    const QString drawn = QStringLiteral("guess/%1/").arg(seed) + name;
    const QByteArray digest = QByteArray::fromHex(sha256Of(drawn.toUtf8()));
    return qFromBigEndian<quint32>(digest.constData()) % Percent < static_cast<quint32>(share);
}

bool isGuessAsked(const Protocol& protocol, const Scenario& item)
{
    return isGuessAsked(protocol.guessShare, protocol.seed, item.name());
}

std::vector<QuestionIndex> missingGuesses(const Guesses& guesses, const Ballot& ballot,
                                          const Task& task)
{
    std::vector<QuestionIndex> missing;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        const auto guess = guesses.at(question);
        const bool isGuessed = guess && canBeGuessed(task.questions[i], *guess);
        if (takesSecondReading(task.questions[i]) && ballot.at(i) && !isGuessed)
            missing.push_back(question);
    }
    return missing;
}

Guesses possibleGuesses(const Guesses& guesses, const Task& task)
{
    Guesses kept;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        const auto guess = guesses.at(question);
        if (guess && canBeGuessed(task.questions[i], *guess))
            kept.set(question, guess);
    }
    return kept;
}

bool fitBallot(const Guesses& guesses, const Ballot& ballot, const Task& task)
{
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto guess = guesses.at(static_cast<QuestionIndex>(i));
        if (guess && (!ballot.at(i) || !canBeGuessed(task.questions[i], *guess)))
            return false;
    }
    return true;
}

QString guessText(const Guesses& guesses, const Task& task)
{
    QJsonArray list;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const Question& question = task.questions[i];
        const auto guess = guesses.at(static_cast<QuestionIndex>(i));
        if (guess && slotOf(*guess) < question.options.size())
            list.append(QJsonObject{{GuessedQuestionKey, question.token},
                                    {GuessKey, question.options.at(slotOf(*guess)).token}});
    }
    return list.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

std::optional<Guesses> guessesIn(const QString& text, const Task& task)
{
    Guesses guesses;
    const QJsonArray list = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue& value : list) {
        const QJsonObject json = value.toObject();
        const auto question =
            indexOfToken(task.questions, json.value(GuessedQuestionKey).toString());
        if (!question)
            return std::nullopt;
        const auto option =
            indexOfToken(task.questions[*question].options, json.value(GuessKey).toString());
        if (!option)
            return std::nullopt;
        guesses.set(static_cast<QuestionIndex>(*question), static_cast<Choice>(*option));
    }
    // Everything that is not as it would be written shows here: order, spaces, further keys.
    return guessText(guesses, task) == text ? std::optional(std::move(guesses)) : std::nullopt;
}

} // namespace subtext
