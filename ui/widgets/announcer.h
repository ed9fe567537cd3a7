// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace subtext {

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
