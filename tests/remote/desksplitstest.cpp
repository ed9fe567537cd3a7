// SPDX-License-Identifier: MIT
// Which items adjudicators have to decide before their desks open to each other.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QtTest>

#include <algorithm>
#include <array>

using namespace subtext;
using namespace subtext::test;

class DeskSplitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void itemLeftOut_isNoSplitUntilItIsTakenBackIn();
    void itemLeftOut_holdsNobodyUp();
    void voiceAboutAnItemLeftOut_isNone();
    void voiceAboutAnItemLeftOut_takesNobodysPlace();
    void leavingOut_countsByRankInEveryOrder();
    void correctedText_leavesNothingOut();
    void itemLeftOut_isClaimedByNobody();
    void questionLeftOpen_isNotDecided();
    void lateSplitOnAnotherQuestion_isNotDecided();
    void answerThatLeavesAQuestionOpen_isNoVoteOnIt();
    void whoDropsOutEverywhere_isNotWaitedFor_data();
    void whoDropsOutEverywhere_isNotWaitedFor();
    void furtherRaters_areWaitedForWhileTheyHaveTheItem();
    void furtherRater_isSaidInEveryOrder();

private:
    void answer(const Uuid& scene, const QStringList& labels, int revision = 1);
    static QStringList voteOfLetters(const QString& letters);
    void decide(Device& by, const Uuid& scene, const QString& letters);
    WireRow change(const Uuid& scene, bool isLeftOut, qint64 at = nowMs());
    WireRow further(const Uuid& scene, const Uuid& person);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::vector<Uuid> m_scenes;
    qint64 m_at = 0; ///< Of the last decision; each outranks the one before.
};

void DeskSplitsTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

// Two splits, in a study of its own for each.
void DeskSplitsTest::init()
{
    m_team = std::make_unique<Team>(*m_server);
    m_scenes = m_team->scenes;
    m_at = nowMs();
    answer(m_scenes[0], {QStringLiteral("j"), QStringLiteral("f"), QStringLiteral("a")});
    answer(m_scenes[1], {QStringLiteral("j"), QStringLiteral("f"), QStringLiteral("a")});
}

/// A letter a question, '-' where nothing is said.
QStringList DeskSplitsTest::voteOfLetters(const QString& letters)
{
    QStringList vote;
    for (const QChar letter : letters)
        vote << (letter == u'-' ? QStringLiteral("open") : QString(letter));
    return vote;
}

/// One answer of each annotator; none where it is empty.
void DeskSplitsTest::answer(const Uuid& scene, const QStringList& labels, int revision)
{
    const std::array people{m_team->p.get(), m_team->q.get(), m_team->r.get()};
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (labels.at(i).isEmpty())
            continue;
        Device& person = *people.at(static_cast<std::size_t>(i));
        WireRow row = person.answer(scene, {}, revision);
        row.vote = voteOfLetters(labels.at(i));
        QCOMPARE(person.push(row).taken, 1);
    }
}

void DeskSplitsTest::decide(Device& by, const Uuid& scene, const QString& letters)
{
    WireRow row = by.decision(scene, {});
    row.vote = voteOfLetters(letters);
    row.at = ++m_at;
    QCOMPARE(by.push(row).taken, 1);
}

WireRow DeskSplitsTest::change(const Uuid& scene, bool isLeftOut, qint64 at)
{
    WireRow row = m_team->c->row(QStringLiteral("scene_change"),
                                 {{QStringLiteral("left_out"), isLeftOut ? 1 : 0},
                                  {QStringLiteral("labelled"), QStringLiteral("[]")}});
    row.scenario = scene;
    row.at = at;
    return row;
}

