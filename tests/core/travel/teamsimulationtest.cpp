// SPDX-License-Identifier: MIT
// What people of a team do, and what befalls their lines, programs, clocks and server, in whatever
// order: nothing that was acknowledged is lost, nobody reads what is not theirs, and all come to
// the same. SUBTEXT_SIMULATION says how many steps are tried; 100,000 in each run. A step is an act
// of somebody, a call to the server or a transaction of a file.
#include "tests/core/travel/teamsimulation.h"

#include "tests/support/failedseeds.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <deque>

using namespace subtext;
using namespace subtext::test;

namespace {

QString text(const char* latin1)
{
    return QString::fromLatin1(latin1);
}

constexpr int Items = 4;
constexpr qint64 Year = qint64{365} * 24 * 3'600'000;

/// The tables of which no row may ever go.
const QStringList& keptTables()
{
    static const QStringList tables =
        text("annotation visit hand_in decision study_lock assignment_change person_change "
             "withdrawal scenario audit")
            .split(u' ');
    return tables;
}

QString countsOfKept()
{
    QStringList counts;
    for (const QString& table : keptTables())
        counts << text("(SELECT count(*) FROM %1)").arg(table);
    return text("SELECT ") + counts.join(text(" || ' ' || "));
}

class World
{
public:
    explicit World(int seed);

    /// Something happens.
    void step();
    qint64 steps() const { return m_steps; }
    /// No faults any more: all sync, a few times, until nothing waits; empty, or what does not hold
    /// then. That it comes to this without anybody's doing is held by remote-teamlinkproxy.
    QString settleDown();
    /// After it: the study is locked, and everybody has everything that they may have.
    QString compare();
    /// What never held on the way; empty where everything did.
    const QString& broken() const { return m_broken; }
    const std::map<QString, qint64>& acts() const { return m_acts; }

private:
    static constexpr int RoundsToSettle = 3;

    Replica& any() { return *m_replicas.at(m_random.below(quint32(m_replicas.size()))); }
    Replica& coordinator() { return *m_replicas.front(); }
    void join(Replica& replica);
    void act(Replica& replica);
    void label(Replica& replica);
    void adjudicate(Replica& replica);
    void coordinate(Replica& replica);
    void takeReturned(Replica& replica);
    void moveClock(Replica& replica);
    Result<SyncOutcome> sync(Replica& replica, bool isFaulty);
    Fault happen(bool isFaulty);
    void look(Replica& replica);
    QString whatIsKnownTooEarly(Replica& replica);
    void breaks(const Replica& replica, const QString& what);
    bool isOneWaiting(QString& why);
    void deliverLate();

