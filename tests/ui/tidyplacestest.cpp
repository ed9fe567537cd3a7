// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/desk/deciding.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/qualitydesk.h"
#include "core/release/verification.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/support/answeredtable.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/limitsdialog.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/findingsview.h"
#include "ui/quality/flagmodel.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/checklistview.h"
#include "ui/release/filepreview.h"
#include "ui/release/filesview.h"
#include "ui/release/gaterow.h"
#include "ui/release/optionspanel.h"
#include "ui/release/releasepage.h"
#include "ui/widgets/itemcard.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// The places Quality and Release of studies that do not ask CEI's questions.
class TidyPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void release_ofTheThirdTask_byKeys();
    void options_areReachedInReadingOrder();
    void release_ofEmoScene_previewsItsFiles();
    void quality_ofEmoScene_speaksOfItsRows();
    void quality_ofTheThirdTask_followsWorkAndLimits();
    void limits_areThoseOfTheTask();
    void taskWithoutScalesAndTimes_hasNeither();
};

namespace {

constexpr int LongestTidyWait = 30'000;

/// The window of a coordinator on a study of a task with everything answered.
class TidyOffice
{
public:
    explicit TidyOffice(const Task& task, int scenes = 12)
    {
        Study::Setup setup;
        setup.title = QStringLiteral("A study");
        setup.task = task;
        const QString path = desk.filePath(QStringLiteral("office.subtext"));
        auto study = must(Study::create(path, setup, {desk.clock, desk.ids, {}}));
        const QString csv =
            writeFile(desk.filePath(QStringLiteral("in.csv")), answeredTable(task, scenes));
        must(study->importing().importFiles({csv}, {}));
        coordinator =
            must(study->roster().add({{{}, QStringLiteral("Zora Quill"), Role::Coordinator}}))
                .front()
                .id;
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(study));
        desk.window().signIn(coordinator);
        QCoreApplication::processEvents();
    }

    void decideSplits()
    {
        const StudyData data = must(desk.study().snapshot());
        std::vector<BulkDecision> decisions;
        for (std::size_t i = 0; i < data.gold.size(); ++i) {
            BulkDecision decision;
            decision.scenario = data.scenarios[i].name();
            for (std::size_t q = 0; q < data.gold[i].labels.size(); ++q) {
                if (!data.gold[i].labels[q].isSettled())
                    decision.picks.at(q) = Pick{Choice{0}};
            }
            if (!isEmpty(decision.picks))
                decisions.push_back(decision);
        }
        must(desk.study().deciding().decideAll(decisions, {}, QStringLiteral("d.csv")));
    }

    QualityPage& quality() { return *desk.window().qualityPage(); }
    ReleasePage& release() { return *desk.window().releasePage(); }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(release().shown() && !release().isWorking(), LongestTidyWait);
    }
    QString flagCell(int row, int column)
    {
        return child<QTableView>(quality(), "flags")->model()->index(row, column).data().toString();
    }
    QStringList findings()
    {
        QStringList all;
        for (int row = 0; row < child<QTableView>(quality(), "flags")->model()->rowCount(); ++row)
            all << flagCell(row, FlagModel::FindingColumn) + u'|' +
                       flagCell(row, FlagModel::NumbersColumn);
        return all;
    }
    QString rule()
    {
        for (const QLabel* label : quality().findChildren<QLabel*>()) {
            if (label->text().contains(QStringLiteral("Here: ")))
                return label->text().replace(QChar::Nbsp, u' '); // a unit stays with its number
        }
        return {};
    }

    Desk desk;
    PersonId coordinator;
};

} // namespace

