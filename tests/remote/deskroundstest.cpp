// SPDX-License-Identifier: MIT
// Adjudicators decide blind, round by round; the lock of the study freezes it and opens everything.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QtTest>

#include <algorithm>
#include <array>

using namespace subtext;
using namespace subtext::test;

class DeskRoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void splits_areTiesOfFullItems();
    void desks_openWhenAllWhoDecideAreThrough();
    void revisedAnswer_endsASplit();
    void withdrawnDecision_isNone();
    void oneAlone_opensNothing();
    void whoComesLater_isBlind();
    void third_isNeitherWaitedForNorLetIn();
    void third_takesThePlaceOfWhoWasRevoked();
    void changeOfRole_keepsThePlaceOnTheRoster();
    void laterRound_isBlindAgain();
    void settling_isNoOracle();
    void coordinator_decidesOrWatches();
    void annotator_knowsNothingOfTheDesk();
    void lock_freezesAndOpens();
    void lockOfLowerRank_changesNothing();
    void withdrawnPerson_stillSendsWhatWasLabelledOffline();
    void withdrawalAndReturn_countByRankInEveryOrder();

private:
    void answer(const Uuid& scene, const char* p, const char* q, const char* r);
    QStringList desksOf(Device& device);
    QString desk(const Device& device, int round = 1);
    QStringList sorted(QStringList keys);
    WireRow lock(bool isLocked, qint64 at = nowMs());

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
};

namespace {

const QString Joy = QStringLiteral("joy");
const QString Fear = QStringLiteral("fear");
const QString True = QStringLiteral("t");
const QString False = QStringLiteral("f");

} // namespace

void DeskRoundsTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

// A study of its own for each: desks that are open stay open.
void DeskRoundsTest::init()
{
    m_team = std::make_unique<Team>(*m_server);
    answer(m_team->scenes[0], "joy", "fear", "anger");
    answer(m_team->scenes[1], "joy", "joy", "fear");
}

void DeskRoundsTest::answer(const Uuid& scene, const char* p, const char* q, const char* r)
{
    QCOMPARE(m_team->p->push(m_team->p->answer(scene, QString::fromLatin1(p))).taken, 1);
    QCOMPARE(m_team->q->push(m_team->q->answer(scene, QString::fromLatin1(q))).taken, 1);
    QCOMPARE(m_team->r->push(m_team->r->answer(scene, QString::fromLatin1(r))).taken, 1);
}

QString DeskRoundsTest::desk(const Device& device, int round)
{
    return QStringLiteral("desk:%1:%2").arg(device.person.text()).arg(round);
}

QStringList DeskRoundsTest::desksOf(Device& device)
{
    return device.keys().filter(QStringLiteral("desk:"));
}

QStringList DeskRoundsTest::sorted(QStringList keys)
{
    keys.sort();
    return keys;
}

WireRow DeskRoundsTest::lock(bool isLocked, qint64 at)
{
    WireRow row =
        m_team->c->row(QStringLiteral("study_lock"), {{QStringLiteral("locked"), isLocked}});
    row.at = at;
    return row;
}

