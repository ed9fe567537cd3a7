// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/newstudiodesk.h"
#include "ui/setup/taskcard.h"
#include "ui/setup/taskpage.h"

using namespace subtext;
using namespace subtext::test;
using At = StudioStudyDialog::Step;

/// What a new study asks, by the labelling interface of the project that it is made from, or where
/// that has none.
class StudioInterfaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void interfaceOfATaskThatShips_proposesThatOne();
    void whatNoTaskAsks_isNamed();
    void interfaceThatAsksNothing_leavesTheChoice();
    void interfaceThatIsNone_isSaidWithItsLine();
    void projectThatNothingExplains_isSaidBeforeThereIsAFile();
};

void StudioInterfaceTest::interfaceOfATaskThatShips_proposesThatOne()
{
    NewStudyDesk at;
    at.addFeelings(QString::fromUtf8(labelStudioConfig(*builtInTask(u"cei"))));
    StudioStudyDialog& dialog = at.openProject();
    QCOMPARE(dialog.step(), At::Study);
    QVERIFY(!dialog.task()->isOwn());
    QVERIFY(dialog.task()->card(0)->isChecked());
    QVERIFY2(dialog.about().startsWith(u'“' + builtInTask(u"cei")->title + u'”'),
             qPrintable(dialog.about()));
}

void StudioInterfaceTest::whatNoTaskAsks_isNamed()
{
    NewStudyDesk at;
    at.addFeelings(foreignXml().replace(
        QStringLiteral("</View>"),
        QStringLiteral("<Taxonomy name=\"topics\" toName=\"utterance\"/></View>")));
    StudioStudyDialog& dialog = at.openProject();
    QVERIFY2(dialog.about().startsWith(
                 QStringLiteral("The task “Feelings” was made from what the project asks. It does "
                                "not ask: topics (Taxonomy).")),
             qPrintable(dialog.about()));
}

void StudioInterfaceTest::interfaceThatAsksNothing_leavesTheChoice()
{
    NewStudyDesk at;
    at.addOwnProject();
    StudioStudyDialog& dialog = at.makeStudy();
    QVERIFY2(
        dialog.about().startsWith(QLatin1String("This project has no labelling interface yet.")),
        qPrintable(dialog.about()));
    for (const char* wrong : {"  ", "file", "empty"})
        QVERIFY2(!dialog.about().contains(QLatin1String(wrong)), qPrintable(dialog.about()));
    QCOMPARE(dialog.step(), At::Pull); // CEI, which is chosen where nobody says otherwise
    QVERIFY2(dialog.report().contains(QLatin1String("1 scenario, 1 answer")),
             qPrintable(dialog.report()));
}

void StudioInterfaceTest::interfaceThatIsNone_isSaidWithItsLine()
{
    NewStudyDesk at;
    at.addFeelings(QStringLiteral("<View>\n<Choices"));
    StudioStudyDialog& dialog = at.openProject();
    QVERIFY2(dialog.about().contains(QLatin1String("cannot be read (line 2).")),
             qPrintable(dialog.about()));
}

/// Without an interface nobody could say in the next step what the columns of its tasks mean.
void StudioInterfaceTest::projectThatNothingExplains_isSaidBeforeThereIsAFile()
{
    NewStudyDesk at;
    const int project = at.studio.addProject(QStringLiteral("Bare one"), QStringLiteral("<View/>"));
    at.studio.addTask(project, {{QStringLiteral("headline"), QStringLiteral("How nice.")}});
    StudioStudyDialog& dialog = at.openProject();
    QCOMPARE(dialog.step(), At::Study);
    QVERIFY2(dialog.problem().startsWith(QStringLiteral("Nothing of “Bare one” can be imported")),
             qPrintable(dialog.problem()));
    QVERIFY2(dialog.problem().contains(QLatin1String("page Files")), qPrintable(dialog.problem()));
    QVERIFY(!dialog.actButton()->isEnabled());
    dialog.task()->card(1)->setChecked(true); // the other task that ships
    at.settle(dialog);
    QVERIFY2(dialog.problem().contains(builtInTask(u"emoscene")->title),
             qPrintable(dialog.problem()));
    dialog.task()->card(0)->setChecked(true);
    at.settle(dialog);
    QVERIFY(at.desk.prompts.suggestions.isEmpty()); // no file was asked for
    // Tasks with the columns of CEI need no interface.
    at.studio.addTask(project, sceneData(QStringLiteral("901"), QStringLiteral("How nice.")));
    dialog.backButton()->click();
    QVERIFY(dialog.problem().isEmpty());
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
    QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
    QVERIFY(dialog.actButton()->isEnabled());
}

SUBTEXT_TEST(StudioInterfaceTest)

#include "studiointerfacetest.moc"
