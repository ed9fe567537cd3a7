// SPDX-License-Identifier: MIT
#include "core/operation/datalock.h"
#include "core/sync/invitation.h"
#include "tests/app/clirunner.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// A team by a shared folder, from the command line.
class CliTeamFolderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup() { qunsetenv("SUBTEXT_TEAM_SECRET"); }
    void answers_comeByTheFolder();
    void refusedRows_areNotEverything();
    void invitationThatIsNotWritten_isLeftAsItsLink();
    void lockedStudy_isWhatRowsWaitFor();
    void claims_areSwitchedOnAServerOnly();
    void secretWithoutAKeychain_isInAFileForItsOwner();

private:
    /// A closed study with a coordinator, C01, and the place of a folder beside it, which is not
    /// there yet.
    struct CourseFolder
    {
        TestStudy study;
        QString shared = study.filePath(QStringLiteral("shared"));

        CourseFolder()
        {
            must(study.roster().add(
                {{QStringLiteral("C01"), QStringLiteral("Course"), Role::Coordinator}}));
            study.close();
        }
    };
    /// Makes that folder, and shares the study there.
    static CliRun share(const CourseFolder& course)
    {
        QDir().mkpath(course.shared);
        return team(QStringLiteral("C01"),
                    {QStringLiteral("folder"), course.study.path(), course.shared});
    }
    /// Writes the invitation of somebody.
    static CliRun invite(const CourseFolder& course, const QString& code, const QString& file,
                         const QStringList& more = {})
    {
        return team(QStringLiteral("C01"),
                    QStringList{QStringLiteral("invite"), course.study.path(),
                                QStringLiteral("--person"), code, QStringLiteral("--out"), file} +
                        more);
    }
    /// A command on the machine of somebody, whose keychain has their secret.
    static CliRun team(const QString& who, const QStringList& arguments)
    {
        qputenv("SUBTEXT_TEAM_SECRET", "secret of the machine of " + who.toUtf8());
        return runCli(QStringList{QStringLiteral("team")} + arguments);
    }
};

void CliTeamFolderTest::initTestCase()
{
    if (runCli({QStringLiteral("team"), QStringLiteral("--help")}).status != 0)
        QSKIP("built without teams");
}

