// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <unistd.h>

namespace subtext::test {

/// One line on standard output, at once: whoever kills this process knows what was promised.
inline void report(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    const ssize_t written =
        write(STDOUT_FILENO, whole.constData(), static_cast<size_t>(whole.size()));
    if (written != whole.size())
        _exit(3);
}

/// A key to whatever has the focus, else to the window.
inline void press(QWidget& window, int key, Qt::KeyboardModifiers modifiers,
                  const QString& text = {})
{
    QWidget* target = QApplication::focusWidget();
    QTest::sendKeyEvent(QTest::Click, target ? target : &window, static_cast<Qt::Key>(key), text,
                        modifiers);
}

} // namespace subtext::test
