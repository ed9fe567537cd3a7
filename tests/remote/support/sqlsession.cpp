// SPDX-License-Identifier: MIT
#include "tests/remote/support/sqlsession.h"

#include <vector>

namespace subtext::test {
namespace {

struct ClearResult
{
    void operator()(PGresult* result) const { PQclear(result); }
};
using OwnedResult = std::unique_ptr<PGresult, ClearResult>;

SqlAnswer answerOf(PGconn* connection, PGresult* result)
{
    SqlAnswer answer;
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_EMPTY_QUERY) {
        answer.sqlState = QString::fromUtf8(PQresultErrorField(result, PG_DIAG_SQLSTATE));
        if (answer.sqlState.isEmpty())
            answer.sqlState = QStringLiteral("closed");
        char* all = PQresultVerboseErrorMessage(result, PQERRORS_VERBOSE, PQSHOW_CONTEXT_ALWAYS);
        answer.message = QString::fromUtf8(all) + QString::fromUtf8(PQerrorMessage(connection));
        PQfreemem(all);
        return answer;
    }
    answer.changed = QByteArray(PQcmdTuples(result)).toInt();
    for (int row = 0; row < PQntuples(result); ++row) {
        QStringList values;
        for (int column = 0; column < PQnfields(result); ++column)
            values << (PQgetisnull(result, row, column)
                           ? QString()
                           : QString::fromUtf8(PQgetvalue(result, row, column)));
        answer.rows << values;
    }
    return answer;
}

/// Parameters as libpq wants them; the bytes live as long as this.
struct Bound
{
    explicit Bound(const QStringList& parameters)
    {
        for (const QString& parameter : parameters)
            bytes << parameter.toUtf8();
        for (qsizetype i = 0; i < parameters.size(); ++i)
            values.push_back(parameters.at(i).isNull() ? nullptr : bytes.at(i).constData());
    }
    int count() const { return static_cast<int>(values.size()); }

    QList<QByteArray> bytes;
    std::vector<const char*> values;
};

} // namespace

QStringList SqlAnswer::column() const
{
    QStringList values;
    for (const QStringList& row : rows)
        values << row.value(0);
    return values;
}

SqlSession::SqlSession(const Keywords& keywords)
{
    std::vector<const char*> names;
    std::vector<const char*> values;
    for (auto keyword = keywords.begin(); keyword != keywords.end(); ++keyword) {
        names.push_back(keyword.key().constData());
        values.push_back(keyword.value().constData());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    m_connection.reset(PQconnectdbParams(names.data(), values.data(), 0));
    if (!isOpen())
        m_refusal = QString::fromUtf8(PQerrorMessage(m_connection.get()));
    PQsetNoticeProcessor(m_connection.get(), &SqlSession::takeNotice, this);
}

void SqlSession::takeNotice(void* session, const char* text)
{
    static_cast<SqlSession*>(session)->m_notices += QString::fromUtf8(text);
}

bool SqlSession::isOpen() const
{
    return PQstatus(m_connection.get()) == CONNECTION_OK;
}

SqlAnswer SqlSession::run(const QString& text, const QStringList& parameters)
{
    const Bound bound(parameters);
    const QByteArray sql = text.toUtf8();
    OwnedResult result(parameters.isEmpty()
                           ? PQexec(m_connection.get(), sql.constData())
                           : PQexecParams(m_connection.get(), sql.constData(), bound.count(),
                                          nullptr, bound.values.data(), nullptr, nullptr, 0));
    if (PQresultStatus(result.get()) == PGRES_COPY_OUT) { // nobody here may copy: it says so later
        char* line = nullptr;
        while (PQgetCopyData(m_connection.get(), &line, 0) > 0)
            PQfreemem(line);
        result.reset(PQgetResult(m_connection.get()));
    }
    SqlAnswer answer = answerOf(m_connection.get(), result.get());
    while (OwnedResult rest{PQgetResult(m_connection.get())})
        ;
    return answer;
}

void SqlSession::send(const QString& text, const QStringList& parameters)
{
    const Bound bound(parameters);
    const QByteArray sql = text.toUtf8();
    if (PQsendQueryParams(m_connection.get(), sql.constData(), bound.count(), nullptr,
                          bound.values.data(), nullptr, nullptr, 0) != 1)
        qFatal("not sent: %s", PQerrorMessage(m_connection.get()));
}

SqlAnswer SqlSession::answer()
{
    OwnedResult result(PQgetResult(m_connection.get()));
    SqlAnswer given = answerOf(m_connection.get(), result.get());
    while (OwnedResult rest{PQgetResult(m_connection.get())})
        ;
    return given;
}

bool SqlSession::hasAnswered()
{
    PQconsumeInput(m_connection.get());
    return PQisBusy(m_connection.get()) == 0;
}

int SqlSession::backendPid() const
{
    return PQbackendPID(m_connection.get());
}

QStringList SqlSession::rungBells()
{
    PQconsumeInput(m_connection.get());
    QStringList bells;
    while (PGnotify* bell = PQnotifies(m_connection.get())) {
        bells << QString::fromUtf8(bell->relname) + u' ' + QString::fromUtf8(bell->extra);
        PQfreemem(bell);
    }
    return bells;
}

} // namespace subtext::test
