// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/secondlooks.h"
#include "core/domain/itemtimer.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace subtext {

class Clock;
class DeskScene;
class DeskSession;
class RaterColumns;
class SecondLookPicks;

/// The splits that come back to an adjudicator, one after the other: the scene and what the raters
/// said, in another order than then, and nothing of what was decided. What is picked is kept before
/// the next one is shown; the decision stands.
class SecondLookDialog : public QDialog
{
    Q_OBJECT
public:
    SecondLookDialog(DeskSession& session, const Clock& clock, QWidget* parent);

    /// The first that waits; false where none does, or where it cannot be read: then the error is
    /// in the line above the buttons.
    bool showNext();

    ScenarioId scenario() const { return m_case.item.scenario.id; }
    RaterColumns* columns() const { return m_columns; }
    SecondLookPicks* picks() const { return m_picks; }
    QPushButton* keepButton() const { return m_keep; }

Q_SIGNALS:
    /// None waits any more; so many were kept here, one at least.
    void allDone(int looks);

private:
    void addKeys();
    void showCase();
    /// The label of the rater in this place, from 1.
    void take(int place);
    void keep();
    void refuse(const Error& error);

    DeskSession& m_session;
    const Clock& m_clock;
    ItemTimer m_timer;
    SecondLookCase m_case;
    int m_done = 0;
    QLabel* m_count;
    DeskScene* m_scene;
    RaterColumns* m_columns;
    SecondLookPicks* m_picks = nullptr;
    QLabel* m_refusal;
    QPushButton* m_keep;
};

} // namespace subtext
