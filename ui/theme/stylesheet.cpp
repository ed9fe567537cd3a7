// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylesheet.h"

#include "ui/theme/theme.h"

namespace subtext::theme {
namespace {

const char Template[] = R"(
QToolTip { background: $text; color: $surface; border: none; padding: 6px 8px; }
QLabel { background: transparent; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="danger"] { color: $danger; }
QLabel[role="warning"] { color: $warning; }
QLabel[role="success"] { color: $success; }

QPushButton {
    background: $surface; color: $text; border: 1px solid $control; border-radius: 7px;
    padding: 7px 16px; min-height: 20px; outline: none;
}
QPushButton:hover { border-color: $accent; color: $accent; }
QPushButton:pressed { background: $accentSoft; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 15px; }
QPushButton:disabled { color: $muted; border-color: $line; }
QPushButton::menu-indicator { image: none; width: 0; } /* the dots in the text say it */
QPushButton[kind="primary"] {
    background: $accent; color: $onAccent; border: 1px solid $accent; font-weight: 600;
}
QPushButton[kind="primary"]:hover { background: $accentHover; color: $onAccent; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; padding: 6px 15px; }
QPushButton[kind="primary"]:disabled { background: $line; color: $muted; border-color: $line; }
QPushButton[kind="quiet"] { background: transparent; border: 1px solid transparent; padding: 7px 10px; }
QPushButton[kind="quiet"]:hover { background: $accentSoft; }
QPushButton[kind="quiet"]:checked { background: $accentSoft; color: $accent; border-color: $accent; }
QPushButton[kind="quiet"]:checked:disabled { color: $muted; border-color: $control; }
QPushButton[kind="quiet"]:focus { border: 2px solid $accent; padding: 6px 9px; }
QPushButton[kind="quiet"]:checked:focus { border-color: $text; }
QPushButton[kind="quiet"][tight="true"] { padding: 7px 5px; }
QPushButton[kind="quiet"][tight="true"]:focus { padding: 6px 4px; }
QPushButton[kind="link"] {
    background: transparent; color: $accent; border: 1px solid transparent; padding: 4px 6px;
    text-decoration: underline; text-align: left;
}
QPushButton[kind="link"]:hover { background: $accentSoft; }
QPushButton[kind="link"]:focus { border: 2px solid $accent; padding: 3px 5px; }
QPushButton[kind="link"]:disabled { color: $muted; text-decoration: none; }

QLineEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $surface; border: 1px solid $control; border-radius: 7px;
    padding: 6px 9px; selection-background-color: $accent; selection-color: $onAccent;
}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid $accent; padding: 5px 8px;
}
QLineEdit[missing="true"], QLineEdit[missing="true"]:focus { border-color: $danger; }
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { background: $window; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { width: 18px; border: none; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/subtext/icons/chevron-up-$scheme.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/subtext/icons/chevron-down-$scheme.svg); width: 10px; height: 10px; }

QTextBrowser { background: transparent; border: none; color: $text; selection-background-color: $accent; selection-color: $onAccent; }

QListView, QTreeView, QTableView {
    background: $surface; color: $text; border: 1px solid $line; border-radius: 8px; padding: 3px;
    outline: none; selection-background-color: $accentSoft; selection-color: $text;
}
QComboBox { padding-right: 26px; min-height: 20px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url(:/subtext/icons/chevron-down-$scheme.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { border: 1px solid $control; border-radius: 0; padding: 4px; }

QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $accent; padding: 2px; }
QLabel[list="true"] { background: $surface; border: 1px solid $line; border-radius: 8px; padding: 3px; }
QLabel[list="true"]:focus { border: 2px solid $accent; padding: 2px; }
QHeaderView::section {
    background: $surface; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: 6px 9px; font-weight: 600;
}
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[transparent="true"] { background: transparent; }

QScrollBar:vertical { background: transparent; width: 11px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 2px; }
QScrollBar::handle { background: $control; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTabBar { outline: none; } /* Qt's frame goes through the word */
QTabBar::tab {
    background: transparent; color: $muted; border: none; border-bottom: 2px solid transparent;
    padding: 7px 6px; margin-right: 5px;
}
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:focus {
    color: $accent; border: 2px solid $accent; border-radius: 6px; padding: 5px 4px 7px 4px;
}
QTabWidget::pane { border: none; }

QToolButton {
    background: transparent; color: $muted; border: 2px solid transparent; border-radius: 9px;
    padding: 7px 2px; outline: none;
}
QToolButton:hover { color: $text; background: $surface; }
QToolButton:checked { color: $accent; background: $surface; font-weight: 600; }
QToolButton:focus { border-color: $accent; }

QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; background: $control; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    width: 14px; margin: -6px 0; background: $accent; border: 1px solid $accent; border-radius: 8px;
}
QSlider::handle:horizontal:focus { background: $surface; border: 4px solid $accent; width: 8px; }

QSplitter::handle { background: transparent; }
QFrame[card="true"] { background: $surface; border: 1px solid $line; border-radius: 12px; }
QFrame[bar="true"] { background: $surface; border: none; border-top: 1px solid $line; }
QFrame[panel="true"] { background: $raised; border: none; }
QFrame[panel="true"][over="true"] { border: 1px solid $control; }
QFrame[notice="true"] { background: $accentSoft; border: 1px solid $accent; border-radius: 8px; }
QFrame[notice="danger"] { background: $surface; border: 2px solid $danger; border-radius: 8px; }
QFrame[inline="true"] { border: none; }
QFrame[edge="true"] { margin: 8px; }
QDialog { background: $window; }
)";

