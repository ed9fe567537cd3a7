// SPDX-License-Identifier: MIT
#include "tests/support/server/scriptedserver.h"

#include "tests/support/server/selfsigned.h"

#include <QEventLoop>
#include <QSslConfiguration>
#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>
#include <map>
#include <set>

namespace subtext::test {

QByteArray AskedOfServer::header(const QByteArray& name) const
{
    for (const QByteArray& line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

ServerAnswer answerWith(int status, const QByteArray& body, const QByteArray& headerLines,
                        const QByteArray& type)
{
    return {"HTTP/1.1 " + QByteArray::number(status) + " Said\r\nContent-Type: " + type +
                "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headerLines +
                "\r\n" + body,
            false, false};
}

ServerAnswer answerCut(const QByteArray& body)
{
    ServerAnswer answer = answerWith(200, body);
    answer.bytes.chop(body.size() / 2);
    answer.isHangingUp = true;
    return answer;
}

ServerAnswer noAnswer()
{
    return {{}, false, true};
}

ServerAnswer hangUp()
{
    return {{}, true, false};
}

class ScriptedServer::Worker : public QObject
{
public:
    Worker(Script script, Wire wire)
        : m_script(std::move(script))
        , m_wire(wire)
    {}

    void listen()
    {
        if (m_wire == Wire::Tls) {
            auto* server = new QSslServer(this);
            server->setSslConfiguration(selfSignedConfiguration());
            m_server = server;
        } else {
            m_server = new QTcpServer(this);
        }
        connect(m_server, &QTcpServer::pendingConnectionAvailable, this, [this] {
            while (QTcpSocket* socket = m_server->nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::disconnected, this, [this, socket] { drop(socket); });
                read(socket);
            }
        });
        if (!m_server->listen(QHostAddress::LocalHost))
            qFatal("no port on this machine: %s", qPrintable(m_server->errorString()));
    }
    quint16 port() const { return m_server->serverPort(); }

    std::vector<AskedOfServer> asked() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked;
    }
    int mostOpen() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_mostOpen;
    }
    int waiting() const
    {
        const std::scoped_lock lock(m_mutex);
        return static_cast<int>(m_waiting.size());
    }
    void answerWaiting(const ServerAnswer& answer)
    {
        std::set<QTcpSocket*> waiting;
        {
            const std::scoped_lock lock(m_mutex);
            waiting.swap(m_waiting);
        }
        for (QTcpSocket* socket : waiting)
            put(socket, answer);
    }

private:
    void drop(QTcpSocket* socket)
    {
        m_read.erase(socket);
        {
            const std::scoped_lock lock(m_mutex);
            m_waiting.erase(socket);
        }
        socket->deleteLater();
    }

    void read(QTcpSocket* socket)
    {
        QByteArray& bytes = m_read[socket];
        bytes += socket->readAll();
        constexpr char GreetingOfTls = 0x16;
        if (bytes.startsWith(GreetingOfTls)) {
            put(socket, {"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", true});
            return;
        }
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        AskedOfServer asked;
        const QByteArray firstLine = bytes.left(bytes.indexOf("\r\n"));
        asked.method = firstLine.split(' ').value(0);
        asked.path = firstLine.split(' ').value(1);
        asked.head = bytes.left(end);
        const qsizetype length = asked.header("Content-Length").toLongLong();
        if (bytes.size() < end + 4 + length)
            return;
        asked.body = bytes.mid(end + 4, length);
        bytes.remove(0, end + 4 + length);
        {
            const std::scoped_lock lock(m_mutex);
            m_asked.push_back(asked);
            m_mostOpen = std::max(m_mostOpen, static_cast<int>(m_waiting.size()) + 1);
        }
        put(socket, m_script(asked));
    }

    void put(QTcpSocket* socket, const ServerAnswer& answer)
    {
        if (answer.isNeverEnding) {
            const std::scoped_lock lock(m_mutex);
            m_waiting.insert(socket);
        }
        socket->write(answer.bytes);
        if (answer.isHangingUp)
            socket->disconnectFromHost();
    }

    Script m_script;
    Wire m_wire;
    QTcpServer* m_server = nullptr;
    std::map<QTcpSocket*, QByteArray> m_read;
    mutable std::mutex m_mutex;
    std::vector<AskedOfServer> m_asked;
    std::set<QTcpSocket*> m_waiting;
    int m_mostOpen = 0;
};

ScriptedServer::ScriptedServer(Script script, Wire wire)
    : m_wire(wire)
{
    m_worker = new Worker(std::move(script), wire);
    m_worker->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_worker,
        [this] {
            m_worker->listen();
            m_port = m_worker->port();
        },
        Qt::BlockingQueuedConnection);
}

ScriptedServer::~ScriptedServer()
{
    m_thread.quit();
    m_thread.wait();
}

bool ScriptedServer::hasTls()
{
    return QSslSocket::supportsSsl();
}

QUrl ScriptedServer::url(const QString& path) const
{
    const QString scheme = m_wire == Wire::Tls ? QStringLiteral("https") : QStringLiteral("http");
    return QUrl(QStringLiteral("%1://127.0.0.1:%2%3").arg(scheme).arg(m_port).arg(path));
}

std::vector<AskedOfServer> ScriptedServer::asked() const
{
    return m_worker->asked();
}

std::vector<AskedOfServer> ScriptedServer::askedUntilNow() const
{
    QMetaObject::invokeMethod(
        m_worker,
        [] {
            QEventLoop pending;
            while (pending.processEvents()) {
            }
        },
        Qt::BlockingQueuedConnection);
    return asked();
}

int ScriptedServer::mostOpen() const
{
    return m_worker->mostOpen();
}

int ScriptedServer::waiting() const
{
    return m_worker->waiting();
}

void ScriptedServer::answerWaiting(const ServerAnswer& answer)
{
    // Blocking: whoever asks afterwards who waits is told of later requests only.
    QMetaObject::invokeMethod(
        m_worker, [this, answer] { m_worker->answerWaiting(answer); },
        Qt::BlockingQueuedConnection);
}

} // namespace subtext::test
