// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QString>

#include <map>

namespace subtext {

/// How far down what is on the screen was scrolled, by where it stands among its parents: 0 to 1.
using ScrollSpots = std::map<QString, double>;

/// Of all that is on the screen of this widget and scrolled at all.
ScrollSpots scrollSpots(const QWidget& within);
/// Scrolls the same parts of another of its kind as far, and again as they grow, until somebody
/// uses a key, a button or the wheel. Parts that are not there are passed over.
void scrollTo(const QWidget& within, const ScrollSpots& spots);

/// Keeps an area scrolled so far while what is in it still comes.
class HeldScroll : public QObject
{
    Q_OBJECT
public:
    HeldScroll(QAbstractScrollArea& area, double spot);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void scroll();

    QAbstractScrollArea& m_area;
    double m_spot;
};

} // namespace subtext
