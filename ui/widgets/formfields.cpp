// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formfields.h"

#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QScreen>

#include <algorithm>

namespace subtext {

void explainField(QWidget& field, const QString& name, const QString& about)
{
    field.setAccessibleName(name);
    field.setAccessibleDescription(about);
    field.setToolTip(plainToolTip(about));
}

QFormLayout::RowWrapPolicy rowWrapPolicy(const QWidget& of)
{
    constexpr int LettersForTwoColumns = 170; // across the screen, for labels beside fields in half
    const int letters =
        of.screen()->availableSize().width() / std::max(1, of.fontMetrics().averageCharWidth());
    return letters < LettersForTwoColumns ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows;
}

QComboBox* makeNarrowChoice(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

} // namespace subtext
