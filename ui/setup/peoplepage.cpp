// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/peoplepage.h"

#include "ui/forms/rosteredit.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int PageWidth = 960;

bool hasCoordinator(const SetupDraft& draft)
{
    return !draft.coordinator.isEmpty() ||
           std::any_of(draft.people.begin(), draft.people.end(),
                       [](const auto& person) { return person.role == Role::Coordinator; });
}

} // namespace

PeoplePage::PeoplePage(Prompts& prompts, QWidget* parent)
    : SetupPage(
          tr("People"),
          tr("Everybody who works on the study. Their names stay in it; what is published has "
             "codes in their place. People can be added later."),
          PageWidth, parent)
    , m_coordinator(new QLineEdit(column()))
    , m_listed(makeLabel(tr("Also in the roster as coordinator, and counted as one person."),
                         theme::TextRole::Small, LabelTone::Muted, column()))
    , m_roster(new RosterEdit(prompts, column()))
    , m_randomCodes(
          new QCheckBox(tr("Give the annotators of the files their &codes at random"), column()))
{
    m_randomCodes->setObjectName(QStringLiteral("randomCodes"));
    m_listed->setObjectName(QStringLiteral("listed"));
    auto* you = makeLabel(tr("&Your name, as the coordinator"), theme::TextRole::Caption,
                          LabelTone::Normal, column());
    you->setBuddy(m_coordinator);
    rows()->addWidget(you);
    m_coordinator->setAccessibleName(tr("Your name, as the coordinator"));
    m_coordinator->setPlaceholderText(tr("Who hands out, collects and releases"));
    m_coordinator->setMaximumWidth(460);
    rows()->addWidget(m_coordinator);
    m_listed->hide();
    rows()->addWidget(m_listed);
    rows()->addSpacing(18);
    auto* everybody =
        makeLabel(tr("&Roster"), theme::TextRole::Caption, LabelTone::Normal, column());
    everybody->setBuddy(m_roster->edit());
    rows()->addWidget(everybody);
    rows()->addWidget(m_roster, 1);
    m_randomCodes->setToolTip(
        tr("Otherwise the codes follow the alphabetical order of the names, and whoever has a list "
           "of the annotators can tell whose they are."));
    m_randomCodes->setAccessibleDescription(m_randomCodes->toolTip());
    m_randomCodes->hide();
    rows()->addWidget(m_randomCodes);
    connect(m_randomCodes, &QCheckBox::toggled, this, &PeoplePage::changed);
    connect(m_coordinator, &QLineEdit::textChanged, this, &PeoplePage::showListed);
    connect(m_roster, &RosterEdit::changed, this, &PeoplePage::showListed);
    connect(m_coordinator, &QLineEdit::textChanged, this, &PeoplePage::changed);
    connect(m_roster, &RosterEdit::changed, this, &PeoplePage::changed);
}

void PeoplePage::showListed()
{
    SetupDraft draft;
    apply(draft);
    m_listed->setVisible(isCoordinatorListed(draft));
}

void PeoplePage::enter(const SetupDraft& draft)
{
    m_roster->setAnnotatorsCoded(!hasAnswers(draft.files));
    m_randomCodes->setVisible(hasAnswers(draft.files));
}

void PeoplePage::apply(SetupDraft& draft) const
{
    draft.coordinator = m_coordinator->text().simplified();
    draft.people = m_roster->people();
    draft.hasRandomCodes = m_randomCodes->isChecked();
}

QString PeoplePage::obstacle(const SetupDraft& draft) const
{
    if (m_roster->error())
        return tr("Line %1 of the roster cannot be used yet.").arg(m_roster->error()->line);
    if (!hasCoordinator(draft))
        return tr(
            "Say who coordinates the study: without a coordinator nobody can hand out or collect.");
    const bool hasAnnotators =
        std::any_of(draft.people.begin(), draft.people.end(),
                    [](const auto& person) { return person.role == Role::Annotator; });
    if (!hasAnnotators && !hasAnswers(draft.files))
        return tr("Add the people who label, one per line.");
    return {};
}

void PeoplePage::focusField()
{
    if (m_coordinator->text().isEmpty())
        m_coordinator->setFocus(Qt::OtherFocusReason);
    else
        m_roster->edit()->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
