// SPDX-License-Identifier: MIT
#pragma once

#include "tests/remote/support/sqlsession.h"

#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace subtext::test {

/// A PostgreSQL of the test's own, with a database "subtext" that has the schema of the server: in
/// a temporary folder, on a socket there and, with TLS, on a free port of the loopback. It ends
/// with the test, killed or not. PostgreSQL does not run as root; where the test does, the server
/// runs as the user postgres, whom its package makes.
class PostgresServer
{
public:
    /// None, with the reason in `whyNot`, where there is no PostgreSQL. Everything else that goes
    /// wrong ends the program: a server that is there must start.
    static std::unique_ptr<PostgresServer> start(QString* whyNot);
    ~PostgresServer();

    /// Where it can be reached by the socket, as whom.
    SqlSession::Keywords socket(const QByteArray& user = "postgres",
                                const QByteArray& database = "subtext") const;
    /// By the loopback with TLS, as the program does. The certificate is that of "localhost".
    SqlSession::Keywords tls(const QByteArray& user) const;
    QString certificate() const; ///< Of the authority that signed the server's.
    int port() const { return m_port; }
    QString folder() const { return m_folder.path(); } ///< Of the socket.

    /// A session of the superuser.
    SqlSession& admin();

    /// As a power cut: the server and all that it started, at once.
    void kill();
    void startAgain();
    /// The database as pg_dump writes it, and back into an empty one.
    QByteArray dump();
    void restore(const QByteArray& dump);

    /// Returns when the session waits for a lock of somebody else's: true; or when it has its
    /// answer and so did not wait: false.
    bool waitsForALock(SqlSession& session);

private:
    explicit PostgresServer(QString binaries);
    void prepare();
    void makeCluster();
    void makeCertificates();
    void write(const QString& name, const QByteArray& text);
    void launch();
    void stop();
    /// Runs one of PostgreSQL's programs as the server's user; gives its standard output.
    QByteArray run(const QString& program, const QStringList& arguments,
                   const QByteArray& input = {});
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void asServerUser(QProcess& process) const;

    QString m_binaries;
    QTemporaryDir m_folder;
    QProcess m_process;
    std::unique_ptr<SqlSession> m_admin;
    int m_port = 0;
    std::optional<std::pair<uint, uint>> m_user; ///< Whose the server is, where it is not ours.
};

/// The text of the schema, or that of the file in SUBTEXT_TEAM_SQL: packaging/team-mutants breaks
/// it.
QByteArray schemaUnderTest();

} // namespace subtext::test

/// In the place of `server = PostgresServer::start()`: skips the running test where there is none.
#define START_OR_SKIP(server)                                                                      \
    do {                                                                                           \
        QString noServer;                                                                          \
        server = subtext::test::PostgresServer::start(&noServer);                                  \
        if (!server)                                                                               \
            QSKIP(qUtf8Printable(noServer));                                                       \
    } while (false)
