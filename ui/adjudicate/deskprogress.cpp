// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskprogress.h"

#include "core/course/questions.h"
#include "core/operation/datalock.h"
#include "core/release/gates.h"
#include "core/standing/unsentreplies.h"
#include "core/travel/syncing.h"
#include "ui/text/agreementtext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace subtext {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(subtext::DeskProgress)
};

QString codeWords(const DeskSession& session, PersonId person)
{
    const QString code = session.codeOf(person);
    return person == session.adjudicator() ? Words::tr("%1 (you)").arg(code) : code;
}

/// Whose word the proposals wait for; empty where there is none.
QString proposalsText(const DeskSession& session, const AdjudicatorComparison& both)
{
    qint64 byFirst = 0;
    qint64 bySecond = 0;
    for (const DeskItem& item : session.queue().items()) {
        byFirst += item.isDisputed() && item.proposedBy == both.first ? 1 : 0;
        bySecond += item.isDisputed() && item.proposedBy == both.second ? 1 : 0;
    }
    QStringList texts;
    const auto add = [&](qint64 count, PersonId waitedFor) {
        if (count > 0)
            texts << Words::tr("%1 for %2.")
                         .arg(Words::tr("%n proposals waiting", nullptr, plural(count)),
                              codeWords(session, waitedFor));
    };
    add(byFirst, both.second);
    add(bySecond, both.first);
    return saidTogether(texts);
}

/// Of several questions the range.
QString kappaText(const AdjudicatorComparison& both)
{
    if (both.kappas.empty())
        return figureText({}, 2);
    const auto isLower = [](const stats::CohenKappa& a, const stats::CohenKappa& b) {
        return a.kappa < b.kappa;
    };
    const auto [low, high] = std::minmax_element(both.kappas.begin(), both.kappas.end(), isLower);
    return low == high
               ? figureText(low->kappa, 2)
               : Words::tr("%1 to %2").arg(figureText(low->kappa, 2), figureText(high->kappa, 2));
}

QString comparedText(const DeskSession& session, const AdjudicatorComparison& both)
{
    const QString decided = Words::tr("%n items", nullptr, plural(both.decidedByBoth));
    const QString text =
        Words::tr("Two adjudicators: κ = %1. %2 decided by both, %3 disputed, %4 settled.")
            .arg(kappaText(both), decided)
            .arg(both.differences.size())
            .arg(both.settled);
    const QString proposals = proposalsText(session, both);
    return saidTogether({text, proposals});
}

/// Before both are through, for one of them: no more than how many both have decided.
QString blindText(const DeskSession& session, const AdjudicatorComparison& both)
{
    const QString text = Words::tr("Two adjudicators; %1 decided by both so far.")
                             .arg(Words::tr("%n items", nullptr, plural(both.decidedByBoth)));
    const bool isFirst = both.first == session.adjudicator();
    return session.queue().waitingCount() > 0
               ? text
               : Words::tr("%1 You have finished; waiting for %2.")
                     .arg(text, session.codeOf(isFirst ? both.second : both.first));
}

} // namespace

QString progressText(const DeskSession& session)
{
    const auto both = session.queue().comparison();
    if (both && both->isReady)
        return comparedText(session, *both);
    if (session.isAsked())
        return both ? blindText(session, *both) : QString();
    QStringList people;
    for (const auto& [person, decided] : session.queue().splitsByDecider())
        people << Words::tr("%1 %2 of %3")
                      .arg(codeWords(session, person))
                      .arg(decided)
                      .arg(session.queue().splitCount());
    if (people.isEmpty())
        return {};
    const QString text = Words::tr("Splits decided: %1.").arg(listed(people));
    return both ? Words::tr("%1 Decisions are compared once both have finished.").arg(text) : text;
}

QString othersText(const DeskSession& session, const DeskItem& item)
{
    QStringList codes;
    for (const PersonId person : item.decidedBy)
        codes << session.codeOf(person);
    const QString who = listed(codes);
    if (item.state == DeskState::OthersDiffer)
        return Words::tr("%1 disagree and will settle it. Nothing is waiting for you.").arg(who);
    const QString text = Words::tr("Decided by %1. Nothing is waiting for you.").arg(who);
    // Here nobody sees what another decided: whoever looks on today may decide tomorrow.
    return session.isCoordinator()
               ? saidTogether({text, Words::tr("The final labels are in Release, under Files.")})
               : text;
}

