// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <functional>

class QObject;

namespace subtext {

/// Calls `work` in `ms` milliseconds, on this thread, as long as `context` lives.
using Later = std::function<void(qint64 ms, QObject* context, std::function<void()> work)>;

/// By the timers of the machine.
Later systemLater();

} // namespace subtext
