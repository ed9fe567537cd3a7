// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/desk/deskfigures.h"
#include "core/desk/deskqueue.h"
#include "core/travel/importing.h"
#include "tests/core/desk/seenby.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <algorithm>
#include <map>

using namespace subtext;
using namespace subtext::test;

/// The published CEI data on the desk, with its gold labels and without. Expected figures were
/// counted straight from the files.
class PublishedDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withGold_showsThePicksByPosition();
    void withGold_everythingIsSettled();
    void withoutGold_theRuleGivesThePublishedLabels();
    void withoutGold_theQueueHoldsWhatIsFlagged();
    void withoutGold_theHardestComesFirst();
    void decidingTheSplits_settlesTheStudy();
    void figures_ofTheSubtypesAddUp();

private:
    /// A study of the published files with one adjudicator.
    struct Desk
    {
        std::unique_ptr<TestStudy> study;
        PersonId judge;

        std::vector<DeskItem> queue() const { return must((*study)->deskQueue().items(judge)); }
        DeskFigures figures() const { return deskFigures(queue(), std::nullopt); }
    };
    static Desk deskOf(bool withGold);

    Desk m_full;
    Desk m_open;
    std::map<QString, Choice> m_published; ///< By "subtype/id".
};

PublishedDeskTest::Desk PublishedDeskTest::deskOf(bool withGold)
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    Desk desk{std::make_unique<TestStudy>(shape), {}};
    ImportOptions options;
    options.withGold = withGold;
    const auto report = (*desk.study)->importing().importFiles(publishedData(), options);
    const auto judge = desk.study->roster().add(
        {{QStringLiteral("J01"), QStringLiteral("Judge"), Role::Adjudicator}});
    if (!report || !judge)
        qFatal("published desk: %s", describe(report).constData());
    desk.judge = judge->front().id;
    return desk;
}

void PublishedDeskTest::initTestCase()
{
    if (publishedData().size() != 5)
        QSKIP("the published data is not there");
    m_full = deskOf(true);
    m_open = deskOf(false);
    for (const Decision& decision : must((*m_full.study)->decisions()))
        m_published.emplace(must((*m_full.study)->scenario(decision.scenario))->name(),
                            decision.label().value());
    QCOMPARE(m_published.size(), std::size_t{300});
}

void PublishedDeskTest::withGold_showsThePicksByPosition()
{
    const DeskFigures figures = m_full.figures();
    QVERIFY(figures.isFileOrder);
    QVERIFY((figures.positions == PositionPicks{{47, 24, 23}, 0}));
    const double p = figures.positionTest.firstP.value();
    QVERIFY2(std::abs(p / 0.0009343831716822829 - 1) < 1e-12,
             QByteArray::number(p, 'g', 17).constData());
    QCOMPARE(figures.withHints + figures.changedAfterHints, 0);
    QVERIFY(figures.decisionMs.empty()); // nobody's own
}

void PublishedDeskTest::withGold_everythingIsSettled()
{
    const DeskFigures figures = m_full.figures();
    QCOMPARE(figures.flagged, 109);
    QCOMPARE(figures.settled, 94); // the 15 others have a majority
    QCOMPARE(figures.waiting, 0);
    for (const DeskItem& item : m_full.queue()) {
        QVERIFY(item.state == DeskState::Decided);
        QVERIFY(item.gold().label == m_published.at(item.name));
        QVERIFY(item.record && !item.record->isOwn && item.record->places == 3);
    }
    QVERIFY(!must((*m_full.study)->deciding().canUndo(m_full.judge)));
}

void PublishedDeskTest::withoutGold_theRuleGivesThePublishedLabels()
{
    int byRule = 0;
    int waiting = 0;
    for (const ItemGold& item : must((*m_open.study)->gold())) {
        const QString name = must((*m_open.study)->scenario(item.scenario))->name();
        QVERIFY(item.of().source == GoldSource::Rule || item.of().source == GoldSource::None);
        if (item.of().source == GoldSource::Rule) {
            QVERIFY2(item.of().label == m_published.at(name), qUtf8Printable(name));
            ++byRule;
        } else {
            QVERIFY(!item.of().isSettled());
            ++waiting;
        }
    }
    QCOMPARE(byRule, 206);
    QCOMPARE(waiting, 94);
    QVERIFY(must((*m_open.study)->decisionHistory()).empty());
    QVERIFY(goldSeenBy(m_open.study->study(), m_open.judge) == must((*m_open.study)->gold()));
}

