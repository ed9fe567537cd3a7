// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filterbox.h"

#include "ui/widgets/plaintooltip.h"

#include <QStyleOptionComboBox>

#include <algorithm>

namespace subtext {
namespace {

constexpr int FilterLetters = 8; // in a narrow row
constexpr int MostFilterLetters = 48;
constexpr int FilterArrowRoom = 44;

} // namespace

FilterBox::FilterBox(const QString& name, QWidget* parent)
    : ElidedCombo(parent)
    , m_mostLetters(MostFilterLetters)
{
    setAccessibleName(name);
    // On first show, which is what Qt does by itself, is before a study is there.
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(FilterLetters);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentTextChanged, this, &FilterBox::tellWhole);
}

void FilterBox::setMostLetters(int letters)
{
    m_mostLetters = letters;
    updateGeometry();
}

QSize FilterBox::sizeHint() const
{
    const QSize usual = ElidedCombo::sizeHint();
    const QSize whole(usual.width() + lackingRoom(usual), usual.height());
    const int most = m_mostLetters * fontMetrics().averageCharWidth() + FilterArrowRoom;
    const int least = minimumSizeHint().width();
    return {std::clamp(whole.width(), least, std::max(least, most)), whole.height()};
}

int FilterBox::lackingRoom(QSize size) const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(0, 0), size);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    int longest = 0;
    for (int entry = 0; entry < count(); ++entry)
        longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(entry)));
    // Advances are rounded, and a text is cut where a fraction of a pixel is lacking.
    return std::max(longest + 1 + StyleMargins - field.width(), 0);
}

void FilterBox::resizeEvent(QResizeEvent* event)
{
    ElidedCombo::resizeEvent(event);
    tellWhole();
}

void FilterBox::tellWhole()
{
    if (toolTip() != m_told)
        return; // it is somebody else's
    const bool isWhole = shownText() == currentText();
    setToolTip(plainToolTip(isWhole ? QString() : currentText()));
    m_told = toolTip();
}

} // namespace subtext
