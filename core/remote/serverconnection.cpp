// SPDX-License-Identifier: MIT
#include "core/remote/serverconnection.h"

#include "core/remote/connectionkeywords.h"
#include "core/remote/libpq.h"
#include "core/remote/pghandles.h"
#include "core/sync/servererrors.h"

#include <QPointer>
#include <QSocketNotifier>

#include <mutex>
#include <thread>

namespace subtext {

/// What the thread that looks a host up shares with the connection, which may be gone by then.
struct ServerConnection::Start
{
    std::mutex mutex;
    ServerConnection* waiting = nullptr; ///< None: nobody waits any more.
};

struct ServerConnection::Session
{
    Pg<PGconn> pg;
    std::unique_ptr<QSocketNotifier> reads;
    std::unique_ptr<QSocketNotifier> writes;
    ConnectingStage stage = ConnectingStage::Reaching;
    bool isOpen = false;
};

struct ServerConnection::Call
{
    QByteArray sql;
    std::vector<ServerValue> parameters;
    Done done;
    bool isScript = false;
    Pg<PGresult> result; ///< The first error, or the last answer.
};

namespace {

/// Later, since this may be its own signal; but it watches no more, for libpq may have closed the
/// socket already.
void dismiss(std::unique_ptr<QSocketNotifier>& notifier)
{
    if (!notifier)
        return;
    notifier->setEnabled(false);
    notifier.release()->deleteLater();
}

bool isError(const PGresult* result)
{
    const ExecStatusType status = pq().PQresultStatus(result);
    return status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK;
}

Result<ServerRows> rowsOf(const PGresult* result)
{
    if (isError(result))
        return fail(serverError(
            QString::fromUtf8(pq().PQresultErrorField(result, PG_DIAG_SQLSTATE)),
            QString::fromUtf8(pq().PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY))));
    ServerRows rows;
    const int columns = pq().PQnfields(result);
    for (int row = 0; row < pq().PQntuples(result); ++row) {
        std::vector<ServerValue>& values = rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            if (pq().PQgetisnull(result, row, column) != 0)
                values.emplace_back();
            else
                values.emplace_back(QByteArray(pq().PQgetvalue(result, row, column),
                                               pq().PQgetlength(result, row, column)));
        }
    }
    return rows;
}

ConnectingStage stageOf(const PGconn* connection)
{
    switch (pq().PQstatus(connection)) {
    case CONNECTION_SSL_STARTUP:
        return ConnectingStage::Trusting;
    case CONNECTION_AWAITING_RESPONSE:
    case CONNECTION_AUTH_OK:
        return ConnectingStage::SigningIn;
    default:
        return ConnectingStage::Reaching;
    }
}

} // namespace

ServerConnection::ServerConnection(ServerAddress address, QObject* parent)
    : QObject(parent)
    , m_address(std::move(address))
{}

ServerConnection::~ServerConnection()
{
    waitNoMore();
}

void ServerConnection::waitNoMore()
{
    if (!m_start)
        return;
    const std::lock_guard lock(m_start->mutex);
    m_start->waiting = nullptr;
}

bool ServerConnection::isOpen() const
{
    return m_session && m_session->isOpen;
}

bool ServerConnection::isEncrypted() const
{
    return isOpen() && pq().PQsslInUse(m_session->pg.get()) == 1;
}

QString ServerConnection::words() const
{
    return QString::fromUtf8(pq().PQerrorMessage(m_session->pg.get()));
}

