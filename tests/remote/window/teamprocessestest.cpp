// SPDX-License-Identifier: MIT
// A course as processes on one server: six people label through windows of their own, by key
// events, their coordinator syncs and locks by commands, and all are killed; the line breaks and
// the server dies meanwhile. The release is that of a twin in which all of it was labelled in one
// file.
#include "core/operation/datalock.h"
#include "tests/app/clirunner.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/crash/killing.h"
#include "tests/remote/support/holdswithin.h"
#include "tests/remote/support/sharedcourse.h"
#include "tests/support/filesin.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/faultyline.h"
#include "tests/support/teammoment.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>
#include <QUrl>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// A short run by default; SUBTEXT_LONG=1 asks for more items and more kills, and for all at once.
class TeamProcessesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void release_equalsThatOfOneFile();

private:
    class Labeller;
    class Lead;
    class Outage;
    /// What a screen called submitted.
    struct Acknowledged
    {
        QString person;
        QString item;
        int revision = 0;
    };

    void labelTwin(const QString& path);
    void breakLater(FaultyLine& line);
    void labelInTeam(SharedCourse& course, FaultyLine& line);
    QString settingsOfLead(SharedCourse& course) const;
    QStringList syncOfLead() const;
    void runAsLead(Lead& lead, const QString& program, const QStringList& arguments,
                   int longestLifeMs);
    void handInAtHomes(SharedCourse& course);
    void lockInTeam(SharedCourse& course);
    void verifyAcknowledged(Study& study) const;
    void endTwin(const QString& path) const;
    std::map<QString, QByteArray> released(const QString& study, const QString& folder) const;

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TestStudy> m_study;
    std::vector<Acknowledged> m_acknowledged;
    QRandomGenerator m_random{20261129};
    int m_kills = 0;
    int m_breaks = 0;
    int m_killsOfLead = 0;
};

namespace {

constexpr int Workers = 6;
constexpr int LongestSyncMs = 800; // until it is killed, if it still runs then
constexpr int LongestLockMs = 200;
constexpr int EndsWithin = 600'000; // milliseconds; what has not ended by then never will
constexpr qint64 HourMs = 3'600'000;
constexpr qint64 HandedInAt = FixedClock::Start + 24 * HourMs;
constexpr qint64 LockedAt = FixedClock::Start + 48 * HourMs;

QString codeOf(int worker)
{
    return QStringLiteral("A%1").arg(worker, 2, 10, QLatin1Char('0'));
}

void handInAtHome(Study& study, FixedClock& clock, const QString& code)
{
    clock.set(HandedInAt);
    must(study.labelling().handIn(must(study.roster().byCode(code))->id));
}

void lockAsLead(Study& study, FixedClock& clock)
{
    clock.set(LockedAt);
    must(study.dataLock().lock(QStringLiteral("All is done."),
                               must(study.roster().byCode(QStringLiteral("C01")))->id));
}

} // namespace

/// The window of one person, which is opened again whenever it was killed.
class TeamProcessesTest::Labeller
{
public:
    struct Arguments
    {
        QString study;
        QString settings;
        int worker = 1;
        int longestPauseMs = 0;
        QString secrets; ///< MachineSecrets::lines()
    };
    /// `lives`: how long each time from "ready" to the kill, in milliseconds; then it is left
    /// alone.
    Labeller(const Arguments& arguments, std::vector<int> lives)
        : m_code(codeOf(arguments.worker))
        , m_lives(std::move(lives))
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("SUBTEXT_LABELLER_SECRETS"), arguments.secrets);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.setProgram(QStringLiteral(SUBTEXT_TEAM_LABELLER));
        m_process.setArguments({arguments.study, arguments.settings, m_code,
                                QString::number(FixedClock::Start + arguments.worker * HourMs),
                                QString::number(arguments.longestPauseMs)});
        m_kill.setSingleShot(true);
        QObject::connect(&m_kill, &QTimer::timeout, &m_process, [this] {
            m_isKilled = m_process.state() == QProcess::Running;
            m_process.kill(); // SIGKILL
        });
        QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process,
                         [this] { read(); });
        QObject::connect(&m_process, &QProcess::finished, &m_process, [this] { end(); });
        QObject::connect(&m_process, &QProcess::errorOccurred, &m_process,
                         [this](QProcess::ProcessError error) {
                             m_hasEnded = m_hasEnded || error == QProcess::FailedToStart;
                         });
        m_process.start();
    }

    bool hasEnded() const { return m_hasEnded; }
    int kills() const { return m_killCount; }
    /// Its last word: "synced", "labelled" or what went wrong.
    QByteArray lastWord() const { return m_lastWord; }
    const std::vector<Acknowledged>& acknowledged() const { return m_acknowledged; }

