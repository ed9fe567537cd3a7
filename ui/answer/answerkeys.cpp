// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answerkeys.h"

#include "core/task/task.h"
#include "ui/actions/actionregistry.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace subtext {
namespace {

constexpr int Digits = 9;

struct AnswerKeysText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::AnswerKeysText)
};

/// Where the key lies in the row of digits, 1 … 9 and 0; none elsewhere, and where the window
/// system does not say.
std::optional<int> digitByPosition(const QKeyEvent& event)
{
    constexpr quint32 FirstOfRow = 10; // evdev's code of "1" plus 8, as X and Wayland count
    const QString platform = QGuiApplication::platformName();
    const quint32 code = event.nativeScanCode();
    const bool isKnown = platform == QLatin1String("xcb") || platform.startsWith(u"wayland");
    if (!isKnown || code < FirstOfRow || code > FirstOfRow + Digits)
        return std::nullopt;
    return static_cast<int>(code - FirstOfRow + 1) % 10;
}

/// The digit below a sign of the American keyboard.
std::optional<int> digitBelowSign(int key)
{
    static const QList<int> signs{Qt::Key_ParenRight,  Qt::Key_Exclam,    Qt::Key_At,
                                  Qt::Key_NumberSign,  Qt::Key_Dollar,    Qt::Key_Percent,
                                  Qt::Key_AsciiCircum, Qt::Key_Ampersand, Qt::Key_Asterisk,
                                  Qt::Key_ParenLeft};
    const auto digit = signs.indexOf(key);
    return digit < 0 ? std::nullopt : std::optional(static_cast<int>(digit));
}

std::optional<int> digitOf(const QKeyEvent& event)
{
    const int key = event.key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return key - Qt::Key_0;
    if (!event.modifiers().testFlag(Qt::ShiftModifier))
        return std::nullopt;
    const auto digit = digitByPosition(event);
    return digit ? digit : digitBelowSign(key);
}

/// What is answered by so many keys, by the words of the task.
using PlacesOf = std::vector<std::pair<std::size_t, QStringList>>;

void add(PlacesOf& all, std::size_t places, const QString& word)
{
    const auto same =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == places; });
    if (same == all.end())
        all.emplace_back(places, QStringList{word});
    else
        same->second << word;
}

QString rangeOf(std::size_t places)
{
    if (places < 2)
        return keyOfPlace(0);
    if (places <= Digits)
        return AnswerKeysText::tr("1 to %1").arg(places);
    if (places == Digits + 1)
        return AnswerKeysText::tr("1 to 9, then a");
    return AnswerKeysText::tr("1 to 9, then a to %1").arg(keyOfPlace(static_cast<int>(places) - 1));
}

QString written(const PlacesOf& all)
{
    if (all.size() == 1)
        return rangeOf(all.front().first);
    QStringList parts;
    for (const auto& [places, words] : all)
        parts << AnswerKeysText::tr("%1: %2", "Questions, and their keys")
                     .arg(words.join(QStringLiteral(", ")), rangeOf(places));
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace

QString optionKeysOfAnyTask()
{
    return AnswerKeysText::tr("1 to 9, then a to w");
}

void writeKeysOf(const Task* task, ActionRegistry& actions)
{
    PlacesOf steps;
    PlacesOf options;
    PlacesOf rows;
    for (const QuestionRun& run : task ? questionRuns(*task) : std::vector<QuestionRun>()) {
        if (run.isBoard() && isYesNo(*task, run)) {
            add(rows, run.count, questionsOf(*task, run).front().word);
            continue;
        }
        for (const Question& question : questionsOf(*task, run)) {
            add(steps, question.options.size(), question.word);
            add(options, question.options.size(), question.word);
        }
    }
    for (const Scale& scale : task ? task->scales : std::vector<Scale>())
        add(steps, scale.points.size(), scale.word);
    for (const auto& [part, places] :
         {std::pair(KeysOfSteps, steps), {KeysOfOptions, options}, {KeysOfRows, rows}}) {
        actions.writeKeysOf(part, written(places));
        actions.setOffered(part, !task || !places.empty());
    }
}

QString keyOfPlace(int place)
{
    return place < Digits ? QString::number(place + 1) : QString(QChar(u'a' + place - Digits));
}

QString keysWords(int places)
{
    if (places <= Digits)
        return AnswerKeysText::tr("Keys 1 to %1.").arg(places);
    return places == Digits + 1
               ? AnswerKeysText::tr("Keys 1 to 9, then a.")
               : AnswerKeysText::tr("Keys 1 to 9, then a to %1.").arg(keyOfPlace(places - 1));
}

std::optional<PlaceKey> placeKeyOf(const QKeyEvent& event)
{
    const auto others = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (others != Qt::NoModifier)
        return std::nullopt;
    PlaceKey key;
    key.isShifted = event.modifiers().testFlag(Qt::ShiftModifier);
    if (const auto digit = digitOf(event)) {
        if (*digit > 0)
            key.place = *digit - 1;
        return key;
    }
    if (event.key() < Qt::Key_A || event.key() > Qt::Key_Z)
        return std::nullopt;
    key.place = Digits + event.key() - Qt::Key_A;
    return key;
}

} // namespace subtext
