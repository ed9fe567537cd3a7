// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

class QPushButton;

namespace subtext {

class Study;

/// Whether a coordinator can share it: it is open for work, no part of another, and nobody's team
/// has it.
bool canBeShared(Study& study);
/// Where the coordinator of a study finds the way to a team, beside that by files.
class TeamOffer : public QWidget
{
    Q_OBJECT
public:
    explicit TeamOffer(QWidget* parent);

    void read(Study& study);
    /// As the button does; nothing where it is not offered.
    void ask()
    {
        if (!isHidden())
            Q_EMIT teamRequested();
    }

    QString text() const { return m_text->text(); }
    QPushButton* button() const { return m_button; }

Q_SIGNALS:
    void teamRequested();

private:
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace subtext