void PublishedDeskTest::withoutGold_theQueueHoldsWhatIsFlagged()
{
    const DeskFigures figures = m_open.figures();
    QCOMPARE(figures.flagged, 109);
    QCOMPARE(figures.waiting, 94);
    QCOMPARE(figures.toReview, 109);
    QCOMPARE(figures.settled, 0);
    QCOMPARE(figures.patterns.split, 94);
    QCOMPARE(figures.patterns.unanimous, 43);
    QCOMPARE(figures.patterns.majority, 163);
    QCOMPARE(figures.ambiguous, 0);
    QCOMPARE(figures.positions.total() + figures.positions.none, 0);
    QVERIFY(!figures.positionTest.firstP);
    const std::vector<DeskItem> queue = m_open.queue();
    QCOMPARE(std::count_if(queue.begin(), queue.end(), [](const auto& i) { return i.isFlagged(); }),
             109);
    QCOMPARE(std::count_if(queue.begin(), queue.end(),
                           [](const auto& i) { return i.state == DeskState::Open; }),
             94);
}

// The hardest item of all is a split, and severity never rises along the queue.
void PublishedDeskTest::withoutGold_theHardestComesFirst()
{
    const std::vector<DeskItem> queue = m_open.queue();
    QCOMPARE(queue.size(), std::size_t{300});
    QVERIFY(queue.front().isSplit());
    QVERIFY(std::is_sorted(queue.begin(), queue.end(), [](const DeskItem& a, const DeskItem& b) {
        return a.severity > b.severity;
    }));
    QVERIFY(queue.back().severity >= 0 && queue.front().severity <= 1);
}

void PublishedDeskTest::decidingTheSplits_settlesTheStudy()
{
    const Desk desk = deskOf(false);
    DeskQueue& queue = (*desk.study)->deskQueue();
    Deciding& deciding = (*desk.study)->deciding();
    std::vector<qint64> expected(3);
    for (const DeskItem& item : desk.queue()) {
        if (!item.isSplit())
            continue;
        const Choice label = m_published.at(item.name);
        const auto shown = queue.load(desk.judge, item.scenario);
        VERIFY_HOLDS(shown);
        for (std::size_t place = 0; place < shown->raters.size(); ++place)
            expected[place] += shown->raters[place].annotation.answer.ballot[0] == label ? 1 : 0;
        Verdict verdict;
        verdict.picks = picksOf(Pick{label});
        verdict.basis = Basis::Misreading;
        verdict.activeMs = 1'000;
        VERIFY_HOLDS(deciding.decide(desk.judge, item.scenario, verdict));
    }
    for (const ItemGold& item : must((*desk.study)->gold()))
        QVERIFY(item.of().label ==
                m_published.at(must((*desk.study)->scenario(item.scenario))->name()));
    const DeskFigures figures = desk.figures();
    QCOMPARE(figures.waiting, 0);
    QCOMPARE(figures.toReview, 15); // wide, with a majority
    QCOMPARE(figures.settled, 94);
    QVERIFY(!figures.isFileOrder);
    // The same labels, but the places are those on screen: no pattern is left of the file's.
    QVERIFY((figures.positions == PositionPicks{expected, 0}));
    QCOMPARE(figures.positions.total(), 94);
    QVERIFY(figures.positionTest.firstP.value() > 0.05);
    QCOMPARE(figures.decisionMs.size(), std::size_t{94});
    VERIFY_HOLDS((*desk.study)->verifyAudit());
}

void PublishedDeskTest::figures_ofTheSubtypesAddUp()
{
    const std::vector<DeskItem> queue = m_full.queue();
    PositionPicks sum{{0, 0, 0}, 0};
    qint64 flagged = 0;
    for (const QLatin1String subtype : AllSubtypes) {
        const DeskFigures figures = deskFigures(queue, subtype);
        flagged += figures.flagged;
        for (std::size_t place = 0; place < 3; ++place)
            sum.picks[place] += figures.positions.picks.at(place);
        QCOMPARE(figures.patterns.unanimous + figures.patterns.majority + figures.patterns.split,
                 60);
    }
    QVERIFY((sum == PositionPicks{{47, 24, 23}, 0}));
    QCOMPARE(flagged, 109);
}

SUBTEXT_TEST(PublishedDeskTest)

#include "publisheddesktest.moc"
