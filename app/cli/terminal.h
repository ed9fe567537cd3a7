// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/base/cancel.h"

namespace subtext::cli {

/// While it lives, Ctrl+C and requests to end cancel what the token is given to; the second one
/// ends the program at once. One at a time.
class Interruptible
{
public:
    explicit Interruptible(const CancelToken& cancel);
    ~Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
};

/// Tells people at a terminal how far a step has come, in one line that goes when it is done.
/// Silent with --quiet, and where standard error is no terminal.
class ProgressLine
{
public:
    ProgressLine(const Session& session, const QString& step);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    ProgressSink sink();

private:
    void show(int percent);

    QString m_step;
    bool m_isShown;
    int m_percent = -1;
};

} // namespace subtext::cli
