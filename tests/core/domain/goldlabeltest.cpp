// SPDX-License-Identifier: MIT
#include "core/domain/goldlabel.h"

#include "core/base/pythonrandom.h"
#include "tests/support/checks.h"
#include "tests/support/picktokens.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class GoldLabelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolveDecisions_saysWhatCounts_data();
    void resolveDecisions_saysWhatCounts();
    void orderOfTwoAdjudicators_doesNotMatter();
    void goldLabel_comesFromADecisionOrTheRule_data();
    void goldLabel_comesFromADecisionOrTheRule();
    void split_neverHasGoldByItself();
    void note_isKeptWithTheRule();
    void goldLabels_speakOfEveryScenarioInOrder();
};

namespace {

// "jja" → joy, joy, anger. Capitals for the second of two emotions with one initial.
std::vector<Choice> votesOf(const QString& letters)
{
    static const QString initials = QStringLiteral("jtfsSdaA");
    std::vector<Choice> votes;
    for (QChar letter : letters)
        votes.push_back(emotionAt(static_cast<int>(initials.indexOf(letter))).value());
    return votes;
}

// "i:joy A:fear A:- B:ambiguous final:joy bulk:note": who said what, by revision. i: imported;
// A, B, C: adjudicators; "-": taken back; "note": a note alone.
std::vector<Decision> historyOf(const QString& text)
{
    std::vector<Decision> history;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString who = word.section(u':', 0, 0);
        const QString what = word.section(u':', 1);
        Decision decision;
        decision.scenario = {1};
        decision.revision = static_cast<int>(history.size()) + 1;
        decision.id = {decision.revision};
        decision.basis = Basis::Misreading;
        decision.note = QStringLiteral("note %1").arg(decision.revision);
        decision.origin = who == QLatin1String("i") ? Origin::Imported : Origin::Entered;
        if (who.size() == 1 && who != QLatin1String("i"))
            decision.person = {who.at(0).unicode() - u'A' + 1};
        if (who == QLatin1String("final")) {
            decision.isFinal = true;
            decision.person = {1};
            decision.secondPerson = {2};
        }
        if (what == QLatin1String("-")) {
            decision.isWithdrawn = true;
        } else if (what != QLatin1String("note")) {
            const Pick pick = pickFromToken(what).value();
            decision.picks = picksOf(pick);
        }
        history.push_back(decision);
    }
    return history;
}

QString sourceName(GoldSource source)
{
    static const QStringList names{QStringLiteral("none"), QStringLiteral("rule"),
                                   QStringLiteral("decision"), QStringLiteral("disputed")};
    return names.at(static_cast<int>(source));
}

QString labelName(const GoldLabel& gold)
{
    if (gold.isAmbiguous)
        return QStringLiteral("ambiguous");
    return gold.label ? QString(emotionToken(*gold.label)) : QStringLiteral("-");
}

} // namespace

