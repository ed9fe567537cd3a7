// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace subtext {

/// Two widgets beside each other, one of which has a width of its own; below each other where there
/// is no room for that.
class BesideOrBelow : public QWidget
{
    Q_OBJECT
public:
    /// `sized` is one of the two, `width` what it has beside the other, which has `least` at least;
    /// more than that where one of them cannot be so narrow.
    BesideOrBelow(QWidget* first, QWidget* second, QWidget* sized, int width, int least,
                  QWidget* parent);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int widthBeside() const;
    void arrange(bool isBeside);

    QBoxLayout* m_layout;
    QWidget* m_first;
    QWidget* m_second;
    QWidget* m_sized;
    int m_width;
    int m_least;
};

} // namespace subtext
