// SPDX-License-Identifier: MIT
// What the server gives to read, beside a second reading of the rules: a few lines over the raw
// tables, for random studies, roles and moments. The rules are those of the design, not the SQL's.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QSet>
#include <QtTest>

#include <algorithm>
#include <random>

using namespace subtext;
using namespace subtext::test;

namespace {

const QStringList Classes{
    QStringLiteral("common"), QStringLiteral("scenes"),  QStringLiteral("about"),
    QStringLiteral("name"),   QStringLiteral("answers"), QStringLiteral("course"),
    QStringLiteral("desk"),   QStringLiteral("staff"),   QStringLiteral("office")};
const QStringList Roles{QStringLiteral("annotator"), QStringLiteral("adjudicator"),
                        QStringLiteral("coordinator")};

/// Of each class a kind that goes into it.
QString kindOf(const QString& streamClass)
{
    static const QHash<QString, QString> kinds{
        {QStringLiteral("common"), QStringLiteral("protocol")},
        {QStringLiteral("scenes"), QStringLiteral("scene")},
        {QStringLiteral("about"), QStringLiteral("person")},
        {QStringLiteral("name"), QStringLiteral("name")},
        {QStringLiteral("answers"), QStringLiteral("annotation")},
        {QStringLiteral("course"), QStringLiteral("practice")},
        {QStringLiteral("desk"), QStringLiteral("decision")},
        {QStringLiteral("staff"), QStringLiteral("settlement")},
        {QStringLiteral("office"), QStringLiteral("release")}};
    return kinds.value(streamClass);
}

struct Stream
{
    QString id;
    QString study;
    QString ofClass;
    QString person;
    int round = 0;
    QStringList uuids; ///< Of its entries, from n = 1.
};

/// Who asks, as the tables have them. Whoever is no member, or no more, has no role.
struct Caller
{
    QString study;
    QString person;
    QString role;
    bool watches = false;
    int opened = 0;         ///< The last round in the opening of which they took part.
    bool seesNames = false; ///< The study shows them, or is locked.
};

/// Who reads which stream: the table of classes in team.md, and what it says of desks.
bool mayRead(const Caller& who, const Stream& stream)
{
    if (who.role.isEmpty() || stream.study != who.study)
        return false;
    if (stream.ofClass == u"common" || stream.person == who.person)
        return true;
    if (who.role == u"annotator")
        return false;
    const bool isCoordinator = who.role == u"coordinator";
    if (stream.ofClass == u"desk")
        return (isCoordinator && who.watches) || stream.round <= who.opened;
    if (stream.ofClass == u"name")
        return isCoordinator || who.seesNames;
    return isCoordinator || (stream.ofClass != u"course" && stream.ofClass != u"office");
}

/// All that is in the tables now, read as the superuser.
class Tables
{
public:
    explicit Tables(PostgresServer& server)
        : m_server(server)
    {
        QHash<QString, std::size_t> places;
        for (const QStringList& row :
             rows("SELECT id, study, class, coalesce(person::text, ''), coalesce(round, 0) "
                  "FROM subtext.stream ORDER BY id")) {
            places.insert(row[0], streams.size());
            streams.push_back({row[0], row[1], row[2], row[3], row[4].toInt(), {}});
        }
        for (const QStringList& row :
             rows("SELECT stream, uuid FROM subtext.entry ORDER BY stream, n"))
            streams.at(places.value(row[0])).uuids << row[1];
    }

    Caller caller(const Device& device) const
    {
        const QList<QStringList> found = rows(
            QStringLiteral(
                "SELECT m.role, m.watches, coalesce((SELECT max(round) FROM subtext.opening o "
                "WHERE o.study = m.study AND o.person = m.person), 0), t.names_shown OR "
                "t.is_locked FROM subtext.login l JOIN subtext.member m USING (study, person) "
                "JOIN subtext.study t ON t.id = l.study WHERE l.name = '%1' AND l.revoked_at IS "
                "NULL AND l.enrolled_at IS NOT NULL AND m.revoked_at IS NULL")
                .arg(device.login)
                .toUtf8());
        Caller who{device.study.text(), device.person.text(), {}, false, 0, false};
        if (!found.isEmpty()) {
            who.role = found[0][0];
            who.watches = found[0][1] == u"t";
            who.opened = found[0][2].toInt();
            who.seesNames = found[0][3] == u"t";
        }
        return who;
    }

