// SPDX-License-Identifier: MIT
// Rows that are sent in somebody else's name, beyond one's role, out of turn, or out of shape.
#include "core/sync/seal.h"
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QtTest>

#include <functional>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Makes a row for the device that sends it.
using Make = std::function<WireRow(Device& sender)>;

} // namespace
Q_DECLARE_METATYPE(Make)

class RefusedRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void row_isRefusedByName_data();
    void row_isRefusedByName();
    void refusal_doesNotTellWhetherAnItemExists();
    void oneBadRow_keepsTheBatchOutAndIsNamed();
    void chain_isOneDevicesOwn();
    void batch_hasAShape_data();
    void batch_hasAShape();
    void oldSnapshot_writesNothing_data();
    void oldSnapshot_writesNothing();
    void carriedRow_isVouchedForByItsOwner();
    void seal_comesAsItWasMade();
    void report_holdsNoControlCharacters();

private:
    void addFor(const char* sender, const char* what, const char* reason, Make make);
    Device& sender(const QString& name);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::unique_ptr<Team> m_other;
    Uuid m_unassigned; ///< A scene that nobody was given.
    WireRow m_ofB;     ///< A decision that only B knows.
};

void RefusedRowsTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
    m_other = std::make_unique<Team>(*m_server);
    WireRow scene = m_team->c->row(QStringLiteral("scene"),
                                   {{QStringLiteral("ordinal"), 99},
                                    {QStringLiteral("group"), QStringLiteral("mixed-signals")}});
    scene.scenario = scene.uuid;
    m_unassigned = scene.uuid;
    QCOMPARE(m_team->c->push(scene).taken, 1);
    m_ofB = m_team->b->decision(m_team->scenes[0], QStringLiteral("disgust"));
    QCOMPARE(m_team->b->push(m_ofB).taken, 1);
}

Device& RefusedRowsTest::sender(const QString& name)
{
    if (name == QLatin1String("P"))
        return *m_team->p;
    return name == QLatin1String("A") ? *m_team->a : *m_team->c;
}

void RefusedRowsTest::addFor(const char* sender, const char* what, const char* reason, Make make)
{
    QTest::addRow("%s: %s", sender, what)
        << QString::fromLatin1(sender) << QString::fromLatin1(reason) << make;
}

