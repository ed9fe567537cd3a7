// SPDX-License-Identifier: MIT
#include "tests/support/server/faultyline.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <sys/socket.h>
#include <utility>
#include <vector>

namespace subtext::test {
namespace {

/// What holds for all pairs of one line.
struct LineState
{
    int serverPort = 0;
    qint64 left = 0; ///< Bytes until `what` happens, where there is one.
    std::function<void()> what;
    bool isSlow = false;
    bool isSilent = false;
    qint64 swallowed = 0;
};

/// One client and its way to the server.
class Pair : public QObject
{
public:
    Pair(LineState& state, QTcpSocket* client, QObject* parent)
        : QObject(parent)
        , m_state(state)
        , m_client(client)
    {
        m_client->setParent(this);
        m_again.setSingleShot(true);
        connect(&m_again, &QTimer::timeout, this, [this] {
            pass(*m_client, m_server);
            pass(m_server, *m_client);
        });
        connect(m_client, &QTcpSocket::readyRead, this, [this] { pass(*m_client, m_server); });
        connect(&m_server, &QTcpSocket::readyRead, this, [this] { pass(m_server, *m_client); });
        connect(&m_server, &QTcpSocket::connected, this, [this] { pass(*m_client, m_server); });
        connect(m_client, &QTcpSocket::disconnected, this, [this] { end(*m_client, m_server); });
        connect(&m_server, &QTcpSocket::disconnected, this, [this] { end(m_server, *m_client); });
        connect(&m_server, &QTcpSocket::errorOccurred, this, [this] {
            if (m_server.state() != QAbstractSocket::ConnectedState)
                end(m_server, *m_client);
        });
        m_server.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(m_state.serverPort));
    }

    ~Pair() override
    {
        m_isOver = true; // the sockets that go now say so
    }

    void cut()
    {
        m_isOver = true;
        for (QTcpSocket* socket : {m_client, &m_server}) {
            socket->flush();
            socket->disconnectFromHost();
        }
        deleteLater();
    }
    void reset()
    {
        m_isOver = true;
        for (QTcpSocket* socket : {m_client, &m_server}) {
            constexpr linger AtOnce{1, 0};
            setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &AtOnce,
                       sizeof AtOnce);
            socket->abort();
        }
        deleteLater();
    }
    /// Of one whose bytes are missing the rest would be of no use.
    void resetWhereLost()
    {
        if (m_isLost && !m_isForgotten)
            reset();
    }
    void forget() { m_isForgotten = m_isLost = true; }

private:
    static constexpr qint64 BytesAtOnceWhereSlow = 512;
    static constexpr int PauseWhereSlowMs = 2;

    void pass(QTcpSocket& from, QTcpSocket& to)
    {
        if (m_isOver || from.bytesAvailable() == 0)
            return;
        if (m_isLost || m_state.isSilent) {
            m_isLost = true;
            m_state.swallowed += from.readAll().size();
            return;
        }
        if (to.state() != QAbstractSocket::ConnectedState)
            return; // it goes on as soon as it is
        qint64 most = from.bytesAvailable();
        if (m_state.isSlow)
            most = std::min(most, BytesAtOnceWhereSlow);
        if (m_state.what)
            most = std::min(most, m_state.left);
        to.write(from.read(most));
        to.flush();
        m_state.left -= most;
        if (m_state.what && m_state.left <= 0)
            std::exchange(m_state.what, {})();
        if (!m_isOver && from.bytesAvailable() > 0)
            m_again.start(m_state.isSlow ? PauseWhereSlowMs : 0);
    }

    /// Whoever ended it has said something last, perhaps why.
    void end(QTcpSocket& which, QTcpSocket& other)
    {
        if (m_isOver || m_isLost)
            return;
        if (other.state() == QAbstractSocket::ConnectedState)
            other.write(which.readAll());
        cut();
    }

    LineState& m_state;
    bool m_isOver = false;
    bool m_isLost = false; ///< Bytes of it arrived nowhere.
    bool m_isForgotten = false;
    QTcpSocket* m_client;
    QTcpSocket m_server;
    QTimer m_again;
};

} // namespace

class FaultyLine::Hub : public QObject
{
public:
    explicit Hub(int serverPort)
    {
        state.serverPort = serverPort;
        if (!listener.listen(QHostAddress::LocalHost))
            qFatal("no line: %s", qUtf8Printable(listener.errorString()));
        connect(&listener, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* client = listener.nextPendingConnection()) {
                if (state.serverPort != 0)
                    new Pair(state, client, &pairs);
                else
                    delete client; // which closes it
            }
        });
    }

    template <typename What> void each(What what)
    {
        for (QObject* child : QObjectList(pairs.children()))
            what(static_cast<Pair&>(*child));
    }

    LineState state;
    QTcpServer listener;
    QObject pairs; ///< Has nothing but those.
};

FaultyLine::FaultyLine(int serverPort)
    : m_hub(std::make_unique<Hub>(serverPort))
{}

FaultyLine::~FaultyLine() = default;

int FaultyLine::port() const
{
    return m_hub->listener.serverPort();
}

void FaultyLine::leadTo(int serverPort)
{
    m_hub->state.serverPort = serverPort;
}

void FaultyLine::after(qint64 bytes, std::function<void()> what)
{
    m_hub->state.left = bytes;
    m_hub->state.what = std::move(what);
}

void FaultyLine::strike(Fault fault)
{
    switch (fault) {
    case Fault::Cut:
        m_hub->each([](Pair& pair) { pair.cut(); });
        return;
    case Fault::Reset:
        m_hub->each([](Pair& pair) { pair.reset(); });
        return;
    case Fault::Slow:
        m_hub->state.isSlow = true;
        return;
    case Fault::HalfOpen:
        m_hub->state.isSilent = true;
        return;
    }
}

void FaultyLine::mend()
{
    m_hub->state.isSlow = false;
    m_hub->state.isSilent = false;
    m_hub->each([](Pair& pair) { pair.resetWhereLost(); });
}

void FaultyLine::forget()
{
    m_hub->each([](Pair& pair) { pair.forget(); });
}

qint64 FaultyLine::swallowed() const
{
    return m_hub->state.swallowed;
}

} // namespace subtext::test
