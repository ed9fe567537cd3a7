// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/team/teamlink.h"

#include <QFrame>
#include <QLabel>

class QPushButton;

namespace subtext {

/// How the study stands with its team, in a sentence.
QString linkText(const LinkState& state);

/// The line at the foot of the window where the study takes part in a team: whether everything is
/// sent and read, and what to do where it is not. Of other studies there is none.
class TeamLine : public QFrame
{
    Q_OBJECT
public:
    explicit TeamLine(QWidget* parent);

    void show(const LinkState& state);

    QString text() const { return isHidden() ? QString() : m_text->text(); }

Q_SIGNALS:
    void tryRequested();
    void teamRequested();

private:
    QLabel* m_text;
    QPushButton* m_try;
    QPushButton* m_team;
};

} // namespace subtext
