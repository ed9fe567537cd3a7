// SPDX-License-Identifier: MIT
// A whole course by way of one server, each file on a machine of its own, and the release of it.
#include "core/course/assigning.h"
#include "core/desk/comparing.h"
#include "core/desk/deciding.h"
#include "core/operation/datalock.h"
#include "tests/app/clirunner.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/remote/support/postgresserver.h"
#include "tests/support/filesin.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teammoment.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

class TeamCourseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void release_equalsThatOfOneFile();
    void commands_endAsTheyShould();
    void twoDevicesOfOnePerson_haveOneAnswer();
    void halvesOfASync_carryOneWayEach();
    void moreItems_areForWhoMayAsk();
    void whoDroppedOutOrWasCutOff_isToldSo();
    void waiting_endsWithEverythingOrSaysWhatIsMissing();
    void unblock_isForTheCoordinator();
    void watch_isForTheCoordinator();

private:
    CliRun team(const QString& who, const QStringList& arguments) const;
    void setUp();
    QString path(const QString& name) const { return m_study->filePath(name); }
    QString fileOf(const QString& code) const { return path(code + QStringLiteral(".subtext")); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TestStudy> m_study; // closed
};

namespace {

const QString TeamWord = QStringLiteral("team");
const QString Sync = QStringLiteral("sync");
const QString Lead = QStringLiteral("C01");

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

/// A file in the hands of somebody, and the file in which all of it was done at one desk: both do
/// the same at the same moment.
class Desk
{
public:
    Desk(const QString& path, int source)
        : m_ids(source)
        , m_study(must(Study::open(path, Study::Access::Write, {m_clock, m_ids, {}})))
    {}

