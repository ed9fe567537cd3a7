// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QPainter;

namespace subtext {

/// A large button of a title and a line below it with an icon, and optionally a mark at its right
/// end. Too long a line is elided in its middle, or goes on below where wrapDetail() was asked for.
class CardButton : public QAbstractButton
{
    Q_OBJECT
public:
    CardButton(const QString& iconName, const QString& title, const QString& detail,
               QWidget* parent);

    /// A short text at the right, e.g. "12 of 60".
    void setMark(const QString& mark);
    /// What tells it from another of the same title, beside that; too long, it is elided in its
    /// middle.
    void setPlace(const QString& place);
    /// For words that have to be read to their end; the card grows with them.
    void wrapDetail();
    QSize sizeHint() const override;
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintTitle(QPainter& painter, const QRect& room) const;
    int textLeft() const { return m_icon.isEmpty() ? 18 : 60; }

    QString m_icon;
    QString m_title;
    QString m_detail;
    QString m_mark;
    QString m_place;
    bool m_isHovered = false;
};

} // namespace subtext
