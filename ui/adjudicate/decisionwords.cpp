// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionwords.h"

#include "ui/adjudicate/decisionpanel.h"
#include "ui/text/desktext.h"
#include "ui/text/surprisetext.h"
#include "ui/text/words.h"

namespace subtext {
namespace {

QString changedText(AnswerChange change)
{
    switch (change) {
    case AnswerChange::Given:
        return DecisionPanel::tr("An answer was given after this decision (%1).");
    case AnswerChange::Vote:
        return DecisionPanel::tr("A vote was revised after this decision (%1).");
    case AnswerChange::Scale:
        return DecisionPanel::tr(
            "A scale was revised after this decision (%1), and no vote changed.");
    case AnswerChange::Explanation:
        return DecisionPanel::tr(
            "An explanation was revised after this decision (%1), and no vote changed.");
    case AnswerChange::Other:
        return DecisionPanel::tr(
            "An answer was revised after this decision (%1), and no vote changed.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString openQuestionsText(const DeskEditing& editing)
{
    constexpr std::size_t MostNamed = 3;
    const std::vector<QuestionIndex> open = editing.openQuestions();
    QStringList words;
    for (std::size_t i = 0; i < open.size() && i < MostNamed; ++i)
        words << editing.task().questions.at(indexOf(open[i])).word;
    if (open.size() > MostNamed)
        return DecisionPanel::tr("%1 and %2 more").arg(listed(words)).arg(open.size() - MostNamed);
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return DecisionPanel::tr("%1 and %2").arg(listed(words), last);
}

QString surpriseToShow(const DeskEditing& editing)
{
    if (!editing.areHintsShown())
        return {};
    std::vector<const Answer*> answers;
    for (const DeskRater& rater : editing.item().raters)
        answers.push_back(&rater.annotation.answer);
    return surpriseText(answers, editing.task());
}

QString replacedText(const DeskSession& session, const Decision& decision)
{
    const QString who = decision.person.isValid() ? session.codeOf(decision.person)
                                                  : DecisionPanel::tr("from a file");
    const QString when =
        decision.decidedAt ? momentWords(*decision.decidedAt) : DecisionPanel::tr("date unknown");
    return DecisionPanel::tr("Saving replaces this decision (%1, %2); the history keeps it.")
        .arg(who, when);
}

QString outdatedText(const DeskCase& item, bool isWritable)
{
    const QString what = changedText(item.outdatedBy).arg(momentWords(*item.outdated));
    return isWritable ? saidTogether({what, DecisionPanel::tr("Save to keep it, or choose again.")})
                      : what;
}

QString owedAgainText(const DeskCase& item)
{
    if (item.owedAgain == 0)
        return {};
    return DecisionPanel::tr("%n answers are asked for again: each counts until the new one is "
                             "there.",
                             nullptr, item.owedAgain);
}

std::optional<Decision> shownDecision(const DeskSession& session)
{
    if (session.isWritable() || !session.editing().isShowing())
        return std::nullopt;
    auto decision = resolveDecisions(session.editing().item().history).decision;
    return decision && decision->isDecided() ? decision : std::nullopt;
}

QString shownNote(const DeskSession& session)
{
    const QString written = session.editing().note();
    const auto decision = written.isEmpty() ? shownDecision(session) : std::nullopt;
    return decision ? decision->note : written;
}

QString neededText(DeskEditing::Missing needed)
{
    switch (needed) {
    case DeskEditing::Missing::Pick:
        return {};
    case DeskEditing::Missing::Basis:
        return DecisionPanel::tr("Still needed: the basis, what decided it.");
    case DeskEditing::Missing::Note:
        return DecisionPanel::tr(
            "Still needed: a note that says why, as this overrides the votes.");
    }
    Q_UNREACHABLE();
}

} // namespace subtext
