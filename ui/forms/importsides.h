// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace subtext {

/// The files to be imported and, beside them, what was found in them; below them where there is no
/// room for both.
class ImportSides : public QWidget
{
    Q_OBJECT
public:
    ImportSides(QWidget* files, QWidget* found, QWidget* parent);

    /// How the width is shared while they stand beside each other, and the height otherwise.
    void setShares(int files, int found);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    QBoxLayout* m_layout;
    QWidget* m_files;
    QWidget* m_found;
};

} // namespace subtext
