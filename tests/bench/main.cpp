// SPDX-License-Identifier: MIT
#include "ui/text/plurals.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <benchmark/benchmark.h>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    subtext::installPlurals(application);
    subtext::theme::apply(application, subtext::theme::Mode::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
