// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

namespace subtext {

/// The value of a read without which the tour cannot go on; ends it with the reason.
template <typename Value> Value needed(Result<Value> result)
{
    if (!result)
        qFatal("the study could not be read: %s", qUtf8Printable(result.error().detail));
    return std::move(*result);
}

/// Ends the tour where the file cannot be written.
inline void writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qUtf8Printable(path));
}

/// Lets the program work until `isDone`, for `ms` milliseconds at most.
template <typename IsDone> void awaitDone(const IsDone& isDone, qint64 ms = 20'000)
{
    QElapsedTimer waited;
    waited.start();
    QTimer look; // what is waited for need not come with an event
    look.start(5);
    do
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    while (!isDone() && waited.elapsed() < ms);
}

} // namespace subtext
