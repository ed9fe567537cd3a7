// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/besideorbelow.h"

namespace subtext {

/// Two widgets beside each other, one of which has a width of its own; below each other where there
/// is no room for that.
class FixedSide final : public BesideOrBelow
{
    Q_OBJECT
public:
    /// `sized` is one of the two, `width` what it has beside the other, which has `least` at least;
    /// more than that where one of them cannot be so narrow.
    FixedSide(QWidget* first, QWidget* second, QWidget* sized, int width, int least,
              QWidget* parent);

    QSize minimumSizeHint() const override;

protected:
    int leastBeside() const override;
    int leastBelow() const override;
    bool hasRoomBeside() const override;
    void fitParts(bool isBeside) override;

private:
    int widthBeside() const;

    QWidget* m_first;
    QWidget* m_second;
    QWidget* m_sized;
    int m_width;
    int m_least;
};

} // namespace subtext