void TidyPlacesTest::release_ofTheThirdTask_byKeys()
{
    TidyOffice at(thirdTask());
    at.desk.press(Qt::Key_7, Qt::AltModifier);
    QVERIFY(at.release().isVisible());
    at.settle();
    GateRow* decided = at.release().checklist()->row(GateKind::Decided);
    QVERIFY(decided);
    QVERIFY(decided->state() == StateMark::State::Failed);
    QVERIFY2(decided->message().contains(QStringLiteral("6 splits")),
             qPrintable(decided->message()));
    decided->setPlacesShown(true);
    QVERIFY2(decided->places()->item(0)->text().contains(QStringLiteral("mail/3, tone: a split")),
             qPrintable(decided->places()->item(0)->text()));
    QVERIFY(!child<QCheckBox>(at.release().options(), "extended")->isVisible());
    at.decideSplits();
    QTRY_VERIFY_WITH_TIMEOUT(decided->state() == StateMark::State::Passed, LongestTidyWait);

    at.settle();
    const QString parent = at.desk.filePath(QStringLiteral("."));
    at.desk.prompts.paths = {parent};
    QSignalSpy written(&at.release(), &ReleasePage::written);
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(written.wait(LongestTidyWait));
    const QString folder = written.front().front().toString();
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    QVERIFY(QFileInfo::exists(folder + QStringLiteral("/task.json")));
    // Figures of every question, and what is about none of them once.
    const QString figures = folder + QStringLiteral("/reports/figures/%1.svg");
    for (const char* stem : {"kappa-by-question", "vote-patterns-tone", "vote-patterns-apology",
                             "confusion-matrix-tone", "icc-by-scale", "scale-use-mood"})
        QVERIFY2(QFileInfo::exists(figures.arg(QString::fromLatin1(stem))), stem);
    for (const char* stem : {"confusion-matrix-refund", "valence-by-emotion", "icc-by-scale-tone"})
        QVERIFY2(!QFileInfo::exists(figures.arg(QString::fromLatin1(stem))), stem);
}

