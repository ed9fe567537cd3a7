// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <set>

using namespace subtext;
using namespace subtext::test;

/// Near names and codes at random, from the command line.
class CliNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void nearName_stopsTheRelease();
    void notAName_isRememberedAndReleased();
    void replacedName_leavesAsACode();
    void wordThatWaitsNowhere_isSaid();
    void nameInSmallLetters_isAWordEverywhere();
    void nameInSmallLetters_staysInNotes();
    void nameWithACapital_isJudgedInOneTextOnly();
    void randomCodes_areTheSameNextTime();
    void codesOfBothKinds_areWarnedOf();
    void importAtRandom_keepsTheCodes();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    CliRun release(const char* out, const QStringList& more = {},
                   const char* version = "1.0.0") const;
    /// Takes in scenes that nobody has labelled.
    void addScenes(const QByteArray& rows) const
    {
        const QString csv = writeFile(
            path("more.csv"), "id,subtype,speaker_role,listener_role,context,utterance\n" + rows);
        VERIFY_STATUS(runCli({QStringLiteral("import"), path("study.subtext"), csv}), 0);
    }
    QByteArray released(const char* file) const { return readFile(path(file)); }

    QTemporaryDir m_made;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

const QByteArray Labels =
    "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,arousal,"
    "dominance,confidence,gold,note\n"
    "1,sarcasm-irony,a clerk,a guest,The lift is out.,Great.,Tiffanie Quarlesworth,joy,neutral,"
    "calm,in control,unsure,joy,As Tiff and Joerg have it\n"
    "1,sarcasm-irony,a clerk,a guest,The lift is out.,Great.,Jörg Müller,joy,neutral,calm,"
    "in control,unsure,joy,As Tiff and Joerg have it\n"
    "1,sarcasm-irony,a clerk,a guest,The lift is out.,Great.,Anna Bell,joy,neutral,calm,"
    "in control,unsure,joy,As Tiff and Joerg have it\n";

QJsonObject namesGate(const QJsonObject& json)
{
    for (const QJsonValue& gate : json.value(key("gates")).toArray()) {
        if (gate.toObject().value(key("gate")) == key("names"))
            return gate.toObject();
    }
    return {};
}

} // namespace

void CliNamesTest::initTestCase()
{
    const QString study = m_made.filePath(key("study.subtext"));
    const QString csv = writeFile(m_made.filePath(key("labels.csv")), Labels);
    VERIFY_STATUS(runCli({key("study"), key("create"), study, key("--title"), key("T")}), 0);
    VERIFY_STATUS(runCli({key("import"), study, csv}), 0);
}

void CliNamesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(m_made.filePath(key("study.subtext")), path("study.subtext")));
}

CliRun CliNamesTest::release(const char* out, const QStringList& more, const char* version) const
{
    return runCli(QStringList{key("release"), path("study.subtext"), key("--out"), path(out),
                              key("--version"), key(version), key("--date"), key("2026-03-01"),
                              key("--no-figures"), key("--json")} +
                  more);
}

void CliNamesTest::nearName_stopsTheRelease()
{
    const CliRun run = release("out");
    VERIFY_STATUS(run, 1);
    QVERIFY(run.err.contains("--not-a-name"));
    QVERIFY(!QFile::exists(path("out")));
    const QJsonObject gate = namesGate(run.json());
    QCOMPARE(gate.value(key("passed")).toBool(true), false);
    const QJsonArray places = gate.value(key("places")).toArray();
    QCOMPARE(places.size(), 1);
    const QJsonObject place = places.first().toObject();
    QCOMPARE(place.value(key("value")).toString(), key("Tiff"));
    QCOMPARE(place.value(key("detail")).toString(), key("near_beginning"));
    QCOMPARE(place.value(key("field")).toString(), key("note"));
    QCOMPARE(place.value(key("context")).toString(), key("As Tiff and Joerg have it"));
    VERIFY_STATUS(release("out", {key("--yes"), key("--reason"), key("Nobody is meant.")}), 0);
}

void CliNamesTest::notAName_isRememberedAndReleased()
{
    VERIFY_STATUS(release("out", {key("--not-a-name"), key("Tiff")}), 0);
    QVERIFY(released("out/gold.csv").contains("As Tiff and A02 have it"));
    QVERIFY(!released("out/README.md").contains("overridden"));
    VERIFY_STATUS(runCli({key("verify"), path("study.subtext")}), 0);
    VERIFY_STATUS(release("again"), 0);
    QCOMPARE(released("again/SHA256SUMS"), released("out/SHA256SUMS"));
    // The same command once more is no error.
    VERIFY_STATUS(release("out", {key("--not-a-name"), key("Tiff")}), 0);
}

void CliNamesTest::replacedName_leavesAsACode()
{
    VERIFY_STATUS(release("out", {key("--replace-name"), key("Tiff")}), 0);
    QVERIFY(released("out/gold.csv").contains("As A03 and A02 have it"));
}

void CliNamesTest::wordThatWaitsNowhere_isSaid()
{
    const CliRun run = release("out", {key("--not-a-name"), key("tiff")});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.err.contains("tiff"), run.err.constData());
}

