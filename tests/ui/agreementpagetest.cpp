// SPDX-License-Identifier: MIT
#include "ui/agreement/agreementpage.h"

#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/confusionchart.h"
#include "ui/charts/patternchart.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// The Agreement place in the real window, on real studies.
class AgreementPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyStudy_saysThatThereIsNothing();
    void onePersonsLabels_areSaidOnceToBeTooFew();
    void newLabel_movesTheFigures();
    void labelOfAnotherProgram_movesTheFigures();
    void hiddenPlace_computesWhenItIsShown();
    void burstOfLabels_isFewRuns();
    void subtypeFilter_needsNoComputation();
    void powerFilter_computesAnew();
    void filters_areThoseThatTheScenesSaySomethingOf();
    void ambiguousItems_areSaidToBeLeftOut();
    void cancel_keepsTheFiguresAndOffersToCompute();
    void activatedMark_listsItsItems();
    void people_standByTheNumbersInTheirNames();
    void savedChart_isSaid();
    void adjudicator_seesCodesAndNoAnswers();
    void adjudicator_seesNothingOfTheOther();
    void annotator_hasNoSuchPlace();
    void chartsStand_inOneOrTwoColumns();
    void publishedData_showsItsFigures();
};

namespace {

/// The window with a study open, its place Agreement on screen for a person of this role.
class AgreementDesk
{
public:
    explicit AgreementDesk(const TestStudy::Shape& shape = {}, Role role = Role::Coordinator)
        : m_study(shape)
    {
        const auto added = m_study.roster().add({{{}, QStringLiteral("Somebody"), role}});
        if (!added)
            qFatal("roster");
        m_person = added->front().id;
        m_study.close();
        auto study = Study::open(m_study.path(), Study::Access::Write, m_study.environment());
        if (!study)
            qFatal("open");
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(*study));
        desk.window().signIn(m_person);
    }

    void showPlace()
    {
        QSignalSpy updated(&page(), &AgreementPage::updated);
        desk.window().showPlace(MainWindow::Place::Agreement);
        QVERIFY(updated.count() > 0 || updated.wait(10'000));
    }

    AgreementPage& page() { return *desk.window().agreementPage(); }
    /// What is on the screen; without items before the first figures.
    AgreementGroup overall()
    {
        const AgreementReport* shown = page().shown();
        return shown ? shown->overall : AgreementGroup();
    }
    Study& study() { return desk.study(); }

    void submit(Study& study, int person, int scenario, Choice emotion)
    {
        const auto done =
            study.labelling().submit(m_study.person(person), m_study.scenario(scenario),
                                     submissionOf(completeAnswer(emotion)));
        QVERIFY2(done.has_value(), describe(done).constData());
    }

    TestStudy m_study; // outlives the window: the folder and the clock are its
    Desk desk;

private:
    PersonId m_person;
};

TestStudy::Shape oneSubtype(int items)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::MixedSignals};
    return shape;
}

} // namespace

void AgreementPageTest::emptyStudy_saysThatThereIsNothing()
{
    AgreementDesk at;
    at.showPlace();
    QVERIFY(at.page().shown());
    QVERIFY(at.page().lead().contains(QStringLiteral("10 items")));
    QVERIFY(at.page().lead().contains(QStringLiteral("0 with all 3 ratings")));
    QVERIFY(!at.overall().kappa.kappa);
    for (ChartPanel* chart : at.page().charts())
        QVERIFY2(chart->isEmpty(), chart->metaObject()->className());
}

