// SPDX-License-Identifier: MIT
#include "ui/text/releasetext.h"

#include "tests/support/registeredtest.h"
#include "ui/text/words.h"

#include <QTest>

using namespace subtext;

/// Facts of a release as sentences.
class ReleaseTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGate_hasATitleAndTwoMessages_data();
    void everyGate_hasATitleAndTwoMessages();
    void openFindings_areCounted();
    void warnings_sayThatTheyDoNotBlock();
    void passedConsent_saysWhetherTheStudyAsks();
    void failedGate_countsEachKindOfProblem();
    void place_saysWhereAndWhat_data();
    void place_saysWhereAndWhat();
    void noteChange_hasBothTexts();
    void version_saysWhy_data();
    void version_saysWhy();
    void goldValue_isAWord();
    void size_hasAUnit();
};

namespace {

Gate gateOf(GateKind kind, const std::vector<GateProblem>& problems)
{
    Gate gate{kind, problems.empty(), {}};
    for (const GateProblem& problem : problems) {
        gate.places.push_back({QStringLiteral("mixed-signals/1"), QStringLiteral("note"),
                               QStringLiteral("x"), problem, QStringLiteral("A01"), 0});
    }
    return gate;
}

Gate againOf(const std::vector<const char*>& codes)
{
    std::vector<std::pair<QString, QString>> owed;
    for (const char* code : codes)
        owed.emplace_back(QStringLiteral("sarcasm-irony/1"), QString::fromLatin1(code));
    return againNotice(owed);
}

} // namespace

void ReleaseTextTest::everyGate_hasATitleAndTwoMessages_data()
{
    QTest::addColumn<GateProblem>("problem");
    QTest::newRow("labelled") << GateProblem(GateFinding::Open);
    QTest::newRow("decided") << GateProblem(GateFinding::Split);
    QTest::newRow("consent") << GateProblem(GateFinding::NotAskedForConsent);
    QTest::newRow("schema") << GateProblem(SchemaCode::MissingEmotion);
    QTest::newRow("private") << GateProblem(PrivateKind::Email);
    QTest::newRow("names") << GateProblem(GateFinding::Name);
    QTest::newRow("damage") << GateProblem(DamagedText{QStringLiteral("…")});
    QTest::newRow("formulas") << GateProblem(FormulaStart{u'='});
}

void ReleaseTextTest::openFindings_areCounted()
{
    const Gate some = findingsNotice(81);
    QVERIFY(!gateTitle(some.kind).isEmpty());
    QVERIFY2(gateMessage(some).startsWith(QStringLiteral("81 findings of the checks are open.")),
             qUtf8Printable(gateMessage(some)));
    QVERIFY(
        gateMessage(findingsNotice(1)).startsWith(QStringLiteral("1 finding of the checks is")));
}

void ReleaseTextTest::warnings_sayThatTheyDoNotBlock()
{
    Gate unnamed = gateOf(GateKind::Datasheet, {GateFinding::Unanswered});
    unnamed.places.front().field = QStringLiteral("answer:creators");
    const std::vector<Gate> warnings{gateOf(GateKind::OpenFlags, {GateFinding::Flagged}),
                                     gateOf(GateKind::Places, {GateFinding::FirstPlace}),
                                     gateOf(GateKind::Datasheet, {GateFinding::Unanswered}),
                                     unnamed,
                                     findingsNotice(1),
                                     againOf({"A02", "A03"}),
                                     outdatedNotice({QStringLiteral("sarcasm-irony/1")}),
                                     teamNotice(TeamReading()),
                                     gateOf(GateKind::Parts, {GateFinding::EmptyPart})};
    for (const Gate& warning : warnings)
        QVERIFY2(gateMessage(warning).contains(QLatin1String("this does not block"),
                                               Qt::CaseInsensitive),
                 qUtf8Printable(gateMessage(warning)));
    QCOMPARE(gateMessage(againOf({"A02", "A03", "A02"})),
             QStringLiteral("3 answers were asked for again and not given; the earlier answers "
                            "count. This does not block the release."));
    QCOMPARE(gatePlaceText(againOf({"A02"}).places.front()),
             QStringLiteral("sarcasm-irony/1: asked of A02 again, and not given"));
    for (const GateKind kind :
         {GateKind::Parts, GateKind::Again, GateKind::Outdated, GateKind::Team})
        QVERIFY(!gateTitle(kind).isEmpty());
    QCOMPARE(gatePlaceText(outdatedNotice({QStringLiteral("sarcasm-irony/1")}).places.front()),
             QStringLiteral("sarcasm-irony/1: an answer was revised after the decision"));
    TeamReading team;
    team.asOf = 1;
    team.elsewhere = {{Uuid(), QStringLiteral("A02"), 7}};
    QVERIFY(gateMessage(teamNotice(team)).contains(QStringLiteral("7 changes by A02")));
    // What is asked for again leaves this check passed, so that its sentence does not promise it.
    const QString labelled = gateMessage(gateOf(GateKind::Labelled, {}));
    QVERIFY2(labelled.contains(QLatin1String("asked for again, do not count")),
             qUtf8Printable(labelled));
    QVERIFY2(labelled.contains(QLatin1String("Repeats")), qUtf8Printable(labelled));
    const QString blocking = gateMessage(gateOf(GateKind::Labelled, {GateFinding::Open}));
    QVERIFY2(!blocking.contains(QLatin1String("not block")), qUtf8Printable(blocking));
}