private:
    void read()
    {
        m_unread += m_process.readAllStandardOutput();
        for (qsizetype end = m_unread.indexOf('\n'); end >= 0; end = m_unread.indexOf('\n')) {
            hear(m_unread.left(end));
            m_unread.remove(0, end + 1);
        }
    }
    void hear(const QByteArray& line)
    {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 3 && words[0] == "submitted")
            m_acknowledged.push_back({m_code, QString::fromUtf8(words[1]), words[2].toInt()});
        else if (words[0] == "ready" && !m_lives.empty())
            m_kill.start(m_lives.back());
        m_lastWord = line;
    }
    void end()
    {
        read();
        m_unread.clear(); // a line that was cut was never said
        m_kill.stop();
        if (!m_isKilled) {
            m_hasEnded = true;
            return;
        }
        m_isKilled = false;
        ++m_killCount;
        m_lives.pop_back();
        QMetaObject::invokeMethod( // once it has told everybody of this end
            &m_process, [this] { m_process.start(); }, Qt::QueuedConnection);
    }

    QString m_code;
    std::vector<int> m_lives;
    QTimer m_kill;
    QByteArray m_unread;
    QByteArray m_lastWord;
    std::vector<Acknowledged> m_acknowledged;
    bool m_isKilled = false;
    bool m_hasEnded = false;
    int m_killCount = 0;
    QProcess m_process; // goes first
};

/// What the coordinator runs, one process after the other.
class TeamProcessesTest::Lead
{
public:
    explicit Lead(const QString& settings)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings);
        environment.remove(QStringLiteral("SUBTEXT_TEAM_SECRET"));
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_kill.setSingleShot(true);
        QObject::connect(&m_kill, &QTimer::timeout, &m_process, [this] {
            m_isKilled = m_process.state() == QProcess::Running;
            m_process.kill(); // SIGKILL
        });
        QObject::connect(&m_process, &QProcess::finished, &m_process, [this] {
            m_kill.stop();
            const bool isCrashed = m_process.exitStatus() == QProcess::CrashExit;
            m_kills += isCrashed && m_isKilled ? 1 : 0;
            m_isBroken = m_isBroken || (isCrashed && !m_isKilled);
        });
        QObject::connect(&m_process, &QProcess::errorOccurred, &m_process,
                         [this](QProcess::ProcessError error) {
                             m_isBroken = m_isBroken || error == QProcess::FailedToStart;
                         });
    }

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Once the one before has ended. None: it is left alone.
    void start(const QString& program, const QStringList& arguments, std::optional<int> lifeMs)
    {
        m_isKilled = false;
        m_process.start(program, arguments);
        if (lifeMs)
            m_kill.start(*lifeMs);
    }
    /// One of them ended by itself as no program should.
    bool isBroken() const { return m_isBroken; }
    bool hasSucceeded() const
    {
        return m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    }
    QByteArray words() { return m_process.readAll(); }
    int kills() const { return m_kills; }

