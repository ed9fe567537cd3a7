// SPDX-License-Identifier: MIT
#include "core/figures/agreementreading.h"

#include "core/agreement/agreementinputbuilder.h"
#include "core/course/courserules.h"
#include "core/exchange/rows/studydata.h"
#include "core/figures/figures.h"
#include "core/operation/qualitydesk.h"
#include "core/travel/importing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// What is read item by item is what the whole study would give.
class AgreementReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyStudy_hasNoItems();
    void answersGoldAndNotes_areThoseOfTheStudy();
    void adjudicator_getsTheGoldThatTheyMayKnow();
    void parts_areThoseThatFilesSaid();
    void softLabels_areThoseOfTheStudy();
};

namespace {

AgreementInput fromWholeStudy(Study& study)
{
    const StudyData data = must(study.snapshot());
    return agreementInput(data.scenarios, data.people, data.annotations, data.gold,
                          must(study.quality().ratingsNeeded()));
}

} // namespace

void AgreementReadingTest::emptyStudy_hasNoItems()
{
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    TestStudy study(empty);
    const AgreementInput input = must(study->figures().agreementInput());
    QVERIFY(input.items.empty());
    QVERIFY(input.raters.empty());
    QCOMPARE(input, fromWholeStudy(study.study()));
}

// Items with and without answers, a majority, a split, decisions and notes; of those who answered,
// one is not the first of the roster, and somebody in the roster has not answered at all.
void AgreementReadingTest::answersGoldAndNotes_areThoseOfTheStudy()
{
    TestStudy study; // A01 to A03 have items and no answer
    const QByteArray header("id,subtype,speaker_role,listener_role,context,utterance,annotator,"
                            "emotion,valence,arousal,dominance,confidence,gold,note\n");
    QByteArray rows;
    const auto add = [&](const char* id, const char* who, const char* emotion, const char* gold,
                         const char* note) {
        rows += QByteArray(id) + ",mixed-signals,a,b,two words,u," + who + ',' + emotion +
                ",neutral,calm,in control,unsure," + gold + ',' + note + '\n';
    };
    add("11", "Zoe", "joy", "", "");
    add("11", "Ann", "joy", "", "");
    add("11", "Bob", "fear", "", "");
    add("12", "Ann", "joy", "trust", "a note");
    add("12", "Zoe", "fear", "", "");
    add("13", "Bob", "anger", "", "");
    const QString path = writeFile(study.filePath(QStringLiteral("x.csv")), header + rows);
    VERIFY_HOLDS(study->importing().importFiles({path}, {}));

    const AgreementInput input = must(study->figures().agreementInput());
    QCOMPARE(input, fromWholeStudy(study.study()));
    QCOMPARE(input.items.size(), std::size_t{13});
    QCOMPARE(input.raters.size(), std::size_t{3});
    QCOMPARE(input.raters.front().name, QStringLiteral("Zoe")); // the first to answer
    const AgreementItem& decided = input.items.at(11);
    QVERIFY(decided.gold[0] == Emotion::Trust);
    QVERIFY(decided.hasNote);
    QCOMPARE(decided.contextWords, 2);
    QCOMPARE(decided.ratings.size(), std::size_t{2});
}

// Splits that one of two decided, or both, alike and not; a majority, and one that was overridden.
void AgreementReadingTest::adjudicator_getsTheGoldThatTheyMayKnow()
{
    DeskStudy study(6);
    for (int item = 1; item <= 4; ++item)
        study.label(item, QStringLiteral("jtf"));
    study.label(5, QStringLiteral("jjf"));
    study.label(6, QStringLiteral("jjf"));
    const auto decide = [&](int judge, int item, Choice label) {
        must(study.deciding().decide(study.judge(judge), study.scenario(item), verdict(label)));
    };
    decide(1, 1, Emotion::Joy);
    decide(2, 2, Emotion::Fear);
    decide(1, 3, Emotion::Joy);
    decide(2, 3, Emotion::Trust);
    decide(1, 4, Emotion::Joy);
    decide(2, 4, Emotion::Joy);
    decide(2, 6, Emotion::Anger);
    const AgreementInput whole = must(study->figures().agreementInput());
    for (int judge = 1; judge <= 2; ++judge) {
        AgreementInput expected = whole;
        setGold(expected, goldSeenBy(study.study(), study.judge(judge)));
        QVERIFY(!(expected == whole));
        QCOMPARE(must(study->figures().agreementInput(study.judge(judge))), expected);
    }
    QVERIFY(must(study->figures().agreementInput(study.judge(1))).items.at(5).gold[0] ==
            Emotion::Joy);
    QVERIFY(must(study->figures().agreementInput(study.judge(2))).items.at(5).gold[0] ==
            Emotion::Anger);
}

void AgreementReadingTest::parts_areThoseThatFilesSaid()
{
    TestStudy study;
    for (const AgreementItem& item : must(study->figures().agreementInput()).items)
        QVERIFY(!item.part);
    const QByteArray table("id,subtype,speaker_role,listener_role,context,utterance,split\n"
                           "11,mixed-signals,a,b,two words,u,test\n"
                           "12,mixed-signals,a,b,two words,u,\n");
    VERIFY_HOLDS(study->importing().importFiles(
        {writeFile(study.filePath(QStringLiteral("parts.csv")), table)}, {}));
    int said = 0;
    for (const AgreementItem& item : must(study->figures().agreementInput()).items) {
        said += item.part ? 1 : 0;
        if (item.name == QLatin1String("mixed-signals/11"))
            QVERIFY(item.part == Partition::Test);
    }
    QCOMPARE(said, 1);
}

void AgreementReadingTest::softLabels_areThoseOfTheStudy()
{
    TestStudy::Shape shape;
    shape.protocol.secondReading = SecondReading::Option;
    TestStudy study(shape);
    Answer answer = completeAnswer(Emotion::Joy);
    answer.seconds.set(FirstQuestion, SecondAnswer::of(Emotion::Trust));
    must(study.labelling().submit(study.person(1), study.scenario(2), submissionOf(answer)));
    const AgreementInput input = must(study->figures().agreementInput());
    AgreementInput whole = fromWholeStudy(study.study());
    QVERIFY(input != whole);
    setSoftLabels(whole, must(study.study().snapshot()).annotations, SecondReading::Option);
    QCOMPARE(input, whole);
    const auto has = [](const AgreementItem& item) { return !item.softLabels.empty(); };
    QCOMPARE(std::count_if(input.items.begin(), input.items.end(), has), 1);
    // What the rules no longer ask for is in no figure.
    Protocol rules = must(study->protocol());
    rules.secondReading = SecondReading::Off;
    must(study->courseRules().setProtocol(rules));
    QCOMPARE(must(study->figures().agreementInput()), fromWholeStudy(study.study()));
}

SUBTEXT_TEST(AgreementReadingTest)
#include "agreementreadingtest.moc"
