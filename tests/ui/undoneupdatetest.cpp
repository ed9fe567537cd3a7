// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/course/labelling.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/widgets/noticebar.h"

using namespace subtext;
using namespace subtext::test;

/// Ctrl+Z after an update in Label: the answer before it comes back as a draft.
class UndoneUpdateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undo_bringsTheEarlierAnswerBackAsADraft();
    void earlierAnswer_countsOnceSubmitted();
    void redo_bringsTheUpdateBack();
    void firstAnswer_staysSubmitted();
    void answerAskedForAgain_bringsNoneBack();

private:
    static ScenarioId first(Desk& desk) { return desk.session().items().front().scenario; }
    static std::optional<Choice> emotion(Desk& desk) { return desk.session().answer().ballot[0]; }
    static std::vector<Annotation> history(Desk& desk)
    {
        return must(desk.study().labelling().history(desk.session().person(), first(desk)));
    }
    static QString said(Desk& desk) { return desk.page().notice()->text(); }
    /// The first of two items is anger, and then updated in two of its steps.
    static void update(Desk& desk)
    {
        desk.startLabelling(2);
        desk.labelItem(QStringLiteral("71234"), QStringLiteral("First reading. Sure."));
        desk.page().showItem(first(desk));
        desk.step(Step::Emotion)->setFocus();
        desk.press(Qt::Key_5);
        desk.press(Qt::Key_6); // valence, which has the focus then
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    }
};

void UndoneUpdateTest::undo_bringsTheEarlierAnswerBackAsADraft()
{
    Desk desk;
    update(desk);
    const auto before = history(desk);
    QCOMPARE(before.size(), std::size_t{2});
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().item().scenario.id == first(desk));
    QVERIFY(desk.session().answer() == before.front().answer);
    QVERIFY(desk.session().saveState() == SaveState::Edited);
    QVERIFY2(said(desk).startsWith(QStringLiteral("Your earlier answer to item 1 is back")),
             qPrintable(said(desk)));
    // The update counts, and the draft is on the disk.
    QCOMPARE(history(desk).size(), std::size_t{2});
    const ItemState state =
        must(desk.study().labelling().load(desk.session().person(), first(desk)));
    QVERIFY(state.submitted && state.submitted->answer == before.back().answer);
    QVERIFY(state.draft && state.draft->answer == before.front().answer);
}

void UndoneUpdateTest::earlierAnswer_countsOnceSubmitted()
{
    Desk desk;
    update(desk);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    const auto revisions = history(desk);
    QCOMPARE(revisions.size(), std::size_t{3});
    QVERIFY(revisions.back().answer == revisions.front().answer);
}

void UndoneUpdateTest::redo_bringsTheUpdateBack()
{
    Desk desk;
    update(desk);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(emotion(desk) == Emotion::Anger);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(emotion(desk) == Emotion::Sadness);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desk.session().answer() == history(desk).back().answer);
    QVERIFY(desk.session().flush());
    QVERIFY(desk.session().saveState() == SaveState::Submitted);
    QVERIFY(!must(desk.study().labelling().load(desk.session().person(), first(desk))).draft);
}

void UndoneUpdateTest::firstAnswer_staysSubmitted()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("First reading. Sure."));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().item().scenario.id == first(desk));
    QVERIFY(desk.session().saveState() == SaveState::Submitted);
    QVERIFY2(said(desk).startsWith(QStringLiteral("Back at item 1. It stays submitted")),
             qPrintable(said(desk)));
}

/// What was to be labelled anew is not to be answered as before.
void UndoneUpdateTest::answerAskedForAgain_bringsNoneBack()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("First reading. Sure."));
    must(desk.study().labelAgain().ask({first(desk)}, QStringLiteral("Clause 4 is new."), {}));
    desk.page().showItem(first(desk));
    desk.labelItem(QStringLiteral("51234"), QStringLiteral("Second reading. Sure."));
    QCOMPARE(history(desk).size(), std::size_t{2});
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.session().item().scenario.id == first(desk));
    QVERIFY(emotion(desk) == Emotion::Sadness);
    QVERIFY2(said(desk).startsWith(QStringLiteral("Back at item 1.")), qPrintable(said(desk)));
}

SUBTEXT_TEST(UndoneUpdateTest)
#include "undoneupdatetest.moc"
