// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operation/changeset.h"

#include <QObject>
#include <QTimer>

class QWidget;

namespace subtext {

class Study;

/// Says when a place is to read its study again: once after a burst of changes, and where the place
/// is hidden at the change, once it is shown. What other programs write is noticed each second
/// while the place is on screen, and as it is shown. Of what this one writes only the changes count
/// that matter to the place: it names them, or tells of each.
///
/// To be a member of its place, which it watches being shown and hidden.
class Freshness : public QObject
{
    Q_OBJECT
public:
    static constexpr int PollMs = 1'000;

    /// `delayMs`: from the first change of a burst to the refresh.
    Freshness(QWidget& place, int delayMs);

    /// From here on until stop() the study must be there. Nothing of it is shown yet. Changes of
    /// these kinds make it stale.
    void start(const Study& study, ChangeSet::Kinds kinds = ChangeSet::Nothing);
    void stop();

    void noteChange();
    /// The place reads the study now, or has a worker do so: no refresh is owed any more. A place
    /// that cannot refresh when it is due does not say so, and stays stale.
    void markFresh();

    bool isStale() const { return m_isStale; }
    bool isDue() const { return m_delay.isActive(); }

Q_SIGNALS:
    /// Another program has written; that is noted already.
    void changedElsewhere();
    void refreshDue();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void poll();
    void schedule();

    const QWidget& m_place;
    const Study* m_study = nullptr;
    QMetaObject::Connection m_changes;
    qint64 m_foreignVersion = 0;
    bool m_isStale = false;
    QTimer m_poll{this}; // children with names, for tests to run out
    QTimer m_delay{this};
};

} // namespace subtext
