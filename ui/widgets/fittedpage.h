// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace subtext {

/// A page as large as the room for it, and never smaller than it can be: where there is less, it
/// scrolls. So no page asks the window to grow, and nothing of it is out of reach.
class FittedPage : public QScrollArea
{
    Q_OBJECT
public:
    /// Takes the page as its own.
    explicit FittedPage(QWidget* page, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    QSize sizeIn(const QSize& room) const;
};

} // namespace subtext
