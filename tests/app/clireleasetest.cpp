// SPDX-License-Identifier: MIT
#include "core/release/verification.h"
#include "core/study/study.h"
#include "tests/app/clirunner.h"
#include "tests/app/releasedfolder.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli release`, `verify DIR` and `demo`, from outside.
class CliReleaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void demo_endsInASoundRelease();
    void release_printsItsContract();
    void openFindings_areSaidAndHoldNothingUp();
    void twoPathsAndDays_giveTheSameSums();
    void withoutDate_thatOfTheVersionIsTaken();
    void changedGold_proposesAMajorVersion();
    void failedGate_writesNothingAndEndsWithOne();
    void yes_setsAsideAndTheReadmeSaysWhy_data();
    void yes_setsAsideAndTheReadmeSaysWhy();
    void emptyStudy_isReleasedForAReasonOnly();
    void reasonThatNamesSomebody_isNotPublished();
    void wrongUse_endsWithTwo_data();
    void wrongUse_endsWithTwo();
    void folderOfSomebody_staysAsItIs();
    void missingParent_endsWithThree();
    void lockedStudy_endsWithFour();
    void unwritableFolder_endsWithFour();
    void interrupted_leavesTheOldReleaseOrTheNewOne();
    void extendedFiles_areTakenByAnImport();
    void verify_saysWhatIsNotAsReleased();
    void verify_ofNoRelease_endsWithThree();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QByteArray released(const char* file) const
    {
        return readFile(path("out") + u'/' + QLatin1String(file));
    }
    /// release of the copy of the demonstration, into "out".
    QStringList command(const QStringList& more = {}) const;
    CliRun release(const QStringList& more = {}) const { return runCli(command(more)); }
    /// One more scenario, assigned to nobody: the first gate fails.
    void addUnassigned() const;
    static QJsonObject gateOf(const CliRun& run, const QString& token);

    QTemporaryDir m_demo;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_study;
};

namespace {

const QString Json = QStringLiteral("--json");
const QString NoFigures = QStringLiteral("--no-figures");
const QString Yes = QStringLiteral("--yes");

QStringList words(const char* line)
{
    return QString::fromLatin1(line).split(u' ');
}

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

void CliReleaseTest::initTestCase()
{
    VERIFY_STATUS(runCli({key("demo"), m_demo.path()}), 0);
}

void CliReleaseTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = path("study.subtext");
    QVERIFY(QFile::copy(m_demo.filePath(key("demonstration.subtext")), m_study));
}

QStringList CliReleaseTest::command(const QStringList& more) const
{
    QStringList arguments{key("release"), m_study, key("--out"), path("out"), NoFigures};
    if (!more.contains(key("--version")))
        arguments << words("--version 1.0.0");
    return arguments + more;
}

void CliReleaseTest::addUnassigned() const
{
    const QString csv = writeFile(path("more.csv"),
                                  "id,subtype,speaker_role,listener_role,context,utterance\n"
                                  "900,mixed-signals,a host,a guest,The soup is cold.,How warm.\n");
    VERIFY_STATUS(runCli({key("import"), m_study, csv}), 0);
}

QJsonObject CliReleaseTest::gateOf(const CliRun& run, const QString& token)
{
    for (const QJsonValue& gate : run.json().value(key("gates")).toArray()) {
        if (gate.toObject().value(key("gate")) == token)
            return gate.toObject();
    }
    return {};
}

