// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formfields.h"

#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QScreen>

#include <algorithm>

namespace subtext {
namespace {

/// Qt puts a label at the top of its row, with a part of its own height above it.
class LevelForm : public QFormLayout
{
public:
    using QFormLayout::QFormLayout;

    void setGeometry(const QRect& area) override
    {
        QFormLayout::setGeometry(area);
        for (int row = 0; row < rowCount(); ++row) {
            QLayoutItem* label = itemAt(row, LabelRole);
            const QLayoutItem* field = itemAt(row, FieldRole);
            if (label && field && !label->isEmpty() && !field->isEmpty())
                level(*label, field->geometry());
        }
    }

private:
    /// What has several lines is read from its top, and so its label stands there.
    static void level(QLayoutItem& label, const QRect& field)
    {
        const QRect at = label.geometry();
        const bool isBeside = at.top() < field.bottom() && field.top() < at.bottom() &&
                              (at.right() < field.left() || field.right() < at.left());
        const bool isOneLine = field.height() < 3 * label.minimumSize().height();
        if (isBeside && isOneLine)
            label.setGeometry({at.left(), field.top(), at.width(), field.height()});
    }
};

} // namespace

QFormLayout* makeForm(QWidget* parent)
{
    return new LevelForm(parent);
}

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