qint64 owedAgain(const DeskSession& session)
{
    const auto& queue = session.queue().items();
    return std::accumulate(queue.begin(), queue.end(), qint64{0},
                           [](qint64 sum, const DeskItem& item) { return sum + item.owedAgain; });
}

bool isReleaseNext(const DeskSession& session)
{
    const auto both = session.queue().comparison();
    return session.queue().isAllDecided() && owedAgain(session) == 0 &&
           session.queue().incompleteCount() == 0 && (!both || both->isReady);
}

QString allDecidedText(const DeskSession& session)
{
    const QString text = Words::tr("Every split is decided.");
    if (const qint64 owed = owedAgain(session); owed > 0)
        return saidTogether(
            {text, Words::tr("%n answers that were asked for again have not come; the earlier ones "
                             "count until then.",
                             nullptr, plural(owed))});
    const qint64 incomplete = session.queue().incompleteCount();
    const auto both = session.queue().comparison();
    if (incomplete == 0 && both && !both->isReady)
        return text; // another is still at it
    if (incomplete == 0)
        return saidTogether(
            {text, Words::tr("Next, the coordinator looks at the findings and makes the release. "
                             "Locking the study ends all changes.")});
    return saidTogether(
        {text, Words::tr("%n items are not decided yet: they are waiting for labels.", nullptr,
                         plural(incomplete))});
}

QString lockedText(const DeskSession& session)
{
    const auto changes = session.study().dataLock().changes();
    const QString reason =
        changes && !changes->empty() ? changes->back().reason : Words::tr("it could not be read");
    return Words::tr("The study is locked. Labels and decisions no longer change; annotators see "
                     "where the final label differs from theirs. Reason: “%1”")
        .arg(reason);
}

QStringList openWork(const DeskSession& session)
{
    qint64 incomplete = 0;
    qint64 held = 0;
    for (const DeskItem& item : session.queue().items()) {
        incomplete += item.pattern() ? 0 : 1;
        held += item.state == DeskState::Held ? 1 : 0;
    }
    QStringList open;
    const auto add = [&](qint64 count, const QString& what) {
        if (count > 0)
            open << QStringLiteral("– ") + what;
    };
    const qint64 waiting = session.queue().waitingCount();
    const qint64 disputed = session.queue().disputedCount();
    add(waiting, session.isAsked()
                     ? Words::tr("%n splits that you have not decided", nullptr, plural(waiting))
                     : Words::tr("%n splits that nobody has decided", nullptr, plural(waiting)));
    add(disputed, Words::tr("%n items on which the adjudicators disagree: no gold label", nullptr,
                            plural(disputed)));
    add(session.queue().outdatedCount(),
        Words::tr("%n decided items with an answer revised after the decision", nullptr,
                  plural(session.queue().outdatedCount())));
    add(held, Words::tr("%n items held", nullptr, plural(held)));
    add(incomplete, Words::tr("%n items with ratings missing", nullptr, plural(incomplete)));
    const qint64 owed = owedAgain(session);
    add(owed,
        Words::tr("%n answers that were asked for again and have not come", nullptr, plural(owed)));
    const auto refuse = [&](const Error& error) {
        open << QStringLiteral("– ") + errorText(error).oneLine();
    };
    if (const auto asked = session.study().questions().unanswered())
        add(*asked, Words::tr("%n questions about items without a reply", nullptr, plural(*asked)));
    else
        refuse(asked.error());
    if (const auto unsent = peopleWithUnsentReplies(session.study()))
        add(*unsent, Words::tr("%n people do not have the replies to their questions yet: they "
                               "need a new hand-out, and a locked study writes none",
                               nullptr, plural(*unsent)));
    else
        refuse(unsent.error());
    if (const auto team = session.study().syncing().reading(); !team) {
        refuse(team.error());
    } else if (*team) {
        for (const GatePlace& place : teamNotice(*team).places)
            open << QStringLiteral("– ") + gatePlaceText(place);
    }
    return open;
}

} // namespace subtext
