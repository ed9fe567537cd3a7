// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/forms/scenecorrection.h"
#include "ui/quality/annotatorflags.h"
#include "ui/release/exportdialog.h"
#include "ui/release/optionspanel.h"
#include "ui/release/placepanel.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QUndoStack>

using namespace subtext;
using namespace subtext::test;

/// What a check finds is mended where it is found; and what is in the study can be taken out of it.
class CorrectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void damagedText_isCorrectedFromItsPlace();
    void role_staysOnOneLine();
    void fieldsOfAnyTask_areOffered();
    void malformedItem_isLeftOut_andTakenInAgain();
    void refusedCorrection_staysOnTheScreen();
    void keysOfTheDialog_goFromTextToReason();
    void dialog_opensWithoutOverlap();
    void whatWasTyped_isNotThrownAwayAtOnce();
    void readOnlyStudy_offersNoCorrection();
    void flagOfAnAnnotator_isInQuality_andLeadsToTheCorrection();
    void flagForNothing_isClosedWithAReason();
    void lockedStudy_letsAFlagBeClosedAndNoMore();
    void formulas_areMadeSafeByATick();
    void export_writesWhatTheCommandLineWrites_data();
    void export_writesWhatTheCommandLineWrites();
    void exportOfDecisions_isProposedUnderANameOfItsOwn();
    void exportIntoAFolder_asksBeforeItReplaces();
    void exportThatFails_saysSo();
};

namespace {

/// The dialog about the first scene, over a study that everybody has labelled.
SceneCorrection* openedDialog(ReleaseDesk& at, const QString& about = {})
{
    at.labelAll();
    at.open();
    at.page().correctScene(at.study.scenario(1), about);
    auto* dialog = at.page().findChild<SceneCorrection*>();
    if (!dialog)
        qFatal("no dialog");
    return dialog;
}

/// Labelled, with a character of the first context damaged.
std::unique_ptr<ReleaseDesk> damagedDesk(Study::Access access = Study::Access::Write)
{
    auto at = std::make_unique<ReleaseDesk>();
    at->labelAll();
    must(at->openStudy().corrections().correct(
        at->study.scenario(1),
        {{ScenePart::Context, QStringLiteral("They wait for updates\u00C9")}},
        QStringLiteral("For the test."), {}));
    at->open(access);
    return at;
}

void choosePlace(ReleaseDesk& at, const char* gate)
{
    GateRow& row = at.row(gate);
    row.setPlacesShown(true);
    row.places()->setCurrentRow(0);
    QTest::keyClick(row.places(), Qt::Key_Return);
}

/// The second annotator flags the first item for this reason.
void flag(ReleaseDesk& at, const QString& reason)
{
    Answer answer = completeAnswer(Emotion::Joy);
    answer.isFlagged = true;
    answer.flagReason = reason;
    must(at.openStudy().labelling().submit(at.study.person(2), at.study.scenario(1),
                                           submissionOf(answer)));
}

} // namespace