void GoldLabelTest::resolveDecisions_saysWhatCounts_data()
{
    QTest::addColumn<QString>("history");
    QTest::addColumn<int>("counts"); // the revision that does; 0: none
    QTest::addColumn<QString>("voices");
    QTest::addColumn<bool>("isDisputed");
    const auto row = [](const char* name, const char* history, int counts, const char* voices,
                        bool isDisputed = false) {
        QTest::newRow(name) << QString::fromLatin1(history) << counts << QString::fromLatin1(voices)
                            << isDisputed;
    };
    row("nobody", "", 0, "");
    row("imported", "i:joy", 1, "");
    row("imported twice", "i:joy i:fear", 2, "");
    row("in bulk", "bulk:ambiguous", 1, "");
    row("own", "A:joy", 1, "1");
    row("own, ambiguous", "A:ambiguous", 1, "1");
    row("own, revised", "A:joy A:fear", 2, "2");
    row("own, revised to the same", "A:joy A:joy", 2, "2");
    row("own, taken back", "A:joy A:-", 0, "");
    row("own, taken back and decided again", "A:joy A:- A:fear", 3, "3");
    row("nothing but taking back", "A:-", 0, "");
    row("own over imported", "i:joy A:fear", 2, "2");
    row("own over imported, taken back", "i:joy A:fear A:-", 1, "");
    row("bulk after own", "A:joy bulk:fear", 2, "");
    row("own after bulk", "A:joy bulk:fear A:sadness", 3, "3");
    row("own after bulk, taken back", "A:joy bulk:fear A:sadness A:-", 2, "");
    row("two agree", "A:joy B:joy", 2, "1 2");
    row("two find it ambiguous", "A:ambiguous B:ambiguous", 2, "1 2");
    row("two agree against the imported", "i:joy A:fear B:fear", 3, "2 3");
    row("two differ", "A:joy B:fear", 0, "1 2", true);
    row("a label and ambiguous", "A:joy B:ambiguous", 0, "1 2", true);
    row("two differ, one with the imported", "i:joy A:joy B:fear", 0, "2 3", true);
    row("one comes round", "A:joy B:fear B:joy", 3, "1 3");
    row("the first comes round", "A:joy B:fear A:fear", 3, "2 3");
    row("one parts from the other", "A:joy B:joy A:fear", 0, "2 3", true);
    row("one of two differing takes it back", "A:joy B:fear B:-", 1, "1");
    row("both take it back", "i:joy A:fear B:sadness A:- B:-", 1, "");
    row("three, one differs", "A:joy B:joy C:fear", 0, "1 2 3", true);
    row("three agree", "A:joy B:joy C:joy", 3, "1 2 3");
    row("settled", "A:joy B:fear final:fear", 3, "");
    row("settled as ambiguous", "A:joy B:fear final:ambiguous", 3, "");
    row("settled twice", "A:joy B:fear final:fear final:joy", 4, "");
    row("own after the final one", "A:joy B:fear final:fear A:sadness", 4, "4");
    row("own after the final one, taken back", "A:joy B:fear final:fear A:joy A:-", 3, "");
    row("both after the final one", "A:joy B:fear final:fear A:joy B:sadness", 0, "4 5", true);
    row("bulk after two that differ", "A:joy B:fear bulk:sadness", 3, "");
    row("imported after two that differ", "A:joy B:fear i:sadness", 3, "");
    row("a note alone", "i:note", 1, "");
    row("own beside a note", "i:note A:joy", 2, "2");
    row("own beside a note, taken back", "i:note A:joy A:-", 1, "");
    row("two differ beside a note", "i:note A:joy B:fear", 0, "2 3", true);
}

void GoldLabelTest::resolveDecisions_saysWhatCounts()
{
    QFETCH(QString, history);
    QFETCH(int, counts);
    QFETCH(QString, voices);
    QFETCH(bool, isDisputed);
    const std::vector<Decision> decisions = historyOf(history);
    const Resolution found = resolveDecisions(decisions);
    QCOMPARE(found.decision ? found.decision->revision : 0, counts);
    if (counts > 0)
        QVERIFY(found.decision == decisions.at(static_cast<std::size_t>(counts - 1))); // whole
    QStringList revisions;
    for (const Decision& decision : found.independent)
        revisions << QString::number(decision.revision);
    QCOMPARE(revisions.join(u' '), voices);
    QCOMPARE(found.isDisputed, isDisputed);
}

