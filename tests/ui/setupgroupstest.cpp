// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "core/task/taskrules.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/columnmapping.h"
#include "ui/forms/rosteredit.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskcard.h"
#include "ui/setup/taskpage.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// Studies whose scenes fall into groups of somebody's own.
class SetupGroupsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groupsOfFiles_areToldInOneLine_andRowByRow();
    void groupOfOneRow_isToldOnce();
    void groupsOfFiles_canBecomeThoseOfTheTask();
    void matchedColumns_sayWhichGroupsTheTaskLacks();
    void next_readsMatchedColumns_andStaysWhereRowsAreRefused();
    void next_readsMatchedColumns_andGoesOn();
    void scenesWithoutARelation_areCounted();
    void namedColumns_stayWithOtherGroups();
    void rowsWithoutFault_offerNoGroups();
    void tooFewPeople_shareGroups_andThePageSaysSo();

private:
    static QString writeScenes(const Desk& desk, const QByteArray& header);
    static void read(SetupWizard& wizard, const QString& path);
    /// Says what the columns of writeScenes() are, whatever they are called.
    static void match(SetupWizard& wizard);
    static QPushButton& takeGroups(SetupWizard& wizard)
    {
        return *child<QPushButton>(wizard.files(), "takeGroups");
    }
};

QString SetupGroupsTest::writeScenes(const Desk& desk, const QByteArray& header)
{
    return writeFile(desk.filePath(QStringLiteral("scenes.csv")),
                     header + "\n1,hints,host,guest,It is late.,What a day.\n"
                              "2,irony,host,guest,It rains.,Lovely.\n"
                              "3,hints,host,guest,It is cold.,Nice coat.\n"
                              "4,apology,host,guest,A cup broke.,I will pay.\n");
}

void SetupGroupsTest::read(SetupWizard& wizard, const QString& path)
{
    wizard.task()->title()->setText(QStringLiteral("Hints and irony"));
    wizard.files()->addFiles({path});
    wizard.files()->finishReading();
}

void SetupGroupsTest::groupsOfFiles_areToldInOneLine_andRowByRow()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "id,subtype,speaker_role,listener_role,context,utterance"));
    const QString found = wizard.files()->previewText();
    QVERIFY2(found.contains(QStringLiteral("4 rows refused")), qPrintable(found));
    QVERIFY2(found.contains(QStringLiteral("This task has no subtype hints (2), irony (1) or "
                                           "apology (1).")),
             qPrintable(found));
    for (const char* row : {"line 2, subtype “hints”", "line 3, subtype “irony”",
                            "line 4, subtype “hints”", "line 5, subtype “apology”"})
        QVERIFY2(found.contains(QString::fromUtf8(row)), row);
    QVERIFY(!takeGroups(wizard).isHidden());
    QCOMPARE(wizard.files()->form()->obstacle(),
             QStringLiteral("Take every subtype from the files, or correct the files."));
}

void SetupGroupsTest::groupOfOneRow_isToldOnce()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeFile(desk.filePath(QStringLiteral("scenes.csv")),
                           "id,subtype,speaker_role,listener_role,context,utterance\n"
                           "1,sarcasm-irony,host,guest,It is late.,What a day.\n"
                           "2,irony,host,guest,It rains.,Lovely.\n"));
    const QString found = wizard.files()->previewText();
    QVERIFY2(found.contains(QStringLiteral("1 row refused")), qPrintable(found));
    QCOMPARE(found.count(QStringLiteral("“irony”")), 1);
    QVERIFY2(found.contains(QStringLiteral("line 3, subtype “irony”")), qPrintable(found));
    QVERIFY2(!found.contains(QStringLiteral("This task has no")), qPrintable(found));
    QVERIFY(!takeGroups(wizard).isHidden());
}

void SetupGroupsTest::groupsOfFiles_canBecomeThoseOfTheTask()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "id,subtype,speaker_role,listener_role,context,utterance"));
    takeGroups(wizard).click();
    wizard.files()->finishReading();
    QVERIFY(takeGroups(wizard).isHidden());
    QVERIFY(wizard.task()->isOwn());
    QVERIFY(taskFaults(wizard.task()->chosen().task).empty());
    QCOMPARE(wizard.files()->form()->obstacle(), QString());
    QCOMPARE(countByGroup(wizard.draft().files).at(QStringLiteral("hints")), 2);
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Ann\nBo\nCy\nDi"));
    wizard.showStep(SetupStep::Summary);
    QCOMPARE(wizard.step(), SetupStep::Summary);
    const auto study = wizard.make(desk.filePath(QStringLiteral("own.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    const auto task = must(study->task());
    QVERIFY(task->group && !task->group->isClosed());
    QCOMPARE(task->title, QStringLiteral("Hints and irony"));
    QCOMPARE(task->token, QStringLiteral("hints-and-irony"));
    QCOMPARE(must(study->scenarios()).size(), std::size_t{4});
}

void SetupGroupsTest::match(SetupWizard& wizard)
{
    ColumnMapping& mapping = *wizard.files()->form()->mapping();
    const QList<const char*> fields{"id",      "subtype",  "speaker_role", "listener_role",
                                    "context", "utterance"};
    for (int column = 0; column < fields.size(); ++column) {
        QComboBox& menu = *mapping.menu(column);
        menu.setCurrentIndex(menu.findData(QString::fromLatin1(fields[column])));
    }
}

void SetupGroupsTest::matchedColumns_sayWhichGroupsTheTaskLacks()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "nr,set,who,heard by,situation,line"));
    match(wizard);
    const QString state = wizard.files()->form()->mapping()->stateText();
    QVERIFY2(state.startsWith(QStringLiteral("The columns are matched, but no subtype of this task "
                                             "is called “hints” or “irony” or “apology”. The "
                                             "task has: ")),
             qPrintable(state));
    for (const ListedWord& group : *defaultTask().group->options)
        QVERIFY2(state.contains(group.word), qPrintable(state));
}