    /// Scenes, what was corrected in them and who is asked to label them again, of items that were
    /// ever given to somebody.
    QStringList scenesOf(const Caller& who) const
    {
        if (who.role.isEmpty())
            return {};
        QStringList found;
        // Annotators are not told what somebody else alone is asked for; others read it all.
        const QString asked = who.role == u"annotator"
                                  ? QStringLiteral("(p.body NOT LIKE '%person_id%' OR p.body LIKE "
                                                   "'%' || s.person || '%')")
                                  : QStringLiteral("true");
        for (const QStringList& row :
             rows(QStringLiteral("SELECT p.uuid FROM subtext.parcel p JOIN subtext.seat s USING "
                                 "(study, scenario) WHERE (p.kind IN ('scene', 'scene_change') OR "
                                 "(p.kind = 'label_again' AND %3)) AND s.study = '%1' AND s.person "
                                 "= '%2'")
                      .arg(who.study, who.person, asked)
                      .toUtf8()))
            found << row[0];
        found.sort();
        return found;
    }

    std::vector<Stream> streams;

private:
    QList<QStringList> rows(const QByteArray& sql) const
    {
        return m_server.admin().run(QString::fromUtf8(sql)).rows;
    }

    PostgresServer& m_server;
};

/// Changes the raw tables at random, as no client could: every state that the rules know.
class World
{
public:
    World(PostgresServer& server, quint32 seed)
        : m_server(server)
        , m_random(seed)
        , first(server)
        , second(server)
    {}

    std::vector<Device*> devices()
    {
        std::vector<Device*> all;
        for (Team* team : {&first, &second}) {
            for (const auto* device : {&team->c, &team->a, &team->b, &team->p, &team->q, &team->r})
                all.push_back(device->get());
        }
        return all;
    }

    void step()
    {
        Team& team = pick(2) == 0 ? first : second;
        const QString study = team.id.text();
        const std::vector<Device*> all = devices();
        const std::size_t from = &team == &first ? 0 : 6;
        const Device& device = *all[from + pick(6)];
        const QString person = device.person.text();
        const QString scene = team.scenes[pick(team.scenes.size())].text();
        const QString member = QStringLiteral(" WHERE study = '%1' AND person = '%2'");
        switch (pick(12)) {
        case 0:
            run(QStringLiteral("UPDATE subtext.member SET role = '%3'") + member, study, person,
                Roles[static_cast<qsizetype>(pick(3))]);
            break;
        case 1:
            run(QStringLiteral("UPDATE subtext.member SET watches = NOT watches") + member, study,
                person);
            break;
        case 2:
            run(QStringLiteral("UPDATE subtext.member SET revoked_at = CASE WHEN revoked_at IS "
                               "NULL THEN now() END") +
                    member,
                study, person);
            break;
        case 3:
            run(QStringLiteral("UPDATE subtext.login SET revoked_at = CASE WHEN revoked_at IS "
                               "NULL THEN now() END") +
                    member,
                study, person);
            break;
        case 4:
            run(QStringLiteral("UPDATE subtext.study SET is_locked = NOT is_locked WHERE id = "
                               "'%1'"),
                study);
            break;
        case 5:
            run(QStringLiteral("UPDATE subtext.study SET names_shown = NOT names_shown WHERE id = "
                               "'%1'"),
                study);
            break;
        case 6:
            run(QStringLiteral("INSERT INTO subtext.opening VALUES ('%1', %3, '%2') ON CONFLICT "
                               "DO NOTHING"),
                study, person, QString::number(1 + pick(3)));
            break;
        case 7:
            run(QStringLiteral("INSERT INTO subtext.seat VALUES ('%1', '%2', '%3', 1, 1, true, 1, "
                               "gen_random_uuid()) ON CONFLICT (study, person, scenario) DO UPDATE "
                               "SET live = NOT seat.live"),
                study, person, scene);
            break;
        case 8:
            run(QStringLiteral("UPDATE subtext.member SET withdrawn = NOT withdrawn") + member,
                study, person);
            break;
        default:
            addRow(study, person, scene, device.id.text());
        }
    }

