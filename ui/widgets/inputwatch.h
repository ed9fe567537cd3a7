// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace subtext {

/// Tells of somebody who works on a page: each key, click and scroll anywhere in the program while
/// the page is on the screen, and when its window becomes the active one, or no longer is. For an
/// ItemTimer. It belongs to the page.
class InputWatch : public QObject
{
    Q_OBJECT
public:
    enum class Moves { Ignored, Counted }; ///< Of the mouse.

    InputWatch(QWidget& page, Moves moves, std::function<void()> input,
               std::function<void(bool isActive)> active);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_page;
    Moves m_moves;
    std::function<void()> m_input;
    std::function<void(bool)> m_active;
};

} // namespace subtext