    PythonRandom m_random;
    std::unique_ptr<DeskStudy> m_course;
    QString m_before; ///< The coordinator's file before it was shared.
    std::unique_ptr<PlayedExchange> m_exchange;
    std::optional<PlayedExchange> m_backup;
    std::vector<std::unique_ptr<Replica>> m_replicas;
    std::deque<std::function<void()>> m_late;
    std::set<std::pair<int, Uuid>> m_openings; ///< Of all servers that there were.
    std::map<Uuid, int> m_rounds;              ///< In which decisions were sent.
    std::map<QString, qint64> m_acts;
    qint64 m_steps = 0;
    int m_depth = 0;
    int m_faultsInTen = 1;
    QString m_broken;
};

World::World(int seed)
    : m_random(static_cast<quint32>(seed))
    , m_course(std::make_unique<DeskStudy>(Items))
    , m_before(m_course->filePath(text("before.subtext")))
{
    DeskStudy& course = *m_course;
    must(course->copyTo(m_before));
    const Person leader = *must(course.roster().person(course.coordinator()));
    m_exchange = std::make_unique<PlayedExchange>(must(course->info()).uuid, leader.uuid);
    auto first = std::make_unique<Replica>(9, leader.code);
    first->path = course.path();
    first->member = m_exchange->enrol(leader.uuid);
    std::map<QString, Uuid> people;
    for (const Person& person : must(course.roster().people()))
        people[person.code] = person.uuid;
    course.close();
    first->open();
    must(first->study->syncing().join({text("played"),
                                       5432,
                                       text("subtext"),
                                       text("st_0"),
                                       {},
                                       leader.uuid,
                                       first->member.device,
                                       text("coordinator"),
                                       first->member.device}));
    m_replicas.push_back(std::move(first));
    must(sync(coordinator(), false));
    for (const QString& code : text("A01 A02 A03 J01 J02").split(u' ')) {
        m_replicas.push_back(std::make_unique<Replica>(int(m_replicas.size()), code));
        m_replicas.back()->member = m_exchange->enrol(people.at(code));
        join(*m_replicas.back());
    }
    m_backup = *m_exchange;
}

void World::join(Replica& replica)
{
    replica.path = m_course->filePath(replica.code + text(".subtext"));
    NewTeamFile file;
    PlayedLine line(*m_exchange, replica.member, [] { return Fault::None; }, {});
    Courier courier(line, file);
    must(courier.connect({}));
    const auto fetched = must(courier.fetch({}));
    const ServerHello& hello = fetched.hello;
    must(file.write(replica.path,
                    {text("played"),
                     5432,
                     text("subtext"),
                     text("st_") + replica.code,
                     {},
                     hello.person,
                     hello.device,
                     roleToken(hello.role),
                     hello.incarnation},
                    {replica.clock, replica.ids, {}}));
    replica.open();
}

void World::breaks(const Replica& replica, const QString& what)
{
    if (m_broken.isEmpty())
        m_broken = text("step %1, %2: %3").arg(m_steps).arg(replica.code, what);
}

void World::deliverLate()
{
    if (m_late.empty())
        return;
    ++m_acts[text("late")];
    const auto call = m_late.front();
    m_late.pop_front();
    call();
}

/// At every call: others may do something first, and then the call may go wrong.
Fault World::happen(bool isFaulty)
{
    ++m_steps;
    for (const auto& opening : m_exchange->openings())
        m_openings.insert(opening);
    if (!isFaulty)
        return Fault::None;
    if (m_depth < 2 && m_random.below(8) == 0) {
        ++m_depth;
        step();
        --m_depth;
    }
    if (m_random.below(100) >= quint32(m_faultsInTen))
        return Fault::None;
    const auto fault = static_cast<Fault>(1 + m_random.below(5));
    ++m_acts[text("fault %1").arg(int(fault))];
    return fault;
}

Result<SyncOutcome> World::sync(Replica& replica, bool isFaulty)
{
    replica.isBusy = true;
    const auto happening = [this, isFaulty] { return happen(isFaulty); };
    PlayedLine line(*m_exchange, replica.member, happening,
                    [this](auto call) { m_late.push_back(std::move(call)); });
    MortalFile file(replica.study->syncing(), happening);
    Courier courier(line, file);
    Result<SyncOutcome> outcome = fail(ErrorCode::Cancelled);
    try {
        const auto open = courier.connect({});
        outcome = open ? courier.sync({}) : fail(open.error());
    } catch (const Killed&) {
        ++m_acts[text("killed")];
        replica.reopen();
    }
    replica.isBusy = false;
    if (outcome)
        ++m_acts[text("synced")];
    else if (outcome.error().code != ErrorCode::Cancelled &&
             outcome.error().code != ErrorCode::ServerUnreachable)
        ++m_acts[text("refused ") + outcome.error().value];
    look(replica);
    return outcome;
}

void World::step()
{
    ++m_steps;
    Replica& replica = any();
    if (replica.isBusy)
        return;
    const auto what = m_random.below(100);
    if (what < 60)
        act(replica);
    else if (what < 85)
        sync(replica, true);
    else if (what < 88)
        deliverLate();
    else if (what < 92)
        moveClock(replica);
    else if (what < 93 && m_depth == 0)
        m_backup = *m_exchange;
    else if (what < 94 && m_depth == 0 && m_backup) {
        ++m_acts[text("restored")];
        m_late.clear(); // what was on its way went to the server that is gone
        m_exchange->restore(*m_backup);
    } else if (what < 96)
        replica.reopen();
    else if (what < 98)
        takeReturned(replica);
    else
        m_faultsInTen = static_cast<int>(m_random.below(8));
}

void World::act(Replica& replica)
{
    replica.clock.advance(1 + m_random.below(90'000));
    if (replica.isAnnotator())
        label(replica);
    else if (replica.isCoordinator())
        coordinate(replica);
    else
        adjudicate(replica);
}

void World::label(Replica& replica)
{
    Labelling& labelling = replica.study->labelling();
    const PersonId person = replica.person();
    if (m_random.below(12) == 0) {
        m_acts[text("handed in")] += labelling.handIn(person) ? 1 : 0;
        return;
    }
    const auto items = must(labelling.items(person));
    if (items.empty())
        return;
    const auto& item = items.at(m_random.below(quint32(items.size())));
    const auto emotion = emotionsOf(text("jt")).at(m_random.below(2));
    const Visit visit{replica.clock.now() - 20'000, 20'000, 15'000, 1};
    const auto given =
        labelling.submit(person, item.scenario, submissionOf(completeAnswer(emotion), visit));
    if (given) {
        replica.answers.push_back(given->uuid);
        ++m_acts[text("labelled")];
    }
}

void World::adjudicate(Replica& replica)
{
    const auto scenes = must(replica.study->scenarios());
    if (scenes.empty())
        return;
    const ScenarioId scene = scenes.at(m_random.below(quint32(scenes.size()))).id;
    const auto said = verdict(emotionsOf(text("jtf")).at(m_random.below(3)));
    const PersonId person = replica.person();
    Deciding& deciding = replica.study->deciding();
    switch (m_random.below(8)) {
    case 0:
        m_acts[text("undone")] += deciding.undo(person) ? 1 : 0;
        return;
    case 1:
        m_acts[text("redone")] += deciding.redo(person) ? 1 : 0;
        return;
    case 2:
        m_acts[text("proposed")] += deciding.propose(person, scene, said) ? 1 : 0;
        return;
    case 3:
        m_acts[text("confirmed")] += deciding.confirm(person, scene) ? 1 : 0;
        return;
    default:
        break;
    }
    if (const auto decided = deciding.decide(person, scene, said)) {
        replica.decisions.push_back(decided->value.uuid);
        ++m_acts[text("decided")];
    }
}

void World::coordinate(Replica& replica)
{
    Study& study = *replica.study;
    const PersonId leader = replica.person();
    const auto what = m_random.below(10);
    if (what < 3) {
        m_acts[text("unlocked")] += study.dataLock().unlock(text("Go on."), leader) ? 1 : 0;
    } else if (what < 4) {
        m_acts[text("locked")] += study.dataLock().lock(text("Done."), leader) ? 1 : 0;
    } else if (what < 6) {
        const auto person = must(study.roster().byCode(text("A02")))->id;
        const bool isAway = must(study.assigning().isWithdrawn(person));
        const bool isDone = isAway ? study.assigning().readmit(person).has_value()
                                   : study.assigning().withdraw(person).has_value();
        m_acts[isAway ? text("readmitted") : text("withdrawn")] += isDone ? 1 : 0;
    } else if (what < 8) {
        const auto person = must(study.roster().byCode(text("A01")))->id;
        m_acts[text("renamed")] +=
            study.roster().rename(person, text("Person %1").arg(m_random.below(99))) ? 1 : 0;
    } else {
        m_acts[text("filled")] += study.assigning().fill(m_random.below(99)) ? 1 : 0;
    }
}

/// An annotator's file is also given back by hand.
void World::takeReturned(Replica& replica)
{
    if (!replica.isAnnotator() || coordinator().isBusy)
        return;
    const QString copy = m_course->filePath(text("returned.subtext"));
    QFile::remove(copy);
    replica.raw.reset(); // another reader would keep the log
    replica.study->makeSelfContained();
    if (!QFile::copy(replica.path, copy))
        return breaks(replica, text("the file cannot be copied"));
    coordinator().clock.advance(1'000);
    const auto merged = coordinator().study->merging().merge({copy});
    m_acts[text("merged")] += merged && merged->front().isSound() ? 1 : 0;
    QFile::remove(copy);
    look(coordinator());
}

void World::moveClock(Replica& replica)
{
    ++m_acts[text("clock moved")];
    const qint64 years = static_cast<qint64>(m_random.below(21)) - 10;
    replica.clock.set(FixedClock::Start + years * Year + m_random.below(1'000'000'000));
}

/// What has to hold at every moment.
void World::look(Replica& replica)
{
    const QStringList counts = replica.sql(countsOfKept()).split(u' ');
    for (qsizetype i = 0; i < counts.size(); ++i) {
        const qint64 count = counts.at(i).toLongLong();
        if (count < replica.rows[i])
            breaks(replica, text("rows of %1 are gone").arg(keptTables().at(i)));
        replica.rows[i] = count;
    }
    const auto missing = [&](const char* table, const std::vector<Uuid>& of) {
        return !of.empty() && replica.sql(text("SELECT count(*) FROM %1 WHERE uuid = '%2'")
                                              .arg(text(table), of.back().text()))
                                      .toInt() != 1;
    };
    if (missing("annotation", replica.answers) || missing("decision", replica.decisions))
        breaks(replica, text("what was saved is gone"));
    if (const QString known = whatIsKnownTooEarly(replica); !known.isEmpty())
        breaks(replica, known);
}

QString World::whatIsKnownTooEarly(Replica& replica)
{
    const QString own =
        text("(SELECT id FROM person WHERE uuid = '%1')").arg(replica.member.person.text());
    if (replica.isAnnotator()) {
        const QString others =
            replica.sql(text("SELECT (SELECT count(*) FROM annotation WHERE person_id <> %1) + "
                             "(SELECT count(*) FROM decision)")
                            .arg(own));
        return others == u"0" ? QString() : text("an annotator knows what others said");
    }
    const QString voices = replica.sql(
        text("SELECT group_concat(uuid) FROM decision WHERE person_id <> %1 AND final = 0")
            .arg(own));
    for (const QString& uuid : voices.split(u',', Qt::SkipEmptyParts)) {
        const Uuid decision = *Uuid::fromText(uuid);
        if (!replica.voices.insert(decision).second)
            continue; // a server that was restored may have it in a later round
        if (const auto round = m_exchange->roundOf(decision))
            m_rounds[decision] = *round;
        const auto round = m_rounds.find(decision);
        if (round == m_rounds.end())
            return text("a voice of no round");
        const bool isLetIn =
            std::any_of(m_openings.begin(), m_openings.end(), [&](const auto& opening) {
                return opening.second == replica.member.person && opening.first >= round->second;
            });
        if (!isLetIn)
            return text("a voice was read before the desks were open");
    }
    if (replica.isCoordinator())
        return {}; // reads what was settled, and voices only after the lock
    // Whatever two have settled is so over the voices of both; a proposal settles nothing.
    const QString bare = replica.sql(
        text("SELECT count(*) FROM decision AS d WHERE d.final = 1 AND d.second_person_id IS NOT "
             "NULL AND (SELECT count(DISTINCT v.person_id) FROM decision AS v WHERE v.final = 0 "
             "AND v.scenario_id = d.scenario_id) < 2"));
    return bare == u"0" ? QString() : text("something is settled without its voices");
}

bool World::isOneWaiting(QString& why)
{
    for (const auto& replica : m_replicas) {
        TeamStanding standing = must(replica->study->syncing().standing());
        // Names that an adjudicator may read only once the study is locked are awaited.
        if (!m_exchange->isLocked())
            std::erase_if(standing.parked, [](const auto& row) { return row.reason == u"name"; });
        if (standing.waiting == 0 && standing.setAside.empty() && standing.parked.empty())
            continue;
        why = text("%1 has %2 rows that wait, %3 set aside (%4), %5 parked (%6)")
                  .arg(replica->code)
                  .arg(standing.waiting)
                  .arg(standing.setAside.size())
                  .arg(standing.setAside.empty() ? QString() : standing.setAside.front().reason)
                  .arg(standing.parked.size())
                  .arg(standing.parked.empty() ? QString() : standing.parked.front().reason);
        return true;
    }
    return false;
}

QString World::settleDown()
{
    while (!m_late.empty())
        deliverLate();
    coordinator().clock.set(FixedClock::Start + 20 * Year); // outranks whatever was said
    must(sync(coordinator(), false));
    static_cast<void>(
        coordinator().study->dataLock().unlock(text("Last."), coordinator().person()));
    QString why;
    for (int round = 0; round < RoundsToSettle; ++round) {
        for (const auto& replica : m_replicas) {
            if (const auto synced = sync(*replica, false); !synced)
                return text("%1 cannot sync: error %2 %3 %4")
                    .arg(replica->code)
                    .arg(int(synced.error().code))
                    .arg(synced.error().value, synced.error().detail);
        }
    }
    return isOneWaiting(why) ? why : QString();
}

QString linesOf(const QString& dump, const QString& person)
{
    QStringList lines;
    for (const QString& line : dump.split(u'\n')) {
        if (line.section(u' ', 1, 1).startsWith(person))
            lines << line;
    }
    return lines.join(u'\n');
}

QString voicesIn(Replica& replica)
{
    return replica.sql(
        text("SELECT group_concat(line, char(10)) FROM (SELECT uuid || ' ' || picks || ' ' || "
             "rank_at || ' ' || final || ' ' || coalesce((SELECT uuid FROM person WHERE id = "
             "person_id), '-') AS line FROM decision ORDER BY uuid)"));
}

/// For whoever has to find out why.
QString firstDifference(const QString& here, const QString& there)
{
    const QStringList a = here.split(u'\n');
    const QStringList b = there.split(u'\n');
    qsizetype at = 0;
    while (at < a.size() && at < b.size() && a.at(at) == b.at(at))
        ++at;
    return text("'%1' for '%2'").arg(a.value(at), b.value(at));
}

QString World::compare()
{
    Replica& leader = coordinator();
    must(leader.study->dataLock().lock(text("Done."), leader.person()));
    for (int round = 0; round < 2; ++round) {
        for (const auto& replica : m_replicas)
            must(sync(*replica, false));
    }
    if (QString why; isOneWaiting(why))
        return why;
    const QString all = statedRows(leader.path);
    for (const auto& replica : m_replicas) {
        if (!replica->study->verifyAudit())
            return replica->code + text(": the audit chain does not hold");
        for (const Uuid& answer : replica->answers) {
            if (!all.contains(answer.text()))
                return replica->code + text(": an answer never came to the coordinator");
        }
        const QString own = replica->member.person.text();
        if (replica->isAnnotator() && linesOf(statedRows(replica->path), own) != linesOf(all, own))
            return replica->code + text(": not what the coordinator has: ") +
                   firstDifference(linesOf(statedRows(replica->path), own), linesOf(all, own));
        if (!replica->isAnnotator() && voicesIn(*replica) != voicesIn(leader))
            return replica->code + text(": other voices than the coordinator's: ") +
                   firstDifference(voicesIn(*replica), voicesIn(leader));
        if (!replica->isAnnotator() && statedRows(replica->path) != all)
            return replica->code + text(": other answers than the coordinator's: ") +
                   firstDifference(statedRows(replica->path), all);
        PlayedLine line(*m_exchange, replica->member, [] { return Fault::None; }, {});
        Courier courier(line, replica->study->syncing());
        must(courier.connect({}));
        if (const auto read = courier.verify({}); !read)
            return replica->code + text(": what the server gives leads elsewhere");
    }
    return {};
}

} // namespace

class TeamSimulationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void allComeToTheSame_data();
    void allComeToTheSame();
    void everythingHappened();

private:
    static constexpr int StepsOfAWorld = 4'000;

    std::map<QString, qint64> m_acts;
};

/// Commits wait for no disk: here nobody's power fails.
void TeamSimulationTest::initTestCase()
{
    if (const QFileInfo memory(text("/dev/shm")); memory.isDir() && memory.isWritable())
        qputenv("TMPDIR", "/dev/shm");
}

void TeamSimulationTest::allComeToTheSame_data()
{
    QTest::addColumn<int>("seed");
    addFirst(failedWorlds());
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("SUBTEXT_SIMULATION", &isNumber);
    const int worlds = ((isNumber ? wanted : 100'000) + StepsOfAWorld - 1) / StepsOfAWorld;
    const int first = qEnvironmentVariableIntValue("SUBTEXT_SIMULATION_SEED");
    for (int seed = first; seed < first + worlds; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TeamSimulationTest::allComeToTheSame()
{
    QFETCH(int, seed);
    World world(seed);
    while (world.steps() < StepsOfAWorld && world.broken().isEmpty())
        world.step();
    QVERIFY2(world.broken().isEmpty(), qPrintable(world.broken()));
    const QString open = world.settleDown();
    QVERIFY2(open.isEmpty(), qPrintable(open));
    const QString different = world.compare();
    QVERIFY2(different.isEmpty(), qPrintable(different));
    QVERIFY2(world.broken().isEmpty(), qPrintable(world.broken()));
    for (const auto& [act, times] : world.acts())
        m_acts[act] += times;
}

/// Else the test above says less than it claims.
void TeamSimulationTest::everythingHappened()
{
    if (m_acts.empty())
        QSKIP("nothing was tried");
    for (const auto& [act, times] : m_acts)
        qInfo("%s: %lld", qUtf8Printable(act), static_cast<long long>(times));
    for (const char* act :
         {"labelled",  "handed in", "decided",  "undone",    "redone",      "proposed",
          "confirmed", "locked",    "unlocked", "withdrawn", "readmitted",  "merged",
          "restored",  "killed",    "late",     "synced",    "clock moved", "fault 1",
          "fault 2",   "fault 3",   "fault 4",  "fault 5"})
        QVERIFY2(m_acts[text(act)] > 0, act);
}

SUBTEXT_TEST(TeamSimulationTest)
#include "teamsimulationtest.moc"