void CliNamesTest::nameInSmallLetters_isAWordEverywhere()
{
    addScenes("2,sarcasm-irony,a clerk,a guest,The lift is out.,That rings a bell.\n");
    const QStringList rest{key("--not-a-name"), key("Tiff"), key("--yes"), key("--reason"),
                           key("Not labelled yet.")};
    VERIFY_STATUS(release("out"), 1);
    VERIFY_STATUS(release("out", QStringList{key("--not-a-name"), key("bell")} + rest), 0);
    const QByteArray readme = released("out/README.md");
    QVERIFY(readme.contains("`labelled`") && !readme.contains("`names`"));
    // Later texts too, but not the name.
    addScenes("3,sarcasm-irony,a clerk,a guest,The lift is out.,Another bell.\n");
    VERIFY_STATUS(release("out", rest), 0);
    QVERIFY(!released("out/README.md").contains("`names`"));
    addScenes("4,sarcasm-irony,a clerk,a guest,The lift is out.,Ask Bell.\n");
    const CliRun run = release("out", {key("--not-a-name"), key("bell")});
    VERIFY_STATUS(run, 1);
    const QJsonArray places = namesGate(run.json()).value(key("places")).toArray();
    QCOMPARE(places.size(), 1);
    QCOMPARE(places.first().toObject().value(key("value")).toString(), key("Bell"));
}

void CliNamesTest::nameInSmallLetters_staysInNotes()
{
    QByteArray labels = Labels;
    labels.replace("As Tiff and Joerg have it", "It rings a bell for Bell");
    const QString csv = writeFile(path("notes.csv"), labels);
    QVERIFY(QFile::remove(path("study.subtext")));
    VERIFY_STATUS(
        runCli({key("study"), key("create"), path("study.subtext"), key("--title"), key("T")}), 0);
    VERIFY_STATUS(runCli({key("import"), path("study.subtext"), csv}), 0);
    VERIFY_STATUS(release("out"), 1); // nobody can tell which it is
    VERIFY_STATUS(release("named", {key("--replace-name"), key("bell")}), 0);
    QVERIFY(released("named/gold.csv").contains("It rings a A01 for A01"));

    VERIFY_STATUS(
        runCli({key("study"), key("create"), path("again.subtext"), key("--title"), key("T")}), 0);
    QVERIFY(QFile::remove(path("study.subtext")));
    QVERIFY(QFile::rename(path("again.subtext"), path("study.subtext")));
    VERIFY_STATUS(runCli({key("import"), path("study.subtext"), csv}), 0);
    const CliRun run = release("out", {key("--not-a-name"), key("bell")});
    VERIFY_STATUS(run, 0);
    QVERIFY2(!run.err.contains("bell"), run.err.constData());
    QVERIFY(released("out/gold.csv").contains("It rings a bell for A01"));
}

void CliNamesTest::nameWithACapital_isJudgedInOneTextOnly()
{
    addScenes("2,sarcasm-irony,a clerk,a guest,The lift is out.,Bell is the word.\n");
    const QStringList bell{key("--not-a-name"), key("Tiff"), key("--not-a-name"), key("Bell")};
    CliRun run = release("out", bell);
    QVERIFY(namesGate(run.json()).value(key("passed")).toBool());
    addScenes("3,sarcasm-irony,a clerk,a guest,The lift is out.,Ask Bell.\n"
              "4,sarcasm-irony,a clerk,a guest,The lift is out.,Tell Bell.\n");
    run = release("out", bell);
    QCOMPARE(namesGate(run.json()).value(key("places")).toArray().size(), 2);
    QVERIFY2(run.err.contains("several texts"), run.err.constData());
}

void CliNamesTest::randomCodes_areTheSameNextTime()
{
    const QStringList more{key("--random-codes"), key("--not-a-name"), key("Tiff")};
    const CliRun run = release("one", more);
    VERIFY_STATUS(run, 0);
    QVERIFY(run.json().value(key("random_codes")).toBool());
    const QByteArray csv = released("one/annotations.csv");
    QVERIFY2(csv.contains("R01") && csv.contains("R03") && !csv.contains("A01"), csv.constData());
    VERIFY_STATUS(release("two", {key("--random-codes")}, "1.0.1"), 0);
    QCOMPARE(released("two/gold.csv"), released("one/gold.csv"));
    // In another study with the same people chance has its way.
    std::set<QByteArray> golds{released("one/gold.csv")};
    for (int i = 0; i < 20 && golds.size() < 2; ++i) {
        init();
        VERIFY_STATUS(release("one", more), 0);
        golds.insert(released("one/gold.csv"));
    }
    QCOMPARE(golds.size(), std::size_t{2});
}

void CliNamesTest::codesOfBothKinds_areWarnedOf()
{
    VERIFY_STATUS(release("one", {key("--random-codes"), key("--not-a-name"), key("Tiff")}), 0);
    const CliRun run = release("two", {}, "1.0.1");
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.err.contains("random codes"), run.err.constData());
    QVERIFY(!release("three", {key("--names"), key("names")}, "1.0.2").err.contains("random"));
}

void CliNamesTest::importAtRandom_keepsTheCodes()
{
    std::set<QByteArray> rosters;
    for (int i = 0; i < 30 && rosters.size() < 2; ++i) {
        QTemporaryDir folder;
        const QString study = folder.filePath(key("s.subtext"));
        VERIFY_STATUS(runCli({key("study"), key("create"), study, key("--title"), key("T")}), 0);
        VERIFY_STATUS(runCli({key("import"), study, m_made.filePath(key("labels.csv")),
                              key("--random-codes")}),
                      0);
        const CliRun run = runCli({key("study"), key("info"), study});
        for (const char* code : {"A01", "A02", "A03"})
            QVERIFY(run.out.contains(code));
        rosters.insert(run.out);
    }
    QVERIFY(rosters.size() >= 2);
}

SUBTEXT_TEST(CliNamesTest)
#include "clinamestest.moc"
