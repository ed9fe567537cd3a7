// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <memory>

namespace subtext::test {

/// A line to the server of a test that breaks when so many bytes have gone over it, either way. It
/// lives in the event loop of whoever waits for the server.
class CuttingProxy
{
public:
    explicit CuttingProxy(int serverPort);
    ~CuttingProxy();

    int port() const;
    void cutAfter(qint64 bytes);
    int cuts() const; ///< How often it broke.

private:
    class Line;
    std::unique_ptr<Line> m_line;
};

} // namespace subtext::test
