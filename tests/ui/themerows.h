// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"

#include <QTest>

#include <array>

namespace subtext::test {

inline std::array<const theme::Colors*, 4> allThemes()
{
    return {&theme::lightColors(), &theme::darkColors(), &theme::contrastLightColors(),
            &theme::contrastDarkColors()};
}

/// "dark", "high contrast light": begins the name of a row.
inline QByteArray themeName(const theme::Colors& colors)
{
    return QByteArray(colors.isContrast ? "high contrast " : "") +
           (colors.isDark ? "dark" : "light");
}

/// A column with a row for each theme.
inline void addThemeRows()
{
    QTest::addColumn<const theme::Colors*>("colors");
    for (const theme::Colors* colors : allThemes())
        QTest::newRow(themeName(*colors).constData()) << colors;
}

} // namespace subtext::test
