// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace subtext {

/// A list whose marked row follows what is shown elsewhere. Qt's own tells screen readers at every
/// change of the row that the keys are there now, also where they are not or the list is hidden.
template <typename List> class Following : public List
{
public:
    using List::List;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (this->hasFocus())
            List::currentChanged(current, previous);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::currentChanged(current, previous);
    }
};

class FollowingList : public Following<QListView>
{
    Q_OBJECT
public:
    using Following::Following;
};

} // namespace subtext
