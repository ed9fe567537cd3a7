// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace subtext {

/// A check box whose words go on below each other where one line has no room for them.
class WrappedTick : public QCheckBox
{
    Q_OBJECT
public:
    explicit WrappedTick(QWidget* parent);
    WrappedTick(const QString& text, QWidget* parent);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& at) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    int besideWords() const;
    QRect wordsIn(const QRect& room) const;
};

} // namespace subtext
