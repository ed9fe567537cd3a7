// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

namespace subtext {

class CourseForm;
class Prompts;
class RulesForm;

/// The rules of labelling, of the checks, and of names.
class RulesPage : public SetupPage
{
    Q_OBJECT
public:
    explicit RulesPage(QWidget* parent);

    void setTask(const TaskDocument& chosen) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    RulesForm* form() const { return m_form; }

private:
    RulesForm* m_form;
};

/// What happens before and around the labelling: practice, items shown again, consent.
class CoursePage : public SetupPage
{
    Q_OBJECT
public:
    CoursePage(Prompts& prompts, QWidget* parent);

    void setTask(const TaskDocument& chosen) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    CourseForm* form() const { return m_form; }

private:
    CourseForm* m_form;
    QString m_consentOfTask;
};

} // namespace subtext
