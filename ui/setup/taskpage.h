// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

class QLineEdit;

namespace subtext {

class Prompts;
class TextChoice;

/// The study's name, what is asked of annotators, and the guideline that they work by.
class TaskPage : public SetupPage
{
    Q_OBJECT
public:
    TaskPage(Prompts& prompts, QWidget* parent);

    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    QLineEdit* title() const { return m_title; }
    TextChoice* guideline() const { return m_guideline; }

private:
    QLineEdit* m_title;
    TextChoice* m_guideline;
};

} // namespace subtext