void ServerConnection::open()
{
    Q_ASSERT(!m_session && !m_end);
    m_session = std::make_unique<Session>();
    // Not from within: whoever asked learns of it as of every other failure.
    if (!libPq()) {
        const auto end = [this] {
            if (m_session)
                close(libPq().error());
        };
        QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
        return;
    }
    // libpq waits for the name of the host to be looked up, which takes half a minute on a dead
    // network; whoever cancels does not.
    m_start = std::make_shared<Start>();
    m_start->waiting = this;
    std::thread([start = m_start, keywords = connectionKeywords(m_address)] {
        std::vector<const char*> names;
        std::vector<const char*> values;
        for (const auto& [name, value] : keywords) {
            names.push_back(name.constData());
            values.push_back(value.constData());
        }
        names.push_back(nullptr);
        values.push_back(nullptr);
        const auto session = std::make_shared<Session>();
        session->pg.reset(pq().PQconnectStartParams(names.data(), values.data(), 0));
        const std::lock_guard lock(start->mutex);
        if (ServerConnection* const to = start->waiting)
            QMetaObject::invokeMethod(
                to, [to, session] { to->takeStarted(session); }, Qt::QueuedConnection);
    }).detach();
}

void ServerConnection::takeStarted(const std::shared_ptr<Session>& started)
{
    if (!m_session)
        return;
    if (!started->pg)
        throw std::bad_alloc();
    m_session->pg = std::move(started->pg);
    pq().PQsetErrorVerbosity(m_session->pg.get(),
                             PQERRORS_VERBOSE); // with the code, see connectionError
    pq().PQsetNoticeProcessor(
        m_session->pg.get(), [](void*, const char*) {}, nullptr); // not to stderr
    if (pq().PQstatus(m_session->pg.get()) == CONNECTION_BAD)
        pollConnecting();
    else
        watch(false, true);
}

/// libpq may take another socket for every attempt, so the notifiers are made anew with it.
void ServerConnection::watch(bool reads, bool writes)
{
    const int socket = pq().PQsocket(m_session->pg.get());
    const auto set = [&](std::unique_ptr<QSocketNotifier>& notifier, QSocketNotifier::Type type,
                         bool isOn) {
        if (isOn && (!notifier || notifier->socket() != socket)) {
            dismiss(notifier);
            notifier = std::make_unique<QSocketNotifier>(socket, type);
            connect(notifier.get(), &QSocketNotifier::activated, this, &ServerConnection::goOn);
        }
        if (notifier)
            notifier->setEnabled(isOn);
    };
    set(m_session->reads, QSocketNotifier::Read, reads);
    set(m_session->writes, QSocketNotifier::Write, writes);
}

void ServerConnection::goOn()
{
    if (!m_session)
        return;
    if (m_session->isOpen)
        takeInput();
    else
        pollConnecting();
}

void ServerConnection::pollConnecting()
{
    if (!m_session)
        return;
    const ConnectingStage stage = stageOf(m_session->pg.get());
    if (stage != ConnectingStage::Reaching)
        m_session->stage = stage;
    switch (pq().PQconnectPoll(m_session->pg.get())) {
    case PGRES_POLLING_READING:
        watch(true, false);
        return;
    case PGRES_POLLING_WRITING:
        watch(false, true);
        return;
    case PGRES_POLLING_OK:
        break;
    default:
        close(connectionError(m_session->stage, m_address.host, words()));
        return;
    }
    m_session->isOpen = true;
    pq().PQsetnonblocking(m_session->pg.get(), 1);
    watch(true, false);
    const QPointer<ServerConnection> self(this);
    Q_EMIT opened();
    if (self)
        sendNext();
}

void ServerConnection::run(const QByteArray& sql, std::vector<ServerValue> parameters, Done done)
{
    add({sql, std::move(parameters), std::move(done), false, nullptr});
}

void ServerConnection::runScript(const QByteArray& sql, Done done)
{
    add({sql, {}, std::move(done), true, nullptr});
}

void ServerConnection::add(Call call)
{
    m_calls.push_back(std::move(call));
    if (m_isSent || (!isOpen() && !m_end))
        return;
    // Not from within: an answer never comes before `run` has returned.
    QMetaObject::invokeMethod(
        this, [this] { sendNext(); }, Qt::QueuedConnection);
}

