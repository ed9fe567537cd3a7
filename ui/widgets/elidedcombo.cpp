// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedcombo.h"

#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace subtext {

void ElidedCombo::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    if (isEditable())
        return;
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    const int room = std::max(field.width() - StyleMargins, 0);
    option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, room);
}

QString ElidedCombo::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return option.currentText;
}

} // namespace subtext
