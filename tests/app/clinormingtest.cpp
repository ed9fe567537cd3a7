// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"
#include "core/course/norming.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli norming`.
class CliNormingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void wholeRound_goesByFiles();
    void release_hasTheVotesOfAClosedRound();
    void sealedRound_showsNoVote();
    void begin_takesNamesFromAFile();
    void begin_takesUndecidedSplits();
    void begin_isRefused_data();
    void begin_isRefused();
    void badVotes_leaveNothing_data();
    void badVotes_leaveNothing();
    void votes_standBySpellingsOfFiles();
    void steps_areRefusedInWords();
    void someoneLeftOut_isSaidToBe();
    void unknownRound_isSaid();
    void handOut_neitherBeginsNorShowsOthers();

private:
    QString path(const char* name) const { return m_study->filePath(QLatin1String(name)); }
    CliRun norming(const char* words, const QStringList& more = {}) const
    {
        return normingOf(m_study->path(), words, more);
    }
    static CliRun normingOf(const QString& study, const char* words, const QStringList& more = {})
    {
        const QStringList split = commandWords(words);
        return runCli(QStringList{QStringLiteral("norming"), split.front(), study} + split.mid(1) +
                      more);
    }
    /// A file with the same option for both items of the round.
    QString votes(const char* option) const;
    void begin() const;
    void vote(const char* person, const char* option) const;
    /// Hand-out, votes in it, and back.
    void voteAtHome(const char* person, const char* option, const QString& name) const;
    QJsonObject round() const;

    std::unique_ptr<TestStudy> m_study; // sarcasm-irony/1 … 3, all joy but the third; closed
};

namespace {

const QString FileOption = QStringLiteral("--file");

QByteArray votesCsv(const char* option)
{
    const QByteArray token = usualTask()->questions.front().token.toUtf8();
    return "item," + token + "\nsarcasm-irony/1," + option + "\nsarcasm-irony/2," + option + '\n';
}

} // namespace

void CliNormingTest::init()
{
    TestStudy::Shape shape;
    shape.subtypes = {QStringLiteral("sarcasm-irony")};
    shape.perSubtype = 3;
    m_study = std::make_unique<TestStudy>(shape);
    const std::vector<Choice> split{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 3; ++item) {
            const Choice choice =
                item == 3 ? split.at(static_cast<std::size_t>(person - 1)) : Emotion::Joy;
            must(m_study->labelling().submit(m_study->person(person), m_study->scenario(item),
                                             submissionOf(completeAnswer(choice))));
        }
    }
    m_study->close();
}

void CliNormingTest::cleanup()
{
    m_study.reset();
}

QString CliNormingTest::votes(const char* option) const
{
    return writeFile(path("votes.csv"), votesCsv(option));
}

void CliNormingTest::begin() const
{
    VERIFY_STATUS(norming("begin --title Monday --items sarcasm-irony/1,sarcasm-irony/2"), 0);
}

void CliNormingTest::vote(const char* person, const char* option) const
{
    VERIFY_STATUS(norming("vote --person", {QLatin1String(person), FileOption, votes(option)}), 0);
}

void CliNormingTest::voteAtHome(const char* person, const char* option, const QString& name) const
{
    const QString file = m_study->filePath(name);
    VERIFY_STATUS(runCli({QStringLiteral("handout"), m_study->path(), QStringLiteral("--annotator"),
                          QLatin1String(person), QStringLiteral("--out"), file}),
                  0);
    VERIFY_STATUS(normingOf(file, "vote", {FileOption, votes(option)}), 0);
    VERIFY_STATUS(runCli({QStringLiteral("merge"), m_study->path(), file}), 0);
}

QJsonObject CliNormingTest::round() const
{
    return norming("status --json")
        .json()
        .value(QStringLiteral("rounds"))
        .toArray()
        .last()
        .toObject();
}

