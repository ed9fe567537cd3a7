// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QMargins>
#include <QString>

class QFrame;
class QHBoxLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSplitter;
class QVBoxLayout;
class QWidget;

namespace subtext {

/// The few standard controls that every place is made of, so that they look alike everywhere.
enum class ButtonKind {
    Normal,
    Primary,
    Quiet,
    Link, ///< Words that lead somewhere, in a list or a text.
};
/// Return presses it where it has the keys. `name` is what it is called as an object.
QPushButton* makeButton(const QString& text, ButtonKind kind, QWidget* parent,
                        const char* name = "");

void setKind(QPushButton* button, ButtonKind kind);
/// A place for a button that is so wide at least, and wider where its words are.
QLayout* placeAtLeast(int width, QPushButton* button);

enum class LabelTone { Normal, Muted, Danger, Warning, Success };
QLabel* makeLabel(const QString& text, theme::TextRole role, LabelTone tone, QWidget* parent);
/// A label whose words wrap.
QLabel* makeLines(const QString& text, theme::TextRole role, LabelTone tone, QWidget* parent);
void setTone(QLabel* label, LabelTone tone);

/// The cross in the field that empties it, with a name.
void addClearButton(QLineEdit& field);

/// A white sheet with a hairline.
QFrame* makeCard(QWidget* parent);
/// A widget through which the ground behind it is seen.
QWidget* makePage(QWidget* parent);
/// Parts that can be given more room or less, and none of which can be closed.
QSplitter* makeSplitter(Qt::Orientation orientation, int handleWidth, QWidget* parent);

/// The layout of a page, without margins unless they are given; a `spacing` of −1 is the style's.
QVBoxLayout* makeColumn(QWidget* page, const QMargins& margins = {}, int spacing = -1);
QHBoxLayout* makeRow(QWidget* page, const QMargins& margins = {}, int spacing = -1);
/// A layout to be put into another.
QVBoxLayout* makeColumn(int spacing);
QHBoxLayout* makeRow(int spacing);

/// Adds them one after the other to a layout, a stack or a splitter.
template <typename Place, typename... Widgets> void addWidgets(Place& place, Widgets*... widgets)
{
    (place.addWidget(widgets), ...);
}

} // namespace subtext