void CliReleaseTest::demo_endsInASoundRelease()
{
    const QString dir = m_demo.filePath(key("release"));
    const CliRun run = runCli({key("verify"), dir, Json});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(key("checksums")).toString(), key("ok"));
    QVERIFY(!QDir(dir + QStringLiteral("/reports/figures"))
                 .entryList({QStringLiteral("*.svg")})
                 .isEmpty());
    const QByteArray readme = readFile(dir + QStringLiteral("/README.md"));
    QVERIFY(!readme.contains("overridden"));
    QCOMPARE(readFile(dir + QStringLiteral("/DATASHEET.md")).count("*Unanswered.*"), 2);
    VERIFY_STATUS(
        runCli({key("report"), m_study, key("--out"), path("report"), key("--only"), key("tiers"),
                key("--only"), key("people-matrix"), key("--only"), key("agreement")}),
        0);
    for (const auto& [made, file] :
         {std::pair("tables/tiers.csv", "tables/tiers.csv"),
          std::pair("tables/tiers.tex", "tables/tiers.tex"),
          std::pair("figures/people-matrix.svg", "figures/people-matrix.svg"),
          std::pair("figures/people-matrix.csv", "figures/people-matrix.csv"),
          std::pair("tables/agreement.csv", "tables/report-agreement.csv")})
        QCOMPARE(readFile(dir + key("/reports/") + key(file)),
                 readFile(path("report") + u'/' + key(made)));
    const QStringList names = namesIn(m_study);
    QVERIFY(names.size() > 30);
    QCOMPARE(filesNaming(names, dir), QStringList());
}

void CliReleaseTest::release_printsItsContract()
{
    const CliRun run = release({Json, key("--date"), key("2026-03-01")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json.value(key("schema")).toString(), key("subtext.release/1"));
    QCOMPARE(json.value(key("version")).toString(), key("1.0.0"));
    QVERIFY(json.contains(key("proposed_version")) && json.contains(key("changed_notes")));
    QCOMPARE(json.value(key("names")).toString(), key("codes"));
    QCOMPARE(json.value(key("out")).toString(), path("out"));
    QCOMPARE(json.value(key("gates")).toArray().size(), 8);
    for (const QJsonValue& value : json.value(key("gates")).toArray()) {
        const QJsonObject gate = value.toObject();
        QCOMPARE(gate.keys().join(u' '), key("gate message overridden passed places"));
        QVERIFY(gate.value(key("passed")).toBool());
        QVERIFY(!gate.value(key("message")).toString().isEmpty());
    }
    const QJsonArray files = json.value(key("files")).toArray();
    QVERIFY(files.size() > 15);
    for (const QJsonValue& value : files) {
        const QJsonObject file = value.toObject();
        const QByteArray bytes = readFile(path("out") + u'/' + file.value(key("path")).toString());
        QCOMPARE(file.value(key("bytes")).toInteger(), bytes.size());
        QCOMPARE(file.value(key("sha256")).toString().toLatin1(),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }
    QVERIFY(!QFile::exists(path("out/reports/tables/tiers.csv"))); // no figures were wanted
    VERIFY_STATUS(runCli({key("verify"), path("out")}), 0);
    VERIFY_STATUS(runCli({key("verify"), m_study}), 0);
}

void CliReleaseTest::openFindings_areSaidAndHoldNothingUp()
{
    const CliRun run = release({key("--date"), key("2026-03-01")});
    VERIFY_STATUS(run, 0);
    static const QRegularExpression line(
        QStringLiteral("^note +[0-9]+ findings? of the checks (is|are) open\\. "),
        QRegularExpression::MultilineOption);
    QVERIFY2(line.match(QString::fromUtf8(run.out)).hasMatch(), run.describe().constData());
}

void CliReleaseTest::twoPathsAndDays_giveTheSameSums()
{
    VERIFY_STATUS(release({key("--date"), key("2020-02-03")}), 0);
    const QByteArray sums = released("SHA256SUMS");
    QVERIFY(QDir().mkpath(path("elsewhere/deep")));
    QVERIFY(QDir().rename(path("out"), path("elsewhere/deep/first")));
    VERIFY_STATUS(release(), 0); // years later
    QCOMPARE(released("SHA256SUMS"), sums);
    // A study that has never been released anywhere, on another path.
    QVERIFY(QFile::remove(m_study));
    m_study = path("elsewhere/copy.subtext");
    QVERIFY(QFile::copy(m_demo.filePath(key("demonstration.subtext")), m_study));
    VERIFY_STATUS(release({key("--date"), key("2020-02-03")}), 0);
    QCOMPARE(released("SHA256SUMS"), sums);
    // The seed is part of what is released.
    VERIFY_STATUS(release({key("--date"), key("2020-02-03"), key("--seed"), key("7")}), 0);
    QVERIFY(released("SHA256SUMS") != sums);
}

void CliReleaseTest::withoutDate_thatOfTheVersionIsTaken()
{
    const CliRun first = release(words("--version 1.1.0"));
    VERIFY_STATUS(first, 0);
    const QByteArray today = QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate).toUtf8();
    QVERIFY2(first.out.contains(today), first.describe().constData());
    VERIFY_STATUS(release(words("--version 1.2.0 --date 2020-02-03")), 0);
    const CliRun again = release(words("--version 1.2.0"));
    VERIFY_STATUS(again, 0);
    QVERIFY2(again.out.contains("2020-02-03"), again.describe().constData());
    QVERIFY(released("CITATION.cff").contains("2020-02-03"));
}

void CliReleaseTest::changedGold_proposesAMajorVersion()
{
    VERIFY_STATUS(release(), 0);
    const QByteArray gold = released("gold.csv");
    const QByteArray row = gold.split('\n').at(1);
    const QByteArray name = row.left(row.indexOf(','));
    const QByteArray label = row.split(',').at(2) == "joy" ? "anger" : "joy";
    const QString csv = writeFile(path("decisions.csv"),
                                  "scenario,gold,basis\n" + name + ',' + label + ",override\n");
    VERIFY_STATUS(runCli({key("adjudicate"), m_study, csv}), 0);
    const CliRun run = release(words("--version 2.0.0 --json"));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json().value(key("proposed_version")).toString(), key("2.0.0"));
    QVERIFY(released("CHANGELOG.md").contains(name));
    QVERIFY(released("gold.csv") != gold);
    VERIFY_STATUS(runCli({key("verify"), path("out")}), 0);
}

