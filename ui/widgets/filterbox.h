// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/elidedcombo.h"

#include <QString>

namespace subtext {

/// A choice in a row of them, above a list or beside a title: as wide as its longest entry, also of
/// those that come later. Where the row has less room it is narrower, down to a few letters; its
/// tool tip then has the value whole, unless another one was given to it.
class FilterBox : public ElidedCombo
{
    Q_OBJECT
public:
    explicit FilterBox(const QString& name, QWidget* parent);

    /// Entries longer than that do not widen it further; 48 if nothing is said.
    void setMostLetters(int letters);

    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void tellWhole();
    /// What a box of this size lacks for its longest entry: Qt's hint forgets the style sheet's
    /// padding beside the arrow.
    int lackingRoom(QSize size) const;

    int m_mostLetters;
    QString m_told; ///< The tip that says the value.
};

} // namespace subtext
