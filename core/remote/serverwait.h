// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/remote/serverconnection.h"

#include <QEventLoop>
#include <QTimer>

#include <memory>
#include <optional>

namespace subtext {

/// Waits for answers of the server, one at a time, in an event loop of its own: for whoever has a
/// thread for it, or nothing else to do. Where an answer takes longer than any can, or somebody
/// cancels, the connection is closed, so that nothing is answered any more when this returns.
class ServerWait
{
public:
    /// The connection must outlive it.
    explicit ServerWait(ServerConnection& connection, CancelToken cancel = {})
        : m_connection(connection)
        , m_cancel(std::move(cancel))
    {}

    void use(const CancelToken& cancel) { m_cancel = cancel; }

    /// Opens the connection, or says why it closed. A host that drops what it is sent answers
    /// nothing at all, so the wait is shorter than one for an answer.
    Result<void> open(int limitMs = LongestOpeningMs);

    /// `ask` makes the call with the function that is to be told of the answer.
    template <typename Answer, typename Ask>
    Result<Answer> forAnswer(Ask ask, int limitMs = LongestAnswerMs)
    {
        // Answers may come faster than the loop looks.
        if (m_cancel.isCancelled()) {
            m_connection.cancel();
            return fail(ErrorCode::Cancelled);
        }
        Loop loop(*this, limitMs);
        // What comes after this returned, since the thread's loops were ended, meets nobody.
        const auto answer = std::make_shared<std::optional<Result<Answer>>>();
        ask([kept = std::weak_ptr(answer), &loop](Result<Answer> given) {
            if (const auto waited = kept.lock()) {
                waited->emplace(std::move(given));
                loop.end();
            }
        });
        if (!*answer)
            loop.run();
        if (loop.isLate() && !(*answer && **answer))
            return fail({ErrorCode::ServerUnreachable,
                         {},
                         0,
                         0,
                         m_connection.host(),
                         QStringLiteral("no answer")});
        if (!*answer)
            return fail(ErrorCode::Cancelled);
        return std::move(**answer);
    }

    /// Nothing that the server is asked takes as long; a line that is silent is half open.
    static constexpr int LongestAnswerMs = 60'000;
    /// Looking up the name, three handshakes and the secret: a second or two over a slow line.
    static constexpr int LongestOpeningMs = 15'000;

private:
    class Loop
    {
    public:
        Loop(ServerWait& wait, int limitMs);
        void run() { m_loop.exec(); }
        void end() { m_loop.quit(); }
        bool isLate() const { return m_isLate; }

    private:
        QEventLoop m_loop;
        QTimer m_limit;
        QTimer m_look; ///< Whether somebody cancelled: their thread tells nobody.
        bool m_isLate = false;
    };

    ServerConnection& m_connection;
    CancelToken m_cancel;
};

} // namespace subtext
