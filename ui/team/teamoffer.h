// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

class QPushButton;

namespace subtext {

class Study;

/// Where the coordinator of a study finds the way to a team, beside that by files.
class TeamOffer : public QWidget
{
    Q_OBJECT
public:
    explicit TeamOffer(QWidget* parent);

    void read(Study& study);

    QString text() const { return m_text->text(); }
    QPushButton* button() const { return m_button; }

Q_SIGNALS:
    void teamRequested();

private:
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace subtext