void CorrectionTest::damagedText_isCorrectedFromItsPlace()
{
    const auto desk = damagedDesk();
    ReleaseDesk& at = *desk;
    QCOMPARE(at.state("damage"), StateMark::State::Failed);
    choosePlace(at, "damage");
    PlacePanel& place = *at.page().placePanel();
    QVERIFY(child<QPushButton>(place, "correct")->isVisible());
    QTest::mouseClick(child<QPushButton>(place, "correct"), Qt::LeftButton);
    auto* dialog = at.page().findChild<SceneCorrection*>();
    QVERIFY(dialog);
    QVERIFY(!child<QPushButton>(dialog, "save")->isEnabled());
    QTest::keyClick(dialog->field(ScenePart::Context), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(dialog->field(ScenePart::Context), QStringLiteral("They wait for updates."));
    QVERIFY(!child<QPushButton>(dialog, "save")->isEnabled()); // without a reason
    QTest::keyClicks(dialog->reason(), QStringLiteral("A damaged character"));
    QTest::mouseClick(child<QPushButton>(dialog, "save"), Qt::LeftButton);
    QVERIFY(!place.isVisible());
    QCOMPARE(must(at.openStudy().scenario(at.study.scenario(1))).value().text(ScenePart::Context),
             QStringLiteral("They wait for updates."));
    QTRY_COMPARE_WITH_TIMEOUT(at.state("damage"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
    const SceneChange last = must(at.openStudy().corrections().changes()).back();
    QCOMPARE(last.labelled.size(), 3);
    QVERIFY(last.by.isValid());
}

void CorrectionTest::role_staysOnOneLine()
{
    ReleaseDesk at;
    SceneCorrection* dialog = openedDialog(at);
    QTest::keyClicks(dialog->reason(), QStringLiteral("A role was missing"));
    QWidget* role = dialog->field(ScenePart::SpeakerRole);
    QTest::keyClick(role, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(role, QStringLiteral("colleague"));
    QTest::keyClick(role, Qt::Key_Return); // saves, as it does in the reason
    QCOMPARE(
        must(at.openStudy().scenario(at.study.scenario(1))).value().text(ScenePart::SpeakerRole),
        QStringLiteral("colleague"));
}

void CorrectionTest::fieldsOfAnyTask_areOffered()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto study = makeEmoSceneStudy(folder.filePath(QStringLiteral("stories.subtext")),
                                         {clock, ids, {}}, agreedOn({1}));
    const Scenario story = must(study->scenarios()).front();
    SceneCorrection dialog(*study, story.id, {}, {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto* subject = qobject_cast<QLineEdit*>(dialog.field(FieldIndex{0}));
    auto* text = qobject_cast<QPlainTextEdit*>(dialog.field(FieldIndex{1}));
    QVERIFY(subject && text && !dialog.field(FieldIndex{2}));
    QCOMPARE(subject->accessibleName(), QStringLiteral("Subject"));
    QCOMPARE(text->toPlainText(), story.fields.at(1));
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(text, QStringLiteral(" So it went."));
    QTest::keyClicks(dialog.reason(), QStringLiteral("The end was missing"));
    QTest::keyClick(dialog.reason(), Qt::Key_Return);
    QCOMPARE(must(study->scenario(story.id)).value().fields.at(1),
             story.fields.at(1) + QStringLiteral(" So it went."));
}

void CorrectionTest::malformedItem_isLeftOut_andTakenInAgain()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const ScenarioId item = at.study.scenario(1);
    for (const char* reason : {"Cut off", "It can be read after all"}) {
        at.page().correctScene(item, {});
        auto* dialog = at.page().findChild<SceneCorrection*>();
        QVERIFY(dialog);
        QVERIFY(!child<QPushButton>(dialog, "leaveOut")->isEnabled());
        QTest::keyClicks(dialog->reason(), QString::fromLatin1(reason));
        QTest::mouseClick(child<QPushButton>(dialog, "leaveOut"), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(must(at.openStudy().corrections().leftOut()).count(item),
                 std::size_t(reason[0] == 'C' ? 1 : 0));
        at.settle();
        QCOMPARE(at.page().shown()->input.data.scenarios.size(),
                 std::size_t(reason[0] == 'C' ? 1 : 2));
    }
}

void CorrectionTest::refusedCorrection_staysOnTheScreen()
{
    ReleaseDesk at;
    SceneCorrection* dialog = openedDialog(at);
    QTest::keyClick(dialog->field(ScenePart::Utterance), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(dialog->field(ScenePart::Utterance), Qt::Key_Delete);
    QTest::keyClicks(dialog->reason(), QStringLiteral("Empty"));
    child<QPushButton>(dialog, "save")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->problem().contains(QStringLiteral("empty")), qPrintable(dialog->problem()));
    QVERIFY(must(at.openStudy().corrections().changes()).empty());
    dialog->reject();
}

void CorrectionTest::keysOfTheDialog_goFromTextToReason()
{
    ReleaseDesk at;
    SceneCorrection* dialog = openedDialog(at);
    QApplication::setActiveWindow(dialog);
    QCOMPARE(QApplication::focusWidget(), dialog->field(ScenePart::Utterance));
    QTest::keyClicks(dialog->field(ScenePart::Utterance), QStringLiteral("Mended. "));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), dialog->reason());
    QTest::keyClicks(dialog->reason(), QStringLiteral("It was cut"));
    for (QPushButton* button :
         {child<QPushButton>(dialog, "leaveOut"), static_cast<QPushButton*>(nullptr),
          child<QPushButton>(dialog, "save")}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        if (button)
            QCOMPARE(QApplication::focusWidget(), button);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), dialog->field(ScenePart::SpeakerRole));
}

void CorrectionTest::dialog_opensWithoutOverlap()
{
    ReleaseDesk at;
    SceneCorrection* dialog = openedDialog(at, QStringLiteral("Flagged: “A letter is wrong”."));
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    const QList<QWidget*> rows =
        dialog->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget* one : rows) {
        const auto* label = qobject_cast<const QLabel*>(one);
        QVERIFY(!label || label->text().isEmpty() || !label->wordWrap() ||
                label->height() >= label->heightForWidth(label->width()));
        for (const QWidget* other : rows) {
            const bool areApart = one == other || one->isHidden() || other->isHidden() ||
                                  !one->geometry().intersects(other->geometry());
            QVERIFY2(areApart, qPrintable(one->accessibleName() + u'/' + other->accessibleName()));
        }
    }
}

void CorrectionTest::whatWasTyped_isNotThrownAwayAtOnce()
{
    ReleaseDesk at;
    SceneCorrection* dialog = openedDialog(at);
    QApplication::setActiveWindow(dialog);
    QTest::keyClicks(dialog->field(ScenePart::Utterance), QStringLiteral("Mended. "));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    QVERIFY(dialog->problem().contains(QStringLiteral("Nothing is saved")));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("It was cut"));
    QCOMPARE(dialog->reason()->text(), QStringLiteral("It was cut"));
    QCOMPARE(dialog->problem(), QString()); // whoever goes on writing is asked anew
    dialog->close();
    QVERIFY(dialog->isVisible());
    dialog->close();
    QVERIFY(!dialog->isVisible());
    QVERIFY(must(at.openStudy().corrections().changes()).empty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    at.page().correctScene(at.study.scenario(1), {});
    dialog = at.page().findChild<SceneCorrection*>();
    QTest::keyClick(dialog, Qt::Key_Escape); // nothing was typed
    QVERIFY(!dialog->isVisible());
}

void CorrectionTest::readOnlyStudy_offersNoCorrection()
{
    const auto desk = damagedDesk(Study::Access::Read);
    choosePlace(*desk, "damage");
    QVERIFY(!child<QPushButton>(desk->page().placePanel(), "correct")->isVisible());
}

void CorrectionTest::flagOfAnAnnotator_isInQuality_andLeadsToTheCorrection()
{
    ReleaseDesk at;
    at.labelAll();
    flag(at, QStringLiteral("A character is missing"));
    at.open();
    QUndoStack undo;
    AnnotatorFlags flags(undo, nullptr);
    flags.start(at.openStudy(), at.person());
    flags.show();
    QTableWidget& table = *flags.table();
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.item(0, 1)->text(), QStringLiteral("Person 2"));
    QCOMPARE(table.item(0, 2)->text(), QStringLiteral("A character is missing"));
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("open"));
    child<QPushButton>(flags, "correct")->click();
    auto* dialog = flags.findChild<SceneCorrection*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->reason(), QStringLiteral("Cut off"));
    child<QPushButton>(dialog, "leaveOut")->click();
    QCOMPARE(table.item(0, 3)->text(), QStringLiteral("left out"));
}

