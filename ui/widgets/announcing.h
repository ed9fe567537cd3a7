// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls.h"

#include <QObject>
#include <QString>

class QWidget;

namespace subtext {

/// Has a screen reader say what stands at a widget now, wherever the focus is: the widget is named
/// as the source of an alert, and its name is said. Qt 6.4 has no event for announcements.
void raiseAlert(QWidget& source);

/// The same with a text that the widget has for its name from now on.
void announceText(QWidget& source, const QString& text);

/// Shows a text at a label and has it said.
void tellAt(QLabel& label, const QString& text, LabelTone tone);

/// Shows a text at a label and has it said where it is another one; an empty text hides the label.
void warnAt(QLabel& label, const QString& text);

/// Has a screen reader say words that stand at no widget, after what it says of the focus; `near`
/// is any widget of the window that they belong to. What is said in one turn of the event
/// loop is said in one go.
void sayAloud(QWidget& near, const QString& text);

/// What a window says by itself, as a notification that appears: the one thing that Linux's
/// screen reader speaks of its own accord. Alerts, which others speak, it leaves out.
class Announcer : public QObject
{
    Q_OBJECT
public:
    /// The one of a window, made at the first call.
    static Announcer& of(QWidget& window);

    void say(const QString& text);
    const QString& said() const { return m_text; }
    QWidget& window() const;

private:
    explicit Announcer(QWidget& window);
    void appear();

    QString m_text;
    bool m_isDue = false;
};

} // namespace subtext
