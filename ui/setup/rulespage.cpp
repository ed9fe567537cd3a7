// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/rulespage.h"

#include "ui/forms/courseform.h"
#include "ui/forms/rulesform.h"
#include "ui/forms/textchoice.h"

#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 860;

} // namespace

RulesPage::RulesPage(QWidget* parent)
    : SetupPage(tr("Rules"),
                tr("These are good as they stand. All but the order can change later; every change "
                   "is recorded."),
                PageWidth, parent)
    , m_form(new RulesForm(column()))
{
    m_form->setHasStudy(false);
    rows()->addWidget(m_form);
    rows()->addStretch(1);
    connect(m_form, &RulesForm::changed, this, &RulesPage::changed);
}

void RulesPage::setTask(const TaskDocument& chosen)
{
    m_form->setTask(chosen.task);
}

void RulesPage::apply(SetupDraft& draft) const
{
    m_form->apply(draft.protocol);
    draft.quality = m_form->quality();
}

QString RulesPage::obstacle(const SetupDraft& /*draft*/) const
{
    return {};
}

void RulesPage::focusField()
{
    m_form->firstField()->setFocus(Qt::OtherFocusReason);
}

CoursePage::CoursePage(Prompts& prompts, QWidget* parent)
    : SetupPage(tr("Consent and practice"),
                tr("What people see before their first item and after their last. All of it can "
                   "change later."),
                PageWidth, parent)
    , m_form(new CourseForm(prompts, column()))
{
    rows()->addWidget(m_form, 1);
    rows()->addStretch(0);
    // A round of practice costs ten minutes, and its lack cannot be made up for later.
    Protocol proposed;
    proposed.isPracticeAsked = true;
    m_form->show(proposed, {});
    connect(m_form, &CourseForm::changed, this, &CoursePage::changed);
}

/// A consent text that the task brings is asked for, unless somebody wrote another.
void CoursePage::setTask(const TaskDocument& chosen)
{
    m_form->setTask(chosen.task, practiceFitOf(chosen.task, chosen.ownText(TaskText::Practice)));
    const bool isTasks = m_form->consentText() == m_consentOfTask;
    if (isTasks && chosen.consent != m_consentOfTask) {
        Protocol shown;
        m_form->apply(shown);
        shown.isConsentRequired = shown.isConsentRequired || !chosen.consent.isEmpty();
        m_form->show(shown, chosen.consent);
    }
    m_consentOfTask = chosen.consent;
}

void CoursePage::apply(SetupDraft& draft) const
{
    m_form->apply(draft.protocol);
    draft.protocol.isPracticeAsked = draft.protocol.isPracticeAsked && m_form->hasPractice();
    draft.consentText = draft.protocol.isConsentRequired ? m_form->consentText() : QString();
}

QString CoursePage::obstacle(const SetupDraft& draft) const
{
    if (draft.protocol.isConsentRequired && m_form->text()->isOwn() &&
        m_form->consentText().isEmpty())
        return tr("Write the consent text, or choose the built-in one.");
    return {};
}

void CoursePage::focusField()
{
    m_form->firstField()->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
