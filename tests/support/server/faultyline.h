// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>
#include <memory>

namespace subtext::test {

/// A line to the server of a test to which things happen. It lives in the event loop of whoever
/// waits for the server.
class FaultyLine
{
public:
    enum class Fault {
        Cut,      ///< Both ends are closed; what was on its way arrives or does not.
        Reset,    ///< Both ends are told that nobody knows of the line.
        Slow,     ///< A few bytes at a time, until it is mended.
        HalfOpen, ///< What is sent arrives nowhere, until it is mended: then it is reset.
    };

    explicit FaultyLine(int serverPort);
    ~FaultyLine();

    int port() const;
    /// What is opened from now on; 0: to nobody.
    void leadTo(int serverPort);
    /// `what` happens as soon as so many more bytes have gone over it, either way.
    void after(qint64 bytes, std::function<void()> what);
    /// To everything that is open; Slow and HalfOpen also to what is opened until it is mended.
    void strike(Fault fault);
    void mend();
    /// What is open stays silent for ever; nobody is told.
    void forget();
    /// Bytes that arrived nowhere.
    qint64 swallowed() const;

private:
    class Hub;
    std::unique_ptr<Hub> m_hub;
};

} // namespace subtext::test
