// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace subtext {

/// The state of a check as a small drawn sign: its shape says it as well as its colour does. The
/// words stand beside it.
class StateMark : public QWidget
{
    Q_OBJECT
public:
    enum class State {
        Unknown,    ///< A ring.
        Passed,     ///< A tick.
        Failed,     ///< A cross.
        Overridden, ///< An exclamation mark.
    };

    explicit StateMark(QWidget* parent);

    void setState(State state);
    State state() const { return m_state; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    State m_state = State::Unknown;
};

} // namespace subtext
