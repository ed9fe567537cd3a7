// SPDX-License-Identifier: MIT
#include "core/remote/teamserver.h"

#include "core/remote/answercalls.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

/// Its name comes from the server and goes into a statement.
bool isBellName(const QString& name)
{
    static const QRegularExpression bell(QStringLiteral("\\Ab[0-9a-f]{32}\\z"));
    return bell.match(name).hasMatch();
}

ServerHello takeHello(AnswerRow& row)
{
    AnswerObject of(row.object());
    ServerHello hello;
    hello.version = of.whole("version", 1);
    hello.isServed = of.truth("is_served");
    hello.study = of.uuid("study");
    hello.incarnation = of.uuid("incarnation");
    hello.person = of.uuid("person");
    hello.device = of.uuid("device");
    const auto role = roleFromToken(of.text("role"));
    hello.role = role.value_or(Role::Annotator);
    hello.watches = of.truth("watches");
    hello.serverDevice = of.uuid("server_device");
    hello.isLocked = of.truth("is_locked");
    hello.round = of.whole("round", 1);
    hello.claim = std::max(0, of.value("claim").toInt());
    hello.time = of.number("time");
    const QJsonObject bells = of.value("bells").toObject();
    for (auto bell = bells.begin(); bell != bells.end(); ++bell) {
        if (!isBellName(bell->toString()))
            row.fault();
        hello.bells.insert(bell.key(), bell->toString());
    }
    if (!role || !of.isSound())
        row.fault();
    return hello;
}

/// By its token; a class of a later schema makes a key of its own, which is read as any other.
QString keyOf(const QString& streamClass, const Uuid& person, std::optional<int> round)
{
    return streamClass + u':' + person.text() + u':' +
           (round ? QString::number(*round) : QString());
}

StreamHead takeHead(AnswerRow& row)
{
    StreamHead head;
    head.stream = row.uuid();
    const QString streamClass = row.text();
    const Uuid person = row.optionalUuid();
    head.key = keyOf(streamClass, person, row.optionalWhole(1));
    head.n = row.number();
    head.head = row.hash();
    return head;
}

std::optional<QStringList> takeVote(AnswerRow& row)
{
    if (!row.isNull())
        return row.text().split(u','); // no token has one
    row.skip();
    return std::nullopt;
}

PulledEntry takeEntry(AnswerRow& row)
{
    PulledEntry pulled;
    pulled.stream = row.uuid();
    StreamEntry& entry = pulled.entry;
    entry.n = row.number(1);
    entry.author = row.optionalUuid();
    entry.device = row.uuid();
    entry.linked.k = row.number(1);
    entry.linked.link = row.hash();
    entry.head = row.hash();
    entry.linked.seal = row.optionalHash(64);
    entry.linked.anchor = row.optionalHash(32);
    pulled.receivedAt = row.number();
    WireRow& of = entry.linked.row;
    of.uuid = row.uuid();
    of.kind = row.text();
    of.v = row.whole(1);
    of.person = row.optionalUuid();
    of.scenario = row.optionalUuid();
    of.revision = row.optionalWhole(1);
    of.at = row.number();
    of.vote = takeVote(row);
    of.body = row.bytes();
    return pulled;
}

PulledScene takeScene(AnswerRow& row)
{
    PulledScene scene;
    scene.row.uuid = row.uuid();
    scene.row.kind = row.text();
    scene.row.v = row.whole(1);
    scene.row.scenario = row.uuid();
    scene.row.at = row.number();
    scene.row.body = row.bytes();
    scene.digest = row.hash();
    return scene;
}

OwnChainEnd takeChain(AnswerRow& row)
{
    OwnChainEnd chain;
    chain.stream = row.uuid();
    chain.key = row.text();
    chain.end.k = row.number(1);
    chain.end.link = row.hash();
    return chain;
}

HeadAt takeHeadAt(AnswerRow& row)
{
    HeadAt at;
    at.n = row.number(1);
    at.head = row.hash();
    return at;
}

DeskProgress takeProgress(AnswerRow& row)
{
    AnswerObject of(row.object());
    const DeskProgress progress{of.whole("splits"), of.whole("open")};
    if (!of.isSound())
        row.fault();
    return progress;
}

constexpr qint64 AnyNumber = std::numeric_limits<qint64>::min();

