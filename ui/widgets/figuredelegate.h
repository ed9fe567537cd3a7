// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tabledelegate.h"

namespace subtext {

/// Of a table whose cells can be saved or copied: figures stand with a minus sign and the decimal
/// point of the screen, as in every other text, while the model has them as files do. The first
/// column names the row and is left alone.
class FigureDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    QString shownText(const QModelIndex& index) const override;
};

} // namespace subtext
