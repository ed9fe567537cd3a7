// SPDX-License-Identifier: MIT
#include "core/adjudication/basisrules.h"

#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;

/// Which reasons can hold for a pick, and what speaks against one.
class BasisRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bases_areThoseThatCanHold_data();
    void bases_areThoseThatCanHold();
    void doubt_isAboutWhatTheRatingsSay();
    void fitThatAnotherLabelHasNow_isFound();
    void fitThatStillHoldsOrWasNone_isLeftAlone();
};

using Votes = std::vector<Choice>;
Q_DECLARE_METATYPE(Votes)
Q_DECLARE_METATYPE(subtext::Pick)

void BasisRulesTest::bases_areThoseThatCanHold_data()
{
    using namespace Emotion;
    QTest::addColumn<Pick>("pick");
    QTest::addColumn<Votes>("votes");
    QTest::addColumn<QString>("bases");
    QTest::addColumn<bool>("isAgainst");
    const QString reasons = QStringLiteral("valence-polarity misreading vad-fit");
    const QString all = reasons + QStringLiteral(" override");
    const QString nobodys =
        QStringLiteral("valence-polarity vad-fit override"); // who read it right?
    const Votes split{Joy, Fear, Anger};
    const Votes majority{Joy, Joy, Anger};
    QTest::newRow("one of a split") << Pick{Fear} << split << reasons << false;
    QTest::newRow("nobody's, of a split") << Pick{Trust} << split << nobodys << true;
    QTest::newRow("a split kept") << Pick{} << split << QString() << false;
    QTest::newRow("the majority") << Pick{Joy} << majority << QStringLiteral("majority") << false;
    QTest::newRow("the minority") << Pick{Anger} << majority << all << true;
    QTest::newRow("nobody's, against a majority") << Pick{Fear} << majority << nobodys << true;
    QTest::newRow("a majority taken apart") << Pick{} << majority << QString() << true;
    QTest::newRow("all of them") << Pick{Joy} << Votes{Joy, Joy, Joy} << QStringLiteral("unanimous")
                                 << false;
    QTest::newRow("against all") << Pick{Fear} << Votes{Joy, Joy, Joy} << nobodys << true;
    QTest::newRow("a rating is missing") << Pick{Joy} << Votes{Joy, Joy} << reasons << false;
    QTest::newRow("no rating at all") << Pick{Joy} << Votes{} << nobodys << true;
}

void BasisRulesTest::bases_areThoseThatCanHold()
{
    QFETCH(Pick, pick);
    QFETCH(Votes, votes);
    QFETCH(QString, bases);
    QFETCH(bool, isAgainst);
    QStringList found;
    for (Basis basis : possibleBases(pick, votes, 3))
        found << basisToken(basis);
    QCOMPARE(found.join(u' '), bases);
    QCOMPARE(needsNote(pick, votes, 3), isAgainst);
}

void BasisRulesTest::doubt_isAboutWhatTheRatingsSay()
{
    Hints hints;
    hints.polarity = Polarity::Mixed;
    hints.nearest = Emotion::Joy;
    hints.margin = 0.05;
    hints.distances = {{Emotion::Joy, 2, 0.1}, {Emotion::Fear, 1, 0.15}};
    const Pick joy{Emotion::Joy};
    const Pick fear{Emotion::Fear};
    QVERIFY(doubtAbout(Basis::ValencePolarity, joy, hints) == BasisDoubt::SignsDiffer);
    QVERIFY(doubtAbout(Basis::VadFit, fear, hints) == BasisDoubt::AnotherIsNearer);
    QVERIFY(!doubtAbout(Basis::VadFit, joy, hints));
    QVERIFY(!doubtAbout(Basis::Misreading, fear, hints));
    QVERIFY(!doubtAbout(Basis::Override, fear, hints));
    hints.margin = 0.04; // as good as equally near: the desk names none
    QVERIFY(!clearlyNearest(hints));
    QVERIFY(!doubtAbout(Basis::VadFit, fear, hints));
    hints.polarity = Polarity::Negative;
    hints.nearest.reset();
    QVERIFY(!doubtAbout(Basis::ValencePolarity, joy, hints));
    QVERIFY(!doubtAbout(Basis::VadFit, fear, hints));
    hints.distances[1].distance.reset();
    QVERIFY(doubtAbout(Basis::VadFit, fear, hints) == BasisDoubt::LabelNotCompared);
    QVERIFY(!doubtAbout(Basis::VadFit, joy, hints));
    QVERIFY(!doubtAbout(Basis::Misreading, fear, hints));
    hints.distances[0].distance.reset();
    QVERIFY(doubtAbout(Basis::VadFit, fear, hints) == BasisDoubt::NothingToCompare);
    QVERIFY(!doubtAbout(Basis::Misreading, fear, hints));
}

namespace {

/// Joy, for its fit, when the hints named this label.
Decision fitOf(std::optional<Choice> nearestThen)
{
    Decision decision;
    decision.picks = picksOf(Pick{Emotion::Joy});
    decision.basis = Basis::VadFit;
    decision.hints = ShownHints{QString(), nearestThen, {}};
    return decision;
}

Hints nearestNow(std::optional<Choice> label, double margin)
{
    Hints hints;
    hints.nearest = label;
    hints.margin = margin;
    hints.distances = {{label.value_or(Choice(Emotion::Joy)), 1, 0.1},
                       {Emotion::Anger, 1, 0.1 + margin}};
    return hints;
}

} // namespace

void BasisRulesTest::fitThatAnotherLabelHasNow_isFound()
{
    QVERIFY(nearerSince(fitOf(Emotion::Joy), nearestNow(Emotion::Fear, 0.2)) ==
            Choice(Emotion::Fear));
}

void BasisRulesTest::fitThatStillHoldsOrWasNone_isLeftAlone()
{
    const Hints fear = nearestNow(Emotion::Fear, 0.2);
    QVERIFY(!nearerSince(fitOf(Emotion::Joy), nearestNow(Emotion::Joy, 0.2)));
    QVERIFY(!nearerSince(fitOf(Emotion::Joy), nearestNow(Emotion::Fear, 0.01))); // about equal
    QVERIFY(!nearerSince(fitOf(Emotion::Joy), nearestNow(std::nullopt, 0)));
    QVERIFY(!nearerSince(fitOf(Emotion::Fear), fear)); // claimed although another was nearer
    QVERIFY(!nearerSince(fitOf(std::nullopt), fear));  // claimed with nothing to compare
    Decision other = fitOf(Emotion::Joy);
    other.basis = Basis::Misreading;
    QVERIFY(!nearerSince(other, fear));
    other = fitOf(Emotion::Joy);
    other.hints.reset(); // from a file, or without a look at them
    QVERIFY(!nearerSince(other, fear));
    other = fitOf(Emotion::Joy);
    other.picks = picksOf(Pick{});
    QVERIFY(!nearerSince(other, fear));
}

SUBTEXT_TEST(BasisRulesTest)
#include "basisrulestest.moc"
