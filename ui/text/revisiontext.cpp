// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/revisiontext.h"

#include "core/task/task.h"
#include "ui/text/answertext.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace subtext {
namespace {

struct RevisionTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::RevisionTexts)
};

QString fromTo(const QString& before, const QString& after)
{
    const auto orNone = [](const QString& text) {
        return text.isEmpty() ? RevisionTexts::tr("nothing") : text;
    };
    return QStringLiteral("%1 → %2").arg(orNone(before), orNone(after));
}

QString pointText(const Scale& scale, const std::optional<int>& point)
{
    return point ? pointWordOf(scale, *point) : QString();
}

} // namespace

QString revisionText(const Task& task, const RevisedAnswer& revised)
{
    QStringList parts;
    if (!revised.before) {
        parts << RevisionTexts::tr("new: %1").arg(ballotWords(task, revised.after.ballot));
    } else {
        const Answer& before = *revised.before;
        if (before.ballot != revised.after.ballot)
            parts << fromTo(ballotWords(task, before.ballot),
                            ballotWords(task, revised.after.ballot));
        if (!(before.seconds == revised.after.seconds))
            parts << fromTo(secondAnswersWords(task, before.seconds),
                            secondAnswersWords(task, revised.after.seconds));
        if (!(before.guesses == revised.after.guesses))
            parts << fromTo(guessesWords(task, before.guesses),
                            guessesWords(task, revised.after.guesses));
        for (std::size_t i = 0; i < task.scales.size(); ++i) {
            if (before.scales.at(i) != revised.after.scales.at(i))
                parts << QStringLiteral("%1: %2").arg(
                    task.scales[i].word,
                    fromTo(pointText(task.scales[i], before.scales.at(i)),
                           pointText(task.scales[i], revised.after.scales.at(i))));
        }
    }
    return RevisionTexts::tr("%1: %2 (%3)")
        .arg(revised.person, parts.join(QStringLiteral("; ")), shortMomentWords(revised.at));
}

} // namespace subtext
