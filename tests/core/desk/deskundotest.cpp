// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/travel/importing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

class DeskUndoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_cannotBeTakenBack();
    void undo_goesBackAcrossItems();
    void undoAndRedo_areRevisionsOfTheirOwn();
    void reopening_forgetsNothing();
    void whatWasTakenBack_isADraft();
    void whatWasTakenBack_doesNotReplaceWhatStands();
    void whatWasBegunSince_staysTheDraft();
    void newDecision_endsRedo();
    void undoOfARevision_bringsTheEarlierOneBackWhole();
    void undoOfAnOverride_bringsBackWhatItOverrode_data();
    void undoOfAnOverride_bringsBackWhatItOverrode();
    void undo_leavesOthersAlone();
    void whatWasPutAside_isPastUndo_data();
    void whatWasPutAside_isPastUndo();
};

namespace {

std::unique_ptr<DeskStudy> splits(int items)
{
    auto study = std::make_unique<DeskStudy>(items);
    for (int item = 1; item <= items; ++item)
        study->label(item, QStringLiteral("jta"));
    return study;
}

void decide(DeskStudy& study, int item, Choice label, int judge = 1)
{
    VERIFY_HOLDS(study.deciding().decide(study.judge(judge), study.scenario(item), verdict(label)));
}

// What each item has as gold after an undo or a redo, and which item it was about.
QString after(DeskStudy& study, const Result<Changed<Decision>>& done)
{
    if (!done)
        return QString::fromLatin1(describe(done));
    return must(study->scenario(done->value.scenario))->sourceId + QStringLiteral(": ") +
           study.gold();
}

} // namespace

void DeskUndoTest::nothing_cannotBeTakenBack()
{
    const auto study = splits(1);
    const int rows = study->auditRows();
    QSignalSpy spy(&study->study(), &Study::changed);
    COMPARE_ERROR(study->deciding().undo(study->judge(1)), ErrorCode::NoDecision);
    COMPARE_ERROR(study->deciding().redo(study->judge(1)), ErrorCode::NoDecision);
    COMPARE_ERROR(study->deciding().undo(study->person(1)), ErrorCode::WrongRole);
    COMPARE_ERROR(study->deciding().redo({99}), ErrorCode::UnknownPerson);
    QVERIFY(!must(study->deciding().canUndo(study->judge(1))));
    QVERIFY(!must(study->deciding().canRedo(study->judge(1))));
    QCOMPARE(spy.count(), 0);
    QCOMPARE(study->auditRows(), rows);
}

void DeskUndoTest::undo_goesBackAcrossItems()
{
    const auto study = splits(3);
    decide(*study, 2, Emotion::Joy);
    decide(*study, 3, Emotion::Fear);
    decide(*study, 2, Emotion::Anger);
    const PersonId judge = study->judge(1);
    QCOMPARE(study->gold(), QStringLiteral("- anger fear"));
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("2: - joy fear"));
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("3: - joy -"));
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("2: - - -"));
    QVERIFY(!must(study->deciding().canUndo(judge)));
    COMPARE_ERROR(study->deciding().undo(judge), ErrorCode::NoDecision);
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("2: - joy -"));
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("3: - joy fear"));
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("3: - joy -"));
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("3: - joy fear"));
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("2: - anger fear"));
    QVERIFY(!must(study->deciding().canRedo(judge)));
    COMPARE_ERROR(study->deciding().redo(judge), ErrorCode::NoDecision);
}

