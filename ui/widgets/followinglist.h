// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace subtext {

/// A list whose marked row follows what is shown elsewhere. Qt's own tells screen readers at every
/// change of the row that the keys are there now, also where they are not or the list is hidden.
class FollowingList : public QListView
{
    Q_OBJECT
public:
    using QListView::QListView;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (hasFocus())
            QListView::currentChanged(current, previous);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::currentChanged(current, previous);
    }
};

} // namespace subtext
