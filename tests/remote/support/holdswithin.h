// SPDX-License-Identifier: MIT
#pragma once

#include <QEventLoop>
#include <QTimer>

namespace subtext::test {

/// Runs the event loop until `holds` says true, at most so many milliseconds; whether it did.
/// Unlike QTest::qWait it does not nap in between, so that a line of the same thread is as fast as
/// one.
template <typename Holds> bool holdsWithin(int milliseconds, Holds holds)
{
    constexpr int LookMs = 5;
    bool does = holds();
    if (does)
        return true;
    QEventLoop loop;
    QTimer look;
    bool isLooking = false; // `holds` may run an event loop of its own
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (isLooking || does)
            return;
        isLooking = true;
        does = holds();
        isLooking = false;
        if (does)
            loop.quit();
    });
    look.start(LookMs);
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    return does;
}

} // namespace subtext::test