void DeskUndoTest::undoAndRedo_areRevisionsOfTheirOwn()
{
    const auto study = splits(1);
    decide(*study, 1, Emotion::Joy);
    const int rows = study->auditRows();
    QSignalSpy spy(&study->study(), &Study::changed);
    study->clock.advance(5);
    const auto undone = study->deciding().undo(study->judge(1));
    VERIFY_HOLDS(undone);
    const auto redone = study->deciding().redo(study->judge(1));
    VERIFY_HOLDS(redone);
    QCOMPARE(study->auditRows(), rows + 2);
    QCOMPARE(study->sql(
                 QStringLiteral("SELECT group_concat(action) FROM audit WHERE id > %1").arg(rows)),
             QStringLiteral("desk.undo,desk.redo"));
    QCOMPARE(spy.count(), 2);
    for (const QList<QVariant>& notice : spy) {
        QVERIFY(notice.first().value<ChangeSet>() ==
                ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged,
                                 study->judge(1), study->scenario(1)));
    }
    const std::vector<Decision> history = must((*study)->decisionHistory());
    QCOMPARE(history.size(), std::size_t{3});
    QCOMPARE(undone->value.revision, 2);
    QCOMPARE(undone->value.decidedAt.value(), FixedClock::Start + 5);
    QCOMPARE(undone->value.undoes, history[0].uuid);
    QVERIFY(undone->value.isWithdrawn && !undone->value.isDecided());
    QCOMPARE(redone->value.revision, 3);
    QCOMPARE(redone->value.redoes, history[0].uuid);
    QVERIFY(redone->value.undoes.isNull() && redone->value.isDecided());
    VERIFY_HOLDS((*study)->verifyAudit());
}

