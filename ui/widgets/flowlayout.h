// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace subtext {

/// Widgets one after the other, on as many lines as they need. It asks for the width of one line
/// and gets along with the least of its widest widget; how high it is follows from the width that
/// it has got, in the next turn.
class FlowLayout : public QLayout
{
public:
    enum class Spread {
        AtStart, ///< Each as wide as it asks to be; the last of a line at its end if aligned right.
        AtEnd,
        Evenly, ///< In columns of one width, over all of the room.
    };

    explicit FlowLayout(Spread spread, int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// Takes a part that stays together.
    void addLayout(QLayout* part);
    /// From now on what is on a line gets narrower, down to its least, before anything goes on
    /// below. Not for columns.
    void squeezeFirst();
    /// It is about to stand elsewhere: until it has a width there it asks for one line.
    void forgetWidth();

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Where the items that are shown stand in so much width, and the height of all their lines.
    struct Arranged
    {
        std::vector<QRect> places;
        int height = 0;
        int lines = 0;
    };

    std::vector<QLayoutItem*> shown() const;
    Arranged arranged(int width) const;
    void squeeze(std::vector<QRect>& places, std::size_t first, int over) const;
    int columnWidth(const std::vector<QLayoutItem*>& items, int width) const;
    int widest(const std::vector<QLayoutItem*>& items) const;
    int heightNow() const;

    Spread m_spread;
    bool m_isSqueezed = false;
    std::vector<QLayoutItem*> m_items;
    int m_width = 0; ///< That it has got; 0 before it has any.
};

} // namespace subtext