    std::size_t pick(std::size_t below) { return m_random() % below; }
    template <typename Value> void shuffle(std::vector<Value>& values)
    {
        std::shuffle(values.begin(), values.end(), m_random);
    }

private:
    void addRow(const QString& study, const QString& person, const QString& scene,
                const QString& device)
    {
        const QString ofClass = Classes[static_cast<qsizetype>(pick(9))];
        static const QSet<QString> shared{QStringLiteral("common"), QStringLiteral("scenes"),
                                          QStringLiteral("staff"), QStringLiteral("office")};
        const QString whose =
            shared.contains(ofClass) ? QStringLiteral("NULL") : u'\'' + person + u'\'';
        const QString round =
            ofClass == u"desk" ? QString::number(1 + pick(3)) : QStringLiteral("NULL");
        static const QStringList ofScenes{QStringLiteral("scene"), QStringLiteral("scene_change"),
                                          QStringLiteral("label_again")};
        const QString kind =
            ofClass == u"scenes" ? ofScenes[static_cast<qsizetype>(pick(3))] : kindOf(ofClass);
        // Of one person, or of all.
        const QString body = kind == u"label_again" && pick(2) == 0
                                 ? QStringLiteral("{\"person_id\":\"%1\"}").arg(person)
                                 : QStringLiteral("{}");
        const QString of = ofClass == u"scenes" ? u'\'' + scene + u'\'' : QStringLiteral("NULL");
        run(QStringLiteral(
                "INSERT INTO subtext.stream (study, class, person, round) VALUES ('%1', '%2', %3, "
                "%4) ON CONFLICT DO NOTHING; WITH s AS (SELECT id, n FROM subtext.stream WHERE "
                "study = '%1' AND class = '%2' AND person IS NOT DISTINCT FROM %3::uuid AND round "
                "IS NOT DISTINCT FROM %4::int), p AS (INSERT INTO subtext.parcel (study, uuid, "
                "stream, kind, v, person, scenario, at, body, digest) SELECT '%1', "
                "gen_random_uuid(), s.id, '%5', 1, %3::uuid, %6::uuid, 1, '%9', sha256('') FROM s "
                "RETURNING uuid, stream), e AS (INSERT INTO subtext.entry (study, stream, n, "
                "uuid, author, device, k, link, head) SELECT '%1', s.id, s.n + 1, p.uuid, '%7', "
                "'%8', 1000000 + s.n, sha256(''), sha256('') FROM s JOIN p ON p.stream = s.id) "
                "UPDATE subtext.stream SET n = s.n + 1 FROM s WHERE stream.id = s.id")
                .arg(study, ofClass, whose, round, kind, of, person, device, body),
            QString());
    }
    void run(const QString& sql, const QString& study, const QString& person = {},
             const QString& more = {})
    {
        QString text = sql;
        text.replace(QLatin1String("%1"), study).replace(QLatin1String("%2"), person);
        text.replace(QLatin1String("%3"), more);
        const SqlAnswer answer = m_server.admin().run(text);
        QVERIFY2(answer.holds(), qUtf8Printable(answer.message + text));
    }