void SetupGroupsTest::next_readsMatchedColumns_andStaysWhereRowsAreRefused()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "nr,set,who,heard by,situation,line"));
    match(wizard);
    wizard.showStep(SetupStep::Files);
    QCOMPARE(wizard.message(), QStringLiteral("“Next” reads scenes.csv with these columns."));
    wizard.next();
    wizard.files()->finishReading();
    QCOMPARE(wizard.step(), SetupStep::Files);
    QVERIFY(!wizard.files()->form()->isMapping());
    const QString found = wizard.files()->previewText();
    QVERIFY2(found.contains(QStringLiteral("apology (1). The task has: ")), qPrintable(found));
    QCOMPARE(wizard.message(),
             QStringLiteral("Take every subtype from the files, or correct the files."));
}

void SetupGroupsTest::next_readsMatchedColumns_andGoesOn()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    const QString path = writeFile(desk.filePath(QStringLiteral("scenes.csv")),
                                   "nr,set,who,heard by,situation,line,above\n"
                                   "1,mixed-signals,host,guest,It is late.,What a day.,peer\n");
    read(wizard, path);
    match(wizard);
    QComboBox& above = *wizard.files()->form()->mapping()->menu(6);
    above.setCurrentIndex(above.findData(QStringLiteral("power_relation")));
    wizard.showStep(SetupStep::Files);
    wizard.next();
    wizard.files()->finishReading();
    QCOMPARE(wizard.step(), SetupStep::People);
    QCOMPARE(wizard.files()->form()->files().front().records.size(), std::size_t{1});
}

/// A task of one's own derives nothing from roles.
void SetupGroupsTest::scenesWithoutARelation_areCounted()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "id,subtype,speaker_role,listener_role,context,utterance"));
    const QString missing = QStringLiteral("4 scenarios have no power relation. Annotators see who "
                                           "speaks to whom and no more.");
    QVERIFY(!wizard.files()->previewText().contains(missing)); // none of them can be used
    takeGroups(wizard).click();
    wizard.files()->finishReading();
    QVERIFY2(wizard.files()->previewText().contains(missing),
             qPrintable(wizard.files()->previewText()));
    QVERIFY(wizard.files()->form()->hasToBeSeen());
}

void SetupGroupsTest::namedColumns_stayWithOtherGroups()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "nr,set,who,heard by,situation,line"));
    match(wizard);
    child<QPushButton>(*wizard.files()->form()->mapping(), "read")->click();
    wizard.files()->finishReading();
    QVERIFY(!takeGroups(wizard).isHidden());
    takeGroups(wizard).click();
    wizard.files()->finishReading();
    QVERIFY(!wizard.files()->form()->isMapping());
    QCOMPARE(wizard.files()->form()->obstacle(), QString());
    const ImportedRecord& first = wizard.files()->form()->files().front().records.front();
    QCOMPARE(first.scenario.name(), QStringLiteral("hints/1"));
}

void SetupGroupsTest::rowsWithoutFault_offerNoGroups()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    const QString path = writeFile(desk.filePath(QStringLiteral("scenes.csv")),
                                   "id,subtype,speaker_role,listener_role,context,utterance\n"
                                   "1,mixed-signals,host,guest,It is late.,What a day.\n"
                                   "2,mixed-signals,host,guest,It rains.,\n");
    read(wizard, path);
    QVERIFY(wizard.files()->previewText().contains(QStringLiteral("line 3")));
    QVERIFY(takeGroups(wizard).isHidden());
}

void SetupGroupsTest::tooFewPeople_shareGroups_andThePageSaysSo()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    read(wizard, writeScenes(desk, "id,subtype,speaker_role,listener_role,context,utterance"));
    takeGroups(wizard).click();
    wizard.files()->finishReading();
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    const auto says = [&wizard](const QString& text) {
        const auto labels = wizard.assignment()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    };
    const QString one = QStringLiteral("Each person labels one subtype");
    const QString shared =
        QStringLiteral("Each subtype has a team of its own; with 4 people, some");
    wizard.people()->roster()->setText(QStringLiteral("Ann\nBo\nCy\nDi"));
    wizard.showStep(SetupStep::Assignment);
    QCOMPARE(wizard.step(), SetupStep::Assignment);
    const auto about = wizard.files()->findChildren<QLabel*>();
    QVERIFY(std::any_of(about.begin(), about.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("A column subtype says which subtype"));
    }));
    QVERIFY(says(shared) && !says(one));
    child<QSpinBox>(wizard.assignment(), "raters")->setValue(1); // one each is enough
    QVERIFY(says(one) && !says(shared));
}

SUBTEXT_TEST(SetupGroupsTest)
#include "setupgroupstest.moc"