void CliReleaseTest::failedGate_writesNothingAndEndsWithOne()
{
    VERIFY_STATUS(release(), 0);
    const QByteArray sums = released("SHA256SUMS");
    addUnassigned();
    const CliRun run = release({Json});
    VERIFY_STATUS(run, 1);
    QVERIFY(run.json().value(key("files")).toArray().isEmpty());
    const QJsonObject gate = gateOf(run, key("labelled"));
    QVERIFY(!gate.value(key("passed")).toBool(true));
    QVERIFY(!gate.value(key("overridden")).toBool(true));
    const QJsonObject place = gate.value(key("places")).toArray().at(0).toObject();
    QCOMPARE(place.value(key("scenario")).toString(), key("mixed-signals/900"));
    QCOMPARE(place.value(key("detail")).toString(), key("unassigned"));
    QCOMPARE(released("SHA256SUMS"), sums);
    const CliRun said = release();
    VERIFY_STATUS(said, 1);
    QVERIFY2(said.out.contains("mixed-signals/900"), said.describe().constData());
    QVERIFY2(said.err.contains("Nothing was written. Failed: labelled"),
             said.describe().constData());
    QVERIFY(QDir(m_folder->path())
                .entryList({key(".out*")}, QDir::AllEntries | QDir::Hidden)
                .isEmpty());
}

void CliReleaseTest::yes_setsAsideAndTheReadmeSaysWhy_data()
{
    QTest::addColumn<QStringList>("reason");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("reason") << QStringList{key("--reason"), key("The item came too late.")}
                            << QByteArray("The item came too late.");
    QTest::newRow("none") << QStringList()
                          << QByteArray("Overridden on the command line, without a reason given.");
    QTest::newRow("blank") << QStringList{key("--reason"), key("  ")}
                           << QByteArray("Overridden on the command line, without a reason given.");
}

void CliReleaseTest::yes_setsAsideAndTheReadmeSaysWhy()
{
    QFETCH(QStringList, reason);
    QFETCH(QByteArray, said);
    addUnassigned();
    const CliRun run = release(QStringList{Yes, Json} + reason);
    VERIFY_STATUS(run, 0);
    QVERIFY(gateOf(run, key("labelled")).value(key("overridden")).toBool());
    QVERIFY(!gateOf(run, key("names")).value(key("overridden")).toBool(true));
    QVERIFY(released("README.md").contains("| `labelled` | " + said + " |"));
}

