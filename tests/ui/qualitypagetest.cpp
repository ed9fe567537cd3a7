// SPDX-License-Identifier: MIT
#include "ui/quality/qualitypage.h"

#include "core/base/pythonrandom.h"
#include "core/course/labelagain.h"
#include "core/desk/deciding.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/qualityoffice.h"
#include "ui/forms/scenecorrection.h"
#include "ui/home/homepage.h"
#include "ui/quality/annotatordelegate.h"
#include "ui/quality/annotatorflags.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/flagmodel.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedheader.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/noticebar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

#include <optional>
#include <set>

using namespace subtext;
using namespace subtext::test;

/// The coordinator's view of everybody's work while it comes in.
class QualityPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void coordinator_landsHereAndOthersDoNotSeeIt();
    void rows_sayTheFigures();
    void askedForAgain_isNoProgress();
    void equallyFrequentEmotions_areAllNamed();
    void straightLiner_isMarkedAmongTheFindings();
    void timeJustUnderTheLimit_isToldFromIt();
    void shortExplanation_isAFinding();
    void scalesOfFindings_areWrittenAsTitles();
    void submission_changesOnlyThatPersonsRow();
    void models_keepTheirContractWhileWorkComesIn();
    void decidedSplit_isSettledAndNotOpen();
    void closedFlag_isOpenedAgainByUndo();
    void filters_narrowTheFlags();
    void chosenFlag_showsRuleNumbersAndItem();
    void itemsOfChosenFindings_areAskedForAgain();
    void findingsAboutAnswersAskedForAgain_sayThat();
    void endKey_goesToTheLastRow();
    void tabs_stayWhereTheyAre();
    void emptyStudy_showsSoQuietly();
    void tableWithoutRows_saysWhy();
    void headings_areWholeWhereThereIsRoom();
    void fortyPeople_areDrawnInBothThemes();
};

namespace {

bool isPlaceShown(Desk& desk)
{
    const auto all = desk.window().findChildren<QToolButton*>();
    return std::any_of(all.begin(), all.end(), [](const QToolButton* b) {
        return b->isVisible() && b->text() == QLatin1String("Quality");
    });
}

} // namespace

void QualityPageTest::coordinator_landsHereAndOthersDoNotSeeIt()
{
    Office office(2, 3, 2);
    QVERIFY(isPlaceShown(office.desk));
    office.submit(1, 1, Emotion::Joy, 1, 5'000);
    office.desk.window().signOut();
    QVERIFY(!office.page().live());
    office.desk.window().signIn(office.coordinator);
    QVERIFY(office.desk.window().homePage()->isVisible() && office.page().live());
    office.desk.window().signOut();
    office.desk.window().signIn(office.file.person(1));
    QVERIFY(!isPlaceShown(office.desk));
    office.desk.press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!office.page().isVisible() && office.desk.page().isVisible());
}