void RefusedRowsTest::row_isRefusedByName_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<Make>("make");
    if (!m_team)
        return;
    Team& t = *m_team;
    const Uuid s = t.scenes[0];
    const auto answerOf = [=](const Uuid& whose) {
        return Make([=](Device& by) {
            WireRow row = by.answer(s, QStringLiteral("joy"));
            row.person = whose;
            return row;
        });
    };
    const auto answerTo = [](const Uuid& scene) {
        return Make([=](Device& by) { return by.answer(scene, QStringLiteral("joy")); });
    };
    const auto decisionOf = [=](const Uuid& whose, int round = 1) {
        return Make([=](Device& by) {
            WireRow row = by.decision(s, QStringLiteral("joy"), round);
            row.person = whose;
            return row;
        });
    };
    const auto settlementOf = [=](const Uuid& whose) {
        return Make([=](Device& by) {
            WireRow row = by.settlement(s, QStringLiteral("joy"));
            row.person = whose;
            return row;
        });
    };
    const auto kind = [](const char* name, const Uuid& whose = {}, const QJsonObject& body = {}) {
        return Make([=](Device& by) { return by.about(whose, QString::fromLatin1(name), body); });
    };
    const auto person = [=](const Uuid& who, const char* role, const char* code) {
        return kind("person", who,
                    {{QStringLiteral("role"), QString::fromLatin1(role)},
                     {QStringLiteral("code"), QString::fromLatin1(code)}});
    };
    const auto bent = [](Make make, std::function<void(WireRow&)> bend) {
        return Make([=](Device& by) {
            WireRow row = make(by);
            bend(row);
            return row;
        });
    };
    const QJsonObject locked{{QStringLiteral("locked"), true}};

    addFor("P", "an answer of Q", "not_yours", answerOf(t.q->person));
    addFor("P", "an answer of nobody", "not_yours", answerOf(freshId()));
    addFor("A", "an answer of an adjudicator", "not_yours", answerOf(t.a->person));
    addFor("A", "an answer of P", "not_yours", answerOf(t.p->person));
    addFor("P", "to an item that was not given", "unassigned", answerTo(m_unassigned));
    addFor("P", "to an item that is none", "unassigned", answerTo(freshId()));
    addFor("P", "to an item of another study", "unassigned", answerTo(m_other->scenes[0]));
    addFor("P", "a decision of an annotator", "not_yours", decisionOf(t.p->person));
    addFor("A", "a decision of B", "not_yours", decisionOf(t.b->person));
    addFor("C", "a decision of B", "not_yours", decisionOf(t.b->person));
    addFor("A", "a decision in a later round", "round", decisionOf(t.a->person, 2));
    addFor("A", "a settlement before the desks are open", "not_yours", settlementOf(t.a->person));
    addFor("A", "a settlement of B", "not_yours", settlementOf(t.b->person));
    addFor("A", "a settlement of nobody", "not_yours", settlementOf({}));
    addFor("A", "the lock of the study", "not_yours", kind("study_lock", {}, locked));
    addFor("P", "the lock of the study", "not_yours", kind("study_lock", {}, locked));
    addFor("A", "rules that show names", "not_yours",
           kind("protocol", {},
                {{QStringLiteral("raters"), 3}, {QStringLiteral("names_shown"), true}}));
    addFor("P", "an item for oneself", "not_yours",
           kind("assignment", t.p->person,
                {{QStringLiteral("give"),
                  QJsonArray{QJsonValue(QJsonArray{m_unassigned.text(), 9, 1})}}}));
    addFor("P", "a role for oneself", "not_yours", person(t.p->person, "coordinator", "P"));
    addFor("A", "a role for oneself", "not_yours", person(t.a->person, "coordinator", "A"));
    addFor("C", "A made an annotator again", "demotion", person(t.a->person, "annotator", "A"));
    addFor("C", "somebody's code", "duplicate_code", person(freshId(), "annotator", "p"));
    addFor("A", "an opening", "not_yours", kind("opening"));
    addFor("C", "an opening", "not_yours", kind("opening"));
    addFor("A", "watching", "not_yours", kind("desk_watch"));
    addFor("P", "a device of Q", "not_yours", kind("device", t.q->person));
    addFor("P", "a certificate of Q", "not_yours", kind("certificate", t.q->person));
    addFor("P", "the withdrawal of Q", "not_yours",
           kind("withdrawal", t.q->person, {{QStringLiteral("withdrawn"), true}}));
    addFor("C", "the withdrawal of nobody", "unknown_person",
           kind("withdrawal", freshId(), {{QStringLiteral("withdrawn"), true}}));
    addFor("A", "a prediction", "not_yours", kind("prediction"));
    addFor("P", "an unknown kind", "unknown_kind", kind("nonsense"));

    const Make answer = answerTo(s);
    addFor("P", "no vote", "malformed", bent(answer, [](WireRow& row) { row.vote.reset(); }));
    for (const char* token : {"joy\n1", "-", "-joy", "Joy", "", "joy,fear"})
        addFor("P",
               QByteArray("the vote '" + QByteArray(token).replace('\n', ' ') + "'").constData(),
               "malformed", bent(answer, [=](WireRow& row) {
                   row.vote = QStringList{QString::fromLatin1(token)};
               }));
    addFor("P", "a moment in a thousand years", "malformed",
           bent(answer, [](WireRow& row) { row.at += 30'000'000'000'000; }));
    addFor("P", "a moment before there was time", "malformed",
           bent(answer, [](WireRow& row) { row.at = -1; }));
    addFor("P", "revision 0", "malformed", bent(answer, [](WireRow& row) { row.revision = 0; }));
    addFor("P", "no scene", "malformed", bent(answer, [](WireRow& row) { row.scenario = {}; }));
    addFor("P", "nine megabytes", "too_long",
           bent(answer, [](WireRow& row) { row.body = QByteArray(9'000'000, 'x'); }));
    const Uuid known = m_ofB.uuid;
    addFor("A", "B's row with another content", "changed_row",
           bent(decisionOf(t.a->person), [=](WireRow& row) { row.uuid = known; }));
    addFor("P", "the name of a scene for an answer", "changed_row",
           bent(answer, [=](WireRow& row) { row.uuid = s; }));
    // Bodies that the server reads.
    for (const char* body : {"", "[]", "{}", "{\"role\":\"king\",\"code\":\"K\"}",
                             "{\"role\":\"annotator\",\"code\":\"\"}", "{\"role\":"})
        addFor("C", QByteArray("a person '" + QByteArray(body) + "'").constData(), "malformed",
               bent(kind("person", freshId()), [=](WireRow& row) { row.body = body; }));
    for (const char* body :
         {"{\"give\":7}", "{\"give\":[[\"x\",1,1]]}", "{\"give\":[7]}", "{\"take\":[\"x\"]}"})
        addFor("C", QByteArray("an assignment '" + QByteArray(body) + "'").constData(), "malformed",
               bent(kind("assignment", t.p->person), [=](WireRow& row) { row.body = body; }));
    for (const char* body : {"{}", "{\"raters\":\"x\"}", "{\"raters\":0}"})
        addFor("C", QByteArray("a protocol '" + QByteArray(body) + "'").constData(), "malformed",
               bent(kind("protocol"), [=](WireRow& row) { row.body = body; }));
    addFor("C", "a lock that says neither", "malformed", kind("study_lock"));
    addFor("C", "a request to label again of no person", "malformed",
           bent(kind("label_again"), [=](WireRow& row) {
               row.scenario = s;
               row.body = R"({"person_id":"somebody"})";
           }));
}

