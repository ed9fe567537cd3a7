// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practiceoutcome.h"

#include "core/course/practice.h"
#include "core/domain/calibration.h"
#include "ui/text/coursetext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/returnkey.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

/// More would be a list of everything that went wrong.
constexpr int MostMixUps = 3;

QString distanceWords(double distance)
{
    if (distance == 0)
        return PracticeOutcome::tr("Your scales were exactly those of the reference.");
    return PracticeOutcome::tr("Your scales were %1 points from the reference on average; a point "
                               "or so is usual.")
        .arg(shownNumber(distance, 1));
}

/// What was mixed up most, a line each; empty where nothing was.
QString mixUpLines(const PracticeScenes& scenes, const std::vector<PracticeAnswer>& round)
{
    const std::vector<PracticeMixUp> mixUps = practiceMixUps(scenes, round);
    QStringList lines;
    const auto told = std::min(std::size_t{MostMixUps}, mixUps.size());
    for (std::size_t i = 0; i < told; ++i)
        lines << ownMixUpText(*scenes.task, mixUps[i]);
    if (mixUps.size() > told)
        lines << PracticeOutcome::tr("And %n more mix-ups.", nullptr, plural(mixUps.size() - told));
    return lines.join(u'\n');
}

} // namespace

PracticeOutcome::PracticeOutcome(QWidget* parent)
    : Announcement(ButtonKind::Normal, parent)
{
    setTitle(tr("Practice done"));
    m_bar = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, column());
    m_bar->setObjectName(QStringLiteral("bar"));
    m_bar->hide();
    m_mixUps = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, column());
    m_mixUps->setObjectName(QStringLiteral("mixUps"));
    insert(m_mixUps);
    insert(m_bar); // above it
    m_links = new QWidget(column());
    makeColumn(m_links, {}, 2);
    insertBelow(m_links);
    onButton()->setText(tr("Begin"));
    onButton()->setObjectName(QStringLiteral("begin"));
    againButton()->setText(tr("Practise again"));
    connect(onButton(), &QPushButton::clicked, this, &PracticeOutcome::onRequested);
    connect(againButton(), &QPushButton::clicked, this, &PracticeOutcome::againRequested);
}

void PracticeOutcome::setOutcome(const PracticeScenes& scenes,
                                 const std::vector<PracticeAnswer>& round)
{
    m_counted = countPractice(scenes, round);
    const QString labels =
        tr("%1 of %2 labels match the reference.").arg(m_counted.accepted).arg(m_counted.labels);
    setLead(m_counted.meanDistance ? saidTogether({labels, distanceWords(*m_counted.meanDistance)})
                                   : labels);
    m_mixUps->setText(mixUpLines(scenes, round));
    m_mixUps->setVisible(!m_mixUps->text().isEmpty());
    qDeleteAll(links());
    for (const PracticeAnswer& answer : round) {
        const CalibrationItem* item = scenes.item(answer.item);
        if (item && !comparePractice(*scenes.task, answer.answer, *item).isAccepted())
            addLink(item->boundary, answer);
    }
    m_isWeak = 2 * m_counted.accepted < m_counted.labels;
    advise(false);
    const bool isMissed = !links().isEmpty();
    m_links->setVisible(isMissed);
    setNote(isMissed ? tr("Worth another look:") : QString());
}

void PracticeOutcome::advise(bool isAgain)
{
    m_isAgainAdvised = isAgain;
    setKind(onButton(), isAgain ? ButtonKind::Normal : ButtonKind::Primary);
    setKind(againButton(), isAgain ? ButtonKind::Primary : ButtonKind::Normal);
}

void PracticeOutcome::setStanding(const PracticeState& state, bool isRequired)
{
    m_bar->setText(practiceBarText(state, m_counted));
    m_bar->setVisible(!m_bar->text().isEmpty());
    const bool isAskedAgain = isRequired && !state.isPassed();
    setTitle(isAskedAgain ? tr("One more round") : tr("Practice done"));
    setOnText(isAskedAgain ? tr("Sign out") : isRequired ? tr("Begin") : tr("To my work"));
    m_isWeak = m_isWeak || isAskedAgain;
    // A study without a bar asks for no other round, however this one went. With one, another round
    // is what helps where fewer than half of the labels match; beginning stays possible.
    advise(isAskedAgain || (state.bar > 0 && m_isWeak));
}

void PracticeOutcome::takeFocus()
{
    if (!m_isWeak)
        return onButton()->setFocus(Qt::OtherFocusReason);
    setAccessibleName(text());
    setFocus(Qt::OtherFocusReason);
}

/// Held down it is still that of the last answer.
void PracticeOutcome::keyPressEvent(QKeyEvent* event)
{
    if (hasFocus() && isPlainReturn(*event) && !event->isAutoRepeat())
        advisedButton()->click();
    else
        Announcement::keyPressEvent(event);
}

void PracticeOutcome::addLink(const QString& boundary, const PracticeAnswer& answer)
{
    auto* link = makeButton(boundary, ButtonKind::Link, m_links);
    link->setObjectName(answer.item);
    link->setCursor(Qt::PointingHandCursor);
    link->setToolTip(tr("Show the scene, your answer and the reference"));
    static_cast<QVBoxLayout*>(m_links->layout())->addWidget(link, 0, Qt::AlignLeft);
    connect(link, &QPushButton::clicked, this, [this, answer] { Q_EMIT lookRequested(answer); });
}

void PracticeOutcome::focusLink(const QString& item)
{
    auto* link = m_links->findChild<QPushButton*>(item);
    if (!item.isEmpty() && link)
        link->setFocus(Qt::OtherFocusReason);
    else
        takeFocus();
}

QList<QPushButton*> PracticeOutcome::links() const
{
    return m_links->findChildren<QPushButton*>();
}

void PracticeOutcome::setOnText(const QString& text)
{
    onButton()->setText(text);
}

QString PracticeOutcome::text() const
{
    QStringList lines{lead(), m_bar->text(), m_mixUps->text(), note()};
    for (const QPushButton* link : links())
        lines << link->text();
    return lines.join(u'\n');
}

} // namespace subtext
