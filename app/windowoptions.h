// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QCommandLineParser>
#include <QSize>

#include <tl/expected.hpp>

#include <optional>

namespace subtext {

struct WindowOptions
{
    std::optional<theme::Mode> theme; ///< Light, Dark or Contrast.
    std::optional<QSize> size;        ///< In pixels, 640 × 480 to 8192 × 8192.
    QString language;                 ///< A code of languages(); empty: none was named.
};

/// Adds --theme, --size and --language, which all programs with a window have.
void addWindowOptions(QCommandLineParser& parser);

/// Their values after parsing; the error is what a wrong one should have been.
tl::expected<WindowOptions, const char*> windowOptions(const QCommandLineParser& parser);

/// Says what was wrong and returns the exit status for it.
int wrongUsage(const char* what);

} // namespace subtext