/// What differs with high contrast, after the rules above: the focus is thicker, nothing is told by
/// a shade of the ground alone, and what lies on the accent or on a line can be read.
const char ContrastTemplate[] = R"(
QPushButton:focus { border: 3px solid $accent; padding: 5px 14px; }
QPushButton:disabled { background: $surface; border: 1px dashed $line; }
QPushButton[kind="primary"]:focus {
    background: $surface; color: $accent; border: 3px solid $accent; padding: 5px 14px;
}
QPushButton[kind="primary"]:disabled { background: $surface; border: 1px dashed $line; }
QPushButton[kind="quiet"]:hover { border-color: $accent; }
QPushButton[kind="quiet"]:focus { border: 3px solid $accent; padding: 5px 8px; }
QPushButton[kind="quiet"][tight="true"]:focus { padding: 5px 3px; }
QPushButton[kind="quiet"]:disabled { border: 1px dashed $line; }
QPushButton[kind="link"]:hover { border-color: $accent; }
QPushButton[kind="link"]:focus { border: 3px solid $accent; padding: 2px 4px; }
QPushButton[kind="link"]:disabled { border: 1px solid transparent; background: transparent; }
QPushButton[kind="quiet"]:checked:disabled { border: 1px solid $line; }

QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 3px solid $accent; padding: 4px 7px;
}
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    border: 1px dashed $line;
}
QProgressBar { background: $surface; border: 1px solid $line; }
QProgressBar::chunk { border-radius: 2px; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 3px solid $accent; padding: 1px; }
QLabel[list="true"]:focus { border: 3px solid $accent; padding: 1px; }

QTabBar::tab:focus { border: 3px solid $accent; padding: 4px 3px 6px 3px; }
QToolButton { border: 3px solid transparent; padding: 6px 1px; }
QToolButton:hover { border-color: $line; }
QToolButton:checked { background: $accentSoft; }
QToolButton:focus { border-color: $accent; }

QSlider::groove:horizontal { background: $line; }
QSlider::handle:horizontal { border-color: $control; }
QFrame[panel="true"] { border: 1px solid $line; }
)";

} // namespace

QString styleSheet(const Colors& c)
{
    QString sheet = QString::fromLatin1(Template);
    if (c.isContrast)
        sheet += QLatin1String(ContrastTemplate);
    // Longest names first: "$accentSoft" must not be read as "$accent".
    const std::pair<const char*, QColor> names[] = {
        {"$accentHover", c.isDark ? c.accent.lighter(112) : c.accent.darker(118)},
        {"$accentSoft", c.accentSoft},
        {"$onAccent", c.onAccent},
        {"$accent", c.accent},
        {"$surface", c.surface},
        {"$window", c.window},
        {"$raised", c.raised},
        {"$control", c.control},
        {"$danger", c.danger},
        {"$warning", c.warning},
        {"$success", c.success},
        {"$muted", c.muted},
        {"$text", c.text},
        {"$line", c.line}};
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    // A style sheet cannot colour a picture: there is one of each arrow for each theme.
    const QLatin1String ground(c.isDark ? "dark" : "light");
    sheet.replace(QLatin1String("$scheme"),
                  (c.isContrast ? QStringLiteral("contrast-") : QString()) + ground);
    return sheet;
}

} // namespace subtext::theme
