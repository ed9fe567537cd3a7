// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/repeatsview.h"

#include "core/course/repeats.h"
#include "ui/answer/shortanswer.h"
#include "ui/label/shortdraftkeeper.h"
#include "ui/text/plurals.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/pagestack.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace subtext {
namespace {

bool isNotDue(const Error& error)
{
    return error.code == ErrorCode::InvalidValue && error.detail == QLatin1String("scenario");
}

} // namespace

RepeatsView::RepeatsView(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this);
    m_stack = new PageStack(this);
    m_scenes = new ShortAnswer(this);
    m_scenes->setLeaveText(tr("Later"));
    m_drafts = new ShortDraftKeeper(*m_scenes, this);
    m_announcement = new Announcement(ButtonKind::Quiet, this);
    m_announcement->setTitle(tr("You have seen some of these before"));
    m_announcement->setNote(tr("This measures how consistent labels are. It is stored separately, "
                               "changes none of your answers, and does not test you."));
    startButton()->setText(tr("Start"));
    startButton()->setObjectName(QStringLiteral("startRepeats"));
    laterButton()->setText(tr("Later"));
    m_stack->addWidget(m_announcement);
    m_stack->addWidget(m_scenes);
    layout->addWidget(m_stack);
    connect(startButton(), &QPushButton::clicked, this, &RepeatsView::showNextItem);
    connect(laterButton(), &QPushButton::clicked, this, &RepeatsView::left);
    connect(m_scenes, &ShortAnswer::answered, this, &RepeatsView::keep);
    connect(m_scenes, &ShortAnswer::left, this, [this] {
        if (keepDraft())
            Q_EMIT left();
    });
    connect(m_drafts, &ShortDraftKeeper::failed, this, [this](const Error& error) {
        m_isAnswerRefused = false;
        Q_EMIT failed(error);
    });
    connect(m_drafts, &ShortDraftKeeper::saved, this, &RepeatsView::saved);
}

void RepeatsView::start(Study& study, PersonId person, const Clock& clock)
{
    m_drafts->leave();
    m_isAnswerRefused = false;
    m_study = &study;
    m_person = person;
    m_clock = &clock;
    m_stack->setCurrentIndex(0);
    const auto planned = study.repeats().due(person);
    if (!planned) {
        Q_EMIT failed(planned.error());
        return;
    }
    const auto due = static_cast<qint64>(planned->size());
    m_announcement->setLead(
        tr("All your items are submitted. %n of the earlier items come up again. Answer as you "
           "read them now; your earlier answers are not shown.",
           nullptr, plural(due)));
    startButton()->setFocus(Qt::OtherFocusReason);
}

void RepeatsView::stop()
{
    m_drafts->leave();
    m_study = nullptr;
}

bool RepeatsView::keepDraft()
{
    return m_drafts->keep();
}

void RepeatsView::tryAgain()
{
    if (m_isAnswerRefused)
        m_scenes->goOn();
    else
        m_drafts->flush();
}

void RepeatsView::hideEvent(QHideEvent* event)
{
    m_drafts->keep();
    QWidget::hideEvent(event);
}

QPushButton* RepeatsView::startButton() const
{
    return m_announcement->firstButton();
}

QPushButton* RepeatsView::laterButton() const
{
    return m_announcement->secondButton();
}

QString RepeatsView::announcement() const
{
    return m_announcement->lead();
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

void RepeatsView::undo()
{
    if (isAsking())
        m_scenes->undo();
}

void RepeatsView::redo()
{
    if (isAsking())
        m_scenes->redo();
}

void RepeatsView::readAgain()
{
    if (isAsking())
        m_scenes->readAgain();
}

void RepeatsView::showNextItem()
{
    Reads reads;
    const std::vector<ScenarioId> due = reads.take(m_study->repeats().due(m_person));
    const int done = reads.take(m_study->repeats().answered(m_person));
    const auto scenario = due.empty() ? std::nullopt : reads.take(m_study->scenario(due.front()));
    if (const auto read = reads.outcome(); !read) {
        Q_EMIT failed(read.error());
        return;
    }
    if (due.empty()) {
        Q_EMIT finished();
        return;
    }
    m_scenario = due.front();
    if (!scenario)
        return;
    m_stack->setCurrentWidget(m_scenes);
    const int total = done + static_cast<int>(due.size());
    m_scenes->setProgress(tr("Seen before: %1 of %2").arg(done + 1).arg(total), done, total);
    m_drafts->ask(*m_study, m_person, ShortItem::repeat(m_scenario), *scenario, *m_clock);
}

void RepeatsView::keep(const Answer& answer, qint64 activeMs)
{
    const auto kept = m_study->repeats().record(m_person, m_scenario, answer, activeMs);
    if (!kept && isNotDue(kept.error())) { // items came meanwhile, or they dropped out
        m_isAnswerRefused = false;
        m_drafts->leave();
        showNextItem(); // others may still be due
        return;
    }
    m_isAnswerRefused = !kept;
    if (!kept) {
        Q_EMIT failed(kept.error());
        return;
    }
    m_drafts->forget();
    Q_EMIT saved();
    showNextItem();
}

} // namespace subtext