    Study& at(qint64 minute)
    {
        m_clock.set(FixedClock::Start + minute * 60'000);
        return *m_study;
    }
    PersonId person(const QString& code) { return must(m_study->roster().byCode(code))->id; }
    ScenarioId scenario(const QString& name)
    {
        for (const Scenario& scenario : must(m_study->scenarios())) {
            if (scenario.name() == name)
                return scenario.id;
        }
        qFatal("no item %s", qUtf8Printable(name));
    }
    QString nameOf(ScenarioId id) { return must(m_study->scenario(id))->name(); }
    qint64 now() const { return m_clock.now(); }

private:
    FixedClock m_clock;
    NumberedIds m_ids;
    std::unique_ptr<Study> m_study;
};

void label(Desk& desk, qint64 minute, const QString& code, const QString& item, Choice emotion)
{
    Study& study = desk.at(minute);
    const Visit visit{desk.now() - 20'000, 20'000, 15'000, 1};
    must(study.labelling().submit(desk.person(code), desk.scenario(item),
                                  submissionOf(completeAnswer(emotion), visit)));
}

void decide(Desk& desk, qint64 minute, const QString& code, const QString& item, Choice emotion)
{
    must(desk.at(minute).deciding().decide(desk.person(code), desk.scenario(item),
                                           verdict(emotion)));
}

QStringList openItems(Desk& desk)
{
    QStringList names;
    for (const ItemGold& gold : must(desk.at(0).gold())) {
        if (!gold.of().isSettled())
            names << desk.nameOf(gold.scenario);
    }
    names.sort();
    return names;
}

} // namespace

void TeamCourseTest::init()
{
    START_OR_SKIP(m_server);
    TestStudy::Shape shape;
    shape.perSubtype = 4;
    shape.subtypes = {Subtype::SarcasmIrony, Subtype::MixedSignals};
    shape.annotators = 6;
    m_study = std::make_unique<TestStudy>(shape);
    must(m_study->roster().add({{word("J01"), word("Judge One"), Role::Adjudicator},
                                {word("J02"), word("Judge Two"), Role::Adjudicator},
                                {Lead, word("Course"), Role::Coordinator}}));
    m_study->close();
}

void TeamCourseTest::cleanup()
{
    qunsetenv("SUBTEXT_TEAM_SECRET");
    m_study.reset();
    m_server.reset();
}

/// A command on the machine of somebody, whose keychain has their secret.
CliRun TeamCourseTest::team(const QString& who, const QStringList& arguments) const
{
    qputenv("SUBTEXT_TEAM_SECRET", "secret of the machine of " + who.toUtf8());
    return runCli(QStringList{TeamWord} + arguments);
}

void TeamCourseTest::setUp()
{
    const QString server =
        QStringLiteral("%1:%2/subtext").arg(m_server->folder()).arg(m_server->port());
    VERIFY_STATUS(team(Lead, {word("create"), m_study->path(), word("--server"), server,
                              word("--admin"), word("postgres")}),
                  0);
    for (const QString& code : word("A01 A02 A03 A04 A05 A06 J01 J02").split(u' ')) {
        const QString invitation = path(code + word(".subtext-invite"));
        VERIFY_STATUS(team(Lead, {word("invite"), m_study->path(), word("--person"), code,
                                  word("--out"), invitation}),
                      0);
        VERIFY_STATUS(team(code, {word("join"), invitation, word("--out"), fileOf(code)}), 0);
    }
}

void TeamCourseTest::release_equalsThatOfOneFile()
{
    const QString twinPath = path(word("twin.subtext"));
    QVERIFY(QFile::copy(m_study->path(), twinPath));
    setUp();
    const auto synced = [&](const QString& who) {
        return team(who, {Sync, who == Lead ? m_study->path() : fileOf(who)});
    };
    auto desk = std::make_unique<Desk>(twinPath, 100);
    Desk& twin = *desk;
    // Everybody labels on their own machine, without a line to anybody, and then goes online.
    const std::array emotions{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    qint64 minute = 60;
    int source = 0;
    for (const QString& code : word("A01 A02 A03 A04 A05 A06").split(u' ')) {
        Desk home(fileOf(code), ++source);
        const auto items = must(home.at(0).labelling().items(home.person(code)));
        QCOMPARE(items.size(), std::size_t{4});
        for (const ItemSummary& item : items) {
            const QString name = home.nameOf(item.scenario);
            const Choice emotion = emotions.at(static_cast<std::size_t>(
                (source * 5 + static_cast<int>(name.back().unicode())) % 3));
            ++minute;
            label(home, minute, code, name, emotion);
            label(twin, minute, code, name, emotion);
        }
        must(home.at(++minute).labelling().handIn(home.person(code)));
        must(twin.at(minute).labelling().handIn(twin.person(code)));
    }
    for (const QString& code : word("A01 A02 A03 A04 A05 A06").split(u' '))
        VERIFY_STATUS(synced(code), 0);
    VERIFY_STATUS(synced(Lead), 0);
    // Two adjudicators, blind of each other.
    const QStringList open = openItems(twin);
    QVERIFY2(open.size() >= 2, qPrintable(open.join(u' ')));
    for (const QString& code : word("J01 J02").split(u' ')) {
        VERIFY_STATUS(synced(code), 0);
        {
            Desk home(fileOf(code), ++source);
            QCOMPARE(openItems(home), open);
            for (const QString& name : open) {
                const bool differs = code == word("J02") && name == open.front();
                const Choice emotion = differs ? Emotion::Fear : Emotion::Joy;
                ++minute;
                decide(home, minute, code, name, emotion);
                decide(twin, minute, code, name, emotion);
            }
        }
        VERIFY_STATUS(synced(code), 0);
    }
    for (const QString& code : word("J01 J02 J01").split(u' '))
        VERIFY_STATUS(synced(code), 0);
    // What they differ in they settle, each on their own machine.
    {
        Desk one(fileOf(word("J01")), ++source);
        ++minute;
        for (Desk* each : {&one, &twin})
            must(each->at(minute).deciding().propose(
                each->person(word("J01")), each->scenario(open.front()), verdict(Emotion::Fear)));
    }
    VERIFY_STATUS(synced(word("J01")), 0);
    VERIFY_STATUS(synced(word("J02")), 0);
    {
        Desk two(fileOf(word("J02")), ++source);
        ++minute;
        for (Desk* each : {&two, &twin})
            must(each->at(minute).deciding().confirm(each->person(word("J02")),
                                                     each->scenario(open.front())));
    }
    VERIFY_STATUS(synced(word("J02")), 0);
    VERIFY_STATUS(synced(Lead), 0);
    {
        Desk lead(m_study->path(), ++source);
        ++minute;
        for (Desk* each : {&lead, &twin})
            must(each->at(minute).dataLock().lock(word("All is done."), each->person(Lead)));
        // Who decides nothing is as blind as the two were, until then.
        QCOMPARE(must(lead.at(minute).decisionHistory()).size(), std::size_t{2});
    }
    VERIFY_STATUS(synced(Lead), 0);
    QCOMPARE(openItems(*std::make_unique<Desk>(m_study->path(), ++source)), QStringList());
    desk.reset();
    // The release of what was done in nine files is that of what was done in one.
    const auto release = [&](const QString& study, const QString& folder) {
        return runCli({word("release"), study, word("--out"), path(folder), word("--version"),
                       word("1.0.0"), word("--date"), word("2027-02-01")});
    };
    VERIFY_STATUS(release(m_study->path(), word("ours")), 0);
    VERIFY_STATUS(release(twinPath, word("theirs")), 0);
    const auto said = filesIn(path(word("ours")));
    QVERIFY(said.at(word("README.md")).contains("It holds all that they had sent by 20"));
    const auto files = withoutTeamMoment(said);
    const auto twins = withoutTeamMoment(filesIn(path(word("theirs"))));
    QVERIFY(hasFigures(files));
    QCOMPARE(files.size(), twins.size());
    for (const auto& [path, bytes] : files)
        QVERIFY2(twins.contains(path) && bytes == twins.at(path), qPrintable(path));
    VERIFY_STATUS(team(Lead, {word("verify"), m_study->path()}), 0);
}

void TeamCourseTest::commands_endAsTheyShould()
{
    // Outside of a team.
    VERIFY_STATUS(team(Lead, {Sync, m_study->path()}), 3);
    VERIFY_STATUS(team(Lead, {word("create"), m_study->path(), word("--server"), word("here"),
                              word("--admin"), word("postgres")}),
                  2);
    const QString nowhere = QStringLiteral("%1:1/subtext").arg(m_server->folder());
    VERIFY_STATUS(team(Lead, {word("create"), m_study->path(), word("--server"), nowhere,
                              word("--admin"), word("postgres")}),
                  4);
    // Where no secret can be kept nothing is made on the server: the next try has its name free.
    // There is no keychain here, and a file where the folder of the settings should be.
    qunsetenv("SUBTEXT_TEAM_SECRET");
    const QByteArray settings = qgetenv("XDG_CONFIG_HOME");
    const auto putBack = qScopeGuard([&] {
        settings.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", settings);
    });
    qputenv("XDG_CONFIG_HOME", m_study->path().toUtf8());
    const QString server =
        QStringLiteral("%1:%2/subtext").arg(m_server->folder()).arg(m_server->port());
    const CliRun keyless = runCli({TeamWord, word("create"), m_study->path(), word("--server"),
                                   server, word("--admin"), word("postgres")});
    VERIFY_STATUS(keyless, 4);
    const QString before = path(word("before.subtext"));
    QVERIFY(QFile::copy(m_study->path(), before));
    QVERIFY2(keyless.err.contains("team-secrets"), keyless.err.constData());
    setUp();
    // An invitation is good once, and for whom it is alone.
    const QString invitation = path(word("A01.subtext-invite"));
    VERIFY_STATUS(team(word("thief"),
                       {word("join"), invitation, word("--out"), path(word("stolen.subtext"))}),
                  3);
    QVERIFY(!QFile::exists(path(word("stolen.subtext"))));
    // Nobody else's secret opens the file's login.
    VERIFY_STATUS(team(word("thief"), {Sync, fileOf(word("A01"))}), 3);
    // People and devices, for the coordinator alone.
    const CliRun status = team(Lead, {word("status"), m_study->path(), word("--json")});
    VERIFY_STATUS(status, 0);
    QCOMPARE(status.json().value(word("people")).toArray().size(), 9);
    const CliRun own = team(word("A02"), {word("status"), fileOf(word("A02")), word("--json")});
    VERIFY_STATUS(own, 0);
    QCOMPARE(own.json().value(word("people")).toArray().size(), 1);
    QCOMPARE(own.json().value(word("waiting")).toInt(), 0);
    VERIFY_STATUS(team(word("A02"), {word("invite"), fileOf(word("A02")), word("--person"),
                                     word("A03"), word("--out"), path(word("x"))}),
                  3);
    // As text, too; of a device that was there, what it said of itself.
    VERIFY_STATUS(team(word("A03"), {Sync, fileOf(word("A03"))}), 0);
    const CliRun said = team(Lead, {word("status"), m_study->path()});
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains(QByteArray::number(m_server->port()) + "/subtext."),
             said.out.constData());
    QVERIFY2(said.out.contains("  0 waiting, 0 not accepted  "), said.out.constData());
    const CliRun ownSaid = team(word("A03"), {word("status"), fileOf(word("A03"))});
    VERIFY_STATUS(ownSaid, 0);
    QVERIFY2(!ownSaid.out.contains("seen"), ownSaid.out.constData());
    // A link does what a file does, but in no argument.
    const CliRun link = team(word("A03"), {word("invite"), fileOf(word("A03")), word("--person"),
                                           word("A03"), word("--link")});
    VERIFY_STATUS(link, 0);
    QVERIFY2(link.out.startsWith("subtext-team://"), link.out.constData());
    const QString second = path(word("second.subtext"));
    const CliRun shown = team(
        word("A03"), {word("join"), QString::fromUtf8(link.out.trimmed()), word("--out"), second});
    VERIFY_STATUS(shown, 2);
    QVERIFY2(!shown.err.contains(link.out.trimmed().right(20)), shown.err.constData());
    VERIFY_STATUS(
        runCliReading(link.out, {TeamWord, word("join"), word("-"), word("--out"), second}), 0);
    QVERIFY(QFile::exists(second));
    VERIFY_STATUS(
        team(word("A03"), {word("invite"), fileOf(word("A03")), word("--person"), word("A03")}), 2);
    // Once is enough, of this file and of a copy of before.
    const auto shareAgain = [&](const QString& file) {
        return team(Lead, {word("create"), file, word("--server"), server, word("--admin"),
                           word("postgres")});
    };
    const CliRun again = shareAgain(m_study->path());
    VERIFY_STATUS(again, 3);
    QVERIFY2(again.err.contains("shared already, on "), again.err.constData());
    const CliRun copied = shareAgain(before);
    VERIFY_STATUS(copied, 3);
    QVERIFY2(copied.err.contains("shared from another file"), copied.err.constData());
    // Whoever was cut off keeps the file, and no more.
    VERIFY_STATUS(team(Lead, {word("revoke"), m_study->path(), word("--person"), word("A02")}), 0);
    const CliRun invited = team(Lead, {word("invite"), m_study->path(), word("--person"),
                                       word("A02"), word("--out"), path(word("x"))});
    VERIFY_STATUS(invited, 3);
    QVERIFY2(invited.err.contains("cut off for good"), invited.err.constData());
    VERIFY_STATUS(team(word("A02"), {Sync, fileOf(word("A02"))}), 3);
    Desk home(fileOf(word("A02")), 1);
    QCOMPARE(must(home.at(0).labelling().items(home.person(word("A02")))).size(), std::size_t{4});
    m_server->kill();
    const CliRun dead = team(word("A03"), {Sync, fileOf(word("A03"))});
    VERIFY_STATUS(dead, 4);
    QVERIFY2(!dead.err.contains("secret of"), dead.err.constData());
    m_server->startAgain();
    VERIFY_STATUS(team(word("A03"), {Sync, fileOf(word("A03"))}), 0);
}

// Revised on both, without a line to anybody: what was said later counts in every file, whichever
// came first to the server.
void TeamCourseTest::twoDevicesOfOnePerson_haveOneAnswer()
{
    setUp();
    const QString code = word("A03");
    const QString first = fileOf(code);
    const QString second = path(word("second.subtext"));
    const CliRun link = team(code, {word("invite"), first, word("--person"), code, word("--link")});
    VERIFY_STATUS(link, 0);
    VERIFY_STATUS(
        runCliReading(link.out, {TeamWord, word("join"), word("-"), word("--out"), second}), 0);
    const auto synced = [&](const QString& file) {
        return team(file == m_study->path() ? Lead : code, {Sync, file});
    };
    int source = 0;
    QString item;
    {
        Desk home(first, ++source);
        item = home.nameOf(must(home.at(60).labelling().items(home.person(code))).front().scenario);
        label(home, 60, code, item, Emotion::Joy);
    }
    VERIFY_STATUS(synced(first), 0);
    VERIFY_STATUS(synced(second), 0);
    {
        Desk later(first, ++source);
        Desk earlier(second, ++source);
        label(later, 62, code, item, Emotion::Fear);
        label(earlier, 61, code, item, Emotion::Anger);
    }
    for (const QString& file : {first, second, first, m_study->path()})
        VERIFY_STATUS(synced(file), 0);
    std::vector<std::vector<Uuid>> said;
    for (const QString& file : {first, second, m_study->path()}) {
        Desk desk(file, ++source);
        const auto history =
            must(desk.at(63).labelling().history(desk.person(code), desk.scenario(item)));
        QCOMPARE(history.size(), std::size_t{3});
        QVERIFY(history.back().answer == completeAnswer(Emotion::Fear));
        std::vector<Uuid>& rows = said.emplace_back();
        for (const Annotation& revision : history)
            rows.push_back(revision.uuid);
        for (const Annotation& counted : must(desk.at(63).annotations())) {
            if (counted.person == desk.person(code))
                QCOMPARE(counted.uuid, history.back().uuid);
        }
        VERIFY_HOLDS(desk.at(63).verifyAudit());
    }
    QVERIFY(said[0] == said[1] && said[0] == said[2]);
}

void TeamCourseTest::halvesOfASync_carryOneWayEach()
{
    VERIFY_STATUS(team(Lead, {word("push"), m_study->path()}), 3);
    VERIFY_STATUS(team(Lead, {word("pull"), m_study->path()}), 3);
    setUp();
    const auto labelNext = [&](qint64 minute) {
        Desk home(fileOf(word("A01")), static_cast<int>(minute));
        const auto items = must(home.at(minute).labelling().items(home.person(word("A01"))));
        const QString name = home.nameOf(items.at(static_cast<std::size_t>(minute - 60)).scenario);
        label(home, minute, word("A01"), name, Emotion::Joy);
    };
    const auto count = [&] { return must(Desk(m_study->path(), 1).at(0).counts()).annotations; };
    const auto half = [&](const QString& who, const char* command) {
        const QString file = who == Lead ? m_study->path() : fileOf(who);
        return team(who, {word(command), file, word("--json")});
    };
    labelNext(60);
    // Whoever reads only keeps what is theirs.
    const CliRun read = half(word("A01"), "pull");
    VERIFY_STATUS(read, 0);
    QCOMPARE(read.json().value(word("schema")), QJsonValue(word("subtext.team_pull/1")));
    QVERIFY(read.json().value(word("waiting")).toInt() > 0);
    VERIFY_STATUS(half(Lead, "pull"), 0);
    QCOMPARE(count(), qint64{0});

    const CliRun sent = half(word("A01"), "push");
    VERIFY_STATUS(sent, 0);
    QCOMPARE(sent.json().value(word("schema")), QJsonValue(word("subtext.team_push/1")));
    QVERIFY(sent.json().value(word("sent")).toInt() > 0);
    QCOMPARE(sent.json().value(word("waiting")).toInt(), 0);
    QCOMPARE(half(word("A01"), "push").json().value(word("sent")), QJsonValue(0));
    // Whoever sends only learns nothing.
    VERIFY_STATUS(half(Lead, "push"), 0);
    QCOMPARE(count(), qint64{0});
    QVERIFY(half(Lead, "pull").json().value(word("received")).toInt() > 0);
    QCOMPARE(count(), qint64{1});

    // Rows that one has sent are read like all others, and the whole goes on after its halves.
    labelNext(61);
    VERIFY_STATUS(half(word("A01"), "sync"), 0);
    VERIFY_STATUS(half(word("A01"), "verify"), 0);
    VERIFY_STATUS(half(Lead, "sync"), 0);
    QCOMPARE(count(), qint64{2});
}

void TeamCourseTest::moreItems_areForWhoMayAsk()
{
    setUp();
    const auto claim = [&](const QStringList& more) {
        return team(word("A01"),
                    QStringList{word("claim"), fileOf(word("A01")), word("--json")} + more);
    };
    const CliRun refused = claim({});
    VERIFY_STATUS(refused, 3);
    QVERIFY2(refused.err.contains("nobody gets more items"), refused.err.constData());
    QCOMPARE(refused.json().value(word("may_claim")), QJsonValue(false));
    QVERIFY(m_server->admin().run(word("UPDATE subtext.study SET raters = 3")).holds());
    const auto claims = [&](const QString& who, const QStringList& more) {
        const QString file = who == Lead ? m_study->path() : fileOf(who);
        return team(who, QStringList{word("claims"), file} + more);
    };
    QCOMPARE(claims(Lead, {}).out, QByteArray("Annotators may not get more items.\n"));
    const CliRun others = claims(word("A01"), {word("on")});
    VERIFY_STATUS(others, 3);
    QVERIFY2(others.err.contains("may not do this"), others.err.constData());
    VERIFY_STATUS(claims(Lead, {word("on")}), 0);
    QCOMPARE(claims(word("A01"), {}).out,
             QByteArray("Annotators may get more items, up to 10 open at a time.\n"));
    VERIFY_STATUS(claims(Lead, {word("off")}), 0);
    const CliRun nine = claims(Lead, {word("on"), word("--items"), word("9"), word("--json")});
    VERIFY_STATUS(nine, 0);
    QCOMPARE(nine.json().value(word("schema")), QJsonValue(word("subtext.team_claims/1")));
    QCOMPARE(nine.json().value(word("may_claim")), QJsonValue(true));
    QCOMPARE(nine.json().value(word("open_items")), QJsonValue(9));
    const CliRun none = claim({word("2")}); // every item has its three
    VERIFY_STATUS(none, 0);
    QCOMPARE(none.json().value(word("schema")), QJsonValue(word("subtext.team_claim/1")));
    QCOMPARE(none.json().value(word("items")), QJsonValue(0));
    QCOMPARE(none.json().value(word("may_claim")), QJsonValue(true));
    VERIFY_STATUS(claim({word("0")}), 2);
}

void TeamCourseTest::whoDroppedOutOrWasCutOff_isToldSo()
{
    setUp();
    const QByteArray told("You are marked as dropped out of this study");
    VERIFY_STATUS(team(Lead, {word("claims"), m_study->path(), word("on")}), 0);
    {
        Desk lead(m_study->path(), 7);
        must(lead.at(60).assigning().withdraw(lead.person(word("A01"))));
    }
    VERIFY_STATUS(team(Lead, {Sync, m_study->path()}), 0);
    const CliRun synced = team(word("A01"), {Sync, fileOf(word("A01"))});
    VERIFY_STATUS(synced, 0);
    QVERIFY2(synced.err.contains(told), synced.err.constData());
    const CliRun claimed = team(word("A01"), {word("claim"), fileOf(word("A01")), word("--json")});
    VERIFY_STATUS(claimed, 3);
    QVERIFY2(claimed.err.contains(told), claimed.err.constData());
    QCOMPARE(claimed.json().value(word("may_claim")), QJsonValue(false));
    QVERIFY(!team(word("A02"), {Sync, fileOf(word("A02"))}).err.contains(told));
    // Who is cut off hears what stays in the file.
    {
        Desk home(fileOf(word("A02")), 8);
        const PersonId person = home.person(word("A02"));
        const ScenarioId first = must(home.at(61).labelling().items(person)).front().scenario;
        label(home, 62, word("A02"), home.nameOf(first), Emotion::Joy);
    }
    VERIFY_STATUS(team(Lead, {word("revoke"), m_study->path(), word("--person"), word("A02")}), 0);
    const CliRun cutOff = team(word("A02"), {Sync, fileOf(word("A02"))});
    QVERIFY(cutOff.status != 0);
    QVERIFY2(cutOff.err.contains("Rows of this file that the server does not have: "),
             cutOff.err.constData());
    QVERIFY2(cutOff.err.contains("hand it in as a file"), cutOff.err.constData());
}

void TeamCourseTest::waiting_endsWithEverythingOrSaysWhatIsMissing()
{
    const auto wait = [&](const QString& who, const QStringList& options) {
        const QString file = who == Lead ? m_study->path() : fileOf(who);
        return team(who, QStringList{Sync, file} + options);
    };
    VERIFY_STATUS(wait(Lead, {word("--wait")}), 3);
    VERIFY_STATUS(wait(Lead, {word("--limit"), word("9")}), 2); // of what?
    setUp();
    const CliRun all = wait(word("A01"), {word("--wait"), word("--json")});
    VERIFY_STATUS(all, 0);
    const auto asOf =
        QDateTime::fromString(all.json().value(word("as_of")).toString(), Qt::ISODate);
    QVERIFY(asOf.isValid());
    QCOMPARE(asOf.offsetFromUtc(), 0);
    constexpr qint64 Minute = 60;
    QVERIFY(std::abs(asOf.secsTo(QDateTime::currentDateTimeUtc())) < Minute);
    const CliRun said = wait(word("A01"), {word("--wait")});
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains("As of 20"), said.out.constData());
    // Without waiting nothing is promised.
    const CliRun once = wait(word("A01"), {word("--json")});
    VERIFY_STATUS(once, 0);
    QVERIFY(!once.json().contains(word("as_of")));