    PostgresServer& m_server;
    std::mt19937 m_random;

public:
    Team first;
    Team second;
};

QString listOf(const QStringList& values)
{
    return u'{' + values.join(u',') + u'}';
}

/// Entries as "stream n uuid", in the order of the answer.
QStringList entriesOf(const SqlAnswer& answer)
{
    QStringList lines;
    for (const QStringList& row : answer.rows)
        lines << row.join(u' ');
    return lines;
}

QString differenceOf(const char* what, const QStringList& given, const QStringList& expected)
{
    if (given == expected)
        return {};
    return QStringLiteral("%1 gives\n  %2\nand not\n  %3")
        .arg(QString::fromLatin1(what), given.join(QLatin1String("\n  ")),
             expected.join(QLatin1String("\n  ")));
}

} // namespace

class PullOracleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reading_isWhatTheRulesSay_data();
    void reading_isWhatTheRulesSay();
    void everyRoleMetWhatItMayAndMayNot();
    void otherRule_isNoticed_data();
    void otherRule_isNoticed();

private:
    // What differs; empty: nothing.
    QString differenceIn(World& world);
    QString differenceOfStreams(World& world, const Tables& tables, const Caller& who,
                                Device& device);
    static QString differenceOfScenes(World& world, const Tables& tables, const Caller& who,
                                      Device& device);

    std::unique_ptr<PostgresServer> m_server;
    std::map<QString, QSet<QString>> m_shown;  ///< Classes of streams, by role.
    std::map<QString, QSet<QString>> m_hidden; ///< Within the own study.
};

void PullOracleTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

void PullOracleTest::reading_isWhatTheRulesSay_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 4U})
        QTest::addRow("seed %u", seed) << seed;
}

void PullOracleTest::reading_isWhatTheRulesSay()
{
    QFETCH(quint32, seed);
    World world(*m_server, seed);
    const QString difference = differenceIn(world);
    QVERIFY2(difference.isEmpty(), qUtf8Printable(difference));
}

QString PullOracleTest::differenceIn(World& world)
{
    constexpr int Moments = 12;
    constexpr int StepsBefore = 100;
    constexpr int Steps = 12;
    for (int moment = 0; moment < Moments; ++moment) {
        for (int step = 0; step < (moment == 0 ? StepsBefore : Steps); ++step)
            world.step();
        const Tables tables(*m_server);
        for (Device* device : world.devices()) {
            const Caller who = tables.caller(*device);
            for (const QString& difference : {differenceOfStreams(world, tables, who, *device),
                                              differenceOfScenes(world, tables, who, *device)}) {
                if (!difference.isEmpty())
                    return QStringLiteral("moment %1, %2: %3")
                        .arg(moment)
                        .arg(who.role, difference);
            }
        }
    }
    return {};
}

QString PullOracleTest::differenceOfStreams(World& world, const Tables& tables, const Caller& who,
                                            Device& device)
{
    std::vector<Stream> asked = tables.streams;
    world.shuffle(asked);
    const qsizetype limit = world.pick(2) == 0 ? 10'000 : 5;
    QStringList ids;
    QStringList afters;
    QStringList heads;
    QStringList entries;
    for (const Stream& stream : asked) {
        const auto after =
            static_cast<qsizetype>(world.pick(static_cast<std::size_t>(stream.uuids.size() + 1)));
        ids << stream.id;
        afters << QString::number(after);
        const bool isShown = mayRead(who, stream);
        if (!who.role.isEmpty() && stream.study == who.study)
            (isShown ? m_shown : m_hidden)[who.role].insert(stream.ofClass);
        if (!isShown)
            continue;
        heads << stream.id;
        for (qsizetype n = after; n < stream.uuids.size() && entries.size() < limit; ++n)
            entries << QStringLiteral("%1 %2 %3")
                           .arg(stream.id, QString::number(n + 1), stream.uuids[n]);
    }
    const SqlAnswer pulled = device.run(
        QStringLiteral("SELECT stream, n, uuid FROM team.pull($1::uuid[], $2::bigint[], $3::int)"),
        {listOf(ids), listOf(afters), QString::number(limit)});
    if (!pulled.holds())
        return pulled.message;
    if (const QStringList given = entriesOf(pulled); given != entries)
        return differenceOf("pull", given, entries);
    QStringList told = device.run(QStringLiteral("SELECT stream FROM team.heads()")).column();
    told.sort();
    heads.sort();
    return differenceOf("heads", told, heads);
}

