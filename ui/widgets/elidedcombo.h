// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace subtext {

/// A choice that may be narrower than its value, which then ends with an ellipsis: a style sheet
/// would cut it off in the middle of a letter.
class ElidedCombo : public QComboBox
{
    Q_OBJECT
public:
    using QComboBox::QComboBox;

    QString shownText() const;

protected:
    static constexpr int StyleMargins = 2; ///< That the style leaves beside the text.

    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace subtext