    // A row of a later version of the program.
    QCOMPARE(
        RawSql(fileOf(word("A02"))).run(word("INSERT INTO parked VALUES ('0', 'newer', '{}')")),
        QString());
    const CliRun missing =
        wait(word("A02"), {word("--wait"), word("--limit"), word("1"), word("--json")});
    VERIFY_STATUS(missing, 1);
    QVERIFY(missing.json().value(word("as_of")).isNull());
    QVERIFY2(missing.err.contains("kept for later: 1."), missing.err.constData());
    m_server->kill();
    VERIFY_STATUS(wait(word("A01"), {word("--wait"), word("--limit"), word("1")}), 4);
    m_server->startAgain();
}

void TeamCourseTest::unblock_isForTheCoordinator()
{
    VERIFY_STATUS(team(Lead, {word("unblock"), m_study->path()}), 3);
    setUp();
    const CliRun ended = team(Lead, {word("unblock"), m_study->path(), word("--json")});
    VERIFY_STATUS(ended, 0);
    QCOMPARE(ended.json().value(word("sessions")), QJsonValue(0)); // nobody holds anything
    const CliRun said = team(Lead, {word("unblock"), m_study->path()});
    QCOMPARE(said.out, QByteArray("0 sessions were ended.\n"));
    VERIFY_STATUS(team(word("J01"), {word("unblock"), fileOf(word("J01"))}), 3);
}

void TeamCourseTest::watch_isForTheCoordinator()
{
    setUp();
    VERIFY_STATUS(team(word("J01"), {word("watch"), fileOf(word("J01"))}), 3);
    const CliRun done = team(Lead, {word("watch"), m_study->path(), word("--json")});
    VERIFY_STATUS(done, 0);
    QVERIFY2(done.json().value(QLatin1String("received")).toInt() > 0, done.describe().constData());
    m_study->reopen();
    const auto lead = must(m_study->roster().byCode(Lead));
    QVERIFY(must(m_study->study().comparing().isWatching(lead->id)));
    m_study->close();
    VERIFY_STATUS(team(Lead, {word("watch"), m_study->path()}), 0); // again: nothing happens
}

SUBTEXT_TEST(TeamCourseTest)

#include "teamcoursetest.moc"