private:
    QTimer m_kill;
    bool m_isKilled = false;
    bool m_isBroken = false;
    int m_kills = 0;
    QProcess m_process; // goes first
};

/// A power cut of the server, some time after it is said to begin.
class TeamProcessesTest::Outage
{
public:
    Outage(PostgresServer& server, FaultyLine& line, int afterMs, int forMs)
        : m_afterMs(afterMs)
    {
        m_cut.setSingleShot(true);
        m_return.setSingleShot(true);
        QObject::connect(&m_cut, &QTimer::timeout, &m_cut, [this, &server, forMs] {
            server.kill();
            m_return.start(forMs);
        });
        QObject::connect(&m_return, &QTimer::timeout, &m_return, [this, &server, &line] {
            server.startAgain();
            line.leadTo(server.port());
            m_isOver = true;
        });
    }
    void begin() { m_cut.start(m_afterMs); }
    bool isOver() const { return m_isOver; }

private:
    int m_afterMs;
    QTimer m_cut;
    QTimer m_return;
    bool m_isOver = false;
};

void TeamProcessesTest::initTestCase()
{
    START_OR_SKIP(m_server);
    TestStudy::Shape shape;
    shape.perSubtype = killCount(5, 20);
    shape.subtypes = {Subtype::SarcasmIrony, Subtype::MixedSignals};
    shape.annotators = Workers;
    m_study = std::make_unique<TestStudy>(shape);
    must(m_study->roster().add(
        {{QStringLiteral("C01"), QStringLiteral("Course"), Role::Coordinator}}));
}

/// One window after the other on the one file.
void TeamProcessesTest::labelTwin(const QString& path)
{
    for (int worker = 1; worker <= Workers; ++worker) {
        Labeller labeller(
            {path, m_study->filePath(QStringLiteral("settings-twin")), worker, 0, QString()}, {});
        QVERIFY(holdsWithin(EndsWithin, [&] { return labeller.hasEnded(); }));
        QVERIFY2(labeller.lastWord() == "labelled", labeller.lastWord().constData());
    }
}

/// Where the commands find what the keychain on the coordinator's machine has.
QString TeamProcessesTest::settingsOfLead(SharedCourse& course) const
{
    const QString settings = m_study->filePath(QStringLiteral("settings-lead"));
    const QString folder = settings + QStringLiteral("/subtext/team-secrets");
    if (!QDir().mkpath(folder))
        qFatal("no folder for secrets");
    for (const auto& [name, secret] : course.ownSecrets().kept)
        writeFile(folder + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name)) +
                      QStringLiteral(".key"),
                  secret.toUtf8());
    return settings;
}

QStringList TeamProcessesTest::syncOfLead() const
{
    return {QStringLiteral("team"), QStringLiteral("sync"), m_study->path()};
}

/// Killed at random moments, and at last left alone.
void TeamProcessesTest::runAsLead(Lead& lead, const QString& program, const QStringList& arguments,
                                  int longestLifeMs)
{
    for (int kills = killCount(2, 12); kills >= 0; --kills) {
        lead.start(program, arguments,
                   kills > 0 ? std::optional(m_random.bounded(longestLifeMs)) : std::nullopt);
        QVERIFY(holdsWithin(EndsWithin, [&] { return !lead.isRunning(); }));
        QVERIFY(!lead.isBroken());
    }
    QVERIFY2(lead.hasSucceeded(), lead.words().constData());
}

/// Again and again.
void TeamProcessesTest::breakLater(FaultyLine& line)
{
    const int mostBreaks = killCount(10, 60);
    line.after(5'000 + m_random.bounded(40'000), [this, &line, mostBreaks] {
        line.strike(m_random.bounded(2) == 0 ? FaultyLine::Fault::Cut : FaultyLine::Fault::Reset);
        if (++m_breaks < mostBreaks)
            breakLater(line);
    });
}

