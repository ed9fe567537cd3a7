// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <libpq-fe.h>
#include <memory>

namespace subtext::test {

/// What a statement gave; an error has its code and everything that the server said of it.
struct SqlAnswer
{
    QString sqlState;        ///< Empty where it succeeded; "closed" where the connection is lost.
    QString message;         ///< Of an error: with detail, hint and context.
    QList<QStringList> rows; ///< NULL is a null text.
    int changed = 0;

    bool holds() const { return sqlState.isEmpty(); }
    /// The first value of the first row; null without one.
    QString value() const { return rows.value(0).value(0); }
    QStringList column() const;
};

/// What psql is: a connection on which anything can be tried. It goes its own way to the server,
/// not that of the program, since an attacker would.
class SqlSession
{
public:
    using Keywords = QMap<QByteArray, QByteArray>;

    explicit SqlSession(const Keywords& keywords);

    bool isOpen() const;
    QString refusal() const { return m_refusal; } ///< Why it did not open.

    /// Several statements may stand in a text without parameters. A null text is NULL.
    SqlAnswer run(const QString& text, const QStringList& parameters = {});
    /// The same in two steps, for what has to wait for somebody else.
    void send(const QString& text, const QStringList& parameters = {});
    SqlAnswer answer();
    bool hasAnswered(); ///< `answer` would not wait.

    int backendPid() const;
    /// Names of the channels on which something rang since the last call, with what was said.
    QStringList rungBells();
    const QString& notices() const { return m_notices; }
    PGconn* raw() { return m_connection.get(); }

private:
    struct Close
    {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };

    static void takeNotice(void* session, const char* text);

    std::unique_ptr<PGconn, Close> m_connection;
    QString m_refusal;
    QString m_notices;
};

} // namespace subtext::test
