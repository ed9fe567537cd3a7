// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/decision.h"
#include "core/task/task.h"

#include <QComboBox>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What a decision rests on: only what can hold, each with its key and a line that says when.
class BasisBox : public QComboBox
{
    Q_OBJECT
public:
    explicit BasisBox(QWidget* parent);

    void showPopup() override;
    void setTask(const std::shared_ptr<const Task>& task);
    /// What stands is on the list in any case.
    void setBases(const std::vector<Basis>& possible, std::optional<Basis> stated);
    /// Marks that nothing is saved without one.
    void setNeeded(bool isNeeded);

    enum Role { BasisRole = Qt::UserRole, HelpRole, KeyRole };

Q_SIGNALS:
    void basisChosen(subtext::Basis basis);

protected:
    bool event(QEvent* event) override;

private:
    void add(Basis basis);

    std::shared_ptr<const Task> m_task;
    int m_leastHeight = 0; ///< As the style sheet has it, whatever the size of the text.
};

} // namespace subtext
