// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/course/repeats.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/agreement/agreementresult.h"
#include "ui/charts/disagreementchart.h"
#include "ui/charts/itemsourceschart.h"
#include "ui/charts/surprisechart.h"
#include "ui/text/agreementtext.h"
#include "ui/text/language.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Nine scenes for each annotator, three of which they see again.
TestStudy::Shape nineScenesWithRepeats(int annotators)
{
    TestStudy::Shape shape = TestStudy::single(9);
    shape.annotators = annotators;
    shape.ratersPerItem = annotators;
    shape.protocol.repeats = 3;
    return shape;
}

/// Everybody says joy but the second, who says fear of the last three scenes; nobody sees another
/// reading.
void labelNineScenes(TestStudy& study, int annotators)
{
    const bool areSecondsAsked = must(study->protocol()).secondReading != SecondReading::Off;
    for (int person = 1; person <= annotators; ++person) {
        for (int item = 1; item <= 9; ++item) {
            Answer answer = completeAnswer(person == 2 && item > 6 ? Emotion::Fear : Emotion::Joy);
            if (areSecondsAsked)
                answer.seconds.set(FirstQuestion, SecondAnswer::nothing());
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(answer)));
        }
    }
}

/// The first annotator says joy again.
void repeatSteadily(TestStudy& study)
{
    study.clock.advance(1'000);
    const PersonId person = study.person(1);
    for (const ScenarioId scenario : must(study->repeats().due(person)))
        must(study->repeats().record(person, scenario, completeAnswer(Emotion::Joy), 1'000));
}

void showFigures(AgreementPage& page, TestStudy& study)
{
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    QVERIFY(updated.count() > 0 || updated.wait(20'000));
}

QString sayingsOf(const QWidget& panel)
{
    QStringList words;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'|');
}

stats::DisagreementShares allKnown()
{
    stats::DisagreementShares of;
    of.total = 0.5;
    of.totalInterval = stats::Interval{0.4, 0.6};
    of.ambiguity = stats::DisagreementShare{0.25, stats::Interval{0.125, 0.375}};
    of.perspective = stats::DisagreementShare{0.625, std::nullopt};
    of.unsteadiness = stats::DisagreementShare{0.125, stats::Interval{0, 0.25}};
    of.items = 1;
    of.persons = 2;
    of.repeats = 1;
    of.secondsAsked = 2;
    return of;
}

} // namespace

/// The card in the Agreement place that says where disagreement comes from.
class AgreementDisagreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repeats_haveTheirRows();
    void secondReadingsAlone_sayThatRepeatsLack();
    void pointsAlone_areSecondReadings();
    void repeatGivenWhileShown_bringsTheCard();
    void nothingToTellApart_hasNoCard_data();
    void nothingToTellApart_hasNoCard();
    void severalQuestions_haveRowsEach();
    void nobodyDiffers_isSaid();
    void furtherAnswers_areSaidToBeLeftOut();
    void secondReadings_haveTheirTime();
    void figures_haveTheWordsOfTheWindow();
    void demonstration_tellsAllPartsApart();
    void rowOfItems_tellsItsItem();
};

// They differ about three of nine scenes.
void AgreementDisagreementTest::repeats_haveTheirRows()
{
    TestStudy study(nineScenesWithRepeats(2));
    labelNineScenes(study, 2);
    repeatSteadily(study);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showFigures(page, study);
    const DisagreementChart& card = *page.disagreement();
    QVERIFY(card.isVisible());
    QCOMPARE(tableOf(card).rowCount(), 4);
    QVERIFY2(rowOf(card, 0).startsWith(QStringLiteral("All disagreement|33.3|")),
             qPrintable(rowOf(card, 0)));
    QVERIFY2(rowOf(card, 1).startsWith(QStringLiteral("Ambiguity|not identifiable||")),
             qPrintable(rowOf(card, 1)));
    QVERIFY2(rowOf(card, 2).startsWith(QStringLiteral("Perspective|not identifiable||")),
             qPrintable(rowOf(card, 2)));
    QVERIFY2(rowOf(card, 3).startsWith(QStringLiteral("Unsteadiness|0.0|")),
             qPrintable(rowOf(card, 3)));
    QCOMPARE(card.content().rows,
             (QStringList{QStringLiteral("All disagreement"), QStringLiteral("Unsteadiness")}));
    const QString said = sayingsOf(card);
    QVERIFY2(said.contains(QStringLiteral("n: 9 items with two answers, 2 annotators, 3 repeats, 0 "
                                          "second readings. Not identifiable without second "
                                          "readings: ambiguity, perspective.")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("All items; the choices above do not apply here.")),
             qPrintable(said));
    page.stop();
}

void AgreementDisagreementTest::secondReadingsAlone_sayThatRepeatsLack()
{
    TestStudy::Shape shape = nineScenesWithRepeats(2);
    shape.protocol.secondReading = SecondReading::Option;
    TestStudy study(shape);
    labelNineScenes(study, 2);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showFigures(page, study);
    QVERIFY(page.disagreement()->isVisible());
    const QString said = sayingsOf(*page.disagreement());
    QVERIFY2(said.contains(QStringLiteral("0 repeats, 18 second readings. Not identifiable without "
                                          "repeats: ambiguity, perspective, unsteadiness.")),
             qPrintable(said));
    page.stop();
}

void AgreementDisagreementTest::pointsAlone_areSecondReadings()
{
    TestStudy::Shape shape = nineScenesWithRepeats(2);
    shape.protocol.secondReading = SecondReading::Sharing;
    TestStudy study(shape);
    for (int person = 1; person <= 2; ++person) {
        const Choice chosen = person == 1 ? Emotion::Joy : Emotion::Fear;
        const Choice other = person == 1 ? Emotion::Fear : Emotion::Joy;
        Answer answer = completeAnswer(chosen);
        std::vector<int> points(usualTask()->questions.front().options.size());
        points.at(slotOf(chosen)) = 60;
        points.at(slotOf(other)) = 40;
        answer.seconds.set(FirstQuestion, SecondAnswer::of(points));
        for (int item = 1; item <= 9; ++item)
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(answer)));
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showFigures(page, study);
    QVERIFY(page.disagreement()->isVisible());
    const QString said = sayingsOf(*page.disagreement());
    QVERIFY2(said.contains(QStringLiteral("0 repeats, all answers in points. Not identifiable "
                                          "without repeats: ")),
             qPrintable(said));
    page.stop();
}

void AgreementDisagreementTest::repeatGivenWhileShown_bringsTheCard()
{
    TestStudy study(nineScenesWithRepeats(2));
    labelNineScenes(study, 2);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showFigures(page, study);
    QVERIFY(page.disagreement()->isHidden());
    repeatSteadily(study);
    QTRY_VERIFY_WITH_TIMEOUT(page.disagreement()->isVisible(), 20'000);
    page.stop();
}

void AgreementDisagreementTest::nothingToTellApart_hasNoCard_data()
{
    QTest::addColumn<int>("annotators");
    QTest::addColumn<bool>("isRepeated");
    QTest::newRow("no repeats and no second readings") << 2 << false;
    QTest::newRow("repeats, but nobody to differ from") << 1 << true;
}

void AgreementDisagreementTest::nothingToTellApart_hasNoCard()
{
    QFETCH(int, annotators);
    QFETCH(bool, isRepeated);
    TestStudy study(nineScenesWithRepeats(annotators));
    labelNineScenes(study, annotators);
    if (isRepeated)
        repeatSteadily(study);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showFigures(page, study);
    QVERIFY(page.disagreement()->isHidden());
    page.stop();
}

void AgreementDisagreementTest::severalQuestions_haveRowsEach()
{
    Task task = *usualTask();
    task.questions.resize(1, task.questions.front());
    task.questions.front().word = QStringLiteral("Tone");
    task.questions.push_back(task.questions.front());
    task.questions.back().word = QStringLiteral("Effort");
    stats::DisagreementShares other = allKnown();
    other.items = 7;
    ScriptedPrompts prompts;
    DisagreementChart card(prompts);
    card.setData({std::make_shared<const Task>(task), {allKnown(), other}});
    QCOMPARE(tableOf(card).rowCount(), 8);
    QVERIFY2(rowOf(card, 0).startsWith(QStringLiteral("Tone|All disagreement|50.0|40.0 to 60.0|")),
             qPrintable(rowOf(card, 0)));
    QVERIFY2(rowOf(card, 5).startsWith(QStringLiteral("Effort|Ambiguity|25.0|12.5 to 37.5|")),
             qPrintable(rowOf(card, 5)));
    QVERIFY2(rowOf(card, 6).startsWith(QStringLiteral("Effort|Perspective|62.5|no interval|")),
             qPrintable(rowOf(card, 6)));
    const QString said = sayingsOf(card);
    QVERIFY2(said.contains(QStringLiteral("Tone: n: 1 item with two answers, 2 annotators, 1 "
                                          "repeat, 2 second readings.\nEffort: n: 7 items")),
             qPrintable(said));
}

void AgreementDisagreementTest::nobodyDiffers_isSaid()
{
    stats::DisagreementShares of = allKnown();
    of.total = 0;
    of.ambiguity = of.perspective = of.unsteadiness = std::nullopt;
    of.lacking = {stats::NotIdentifiable::SecondReadings};
    ScriptedPrompts prompts;
    DisagreementChart card(prompts);
    card.setData({usualTask(), {of}});
    const QString said = sayingsOf(card);
    QVERIFY2(said.contains(QStringLiteral("Nobody differs, and there is nothing to divide.")),
             qPrintable(said));
    QVERIFY(!said.contains(QStringLiteral("Not identifiable")));
    QVERIFY2(rowOf(card, 0).startsWith(QStringLiteral("All disagreement|0.0|")),
             qPrintable(rowOf(card, 0)));
    QCOMPARE(card.content().series.size(), std::size_t{1}); // no mark, no line of the legend
}

void AgreementDisagreementTest::furtherAnswers_areSaidToBeLeftOut()
{
    ScriptedPrompts prompts;
    DisagreementChart card(prompts);
    DisagreementSources sources{usualTask(), {allKnown()}};
    card.setData(sources);
    QVERIFY(!sayingsOf(card).contains(QStringLiteral("after a split")));
    sources.furtherLeftOut = 2;
    card.setData(sources);
    QVERIFY2(sayingsOf(card).contains(QStringLiteral("Without 2 answers asked for after a split.")),
             qPrintable(sayingsOf(card)));

    AgreementReport report;
    report.overall.items = 3;
    report.overall.annotations = 11;
    const QString plain = progressText(report);
    report.overall.furtherLeftOut = 2;
    QCOMPARE(progressText(report),
             plain + QStringLiteral(" · 2 answers asked for after a split left out of agreement"));
    report.detectable.cohensW = 0.4;
    QCOMPARE(patternsNoteText(report),
             QStringLiteral("including answers asked for after a split · can "
                            "detect large effects only"));
    report.overall.furtherLeftOut = 0;
    QCOMPARE(patternsNoteText(report), QStringLiteral("can detect large effects only"));
}

void AgreementDisagreementTest::secondReadings_haveTheirTime()
{
    const QString begins = QStringLiteral("Median time per item");
    ScriptedPrompts prompts;
    DisagreementChart card(prompts);
    DisagreementSources sources{usualTask(), {allKnown()}};
    sources.times = {{{40, 21.26}, {}}};
    card.setData(sources); // nothing to compare it with
    QVERIFY(!sayingsOf(card).contains(begins));
    sources.times = {{{40, 21.26}, {35, 18.0}}};
    card.setData(sources);
    QVERIFY2(sayingsOf(card).contains(begins + QStringLiteral(": 21.3 s with a second reading "
                                                              "(n = 40), 18.0 s without "
                                                              "(n = 35).")),
             qPrintable(sayingsOf(card)));
}

void AgreementDisagreementTest::figures_haveTheWordsOfTheWindow()
{
    TestStudy study(nineScenesWithRepeats(2));
    labelNineScenes(study, 2);
    repeatSteadily(study);
    setLanguage(*qApp, QStringLiteral("de"));
    const auto inGerman = agreementResult(study.study(), {}, {}, {});
    setLanguage(*qApp, QStringLiteral("en"));
    const AgreementResult& result = *must(inGerman);
    for (const Task& task : {result.report.task(), *result.disagreement->task}) {
        QCOMPARE(task.questions.front().options.front().word, QStringLiteral("Freude"));
        QCOMPARE(task.questions.front().options.front().token, QStringLiteral("joy"));
    }
    const auto inEnglish = must(agreementResult(study.study(), {}, {}, {}));
    QCOMPARE(result.report.overall.kappa.kappa, inEnglish->report.overall.kappa.kappa);
}

void AgreementDisagreementTest::demonstration_tellsAllPartsApart()
{
    TestStudy place;
    const auto study =
        must(makeDemonstration(place.filePath(QStringLiteral("disagreement.subtext")),
                               place.environment(), demonstrations().back()));
    must(simulateDisagreement(*study, 42));
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(*study, Person(), place.environment());
    QVERIFY(updated.count() > 0 || updated.wait(20'000));
    const DisagreementChart& card = *page.disagreement();
    QVERIFY(card.isVisible());
    QCOMPARE(tableOf(card).rowCount(), 4);
    for (int row = 0; row < 4; ++row)
        QVERIFY2(!rowOf(card, row).contains(QLatin1String("not identifiable")),
                 qPrintable(rowOf(card, row)));
    QVERIFY2(sayingsOf(card).contains(QStringLiteral("n: 24 items with two answers, 6 annotators, "
                                                     "24 repeats, ")),
             qPrintable(sayingsOf(card)));
    QVERIFY(!page.surprises()->isHidden());
    const ItemSourcesChart& items = *page.findChild<ItemSourcesChart*>();
    QVERIFY(items.isVisible());
    QCOMPARE(tableOf(items).rowCount(), 24);
    QCOMPARE(items.content().rows.size(), 15);
    QVERIFY2(sayingsOf(items).contains(QStringLiteral("15 rows")), qPrintable(sayingsOf(items)));
    double before = 100;
    for (int row = 0; row < 24; ++row) {
        const QStringList cells = rowOf(items, row).split(u'|');
        const double expected = cells.at(3).toDouble();
        QVERIFY(expected <= before);
        before = expected;
        const double shares =
            cells.at(5).toDouble() + cells.at(6).toDouble() + cells.at(7).toDouble();
        QVERIFY2(std::abs(shares - 100) < 0.2, qPrintable(rowOf(items, row)));
    }
    for (std::size_t row = 0; row < 15; ++row) { // the bar ends at the mark
        double bar = 0;
        for (const IntervalPart& part : items.content().parts)
            bar += part.lengths.at(row);
        QVERIFY(std::abs(bar - *items.content().series.front().marks.at(row).value) < 0.1);
    }
    page.stop();
}

void AgreementDisagreementTest::rowOfItems_tellsItsItem()
{
    ScriptedPrompts prompts;
    ItemSourcesChart card(prompts);
    DisagreementSources sources{usualTask(), {allKnown()}};
    QVERIFY(!ItemSourcesChart::isToldOf(sources));
    const auto named = [](int scenario, double expected, std::optional<double> ambiguity) {
        ItemSources item{ScenarioId{scenario}, QStringLiteral("scene/%1").arg(scenario), {}};
        item.of.answers = 3;
        item.of.expected = expected;
        item.of.unsteadiness = 0.25;
        item.of.ambiguity = ambiguity;
        if (ambiguity)
            item.of.perspective = 0.75 - *ambiguity;
        return item;
    };
    sources.items = {{named(4, 0.2, 0.5), named(7, 0.4, std::nullopt)}};
    QVERIFY(ItemSourcesChart::isToldOf(sources));
    card.setData(sources);
    QCOMPARE(
        rowOf(card, 0),
        QStringLiteral("scene/7|3|0.0|40.0|no interval|not identifiable|not identifiable|25.0"));
    QCOMPARE(rowOf(card, 1), QStringLiteral("scene/4|3|0.0|20.0|no interval|50.0|25.0|25.0"));
    const std::vector<IntervalPart>& parts = card.content().parts;
    QCOMPARE(parts.size(), std::size_t{3}); // ambiguity, perspective, unsteadiness
    const auto isAbout = [](double is, double wanted) { return std::abs(is - wanted) < 1e-9; };
    for (const auto& [part, first, second] :
         {std::tuple(0, 0.0, 10.0), std::tuple(1, 0.0, 5.0), std::tuple(2, 10.0, 5.0)}) {
        const std::vector<double>& lengths = parts.at(static_cast<std::size_t>(part)).lengths;
        QCOMPARE(lengths.size(), std::size_t{2});
        QVERIFY(isAbout(lengths[0], first) && isAbout(lengths[1], second));
    }
    QSignalSpy activated(&card, &ItemSourcesChart::itemActivated);
    card.findChild<QTableView*>()->activated(card.findChild<QTableView*>()->model()->index(1, 0));
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front().at(1).toString(), QStringLiteral("scene/4"));
}

SUBTEXT_TEST(AgreementDisagreementTest)
#include "agreementdisagreementtest.moc"