/// One device of somebody, or somebody without one.
TeamMember takeMember(AnswerRow& row)
{
    constexpr int OfTheDevice = 11;
    TeamMember member;
    member.person = row.uuid();
    member.code = row.text();
    const auto role = roleFromToken(row.text());
    if (!role)
        row.fault();
    member.role = role.value_or(Role::Annotator);
    member.isWithdrawn = row.truth();
    member.revokedAt = row.optionalNumber();
    if (row.isNull()) {
        for (int i = 0; i < OfTheDevice; ++i)
            row.skip();
        return member;
    }
    TeamDevice device;
    device.login = row.text();
    device.device = row.uuid();
    device.invitedAt = row.number();
    device.validUntil = row.number();
    device.enrolledAt = row.optionalNumber();
    device.revokedAt = row.optionalNumber();
    device.seenAt = row.optionalNumber();
    device.waiting = row.optionalWhole(std::numeric_limits<int>::min()).value_or(0);
    device.refused = row.optionalWhole(std::numeric_limits<int>::min()).value_or(0);
    if (row.isNull())
        row.skip();
    else
        device.client = row.text();
    device.clockAheadMs = row.optionalNumber(AnyNumber).value_or(0);
    member.devices.push_back(std::move(device));
    return member;
}

/// By person, in the order of their codes, devices in that of their invitations.
std::vector<TeamMember> byPerson(const std::vector<TeamMember>& lines)
{
    std::vector<TeamMember> members;
    for (const TeamMember& line : lines) {
        const auto found =
            std::find_if(members.begin(), members.end(),
                         [&](const TeamMember& member) { return member.person == line.person; });
        if (found == members.end())
            members.push_back(line);
        else
            found->devices.insert(found->devices.end(), line.devices.begin(), line.devices.end());
    }
    return members;
}

PushOutcome takeOutcome(AnswerRow& row, std::size_t sent)
{
    AnswerObject of(row.object());
    PushOutcome outcome{of.whole("taken"), of.whole("known"), {}};
    const QJsonArray refusals = of.value("refused").toArray();
    for (const QJsonValue& refused : refusals) {
        AnswerObject one(refused.toObject());
        const auto place = static_cast<std::size_t>(one.whole("i"));
        outcome.refused.push_back({place, pushRefusalFromToken(one.text("reason"))});
        if (!one.isSound() || place >= sent)
            row.fault();
    }
    const auto told =
        static_cast<std::size_t>(outcome.taken) + static_cast<std::size_t>(outcome.known);
    if (!of.isSound() || told != (outcome.refused.empty() ? sent : 0))
        row.fault();
    return outcome;
}

Enrolment takeEnrolment(AnswerRow& row)
{
    AnswerObject of(row.object());
    Enrolment enrolment{of.uuid("study"), of.uuid("person"), of.uuid("device")};
    if (!of.isSound())
        row.fault();
    return enrolment;
}

QByteArray listOf(const std::vector<QByteArray>& values)
{
    return '{' + QByteArrayList(values.begin(), values.end()).join(',') + '}';
}

QByteArray listOf(const std::vector<Uuid>& uuids)
{
    std::vector<QByteArray> texts;
    texts.reserve(uuids.size());
    for (const Uuid& uuid : uuids)
        texts.push_back(uuid.text().toUtf8());
    return listOf(texts);
}

ServerValue orNull(const Uuid& uuid)
{
    return uuid.isNull() ? ServerValue() : ServerValue(uuid.text().toUtf8());
}

int takeCount(AnswerRow& row)
{
    return row.whole();
}

bool takeTruth(AnswerRow& row)
{
    return row.truth();
}

} // namespace

void TeamServer::hello(Answered<ServerHello> done)
{
    m_connection.run("SELECT team.hello($1)", {QByteArray::number(Protocol)},
                     asOne("hello", takeHello, std::move(done)));
}

void TeamServer::heads(std::optional<qint64> sinceMs, Answered<std::vector<StreamHead>> done)
{
    m_connection.run("SELECT stream, class, person, round, n, encode(head, 'hex') "
                     "FROM team.heads(to_timestamp($1::float8 / 1000))",
                     {sinceMs ? ServerValue(QByteArray::number(*sinceMs)) : ServerValue()},
                     asList("heads", takeHead, std::move(done)));
}

void TeamServer::pull(const std::vector<After>& afters, int limit,
                      Answered<std::vector<PulledEntry>> done)
{
    std::vector<Uuid> streams;
    std::vector<QByteArray> places;
    for (const After& after : afters) {
        streams.push_back(after.stream);
        places.push_back(QByteArray::number(after.n));
    }
    m_connection.run(
        "SELECT stream, n, author, device, k, encode(link, 'hex'), encode(head, 'hex'), "
        "encode(seal, 'hex'), encode(anchor, 'hex'), (extract(epoch FROM received_at) * "
        "1000)::bigint, "
        "uuid, kind, v, person, scenario, revision, at, array_to_string(vote, ','), body "
        "FROM team.pull($1::uuid[], $2::bigint[], $3)",
        {listOf(streams), listOf(places), QByteArray::number(limit)},
        asList("pull", takeEntry, std::move(done)));
}