void CliNormingTest::wholeRound_goesByFiles()
{
    const QJsonObject begun =
        norming("begin --title Monday --items sarcasm-irony/1,sarcasm-irony/2 --json").json();
    QCOMPARE(begun.value(QStringLiteral("round")).toInt(), 1);
    QVERIFY(!begun.value(QStringLiteral("uuid")).toString().isEmpty());
    voteAtHome("A01", "joy", QStringLiteral("first-1.subtext"));
    voteAtHome("A02", "joy", QStringLiteral("first-2.subtext"));
    voteAtHome("A03", "fear", QStringLiteral("first-3.subtext"));
    VERIFY_STATUS(norming("open"), 0);
    voteAtHome("A01", "joy", QStringLiteral("second-1.subtext"));
    voteAtHome("A02", "joy", QStringLiteral("second-2.subtext"));
    voteAtHome("A03", "joy", QStringLiteral("second-3.subtext"));
    VERIFY_STATUS(norming("close"), 0);
    QCOMPARE(round().value(QStringLiteral("phase")).toString(), QStringLiteral("closed"));

    const CliRun run = norming("figures --json");
    VERIFY_STATUS(run, 0);
    const QJsonObject figures = run.json();
    QCOMPARE(figures.value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.norming-figures/1"));
    QCOMPARE(figures.value(QStringLiteral("uuid")), begun.value(QStringLiteral("uuid")));
    QCOMPARE(figures.value(QStringLiteral("n")).toInt(), 3);
    const QString token = usualTask()->questions.front().token;
    const QJsonObject of =
        figures.value(QStringLiteral("per_question")).toObject().value(token).toObject();
    QCOMPARE(of.value(QStringLiteral("votes")).toInt(), 6);
    QCOMPARE(of.value(QStringLiteral("moved")).toInt(), 2);
    const QJsonObject conformed = of.value(QStringLiteral("conformed")).toObject();
    QCOMPARE(conformed.value(QStringLiteral("n")).toInt(), 2);
    QCOMPARE(conformed.value(QStringLiteral("moved")).toInt(), 2);
    const QJsonObject gold = of.value(QStringLiteral("gold")).toObject();
    QCOMPARE(gold.value(QStringLiteral("gold_before")).toInt(), 4);
    QCOMPARE(gold.value(QStringLiteral("gold_after")).toInt(), 6);
    const CliRun said = norming("figures --round 1");
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains("Votes that moved: 33.3 % (6 votes)"), said.out);
}

void CliNormingTest::release_hasTheVotesOfAClosedRound()
{
    begin();
    vote("A01", "joy");
    vote("A02", "joy");
    vote("A03", "fear");
    VERIFY_STATUS(norming("open"), 0);
    for (const char* person : {"A01", "A02", "A03"})
        vote(person, "joy");
    VERIFY_STATUS(norming("close"), 0);
    const QByteArray token = usualTask()->questions.front().token.toUtf8();
    const CliRun released =
        runCli({QStringLiteral("release"), m_study->path(), QStringLiteral("--out"), path("out"),
                QStringLiteral("--version"), QStringLiteral("1.0.0"), QStringLiteral("--date"),
                QStringLiteral("2027-02-03"), QStringLiteral("--no-figures"),
                QStringLiteral("--yes"), QStringLiteral("--reason"), QStringLiteral("A trial.")});
    VERIFY_STATUS(released, 0);
    QByteArray expected = "round,round_number,scenario,annotator,pass,question,option\n";
    for (const char* item : {"1", "2"}) {
        for (const char* person : {"A01", "A02", "A03"}) {
            for (const char* pass : {"1", "2"}) {
                const bool isFear = QByteArray(person) == "A03" && QByteArray(pass) == "1";
                expected += QByteArray("Monday,1,sarcasm-irony/") + item + ',' + person + ',' +
                            pass + ',' + token + (isFear ? ",fear\n" : ",joy\n");
            }
        }
    }
    QCOMPARE(readFile(path("out/norming.csv")).replace("\r\n", "\n"), expected);
}