void DeskRoundsTest::splits_areTiesOfFullItems()
{
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    // Two of three have answered: not full.
    QCOMPARE(m_team->p->push(m_team->p->answer(m_team->scenes[2], Joy)).taken, 1);
    QCOMPARE(m_team->q->push(m_team->q->answer(m_team->scenes[2], Fear)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    QCOMPARE(m_team->r->push(m_team->r->answer(m_team->scenes[2], QStringLiteral("trust"))).taken,
             1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
}

void DeskRoundsTest::desks_openWhenAllWhoDecideAreThrough()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    answer(m_team->scenes[2], "joy", "fear", "anger");
    a.push({a.decision(m_team->scenes[0], Joy), a.decision(m_team->scenes[2], Joy)});
    b.push(b.decision(m_team->scenes[0], Joy));
    QCOMPARE(openDesks(a), False);
    QCOMPARE(desksOf(a), QStringList{desk(a)});
    QCOMPARE(desksOf(*m_team->c), QStringList());
    b.push(b.decision(m_team->scenes[2], Fear));
    QCOMPARE(desksOf(a), QStringList{desk(a)});
    QCOMPARE(openDesks(a), True);
    QCOMPARE(desksOf(a), sorted({desk(a), desk(b)}));
    QCOMPARE(desksOf(b), desksOf(a));
    QCOMPARE(desksOf(*m_team->c), QStringList());
    int decisions = 0;
    for (const PulledRow& pulled : a.pull())
        decisions += pulled.row.kind == QLatin1String("decision") ? 1 : 0;
    QCOMPARE(a.trouble, QString());
    QCOMPARE(decisions, 4);
    QCOMPARE(a.push(a.settlement(m_team->scenes[2], Fear)).taken, 1);
    QCOMPARE(a.push(a.settlement(m_team->scenes[0], Fear)).reasons,
             QStringList{QStringLiteral("no_difference")});
    QCOMPARE(openDesks(a), False); // no empty round
}

void DeskRoundsTest::revisedAnswer_endsASplit()
{
    Device& p = *m_team->p;
    QCOMPARE(p.push(p.answer(m_team->scenes[0], Fear, 2)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->b), QStringLiteral("0 of 0"));
    QCOMPARE(p.push(p.answer(m_team->scenes[0], Joy, 3)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->b), QStringLiteral("1 of 1"));
    // Of lower rank, and therefore as if it had come before.
    QCOMPARE(p.push(p.answer(m_team->scenes[0], Fear, 2)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->b), QStringLiteral("1 of 1"));
}

void DeskRoundsTest::withdrawnDecision_isNone()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    a.push(a.decision(m_team->scenes[0], Joy));
    b.push(b.decision(m_team->scenes[0], Fear));
    WireRow none = b.decision(m_team->scenes[0], QString());
    none.at += 1;
    QCOMPARE(b.push(none).taken, 1);
    QCOMPARE(deskProgressOf(b), QStringLiteral("1 of 1"));
    QCOMPARE(openDesks(a), False);
}

void DeskRoundsTest::oneAlone_opensNothing()
{
    Device& a = *m_team->a;
    a.push(a.decision(m_team->scenes[0], Joy));
    QCOMPARE(openDesks(a), False);
    QCOMPARE(openDesks(*m_team->c), False);
}

void DeskRoundsTest::whoComesLater_isBlind()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    a.push(a.decision(m_team->scenes[0], Joy));
    b.push(b.decision(m_team->scenes[0], Fear));
    QCOMPARE(openDesks(b), True);
    const auto d = m_team->add(QStringLiteral("adjudicator"), QStringLiteral("D"));
    QCOMPARE(desksOf(*d), QStringList());
    QCOMPARE(openDesks(*d), False);
}

// Of those who decided something the first two on the roster are compared, as in the file.
void DeskRoundsTest::third_isNeitherWaitedForNorLetIn()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    const auto d = m_team->add(QStringLiteral("adjudicator"), QStringLiteral("D"));
    answer(m_team->scenes[2], "joy", "fear", "anger");
    QCOMPARE(d->push(d->decision(m_team->scenes[0], Joy)).taken, 1);
    QCOMPARE(a.push({a.decision(m_team->scenes[0], Joy), a.decision(m_team->scenes[2], Joy)}).taken,
             2);
    QCOMPARE(b.push(b.decision(m_team->scenes[0], Joy)).taken, 1);
    QCOMPARE(openDesks(a), False); // b is not through
    QCOMPARE(b.push(b.decision(m_team->scenes[2], Fear)).taken, 1);
    QCOMPARE(openDesks(*d), False);
    QCOMPARE(openDesks(a), True);
    QVERIFY(desksOf(a).contains(desk(b)));
    QVERIFY(desksOf(b).contains(desk(a)));
    QCOMPARE(desksOf(*d), QStringList{desk(*d)});
    // Through by now, and as blind as before.
    QCOMPARE(d->push(d->decision(m_team->scenes[2], Joy, 2)).taken, 1);
    QCOMPARE(deskProgressOf(*d), QStringLiteral("0 of 2"));
    QCOMPARE(openDesks(*d), False);
    QCOMPARE(desksOf(*d), sorted({desk(*d), desk(*d, 2)}));
    QCOMPARE(d->push(d->settlement(m_team->scenes[2], Fear)).reasons,
             QStringList{QStringLiteral("not_yours")});
    QCOMPARE(openDesks(a), False); // what a third says begins no round
    QCOMPARE(a.push(a.settlement(m_team->scenes[2], Fear)).taken, 1);
}

