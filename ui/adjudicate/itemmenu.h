// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QPushButton;

namespace subtext {

class DeskPage;

/// What else there is to do with the item on the desk: its history, and to use it as practice. What
/// cannot be done says why in its tip.
class ItemMenu : public QMenu
{
    Q_OBJECT
public:
    /// Of that button, which is in `page`.
    ItemMenu(QPushButton& button, DeskPage& page);

    QAction* history() const { return m_history; }
    QAction* practice() const { return m_practice; }

private:
    /// Looked at as it opens: whether others have still to label an item is no question for each
    /// item that is shown.
    void showWhatWorks();

    DeskPage& m_page;
    QAction* m_history;
    QAction* m_practice;
};

} // namespace subtext