void CorrectionTest::flagForNothing_isClosedWithAReason()
{
    ReleaseDesk at;
    at.labelAll();
    flag(at, QStringLiteral("Who is the office?"));
    at.open();
    QUndoStack undo;
    AnnotatorFlags flags(undo, nullptr);
    flags.start(at.openStudy(), at.person());
    flags.show();
    child<QPushButton>(flags, "correct")->click();
    auto* dialog = flags.findChild<SceneCorrection*>();
    QVERIFY(dialog);
    auto* nothing = child<QPushButton>(dialog, "nothingWrong");
    QVERIFY(nothing->isVisible() && !nothing->isEnabled());
    QTest::keyClicks(dialog->reason(), QStringLiteral("All of it"));
    QVERIFY(nothing->isEnabled());
    QVERIFY(!child<QPushButton>(dialog, "save")->isEnabled());
    QVERIFY(!child<QPushButton>(dialog, "save")->toolTip().isEmpty());
    nothing->click();
    QCOMPARE(flags.table()->item(0, 3)->text(), QStringLiteral("nothing wrong"));
    QCOMPARE(must(at.openStudy().quality().closedFlags()).size(), std::size_t{1});
    // Of a scene without an open flag none can be closed.
    SceneCorrection other(at.openStudy(), at.study.scenario(1), at.person(), {}, nullptr);
    other.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(child<QPushButton>(other, "nothingWrong")->isHidden());
    undo.undo();
    QCOMPARE(flags.table()->item(0, 3)->text(), QStringLiteral("open"));
    undo.redo();
    QCOMPARE(flags.table()->item(0, 3)->text(), QStringLiteral("nothing wrong"));
    const auto closed = must(at.openStudy().quality().closedFlags());
    QCOMPARE(closed.size(), std::size_t{1});
    QCOMPARE(closed.begin()->second.reason, QStringLiteral("All of it"));
}