void DeskRoundsTest::changeOfRole_keepsThePlaceOnTheRoster()
{
    Device& a = *m_team->a;
    const auto d = m_team->add(QStringLiteral("adjudicator"), QStringLiteral("D"));
    // As a file sends it: a change of role says nothing of the place.
    QCOMPARE(m_team->c
                 ->push(m_team->c->about(a.person, QStringLiteral("person"),
                                         {{QStringLiteral("role"), QStringLiteral("adjudicator")},
                                          {QStringLiteral("code"), QStringLiteral("A")}}))
                 .taken,
             1);
    for (Device* each : {&a, m_team->b.get(), d.get()})
        QCOMPARE(each->push(each->decision(m_team->scenes[0], Joy)).taken, 1);
    QCOMPARE(openDesks(*d), False);
    QCOMPARE(openDesks(a), True);
}

void DeskRoundsTest::third_takesThePlaceOfWhoWasRevoked()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    const auto d = m_team->add(QStringLiteral("adjudicator"), QStringLiteral("D"));
    answer(m_team->scenes[2], "joy", "fear", "anger");
    QCOMPARE(a.push(a.decision(m_team->scenes[0], Joy)).taken, 1);
    for (Device* each : {&b, d.get()})
        QCOMPARE(each->push({each->decision(m_team->scenes[0], Joy),
                             each->decision(m_team->scenes[2], Fear)})
                     .taken,
                 2);
    QCOMPARE(openDesks(b), False);
    QCOMPARE(openDesks(*d), False);
    QVERIFY(m_team->c->run(QStringLiteral("SELECT team.revoke($1)"), {a.person.text()}).holds());
    QCOMPARE(openDesks(*d), True);
    QVERIFY(desksOf(*d).contains(desk(b)));
    QVERIFY(desksOf(b).contains(desk(*d)));
}

void DeskRoundsTest::laterRound_isBlindAgain()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    a.push(a.decision(m_team->scenes[0], Joy));
    b.push(b.decision(m_team->scenes[0], Fear));
    QCOMPARE(openDesks(b), True);
    answer(m_team->scenes[3], "joy", "fear", "anger");
    QCOMPARE(b.push(b.decision(m_team->scenes[3], Fear, 1)).reasons,
             QStringList{QStringLiteral("round")});
    QCOMPARE(b.push(b.decision(m_team->scenes[3], Fear, 2)).taken, 1);
    QCOMPARE(desksOf(a), sorted({desk(a), desk(b)}));
    QCOMPARE(a.push(a.decision(m_team->scenes[3], Joy, 2)).taken, 1);
    QCOMPARE(desksOf(a), sorted({desk(a), desk(b), desk(a, 2)}));
    QCOMPARE(openDesks(b), True);
    QVERIFY(desksOf(a).contains(desk(b, 2)));
}

void DeskRoundsTest::settling_isNoOracle()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    a.push(a.decision(m_team->scenes[0], Joy));
    b.push(b.decision(m_team->scenes[0], Fear));
    QCOMPARE(openDesks(b), True);
    answer(m_team->scenes[3], "joy", "fear", "anger");
    QCOMPARE(b.push(b.decision(m_team->scenes[3], Fear, 2)).taken, 1);
    const QStringList refused{QStringLiteral("no_difference")};
    QCOMPARE(a.push(a.settlement(m_team->scenes[3], Joy)).reasons, refused);
    QCOMPARE(a.push(a.decision(m_team->scenes[3], Joy, 2)).taken, 1);
    QCOMPARE(a.push(a.settlement(m_team->scenes[3], Joy)).reasons, refused);
}

void DeskRoundsTest::coordinator_decidesOrWatches()
{
    Device& c = *m_team->c;
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    a.push(a.decision(m_team->scenes[0], Joy));
    QCOMPARE(c.push(c.decision(m_team->scenes[0], Joy)).taken, 1);
    QCOMPARE(desksOf(c), QStringList{desk(c)});
    QCOMPARE(c.push(c.row(QStringLiteral("desk_watch"))).taken, 1);
    QCOMPARE(desksOf(c), sorted({desk(c), desk(a)}));
    QCOMPARE(c.push(c.decision(m_team->scenes[0], Fear)).reasons,
             QStringList{QStringLiteral("not_yours")});
    // Does not hold up those who decide either.
    b.push(b.decision(m_team->scenes[0], Fear));
    QCOMPARE(openDesks(a), True);
}

