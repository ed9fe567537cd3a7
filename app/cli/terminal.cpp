// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "core/base/platform/process.h"
#include "core/base/platform/streams.h"

#include <iostream>

namespace subtext::cli {
namespace {

// A signal handler has nothing but what is global. The token's flag is a lock-free atomic.
CancelToken* interrupted = nullptr;

extern "C" void cancelOnSignal(int /*signal*/)
{
    if (interrupted)
        interrupted->cancel();
}

} // namespace

Interruptible::Interruptible(const CancelToken& cancel)
{
    static CancelToken token;
    token = cancel;
    interrupted = &token;
    platform::onInterrupt(cancelOnSignal);
}

Interruptible::~Interruptible()
{
    platform::forgetInterrupt();
    interrupted = nullptr;
}

ProgressLine::ProgressLine(const Session& session, const QString& step)
    : m_step(step)
    , m_isShown(!session.isQuiet && platform::isErrorTerminal())
{
    if (m_isShown)
        show(0);
}

ProgressLine::~ProgressLine()
{
    if (m_isShown)
        std::cerr << "\r\x1b[K" << std::flush;
}

ProgressSink ProgressLine::sink()
{
    if (!m_isShown)
        return {};
    return [this](double part) { show(static_cast<int>(part * 100)); };
}

void ProgressLine::show(int percent)
{
    if (percent == m_percent)
        return;
    m_percent = percent;
    std::cerr << '\r' << utf8(m_step) << ' ' << percent << " %" << std::flush;
}

} // namespace subtext::cli
