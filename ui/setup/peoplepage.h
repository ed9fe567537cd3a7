// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace subtext {

class Prompts;
class RosterEdit;

/// Who coordinates the study, and everybody else.
class PeoplePage : public SetupPage
{
    Q_OBJECT
public:
    PeoplePage(Prompts& prompts, QWidget* parent);

    void enter(const SetupDraft& draft) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    QLineEdit* coordinator() const { return m_coordinator; }
    RosterEdit* roster() const { return m_roster; }

private:
    void showListed();

    QLineEdit* m_coordinator;
    QLabel* m_listed; ///< That the coordinator stands in the roster too.
    RosterEdit* m_roster;
    QCheckBox* m_randomCodes;
};

} // namespace subtext