/// All of them, a few at a time, over a line that breaks, on a server that dies once. The
/// coordinator's file is closed here: commands sync it meanwhile.
void TeamProcessesTest::labelInTeam(SharedCourse& course, FaultyLine& line)
{
    const int killsEach = killCount(2, 12);
    const int atOnce = killCount(2, Workers);
    constexpr int LongestPauseMs = 8;
    breakLater(line);
    Lead lead(settingsOfLead(course));
    QDeadlineTimer nextSync(0);
    Outage outage(*m_server, line, m_random.bounded(killCount(1'500, 15'000)),
                  m_random.bounded(2'000));
    const int diesWith = 2 + m_random.bounded(Workers - 1);
    std::vector<std::unique_ptr<Labeller>> labellers;
    const auto isOver = [&] {
        const auto running = std::count_if(labellers.begin(), labellers.end(),
                                           [](const auto& each) { return !each->hasEnded(); });
        const int next = static_cast<int>(labellers.size()) + 1;
        const bool areThrough = running == 0 && next > Workers && outage.isOver();
        if (areThrough || lead.isBroken())
            return !lead.isRunning();
        if (!lead.isRunning() && nextSync.hasExpired()) {
            lead.start(QStringLiteral(SUBTEXT_CLI), syncOfLead(), m_random.bounded(LongestSyncMs));
            nextSync.setRemainingTime(1'000 + m_random.bounded(2'000));
        }
        if (running >= atOnce || next > Workers)
            return false;
        std::vector<int> lives;
        for (int kill = 0; kill < killsEach; ++kill)
            lives.push_back(200 + static_cast<int>(m_random.bounded(1'500)));
        const QString code = codeOf(next);
        labellers.push_back(std::make_unique<Labeller>(
            Labeller::Arguments{course.path(code), m_study->filePath(code), next, LongestPauseMs,
                                course.secretsOf(code).lines()},
            std::move(lives)));
        if (next == diesWith)
            outage.begin();
        return false;
    };
    const bool haveEnded = holdsWithin(EndsWithin, isOver);
    line.after(0, {});
    QVERIFY(haveEnded);
    QVERIFY(!lead.isBroken());
    for (const auto& labeller : labellers) {
        QVERIFY2(labeller->lastWord() == "synced", labeller->lastWord().constData());
        m_kills += labeller->kills();
        m_acknowledged.insert(m_acknowledged.end(), labeller->acknowledged().begin(),
                              labeller->acknowledged().end());
    }
    m_killsOfLead += lead.kills();
}

/// Each answer that a screen called submitted is there, and once.
void TeamProcessesTest::verifyAcknowledged(Study& study) const
{
    QHash<QString, ScenarioId> items;
    for (const Scenario& scenario : must(study.scenarios()))
        items.insert(scenario.name(), scenario.id);
    for (const Acknowledged& answer : m_acknowledged) {
        QCOMPARE(answer.revision, 1); // nobody was asked for one a second time
        QVERIFY2(items.contains(answer.item), qPrintable(answer.item));
        const PersonId person = must(study.roster().byCode(answer.person))->id;
        QCOMPARE(must(study.labelling().history(person, items.value(answer.item))).size(),
                 std::size_t{1});
    }
}

void TeamProcessesTest::endTwin(const QString& path) const
{
    FixedClock clock;
    NumberedIds ids(100);
    const auto twin = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
    for (int worker = 1; worker <= Workers; ++worker)
        handInAtHome(*twin, clock, codeOf(worker));
    lockAsLead(*twin, clock);
}

std::map<QString, QByteArray> TeamProcessesTest::released(const QString& study,
                                                          const QString& folder) const
{
    const QString out = m_study->filePath(folder);
    const CliRun run = runCli({QStringLiteral("release"), study, QStringLiteral("--out"), out,
                               QStringLiteral("--version"), QStringLiteral("1.0.0"),
                               QStringLiteral("--date"), QStringLiteral("2027-02-01")});
    if (run.status != 0)
        qWarning("%s", run.describe().constData());
    return filesIn(out);
}

void TeamProcessesTest::handInAtHomes(SharedCourse& course)
{
    for (int worker = 1; worker <= Workers; ++worker) {
        const QString code = codeOf(worker);
        QCOMPARE(integrity(course.path(code)), QByteArray("ok"));
        FixedClock clock;
        NumberedIds ids(200 + worker);
        const auto home =
            must(Study::open(course.path(code), Study::Access::Write, {clock, ids, {}}));
        VERIFY_HOLDS(home->verifyAudit());
        handInAtHome(*home, clock, code);
        VERIFY_HOLDS(course.syncFile(code, *home));
        QCOMPARE(must(home->syncing().standing()).waiting, qint64{0});
    }
}

/// What all sent is read, and locked, by commands.
void TeamProcessesTest::lockInTeam(SharedCourse& course)
{
    Lead lead(settingsOfLead(course));
    const QString cli = QStringLiteral(SUBTEXT_CLI);
    const QString locker = QStringLiteral(SUBTEXT_TEAM_LOCKER);
    runAsLead(lead, cli, syncOfLead(), LongestSyncMs);
    if (QTest::currentTestFailed())
        return;
    runAsLead(lead, locker, {m_study->path(), QString::number(LockedAt)}, LongestLockMs);
    if (QTest::currentTestFailed())
        return;
    runAsLead(lead, cli, syncOfLead(), LongestSyncMs);
    if (QTest::currentTestFailed())
        return;
    m_killsOfLead += lead.kills();
    QCOMPARE(integrity(m_study->path()), QByteArray("ok"));
    m_study->reopen();
    verifyAcknowledged(m_study->study());
    QVERIFY(must((*m_study)->dataLock().isLocked()));
    QCOMPARE(must((*m_study)->dataLock().changes()).size(), std::size_t{1});
    QCOMPARE(must((*m_study)->syncing().standing()).waiting, qint64{0});
    VERIFY_HOLDS(course.verify());
    VERIFY_HOLDS((*m_study)->verifyAudit());
    m_study->close();
}

void TeamProcessesTest::release_equalsThatOfOneFile()
{
    const QString twin = m_study->filePath(QStringLiteral("twin.subtext"));
    m_study->close();
    QVERIFY(QFile::copy(m_study->path(), twin));
    m_study->reopen();
    labelTwin(twin);
    if (QTest::currentTestFailed())
        return;
    endTwin(twin);

    FaultyLine line(m_server->port());
    SharedCourse course(*m_server, *m_study, line.port());
    for (int worker = 1; worker <= Workers; ++worker)
        course.join(codeOf(worker));
    m_study->close();
    labelInTeam(course, line);
    if (QTest::currentTestFailed())
        return;
    handInAtHomes(course);
    if (QTest::currentTestFailed())
        return;
    lockInTeam(course);
    if (QTest::currentTestFailed())
        return;

    qInfo("%d kills, %d of the coordinator, %d breaks of the line, %zu answers acknowledged",
          m_kills, m_killsOfLead, m_breaks, m_acknowledged.size());
    QVERIFY(m_kills > 0);
    QVERIFY(m_killsOfLead > 0);
    QVERIFY(m_breaks > 0);
    QVERIFY(!m_acknowledged.empty());
    const auto ours = withoutTeamMoment(released(m_study->path(), QStringLiteral("ours")));
    const auto theirs = withoutTeamMoment(released(twin, QStringLiteral("theirs")));
    QVERIFY(hasFigures(ours));
    QCOMPARE(ours.size(), theirs.size());
    for (const auto& [path, bytes] : ours)
        QVERIFY2(theirs.contains(path) && bytes == theirs.at(path), qPrintable(path));
}

SUBTEXT_TEST(TeamProcessesTest)

#include "teamprocessestest.moc"