void TeamServer::scenes(const std::vector<Uuid>& scenarios, Answered<std::vector<PulledScene>> done)
{
    m_connection.run("SELECT uuid, kind, v, scenario, at, body, encode(digest, 'hex') "
                     "FROM team.scenes($1::uuid[])",
                     {listOf(scenarios)}, asList("scenes", takeScene, std::move(done)));
}

void TeamServer::chains(Answered<std::vector<OwnChainEnd>> done)
{
    m_connection.run("SELECT stream, key, k, encode(link, 'hex') FROM team.chains()", {},
                     asList("chains", takeChain, std::move(done)));
}

void TeamServer::links(const Uuid& stream, const std::vector<qint64>& places,
                       Answered<std::vector<HeadAt>> done)
{
    std::vector<QByteArray> numbers;
    for (const qint64 place : places)
        numbers.push_back(QByteArray::number(place));
    m_connection.run("SELECT n, encode(head, 'hex') FROM team.links($1, $2::bigint[]) ORDER BY n",
                     {stream.text().toUtf8(), listOf(numbers)},
                     asList("links", takeHeadAt, std::move(done)));
}

void TeamServer::deskProgress(Answered<DeskProgress> done)
{
    m_connection.run("SELECT team.desk_progress()", {},
                     asOne("desk_progress", takeProgress, std::move(done)));
}

void TeamServer::status(Answered<std::vector<TeamMember>> done)
{
    m_connection.run(
        "SELECT person, code, role, withdrawn, (extract(epoch FROM revoked_at) * 1000)::bigint, "
        "login, device, (extract(epoch FROM invited_at) * 1000)::bigint, "
        "(extract(epoch FROM valid_until) * 1000)::bigint, "
        "(extract(epoch FROM enrolled_at) * 1000)::bigint, "
        "(extract(epoch FROM device_revoked_at) * 1000)::bigint, "
        "(extract(epoch FROM seen_at) * 1000)::bigint, waiting, refused, client, clock_ahead_ms "
        "FROM team.status() ORDER BY code, invited_at, login",
        {}, asList("status", takeMember, [done](Result<std::vector<TeamMember>> lines) {
            done(lines.map(byPerson));
        }));
}

void TeamServer::push(const std::vector<LinkedRow>& rows, Answered<PushOutcome> done)
{
    const auto take = [sent = rows.size()](AnswerRow& row) { return takeOutcome(row, sent); };
    m_connection.run("SELECT team.push($1::jsonb)", {batchJson(rows)},
                     asOne("push", take, std::move(done)));
}

void TeamServer::report(const Report& of, Answered<void> done)
{
    m_connection.run("SELECT team.report($1, $2, $3, $4)",
                     {QByteArray::number(of.waiting), QByteArray::number(of.refused),
                      of.client.toUtf8(), QByteArray::number(of.clockMs)},
                     asNothing(std::move(done)));
}

void TeamServer::claim(int want, Answered<int> done)
{
    m_connection.run("SELECT team.claim($1)", {QByteArray::number(want)},
                     asOne("claim", takeCount, std::move(done)));
}

void TeamServer::openDesks(Answered<bool> done)
{
    m_connection.run("SELECT team.open_desks()", {},
                     asOne("open_desks", takeTruth, std::move(done)));
}

void TeamServer::letClaim(int most, Answered<int> done)
{
    m_connection.run("SELECT team.let_claim($1)", {QByteArray::number(most)},
                     asOne("let_claim", takeCount, std::move(done)));
}

void TeamServer::invite(const Uuid& person, const QByteArray& verifier, int days,
                        Answered<NewLogin> done)
{
    m_connection.run("SELECT team.invite($1, $2, $3)",
                     {person.text().toUtf8(), verifier, QByteArray::number(days)},
                     asOne("invite", takeLogin, std::move(done)));
}

void TeamServer::enrol(const QByteArray& verifier, Answered<Enrolment> done)
{
    m_connection.run("SELECT team.enrol($1)", {verifier},
                     asOne("enrol", takeEnrolment, std::move(done)));
}

void TeamServer::revoke(const Uuid& person, const Uuid& device, Answered<int> done)
{
    m_connection.run("SELECT team.revoke($1, $2)", {person.text().toUtf8(), orNull(device)},
                     asOne("revoke", takeCount, std::move(done)));
}

void TeamServer::expel(Answered<int> done)
{
    m_connection.run("SELECT team.expel()", {}, asOne("expel", takeCount, std::move(done)));
}

void TeamServer::unblock(Answered<int> done)
{
    m_connection.run("SELECT team.unblock()", {}, asOne("unblock", takeCount, std::move(done)));
}

void TeamServer::listen(const QString& bell, Answered<void> done)
{
    Q_ASSERT(isBellName(bell)); // `hello` gives no other
    m_connection.run("LISTEN " + bell.toUtf8(), {}, asNothing(std::move(done)));
}

} // namespace subtext
