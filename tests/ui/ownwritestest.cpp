// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"

#include <QSignalSpy>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Sessions write to the study that they follow: what they wrote themselves shows once and without
/// a reload, what somebody else wrote shows as well.
class OwnWritesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownDecision_changesOneLine();
    void ownUndoAndRedo_changeOneLineEach();
    void ownHold_changesOneLine();
    void ownFirstPick_changesItsLineAlone();
    void decisionPastTheSession_bringsAReload();
    void decisionOfAnotherSession_reloadsTheOneThatDidNotAsk();
    void changeTheDecisionBringsAbout_isNotTakenForItsOwn();
    void lock_isNoticedByTheSessionThatDidNotAsk();

    void ownSubmission_changesOneRow();
    void submissionPastTheSession_changesItsRow();
    void othersSubmission_changesNoRow();
    void changeThatNamesNoItem_isLookedForInEveryRow();
};

namespace {

/// What a desk says from now on.
struct Heard
{
    explicit Heard(DeskSession& session)
        : lines(&session, &DeskSession::itemChanged)
        , resets(&session, &DeskSession::queueReset)
        , figures(&session, &DeskSession::figuresChanged)
    {}

    QSignalSpy lines;
    QSignalSpy resets;
    QSignalSpy figures;
};

/// Shows a split, the first or the one after it, with a pick that can be saved.
ScenarioId pickOnSplit(DeskSession& session, int number = 1)
{
    const auto isNext = [&](const DeskItem& item) { return item.isSplit() && --number == 0; };
    const auto item =
        std::find_if(session.queue().items().begin(), session.queue().items().end(), isNext);
    if (item == session.queue().items().end() || !session.show(item->scenario))
        qFatal("no split to decide");
    session.editing().take(1);
    session.editing().setBasis(Basis::VadFit);
    return session.editing().item().scenario.id;
}

DeskState stateOf(const DeskSession& session, ScenarioId scenario)
{
    return session.queue().item(scenario)->state;
}

/// The one line that was said to have changed; −1 where there was another number of them.
int onlyRow(const QSignalSpy& lines)
{
    return lines.count() == 1 ? lines.first().first().toInt() : -1;
}

} // namespace

void OwnWritesTest::ownDecision_changesOneLine()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const ScenarioId item = pickOnSplit(session);
    Heard heard(session);
    session.save();
    QCOMPARE(onlyRow(heard.lines), session.queue().rowOf(item));
    QCOMPARE(heard.resets.count(), 0);
    QCOMPARE(heard.figures.count(), 1);
    QVERIFY(stateOf(session, item) == DeskState::Decided);
    QVERIFY(session.editing().item().scenario.id != item); // and on to the next
}

void OwnWritesTest::ownUndoAndRedo_changeOneLineEach()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const ScenarioId item = pickOnSplit(session);
    session.save();
    {
        Heard heard(session);
        session.undo();
        QCOMPARE(onlyRow(heard.lines), session.queue().rowOf(item));
        QCOMPARE(heard.resets.count(), 0);
        QCOMPARE(heard.figures.count(), 1);
        QVERIFY(stateOf(session, item) == DeskState::Open);
    }
    Heard heard(session);
    session.redo();
    QCOMPARE(onlyRow(heard.lines), session.queue().rowOf(item));
    QCOMPARE(heard.resets.count(), 0);
    QCOMPARE(heard.figures.count(), 1);
    QVERIFY(stateOf(session, item) != DeskState::Open);
}

void OwnWritesTest::ownHold_changesOneLine()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const ScenarioId item = pickOnSplit(session);
    QVERIFY(session.editing().flush());
    Heard heard(session);
    session.editing().toggleHeld();
    QVERIFY(session.editing().flush());
    QCOMPARE(onlyRow(heard.lines), session.queue().rowOf(item));
    QCOMPARE(heard.resets.count(), 0);
    QVERIFY(stateOf(session, item) == DeskState::Held);
}

void OwnWritesTest::ownFirstPick_changesItsLineAlone()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    Heard heard(session);
    QSignalSpy notices(&at.study(), &Study::changed);
    const ScenarioId item = pickOnSplit(session); // on the disk at once, before the hints
    QVERIFY(notices.count() > 0);
    QVERIFY(notices.last().first().value<ChangeSet>().askedBy == &session);
    QCOMPARE(onlyRow(heard.lines), session.queue().rowOf(item)); // a draft from now on
    QCOMPARE(heard.resets.count(), 0);
}

void OwnWritesTest::decisionPastTheSession_bringsAReload()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const ScenarioId item = pickOnSplit(session);
    QVERIFY(session.editing().flush());
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::VadFit;
    Heard heard(session);
    // The same person, about the same item: who asked is what counts.
    VERIFY_HOLDS(at.study().deciding().decide(at.signedIn(), item, verdict));
    QCOMPARE(heard.resets.count(), 1);
    QCOMPARE(heard.figures.count(), 1);
    QCOMPARE(heard.lines.count(), 0);
    QCOMPARE(session.editing().item().history.size(), std::size_t{1});
}