WireRow DeskSplitsTest::further(const Uuid& scene, const Uuid& person)
{
    WireRow row = m_team->c->row(
        QStringLiteral("further_rater"),
        {{QStringLiteral("person_id"), person.text()}, {QStringLiteral("gain"), 500'000}});
    row.scenario = scene;
    return row;
}

void DeskSplitsTest::itemLeftOut_isNoSplitUntilItIsTakenBackIn()
{
    const qint64 at = nowMs();
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
    QCOMPARE(m_team->c->push(change(m_scenes[0], true, at)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    QCOMPARE(m_team->c->push(change(m_scenes[0], false, at + 1)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
}

void DeskSplitsTest::itemLeftOut_holdsNobodyUp()
{
    for (Device* each : {m_team->a.get(), m_team->b.get()})
        QCOMPARE(each->push(each->decision(m_scenes[0], QStringLiteral("j"))).taken, 1);
    QCOMPARE(openDesks(*m_team->a), QStringLiteral("f"));
    QCOMPARE(m_team->c->push(change(m_scenes[1], true)).taken, 1);
    QCOMPARE(openDesks(*m_team->a), QStringLiteral("t"));
}

// Whoever spoke about nothing else has not begun to decide.
void DeskSplitsTest::voiceAboutAnItemLeftOut_isNone()
{
    Device& a = *m_team->a;
    Device& b = *m_team->b;
    const qint64 at = nowMs();
    QCOMPARE(m_team->c->push({change(m_scenes[1], true, at), change(m_scenes[0], true, at)}).taken,
             2);
    QCOMPARE(a.push(a.decision(m_scenes[0], QStringLiteral("j"))).taken, 1);
    QCOMPARE(b.push(b.decision(m_scenes[0], QStringLiteral("f"))).taken, 1);
    QCOMPARE(openDesks(a), QStringLiteral("f"));
    QCOMPARE(m_team->c->push(change(m_scenes[0], false, at + 1)).taken, 1);
    QCOMPARE(deskProgressOf(a), QStringLiteral("0 of 1"));
    QCOMPARE(openDesks(a), QStringLiteral("t"));
}

// The coordinator is the first on the roster.
void DeskSplitsTest::voiceAboutAnItemLeftOut_takesNobodysPlace()
{
    QCOMPARE(m_team->c->push(m_team->c->decision(m_scenes[1], QStringLiteral("j"))).taken, 1);
    for (Device* each : {m_team->a.get(), m_team->b.get()})
        QCOMPARE(each->push(each->decision(m_scenes[0], QStringLiteral("j"))).taken, 1);
    QCOMPARE(openDesks(*m_team->a), QStringLiteral("f"));
    QCOMPARE(m_team->c->push(change(m_scenes[1], true)).taken, 1);
    QCOMPARE(openDesks(*m_team->a), QStringLiteral("t"));
}

void DeskSplitsTest::leavingOut_countsByRankInEveryOrder()
{
    qint64 at = nowMs();
    for (const bool isOutLast : {true, false}) {
        std::array order{0, 1, 2};
        do {
            at += 10; // beyond all that was said before
            const std::array rows{change(m_scenes[0], isOutLast, at),
                                  change(m_scenes[0], !isOutLast, at + 1),
                                  change(m_scenes[0], isOutLast, at + 2)};
            for (const int place : order)
                QCOMPARE(m_team->c->push(rows.at(static_cast<std::size_t>(place))).taken, 1);
            QCOMPARE(deskProgressOf(*m_team->a),
                     isOutLast ? QStringLiteral("1 of 1") : QStringLiteral("2 of 2"));
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

void DeskSplitsTest::correctedText_leavesNothingOut()
{
    const qint64 at = nowMs();
    const auto corrected = [&](const QJsonObject& body) {
        WireRow row = m_team->c->row(QStringLiteral("scene_change"), body);
        row.scenario = m_scenes[0];
        row.at = at + 1;
        return row;
    };
    const QJsonObject text{{QStringLiteral("part"), QStringLiteral("utterance")},
                           {QStringLiteral("new_text"), QStringLiteral("So.")}};
    QCOMPARE(m_team->c->push(corrected(text)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
    QCOMPARE(m_team->c->push(change(m_scenes[0], true, at)).taken, 1);
    QCOMPARE(m_team->c->push(corrected(text)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    const QJsonObject none{{QStringLiteral("left_out"), QStringLiteral("perhaps")}};
    QCOMPARE(m_team->c->push(corrected(none)).reasons, QStringList{QStringLiteral("malformed")});
}

void DeskSplitsTest::itemLeftOut_isClaimedByNobody()
{
    Team::Rules rules;
    rules.scenes = 2;
    rules.claim = 2;
    rules.isAssigned = false;
    m_team = std::make_unique<Team>(*m_server, rules);
    const qint64 at = nowMs();
    const QString claim = QStringLiteral("SELECT team.claim(2)");
    QCOMPARE(m_team->c->push(change(m_team->scenes[0], true, at)).taken, 1);
    QCOMPARE(m_team->p->run(claim).value(), QStringLiteral("1"));
    QCOMPARE(m_team->p->run(claim).value(), QStringLiteral("0"));
    QCOMPARE(m_team->c->push(change(m_team->scenes[0], false, at + 1)).taken, 1);
    QCOMPARE(m_team->p->run(claim).value(), QStringLiteral("1"));
}

void DeskSplitsTest::questionLeftOpen_isNotDecided()
{
    Device& a = *m_team->a;
    answer(m_scenes[2], {QStringLiteral("jx"), QStringLiteral("fy"), QStringLiteral("az")});
    QCOMPARE(deskProgressOf(a), QStringLiteral("3 of 3"));
    decide(a, m_scenes[2], QStringLiteral("j-"));
    QCOMPARE(deskProgressOf(a), QStringLiteral("3 of 3"));
    decide(a, m_scenes[2], QStringLiteral("-x"));
    QCOMPARE(deskProgressOf(a), QStringLiteral("3 of 3"));
    decide(a, m_scenes[2], QStringLiteral("jx"));
    QCOMPARE(deskProgressOf(a), QStringLiteral("2 of 3"));
}

// The desk asks for the question that is split, and for no other.
void DeskSplitsTest::lateSplitOnAnotherQuestion_isNotDecided()
{
    Device& a = *m_team->a;
    answer(m_scenes[2], {QStringLiteral("jx"), QStringLiteral("fx"), QStringLiteral("ax")});
    decide(a, m_scenes[2], QStringLiteral("j-"));
    QCOMPARE(deskProgressOf(a), QStringLiteral("2 of 3"));
    answer(m_scenes[2], {QStringLiteral("jy"), {}, QStringLiteral("az")}, 2);
    QCOMPARE(deskProgressOf(a), QStringLiteral("3 of 3"));
    decide(a, m_scenes[2], QStringLiteral("jx"));
    QCOMPARE(deskProgressOf(a), QStringLiteral("2 of 3"));
}

void DeskSplitsTest::answerThatLeavesAQuestionOpen_isNoVoteOnIt()
{
    Device& a = *m_team->a;
    // Two labels are not enough for three raters, and to say nothing is no third one.
    answer(m_scenes[2], {QStringLiteral("jx"), QStringLiteral("jy"), QStringLiteral("j-")});
    QCOMPARE(deskProgressOf(a), QStringLiteral("2 of 2"));
    answer(m_scenes[2], {{}, {}, QStringLiteral("jz")}, 2);
    QCOMPARE(deskProgressOf(a), QStringLiteral("3 of 3"));
}

void DeskSplitsTest::whoDropsOutEverywhere_isNotWaitedFor_data()
{
    QTest::addColumn<int>("whoDropsOut");
    for (int person = 0; person < 3; ++person)
        QTest::addRow("seat %d", person + 1) << person;
}

// Whichever number their seat had, as in a file (core-operation-qualitydesk).
void DeskSplitsTest::whoDropsOutEverywhere_isNotWaitedFor()
{
    QFETCH(const int, whoDropsOut);
    m_team = std::make_unique<Team>(*m_server);
    const std::vector<Uuid>& scenes = m_team->scenes;
    QStringList labels{QStringLiteral("j"), QStringLiteral("f"), QStringLiteral("a")};
    labels[whoDropsOut].clear();
    answer(scenes[0], labels);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("0 of 0"));
    const std::array people{m_team->p.get(), m_team->q.get(), m_team->r.get()};
    const Uuid person = people.at(static_cast<std::size_t>(whoDropsOut))->person;
    const auto take = [&](const std::vector<Uuid>& items) {
        QJsonArray taken;
        for (const Uuid& scene : items)
            taken << scene.text();
        return m_team->c->about(person, QStringLiteral("assignment"),
                                {{QStringLiteral("take"), taken}});
    };
    // While they have one item left, all others wait for a third person.
    QCOMPARE(m_team->c->push(take({scenes[0], scenes[1], scenes[2]})).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("0 of 0"));
    QCOMPARE(m_team->c->push(take({scenes[3]})).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
}

void DeskSplitsTest::furtherRaters_areWaitedForWhileTheyHaveTheItem()
{
    const auto s = m_team->add(QStringLiteral("annotator"), QStringLiteral("S"));
    const auto t = m_team->add(QStringLiteral("annotator"), QStringLiteral("T"));
    for (Device* each : {s.get(), t.get()}) {
        QVERIFY(m_team->assign(each->person, {m_scenes[0]}, 4).answer.holds());
        QCOMPARE(m_team->c->push(further(m_scenes[0], each->person)).taken, 1);
    }
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    QCOMPARE(s->push(s->answer(m_scenes[0], QStringLiteral("d"))).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    // It is taken from the other before they begin.
    QCOMPARE(
        m_team->c
            ->push(m_team->c->about(t->person, QStringLiteral("assignment"),
                                    {{QStringLiteral("take"), QJsonArray{m_scenes[0].text()}}}))
            .taken,
        1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
    QCOMPARE(s->push(s->answer(m_scenes[0], QStringLiteral("j"), 2)).taken, 1);
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
    WireRow nobody = further(m_scenes[0], s->person);
    nobody.body = bodyOf({{QStringLiteral("gain"), 500'000}});
    QCOMPARE(m_team->c->push(nobody).reasons, QStringList{QStringLiteral("malformed")});
}

// Before the item is theirs, and twice.
void DeskSplitsTest::furtherRater_isSaidInEveryOrder()
{
    const auto s = m_team->add(QStringLiteral("annotator"), QStringLiteral("S"));
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(m_team->c->push(further(m_scenes[0], s->person)).taken, 1);
        QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("2 of 2"));
    }
    QVERIFY(m_team->assign(s->person, {m_scenes[0]}, 4).answer.holds());
    QCOMPARE(deskProgressOf(*m_team->a), QStringLiteral("1 of 1"));
}

SUBTEXT_TEST(DeskSplitsTest)
#include "desksplitstest.moc"
