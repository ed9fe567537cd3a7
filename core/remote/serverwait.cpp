// SPDX-License-Identifier: MIT
#include "core/remote/serverwait.h"

namespace subtext {
namespace {

constexpr int LookMs = 50;

} // namespace

ServerWait::Loop::Loop(ServerWait& wait, int limitMs)
{
    m_limit.setSingleShot(true);
    QObject::connect(&m_limit, &QTimer::timeout, &m_loop, [this, &wait] {
        m_isLate = true;
        wait.m_connection.cancel();
        end();
    });
    QObject::connect(&m_look, &QTimer::timeout, &m_loop, [this, &wait] {
        if (!wait.m_cancel.isCancelled())
            return;
        wait.m_connection.cancel();
        end();
    });
    m_limit.start(limitMs);
    m_look.start(LookMs);
}

Result<void> ServerWait::open(int limitMs)
{
    QObject told; // hears of nothing any more when this returns
    return forAnswer<void>(
        [&](const std::function<void(Result<void>)>& done) {
            QObject::connect(&m_connection, &ServerConnection::opened, &told, [done] { done({}); });
            QObject::connect(&m_connection, &ServerConnection::closed, &told,
                             [done](const Error& why) { done(fail(why)); });
            m_connection.open();
        },
        limitMs);
}

} // namespace subtext
