// SPDX-License-Identifier: MIT
#include "tests/support/server/cuttingproxy.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

namespace subtext::test {

class CuttingProxy::Line : public QObject
{
public:
    explicit Line(int serverPort)
    {
        if (!listener.listen(QHostAddress::LocalHost))
            qFatal("no line: %s", qUtf8Printable(listener.errorString()));
        connect(&listener, &QTcpServer::newConnection, this, [this, serverPort] {
            while (QTcpSocket* client = listener.nextPendingConnection())
                join(client, serverPort);
        });
    }

    QTcpServer listener;
    qint64 left = 0;
    int cuts = 0;

private:
    void join(QTcpSocket* client, int serverPort)
    {
        auto* server = new QTcpSocket(client);
        pass(client, server);
        pass(server, client);
        connect(client, &QTcpSocket::disconnected, server, [server] { server->abort(); });
        connect(server, &QTcpSocket::disconnected, client, [client] { client->abort(); });
        connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
        server->connectToHost(QHostAddress::LocalHost, static_cast<quint16>(serverPort));
    }

    void pass(QTcpSocket* from, QTcpSocket* to)
    {
        const auto move = [this, from, to] {
            if (to->state() != QAbstractSocket::ConnectedState || from->bytesAvailable() == 0)
                return; // not yet; it goes on as soon as it is
            const QByteArray bytes = from->read(std::min<qint64>(from->bytesAvailable(), left));
            left -= bytes.size();
            to->write(bytes);
            if (left > 0)
                return;
            ++cuts;
            to->flush();
            from->abort();
            to->abort();
        };
        connect(from, &QTcpSocket::readyRead, to, move);
        connect(to, &QTcpSocket::connected, from, move);
    }
};

CuttingProxy::CuttingProxy(int serverPort)
    : m_line(std::make_unique<Line>(serverPort))
{}

CuttingProxy::~CuttingProxy() = default;

int CuttingProxy::port() const
{
    return m_line->listener.serverPort();
}

void CuttingProxy::cutAfter(qint64 bytes)
{
    m_line->left = bytes;
}

int CuttingProxy::cuts() const
{
    return m_line->cuts;
}

} // namespace subtext::test