void CliNormingTest::sealedRound_showsNoVote()
{
    begin();
    vote("A01", "disgust");
    const CliRun json = norming("status --json");
    VERIFY_STATUS(json, 0);
    QVERIFY2(!json.out.contains("disgust"), json.out);
    QCOMPARE(json.json().value(QStringLiteral("schema")).toString(),
             QStringLiteral("subtext.norming/1"));
    const QJsonObject of = round();
    QCOMPARE(of.keys(), (QStringList{QStringLiteral("items"), QStringLiteral("number"),
                                     QStringLiteral("people"), QStringLiteral("phase"),
                                     QStringLiteral("questions"), QStringLiteral("title"),
                                     QStringLiteral("uuid")}));
    QCOMPARE(of.value(QStringLiteral("phase")).toString(), QStringLiteral("sealed"));
    const QJsonArray people = of.value(QStringLiteral("people")).toArray();
    QCOMPARE(people.size(), 3);
    const QJsonObject who = people.first().toObject();
    QCOMPARE(who.keys(),
             (QStringList{QStringLiteral("code"), QStringLiteral("fault"), QStringLiteral("in"),
                          QStringLiteral("left_out"), QStringLiteral("voted_again")}));
    QVERIFY(who.value(QStringLiteral("in")).toBool());
    QVERIFY(!people.last().toObject().value(QStringLiteral("in")).toBool());
    const CliRun words = norming("status");
    VERIFY_STATUS(words, 0);
    QVERIFY2(!words.out.contains("disgust") && words.out.contains("First votes are in: A01."),
             words.out);
    const CliRun figures = norming("figures --json");
    VERIFY_STATUS(figures, 3);
    QVERIFY2(figures.err.contains("“Monday” is sealed"), figures.err);
    QVERIFY(figures.out.isEmpty());
}

void CliNormingTest::begin_takesNamesFromAFile()
{
    const QString names =
        writeFile(path("names.txt"), "\xEF\xBB\xBFsarcasm-irony/2\r\n\r\n  sarcasm-irony/1 \r\n");
    VERIFY_STATUS(norming("begin --title Monday --people A03,A01 --items", {names}), 0);
    const QJsonObject of = round();
    QCOMPARE(of.value(QStringLiteral("items")).toArray(),
             (QJsonArray{QStringLiteral("sarcasm-irony/2"), QStringLiteral("sarcasm-irony/1")}));
    QCOMPARE(of.value(QStringLiteral("people")).toArray().size(), 2);
}

void CliNormingTest::begin_takesUndecidedSplits()
{
    VERIFY_STATUS(norming("begin --title Monday --splits"), 0);
    QCOMPARE(round().value(QStringLiteral("items")).toArray(),
             QJsonArray{QStringLiteral("sarcasm-irony/3")});
    const QString decisions =
        writeFile(path("decisions.csv"), "scenario,gold,basis\nsarcasm-irony/3,joy,misreading\n");
    VERIFY_STATUS(runCli({QStringLiteral("adjudicate"), m_study->path(), decisions}), 0);
    const CliRun none = norming("begin --title Tuesday --splits");
    VERIFY_STATUS(none, 3);
    QVERIFY2(none.err.contains("There is no split that is undecided."), none.err);
}

void CliNormingTest::begin_isRefused_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("why");
    const auto add = [](const char* name, const char* words, int status, const char* why) {
        QTest::newRow(name) << QByteArray(words) << status << QByteArray(why);
    };
    add("no items", "--title T", 2, "--items or --splits");
    add("items twice", "--title T --items sarcasm-irony/1 --splits", 2, "--splits");
    add("no title", "--items sarcasm-irony/1", 2, "--title");
    add("no such item", "--title T --items sarcasm-irony/9", 3, "sarcasm-irony/9");
    add("no such file", "--title T --items none.txt", 3, "none.txt");
    add("empty list", "--title T --items ,", 3, "between 1 and 2,000 items");
    add("one person", "--title T --items sarcasm-irony/1 --people A01", 3, "between 2 and 2,000");
    add("no such person", "--title T --items sarcasm-irony/1 --people A01,A77", 3, "A77");
    add("no such question", "--title T --items sarcasm-irony/1 --question mood", 3, "“mood”");
}

