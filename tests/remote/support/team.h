// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/chain.h"
#include "core/sync/streamcursor.h"
#include "tests/remote/support/postgresserver.h"

#include <QJsonObject>

#include <map>
#include <memory>
#include <vector>

namespace subtext::test {

/// A SCRAM verifier as a client makes it, with libpq's own function.
QString verifierOf(PostgresServer& server, const QString& secret);
Uuid freshId();
qint64 nowMs();
QByteArray bodyOf(const QJsonObject& object);

struct Pushed
{
    SqlAnswer answer;
    int taken = 0;
    int known = 0;
    QStringList reasons; ///< Why rows were refused.
};

struct PulledRow
{
    WireRow row;
    QString stream;
    qint64 n = 0;
    QString author; ///< Empty: the exchange itself.
};

/// One login: numbers and links its rows, keeps cursors, checks what it pulls. Its session is what
/// psql would be, so that a test can send anything.
class Device
{
public:
    Device(PostgresServer& server, Uuid study, Uuid person, QString login, QString secret);

    /// The first thing that an invited device does.
    void enrol();
    SqlSession& session(); ///< Opened when it is first asked for.
    std::unique_ptr<SqlSession> another() const;
    std::unique_ptr<SqlSession> withSecret(const QString& secret) const;
    SqlAnswer run(const QString& text, const QStringList& parameters = {})
    {
        return session().run(text, parameters);
    }
    void disconnect() { m_session.reset(); }

    // Rows, not yet in a chain.
    WireRow row(const QString& kind, const QJsonObject& body = {}) const;
    WireRow about(const Uuid& person, const QString& kind, const QJsonObject& body = {}) const;
    WireRow answer(const Uuid& scene, const QString& label, int revision = 1) const;
    WireRow decision(const Uuid& scene, const QString& label, int round = 1) const;
    WireRow settlement(const Uuid& scene, const QString& label) const;

    /// Gives them their places, as a client does on its own disk before it sends anything.
    std::vector<LinkedRow> link(const std::vector<WireRow>& rows);
    Pushed send(const std::vector<LinkedRow>& rows);
    /// Both; places of rows that were not taken are free again.
    Pushed push(const std::vector<WireRow>& rows);
    Pushed push(const WireRow& row) { return push(std::vector{row}); }
    static Pushed outcomeOf(const SqlAnswer& answer);

    /// Class, person and round of each stream that it may read.
    QMap<QString, QStringList> streams();
    /// "desk:PERSON:1" of them, sorted.
    QStringList keys();
    /// Everything that is new; the test fails in `trouble` where a place is missing or comes twice,
    /// or a row does not fit its chain.
    std::vector<PulledRow> pull(int limit = 2000);
    void forget(); ///< Cursors back to the beginning.
    QString trouble;

    using End = StreamCursor::ChainEnd;
    std::map<QString, End> ends;             ///< Of its own chains, by stream key.
    std::map<QString, StreamCursor> cursors; ///< By stream.
    std::map<Uuid, QByteArray> publicKeys;   ///< Of the devices that seal.

    Uuid study;
    Uuid person;
    Uuid id;
    QString login;
    QString secret;

private:
    bool take(const QStringList& values, const QString& key);

    PostgresServer& m_server;
    std::unique_ptr<SqlSession> m_session;
};

/// "1 of 2": splits that the device's person has not decided, of all.
QString deskProgressOf(Device& device);
/// Whether the desks opened: "t" or "f"; or the SQLSTATE of a refusal.
QString openDesks(Device& device);

/// A study on the server: a coordinator, adjudicators A and B, annotators P, Q and R.
class Team
{
public:
    struct Rules
    {
        int scenes = 4;
        int raters = 3;
        int claim = 0;
        bool isAssigned = true;
    };
    explicit Team(PostgresServer& server);
    Team(PostgresServer& server, Rules rules);

    std::unique_ptr<Device> add(const QString& role, const QString& code);
    std::unique_ptr<Device> invite(const Uuid& newPerson, Device& by);
    Pushed assign(const Uuid& whom, const std::vector<Uuid>& given, int seat);
    QString streamOf(const QString& key); ///< Its id, asked as the superuser.

    Uuid id;
    std::vector<Uuid> scenes;
    std::unique_ptr<Device> c; ///< The coordinator.
    std::unique_ptr<Device> a;
    std::unique_ptr<Device> b;
    std::unique_ptr<Device> p;
    std::unique_ptr<Device> q;
    std::unique_ptr<Device> r;

private:
    PostgresServer& m_server;
    int m_people = 0; ///< On the roster, in the order in which they were added.
};

} // namespace subtext::test
