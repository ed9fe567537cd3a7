// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace subtext {

/// A page of one column, no wider than can be read, in the middle of the window.
class CentredPage : public QScrollArea
{
    Q_OBJECT
public:
    CentredPage(int maximumWidth, QWidget* parent);

protected:
    /// The column, to be given a layout.
    QWidget* column() const { return m_column; }

private:
    QWidget* m_column;
};

} // namespace subtext