void ReleaseTextTest::everyGate_hasATitleAndTwoMessages()
{
    QFETCH(subtext::GateProblem, problem);
    const auto kind = gateFromToken(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(kind);
    QVERIFY(!gateTitle(*kind).isEmpty());
    const QString passed = gateMessage(gateOf(*kind, {}));
    const QString one = gateMessage(gateOf(*kind, {problem}));
    QVERIFY(passed != QLatin1String("Passed."));
    QVERIFY(one != passed);
    QVERIFY2(one.contains(u'1'), qUtf8Printable(one));
    QVERIFY2(!one.contains(QLatin1String("%1")), qUtf8Printable(one));
    for (const QString& text : {passed, one})
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'!'), qUtf8Printable(text));
}

void ReleaseTextTest::passedConsent_saysWhetherTheStudyAsks()
{
    Gate gate = gateOf(GateKind::Consent, {});
    QVERIFY(gateMessage(gate).contains(QStringLiteral("has agreed")));
    gate.isAsked = false;
    QCOMPARE(gateMessage(gate), QStringLiteral("The study does not ask for consent."));
}

void ReleaseTextTest::failedGate_countsEachKindOfProblem()
{
    const QString decided =
        gateMessage(gateOf(GateKind::Decided, {GateFinding::Split, GateFinding::Split,
                                               GateFinding::Disputed, GateFinding::TooFewVotes}));
    QVERIFY2(decided.contains(QLatin1String("2 splits")), qUtf8Printable(decided));
    QVERIFY2(decided.contains(QLatin1String("1 item has fewer")), qUtf8Printable(decided));
    QVERIFY2(decided.contains(QLatin1String("differ on 1 item")), qUtf8Printable(decided));
    const QString leaks =
        gateMessage(gateOf(GateKind::Private, {PrivateKind::Email, GateFinding::Explanation,
                                               GateFinding::Explanation}));
    QVERIFY2(leaks.contains(QLatin1String("1 e-mail address, 2 pieces of explanations")),
             qUtf8Printable(leaks));
    QVERIFY2(!leaks.contains(QLatin1String("time stamp")), qUtf8Printable(leaks));
    const QString labelled = gateMessage(gateOf(
        GateKind::Labelled, {GateFinding::Open, GateFinding::Unassigned, GateFinding::Unassigned}));
    QVERIFY2(labelled.contains(QLatin1String("1 assigned label")), qUtf8Printable(labelled));
    QVERIFY2(labelled.contains(QLatin1String("2 items are assigned to nobody")),
             qUtf8Printable(labelled));
}

