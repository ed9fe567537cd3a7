// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/emotion.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

class QApplication;

namespace subtext::theme {

/// Contrast is high contrast, on a light or a dark ground as the desktop has it.
enum class Mode { System, Light, Dark, Contrast };

/// Every colour of the application, by what it is for. One accent; the emotions' hues are data,
/// and always stand beside a word and a digit.
struct Colors
{
    bool isDark = false;
    bool isContrast = false; ///< Text at least 7:1, outlines and lines at least 4.5:1.
    int focusWidth = 2;      ///< Of the frame round what has the focus, in pixels.
    QColor window;           ///< Behind everything.
    QColor surface;          ///< Cards, fields.
    QColor raised;           ///< Navigation, panels.
    QColor text;
    QColor muted;   ///< Secondary text; at least 4.5:1 on all three backgrounds.
    QColor line;    ///< Hairlines.
    QColor control; ///< Borders of things one can press; at least 3:1.
    QColor accent;  ///< What is chosen or comes next.
    QColor onAccent;
    QColor accentSoft; ///< Background of the highlighted step.
    QColor danger;
    QColor warning;
    QColor success;
    std::array<QColor, EmotionCount> emotions;
};

/// The colours that go with a palette made by apply().
const Colors& colors(const QPalette& palette);
const Colors& lightColors();
const Colors& darkColors();
const Colors& contrastLightColors();
const Colors& contrastDarkColors();

/// The colour of an option or of a row of a board, as its task has it ("#rrggbb", on dark ground
/// `colourDark` where there is one); where it has none, one of the emotions' hues by its place.
QColor optionColor(const QPalette& palette, const QString& colour, const QString& colourDark,
                   int place);

/// Makes the program's own font known from the files of a folder, in place of the system's one of
/// that name; says how many of its weights there were. It takes a QApplication. A folder that is
/// not there has none.
int addFonts(const QString& folder);

/// Style, palette, font and style sheet of the whole application. System follows the desktop: light
/// or dark by systemWantsDark(), high contrast by systemWantsHighContrast(). `textSize` is in
/// percent of the desktop's.
void apply(QApplication& application, Mode mode, int textSize = 100);
void apply(QApplication& application, const Colors& colors, int textSize = 100);

/// The sizes of text that can be chosen, in percent.
inline constexpr std::array TextSizes{80, 90, 100, 110, 125, 150, 175, 200};

void setTextSize(QApplication& application, int textSize);

enum class TextRole {
    Body,
    Strong, ///< Body, semibold.
    Small,
    Caption,   ///< Small, semibold: titles of steps and groups.
    Title,     ///< Of a page.
    Display,   ///< Of the start page.
    Scene,     ///< Context of a scenario.
    Utterance, ///< The hero.
};

/// A font of the application's family; sizes follow the application's font, so that text scales.
QFont font(TextRole role);

/// A one-colour icon of resources/icons, drawn in `color`.
QIcon icon(const QString& name, const QColor& color, const QColor& selected = {});

} // namespace subtext::theme
