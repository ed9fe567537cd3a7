// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/release/gates.h"
#include "core/release/publicdata.h"
#include "tests/core/release/gateinput.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Names that are words of the language, "hope" of Grace Hope: what a person says of them, and for
/// which places that counts. X01 is Grace Hope here.
class NamesThatAreWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void name_canBeJudgedWhereItStands();
    void judgedText_letsNoOtherTextOut();
    void wordInSmallLetters_isNoneInEveryText();
    void wordInSmallLetters_letsNoNameOut_data();
    void wordInSmallLetters_letsNoNameOut();
    void judgedWord_staysInNotes();
    void wordInANote_waitsForAPerson();
    void wordInANoteThatIsAName_isReplaced();
    void judgedWord_staysInReasons();
    void nameSaidOfOneText_countsMore();
    void smallLetters_areOneWordWithoutACapital();
};

namespace {

ReleaseInput inputWith(const QString& utterance)
{
    ReleaseInput input = cleanInput();
    input.data.people[0].name = QStringLiteral("Grace Hope");
    input.data.scenarios[0].text(ScenePart::Utterance) = utterance;
    setNote(input, QStringLiteral("Nothing to add."));
    return input;
}

std::vector<GatePlace> places(const ReleaseInput& input)
{
    for (const Gate& gate : releaseGates(input)) {
        if (gate.kind == GateKind::Names)
            return gate.places;
    }
    return {};
}

QStringList words(const ReleaseInput& input)
{
    QStringList found;
    for (const GatePlace& place : places(input))
        found << place.value;
    return found;
}

const NameJudgement Hope{{}, QStringLiteral("hope"), QStringLiteral("X01"), false};

} // namespace

void NamesThatAreWordsTest::name_canBeJudgedWhereItStands()
{
    ReleaseInput input = inputWith(QStringLiteral("Hope you understand."));
    const auto found = places(input);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].problem, GateProblem(GateFinding::Name));
    QCOMPARE(found[0].context, QStringLiteral("Hope you understand."));
    QVERIFY(!found[0].textDigest.isEmpty());
    input.judgements = {{found[0].textDigest, found[0].value, found[0].person, false}};
    QCOMPARE(words(input), QStringList());
}

void NamesThatAreWordsTest::judgedText_letsNoOtherTextOut()
{
    ReleaseInput input = inputWith(QStringLiteral("Hope you understand."));
    const GatePlace place = places(input).front();
    input.judgements = {{place.textDigest, place.value, place.person, false}};
    input.data.scenarios[1].text(ScenePart::Utterance) = QStringLiteral("Ask Hope about it.");
    QCOMPARE(words(input), QStringList{QStringLiteral("Hope")});
    QCOMPARE(places(input).front().scenario, input.data.scenarios[1].name());
}

void NamesThatAreWordsTest::wordInSmallLetters_isNoneInEveryText()
{
    ReleaseInput input = inputWith(QStringLiteral("I hope you understand."));
    QCOMPARE(words(input), QStringList{QStringLiteral("hope")});
    input.judgements = {Hope};
    QCOMPARE(words(input), QStringList());
    input.data.scenarios[1].text(ScenePart::Utterance) = QStringLiteral("We hope so.");
    QCOMPARE(words(input), QStringList());
}

void NamesThatAreWordsTest::wordInSmallLetters_letsNoNameOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* text, const char* word) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(word);
    };
    row("I hope Hope understands.", "Hope");
    row("Hope understands.", "Hope");
    row("HOPE!", "HOPE");
    row("Ask grace hope.", "grace hope");
    row("Thank you, Grace.", "Grace");
    row("Say grace.", "grace");
}

void NamesThatAreWordsTest::wordInSmallLetters_letsNoNameOut()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    ReleaseInput input = inputWith(text);
    input.judgements = {Hope};
    QCOMPARE(words(input), QStringList{word});
}

void NamesThatAreWordsTest::judgedWord_staysInNotes()
{
    ReleaseInput input = inputWith(QStringLiteral("Well done."));
    setNote(input, QStringLiteral("I hope Hope agrees."));
    input.judgements = {Hope};
    const auto changes = changedNotes(input);
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].after, QStringLiteral("I hope X01 agrees."));
    QCOMPARE(words(input), QStringList());
}

// A code in its place would spoil the note, and the release would be the first to say so.
void NamesThatAreWordsTest::wordInANote_waitsForAPerson()
{
    ReleaseInput input = inputWith(QStringLiteral("Well done."));
    const QString note = QStringLiteral("I hope Grace agrees.");
    setNote(input, note);
    const auto changes = changedNotes(input);
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].after, QStringLiteral("I hope X01 agrees."));
    QCOMPARE(changes[0].names.size(), std::size_t{1});
    QCOMPARE(words(input), QStringList{QStringLiteral("hope")});
    const GatePlace place = places(input).front();
    QCOMPARE(place.field, QStringLiteral("note"));
    input.judgements = {{place.textDigest, place.value, place.person, false}};
    QCOMPARE(words(input), QStringList());
    QCOMPARE(changedNotes(input)[0].after, QStringLiteral("I hope X01 agrees."));
}

void NamesThatAreWordsTest::wordInANoteThatIsAName_isReplaced()
{
    ReleaseInput input = inputWith(QStringLiteral("Well done."));
    setNote(input, QStringLiteral("Ask hope."));
    QVERIFY(changedNotes(input).empty());
    const GatePlace place = places(input).front();
    input.judgements = {{place.textDigest, place.value, place.person, true}};
    QCOMPARE(words(input), QStringList());
    QCOMPARE(changedNotes(input)[0].after, QStringLiteral("Ask X01."));
}

void NamesThatAreWordsTest::judgedWord_staysInReasons()
{
    ReleaseInput input = inputWith(QStringLiteral("Well done."));
    input.overridden = {{QStringLiteral("labelled"), QStringLiteral("We hope for the rest.")}};
    QCOMPARE(words(input), QStringList{QStringLiteral("hope")});
    QVERIFY(!places(input).front().textDigest.isEmpty());
    input.judgements = {Hope};
    QCOMPARE(words(input), QStringList());
    input.overridden[0].reason = QStringLiteral("Hope is ill.");
    QCOMPARE(words(input), QStringList{QStringLiteral("Hope")});
}

void NamesThatAreWordsTest::nameSaidOfOneText_countsMore()
{
    const QString text = QStringLiteral("This is what hope said.");
    ReleaseInput input = inputWith(text);
    input.judgements = {Hope, {textDigest(text), Hope.word, Hope.code, true}};
    QCOMPARE(words(input), QStringList{QStringLiteral("hope")});
}

void NamesThatAreWordsTest::smallLetters_areOneWordWithoutACapital()
{
    for (const char* word : {"hope", "may", "élan", "o'connor", "jean-luc"})
        QVERIFY2(isInSmallLetters(QString::fromUtf8(word)), word);
    for (const char* word : {"", "Hope", "hOpe", "grace hope", "hope2", "小明", "-"})
        QVERIFY2(!isInSmallLetters(QString::fromUtf8(word)), word);
}

SUBTEXT_TEST(NamesThatAreWordsTest)
#include "namesthatarewordstest.moc"