void CliReleaseTest::emptyStudy_isReleasedForAReasonOnly()
{
    m_study = path("empty.subtext");
    VERIFY_STATUS(runCli({key("study"), key("create"), m_study, key("--title"), key("Empty")}), 0);
    const CliRun refused = runCli(command({Yes, Json}));
    VERIFY_STATUS(refused, 1);
    QVERIFY2(refused.err.contains("The study has no scenarios"), refused.err);
    QVERIFY(!gateOf(refused, key("labelled"))[key("overridden")].toBool());
    QVERIFY(!QFile::exists(path("out")));
    const CliRun made = runCli(command({Yes, key("--reason"), key("The task alone.")}));
    VERIFY_STATUS(made, 0);
    QVERIFY(readFile(path("out/README.md")).contains("The task alone."));
}

void CliReleaseTest::reasonThatNamesSomebody_isNotPublished()
{
    addUnassigned();
    const CliRun run = release({Yes, Json, key("--reason"), key("Esme was ill.")});
    VERIFY_STATUS(run, 1);
    QVERIFY(!gateOf(run, key("names")).value(key("passed")).toBool(true));
    QVERIFY(!QFile::exists(path("out")));
    VERIFY_STATUS(
        release({Yes, key("--reason"), key("Esme was ill."), key("--names"), key("names")}), 0);
}

void CliReleaseTest::wrongUse_endsWithTwo_data()
{
    QTest::addColumn<QString>("more");
    for (const char* more :
         {"--version 1.0", "--version v1.0.0", "--version 1.0.0-rc1", "--version 01.0.0",
          "--date 2026-02-30", "--date 1.3.2026", "--names both", "--reason late", "--seed x"})
        QTest::newRow(more) << QString::fromLatin1(more);
}

void CliReleaseTest::wrongUse_endsWithTwo()
{
    QFETCH(QString, more);
    const CliRun run = release(more.split(u' '));
    VERIFY_STATUS(run, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(!QFile::exists(path("out")));
}

void CliReleaseTest::folderOfSomebody_staysAsItIs()
{
    QVERIFY(QDir().mkpath(path("out")));
    writeFile(path("out/thesis.tex"), "mine");
    const CliRun run = release({Json});
    VERIFY_STATUS(run, 3);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("thesis.tex"), run.describe().constData());
    QCOMPARE(QDir(path("out")).entryList(QDir::Files), QStringList{key("thesis.tex")});
}

void CliReleaseTest::missingParent_endsWithThree()
{
    const CliRun run = runCli({key("release"), m_study, key("--out"), path("none/out"), NoFigures,
                               key("--version"), key("1.0.0")});
    VERIFY_STATUS(run, 3);
    QVERIFY(run.err.contains("none"));
}

void CliReleaseTest::lockedStudy_endsWithFour()
{
    SystemClock clock;
    RandomIds ids;
    const auto study = Study::open(m_study, Study::Access::Write, {clock, ids, {}});
    VERIFY_HOLDS(study);
    const CliRun run = release({Json});
    VERIFY_STATUS(run, 4);
    QVERIFY(run.out.isEmpty());
    QVERIFY(!QFile::exists(path("out")));
}

void CliReleaseTest::unwritableFolder_endsWithFour()
{
    if (geteuid() != 0)
        QSKIP("takes root, to become somebody else");
    // The study may be written by anybody; the folder that is to hold the release may not.
    QVERIFY(QDir().mkpath(path("closed")));
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7777)));
    QVERIFY(QFile::setPermissions(m_study, QFile::Permissions(0x6666)));
    const CliRun run = runCli({key("release"), m_study, key("--out"), path("closed/out"),
                               key("--version"), key("1.0.0"), NoFigures},
                              true);
    VERIFY_STATUS(run, 4);
    QVERIFY(QDir(path("closed"))
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                .isEmpty());
}

