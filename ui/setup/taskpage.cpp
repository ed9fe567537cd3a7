// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/taskpage.h"

#include "ui/forms/textchoice.h"
#include "ui/widgets/controls.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int PageWidth = 860;

} // namespace

TaskPage::TaskPage(Prompts& prompts, QWidget* parent)
    : SetupPage(tr("Task"),
                tr("For each scene an annotator says which of eight emotions the speaker feels, "
                   "rates valence, arousal, dominance and their own confidence on seven points, "
                   "and explains in a few sentences."),
                PageWidth, parent)
    , m_title(new QLineEdit(column()))
    , m_guideline(new TextChoice(tr("Guideline"), prompts, column()))
{
    auto* name =
        makeLabel(tr("N&ame of the study"), theme::TextRole::Caption, LabelTone::Normal, column());
    name->setBuddy(m_title);
    rows()->addWidget(name);
    m_title->setAccessibleName(tr("Name of the study"));
    m_title->setPlaceholderText(tr("Pragmatic emotions, spring term"));
    m_title->setMaxLength(200);
    rows()->addWidget(m_title);
    rows()->addSpacing(18);
    rows()->addWidget(
        makeLabel(tr("Guideline"), theme::TextRole::Caption, LabelTone::Normal, column()));
    auto* about = makeLabel(tr("Annotators read it in the Guidelines place. Your own replaces the "
                               "built-in one."),
                            theme::TextRole::Small, LabelTone::Muted, column());
    about->setWordWrap(true);
    rows()->addWidget(about);
    m_guideline->setBuiltIn(builtInText(QStringLiteral("guideline")));
    rows()->addWidget(m_guideline, 1);
    connect(m_title, &QLineEdit::textChanged, this, &TaskPage::changed);
    connect(m_guideline, &TextChoice::changed, this, &TaskPage::changed);
}

void TaskPage::apply(SetupDraft& draft) const
{
    draft.title = m_title->text().trimmed();
    draft.guideline = m_guideline->text();
}

QString TaskPage::obstacle(const SetupDraft& draft) const
{
    return draft.title.isEmpty() ? tr("Give the study a name.") : QString();
}

void TaskPage::focusField()
{
    m_title->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
