// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace subtext {

/// The head of a table whose columns may be narrower than their names: a style sheet would cut
/// these off in the middle of a letter.
class ElidedHeader : public QHeaderView
{
    Q_OBJECT
public:
    ElidedHeader(Qt::TextElideMode elide, QWidget* parent);

    QString shownText(int column) const;

protected:
    /// A name that is cut is told where the pointer rests, unless the model has something to say.
    bool viewportEvent(QEvent* event) override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;

private:
    QString headText(int column, int role) const;

    Qt::TextElideMode m_elide;
};

} // namespace subtext
