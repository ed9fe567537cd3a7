// SPDX-License-Identifier: MIT
#include "tests/remote/support/team.h"

#include "core/base/environment.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace subtext::test {
namespace {

QString newSecret()
{
    QString digits;
    for (int i = 0; i < 5; ++i)
        digits +=
            QStringLiteral("%1").arg(QRandomGenerator::system()->generate(), 8, 16, QChar(u'0'));
    return digits;
}

QJsonObject objectOf(const QString& text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

void require(const SqlAnswer& answer, const char* what)
{
    if (!answer.holds())
        qFatal("%s: %s", what, qUtf8Printable(answer.message));
}

QByteArray bytesOf(const QString& hex)
{
    return QByteArray::fromHex(hex.mid(2).toLatin1()); // after "\x"
}

Uuid uuidOf(const QString& text)
{
    return Uuid::fromText(text).value_or(Uuid());
}

std::optional<int> numberOf(const QString& text)
{
    return text.isNull() ? std::nullopt : std::optional(text.toInt());
}

/// "{joy,yes}" as PostgreSQL writes it; tokens need no quotes.
std::optional<QStringList> voteOf(const QString& text)
{
    if (text.isNull())
        return std::nullopt;
    return text.mid(1, text.size() - 2).split(u',');
}

/// Of what `pull` asks for, from "uuid" on.
WireRow rowOf(const QStringList& values)
{
    WireRow row;
    row.uuid = uuidOf(values.at(7));
    row.kind = values.at(8);
    row.v = values.at(9).toInt();
    row.person = uuidOf(values.at(10));
    row.scenario = uuidOf(values.at(11));
    row.revision = numberOf(values.at(12));
    row.at = values.at(13).toLongLong();
    row.vote = voteOf(values.at(14));
    row.body = values.at(15).toUtf8();
    return row;
}

} // namespace

QString verifierOf(PostgresServer& server, const QString& secret)
{
    char* verifier = PQencryptPasswordConn(server.admin().raw(), secret.toUtf8().constData(),
                                           "someone", "scram-sha-256");
    const QString text = QString::fromUtf8(verifier);
    PQfreemem(verifier);
    return text;
}

Uuid freshId()
{
    return RandomIds().next();
}

qint64 nowMs()
{
    return SystemClock().now();
}

QByteArray bodyOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Device::Device(PostgresServer& server, Uuid itsStudy, Uuid itsPerson, QString itsLogin,
               QString itsSecret)
    : study(std::move(itsStudy))
    , person(std::move(itsPerson))
    , login(std::move(itsLogin))
    , secret(std::move(itsSecret))
    , m_server(server)
{}

void Device::enrol()
{
    const QString own = newSecret();
    const SqlAnswer enrolled =
        run(QStringLiteral("SELECT team.enrol($1)"), {verifierOf(m_server, own)});
    require(enrolled, "enrol");
    secret = own;
    id = uuidOf(objectOf(enrolled.value()).value(QLatin1String("device")).toString());
    disconnect();
}

std::unique_ptr<SqlSession> Device::withSecret(const QString& other) const
{
    SqlSession::Keywords keywords = m_server.socket(login.toUtf8());
    keywords.insert("password", other.toUtf8());
    return std::make_unique<SqlSession>(keywords);
}

std::unique_ptr<SqlSession> Device::another() const
{
    return withSecret(secret);
}

SqlSession& Device::session()
{
    if (!m_session || !m_session->isOpen())
        m_session = another();
    return *m_session;
}

WireRow Device::row(const QString& kind, const QJsonObject& body) const
{
    WireRow made;
    made.kind = kind;
    made.v = 10;
    made.uuid = freshId();
    made.at = nowMs();
    made.body = bodyOf(body);
    return made;
}

WireRow Device::about(const Uuid& whom, const QString& kind, const QJsonObject& body) const
{
    WireRow made = row(kind, body);
    made.person = whom;
    return made;
}

WireRow Device::answer(const Uuid& scene, const QString& label, int revision) const
{
    WireRow made = about(person, QStringLiteral("annotation"),
                         {{QStringLiteral("explanation"), QStringLiteral("because")}});
    made.scenario = scene;
    made.revision = revision;
    made.vote = QStringList{label};
    return made;
}

WireRow Device::decision(const Uuid& scene, const QString& label, int round) const
{
    WireRow made = about(person, QStringLiteral("decision"),
                         {{QStringLiteral("basis"), QStringLiteral("override")}});
    made.scenario = scene;
    made.round = round;
    if (!label.isEmpty())
        made.vote = QStringList{label};
    return made;
}

WireRow Device::settlement(const Uuid& scene, const QString& label) const
{
    WireRow made = about(person, QStringLiteral("settlement"), {{QStringLiteral("final"), 1}});
    made.scenario = scene;
    made.vote = QStringList{label};
    return made;
}

std::vector<LinkedRow> Device::link(const std::vector<WireRow>& rows)
{
    std::vector<LinkedRow> linked;
    for (const WireRow& each : rows) {
        const QString key = streamKeyOf(each).value_or(QStringLiteral("common::"));
        End& end = ends[key];
        if (end.k == 0)
            end.link = firstLink(study, key, id);
        ++end.k;
        end.link = nextLink(end.link, rowDigest(study, each));
        linked.push_back({each, end.k, end.link, {}, {}});
    }
    return linked;
}

Pushed Device::outcomeOf(const SqlAnswer& answer)
{
    Pushed pushed{answer, 0, 0, {}};
    const QJsonObject said = objectOf(answer.value());
    pushed.taken = said.value(QLatin1String("taken")).toInt();
    pushed.known = said.value(QLatin1String("known")).toInt();
    for (const QJsonValue& refused : said.value(QLatin1String("refused")).toArray())
        pushed.reasons << refused.toObject().value(QLatin1String("reason")).toString();
    return pushed;
}

Pushed Device::send(const std::vector<LinkedRow>& rows)
{
    return outcomeOf(
        run(QStringLiteral("SELECT team.push($1)"), {QString::fromUtf8(batchJson(rows))}));
}

Pushed Device::push(const std::vector<WireRow>& rows)
{
    const auto before = ends;
    Pushed pushed = send(link(rows));
    if (!pushed.answer.holds() || !pushed.reasons.isEmpty())
        ends = before;
    return pushed;
}

QMap<QString, QStringList> Device::streams()
{
    const SqlAnswer heads =
        run(QStringLiteral("SELECT stream, class, person, round, n FROM team.heads()"));
    require(heads, "heads");
    QMap<QString, QStringList> found;
    for (const QStringList& head : heads.rows)
        found.insert(head.at(0), head.mid(1));
    return found;
}

QStringList Device::keys()
{
    QStringList found;
    for (const QStringList& head : streams())
        found << head.at(0) + u':' + head.at(1) + u':' + head.at(2);
    found.sort();
    return found;
}

void Device::forget()
{
    cursors.clear();
}

std::vector<PulledRow> Device::pull(int limit)
{
    std::vector<PulledRow> got;
    const QMap<QString, QStringList> all = streams();
    for (;;) {
        QStringList behind;
        QStringList afters;
        for (auto stream = all.begin(); stream != all.end(); ++stream) {
            const auto cursor = cursors.find(stream.key());
            const qint64 after = cursor == cursors.end() ? 0 : cursor->second.n();
            if (after < stream->at(3).toLongLong()) {
                behind << stream.key();
                afters << QString::number(after);
            }
        }
        if (behind.isEmpty())
            return got;
        const SqlAnswer rows =
            run(QStringLiteral("SELECT stream, n, author, device, k, link, head, uuid, kind, v, "
                               "person, scenario, revision, at, vote, body, seal, anchor "
                               "FROM team.pull($1::uuid[], $2::bigint[], $3)"),
                {u'{' + behind.join(u',') + u'}', u'{' + afters.join(u',') + u'}',
                 QString::number(limit)});
        require(rows, "pull");
        if (rows.rows.isEmpty()) {
            trouble = QStringLiteral("heads promise rows that do not come");
            return got;
        }
        for (const QStringList& values : rows.rows) {
            const QStringList head = all.value(values.at(0));
            if (!take(values, head.at(0) + u':' + head.at(1) + u':' + head.at(2)))
                return got;
            got.push_back({rowOf(values), values.at(0), values.at(1).toLongLong(), values.at(2)});
        }
    }
}

bool Device::take(const QStringList& values, const QString& key)
{
    const LinkedRow linked{rowOf(values), values.at(4).toLongLong(), bytesOf(values.at(5)),
                           bytesOf(values.at(16)), bytesOf(values.at(17))};
    const StreamEntry entry{values.at(1).toLongLong(), uuidOf(values.at(2)), uuidOf(values.at(3)),
                            linked, bytesOf(values.at(6))};
    const auto keyOf = [&](const Uuid& device) {
        const auto found = publicKeys.find(device);
        return found == publicKeys.end() ? std::nullopt : std::optional(found->second);
    };
    const auto fault =
        cursors.try_emplace(values.at(0), study, key).first->second.take(entry, keyOf);
    if (fault)
        trouble = QStringLiteral("%1 of %2 does not follow: %3")
                      .arg(values.at(1), key)
                      .arg(static_cast<int>(*fault));
    return !fault;
}

Team::Team(PostgresServer& server)
    : Team(server, Rules())
{}

Team::Team(PostgresServer& server, Rules rules)
    : id(freshId())
    , m_server(server)
{
    const QString secret = newSecret();
    const Uuid person = freshId();
    const SqlAnswer made =
        server.admin().run(QStringLiteral("SELECT subtext.create_study($1, $2, 'C01', $3)"),
                           {id.text(), person.text(), verifierOf(server, secret)});
    require(made, "create_study");
    c = std::make_unique<Device>(server, id, person,
                                 objectOf(made.value()).value(QLatin1String("login")).toString(),
                                 secret);
    c->enrol();
    std::vector<WireRow> rows{
        c->row(QStringLiteral("protocol"), {{QStringLiteral("raters"), rules.raters}}),
        c->about(person, QStringLiteral("person"),
                 {{QStringLiteral("role"), QStringLiteral("coordinator")},
                  {QStringLiteral("code"), QStringLiteral("C01")},
                  {QStringLiteral("ordinal"), ++m_people}})};
    for (int i = 1; i <= rules.scenes; ++i) {
        WireRow scene = c->row(QStringLiteral("scene"),
                               {{QStringLiteral("ordinal"), i},
                                {QStringLiteral("group"), QStringLiteral("sarcasm-irony")},
                                {QStringLiteral("utterance"), QStringLiteral("u%1").arg(i)}});
        scene.scenario = scene.uuid;
        scenes.push_back(scene.uuid);
        rows.push_back(scene);
    }
    require(c->push(rows).answer, "scenes");
    require(c->run(QStringLiteral("SELECT team.let_claim($1)"), {QString::number(rules.claim)}),
            "let_claim");
    a = add(QStringLiteral("adjudicator"), QStringLiteral("A"));
    b = add(QStringLiteral("adjudicator"), QStringLiteral("B"));
    p = add(QStringLiteral("annotator"), QStringLiteral("P"));
    q = add(QStringLiteral("annotator"), QStringLiteral("Q"));
    r = add(QStringLiteral("annotator"), QStringLiteral("R"));
    if (!rules.isAssigned)
        return;
    int seat = 0;
    for (Device* each : {p.get(), q.get(), r.get()})
        require(assign(each->person, scenes, ++seat).answer, "assign");
}

std::unique_ptr<Device> Team::add(const QString& role, const QString& code)
{
    const Uuid person = freshId();
    const Pushed pushed =
        c->push({c->about(person, QStringLiteral("person"),
                          {{QStringLiteral("role"), role},
                           {QStringLiteral("code"), code},
                           {QStringLiteral("ordinal"), ++m_people}}),
                 c->about(person, QStringLiteral("name"),
                          {{QStringLiteral("name"), QStringLiteral("Name of ") + code}})});
    if (pushed.taken != 2)
        qFatal("not added: %s", qUtf8Printable(pushed.answer.message + pushed.reasons.join(u' ')));
    return invite(person, *c);
}

std::unique_ptr<Device> Team::invite(const Uuid& newPerson, Device& by)
{
    const QString secret = newSecret();
    const SqlAnswer made = by.run(QStringLiteral("SELECT team.invite($1, $2)"),
                                  {newPerson.text(), verifierOf(m_server, secret)});
    require(made, "invite");
    auto device = std::make_unique<Device>(
        m_server, id, newPerson, objectOf(made.value()).value(QLatin1String("login")).toString(),
        secret);
    device->enrol();
    return device;
}

Pushed Team::assign(const Uuid& whom, const std::vector<Uuid>& given, int seat)
{
    QJsonArray items;
    int position = 0;
    for (const Uuid& scene : given)
        items << QJsonArray{scene.text(), ++position, seat};
    return c->push(c->about(whom, QStringLiteral("assignment"), {{QStringLiteral("give"), items}}));
}

QString Team::streamOf(const QString& key)
{
    return m_server.admin()
        .run(QStringLiteral("SELECT id FROM subtext.stream WHERE study = $1 AND key = $2"),
             {id.text(), key})
        .value();
}

QString deskProgressOf(Device& device)
{
    return device
        .run(QStringLiteral("SELECT format('%s of %s', d ->> 'open', d ->> 'splits') "
                            "FROM team.desk_progress() d"))
        .value();
}

QString openDesks(Device& device)
{
    const SqlAnswer answer = device.run(QStringLiteral("SELECT team.open_desks()"));
    return answer.holds() ? answer.value() : answer.sqlState;
}

} // namespace subtext::test
