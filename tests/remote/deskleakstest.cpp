// SPDX-License-Identifier: MIT
// What the functions that a member may call, and refusals, say before and after somebody decides
// whose desk is shut: the same to the letter, hence of the same size, in the same plan. Clocks are
// not compared.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <array>

using namespace subtext;
using namespace subtext::test;

class DeskLeaksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void decisionOfAnother_changesNoAnswerOfTheServer();

private:
    using Said = QMap<QString, QString>;

    QStringList calls() const;
    QString pulled() const;
    std::vector<WireRow> refusedRows(const Device& device) const;
    Said answersTo(Device& device);
    std::array<Said, 4> answersToAll();
    void decideAll(Device& device, std::size_t from);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::unique_ptr<Device> m_revoked; ///< Another adjudicator, whose line was open before.
    QString m_hidden;                  ///< The stream of B's desk.
};

void DeskLeaksTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

// All items are splits, and B has decided the first: the stream of that desk is there.
void DeskLeaksTest::init()
{
    m_team = std::make_unique<Team>(*m_server);
    for (const Uuid& scene : m_team->scenes) {
        int label = 0;
        for (Device* each : {m_team->p.get(), m_team->q.get(), m_team->r.get()})
            QCOMPARE(each->push(each->answer(scene, QStringLiteral("label-%1").arg(++label))).taken,
                     1);
    }
    m_revoked = m_team->add(QStringLiteral("adjudicator"), QStringLiteral("Z"));
    QVERIFY(m_revoked->session().isOpen());
    QVERIFY(m_team->c->run(QStringLiteral("SELECT team.revoke($1)"), {m_revoked->person.text()})
                .holds());
    QCOMPARE(m_team->b->push(m_team->b->decision(m_team->scenes[0], QStringLiteral("joy"))).taken,
             1);
    m_hidden = m_team->streamOf(QStringLiteral("desk:%1:1").arg(m_team->b->person.text()));
    QVERIFY(!m_hidden.isEmpty());
}

QString DeskLeaksTest::pulled() const
{
    return QStringLiteral("SELECT * FROM team.pull(ARRAY['%1']::uuid[], ARRAY[0]::bigint[])")
        .arg(m_hidden);
}

/// As one by one, and as plans with what they come to.
QStringList DeskLeaksTest::calls() const
{
    const QStringList functions{
        QStringLiteral("SELECT team.hello(1) - 'time' - 'incarnation'"),
        QStringLiteral("SELECT * FROM team.heads() ORDER BY 1"),
        QStringLiteral("SELECT * FROM team.pull(ARRAY(SELECT stream FROM team.heads() ORDER BY 1), "
                       "ARRAY(SELECT 0::bigint FROM team.heads()))"),
        pulled(),
        QStringLiteral("SELECT * FROM team.links('%1', ARRAY[1, 2, 3, 4]::bigint[])").arg(m_hidden),
        QStringLiteral("SELECT * FROM team.scenes(ARRAY['%1']::uuid[])")
            .arg(m_team->scenes[1].text()),
        QStringLiteral("SELECT * FROM team.chains() ORDER BY 1"),
        QStringLiteral("SELECT team.desk_progress()"),
        QStringLiteral("SELECT * FROM team.status() ORDER BY 1, 6"),
        QStringLiteral("SELECT team.open_desks()")};
    QStringList all = functions;
    for (const QString& function : functions)
        all << QStringLiteral("EXPLAIN (ANALYZE, VERBOSE, TIMING OFF, SUMMARY OFF, BUFFERS OFF) ") +
                   function;
    all << QStringLiteral("SELECT subtext.differs('%1')").arg(m_team->scenes[1].text())
        << QStringLiteral("SELECT count(*) FROM subtext.voice")
        << QStringLiteral("SELECT octet_length(body) FROM subtext.parcel")
        << QStringLiteral("EXPLAIN SELECT * FROM subtext.voice");
    return all;
}

/// That nobody may send, about items that B has decided or not.
std::vector<WireRow> DeskLeaksTest::refusedRows(const Device& device) const
{
    std::vector<WireRow> rows;
    for (const Uuid& scene : m_team->scenes) {
        WireRow foreign = device.decision(scene, QStringLiteral("joy"));
        foreign.person = m_team->b->person;
        rows.push_back(foreign);
        rows.push_back(device.decision(scene, QStringLiteral("joy"), 2));
        rows.push_back(device.settlement(scene, QStringLiteral("joy")));
    }
    return rows;
}

DeskLeaksTest::Said DeskLeaksTest::answersTo(Device& device)
{
    Said said;
    for (const QString& call : calls()) {
        const SqlAnswer answer = device.run(call);
        QStringList rows{answer.sqlState, answer.message};
        for (const QStringList& row : answer.rows)
            rows << row.join(u'|');
        said.insert(call, rows.join(u'\n'));
    }
    int number = 0;
    for (const WireRow& row : refusedRows(device)) {
        const Pushed pushed = device.push(row);
        said.insert(
            QStringLiteral("push %1").arg(++number),
            QStringLiteral("taken %1: %2 %3 %4 of %5 characters")
                .arg(pushed.taken)
                .arg(pushed.reasons.join(u','), pushed.answer.sqlState, pushed.answer.message)
                .arg(pushed.answer.value().size()));
    }
    return said;
}

std::array<DeskLeaksTest::Said, 4> DeskLeaksTest::answersToAll()
{
    return {answersTo(*m_team->a), answersTo(*m_team->c), answersTo(*m_team->p),
            answersTo(*m_revoked)};
}

void DeskLeaksTest::decideAll(Device& device, std::size_t from)
{
    for (std::size_t i = from; i < m_team->scenes.size(); ++i)
        QCOMPARE(
            device.push(device.decision(m_team->scenes[i], QStringLiteral("anticipation"))).taken,
            1);
}

void DeskLeaksTest::decisionOfAnother_changesNoAnswerOfTheServer()
{
    const auto before = answersToAll();
    QVERIFY(
        before[0].value(QStringLiteral("push 1")).startsWith(QLatin1String("taken 0: not_yours")));
    QVERIFY(before[0].value(QStringLiteral("push 2")).startsWith(QLatin1String("taken 0: round")));
    QCOMPARE(answersToAll(), before); // nothing moves by itself
    decideAll(*m_team->b, 1);
    const auto after = answersToAll();
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (const QString& call : before[i].keys())
            QVERIFY2(after[i].value(call) == before[i].value(call), qPrintable(call));
    }
    // Nor does a server that came back from a backup tell more.
    QVERIFY(m_server->admin().run(QStringLiteral("SELECT subtext.restored()")).holds());
    QVERIFY(answersToAll() == before);

    // Once the desks are open all of it is there to be seen.
    decideAll(*m_team->a, 0);
    QCOMPARE(openDesks(*m_team->a), QStringLiteral("t"));
    const Said open = answersTo(*m_team->a);
    QVERIFY(!before[0].value(pulled()).contains(QLatin1String("anticipation")));
    QCOMPARE(open.value(pulled()).count(QLatin1String("anticipation")), 3);
    QVERIFY(answersTo(*m_revoked) == before[3]);
}

SUBTEXT_TEST(DeskLeaksTest)
#include "deskleakstest.moc"
