// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/decision.h"
#include "ui/adjudicate/picklook.h"

#include <QAbstractButton>

namespace subtext {

/// One outcome of a decision: a label with its colour, digit and word, and a dot for each vote.
class PickButton : public QAbstractButton
{
    Q_OBJECT
public:
    PickButton(const Pick& pick, QWidget* parent);

    /// Shows the option of another question, which has its place; not for "ambiguous".
    void setLook(const PickLook& look);
    const Pick& pick() const { return m_pick; }
    void setVotes(int votes);
    int votes() const { return m_votes; }
    void setChosen(bool isChosen);

    QSize sizeHint() const override;
    /// Long words have dots where there is no room; the tool tip has them whole.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {} ///< setChosen() says; a second click takes nothing back.
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void describe();

    Pick m_pick;
    PickLook m_look;
    int m_votes = 0;
};

} // namespace subtext
