// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/repeatsview.h"

#include "core/study/course.h"
#include "ui/label/shortanswer.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace subtext {
namespace {

constexpr int TextWidth = 680;

} // namespace

RepeatsView::RepeatsView(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget(this);
    m_scenes = new ShortAnswer(this);
    m_scenes->setLeaveText(tr("Later"));
    m_stack->addWidget(makeAnnouncement());
    m_stack->addWidget(m_scenes);
    layout->addWidget(m_stack);
    connect(m_scenes, &ShortAnswer::answered, this, &RepeatsView::keep);
    connect(m_scenes, &ShortAnswer::left, this, &RepeatsView::left);
}

QWidget* RepeatsView::makeAnnouncement()
{
    auto* page = new QWidget(this);
    auto* outer = new QHBoxLayout(page);
    auto* column = new QWidget(page);
    column->setMaximumWidth(TextWidth);
    outer->addStretch(1);
    outer->addWidget(column, 100);
    outer->addStretch(1);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(28, 72, 28, 40);
    layout->setSpacing(16);
    layout->addWidget(makeLabel(tr("You have seen some of these before"), theme::TextRole::Title,
                                LabelTone::Normal, column));
    m_lead = makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, column);
    m_lead->setWordWrap(true);
    layout->addWidget(m_lead);
    auto* calm = makeLabel(tr("This shows how steady such labels are. It is kept apart, changes "
                              "none of your answers, and is no test of you."),
                           theme::TextRole::Body, LabelTone::Muted, column);
    calm->setWordWrap(true);
    layout->addWidget(calm);
    layout->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    m_start = makeButton(tr("Start"), ButtonKind::Primary, column);
    m_start->setAutoDefault(true); // Return begins, as the look of it promises
    m_start->setObjectName(QStringLiteral("startRepeats"));
    m_later = makeButton(tr("Later"), ButtonKind::Quiet, column);
    buttons->addWidget(m_start);
    buttons->addWidget(m_later);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(1);
    connect(m_start, &QPushButton::clicked, this, &RepeatsView::showNextItem);
    connect(m_later, &QPushButton::clicked, this, &RepeatsView::left);
    return page;
}

void RepeatsView::start(Study& study, PersonId person, const Clock& clock)
{
    m_study = &study;
    m_person = person;
    m_clock = &clock;
    m_stack->setCurrentIndex(0);
    const auto due = static_cast<qint64>(study.course().dueRepeats(person).size());
    m_lead->setText(counted(due,
                            tr("All your items are submitted. One of the first comes once more. "
                               "Answer as you read it now; your earlier answer is not shown."),
                            tr("All your items are submitted. %1 of the first come once more. "
                               "Answer as you read them now; your earlier answers are not "
                               "shown.")));
    m_start->setFocus(Qt::OtherFocusReason);
}

QString RepeatsView::announcement() const
{
    return m_lead->text();
}

bool RepeatsView::isAsking() const
{
    return m_stack->currentWidget() == m_scenes;
}

void RepeatsView::goOn()
{
    if (isAsking())
        m_scenes->goOn();
    else
        showNextItem();
}

void RepeatsView::showNextItem()
{
    const std::vector<ScenarioId> due = m_study->course().dueRepeats(m_person);
    if (due.empty()) {
        Q_EMIT finished();
        return;
    }
    m_scenario = due.front();
    const auto scenario = m_study->scenario(m_scenario);
    if (!scenario)
        return;
    m_stack->setCurrentWidget(m_scenes);
    const int done = m_study->course().repeatsAnswered(m_person);
    const int total = done + static_cast<int>(due.size());
    m_scenes->setProgress(tr("Seen before: %1 of %2").arg(done + 1).arg(total), done, total);
    m_scenes->ask(*scenario, *m_clock);
}

void RepeatsView::keep(const Answer& answer, qint64 activeMs)
{
    const auto kept = m_study->course().recordRepeat(m_person, m_scenario, answer, activeMs);
    if (kept)
        showNextItem();
    else
        Q_EMIT failed(kept.error());
}

} // namespace subtext