// Two people's decisions, each in their own order, shuffled into each other in all ways.
void GoldLabelTest::orderOfTwoAdjudicators_doesNotMatter()
{
    const QStringList said{QStringLiteral("joy"), QStringLiteral("fear"),
                           QStringLiteral("ambiguous"), QStringLiteral("-")};
    PythonRandom random(5);
    for (int round = 0; round < 300; ++round) {
        QStringList first;
        QStringList second;
        for (std::uint32_t i = random.below(4); i > 0; --i)
            first << QStringLiteral("A:") + said.at(random.below(4));
        for (std::uint32_t i = random.below(4); i > 0; --i)
            second << QStringLiteral("B:") + said.at(random.below(4));
        const auto resolved = [](const QStringList& words) {
            return resolveDecisions(historyOf(words.join(u' ')));
        };
        const Resolution expected = resolved(first + second);
        for (int mixing = 0; mixing < 5; ++mixing) {
            QStringList left = first;
            QStringList right = second;
            QStringList mixed;
            while (!left.isEmpty() || !right.isEmpty()) {
                const bool takesLeft = right.isEmpty() || (!left.isEmpty() && random.below(2) == 0);
                mixed << (takesLeft ? left : right).takeFirst();
            }
            const Resolution found = resolved(mixed);
            QCOMPARE(found.isDisputed, expected.isDisputed);
            QCOMPARE(found.decision.has_value(), expected.decision.has_value());
            if (found.decision)
                QVERIFY(found.decision->pick() == expected.decision->pick());
        }
    }
}

void GoldLabelTest::goldLabel_comesFromADecisionOrTheRule_data()
{
    QTest::addColumn<QString>("votes");
    QTest::addColumn<int>("raters");
    QTest::addColumn<QString>("history");
    QTest::addColumn<QString>("expected"); // source label basis
    const auto row = [](const char* name, const char* votes, int raters, const char* history,
                        const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(votes) << raters << QString::fromLatin1(history)
                            << QString::fromLatin1(expected);
    };
    row("no votes", "", 3, "", "none - unstated");
    row("unanimous", "jjj", 3, "", "rule joy unanimous");
    row("majority", "aja", 3, "", "rule anger majority");
    row("split", "jta", 3, "", "none - unstated");
    row("tie of two pairs", "jjaa", 4, "", "none - unstated");
    row("most frequent of five", "jjatf", 5, "", "rule joy majority");
    row("two agree", "SS", 2, "", "rule sadness unanimous");
    row("two differ", "Sj", 2, "", "none - unstated");
    row("one of three is missing", "jj", 3, "", "none - unstated");
    row("one more than asked", "jjjt", 3, "", "rule joy majority");
    row("one vote, one asked", "j", 1, "", "none - unstated");
    row("two votes, none asked", "jj", 0, "", "rule joy unanimous");
    row("decided split", "jta", 3, "A:anger", "decision anger misreading");
    row("decided for nobody's label", "jta", 3, "A:sadness", "decision sadness misreading");
    row("ambiguous split", "jta", 3, "A:ambiguous", "decision ambiguous misreading");
    row("imported split", "jta", 3, "i:joy", "decision joy misreading");
    row("override of the unanimous", "jjj", 3, "A:fear", "decision fear misreading");
    row("ambiguous over the unanimous", "jjj", 3, "A:ambiguous", "decision ambiguous misreading");
    row("decided without votes", "", 3, "i:fear", "decision fear misreading");
    row("decided while one is missing", "jt", 3, "A:fear", "decision fear misreading");
    row("disputed split", "jta", 3, "A:joy B:anger", "disputed - unstated");
    row("disputed, although all voted alike", "jjj", 3, "A:joy B:anger", "disputed - unstated");
    row("taken back on a split", "jta", 3, "A:joy A:-", "none - unstated");
    row("taken back on a majority", "jja", 3, "A:anger A:-", "rule joy majority");
    row("settled", "jta", 3, "A:joy B:anger final:trust", "decision trust misreading");
    row("note on a split", "jta", 3, "i:note", "none - unstated");
    row("note on a majority", "jja", 3, "i:note", "rule joy majority");
}

void GoldLabelTest::goldLabel_comesFromADecisionOrTheRule()
{
    QFETCH(QString, votes);
    QFETCH(int, raters);
    QFETCH(QString, history);
    QFETCH(QString, expected);
    const GoldLabel gold = goldLabel(resolveDecisions(historyOf(history)), votesOf(votes), raters);
    QCOMPARE(sourceName(gold.source) + u' ' + labelName(gold) + u' ' + basisToken(gold.basis),
             expected);
    QCOMPARE(gold.isSettled(), labelName(gold) != QLatin1String("-"));
    QVERIFY(!gold.isAmbiguous || !gold.label);
}

