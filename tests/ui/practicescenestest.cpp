// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/practice.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/roster/practicedialog.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// The practice scenes of a study, as the coordinator edits them.
class PracticeScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void orderNotesAndRemoval_areSavedAtOnce();
    void cancel_writesNothing();
    void blankNote_isAskedFor();
    void builtInScenes_comeBack();
    void lastScene_stays();
    void changeElsewhere_isReadWhereNothingWasEdited();
    void changeElsewhere_isNotSavedOver();
    void rosterThatStops_closesIt();

private:
    static void click(PracticeDialog& dialog, const char* name)
    {
        child<QPushButton>(dialog, name)->click();
    }
    static QStringList idsOf(TestStudy& study)
    {
        QStringList ids;
        for (const CalibrationItem& item : must(study->practice().scenes()).items)
            ids << item.id;
        return ids;
    }
    /// As another window would: without the first scene.
    static QString removeFirst(TestStudy& study)
    {
        PracticeScenes scenes = must(study->practice().scenes());
        scenes.items.erase(scenes.items.begin());
        const QString own = QString::fromUtf8(practiceDocument(scenes));
        must(study->courseRules().setText(TaskText::Practice, own));
        return own;
    }
    static QPointer<PracticeDialog> opened(TestStudy& study)
    {
        auto* dialog = new PracticeDialog(study.study(), must(study->practice().scenes()), nullptr);
        dialog->show();
        return dialog;
    }
};

// The scenes that ship are p1 to p8.
void PracticeScenesTest::orderNotesAndRemoval_areSavedAtOnce()
{
    TestStudy study;
    const auto dialog = opened(study);
    QCOMPARE(dialog->list()->count(), 8);
    dialog->list()->setCurrentRow(1); // p2
    click(*dialog, "up");
    QCOMPARE(dialog->list()->currentRow(), 0);
    dialog->note()->setPlainText(QStringLiteral("There is blame in it."));
    dialog->list()->setCurrentRow(7); // p8
    click(*dialog, "remove");
    QCOMPARE(idsOf(study).size(), 8); // nothing is written yet
    click(*dialog, "save");
    QCOMPARE(idsOf(study), QStringLiteral("p2 p1 p3 p4 p5 p6 p7").split(u' '));
    const PracticeScenes scenes = must(study->practice().scenes());
    QCOMPARE(scenes.items.front().why, QStringLiteral("There is blame in it."));
    QCOMPARE(scenes.items.front().careful, ceiPractice().item(QStringLiteral("p2"))->careful);
    QVERIFY(scenes.cards == ceiPractice().cards);
    VERIFY_HOLDS(study->verifyAudit());
}

void PracticeScenesTest::cancel_writesNothing()
{
    TestStudy study;
    const auto dialog = opened(study);
    const QSignalSpy cancelled(dialog.get(), &QDialog::rejected);
    click(*dialog, "remove");
    dialog->reject();
    QCOMPARE(cancelled.count(), 0);
    QVERIFY2(dialog->problem().contains(QStringLiteral("Cancel once more")),
             qPrintable(dialog->problem()));
    dialog->reject();
    QCOMPARE(cancelled.count(), 1);
    click(*opened(study), "save"); // nothing was changed
    QCOMPARE(must(study->courseRules().ownText(TaskText::Practice)), QString());
}

void PracticeScenesTest::blankNote_isAskedFor()
{
    TestStudy study;
    const auto dialog = opened(study);
    dialog->list()->setCurrentRow(2);
    dialog->note()->setPlainText(QStringLiteral(" "));
    dialog->list()->setCurrentRow(0);
    click(*dialog, "save");
    QVERIFY(!dialog->problem().isEmpty());
    QCOMPARE(dialog->list()->currentRow(), 2);
    QCOMPARE(must(study->courseRules().ownText(TaskText::Practice)), QString());
    dialog->note()->setPlainText(QStringLiteral("He could not say no."));
    QVERIFY(dialog->problem().isEmpty());
    click(*dialog, "save");
    QCOMPARE(must(study->practice().scenes()).items[2].why, QStringLiteral("He could not say no."));
}

void PracticeScenesTest::builtInScenes_comeBack()
{
    TestStudy study;
    auto dialog = opened(study);
    click(*dialog, "remove");
    click(*dialog, "save");
    QCOMPARE(idsOf(study).size(), 7);
    dialog = opened(study);
    click(*dialog, "builtIn");
    click(*dialog, "save");
    QCOMPARE(idsOf(study).size(), 8);
    QCOMPARE(must(study->courseRules().ownText(TaskText::Practice)), QString());
}

void PracticeScenesTest::lastScene_stays()
{
    TestStudy study;
    const auto dialog = opened(study);
    for (int i = 0; i < 8; ++i)
        click(*dialog, "remove");
    QCOMPARE(dialog->list()->count(), 1);
    QVERIFY(!child<QPushButton>(*dialog, "remove")->isEnabled());
    dialog->reject();
}

void PracticeScenesTest::changeElsewhere_isReadWhereNothingWasEdited()
{
    TestStudy study;
    const auto dialog = opened(study);
    dialog->list()->setCurrentRow(2);
    const QString own = removeFirst(study);
    QCOMPARE(dialog->list()->count(), 7);
    QCOMPARE(dialog->list()->currentRow(), 2);
    QCOMPARE(dialog->note()->toPlainText(), ceiPractice().item(QStringLiteral("p4"))->why);
    QCOMPARE(dialog->problem(), QString());
    dialog->list()->setCurrentRow(0); // p2
    dialog->note()->setPlainText(QStringLiteral("There is blame in it."));
    click(*dialog, "save");
    QCOMPARE(idsOf(study), QStringLiteral("p2 p3 p4 p5 p6 p7 p8").split(u' '));
    QVERIFY(must(study->courseRules().ownText(TaskText::Practice)) != own);
    QVERIFY(!dialog || !dialog->isVisible());
}

void PracticeScenesTest::changeElsewhere_isNotSavedOver()
{
    TestStudy study;
    const auto dialog = opened(study);
    const QString mine = QStringLiteral("There is blame in it.");
    dialog->note()->setPlainText(mine);
    must(study->courseRules().setGuideline(QStringLiteral("# Another text"))); // of no concern
    QCOMPARE(dialog->problem(), QString());
    const QString own = removeFirst(study);
    QCOMPARE(dialog->list()->count(), 8);
    QCOMPARE(dialog->note()->toPlainText(), mine);
    QVERIFY(dialog->problem().contains(QStringLiteral("changed elsewhere")));
    dialog->note()->setPlainText(mine + QStringLiteral(" And scorn."));
    QVERIFY(dialog->problem().contains(QStringLiteral("changed elsewhere")));
    click(*dialog, "save");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(must(study->courseRules().ownText(TaskText::Practice)), own);
    dialog->reject();
}

void PracticeScenesTest::rosterThatStops_closesIt()
{
    RosterDesk at;
    const QPointer<PracticeDialog> dialog =
        new PracticeDialog(at.open(), must(at.open().practice().scenes()), &at.page());
    dialog->open();
    at.page().stop();
    QVERIFY(!dialog);
}

SUBTEXT_TEST(PracticeScenesTest)

#include "practicescenestest.moc"