void CliTeamFolderTest::answers_comeByTheFolder()
{
    CourseFolder course;
    TestStudy& study = course.study;
    const QString lead = QStringLiteral("C01");
    const QString one = QStringLiteral("A01");
    const QString file = study.filePath(QStringLiteral("A01.subtext"));
    const QString invitation = study.filePath(QStringLiteral("A01.subtext-invite"));
    const QString& shared = course.shared;
    const QString moved = study.filePath(QStringLiteral("moved"));
    const QString json = QStringLiteral("--json");
    const QString out = QStringLiteral("--out");
    const QString toFolder = QStringLiteral("folder");
    const QString sync = QStringLiteral("sync");
    VERIFY_STATUS(team(lead, {toFolder, study.path(), shared}), 3); // is not there
    QVERIFY(QDir().mkpath(shared));
    const CliRun made = team(lead, {toFolder, study.path(), shared});
    VERIFY_STATUS(made, 0);
    QVERIFY2(made.out.contains("not blind"), made.describe().constData());
    QVERIFY2(made.out.contains("names included"), made.describe().constData());
    VERIFY_STATUS(invite(course, one, invitation), 0);
    const QStringList inviteAll{QStringLiteral("invite"), study.path(), QStringLiteral("--all"),
                                out, study.filePath(QStringLiteral("invitations"))};
    const QStringList join{QStringLiteral("join"), invitation, out, file};
    VERIFY_STATUS(team(one, join), 2); // nobody knows where the folder is there
    QDirIterator first(shared, {QStringLiteral("0000001.batch")}, QDir::Files,
                       QDirIterator::Subdirectories);
    const QString second = first.next() + QStringLiteral(" (1).batch");
    QVERIFY(QFile::copy(first.filePath(), second));
    const CliRun joined = team(one, join + QStringList{QStringLiteral("--folder"), shared});
    VERIFY_STATUS(joined, 1); // done, and the copy is named
    QVERIFY2(joined.err.contains("second copy"), joined.describe().constData());
    QVERIFY(QFile::remove(second));
    {
        AtHome home(file, 2);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
    }
    VERIFY_STATUS(team(one, {sync, file}), 0);
    // Everybody else, but neither who takes part nor who must not read what a folder cannot hide.
    const CliRun others = team(lead, inviteAll + QStringList{json});
    VERIFY_STATUS(others, 0);
    QStringList invited;
    for (const QJsonValue& each : others.json().value(QLatin1String("invitations")).toArray()) {
        QVERIFY(QFileInfo::exists(each[QLatin1String("file")].toString()));
        invited << each[QLatin1String("person")].toString();
    }
    QCOMPARE(invited, QStringList({QStringLiteral("A02"), QStringLiteral("A03")}));
    const CliRun nobody = team(lead, inviteAll);
    VERIFY_STATUS(nobody, 0);
    QVERIFY2(nobody.out.contains("nobody to invite"), nobody.describe().constData());
    VERIFY_STATUS(team(lead, inviteAll + QStringList{QStringLiteral("--person"), one}), 2);
    VERIFY_STATUS(team(lead, inviteAll.mid(0, 3) + QStringList{QStringLiteral("--link")}), 2);
    QVERIFY(QDir().rename(shared, moved));
    VERIFY_STATUS(team(lead, {toFolder, study.path(), moved}), 0);
    study.reopen();
    QCOMPARE(must(study->counts()).annotations, qint64{1});
    study.close();
    const CliRun status = team(lead, {QStringLiteral("status"), study.path(), json});
    VERIFY_STATUS(status, 0);
    QCOMPARE(status.json().value(QLatin1String("people")).toArray().size(), 4);
    const CliRun verified = team(lead, {QStringLiteral("verify"), study.path()});
    VERIFY_STATUS(verified, 0);
    const QJsonObject fingerprints = team(lead, {QStringLiteral("verify"), study.path(), json})
                                         .json()
                                         .value(QLatin1String("fingerprints"))
                                         .toObject();
    QCOMPARE(fingerprints.keys(),
             QStringList({QStringLiteral("everybody"), QStringLiteral("file")}));
    for (const QJsonValue& digits : fingerprints) {
        QCOMPARE(digits.toString().size(), 47);
        QVERIFY2(verified.out.contains(digits.toString().toUtf8()),
                 verified.describe().constData());
    }
    const QString wait = QStringLiteral("--wait");
    const CliRun all = team(lead, {sync, study.path(), wait});
    VERIFY_STATUS(all, 0);
    QVERIFY2(all.out.contains("Everything that the folder here had."), all.describe().constData());
    const QJsonObject waited = team(lead, {sync, study.path(), wait, json}).json();
    QVERIFY(waited.contains(QLatin1String("blind")));
    QVERIFY(!waited.contains(QLatin1String("as_of")));

    // What is wrong is named with its file.
    QDirIterator batches(moved, {QStringLiteral("0000001.batch")}, QDir::Files,
                         QDirIterator::Subdirectories);
    const QString copied = batches.next() + QStringLiteral(" (1).batch");
    QVERIFY(QFile::copy(batches.filePath(), copied));
    const CliRun told = team(lead, {sync, study.path(), json});
    VERIFY_STATUS(told, 1);
    const QJsonObject document = told.json();
    QCOMPARE(document.value(QLatin1String("blind")), QJsonValue(false));
    const QJsonObject problem =
        document.value(QLatin1String("problems")).toArray().at(0).toObject();
    QCOMPARE(problem.value(QLatin1String("file")).toString(), copied);
    QCOMPARE(problem.value(QLatin1String("reason")).toString(), QStringLiteral("copy"));
    VERIFY_STATUS(
        team(lead, {QStringLiteral("revoke"), study.path(), QStringLiteral("--person"), one}), 0);
}

void CliTeamFolderTest::refusedRows_areNotEverything()
{
    CourseFolder course;
    TestStudy& study = course.study;
    const QString lead = QStringLiteral("C01");
    VERIFY_STATUS(share(course), 0);
    const QStringList wait{QStringLiteral("sync"), study.path(), QStringLiteral("--wait")};
    VERIFY_STATUS(team(lead, wait), 0);
    const QString park = QStringLiteral("INSERT INTO parked (uuid, reason, packet) VALUES "
                                        "('0190a6b2-0000-7000-8000-00000000000%1', '%2', '{}')");
    // A coordinator sees everybody: whom this file does not know is missed.
    QCOMPARE(
        RawSql(study.path()).run(park.arg(QStringLiteral("1"), QStringLiteral("unknown_person"))),
        QString());
    VERIFY_STATUS(team(lead, wait + QStringList{QStringLiteral("--limit"), QStringLiteral("1")}),
                  1);
    QCOMPARE(RawSql(study.path()).run(QStringLiteral("DELETE FROM parked")), QString());
    QCOMPARE(RawSql(study.path())
                 .run(QStringLiteral("INSERT INTO set_aside (uuid, kind, reason, at) VALUES "
                                     "('0190a6b2-0000-7000-8000-000000000002', 'annotation', "
                                     "'malformed', 1)")),
             QString());
    const CliRun told = team(lead, wait);
    VERIFY_STATUS(told, 1);
    QVERIFY2(!told.out.contains("Everything"), told.describe().constData());
    QVERIFY2(told.err.contains("did not accept (they stay in it): 1."),
             told.describe().constData());
}