void DeskUndoTest::reopening_forgetsNothing()
{
    const auto study = splits(2);
    const PersonId judge = study->judge(1);
    decide(*study, 1, Emotion::Joy);
    decide(*study, 2, Emotion::Fear);
    study->reopen();
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("2: joy -"));
    study->reopen();
    QCOMPARE(after(*study, study->deciding().undo(judge)), QStringLiteral("1: - -"));
    study->reopen();
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("1: joy -"));
    study->reopen();
    QVERIFY(must(study->deciding().canUndo(judge)) && must(study->deciding().canRedo(judge)));
    QCOMPARE(after(*study, study->deciding().redo(judge)), QStringLiteral("2: joy fear"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void DeskUndoTest::whatWasTakenBack_isADraft()
{
    const auto study = splits(1);
    const PersonId judge = study->judge(1);
    const ScenarioId item = study->scenario(1);
    Verdict said = verdict(Emotion::Joy);
    said.basis = Basis::VadFit;
    said.note = QStringLiteral("because");
    VERIFY_HOLDS(study->deciding().decide(judge, item, said));
    VERIFY_HOLDS(study->deciding().undo(judge));
    study->reopen();
    const auto draft = must((*study)->deskQueue().load(judge, item)).draft;
    QVERIFY(draft.has_value());
    QVERIFY(draft->picks == said.picks);
    QVERIFY(draft->basis == said.basis);
    QCOMPARE(draft->note, said.note);
    QVERIFY(!draft->isHeld);
    QVERIFY(must(study->deciding().lastDraft(judge)) == item);
    VERIFY_HOLDS(study->deciding().redo(judge));
    QVERIFY(!must((*study)->deskQueue().load(judge, item)).draft);
}

void DeskUndoTest::whatWasTakenBack_doesNotReplaceWhatStands()
{
    const auto study = splits(1);
    const PersonId judge = study->judge(1);
    decide(*study, 1, Emotion::Joy);
    decide(*study, 1, Emotion::Anger);
    VERIFY_HOLDS(study->deciding().undo(judge));
    QCOMPARE(study->gold(), QStringLiteral("joy"));
    QVERIFY(!must((*study)->deskQueue().load(judge, study->scenario(1))).draft);
}

void DeskUndoTest::whatWasBegunSince_staysTheDraft()
{
    const auto study = splits(1);
    const PersonId judge = study->judge(1);
    const ScenarioId item = study->scenario(1);
    decide(*study, 1, Emotion::Joy);
    DeskDraft begun;
    begun.note = QStringLiteral("perhaps not");
    VERIFY_HOLDS(study->deciding().saveDraft(judge, item, begun));
    VERIFY_HOLDS(study->deciding().undo(judge));
    QCOMPARE(must((*study)->deskQueue().load(judge, item)).draft.value().note, begun.note);
    VERIFY_HOLDS(study->deciding().redo(judge));
    QCOMPARE(must((*study)->deskQueue().load(judge, item)).draft.value().note, begun.note);
}

void DeskUndoTest::newDecision_endsRedo()
{
    const auto study = splits(2);
    decide(*study, 1, Emotion::Joy);
    VERIFY_HOLDS(study->deciding().undo(study->judge(1)));
    QVERIFY(must(study->deciding().canRedo(study->judge(1))));
    decide(*study, 2, Emotion::Fear);
    QVERIFY(!must(study->deciding().canRedo(study->judge(1))));
    COMPARE_ERROR(study->deciding().redo(study->judge(1)), ErrorCode::NoDecision);
    QCOMPARE(after(*study, study->deciding().undo(study->judge(1))), QStringLiteral("2: - -"));
}

void DeskUndoTest::undoOfARevision_bringsTheEarlierOneBackWhole()
{
    const auto study = splits(1);
    Verdict full = verdict(Emotion::Trust, Basis::VadFit);
    full.note = QStringLiteral("the first note");
    full.firstPicks = picksOf(Pick{});
    full.hints = ShownHints{QStringLiteral("negative"), Emotion::Trust, Emotion::Fear};
    full.activeMs = 777;
    const auto first = study->deciding().decide(study->judge(1), study->scenario(1), full);
    VERIFY_HOLDS(first);
    decide(*study, 1, Emotion::Anger);
    const auto undone = study->deciding().undo(study->judge(1));
    VERIFY_HOLDS(undone);
    Decision expected = first->value;
    expected.id = undone->value.id;
    expected.uuid = undone->value.uuid;
    expected.revision = 3;
    expected.decidedAt = undone->value.decidedAt;
    expected.undoes = must((*study)->decisionHistory()).at(1).uuid;
    QVERIFY(undone->value == expected);
    QVERIFY(must((*study)->decisions()).front() == expected);
}

void DeskUndoTest::undoOfAnOverride_bringsBackWhatItOverrode_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<bool>("isImported");
    QTest::addColumn<QString>("gold");
    QTest::addColumn<int>("state");
    QTest::newRow("imported") << QStringLiteral("jta") << true << QStringLiteral("sadness")
                              << static_cast<int>(DeskState::Decided);
    QTest::newRow("imported against a majority")
        << QStringLiteral("jja") << true << QStringLiteral("sadness")
        << static_cast<int>(DeskState::Decided);
    QTest::newRow("the rule") << QStringLiteral("jja") << false << QStringLiteral("joy")
                              << static_cast<int>(DeskState::ByRule);
    QTest::newRow("nothing") << QStringLiteral("jta") << false << QStringLiteral("-")
                             << static_cast<int>(DeskState::Open);
}

void DeskUndoTest::undoOfAnOverride_bringsBackWhatItOverrode()
{
    QFETCH(QString, votes);
    QFETCH(bool, isImported);
    QFETCH(QString, gold);
    QFETCH(int, state);
    DeskStudy study(1);
    study.label(1, votes);
    if (isImported) {
        const Scenario scene = must(study->scenarios()).front();
        const QString csv =
            QStringLiteral("id,subtype,speaker_role,listener_role,context,"
                           "utterance,power_relation,gold,note\n1,sarcasm-irony,"
                           "%1,%2,\"%3\",%4,peer,sadness,kept\n")
                .arg(scene.text(ScenePart::SpeakerRole), scene.text(ScenePart::ListenerRole),
                     scene.text(ScenePart::Context), scene.text(ScenePart::Utterance));
        const QString file = writeFile(study.filePath(QStringLiteral("g.csv")), csv.toUtf8());
        const auto report = study->importing().importFiles({file}, {});
        VERIFY_HOLDS(report);
        QCOMPARE(report->adjudications, 1);
    }
    const auto before = study->gold();
    QVERIFY(!must(study.deciding().canUndo(study.judge(1)))); // an imported one is nobody's
    decide(study, 1, Emotion::Anger);
    QCOMPARE(study.gold(), QStringLiteral("anger"));
    VERIFY_HOLDS(study.deciding().undo(study.judge(1)));
    QCOMPARE(study.gold(), gold);
    QVERIFY(study->gold() == before);
    QCOMPARE(
        static_cast<int>(must(study.deskQueue().item(study.judge(1), study.scenario(1)))->state),
        state);
    QVERIFY(!must(study.deciding().canUndo(study.judge(1))));
}

void DeskUndoTest::undo_leavesOthersAlone()
{
    const auto study = splits(2);
    decide(*study, 1, Emotion::Joy, 1);
    decide(*study, 1, Emotion::Joy, 2);
    decide(*study, 2, Emotion::Fear, 2);
    QCOMPARE(after(*study, study->deciding().undo(study->judge(1))), QStringLiteral("1: joy fear"));
    QCOMPARE(study->goldSeenBy(1), QStringLiteral("- -"));
    QCOMPARE(study->goldSeenBy(2), QStringLiteral("joy fear"));
    QVERIFY(!must(study->deciding().canUndo(study->judge(1))));
    QVERIFY(must(study->deciding().canUndo(study->judge(2))));
    QVERIFY(!must(study->deciding().canRedo(study->judge(2))));
}

void DeskUndoTest::whatWasPutAside_isPastUndo_data()
{
    QTest::addColumn<bool>("isSettled"); // else decided in bulk
    QTest::newRow("settled") << true;
    QTest::newRow("in bulk") << false;
}

// The first adjudicator has decided twice, taken that back once, and then it is settled: neither
// undo nor redo may overturn that, nor change what was said before.
void DeskUndoTest::whatWasPutAside_isPastUndo()
{
    QFETCH(bool, isSettled);
    const auto study = splits(2);
    decide(*study, 2, Emotion::Trust);
    decide(*study, 1, Emotion::Joy);
    decide(*study, 1, Emotion::Anger);
    VERIFY_HOLDS(study->deciding().undo(study->judge(1)));
    decide(*study, 1, Emotion::Fear, 2);
    decide(*study, 2, Emotion::Trust, 2);
    if (isSettled)
        VERIFY_HOLDS(study->deciding().settle(study->judge(2), study->scenario(1),
                                              verdict(Emotion::Sadness)));
    else
        VERIFY_HOLDS(study->deciding().decideAll(
            {{QStringLiteral("sarcasm-irony/1"), picksOf(Pick{Emotion::Sadness}), {}, {}, 1}}, {},
            {}));
    QVERIFY(!must(study->deciding().canRedo(study->judge(1))));
    COMPARE_ERROR(study->deciding().redo(study->judge(1)), ErrorCode::NoDecision);
    QVERIFY(must(study->comparing().comparison())->isReady);
    // The other item can still be taken back, by both.
    QCOMPARE(after(*study, study->deciding().undo(study->judge(1))),
             QStringLiteral("2: sadness trust"));
    const QString other = isSettled ? QStringLiteral("trust") : QStringLiteral("-");
    if (isSettled) { // whoever wrote that takes it back first: then the two differ as before
        QCOMPARE(after(*study, study->deciding().undo(study->judge(2))),
                 QStringLiteral("1: - trust"));
        QCOMPARE(after(*study, study->deciding().redo(study->judge(2))),
                 QStringLiteral("1: sadness trust"));
    } else {
        QCOMPARE(after(*study, study->deciding().undo(study->judge(2))),
                 QStringLiteral("2: sadness -"));
        COMPARE_ERROR(study->deciding().undo(study->judge(2)), ErrorCode::NoDecision);
    }
    COMPARE_ERROR(study->deciding().undo(study->judge(1)), ErrorCode::NoDecision);
    // A new decision puts it aside, and taking that back brings it back.
    decide(*study, 1, Emotion::Joy);
    QCOMPARE(study->gold(), QStringLiteral("joy ") + other);
    QCOMPARE(after(*study, study->deciding().undo(study->judge(1))),
             QStringLiteral("1: sadness ") + other);
}

SUBTEXT_TEST(DeskUndoTest)

#include "deskundotest.moc"