void RefusedRowsTest::row_isRefusedByName()
{
    QFETCH(QString, from);
    QFETCH(QString, reason);
    QFETCH(Make, make);
    Device& by = sender(from);
    const Pushed pushed = by.push(make(by));
    QVERIFY2(pushed.answer.holds(), qUtf8Printable(pushed.answer.message));
    QCOMPARE(pushed.reasons, QStringList{reason});
    QCOMPARE(pushed.taken, 0);
}

void RefusedRowsTest::refusal_doesNotTellWhetherAnItemExists()
{
    Device& p = *m_team->p;
    QCOMPARE(p.push(p.answer(m_unassigned, QStringLiteral("joy"))).reasons,
             p.push(p.answer(freshId(), QStringLiteral("joy"))).reasons);
}

void RefusedRowsTest::oneBadRow_keepsTheBatchOutAndIsNamed()
{
    Device& p = *m_team->p;
    const Pushed pushed = p.push({p.answer(m_team->scenes[0], QStringLiteral("joy")),
                                  p.answer(m_unassigned, QStringLiteral("joy"))});
    QCOMPARE(pushed.taken, 0);
    QCOMPARE(pushed.reasons, QStringList{QStringLiteral("unassigned")});
    QVERIFY(pushed.answer.value().contains(QLatin1String("\"i\": 1")));
}

void RefusedRowsTest::chain_isOneDevicesOwn()
{
    Device& p = *m_team->p;
    const auto before = p.ends;
    const std::vector<LinkedRow> linked =
        p.link({p.answer(m_team->scenes[0], QStringLiteral("trust"))});
    auto forged = linked;
    forged[0].row.body = "{}";
    QCOMPARE(p.send(forged).answer.sqlState, QStringLiteral("ST003"));
    auto skipping = linked;
    ++skipping[0].k;
    QCOMPARE(p.send(skipping).answer.sqlState, QStringLiteral("ST004"));
    QCOMPARE(p.send(linked).taken, 1);
    const Pushed again = p.send(linked);
    QCOMPARE(again.taken, 0);
    QCOMPARE(again.known, 1);
    auto otherLink = linked;
    otherLink[0].link = QByteArray(32, '\0');
    QCOMPARE(p.send(otherLink).answer.sqlState, QStringLiteral("ST003"));
    // Another device of the same person, which goes on with this one's chain.
    const auto second = m_team->invite(p.person, p);
    const Uuid own = second->id;
    second->ends = p.ends;
    const Pushed borrowed =
        second->push(second->answer(m_team->scenes[0], QStringLiteral("joy"), 2));
    QCOMPARE(borrowed.answer.sqlState, QStringLiteral("ST004"));
    second->ends = before;
    second->id = p.id;
    second->ends.clear();
    QCOMPARE(
        second->push(second->answer(m_team->scenes[0], QStringLiteral("joy"), 2)).answer.sqlState,
        QStringLiteral("ST003"));
    second->id = own;
    second->ends.clear();
    QCOMPARE(second->push(second->answer(m_team->scenes[0], QStringLiteral("joy"), 2)).taken, 1);
}

void RefusedRowsTest::batch_hasAShape_data()
{
    QTest::addColumn<QString>("batch");
    QTest::newRow("nothing") << QStringLiteral("{}");
    QTest::newRow("no rows") << QStringLiteral("{\"rows\":[]}");
    QTest::newRow("rows that are none") << QStringLiteral("{\"rows\":7}");
    QTest::newRow("a row that is none") << QStringLiteral("{\"rows\":[7]}");
    QTest::newRow("an empty row") << QStringLiteral("{\"rows\":[{}]}");
    QTest::newRow("an id that is none")
        << QStringLiteral("{\"rows\":[{\"uuid\":\"secret-word\"}]}");
    QTest::newRow("no JSON") << QStringLiteral("secret-word");
}

