// SPDX-License-Identifier: MIT
#pragma once

#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace subtext::bench {

/// The real window, shown in the size of a laptop's screen, and all that it stands on.
struct OwnWindow
{
    OwnWindow()
        : settings(folder.path())
        , window(settings, prompts, environment)
    {
        window.resize(1366, 768);
        window.show();
    }

    /// Posted layout and paint.
    static void settle() { QApplication::processEvents(); }

    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    Environment environment{clock, ids, {}};
    Settings settings;
    DialogPrompts prompts;
    MainWindow window;
};

/// Runs `work` and what it makes the window do; returns milliseconds.
template <typename Work> double timed(benchmark::State& state, const Work& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    OwnWindow::settle();
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    state.SetIterationTime(ms / 1000);
    return ms;
}

} // namespace subtext::bench