void AgreementPageTest::onePersonsLabels_areSaidOnceToBeTooFew()
{
    AgreementDesk at;
    at.submit(at.study(), 1, 1, Emotion::Joy);
    at.showPlace();
    const auto shown = [&] {
        QStringList texts;
        for (const QLabel* label : at.page().findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    };
    const QString why = QStringLiteral(
        "Agreement needs two annotators on an item. None of the 10 items has two yet.");
    QCOMPARE(shown().count(why), 1);
    QVERIFY2(!shown().contains(QStringLiteral("undefined")), qPrintable(shown().join(u'|')));
    at.submit(at.study(), 2, 1, Emotion::Joy);
    QTRY_VERIFY_WITH_TIMEOUT(!shown().contains(why), 10'000);
}

void AgreementPageTest::newLabel_movesTheFigures()
{
    AgreementDesk at(oneSubtype(2));
    at.showPlace();
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    for (int person = 1; person <= 3; ++person)
        at.submit(at.study(), person, 1, Emotion::Joy);
    QTRY_VERIFY_WITH_TIMEOUT(
        updated.count() > 0 && !at.page().isComputing() && at.overall().annotations == 3, 10'000);
    QCOMPARE(at.overall().completeItems, 1);
    QCOMPARE(at.overall().patterns.unanimous, 1);
    QVERIFY(at.page().lead().contains(QStringLiteral("1 with all 3 ratings")));
}

void AgreementPageTest::labelOfAnotherProgram_movesTheFigures()
{
    AgreementDesk at(oneSubtype(2));
    const QString path = at.study().path();
    at.desk.window().closeStudy();
    auto writer = Study::open(path, Study::Access::Write, at.m_study.environment());
    VERIFY_HOLDS(writer);
    at.desk.window().openForReading(path);
    at.desk.window().signIn(must((*writer)->roster().people()).back().id);
    at.showPlace();
    at.submit(**writer, 1, 1, Emotion::Anger);
    QTRY_VERIFY_WITH_TIMEOUT(at.overall().annotations == 1, 10'000);
}

void AgreementPageTest::hiddenPlace_computesWhenItIsShown()
{
    AgreementDesk at(oneSubtype(2));
    at.submit(at.study(), 1, 1, Emotion::Joy);
    QVERIFY(!at.page().shown());
    QVERIFY(!at.page().isWorking()); // nor is it about to
    at.showPlace();
    QCOMPARE(at.overall().annotations, 1);
}

void AgreementPageTest::burstOfLabels_isFewRuns()
{
    AgreementDesk at(oneSubtype(20));
    at.showPlace();
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    for (int item = 1; item <= 20; ++item) {
        for (int person = 1; person <= 3; ++person)
            at.submit(at.study(), person, item, *emotionAt((item + person / 3) % 8));
    }
    QTRY_VERIFY_WITH_TIMEOUT(at.overall().annotations == 60 && !at.page().isComputing(), 10'000);
    QVERIFY2(updated.count() < 10, QByteArray::number(updated.count()).constData());
}

void AgreementPageTest::subtypeFilter_needsNoComputation()
{
    AgreementDesk at;
    for (int item = 1; item <= 10; ++item) {
        for (int person = 1; person <= 3; ++person)
            at.submit(at.study(), person, item, *emotionAt((item + person / 3) % 8));
    }
    at.showPlace();
    const AgreementReport whole = at.page().shown() ? *at.page().shown() : AgreementReport();
    QCOMPARE(whole.subtypes.size(), std::size_t{5});
    at.page().setFilter({Subtype::PassiveAggression, std::nullopt, std::nullopt});
    QVERIFY(!at.page().isComputing());
    QCOMPARE(at.overall().items, 2);
    for (const GroupAgreement& part : whole.subtypes) {
        if (part.group == Subtype::PassiveAggression)
            QCOMPARE(at.overall().intervals.kappa, part.figures.intervals.kappa);
    }
    at.page().setFilter({});
    QCOMPARE(at.overall().items, 10);
}

void AgreementPageTest::powerFilter_computesAnew()
{
    AgreementDesk at(oneSubtype(4));
    at.showPlace();
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    const PowerRelation there = powerOf(must(at.study().scenarios()).front());
    const PowerRelation other =
        there == PowerRelation::Peer ? PowerRelation::HighToLow : PowerRelation::Peer;
    at.page().setFilter({std::nullopt, other, std::nullopt});
    QVERIFY(updated.wait(10'000));
    QCOMPARE(at.overall().items, 0);
    QCOMPARE(at.page().lead(), QStringLiteral("No items"));
}

void AgreementPageTest::filters_areThoseThatTheScenesSaySomethingOf()
{
    TestStudy::Shape shape = oneSubtype(0);
    shape.ratersPerItem = 0;
    AgreementDesk at(shape);
    const auto import = [&](const QByteArray& row) {
        const QByteArray head =
            "id,subtype,domain,power_relation,speaker_role,listener_role,context,utterance\n";
        const QString csv = writeFile(at.m_study.filePath(QStringLiteral("more.csv")), head + row);
        must(at.study().importing().importFiles({csv}, {}));
    };
    const auto isShown = [&](const char* name) {
        for (const QComboBox* box : at.page().findChildren<QComboBox*>()) {
            if (box->accessibleName() == QLatin1String(name))
                return box->isVisible();
        }
        return false;
    };
    import("1,mixed-signals,,,Ann,Ben,Before.,Fine.\n");
    at.showPlace();
    QCOMPARE(at.overall().items, 1);
    QVERIFY(isShown("Subtype"));
    QVERIFY(!isShown("Power relation"));
    QVERIFY(!isShown("Domain"));
    import("2,mixed-signals,family,high-to-low,Ann,Ben,Before.,Go on.\n");
    QTRY_COMPARE_WITH_TIMEOUT(at.overall().items, 2, 10'000);
    QVERIFY(isShown("Power relation"));
    QVERIFY(isShown("Domain"));
}

void AgreementPageTest::ambiguousItems_areSaidToBeLeftOut()
{
    AgreementDesk at(oneSubtype(2));
    for (int person = 1; person <= 3; ++person)
        at.submit(at.study(), person, 1, *emotionAt(person)); // a split
    const auto judge =
        must(at.study().roster().add({{{}, QStringLiteral("Judge"), Role::Adjudicator}}));
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Trust, true});
    verdict.basis = Basis::Misreading;
    VERIFY_HOLDS(at.study().deciding().decide(judge.front().id, at.m_study.scenario(1), verdict));
    at.showPlace();
    QVERIFY2(!at.page().lead().contains(QStringLiteral("left out")), qPrintable(at.page().lead()));
    AgreementFilter filter;
    filter.withoutAmbiguous = true;
    const QString said = QStringLiteral(" · 1 ambiguous item left out");
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    at.page().setFilter(filter);
    QVERIFY(updated.wait(10'000));
    QCOMPARE(at.overall().items, 1);
    QVERIFY2(at.page().lead().endsWith(said), qPrintable(at.page().lead()));
    filter.group = Subtype::MixedSignals;
    at.page().setFilter(filter);
    QVERIFY2(at.page().lead().endsWith(said), qPrintable(at.page().lead()));
    filter.group = Subtype::SarcasmIrony;
    at.page().setFilter(filter);
    QVERIFY2(!at.page().lead().contains(said), qPrintable(at.page().lead()));
}

void AgreementPageTest::cancel_keepsTheFiguresAndOffersToCompute()
{
    AgreementDesk at(oneSubtype(2));
    at.showPlace();
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    at.page().setFilter({std::nullopt, PowerRelation::LowToHigh, std::nullopt}); // a run begins
    QVERIFY(at.page().isComputing());
    at.page().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!at.page().isComputing(), 10'000);
    QVERIFY(at.page().shown());
    if (updated.isEmpty()) // otherwise the run was faster than the wish to end it
        QCOMPARE(at.overall().items, 2);
    QVERIFY(!child<QPushButton>(at.page(), "cancel")->isVisible());
}

void AgreementPageTest::people_standByTheNumbersInTheirNames()
{
    TestStudy::Shape shape = oneSubtype(12);
    shape.annotators = 12;
    AgreementDesk at(shape);
    for (const Person& person : must(at.study().roster().people())) {
        for (const ItemSummary& item : must(at.study().labelling().items(person.id)))
            must(at.study().labelling().submit(person.id, item.scenario,
                                               submissionOf(completeAnswer(Emotion::Joy))));
    }
    at.showPlace();
    QStringList names;
    for (const GoldAccuracy& row : at.page().shown()->subtypes.front().figures.goldAccuracy)
        names << at.page().shown()->raters.at(static_cast<std::size_t>(row.rater)).name;
    QCOMPARE(names.size(), 12);
    QCOMPARE(names.at(1), QStringLiteral("Person 2"));
    QCOMPARE(names.at(9), QStringLiteral("Person 10"));
}

void AgreementPageTest::savedChart_isSaid()
{
    AgreementDesk at(oneSubtype(1));
    for (int person = 1; person <= 3; ++person)
        at.submit(at.study(), person, 1, Emotion::Fear);
    at.showPlace();
    const QTemporaryDir folder;
    auto* confusion = at.page().findChild<ConfusionChart*>();
    QVERIFY(confusion->saveAs(folder.filePath(QStringLiteral("pairs.svg"))));
    auto* notice = at.page().findChild<NoticeBar*>();
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QStringLiteral("pairs.svg")), qPrintable(notice->text()));
}

void AgreementPageTest::activatedMark_listsItsItems()
{
    AgreementDesk at(oneSubtype(3));
    for (int item = 1; item <= 3; ++item) {
        for (int person = 1; person <= 3; ++person)
            at.submit(at.study(), person, item, item == 2 ? Emotion::Fear : *emotionAt(person));
    }
    at.showPlace();
    auto* confusion = at.page().findChild<ConfusionChart*>();
    QVERIFY(confusion);
    Q_EMIT confusion->pairActivated(Emotion::Trust, Emotion::Fear);
    QVERIFY(at.page().itemPanel()->isVisible());
    QCOMPARE(at.page().itemPanel()->count(), 2);
    // Of each item one pair; a cell may count several.
    QCOMPARE(at.page().itemPanel()->heading(), QStringLiteral("Trust with Fear, 2 pairs: 2 items"));
    QVERIFY(at.page().itemPanel()->card()->text().contains(QStringLiteral("Person 1")));
    auto* patterns = at.page().findChild<PatternChart*>();
    Q_EMIT patterns->patternActivated(std::nullopt, Pattern::Unanimous);
    QCOMPARE(at.page().itemPanel()->count(), 1);
    at.desk.press(Qt::Key_Escape);
    QVERIFY(!at.page().itemPanel()->isVisible());
}

void AgreementPageTest::adjudicator_seesCodesAndNoAnswers()
{
    AgreementDesk at(oneSubtype(2), Role::Adjudicator);
    for (int person = 1; person <= 3; ++person)
        at.submit(at.study(), person, 1, *emotionAt(person));
    at.showPlace();
    const AgreementReport shown = at.page().shown() ? *at.page().shown() : AgreementReport();
    QCOMPARE(shown.raters.size(), std::size_t{3});
    for (const AgreementRater& rater : shown.raters)
        QCOMPARE(rater.name, rater.code);
    auto* patterns = at.page().findChild<PatternChart*>();
    Q_EMIT patterns->patternActivated(std::nullopt, Pattern::Split);
    QCOMPARE(at.page().itemPanel()->count(), 1);
    const QString text = at.page().itemPanel()->card()->text();
    QVERIFY(!text.contains(QStringLiteral("Person")));
    QVERIFY(!text.contains(QStringLiteral("Because of the tone")));
}

void AgreementPageTest::adjudicator_seesNothingOfTheOther()
{
    AgreementDesk at(oneSubtype(1), Role::Adjudicator);
    for (int person = 1; person <= 3; ++person)
        at.submit(at.study(), person, 1, *emotionAt(person)); // a split
    const auto other = at.study().roster().add({{{}, QStringLiteral("Other"), Role::Adjudicator}});
    VERIFY_HOLDS(other);
    const ScenarioId item = at.m_study.scenario(1);
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Trust});
    verdict.basis = Basis::Misreading;
    VERIFY_HOLDS(at.study().deciding().decide(other->front().id, item, verdict));
    at.showPlace();
    QCOMPARE(at.overall().items, 1);
    QCOMPARE(at.overall().goldCounts, (std::vector<qint64>(EmotionCount)));
    QVERIFY(at.overall().goldAccuracy.empty());
    // Locked, everything is shown: names and all decisions.
    VERIFY_HOLDS(at.study().dataLock().lock(QStringLiteral("Done."), other->front().id));
    QTRY_COMPARE_WITH_TIMEOUT(at.overall().goldCounts.at(1), 1, 10'000);
    QCOMPARE(at.page().shown()->raters.front().name, QStringLiteral("Person 1"));
}

void AgreementPageTest::annotator_hasNoSuchPlace()
{
    Desk desk;
    desk.startLabelling(2);
    QVERIFY(!desk.window().agreementPage()->isStarted());
    desk.press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(!desk.window().agreementPage()->isVisible());
}

void AgreementPageTest::chartsStand_inOneOrTwoColumns()
{
    AgreementDesk at;
    at.showPlace();
    const auto& charts = at.page().charts();
    at.desk.window().resize(1700, 900);
    QCoreApplication::processEvents();
    QCOMPARE(charts.at(0)->y(), charts.at(1)->y());
    at.desk.window().resize(1160, 700);
    QCoreApplication::processEvents();
    QVERIFY(charts.at(1)->y() > charts.at(0)->y());
}

void AgreementPageTest::publishedData_showsItsFigures()
{
    if (publishedData().isEmpty())
        QSKIP("not there: the published data");
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    AgreementDesk at(shape);
    at.showPlace();
    QSignalSpy updated(&at.page(), &AgreementPage::updated);
    const auto imported = at.study().importing().importFiles(publishedData(), {});
    VERIFY_HOLDS(imported);
    QTRY_VERIFY_WITH_TIMEOUT(!updated.isEmpty() && at.overall().annotations == 900, 10'000);
    QCOMPARE(at.overall().patterns, (PatternCounts{43, 163, 94}));
    QCOMPARE(QString::number(at.overall().kappa.kappa.value_or(0), 'f', 4),
             QStringLiteral("0.2060"));
    for (ChartPanel* chart : at.page().charts())
        QVERIFY2(!chart->isEmpty(), chart->metaObject()->className());
}

SUBTEXT_TEST(AgreementPageTest)

#include "agreementpagetest.moc"