void CorrectionTest::lockedStudy_letsAFlagBeClosedAndNoMore()
{
    ReleaseDesk at;
    at.labelAll();
    flag(at, QStringLiteral("Who is the office?"));
    must(at.openStudy().dataLock().lock(QStringLiteral("Over."), {}));
    SceneCorrection dialog(at.openStudy(), at.study.scenario(1), at.person(), {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.reason()->setText(QStringLiteral("All is well"));
    for (const char* name : {"save", "leaveOut"}) {
        const auto* button = child<QPushButton>(dialog, name);
        QVERIFY2(!button->isEnabled(), name);
        QVERIFY2(button->toolTip().startsWith(QStringLiteral("The study is locked.")),
                 qPrintable(button->toolTip()));
    }
    auto* nothing = child<QPushButton>(dialog, "nothingWrong");
    QVERIFY(nothing->isEnabled());
    nothing->click();
    QCOMPARE(must(at.openStudy().quality().closedFlags()).size(), std::size_t{1});
}

void CorrectionTest::formulas_areMadeSafeByATick()
{
    ReleaseDesk at;
    at.labelAll();
    at.label(2, Emotion::Joy, Emotion::Anger, Emotion::Fear);
    at.decide(2, Emotion::Anger, QStringLiteral("- one reads it so"));
    at.open();
    QCOMPARE(at.state("formulas"), StateMark::State::Failed);
    child<QCheckBox>(at.page().options(), "formulas")->click();
    QTRY_COMPARE_WITH_TIMEOUT(at.state("formulas"), StateMark::State::Passed,
                              ReleaseDesk::LongestWait);
}

void CorrectionTest::export_writesWhatTheCommandLineWrites_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("tidy") << ExportFormat::TidyCsv;
    QTest::newRow("CEI") << ExportFormat::CeiCsv;
    QTest::newRow("JSON Lines") << ExportFormat::JsonLines;
    QTest::newRow("decisions") << ExportFormat::Decisions;
    QTest::newRow("Label Studio") << ExportFormat::LabelStudio;
}

void CorrectionTest::export_writesWhatTheCommandLineWrites()
{
    QFETCH(ExportFormat, format);
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const bool isFolder = format == ExportFormat::CeiCsv;
    const QString here = at.study.filePath(QStringLiteral("here"));
    const QString there = at.study.filePath(QStringLiteral("there"));
    const QString name = isFolder ? QString() : QStringLiteral("/data");
    for (const QString& folder : {here, there})
        QVERIFY(QDir().mkpath(folder));
    at.page().askForExport();
    auto* dialog = at.page().findChild<ExportDialog*>();
    QVERIFY(dialog);
    dialog->choose(format);
    dialog->writeTo(here + name);
    QVERIFY2(dialog->problem().isEmpty(), qPrintable(dialog->problem()));
    VERIFY_HOLDS(exportStudy(must(at.openStudy().snapshot()), format, there + name));
    const QStringList files = QDir(here).entryList(QDir::Files);
    QCOMPARE(files, QDir(there).entryList(QDir::Files));
    QVERIFY(!files.isEmpty());
    for (const QString& file : files)
        QCOMPARE(readFile(here + u'/' + file), readFile(there + u'/' + file));
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("xported to")),
             qPrintable(at.page().notice()->text()));
}

void CorrectionTest::exportOfDecisions_isProposedUnderANameOfItsOwn()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().askForExport();
    auto* dialog = at.page().findChild<ExportDialog*>();
    QVERIFY(dialog);
    const auto proposed = [&](ExportFormat format) {
        dialog->choose(format);
        child<QPushButton>(dialog, "export")->click();
        return at.desk.prompts.suggestions.last();
    };
    const QString annotations = proposed(ExportFormat::TidyCsv);
    QVERIFY2(annotations.endsWith(QStringLiteral(".csv")), qPrintable(annotations));
    QCOMPARE(proposed(ExportFormat::Decisions),
             annotations.chopped(4) + QStringLiteral("-decisions.csv"));
    dialog->reject();
}

void CorrectionTest::exportIntoAFolder_asksBeforeItReplaces()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    const auto files = folderFiles(must(at.openStudy().snapshot()), at.study.filePath({}));
    const QString source = files.begin()->second;
    writeFile(source, "mine");
    at.page().askForExport();
    auto* dialog = at.page().findChild<ExportDialog*>();
    QVERIFY(dialog);
    dialog->choose(ExportFormat::CeiCsv);
    at.desk.prompts.choices = {-1, 0};
    dialog->writeTo(QFileInfo(source).path());
    QVERIFY2(at.desk.prompts.said.last().contains(QFileInfo(source).fileName()),
             qPrintable(at.desk.prompts.said.last()));
    QCOMPARE(readFile(source), QByteArray("mine"));
    QVERIFY(dialog->isVisible());
    dialog->writeTo(QFileInfo(source).path());
    QVERIFY(readFile(source) != "mine");
}

void CorrectionTest::exportThatFails_saysSo()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    at.page().askForExport();
    auto* dialog = at.page().findChild<ExportDialog*>();
    QVERIFY(dialog);
    dialog->writeTo(at.study.filePath(QStringLiteral("no/such/data.csv")));
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->problem().isEmpty());
    dialog->reject();
}

SUBTEXT_TEST(CorrectionTest)
#include "correctiontest.moc"