void CliNormingTest::begin_isRefused()
{
    QFETCH(QByteArray, words);
    QFETCH(int, status);
    QFETCH(QByteArray, why);
    const CliRun run = norming(("begin " + words).constData());
    VERIFY_STATUS(run, status);
    QVERIFY2(run.err.contains(why), run.err);
    QVERIFY(norming("status --json").json().value(QStringLiteral("rounds")).toArray().isEmpty());
}

void CliNormingTest::badVotes_leaveNothing_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("why");
    const QByteArray token = usualTask()->questions.front().token.toUtf8();
    const QByteArray head = "item," + token + '\n';
    const auto add = [](const char* name, const QByteArray& csv, const QByteArray& why) {
        QTest::newRow(name) << csv << why;
    };
    add("unknown item", head + "sarcasm-irony/1,joy\nsarcasm-irony/3,joy\n",
        "votes.csv:3: “sarcasm-irony/3” is not an item of this round");
    add("unknown option", head + "sarcasm-irony/1,joy\nsarcasm-irony/2,glee\n",
        "votes.csv:3:2: “glee” is not an option");
    add("no option", head + "sarcasm-irony/1,joy\nsarcasm-irony/2,\n",
        "votes.csv:3:2: there is no option");
    add("no item", head + "sarcasm-irony/1,joy\n,joy\n", "votes.csv:3:1: the row names no item");
    add("missing item", head + "sarcasm-irony/1,joy\n",
        "votes.csv: these items have no vote: sarcasm-irony/2");
    add("twice", head + "sarcasm-irony/1,joy\nsarcasm-irony/1,fear\n",
        "votes.csv:3:1: “sarcasm-irony/1” was there already");
    add("twice under two names", head + "sarcasm-irony/1,joy\n1,fear\n",
        "votes.csv:3: “1” has a vote already");
    add("cells", head + "sarcasm-irony/1\n", "votes.csv:2");
    add("no column", "item,mood\nsarcasm-irony/1,joy\n", "column “" + token + "”");
    add("nothing", head, "these items have no vote: sarcasm-irony/1, sarcasm-irony/2");
    add("empty", "", "is empty");
}

void CliNormingTest::badVotes_leaveNothing()
{
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, why);
    begin();
    const CliRun run = norming("vote --person A02 --file", {writeFile(path("votes.csv"), csv)});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains(why), run.err);
    m_study->reopen();
    const auto booths = must((*m_study)->norming().booths(m_study->person(2)));
    QVERIFY(booths.front().first.empty());
    QVERIFY(!booths.front().isFirstCast);
}

void CliNormingTest::votes_standBySpellingsOfFiles()
{
    begin();
    const QByteArray token = usualTask()->questions.front().token.toUtf8().toUpper();
    const QString file =
        writeFile(path("votes.csv"), token + ";ITEM;note\nJoy;2;a\nFEAR;sarcasm-irony/1;b\n");
    const CliRun run = norming("vote --json --person A01 --file", {file});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(QStringLiteral("pass")).toInt(), 1);
    QCOMPARE(run.json().value(QStringLiteral("items")).toInt(), 2);
    m_study->reopen();
    const auto booth = must((*m_study)->norming().booths(m_study->person(1))).front();
    QCOMPARE(booth.first.at(booth.round.items.at(0)).front(), std::optional(Emotion::Fear));
    QCOMPARE(booth.first.at(booth.round.items.at(1)).front(), std::optional(Emotion::Joy));
}