void ReleaseTextTest::place_saysWhereAndWhat_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<GateProblem>("problem");
    QTest::addColumn<QString>("person");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* scenario, const char* field,
                        const char* value, const GateProblem& problem, const char* person,
                        const char* text) {
        QTest::newRow(name) << QString::fromUtf8(scenario) << QString::fromUtf8(field)
                            << QString::fromUtf8(value) << problem << QString::fromUtf8(person)
                            << QString::fromUtf8(text);
    };
    row("open", "a/1", "emotion", "", GateFinding::Open, "A02", "a/1: no label of A02 yet");
    row("split", "a/1", "gold", "", GateFinding::Split, "", "a/1: a split without a decision");
    row("never asked", "", "", "", GateFinding::NotAskedForConsent, "A02",
        "A02 labelled without having been asked for consent");
    row("declined", "", "", "", GateFinding::Declined, "A02", "A02 declined");
    row("email", "a/1", "note", "x@y.org", PrivateKind::Email, "",
        "a/1, note: “x@y.org” is an e-mail address");
    row("explanation", "a/1", "note", "so it was", GateFinding::Explanation, "A01",
        "a/1, note: “so it was” appears in an explanation of A01");
    row("name in an answer", "", "answer:funding", "Ines", GateFinding::Name, "A03",
        "datasheet, answer “funding”: “Ines” is a name (A03)");
    row("formula", "a/1", "utterance", "=1+1", FormulaStart{u'='}, "",
        "a/1, utterance: “=1+1” starts with “=”, like a formula");
    row("damage", "a/1", "context", "É", DamagedText{QStringLiteral("…")}, "",
        "a/1, context: “É” looks damaged; probably “…”");
    row("picks by place", "", "gold", "47/24/23", GateFinding::FirstPlace, "",
        "labels picked for splits, from the first place to the last: 47/24/23");
    row("form", "a/1", "valence", "9", SchemaCode::ScaleOutOfRange, "A01",
        "a/1, A01: valence is 9, outside −3 to +3; correct it at its source");
    row("open findings", "", "", "81", GateFinding::OpenFindings, "", "81 findings are open");
    row("title", "", "title", "Ines", GateFinding::Name, "A03",
        "title of the study: “Ines” is a name (A03)");
}

void ReleaseTextTest::place_saysWhereAndWhat()
{
    QFETCH(QString, scenario);
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(subtext::GateProblem, problem);
    QFETCH(QString, person);
    QTEST(gatePlaceText({scenario, field, value, problem, person, 0}), "text");
}

void ReleaseTextTest::noteChange_hasBothTexts()
{
    const NoteChange change{QStringLiteral("a/1"),
                            QStringLiteral("Ines\nheard it"),
                            QStringLiteral("A03\nheard it"),
                            {}};
    QCOMPARE(noteChangeText(change), QStringLiteral("a/1: “Ines heard it” becomes “A03 heard it”"));
}

void ReleaseTextTest::version_saysWhy_data()
{
    QTest::addColumn<VersionChange>("change");
    QTest::addColumn<QString>("text");
    VersionChange major;
    major.level = ChangeLevel::Major;
    major.changedGold.resize(3);
    major.removedScenarios << QStringLiteral("a/1");
    major.addedScenarios << QStringLiteral("a/2"); // not why it is major
    QTest::newRow("major") << major
                           << QStringLiteral("Major: 3 gold labels changed, 1 item removed");
    VersionChange minor;
    minor.level = ChangeLevel::Minor;
    minor.newlyDecided << QStringLiteral("a/1") << QStringLiteral("a/2");
    QTest::newRow("minor") << minor << QStringLiteral("Minor: 2 open items decided");
    VersionChange revised;
    revised.changedAnswers << QStringLiteral("a/1");
    QTest::newRow("revised labels")
        << revised
        << QStringLiteral("Patch: items, gold labels and fields are those of the last release; "
                          "labels of 1 item changed");
    QTest::newRow("patch")
        << VersionChange()
        << QStringLiteral("Patch: items, gold labels and fields are those of the last release");
}

void ReleaseTextTest::version_saysWhy()
{
    QFETCH(VersionChange, change);
    QTEST(versionChangeText(change, false), "text");
    QCOMPARE(versionChangeText(change, true), QStringLiteral("The first release of this study"));
}

void ReleaseTextTest::goldValue_isAWord()
{
    QCOMPARE(goldValueWord(QString()), QStringLiteral("undecided"));
    QCOMPARE(goldValueWord(QStringLiteral("ambiguous")), QStringLiteral("ambiguous"));
    QCOMPARE(goldValueWord(QStringLiteral("anger")), QStringLiteral("anger"));
}

void ReleaseTextTest::size_hasAUnit()
{
    QCOMPARE(sizeWords(1), QStringLiteral("1 byte"));
    QCOMPARE(sizeWords(999), QStringLiteral("999 bytes"));
    QCOMPARE(sizeWords(3'449), QStringLiteral("3.4 KB"));
    QCOMPARE(sizeWords(1'200'000), QStringLiteral("1.2 MB"));
}

SUBTEXT_TEST(ReleaseTextTest)
#include "releasetexttest.moc"
