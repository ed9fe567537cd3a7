// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/elidedheader.h"

namespace subtext {

/// The head of a table whose columns have names of several words: it is as high as the name with
/// the most lines, and a word that is wider than its column ends with an ellipsis. Qt's own is as
/// high as one line and cuts the others off in the middle of a letter.
class WrappedHeader : public ElidedHeader
{
    Q_OBJECT
public:
    explicit WrappedHeader(QWidget* parent);

    QSize sizeHint() const override;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;

private:
    QFontMetrics sectionMetrics() const;
    int heightOf(int column) const;
};

} // namespace subtext