// In a locked study nobody can give it any more, and the earlier answer counts.
void QualityPageTest::askedForAgain_isNoProgress()
{
    Office office(1, 4, 1);
    const auto progress = [&](int role) {
        return office.annotators()->index(0, AnnotatorModel::ProgressColumn).data(role);
    };
    const auto says = [&](const char* shown, const char* whole) {
        return progress(Qt::DisplayRole).toString() == QLatin1String(shown) &&
               progress(Qt::AccessibleTextRole).toString() == QLatin1String(whole);
    };
    const auto askAgain = [&](int item) {
        must(office.study().labelAgain().ask({office.file.scenario(item)},
                                             QStringLiteral("§2 changed."), {}));
    };
    office.submit(1, 1, Emotion::Joy, 1, 9'000);
    office.submit(1, 2, Emotion::Fear, -1, 9'000);
    QVERIFY(says("2 of 4", "2 of 4"));
    QCOMPARE(progress(Qt::ToolTipRole).toString(), QString());
    askAgain(1);
    QVERIFY(says("1 of 4", "1 of 4, 1 asked for again"));
    QVERIFY(progress(Qt::ToolTipRole).toString().contains(QStringLiteral("1 asked for again")));
    QCOMPARE(progress(AnnotatorModel::UnderlyingDataRole).toDouble(), 0.25);
    office.submit(1, 1, Emotion::Trust, 1, 9'000);
    QVERIFY(says("2 of 4", "2 of 4"));
    askAgain(2);
    QVERIFY(says("1 of 4", "1 of 4, 1 asked for again"));
    must(office.study().dataLock().lock(QStringLiteral("Over."), {}));
    QVERIFY(says("2 of 4", "2 of 4, 1 asked for again"));
}

void QualityPageTest::rows_sayTheFigures()
{
    Office office(3, 12, 3);
    PythonRandom random(7);
    for (int i = 0; i < 24; ++i) // twelve each
        office.submitAny(random, 1 + i % 2, 1 + i / 2);
    const QualityReport report = must(office.study().figures().check());
    QCOMPARE(office.annotators()->rowCount(), 3);
    for (int row = 0; row < 3; ++row) {
        const PersonQuality& q = report.people.at(static_cast<std::size_t>(row));
        const auto cell = [&](int column, int role = AnnotatorModel::UnderlyingDataRole) {
            return office.annotators()->index(row, column).data(role);
        };
        QCOMPARE(cell(0, AnnotatorModel::PersonRole).toLongLong(), q.person.value);
        QCOMPARE(cell(AnnotatorModel::ProgressColumn, Qt::DisplayRole).toString(),
                 QStringLiteral("%1 of 12").arg(q.labelled));
        const std::map<int, double> figures{
            {AnnotatorModel::FlagRateColumn, q.flagRate},
            {AnnotatorModel::DominantColumn, q.dominantShare},
            {AnnotatorModel::MedianColumn, static_cast<double>(q.medianMs.value_or(-1))},
            {AnnotatorModel::ContradictionsColumn, static_cast<double>(q.contradictions)},
            {AnnotatorModel::RunColumn, q.longestRun.value_or(-1)},
            {AnnotatorModel::SpreadColumn, q.scaleSpread},
            {AnnotatorModel::DriftColumn, q.timeDrift.value_or(-2)}};
        for (const auto& [column, figure] : figures)
            QCOMPARE(cell(column).toDouble(), figure);
    }
}

void QualityPageTest::equallyFrequentEmotions_areAllNamed()
{
    Office office(1, 3, 1);
    office.submit(1, 1, Emotion::Anger, -1, 9'000);
    const auto cell = [&](int role) {
        return office.annotators()->index(0, AnnotatorModel::DominantColumn).data(role).toString();
    };
    QCOMPARE(cell(Qt::DisplayRole), QStringLiteral("Anger: 100 %"));
    QCOMPARE(cell(Qt::ToolTipRole), QString());
    office.submit(1, 2, Emotion::Joy, 1, 9'000);
    QCOMPARE(cell(Qt::DisplayRole), QStringLiteral("2 tied, 50 %"));
    QCOMPARE(cell(Qt::AccessibleTextRole), QStringLiteral("Equally often, 50 % each: Joy, Anger"));
    QVERIFY(cell(Qt::ToolTipRole).contains(QStringLiteral("Joy, Anger")));
    office.submit(1, 3, Emotion::Joy, 1, 9'000);
    QCOMPARE(cell(Qt::AccessibleTextRole), cell(Qt::DisplayRole));
}

void QualityPageTest::straightLiner_isMarkedAmongTheFindings()
{
    Office office(2, 12, 2);
    for (int item = 1; item <= 12; ++item) {
        office.submit(1, item, Emotion::Anger, -1, 9'000);
        office.submit(2, item, item % 2 == 0 ? Emotion::Anger : Emotion::Fear, -1, 9'000);
    }
    const auto cell = [&](int row, int role = Qt::DisplayRole) {
        return office.annotators()->index(row, AnnotatorModel::FlagRateColumn).data(role);
    };
    QCOMPARE(cell(0).toString(), QStringLiteral("0 % of items, 1 finding about all"));
    QCOMPARE(cell(1).toString(), QStringLiteral("0 %"));
    QCOMPARE(cell(0, AnnotatorModel::GeneralRole).toInt(), 1);
    QCOMPARE(cell(1, AnnotatorModel::GeneralRole).toInt(), 0);
    QVERIFY2(cell(0, Qt::ToolTipRole).toString().contains(QStringLiteral("straight-lining")),
             qPrintable(cell(0, Qt::ToolTipRole).toString()));
    // The bar stands beside the longer words, not under them.
    const int words = AnnotatorDelegate::wordsWidth(cell(0).toString());
    QVERIFY(words > QFontMetrics(theme::font(theme::TextRole::Body))
                        .horizontalAdvance(QStringLiteral("0 % of items, 1 finding about all")));
    QVERIFY(words > AnnotatorDelegate::wordsWidth(cell(1).toString()));
    // Whoever sorts by findings has it before those who have fewer.
    QVERIFY(cell(0, AnnotatorModel::UnderlyingDataRole).toDouble() >
            cell(1, AnnotatorModel::UnderlyingDataRole).toDouble());
}

/// In the table; in a sentence, as the command line has it, they are words like others.
void QualityPageTest::scalesOfFindings_areWrittenAsTitles()
{
    Office office(2, 3, 2);
    Answer answer = completeAnswer(Emotion::Joy);
    answer.scale(Dimension::Valence) = MinPoint;
    must(office.study().labelling().submit(office.file.person(1), office.file.scenario(1),
                                           submissionOf(answer)));
    const QString worst = pointWord(Dimension::Valence, MinPoint);
    QStringList found;
    for (int row = 0; row < office.filter()->rowCount(); ++row)
        found << office.cell(row, FlagModel::NumbersColumn);
    QVERIFY2(found.contains(QStringLiteral("Valence “%1”").arg(worst)),
             qPrintable(found.join(u'|')));
    QualityFlag flag;
    flag.code = QualityCode::VadRange;
    flag.dimension = Dimension::Arousal;
    flag.value = 1.5;
    flag.limit = 1;
    QCOMPARE(flagFound(flag), QStringLiteral("Arousal: 1.50 apart"));
    QVERIFY2(flagText(flag).endsWith(QStringLiteral(": arousal: 1.50 apart, over 1.0")),
             qPrintable(flagText(flag)));
}

void QualityPageTest::timeJustUnderTheLimit_isToldFromIt()
{
    QualityFlag flag;
    flag.code = QualityCode::TooFast;
    flag.limit = 3'000;
    flag.value = 2'949;
    QCOMPARE(flagFound(flag), QStringLiteral("2.9 s"));
    flag.value = 2'960;
    QCOMPARE(flagFound(flag), QStringLiteral("2.960 s"));
    QVERIFY2(flagText(flag).endsWith(QStringLiteral("2.960 s, under 3.0 s")),
             qPrintable(flagText(flag)));
}

void QualityPageTest::shortExplanation_isAFinding()
{
    Office office(2, 3, 2);
    must(office.study().labelling().submit(
        office.file.person(1), office.file.scenario(1),
        submissionOf(completeAnswer(Emotion::Anger, QStringLiteral("x")))));
    QCOMPARE(office.filter()->rowCount(), 1);
    QCOMPARE(office.cell(0, FlagModel::FindingColumn), qualityWord(QualityCode::ExplanationShort));
    QCOMPARE(office.cell(0, FlagModel::NumbersColumn),
             QStringLiteral("1 sentence, at least 2 asked for"));
    QCOMPARE(office.annotators()->index(0, AnnotatorModel::FlagRateColumn).data().toString(),
             QStringLiteral("100 %"));
    QComboBox* code = office.box(QStringLiteral("Finding"));
    for (const QualityCode one : {QualityCode::ExplanationShort, QualityCode::ExplanationOfScene,
                                  QualityCode::SameExplanation})
        QVERIFY(code->findText(qualityWord(one)) > 0);
}

void QualityPageTest::submission_changesOnlyThatPersonsRow()
{
    Office office(3, 4, 3);
    QSignalSpy changed(office.annotators(), &QAbstractItemModel::dataChanged);
    office.submit(2, 1, Emotion::Joy, -3, 1'000);
    QCOMPARE(changed.count(), 2);
    for (int corner : {0, 1})
        QCOMPARE(changed.first().at(corner).toModelIndex().row(), 1);
    // The bars of findings have one scale, which a greater rate changes for everybody.
    for (int corner : {0, 1})
        QCOMPARE(changed.last().at(corner).toModelIndex().column(),
                 int(AnnotatorModel::FlagRateColumn));
    QVERIFY(office.says(QStringLiteral("2 open findings")));
}

void QualityPageTest::models_keepTheirContractWhileWorkComesIn()
{
    Office office(4, 12, 4);
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester people(office.annotators(), Mode::QtTest);
    const QAbstractItemModelTester all(office.flags(), Mode::QtTest);
    const QAbstractItemModelTester some(office.filter(), Mode::QtTest);
    PythonRandom random(11);
    for (int step = 0; step < 120; ++step) {
        office.submitAny(random, 1 + step % 4, static_cast<int>(1 + random.below(12)));
        const std::vector<QualityFlag> expected = office.page().live()->monitor().flags();
        QCOMPARE(office.flags()->rowCount(), static_cast<int>(expected.size()));
        for (int row = 0; const QualityFlag& flag : expected) // the numbers move too
            QVERIFY2(office.flags()->flagAt(row++) == flag, qPrintable(flagText(flag)));
        if (step == 60)
            VERIFY_HOLDS(
                office.study().quality().setProtocol({.thresholds = {.tooFastMs = 2'000}}));
        if (step % 20 == 5) {
            office.findings().choose(0);
            office.findings().dismissChosen(QStringLiteral("Looked at"));
        }
    }
    QVERIFY(office.filter()->rowCount() < office.flags()->rowCount());
}

void QualityPageTest::decidedSplit_isSettledAndNotOpen()
{
    Office office(3, 2, 3);
    office.submit(1, 1, Emotion::Joy, 1, 9'000);
    office.submit(2, 1, Emotion::Anger, -1, 9'000);
    office.submit(3, 1, Emotion::Fear, -1, 9'000);
    const auto splits = [&] {
        int count = 0;
        for (int row = 0; row < office.filter()->rowCount(); ++row)
            count += office.cell(row, FlagModel::FindingColumn) ==
                             qualityWord(QualityCode::ThreeWaySplit)
                         ? 1
                         : 0;
        return count;
    };
    QCOMPARE(splits(), 1);
    const int open = office.flags()->openCount();
    Verdict verdict;
    verdict.picks = picksOf(Pick{Emotion::Anger});
    verdict.basis = Basis::Misreading;
    must(office.study().deciding().decide(office.coordinator, office.file.scenario(1), verdict));
    office.desk.window().showPlace(MainWindow::Place::Home);
    office.desk.window().showPlace(MainWindow::Place::Quality);
    QCoreApplication::processEvents();
    QCOMPARE(splits(), 0);
    QCOMPARE(office.flags()->openCount(), open - 1);
    office.box(QStringLiteral("State"))->setCurrentIndex(2);
    QCOMPARE(splits(), 1);
    int settled = 0;
    for (int row = 0; row < office.filter()->rowCount(); ++row)
        settled +=
            office.cell(row, FlagModel::StateColumn) == QStringLiteral("settled by a decision") ? 1
                                                                                                : 0;
    QCOMPARE(settled, 1);
}

void QualityPageTest::closedFlag_isOpenedAgainByUndo()
{
    Office office(2, 3, 2);
    Answer answer = completeAnswer(Emotion::Joy);
    answer.isFlagged = true;
    answer.flagReason = QStringLiteral("Who is the office?");
    must(office.study().labelling().submit(office.file.person(1), office.file.scenario(2),
                                           submissionOf(answer)));
    office.page().tabs()->setCurrentIndex(2);
    QCoreApplication::processEvents();
    const auto* flags = office.page().findChild<AnnotatorFlags*>();
    child<QPushButton>(flags, "correct")->click();
    auto* dialog = flags->findChild<SceneCorrection*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->reason(), QStringLiteral("Theirs"));
    child<QPushButton>(dialog, "nothingWrong")->click();
    QCoreApplication::processEvents();
    QTRY_COMPARE(flags->table()->item(0, 3)->text(), QStringLiteral("nothing wrong"));
    // No window manager gives the keys back once the dialog is closed.
    office.page().window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(office.page().window()));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(flags->table()->item(0, 3)->text(), QStringLiteral("open"));
    QTRY_VERIFY(office.says(QStringLiteral("is open again")));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(flags->table()->item(0, 3)->text(), QStringLiteral("nothing wrong"));
    QTRY_VERIFY(office.says(QStringLiteral("is closed again")));
    RawSql sql(office.study().path());
    QCOMPARE(sql.value(QStringLiteral("SELECT group_concat(code || dismissed || reason) FROM "
                                      "flag_dismissal")),
             QStringLiteral("annotator_flag1Theirs,annotator_flag0,annotator_flag1Theirs"));
}

void QualityPageTest::filters_narrowTheFlags()
{
    Office office(2, 3, 2);
    office.submitFaults();
    QComboBox* person = office.box(QStringLiteral("Annotator"));
    QComboBox* code = office.box(QStringLiteral("Finding"));
    person->setCurrentIndex(person->findText(QStringLiteral("Person 2")));
    QCOMPARE(office.filter()->rowCount(), 1);
    QCOMPARE(office.cell(0, FlagModel::FindingColumn),
             qualityWord(QualityCode::ContradictionNegative));
    code->setCurrentIndex(code->findText(qualityWord(QualityCode::TooFast)));
    QCOMPARE(office.filter()->rowCount(), 0);
    person->setCurrentIndex(0);
    QCOMPARE(office.filter()->rowCount(), 2);
    QCOMPARE(office.cell(0, FlagModel::PersonColumn), QStringLiteral("Person 1"));
}

void QualityPageTest::chosenFlag_showsRuleNumbersAndItem()
{
    Office office(2, 3, 2);
    office.submitFaults();
    office.findings().choose(0);
    QVERIFY(office.says(keptTogether(ruleText(QualityCode::TooFast, {}))));
    // The card has the rule as its head, and begins where the list does.
    const auto top = [&](QWidget& of) { return of.mapTo(&office.page(), QPoint()).y(); };
    QCOMPARE(top(*office.findings().findChild<ItemCard*>()),
             top(*child<QTableView>(office.page(), "flags")));
    const QString numbers = office.cell(0, FlagModel::NumbersColumn); // "1.0 s, under 3.0 s"
    // No line ends between the figure and its unit.
    QCOMPARE(numbers.section(u',', 0, 0), QStringLiteral("1.0 s"));
    QVERIFY(office.says(QStringLiteral("Here: 1.0\u00A0s.")));
    QVERIFY(!office.says(keptTogether(numbers))); // the rule says the limit
    const QString card = office.findings().findChild<ItemCard*>()->text();
    for (const char* part : {"Context 1 of sarcasm-irony, with a comma.", "Person 2", // and others'
                             "Utterance 1 of sarcasm-irony.", "Because of the tone."})
        QVERIFY2(card.contains(QLatin1String(part)), part);
}

void QualityPageTest::itemsOfChosenFindings_areAskedForAgain()
{
    Office office(2, 4, 2);
    auto* again = child<QPushButton>(office.page(), "labelAgain");
    QVERIFY(!again->isEnabled()); // nothing is chosen
    office.submitFaults();
    QTRY_VERIFY(office.filter()->rowCount() > 0);
    const auto& filter = *qobject_cast<FlagFilter*>(office.filter());
    int row = 0;
    while (row < filter.rowCount() && !filter.itemsAt({row}).person.isValid())
        ++row;
    const FlaggedItems found = filter.itemsAt({row});
    const std::vector<ScenarioId> items = found.items;
    QCOMPARE(items.size(), 1U);
    office.findings().choose(row);
    QVERIFY(again->isEnabled());
    again->click();
    auto* dialog = office.desk.window().findChild<LabelAgainDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const auto chosen = dialog->table()->selectionModel()->selectedRows();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(dialog->table()->item(chosen.front().row(), LabelAgainDialog::ItemColumn)->text(),
             must(office.study().scenario(items.front()))->name());
    QVERIFY(!dialog->sceneText().isEmpty());
    QCOMPARE(dialog->who()->currentData().toLongLong(), found.person.value); // whose answer it is
    QVERIFY2(
        dialog->lead().startsWith(QStringLiteral("The items with these findings are selected.")),
        qPrintable(dialog->lead()));
    QVERIFY(child<QLabel>(dialog, "sameGuide")->isHidden()); // it is about no guide
    QCOMPARE(dialog->focusWidget(), dialog->reasonEdit());
    dialog->reasonEdit()->setText(QStringLiteral("§2"));
    QVERIFY(dialog->askButton()->isEnabled());
    dialog->reject();
    QVERIFY(office.page().isVisible()); // here it was asked from
    must(office.study().dataLock().lock(QStringLiteral("Over."), {}));
    QVERIFY(!again->isEnabled()); // nobody can label any more
    const auto buttons = office.page().findChildren<QPushButton*>();
    const auto limits = std::find_if(buttons.begin(), buttons.end(), [](const auto* button) {
        return button->text() == QStringLiteral("Limits…");
    });
    QVERIFY(limits != buttons.end());
    for (const QPushButton* button :
         {static_cast<const QPushButton*>(again), static_cast<const QPushButton*>(*limits)}) {
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().startsWith(QStringLiteral("The study is locked.")),
                 qPrintable(button->toolTip()));
    }
    office.findings().choose(0);
    QVERIFY(child<QPushButton>(office.page(), "dismiss")->isEnabled()); // it changes no answer
}

void QualityPageTest::findingsAboutAnswersAskedForAgain_sayThat()
{
    Office office(2, 4, 2);
    office.submitFaults();
    QTRY_VERIFY(office.filter()->rowCount() > 0);
    const ScenarioId item = office.file.scenario(1);
    const auto states = [&](bool isOfItem, std::optional<int> person) {
        std::set<QString> found;
        for (int row = 0; row < office.filter()->rowCount(); ++row) {
            const QModelIndex at = office.filter()->index(row, 0);
            const bool isIt = at.data(FlagModel::ScenarioRole).toLongLong() == item.value;
            const qint64 whose = at.data(FlagModel::PersonRole).toLongLong();
            if (isIt == isOfItem && (!person || whose == office.file.person(*person).value))
                found.insert(office.cell(row, FlagModel::StateColumn));
        }
        return found;
    };
    const std::set<QString> open{QStringLiteral("open")};
    const std::set<QString> again{QStringLiteral("asked for again")};
    QTRY_COMPARE(states(true, {}), open);
    QTRY_COMPARE(states(false, {}), open);
    must(office.study().labelAgain().ask({item}, QStringLiteral("§2 changed."), {}));
    QTRY_COMPARE(states(true, {}), again);
    QTRY_COMPARE(states(false, {}), open);
    office.submit(1, 1, Emotion::Anger, -1, 1'000); // as fast as before
    QTRY_COMPARE(states(true, 1), open);
    QTRY_COMPARE(states(true, 2), again);
}

void QualityPageTest::endKey_goesToTheLastRow()
{
    Office office(15, 2, 1);
    office.desk.window().resize(900, 560); // the columns do not fit
    QCoreApplication::processEvents();
    QTableView& people = *child<QTableView>(office.page(), "annotators");
    people.setFocus();
    people.setCurrentIndex(people.model()->index(3, 0));
    office.desk.press(Qt::Key_End);
    QCOMPARE(people.currentIndex(), people.model()->index(people.model()->rowCount() - 1, 0));
    QCOMPARE(people.horizontalScrollBar()->value(), people.horizontalScrollBar()->minimum());
    office.desk.press(Qt::Key_Home);
    QCOMPARE(people.currentIndex().row(), 0);
}

void QualityPageTest::tabs_stayWhereTheyAre()
{
    Office office(16, 16, 1);
    office.desk.window().resize(1280, 720);
    QCoreApplication::processEvents();
    const QTableView& people = *child<QTableView>(office.page(), "annotators");
    QTabWidget& tabs = *office.page().tabs();
    const auto placeOfTabs = [&] { return tabs.mapTo(&office.page(), QPoint()); };
    const QPoint before = placeOfTabs();
    for (int tab : {1, 2, 0}) {
        tabs.setCurrentIndex(tab);
        QCoreApplication::processEvents();
        QCOMPARE(placeOfTabs(), before);
    }
    QVERIFY(people.height() >= people.minimumHeight());
    QCOMPARE(people.viewport()->height() % people.rowHeight(0), 0); // nobody is cut in half
    QVERIFY2(tabs.height() > people.height() * 3 / 2, qPrintable(QString::number(tabs.height())));
}

void QualityPageTest::emptyStudy_showsSoQuietly()
{
    Office office(0, 0, 0);
    QVERIFY(office.says(QStringLiteral("There are no findings.")));
    const QString card = office.page().findChild<ItemCard*>()->text();
    QVERIFY2(!card.contains(QStringLiteral("Choose")), qPrintable(card));
    QVERIFY2(card.contains(QStringLiteral("is shown here")), qPrintable(card));
    office.findings().choose(0);
    office.findings().dismissChosen(QStringLiteral("Nothing"));
    office.desk.press(Qt::Key_Z, Qt::ControlModifier);
    for (int tab = 0; tab < office.page().tabs()->count(); ++tab) {
        office.page().tabs()->setCurrentIndex(tab);
        QVERIFY(!office.page().grab().isNull());
    }
    QVERIFY(must(office.study().quality().dismissals()).empty());
}

void QualityPageTest::tableWithoutRows_saysWhy()
{
    Office office(2, 3, 2);
    const QString none = QStringLiteral("There are no findings.");
    const QString filtered = QStringLiteral("No finding matches these filters.");
    QVERIFY(office.says(none));
    office.submitFaults();
    QTRY_VERIFY(office.filter()->rowCount() > 0);
    QVERIFY(!office.says(none) && !office.says(filtered));
    office.box(QStringLiteral("State"))->setCurrentIndex(1); // nothing was dismissed
    QCOMPARE(office.filter()->rowCount(), 0);
    QVERIFY(office.says(filtered) && !office.says(none));
    office.box(QStringLiteral("State"))->setCurrentIndex(0);
    QVERIFY(!office.says(filtered));
}

void QualityPageTest::headings_areWholeWhereThereIsRoom()
{
    Office office(2, 12, 2);
    office.submit(1, 1, Emotion::Joy, 1, 5'000);
    office.desk.window().resize(1920, 1080);
    QCoreApplication::processEvents();
    const auto* table = child<QTableView>(office.page(), "annotators");
    const auto* header = qobject_cast<const ElidedHeader*>(table->horizontalHeader());
    QVERIFY(header);
    for (int column = 0; column < header->count(); ++column) {
        if (!header->isSectionHidden(column))
            QCOMPARE(header->shownText(column),
                     table->model()->headerData(column, Qt::Horizontal).toString());
    }
}

void QualityPageTest::fortyPeople_areDrawnInBothThemes()
{
    Office office(40, 40, 3);
    PythonRandom random(5);
    for (int person = 1; person <= 40; ++person) {
        for (const ItemSummary& item :
             must(office.study().labelling().items(office.file.person(person))))
            office.submitAny(random, person, static_cast<int>(item.scenario.value));
    }
    QCOMPARE(office.annotators()->rowCount(), 40);
    for (theme::Mode mode : {theme::Mode::Light, theme::Mode::Dark}) {
        theme::apply(*qApp, mode);
        for (int tab = 0; tab < office.page().tabs()->count(); ++tab) {
            office.page().tabs()->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const QImage image = office.page().grab().toImage();
            QCOMPARE(image.pixelColor(2, 2).lightness() < 128, mode == theme::Mode::Dark);
        }
    }
    theme::apply(*qApp, theme::Mode::Light);
}

SUBTEXT_TEST(QualityPageTest)

#include "qualitypagetest.moc"
