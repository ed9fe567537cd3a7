// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/setname.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPushButton;

namespace subtext {

class Study;

/// The sets that count nowhere in the study: a button that withdraws the chosen one, and one that
/// names them with the reasons and restores them.
class Withdrawing : public QWidget
{
    Q_OBJECT
public:
    explicit Withdrawing(QWidget* parent);

    /// `isTheirs`: they may withdraw and restore; others read why.
    void start(Study& study, PersonId person, bool isTheirs);
    void forget();
    void setWithdrawn(std::vector<SetWithdrawal> withdrawn);
    /// Says what the button is about; nothing: there is no button.
    void choose(const std::optional<SetName>& set);

    bool hasSome() const { return !m_withdrawn.empty(); }
    /// Null where the set counts.
    const SetWithdrawal* find(const SetName& set) const;

    QPushButton* button() const { return m_button; }

private:
    void askWhy();
    void showWithdrawn();
    void showState();

    Study* m_study = nullptr;
    PersonId m_person;
    bool m_isTheirs = false;
    std::optional<SetName> m_set;
    std::vector<SetWithdrawal> m_withdrawn;
    QPushButton* m_button;
    QPushButton* m_list;
};

} // namespace subtext