// Whoever it is for was invited by then, and would not be told the secret again.
void CliTeamFolderTest::invitationThatIsNotWritten_isLeftAsItsLink()
{
    CourseFolder course;
    TestStudy& study = course.study;
    VERIFY_STATUS(share(course), 0);
    const QString nowhere = study.filePath(QStringLiteral("nowhere/it.subtext-invite"));
    const CliRun said = invite(course, QStringLiteral("A01"), nowhere);
    QVERIFY2(said.status != 0 && !said.err.isEmpty(), said.describe().constData());
    const auto read = readInvitation(QString::fromUtf8(said.out).trimmed());
    VERIFY_HOLDS(read);
    QCOMPARE(read->code, QStringLiteral("A01"));
    const CliRun json = invite(course, QStringLiteral("A02"), nowhere, {QStringLiteral("--json")});
    QVERIFY(json.status != 0);
    const auto other = readInvitation(json.json().value(QLatin1String("link")).toString());
    VERIFY_HOLDS(other);
    QCOMPARE(other->code, QStringLiteral("A02"));
}

// Nobody would wait for the limit.
void CliTeamFolderTest::lockedStudy_isWhatRowsWaitFor()
{
    CourseFolder course;
    TestStudy& study = course.study;
    const QString lead = QStringLiteral("C01");
    const QString one = QStringLiteral("A01");
    const QString file = study.filePath(QStringLiteral("A01.subtext"));
    const QString invitation = study.filePath(QStringLiteral("A01.subtext-invite"));
    const QString sync = QStringLiteral("sync");
    VERIFY_STATUS(share(course), 0);
    VERIFY_STATUS(invite(course, one, invitation), 0);
    VERIFY_STATUS(team(one, {QStringLiteral("join"), invitation, QStringLiteral("--out"), file,
                             QStringLiteral("--folder"), course.shared}),
                  0);
    {
        AtHome home(file, 2);
        VERIFY_HOLDS(home.label(1, Emotion::Joy));
    }
    study.reopen();
    VERIFY_HOLDS(
        study->dataLock().lock(QStringLiteral("Done."), must(study.roster().byCode(lead))->id));
    study.close();
    VERIFY_STATUS(team(lead, {sync, study.path()}), 0);
    const QStringList wait{sync, file, QStringLiteral("--wait"), QStringLiteral("--limit"),
                           QStringLiteral("60")};
    const CliRun told = team(one, wait);
    VERIFY_STATUS(told, 1);
    QVERIFY2(told.err.contains("The study is locked: rows of this file that are sent once it is "
                               "unlocked: "),
             told.describe().constData());
    QVERIFY2(!told.out.contains("Everything"), told.describe().constData());
}

void CliTeamFolderTest::claims_areSwitchedOnAServerOnly()
{
    CourseFolder course;
    TestStudy& study = course.study;
    const auto claims = [&](const QStringList& more) {
        return team(QStringLiteral("C01"),
                    QStringList{QStringLiteral("claims"), study.path()} + more);
    };
    const QString on = QStringLiteral("on");
    const QString off = QStringLiteral("off");
    const QString items = QStringLiteral("--items");
    VERIFY_STATUS(claims({QStringLiteral("perhaps")}), 2);
    VERIFY_STATUS(claims({on, items, QStringLiteral("0")}), 2);
    VERIFY_STATUS(claims({on, items, QStringLiteral("10001")}), 2);
    VERIFY_STATUS(claims({off, items, QStringLiteral("5")}), 2);
    VERIFY_STATUS(claims({items, QStringLiteral("5")}), 2);
    const CliRun alone = claims({on});
    VERIFY_STATUS(alone, 3); // nobody shares the study
    VERIFY_STATUS(share(course), 0);
    const CliRun refused = claims({on, items, QStringLiteral("5")});
    VERIFY_STATUS(refused, 3);
    QVERIFY2(refused.err.contains("only a server does"), refused.describe().constData());
    VERIFY_STATUS(claims({}), 3);
}

// As the window keeps it, so that either opens what the other shared.
void CliTeamFolderTest::secretWithoutAKeychain_isInAFileForItsOwner()
{
    CourseFolder course;
    TestStudy& study = course.study;
    const QString& shared = course.shared;
    QVERIFY(QDir().mkpath(shared));
    const QByteArray settings = qgetenv("XDG_CONFIG_HOME");
    const auto putBack = qScopeGuard([&] {
        settings.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", settings);
    });
    qputenv("XDG_CONFIG_HOME", study.filePath(QStringLiteral("settings")).toUtf8());
    const CliRun made =
        runCli({QStringLiteral("team"), QStringLiteral("folder"), study.path(), shared});
    if (!made.err.contains("in a file"))
        QSKIP("this system may have a keychain");
    VERIFY_STATUS(made, 0);
    QDirIterator secrets(study.filePath(QStringLiteral("settings/subtext/team-secrets")),
                         QDir::Files);
    QVERIFY(secrets.hasNext());
    secrets.next();
    QVERIFY(!secrets.hasNext()); // that of the device alone
    QCOMPARE(secrets.fileInfo().permissions() &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
    VERIFY_STATUS(runCli({QStringLiteral("team"), QStringLiteral("sync"), study.path()}), 0);
}

SUBTEXT_TEST(CliTeamFolderTest)
#include "cliteamfoldertest.moc"
