// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace subtext {

struct ChangeSet;
class Clock;
class DeskHead;
class DeskSession;
class NoticeBar;
class SecondLookDialog;

/// Says above the scene how many splits wait for a second look, and opens them. Counted when the
/// desk begins, after each look and where the rules change: what is decided now comes back in two
/// days. After the last one it says so in the notice of the desk.
class SecondLookOffer : public QObject
{
    Q_OBJECT
public:
    SecondLookOffer(DeskHead& head, NoticeBar& notice);

    void start(DeskSession& session, const Clock& clock);
    /// Nothing where none waits, or nothing may be written.
    void open();

    SecondLookDialog* dialog() const;

private:
    void count();
    void sayAllDone(int looks);
    void onStudyChanged(const ChangeSet& changes);

    DeskHead& m_head;
    NoticeBar& m_notice;
    QPointer<DeskSession> m_session;
    const Clock* m_clock = nullptr;
    QPointer<SecondLookDialog> m_dialog;
};

} // namespace subtext