bool ServerConnection::send(const Call& call)
{
    if (call.isScript)
        return pq().PQsendQuery(m_session->pg.get(), call.sql.constData()) == 1;
    std::vector<const char*> values;
    for (const ServerValue& parameter : call.parameters)
        values.push_back(parameter ? parameter->constData() : nullptr);
    return pq().PQsendQueryParams(m_session->pg.get(), call.sql.constData(),
                                  static_cast<int>(values.size()), nullptr, values.data(), nullptr,
                                  nullptr, 0) == 1;
}

void ServerConnection::sendNext()
{
    if (m_end) {
        answerAll(Error(*m_end));
        return;
    }
    if (!isOpen() || m_isSent || m_calls.empty())
        return;
    m_isSent = send(m_calls.front());
    if (m_isSent)
        flush();
    else
        close(connectionError(ConnectingStage::Reaching, m_address.host, words()));
}

void ServerConnection::flush()
{
    const int left = pq().PQflush(m_session->pg.get());
    if (left < 0)
        close(connectionError(ConnectingStage::Reaching, m_address.host, words()));
    else
        watch(true, left == 1);
}

void ServerConnection::takeInput()
{
    if (pq().PQconsumeInput(m_session->pg.get()) != 1) {
        close(connectionError(ConnectingStage::Reaching, m_address.host, words()));
        return;
    }
    const QPointer<ServerConnection> self(this);
    takeBells();
    if (!self || !m_session)
        return;
    if (!m_isSent)
        return;
    flush(); // which may be the end of this
    if (!self)
        return;
    while (m_session && m_isSent && pq().PQisBusy(m_session->pg.get()) == 0) {
        Pg<PGresult> result(pq().PQgetResult(m_session->pg.get()));
        if (!result) {
            finishCall();
            return;
        }
        Call& call = m_calls.front();
        if (!call.result || !isError(call.result.get()))
            call.result = std::move(result);
    }
}

void ServerConnection::takeBells()
{
    const QPointer<ServerConnection> self(this);
    while (self && m_session) {
        const Pg<PGnotify> bell(pq().PQnotifies(m_session->pg.get()));
        if (!bell)
            return;
        Q_EMIT rang(QString::fromUtf8(bell->relname), QString::fromUtf8(bell->extra));
    }
}

void ServerConnection::finishCall()
{
    Call call = std::move(m_calls.front());
    m_calls.erase(m_calls.begin());
    m_isSent = false;
    // Before it tells: what is asked for in answer comes after what was asked for before.
    QMetaObject::invokeMethod(
        this, [this] { sendNext(); }, Qt::QueuedConnection);
    call.done(rowsOf(call.result.get()));
}

void ServerConnection::cancel()
{
    if (isOpen() && m_isSent) {
        // By a line of its own, which on a dead network takes minutes to find that out. Where it
        // fails, closing ends the call as well.
        std::thread([stop = Pg<PGcancel>(pq().PQgetCancel(m_session->pg.get()))] {
            char words[256];
            pq().PQcancel(stop.get(), words, sizeof words);
        }).detach();
    }
    if (m_session)
        close({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
    else
        answerAll({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
}

void ServerConnection::close(const Error& why)
{
    waitNoMore();
    dismiss(m_session->reads);
    dismiss(m_session->writes);
    m_session.reset();
    m_isSent = false;
    m_end = why;
    const QPointer<ServerConnection> self(this);
    answerAll(why);
    if (self)
        Q_EMIT closed(why);
}

/// May be the end of this.
void ServerConnection::answerAll(const Error& why)
{
    std::vector<Call> calls;
    calls.swap(m_calls);
    for (const Call& call : calls)
        call.done(fail(why));
}

Result<QByteArray> ServerConnection::verifierOf(const QString& secret)
{
    Q_ASSERT(isOpen());
    const Pg<char> verifier(
        pq().PQencryptPasswordConn(m_session->pg.get(), secret.toUtf8().constData(),
                                   m_address.login.toUtf8().constData(), "scram-sha-256"));
    if (!verifier)
        return fail(ErrorCode::InvalidValue, {}, words());
    return QByteArray(verifier.get());
}

} // namespace subtext
