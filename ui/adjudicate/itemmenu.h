// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QPushButton;

namespace subtext {

class DeskPage;

/// What else there is to do with the item on the desk: its history, to use it as practice, and for
/// coordinators to correct its texts. What cannot be done says why in its tip.
class ItemMenu : public QMenu
{
    Q_OBJECT
public:
    /// Of that button, which is in `page`.
    ItemMenu(QPushButton& button, DeskPage& page);

    QAction* history() const { return m_history; }
    QAction* practice() const { return m_practice; }
    QAction* correction() const { return m_correction; }

private:
    /// Looked at as it opens: whether others have still to label an item is no question for each
    /// item that is shown.
    void showWhatWorks();
    void correct();

    DeskPage& m_page;
    QAction* m_history;
    QAction* m_practice;
    QAction* m_correction; ///< There for coordinators.
};

} // namespace subtext
