// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace subtext {

/// One line of plain text, or with wordWrap() as many as have room, cut with dots where that is too
/// little for it; then its tool tip has all of it.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Screen readers hear all of it.
    void setLine(const QString& text);
    /// There is more than is shown.
    bool isCut() const { return shown() != text(); }

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    /// As much of the text as there is room for.
    QString shown() const;
};

} // namespace subtext