void DeskRoundsTest::annotator_knowsNothingOfTheDesk()
{
    QCOMPARE(openDesks(*m_team->p), QStringLiteral("ST001"));
    QVERIFY(m_team->p->run(QStringLiteral("SELECT team.desk_progress()")).value().isNull());
}

void DeskRoundsTest::lock_freezesAndOpens()
{
    Device& a = *m_team->a;
    Device& p = *m_team->p;
    a.push(a.decision(m_team->scenes[0], Joy));
    const QStringList namesBefore = a.keys().filter(QStringLiteral("name:"));
    QCOMPARE(namesBefore, QStringList{QStringLiteral("name:%1:").arg(a.person.text())});
    QCOMPARE(m_team->c->push(lock(true)).taken, 1);
    const QStringList locked{QStringLiteral("locked")};
    QCOMPARE(p.push(p.answer(m_team->scenes[0], Joy, 9)).reasons, locked);
    QCOMPARE(a.push(a.decision(m_team->scenes[0], Fear, 2)).reasons, locked);
    QCOMPARE(p.push(p.about(p.person, QStringLiteral("hand_in"))).taken, 1);
    QVERIFY(desksOf(*m_team->b).contains(desk(a)));
    QCOMPARE(a.keys().filter(QStringLiteral("name:")).size(), 5); // all who are not C01 have one
    QCOMPARE(m_team->c->push(lock(false, nowMs() + 5)).taken, 1);
    QCOMPARE(p.push(p.answer(m_team->scenes[0], Joy, 9)).taken, 1);
}

void DeskRoundsTest::lockOfLowerRank_changesNothing()
{
    QCOMPARE(m_team->c->push(lock(true)).taken, 1);
    QCOMPARE(m_team->c->push(lock(false, nowMs() - 1'000'000)).taken, 1);
    QCOMPARE(m_team->p->push(m_team->p->answer(m_team->scenes[0], Joy, 9)).reasons,
             QStringList{QStringLiteral("locked")});
}

void DeskRoundsTest::withdrawnPerson_stillSendsWhatWasLabelledOffline()
{
    Device& p = *m_team->p;
    QCOMPARE(m_team->c
                 ->push({m_team->c->about(p.person, QStringLiteral("withdrawal"),
                                          {{QStringLiteral("withdrawn"), true}}),
                         m_team->c->about(
                             p.person, QStringLiteral("assignment"),
                             {{QStringLiteral("take"), QJsonArray{m_team->scenes[3].text()}}})})
                 .taken,
             2);
    QCOMPARE(p.push(p.answer(m_team->scenes[3], Joy)).taken, 1);
    QCOMPARE(p.run(QStringLiteral("SELECT team.claim(1)")).value(), QStringLiteral("0"));
}

void DeskRoundsTest::withdrawalAndReturn_countByRankInEveryOrder()
{
    const Uuid person = m_team->p->person;
    const auto said = [&](bool isOut, qint64 at) {
        WireRow row = m_team->c->about(person, QStringLiteral("withdrawal"),
                                       {{QStringLiteral("withdrawn"), isOut ? 1 : 0}});
        row.at = at;
        return row;
    };
    qint64 at = nowMs();
    for (const bool isBackLast : {true, false}) {
        std::array order{0, 1, 2};
        do {
            at += 10; // beyond all that was said before
            const std::array rows{said(true, at), said(true, at + (isBackLast ? 1 : 2)),
                                  said(false, at + (isBackLast ? 2 : 1))};
            for (const int place : order)
                QCOMPARE(m_team->c->push(rows.at(static_cast<std::size_t>(place))).taken, 1);
            QCOMPARE(m_team->c
                         ->run(QStringLiteral("SELECT bool_or(withdrawn) FROM team.status() "
                                              "WHERE person = $1"),
                               {person.text()})
                         .value(),
                     isBackLast ? False : True);
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

SUBTEXT_TEST(DeskRoundsTest)
#include "deskroundstest.moc"