void OwnWritesTest::decisionOfAnotherSession_reloadsTheOneThatDidNotAsk()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const FixedClock clock;
    DeskSession other(at.study(), at.adjudicator(2).id, clock);
    const ScenarioId item = pickOnSplit(other, 2);
    Heard here(session);
    Heard there(other);
    other.save();
    QCOMPARE(here.resets.count(), 1);
    QCOMPARE(here.figures.count(), 1);
    QCOMPARE(onlyRow(there.lines), other.queue().rowOf(item));
    QCOMPARE(there.resets.count(), 0);
}

// Somebody hears of the decision and changes something in turn, before the session goes on.
void OwnWritesTest::changeTheDecisionBringsAbout_isNotTakenForItsOwn()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    const ScenarioId item = pickOnSplit(session);
    connect(&at.study(), &Study::changed, this, [&](const ChangeSet& changes) {
        if (changes.kinds.testFlag(ChangeSet::DecisionsChanged))
            VERIFY_HOLDS(at.study().roster().rename(at.adjudicator(2).id, QStringLiteral("N.")));
    });
    Heard heard(session);
    session.save();
    QCOMPARE(heard.resets.count(), 1);
    QVERIFY(!heard.lines.isEmpty());
    for (const QList<QVariant>& line : heard.lines)
        QCOMPARE(line.first().toInt(), session.queue().rowOf(item));
    QVERIFY(stateOf(session, item) == DeskState::Decided);
    QVERIFY(session.editing().item().scenario.id != item);
    QVERIFY(!must(at.study().deskQueue().load(at.signedIn(), item)).draft);
    disconnect(&at.study(), nullptr, this, nullptr);
}

void OwnWritesTest::lock_isNoticedByTheSessionThatDidNotAsk()
{
    DeskWindow at;
    DeskSession& session = *at.page().session();
    QSignalSpy locks(&session, &DeskSession::lockChanged);
    Heard heard(session);
    VERIFY_HOLDS(at.study().dataLock().lock(QStringLiteral("version 1 is out"), {}));
    QCOMPARE(locks.count(), 1);
    QCOMPARE(heard.resets.count(), 1);
    QVERIFY(!session.isWritable());
}

void OwnWritesTest::ownSubmission_changesOneRow()
{
    Desk desk;
    desk.startLabelling(3);
    LabelSession& session = desk.session();
    session.edit(completeAnswer(), Steps(session.task()).all());
    QSignalSpy rows(&session, &LabelSession::itemChanged);
    session.submit();
    QCOMPARE(onlyRow(rows), 0);
    QCOMPARE(session.submittedCount(), 1);
    QCOMPARE(session.item().position, 2);
}

void OwnWritesTest::submissionPastTheSession_changesItsRow()
{
    Desk desk;
    desk.startLabelling(3);
    LabelSession& session = desk.session();
    QSignalSpy rows(&session, &LabelSession::itemChanged);
    VERIFY_HOLDS(desk.study().labelling().submit(session.person(), session.items().at(2).scenario,
                                                 submissionOf(completeAnswer())));
    QCOMPARE(onlyRow(rows), 2);
    QCOMPARE(session.submittedCount(), 1);
}

void OwnWritesTest::othersSubmission_changesNoRow()
{
    DeskWindow at; // a study of several annotators
    const FixedClock clock;
    const std::vector<PersonId> raters =
        at.study()
            .raters(at.page().session()->queue().items().front().scenario)
            .value_or(std::vector<PersonId>());
    QVERIFY(raters.size() > 1);
    LabelSession session(at.study(), raters.front(), clock);
    QSignalSpy rows(&session, &LabelSession::itemChanged);
    VERIFY_HOLDS(at.study().labelling().submit(raters.back(), session.items().front().scenario,
                                               submissionOf(completeAnswer(Emotion::Fear))));
    QCOMPARE(rows.count(), 0);
}

void OwnWritesTest::changeThatNamesNoItem_isLookedForInEveryRow()
{
    Desk desk;
    desk.startLabelling(3);
    LabelSession& session = desk.session();
    session.edit(completeAnswer(), Steps(session.task()).all());
    QVERIFY(session.flush());
    QVERIFY(session.items().front().hasDraft);
    QCOMPARE(RawSql(desk.study().path()).run(QStringLiteral("DELETE FROM draft")), QString());
    QSignalSpy rows(&session, &LabelSession::itemChanged);
    Q_EMIT desk.study().changed(ChangeSet::about(ChangeSet::AnnotationChanged, {}));
    QCOMPARE(onlyRow(rows), 0);
    QVERIFY(!session.items().front().hasDraft);
}

SUBTEXT_TEST(OwnWritesTest)

#include "ownwritestest.moc"