void TidyPlacesTest::options_areReachedInReadingOrder()
{
    TidyOffice at(thirdTask(), 2);
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    OptionsPanel& options = *at.release().options();
    options.findChild<QLineEdit*>()->setFocus(); // the version
    std::vector<int> heights;
    while (options.isAncestorOf(QApplication::focusWidget())) {
        heights.push_back(QApplication::focusWidget()->mapTo(&options, QPoint()).y());
        at.desk.press(Qt::Key_Tab);
    }
    QCOMPARE(heights.size(), std::size_t{8}); // licence, creators, date, names, random codes, …
    QVERIFY(std::is_sorted(heights.begin(), heights.end()));
    at.desk.press(Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(options.isAncestorOf(QApplication::focusWidget()));
}

void TidyPlacesTest::release_ofEmoScene_previewsItsFiles()
{
    TidyOffice at(*builtInTask(u"emoscene"));
    at.decideSplits();
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QSignalSpy shown(&at.release(), &ReleasePage::filesShown);
    at.release().showView(ReleasePage::View::Files);
    QVERIFY(shown.wait(LongestTidyWait));
    const QStringList paths = at.release().files()->paths();
    for (const char* path : {"scenarios.csv", "annotations.csv", "gold.csv", "soft_labels.csv",
                             "decisions.csv", "task.json"})
        QVERIFY2(paths.contains(QLatin1String(path)), path);
    QVERIFY(!paths.contains(QLatin1String("reports/tables/scales.tex")));
    FilePreview& preview = *at.release().files()->preview();
    at.release().files()->chooseFile(QStringLiteral("gold.csv"));
    QCOMPARE(preview.table()->horizontalHeaderItem(1)->text(), QStringLiteral("question"));
    at.release().files()->chooseFile(QStringLiteral("README.md"));
    QVERIFY(preview.text().contains(QStringLiteral("Does {subject} feel joy?")));
}

void TidyPlacesTest::quality_ofEmoScene_speaksOfItsRows()
{
    TidyOffice at(*builtInTask(u"emoscene"));
    at.desk.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(at.quality().isVisible());
    // Somebody changes all of their answers to no.
    const PersonId tired = must(at.desk.study().roster().people()).at(2).id;
    Answer answer;
    for (std::size_t i = 0; i < 8; ++i)
        answer.ballot.at(i) = Choice{0};
    for (const Scenario& scene : must(at.desk.study().scenarios())) {
        at.desk.clock.advance(60'000);
        must(at.desk.study().labelling().submit(
            tired, scene.id, submissionOf(answer, {at.desk.clock.now(), 9'000, 9'000, 0})));
    }
    const QStringList findings = at.findings();
    QVERIFY2(findings.contains(QStringLiteral("All no|Emotions: 100 %, over 80 %")),
             qPrintable(findings.join(u'\n')));
    QVERIFY(findings.contains(QStringLiteral("Straight-lining|Emotions: 100 %, over 80 %")));
    QVERIFY(at.quality().live()->flags() == [&] { // as the command line says
        const QualityReport report = must(at.desk.study().figures().check());
        std::vector<QualityFlag> flags = report.level2;
        flags.insert(flags.end(), report.level3.begin(), report.level3.end());
        std::sort(flags.begin(), flags.end());
        return flags;
    }());

    const auto* model = child<QTableView>(at.quality(), "annotators")->model();
    QCOMPARE(model->index(2, AnnotatorModel::DominantColumn).data().toString(),
             QStringLiteral("none: 100 %"));
    for (const int column : {AnnotatorModel::ContradictionsColumn, AnnotatorModel::SpreadColumn})
        QVERIFY(child<QTableView>(at.quality(), "annotators")->isColumnHidden(column));

    // A finding is dismissed with a reason by keys, and brought back.
    at.quality().findings()->choose(0);
    const int row = child<QTableView>(at.quality(), "flags")->currentIndex().row();
    QVERIFY2(at.rule().contains(QStringLiteral("for more than 80 % of the items")),
             qPrintable(at.rule()));
    auto* reason = at.quality().findChild<QLineEdit*>();
    QVERIFY(reason && row == 0);
    const qsizetype before = std::ssize(at.findings());
    reason->setFocus();
    at.desk.type(QStringLiteral("a calm collection"));
    at.desk.press(Qt::Key_Return);
    QCOMPARE(std::ssize(at.findings()), before - 1);
    at.desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(std::ssize(at.findings()), before);
}

void TidyPlacesTest::quality_ofTheThirdTask_followsWorkAndLimits()
{
    TidyOffice at(thirdTask());
    at.desk.window().showPlace(MainWindow::Place::Quality);
    const QStringList findings = at.findings();
    // Of one item several questions can split, each a finding of its own to set aside.
    QVERIFY2(findings.contains(QStringLiteral("Split|Tone: 3 answers among 3 annotators")),
             qPrintable(findings.join(u'\n')));
    int contradictions = 0;
    for (const QString& finding : findings) {
        QVERIFY2(!finding.contains(QStringLiteral("valence"), Qt::CaseInsensitive),
                 qPrintable(finding));
        contradictions += finding.startsWith(QStringLiteral("Contradiction")) ? 1 : 0;
    }
    QVERIFY(contradictions > 0);
    QualityProtocol protocol = must(at.desk.study().quality().protocol());
    protocol.thresholds.checksContradictions = false;
    at.quality().setLimits(protocol);
    for (const QString& finding : at.findings())
        QVERIFY(!finding.startsWith(QStringLiteral("Contradiction")));
    for (const QualityFlag& flag : must(at.desk.study().figures().check()).level2)
        QVERIFY(flag.code != QualityCode::ContradictionPositive); // the command line agrees
    at.quality().findings()->choose(0);
    QVERIFY(at.quality().findings()->findChild<ItemCard*>()->text().contains(
        QStringLiteral("of message")));
    QVERIFY(at.quality().findings()->findChild<ItemCard*>()->text().contains(
        QStringLiteral("Wanda Lind: ")));
    at.quality().tabs()->setCurrentIndex(1);
    QCoreApplication::processEvents();
}

void TidyPlacesTest::limits_areThoseOfTheTask()
{
    const LimitsDialog dialog(QualityProtocol{}, thirdTask());
    QStringList shown;
    for (const QWidget* field : dialog.findChildren<QWidget*>()) {
        if (!field->isHidden() && !field->accessibleName().isEmpty())
            shown << field->accessibleName();
    }
    QVERIFY(!shown.join(u'|').contains(QStringLiteral("emotion"), Qt::CaseInsensitive));
    for (QDoubleSpinBox* box : dialog.findChildren<QDoubleSpinBox*>()) {
        if (box->accessibleName().startsWith(QLatin1String("Too fast"))) {
            QCOMPARE(box->value(), 2.0);
            box->setValue(7.5);
        }
    }
    QualityProtocol expected;
    expected.thresholds.tooFastMs = 7'500;
    QVERIFY(dialog.protocol() == expected);
}

void TidyPlacesTest::taskWithoutScalesAndTimes_hasNeither()
{
    Task task = thirdTask();
    task.scales.clear();
    task.checks = {};
    task.hints = {};
    task.explanation.reset();
    TidyOffice at(task, 4);
    at.desk.window().showPlace(MainWindow::Place::Quality);
    auto* box = at.quality().findChildren<QComboBox*>().at(1);
    QStringList codes;
    for (int i = 0; i < box->count(); ++i)
        codes << box->itemText(i);
    QCOMPARE(codes, QStringList({QStringLiteral("All findings"), QStringLiteral("Split")}));
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QVERIFY(at.release().checklist()->row(GateKind::Schema)->state() == StateMark::State::Passed);
}

SUBTEXT_TEST(TidyPlacesTest)
#include "tidyplacestest.moc"
