// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace subtext {

/// The steps of the set-up at its left edge: what is done, where one is, what is still closed.
class StepList : public QListWidget
{
    Q_OBJECT
public:
    StepList(const QStringList& steps, QWidget* parent);

    /// Steps up to `reachable` can be chosen; those before `done` have a tick.
    void setState(int current, int reachable, int done);

Q_SIGNALS:
    void stepChosen(int step);

private:
    void onRowChanged(int row);
};

} // namespace subtext