void CliReleaseTest::interrupted_leavesTheOldReleaseOrTheNewOne()
{
    int steps = 0;
    VERIFY_STATUS(runCliInterrupted(command(), 0, &steps), 0);
    const QByteArray old = released("SHA256SUMS");
    int interrupted = 0;
    bool isReplaced = false;
    constexpr int Points = 8;
    QVERIFY(steps > Points);
    for (int point = 0; point <= Points; ++point) { // from before anything is read to the last file
        const CliRun run = runCliInterrupted(command(words("--version 1.0.1 --seed 43")),
                                             1 + (steps - 1) * point / Points);
        QVERIFY2(run.status == 0 || run.status == 130, run.describe().constData());
        const auto check = verifyReleaseFolder(path("out"));
        VERIFY_HOLDS(check);
        QVERIFY(check->isSound());
        isReplaced = isReplaced || run.status == 0;
        QCOMPARE(released("SHA256SUMS") != old, isReplaced);
        QVERIFY(QDir(m_folder->path())
                    .entryList({key(".out*")}, QDir::AllEntries | QDir::Hidden)
                    .isEmpty());
        interrupted += run.status == 130 ? 1 : 0;
    }
    QVERIFY2(interrupted >= Points, QByteArray::number(interrupted).constData());
    VERIFY_STATUS(runCli({key("verify"), m_study}), 0);
}

void CliReleaseTest::extendedFiles_areTakenByAnImport()
{
    VERIFY_STATUS(release({key("--extended")}), 0);
    const QByteArray header = released("data/human-gold/data_mixed-signals.csv").split('\n').at(0);
    QVERIFY2(
        header.contains(",Notes,domain,power_relation,basis,ambiguous,agreement_pattern,position_"),
        header.constData());
    const QString again = path("again.subtext");
    VERIFY_STATUS(runCli({key("study"), key("create"), again, key("--title"), key("Again")}), 0);
    VERIFY_STATUS(runCli(QStringList{key("import"), again} + csvFilesIn(path("out"))), 0);
    const CliRun agreement = runCli({key("agreement"), again, Json});
    VERIFY_STATUS(agreement, 0);
    QCOMPARE(agreement.out, released("reports/agreement.json"));
}

void CliReleaseTest::verify_saysWhatIsNotAsReleased()
{
    VERIFY_STATUS(release(), 0);
    writeFile(path("out/gold.csv"), released("gold.csv") + "x");
    QVERIFY(QFile::remove(path("out/splits.json")));
    writeFile(path("out/more.txt"), "x");
    const CliRun run = runCli({key("verify"), path("out"), Json});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.json().value(key("checksums")).toString(), key("broken"));
    QStringList unsound;
    for (const QJsonValue& value : run.json().value(key("files")).toArray()) {
        const QJsonObject file = value.toObject();
        if (file.value(key("state")) != key("sound"))
            unsound << file.value(key("path")).toString() + u' ' +
                           file.value(key("state")).toString();
    }
    QCOMPARE(unsound.join(u','), key("gold.csv changed,more.txt unlisted,splits.json missing"));
    const CliRun said = runCli({key("verify"), path("out")});
    VERIFY_STATUS(said, 1);
    for (const char* name : {"gold.csv", "more.txt", "splits.json"})
        QVERIFY2(said.out.contains(name), said.describe().constData());
}

void CliReleaseTest::verify_ofNoRelease_endsWithThree()
{
    for (const QString& what : {m_folder->path(), path("none")}) {
        const CliRun run = runCli({key("verify"), what, Json});
        VERIFY_STATUS(run, 3);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count('\n'), 1);
    }
    QVERIFY(QDir().mkpath(path("bad")));
    writeFile(path("bad/SHA256SUMS"), "hello\n");
    const CliRun run = runCli({key("verify"), path("bad")});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("SHA256SUMS:1"), run.describe().constData());
}

SUBTEXT_TEST(CliReleaseTest)
#include "clireleasetest.moc"