// For any votes of two to nine raters, complete or not, and any order of them.
void GoldLabelTest::split_neverHasGoldByItself()
{
    PythonRandom random(11);
    int rules = 0;
    int splits = 0;
    for (int round = 0; round < 20'000; ++round) {
        const int raters = 2 + static_cast<int>(random.below(8));
        const std::uint32_t labels = 1 + random.below(EmotionCount);
        std::vector<Choice> votes;
        for (int rater = 0; rater < raters; ++rater) {
            if (random.below(12) != 0)
                votes.push_back(static_cast<Choice>(random.below(labels)));
        }
        const VoteResult counted = countVotes(votes);
        const bool isByRule = counted.winner && std::ssize(votes) == raters;
        const GoldLabel gold = goldLabel({}, votes, raters);
        QCOMPARE(sourceName(gold.source),
                 sourceName(isByRule ? GoldSource::Rule : GoldSource::None));
        QVERIFY(gold.label == (isByRule ? counted.winner : std::nullopt));
        QVERIFY(!gold.isAmbiguous);
        QCOMPARE(gold.isSettled(), isByRule);
        std::vector<Choice> shuffled = votes;
        random.shuffle(shuffled);
        QVERIFY(goldLabel({}, shuffled, raters) == gold);
        rules += isByRule ? 1 : 0;
        splits += counted.pattern == Pattern::Split ? 1 : 0;
    }
    QVERIFY(rules > 2'000 && splits > 2'000);
}

void GoldLabelTest::note_isKeptWithTheRule()
{
    const GoldLabel gold = goldLabel(resolveDecisions(historyOf(QStringLiteral("i:note"))),
                                     votesOf(QStringLiteral("jja")), 3);
    QCOMPARE(gold.note, QStringLiteral("note 1"));
    const GoldLabel decided = goldLabel(resolveDecisions(historyOf(QStringLiteral("i:note A:joy"))),
                                        votesOf(QStringLiteral("jja")), 3);
    QCOMPARE(decided.note, QStringLiteral("note 2"));
}

void GoldLabelTest::goldLabels_speakOfEveryScenarioInOrder()
{
    std::vector<Scenario> scenarios(4);
    const std::vector<qint64> ids{7, 2, 9, 4};
    for (std::size_t i = 0; i < scenarios.size(); ++i)
        scenarios[i].id = {ids[i]};
    std::vector<Annotation> annotations;
    const auto vote = [&](qint64 scenario, std::optional<Choice> emotion) {
        Annotation annotation;
        annotation.scenario = {scenario};
        annotation.answer.ballot[0] = emotion;
        annotations.push_back(annotation);
    };
    for (Choice emotion : {Emotion::Joy, Emotion::Joy, Emotion::Fear}) {
        vote(7, emotion);
        vote(2, emotion);
    }
    vote(9, Emotion::Anger);
    vote(9, Emotion::Anger);
    vote(9, std::nullopt); // no emotion, no vote
    std::vector<Decision> history = historyOf(QStringLiteral("i:joy A:fear"));
    for (Decision& decision : history)
        decision.scenario = {2};
    const std::vector<ItemGold> gold = goldLabels(scenarios, annotations, history, 3);
    QStringList found;
    for (const ItemGold& item : gold)
        found << QString::number(item.scenario.value) + u' ' + sourceName(item.of().source) + u' ' +
                     labelName(item.of());
    QCOMPARE(found.join(u'|'), QStringLiteral("7 rule joy|2 decision fear|9 none -|4 none -"));
    QVERIFY(goldLabels({}, annotations, history, 3).empty());
}

SUBTEXT_TEST(GoldLabelTest)
#include "goldlabeltest.moc"
