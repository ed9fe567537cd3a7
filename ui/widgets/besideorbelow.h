// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace subtext {

/// Parts that stand beside each other, and below each other where there is no room for that. Whose
/// parts they are says how much room they need; it is asked whenever there is another width, and
/// whenever a part would like another size. How high it is follows in the next turn.
class BesideOrBelow : public QWidget
{
    Q_OBJECT
public:
    /// No wider than the parts need below each other, in either form.
    QSize minimumSizeHint() const override;

protected:
    /// `gap` is between the parts.
    BesideOrBelow(int gap, QWidget* parent);

    QBoxLayout& parts() const { return *m_parts; }
    bool isBeside() const { return m_parts->direction() == QBoxLayout::LeftToRight; }
    /// It has got a width.
    bool isSized() const { return m_isSized; }
    /// It moves: what its width was there says nothing.
    void forgetWidth() { m_isSized = false; }
    void arrange();

    /// The least widths of all parts in the one form and in the other, without the margins.
    virtual int leastBeside() const = 0;
    virtual int leastBelow() const = 0;
    virtual bool hasRoomBeside() const;
    /// What else is different in that form, which they are about to have and may have already.
    virtual void fitParts(bool isBeside);

    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int around() const;

    QBoxLayout* m_parts;
    bool m_isSized = false;
};

} // namespace subtext
