// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <QLabel>
#include <QWidget>

#include <vector>

class QPushButton;
class QTableView;

namespace subtext {

class PowerModel;

/// Asks who has more power in scenes whose roles match no rule: a line for each, where it can be
/// said. A letter on a line chooses the relation that begins with it; Space, F2 or a click opens
/// the choices.
class PowerList : public QWidget
{
    Q_OBJECT
public:
    explicit PowerList(QWidget* parent);

    /// What was said of a scene stays where it is there again, as it was.
    void setScenes(std::vector<Scenario> scenes);
    bool isEmpty() const;
    const SaidPowers& said() const;

    QTableView* table() const { return m_table; }
    QPushButton* reset() const { return m_reset; }
    QString about() const { return m_about->text(); }

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void measureColumns();
    void shareColumns();
    void refresh();

    PowerModel* m_model;
    QLabel* m_about;
    QTableView* m_table;
    QPushButton* m_reset;
    QLabel* m_state; ///< Of how many scenes it is said.
    int m_sceneWidth = 0;
    int m_rolesWidth = 0;
    int m_powerWidth = 0;
};

} // namespace subtext