void RefusedRowsTest::batch_hasAShape()
{
    QFETCH(QString, batch);
    const SqlAnswer answer = m_team->p->run(QStringLiteral("SELECT team.push($1)"), {batch});
    // What is no JSON does not even reach the function.
    QVERIFY2(answer.sqlState == QLatin1String("ST002") || answer.sqlState == QLatin1String("22P02"),
             qUtf8Printable(answer.message));
    if (answer.sqlState == QLatin1String("ST002"))
        QVERIFY2(!answer.message.contains(QLatin1String("secret-word")),
                 qUtf8Printable(answer.message));
}

void RefusedRowsTest::oldSnapshot_writesNothing_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("push") << QStringLiteral("team.push('{\"rows\":[]}')");
    QTest::newRow("claim") << QStringLiteral("team.claim(1)");
    QTest::newRow("let_claim") << QStringLiteral("team.let_claim(1)");
    QTest::newRow("open_desks") << QStringLiteral("team.open_desks()");
    QTest::newRow("invite") << QStringLiteral("team.invite('%1', 'x')").arg(freshId().text());
    QTest::newRow("enrol") << QStringLiteral("team.enrol('x')");
    QTest::newRow("revoke") << QStringLiteral("team.revoke('%1')").arg(freshId().text());
}

void RefusedRowsTest::oldSnapshot_writesNothing()
{
    QFETCH(QString, call);
    for (Device* device : {m_team->p.get(), m_team->a.get(), m_team->c.get()}) {
        const auto session = device->another();
        QVERIFY(session->run(QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ")).holds());
        QCOMPARE(session->run(QStringLiteral("SELECT ") + call).sqlState, QStringLiteral("ST005"));
    }
}

void RefusedRowsTest::carriedRow_isVouchedForByItsOwner()
{
    Device& c = *m_team->c;
    Device& r = *m_team->r;
    const WireRow row = r.answer(m_team->scenes[1], QStringLiteral("trust"));
    QCOMPARE(c.push(row).taken, 1); // from a returned file
    QCOMPARE(r.push(row).taken, 1);
    m_team->a->forget();
    QStringList authors;
    for (const PulledRow& pulled : m_team->a->pull()) {
        if (pulled.row == row)
            authors << pulled.author;
    }
    QCOMPARE(m_team->a->trouble, QString());
    QCOMPARE(authors, (QStringList{c.person.text(), r.person.text()}));
    WireRow other = row;
    other.vote = QStringList{QStringLiteral("joy")};
    QCOMPARE(r.push(other).reasons, QStringList{QStringLiteral("changed_row")});
}

void RefusedRowsTest::seal_comesAsItWasMade()
{
    Device& q = *m_team->q;
    const DeviceKeys keys = deviceKeysFrom(QByteArray(32, 'q'));
    std::vector<LinkedRow> rows = q.link({q.answer(m_team->scenes[1], QStringLiteral("joy")),
                                          q.answer(m_team->scenes[2], QStringLiteral("fear"))});
    rows[1].anchor = QByteArray(32, '\7');
    rows[1].seal = sealOf(rows[1].link, rows[1].anchor, keys.secretKey);
    QCOMPARE(q.send(rows).taken, 2);
    Device& b = *m_team->b;
    b.pull();
    QVERIFY(!b.trouble.isEmpty()); // whose seal that is, nobody has said yet
    b.trouble.clear();
    b.publicKeys[q.id] = deviceKeysFrom(QByteArray(32, 'x')).publicKey;
    b.pull();
    QVERIFY(!b.trouble.isEmpty());
    b.trouble.clear();
    b.publicKeys[q.id] = keys.publicKey;
    m_team->a->publicKeys = b.publicKeys;
    b.pull();
    QCOMPARE(b.trouble, QString());
    // Half of a seal is none.
    rows = q.link({q.answer(m_team->scenes[3], QStringLiteral("joy"))});
    rows[0].seal = QByteArray(64, '\1');
    QCOMPARE(q.send(rows).answer.sqlState, QStringLiteral("ST002"));
}

void RefusedRowsTest::report_holdsNoControlCharacters()
{
    QVERIFY(m_team->p
                ->run(QStringLiteral("SELECT team.report(3, 1, $1, 0)"),
                      {QStringLiteral("subtext \x1b[2J 1.0")})
                .holds());
    const SqlAnswer status = m_team->c->run(
        QStringLiteral("SELECT client FROM team.status() WHERE login = $1"), {m_team->p->login});
    QCOMPARE(status.value(), QStringLiteral("subtext ?[2J 1.0"));
}

SUBTEXT_TEST(RefusedRowsTest)
#include "refusedrowstest.moc"