void CliNormingTest::steps_areRefusedInWords()
{
    begin();
    vote("A01", "joy");
    const CliRun again =
        norming("vote --person A01", {FileOption, votes("fear")}); // first votes stay
    VERIFY_STATUS(again, 3);
    QVERIFY2(again.err.contains("“Monday” is at another step"), again.err);
    const CliRun nobody = norming("vote", {FileOption, votes("fear")});
    VERIFY_STATUS(nobody, 2);
    QVERIFY2(nobody.err.contains("--person"), nobody.err);
    const CliRun early = norming("open");
    VERIFY_STATUS(early, 3);
    QVERIFY2(early.err.contains("not in yet from: A02, A03."), early.err);
    const CliRun few = norming("open --without A02,A03");
    VERIFY_STATUS(few, 3);
    QVERIFY2(few.err.contains("fewer than two people"), few.err);
    VERIFY_STATUS(norming("close"), 3);
    QCOMPARE(round().value(QStringLiteral("phase")).toString(), QStringLiteral("sealed"));
}

void CliNormingTest::someoneLeftOut_isSaidToBe()
{
    VERIFY_STATUS(norming("begin --title Monday --people A01,A02 --items sarcasm-irony/3"), 0);
    const CliRun stranger = norming("open --without A03");
    VERIFY_STATUS(stranger, 3);
    QVERIFY2(stranger.err.contains("“A03” is not in this round"), stranger.err);
    const CliRun votesOfStranger = norming("vote --person A03", {FileOption, votes("joy")});
    VERIFY_STATUS(votesOfStranger, 3);
    QVERIFY2(votesOfStranger.err.contains("“A03” is not in this round"), votesOfStranger.err);

    begin();
    vote("A01", "joy");
    vote("A02", "joy");
    VERIFY_STATUS(norming("open --round 2 --without A03"), 0);
    const QJsonObject of = round();
    QCOMPARE(of.value(QStringLiteral("number")).toInt(), 2);
    QVERIFY(of.value(QStringLiteral("people"))
                .toArray()
                .last()
                .toObject()
                .value(QStringLiteral("left_out"))
                .toBool());
    const CliRun late = norming("vote --person A03", {FileOption, votes("joy")});
    VERIFY_STATUS(late, 3);
    const CliRun none = norming("figures");
    VERIFY_STATUS(none, 0);
    QVERIFY2(none.out.contains("Nobody has voted twice yet."), none.out);
}

void CliNormingTest::unknownRound_isSaid()
{
    const CliRun none = norming("open");
    VERIFY_STATUS(none, 3);
    QVERIFY2(none.err.contains("no norming round yet"), none.err);
    begin();
    const CliRun seventh = norming("close --round 7");
    VERIFY_STATUS(seventh, 3);
    QVERIFY2(seventh.err.contains("no norming round “7”"), seventh.err);
    VERIFY_STATUS(norming("status --round 2"), 3);
    VERIFY_STATUS(norming("status --round 0"), 2);
}

void CliNormingTest::handOut_neitherBeginsNorShowsOthers()
{
    begin();
    vote("A02", "disgust");
    const QString file = path("one.subtext");
    VERIFY_STATUS(runCli({QStringLiteral("handout"), m_study->path(), QStringLiteral("--annotator"),
                          QStringLiteral("A01"), QStringLiteral("--out"), file}),
                  0);
    const CliRun status = normingOf(file, "status --json");
    VERIFY_STATUS(status, 0);
    const QJsonArray people = status.json()
                                  .value(QStringLiteral("rounds"))
                                  .toArray()
                                  .first()
                                  .toObject()
                                  .value(QStringLiteral("people"))
                                  .toArray();
    QCOMPARE(people.size(), 1);
    QCOMPARE(people.first().toObject().value(QStringLiteral("code")).toString(),
             QStringLiteral("A01"));
    for (const char* words :
         {"begin --title T --items sarcasm-irony/1 --people A01", "open", "close", "figures"}) {
        const CliRun run = normingOf(file, words);
        QVERIFY2(run.status == 3 || run.status == 4, run.describe());
    }
}

SUBTEXT_TEST(CliNormingTest)
#include "clinormingtest.moc"