QString PullOracleTest::differenceOfScenes(World& world, const Tables& tables, const Caller& who,
                                           Device& device)
{
    QStringList wanted;
    for (const Team* team : {&world.first, &world.second}) {
        for (const Uuid& scene : team->scenes)
            wanted << scene.text();
    }
    QStringList scenes =
        device.run(QStringLiteral("SELECT uuid FROM team.scenes($1::uuid[])"), {listOf(wanted)})
            .column();
    scenes.sort();
    return differenceOf("scenes", scenes, tables.scenesOf(who));
}

// Else the comparison above would say nothing.
void PullOracleTest::everyRoleMetWhatItMayAndMayNot()
{
    const auto classes = [](const char* names) {
        const QStringList list = QString::fromLatin1(names).split(u' ');
        return QSet<QString>(list.begin(), list.end());
    };
    QCOMPARE(m_shown[Roles[0]], classes("common about name answers course desk"));
    QCOMPARE(m_hidden[Roles[0]], classes("scenes about name answers course desk staff office"));
    QCOMPARE(m_shown[Roles[1]], classes("common scenes about name answers course desk staff"));
    QCOMPARE(m_hidden[Roles[1]], classes("name course desk office"));
    QCOMPARE(m_shown[Roles[2]],
             classes("common scenes about name answers course desk staff office"));
    QCOMPARE(m_hidden[Roles[2]], classes("desk"));
}

void PullOracleTest::otherRule_isNoticed_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("other");
    const auto row = [](const char* name, const char* function, const char* rule,
                        const char* other) {
        QTest::newRow(name) << QString::fromLatin1(function) << QString::fromLatin1(rule)
                            << QString::fromLatin1(other);
    };
    const char* streams = "subtext.my_streams()";
    row("a desk opens a round early", streams, "s.round <= opened", "s.round <= opened + 1");
    row("whoever watched once reads desks", streams, "w.role = 'coordinator' AND w.watches",
        "w.watches");
    row("adjudicators read practice", streams, "'scenes', 'about', 'answers', 'staff'",
        "'scenes', 'about', 'answers', 'staff', 'course'");
    row("the lock shows no names", streams, "t.names_shown OR t.is_locked", "t.names_shown");
    row("annotators read scenes", streams, "s.class = 'common'", "s.class IN ('common', 'scenes')");
    row("other studies are read", streams, "s.study = w.study AND", "");
    row("a revoked device reads on", "subtext.me()", "AND l.revoked_at IS NULL", "");
    row("a revoked person reads on", "subtext.me()", "AND m.revoked_at IS NULL", "");
    row("items of others", "subtext.my_scenes()", "AND s.person = w.person", "");
    row("items that were taken back are hidden", "subtext.my_scenes()", "s.person = w.person",
        "s.person = w.person AND s.live");
    row("an entry comes twice", "team.pull(uuid[], bigint[], int)", "i.n > c.a", "i.n >= c.a");
}

void PullOracleTest::otherRule_isNoticed()
{
    QFETCH(QString, function);
    QFETCH(QString, rule);
    QFETCH(QString, other);
    SqlSession& admin = m_server->admin();
    const QString sound =
        admin.run(QStringLiteral("SELECT pg_get_functiondef($1::regprocedure)"), {function})
            .value();
    QVERIFY2(sound.contains(rule), qUtf8Printable(sound));
    const SqlAnswer changed = admin.run(QString(sound).replace(rule, other));
    QVERIFY2(changed.holds(), qUtf8Printable(changed.message));
    QString difference;
    for (quint32 seed = 5; seed < 15 && difference.isEmpty(); ++seed) {
        World world(*m_server, seed);
        difference = differenceIn(world);
    }
    QVERIFY(admin.run(sound).holds());
    QVERIFY(!difference.isEmpty());
}

SUBTEXT_TEST(PullOracleTest)

#include "pulloracletest.moc"
