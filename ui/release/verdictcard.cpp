// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/verdictcard.h"

#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int ProgressSteps = 100;

} // namespace

VerdictCard::VerdictCard(QWidget* parent)
    : QFrame(parent)
    , m_mark(new StateMark(this))
    , m_verdict(makeLines(QString(), theme::TextRole::Title, LabelTone::Normal, this))
    , m_explanation(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_write(makeButton(tr("Write the release…"), ButtonKind::Primary, this))
    , m_work(makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this))
    , m_progress(new QProgressBar(this))
    , m_cancel(makeButton(tr("Cancel"), ButtonKind::Quiet, this))
{
    setProperty("card", true);
    QVBoxLayout* column = makeColumn(this, {18, 16, 18, 10}, 4);
    QHBoxLayout* head = makeRow(10);
    head->addWidget(m_mark, 0, Qt::AlignVCenter);
    head->addWidget(m_verdict, 1);
    column->addLayout(head);
    column->addSpacing(4);
    column->addWidget(m_write); // above the words, which change: it keeps its place
    column->addSpacing(4);
    column->addWidget(m_explanation);
    QHBoxLayout* work = makeRow(8);
    m_progress->setRange(0, ProgressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setMinimumWidth(24); // what is written beside it needs the room
    m_progress->setAccessibleName(tr("Progress"));
    work->addWidget(m_work);
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    column->addLayout(work);
    for (QWidget* widget : {static_cast<QWidget*>(m_work), static_cast<QWidget*>(m_progress),
                            static_cast<QWidget*>(m_cancel)}) {
        QSizePolicy policy = widget->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // nothing jumps when work begins
        widget->setSizePolicy(policy);
        widget->hide();
    }
    connect(m_write, &QPushButton::clicked, this, &VerdictCard::writeRequested);
    connect(m_cancel, &QPushButton::clicked, this, &VerdictCard::cancelRequested);
    showUnknown();
}

void VerdictCard::showUnknown()
{
    m_passes = false;
    m_whyNot = tr("The checks have not been run yet.");
    m_mark->setState(StateMark::State::Unknown);
    m_verdict->setText(tr("Checking…"));
    show();
}

void VerdictCard::showDraft(const ReleaseDraft& draft)
{
    qint64 failed = 0;
    qint64 overridden = 0;
    qint64 counting = 0;
    QStringList warnings;
    for (const Gate& gate : draft.gates) {
        if (gate.blocks())
            ++(isSetAside(gate, draft.input) ? overridden : failed);
        if (gate.isWarning)
            warnings << gateMessage(gate);
        else
            ++counting;
    }
    m_passes = draft.passes();
    const QString all = QString::number(counting);
    if (!m_passes) {
        // Nothing asks for a release of what is out already.
        m_mark->setState(draft.isUnchanged() ? StateMark::State::Unknown
                                             : StateMark::State::Failed);
        m_verdict->setText(draft.isUnchanged() ? tr("No changes") : tr("Not yet"));
        m_whyNot =
            tr("%n of %1 checks failed. Fix what they found, or override them with a reason.",
               nullptr, plural(failed))
                .arg(all);
    } else if (overridden > 0) {
        m_mark->setState(StateMark::State::Overridden);
        m_verdict->setText(tr("May be released"));
        m_whyNot =
            tr("%n checks are overridden; the README will say so.", nullptr, plural(overridden));
    } else {
        m_mark->setState(StateMark::State::Passed);
        m_verdict->setText(draft.isUnchanged() ? tr("No changes") : tr("Ready"));
        m_whyNot = tr("All %1 checks that can block the release pass.").arg(all);
    }
    // An override is of one version: what was set aside for the last one fails again.
    if (draft.last && (!m_passes || overridden > 0))
        m_whyNot = tr("For %1: %2").arg(draft.input.options.version, m_whyNot);
    if (draft.isUnchanged())
        m_whyNot = tr("The data has not changed since %1. Another release only makes sense if a "
                      "text has, such as the datasheet.")
                       .arg(draft.last->version) +
                   u'\n' + m_whyNot;
    setKind(m_write, draft.isUnchanged() ? ButtonKind::Normal : ButtonKind::Primary);
    for (const Gate& notice : draft.notices())
        warnings << gateMessage(notice);
    if (m_passes && !warnings.isEmpty())
        m_whyNot += u'\n' + warnings.join(u'\n');
    show();
}

void VerdictCard::setObstacle(const QString& obstacle, Told told)
{
    m_obstacle = obstacle;
    m_told = told;
    show();
}

void VerdictCard::setWork(const QString& what)
{
    m_isWorking = !what.isEmpty();
    m_work->setText(what);
    m_progress->setValue(0);
    m_work->setVisible(m_isWorking);
    m_progress->setVisible(m_isWorking);
    m_cancel->setVisible(m_isWorking);
}

void VerdictCard::setProgress(double part)
{
    m_progress->setValue(qRound(part * ProgressSteps));
}

void VerdictCard::show()
{
    QString text = m_whyNot;
    if (!m_obstacle.isEmpty())
        text += u'\n' + m_obstacle;
    m_explanation->setText(m_told == Told::InTheCard ? text : m_whyNot);
    const bool isOpen = m_passes && m_obstacle.isEmpty();
    m_write->setEnabled(isOpen);
    m_write->setToolTip(plainToolTip(isOpen ? tr("Ctrl+Enter") : text));
    const QString spoken = QString(text).replace(u'\n', u' ');
    m_write->setAccessibleDescription(spoken);
    setAccessibleName(QStringLiteral("%1: %2").arg(m_verdict->text(), spoken));
    keepHeight();
}

/// What the words need at this width: where the page is lower than all of it, it scrolls instead of
/// cutting them.
void VerdictCard::keepHeight()
{
    setMinimumHeight(layout()->totalHeightForWidth(width()));
}

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        keepHeight();
}

} // namespace subtext
