// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/guidelinedock.h"

#include "core/domain/scenetext.h"
#include "ui/answer/steptexts.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/text/answertext.h"
#include "ui/text/cuetext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/spokenrole.h"
#include "ui/widgets/textreader.h"

#include <QLabel>
#include <QResizeEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

QString revisionHtml(const Annotation& revision, const Task& task, const Scenario& scene,
                     bool areCuesAsked, bool isLatest)
{
    const QString head =
        GuidelineDock::tr("Revision %1").arg(revision.revision) +
        (isLatest ? QStringLiteral(" · ") + GuidelineDock::tr("counts") : QString());
    const QString when = revision.submittedAt ? momentWords(*revision.submittedAt)
                                              : GuidelineDock::tr("imported without a time");
    QStringList points;
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        const Scale& scale = task.scales[i];
        if (const auto point = revision.answer.scales.at(i))
            points
                << (scale.word + QStringLiteral(": ") + pointWordOf(scale, *point)).toHtmlEscaped();
    }
    QStringList chosen{ballotWords(task, revision.answer.ballot),
                       secondAnswersWords(task, revision.answer.seconds),
                       guessesWords(task, revision.answer.guesses)};
    chosen.removeAll(QString());
    QString html = QStringLiteral("<p><b>%1</b><br>%2</p><p>%3<br>%4</p>")
                       .arg(head.toHtmlEscaped(), when.toHtmlEscaped(),
                            chosen.join(QStringLiteral(" · ")).toHtmlEscaped(),
                            points.join(QStringLiteral("<br>")));
    if (!revision.answer.explanation.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(revision.answer.explanation.toHtmlEscaped().replace(
                        u'\n', QStringLiteral("<br>")));
    const QString cues = areCuesAsked ? cuesInWords(scene, revision.answer.cues) : QString();
    if (!cues.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(cues.toHtmlEscaped());
    if (revision.answer.isFlagged)
        html += QStringLiteral("<p>%1</p>")
                    .arg(GuidelineDock::tr("Flagged: %1")
                             .arg(revision.answer.flagReason)
                             .toHtmlEscaped());
    return html + QStringLiteral("<hr>");
}

} // namespace

GuidelineDock::GuidelineDock(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    setMinimumWidth(260);
    QVBoxLayout* layout = makeColumn(this, {16, 16, 14, 12}, 8);

    auto* card = makeCard(this);
    m_card = card;
    QVBoxLayout* cardLayout = makeColumn(card, {14, 12, 14, 12}, 6);
    m_title = makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, card);
    m_definition = new Prose(card);
    m_definition->setLineHeight(130);
    cardLayout->addWidget(m_title);
    cardLayout->addWidget(m_definition);
    cardLayout->addStretch(1);
    layout->addWidget(card);

    m_tabs = new QTabWidget(this);
    m_tabs->setAccessibleName(tr("Guide"));
    setSpokenRole(*m_tabs, QAccessible::Grouping);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->tabBar()->setUsesScrollButtons(false);
    m_cheatSheet = makeReader(m_tabs);
    m_guideline = makeReader(m_tabs);
    m_guideline->followLinksOnClick();
    m_history = makeReader(m_tabs);
    m_tabs->addTab(m_cheatSheet, tr("Cheat sheet"));
    m_tabs->addTab(m_guideline, tr("Guideline"));
    m_tabs->addTab(m_history, tr("History"));
    m_cheatSheet->setAccessibleName(tr("Cheat sheet"));
    m_guideline->setAccessibleName(tr("Guideline"));
    m_history->setAccessibleName(tr("History"));
    layout->addWidget(m_tabs, 1);
}

void GuidelineDock::showEvent(QShowEvent* event)
{
    if (!m_isLoaded)
        load();
    QFrame::showEvent(event);
}

/// As high as the longest definition needs, so that the sheet below stays where it is.
void GuidelineDock::reserveCard()
{
    if (!m_task)
        return;
    Prose measure;
    measure.setLineHeight(130);
    const QMargins around = m_card->layout()->contentsMargins();
    const QMargins beside = layout()->contentsMargins();
    const int width = this->width() - beside.left() - beside.right() - around.left() -
                      around.right() - 2 * m_card->frameWidth();
    int highest = 0;
    for (const StepText& text : allStepTexts(*m_task)) {
        measure.setText(text.text);
        highest = std::max(highest, measure.heightForWidth(std::max(1, width)));
    }
    const QFontMetrics strong(theme::font(theme::TextRole::Strong));
    const int title = 2 * strong.height(); // it may wrap
    m_card->setMinimumHeight(highest + title + around.top() + around.bottom());
}

void GuidelineDock::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        reserveCard();
}

void GuidelineDock::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_card)
        reserveCard();
}

void GuidelineDock::setTask(const std::shared_ptr<const Task>& task)
{
    if (m_task == task)
        return;
    m_task = task;
    reserveCard();
    m_isLoaded = false;
    if (isVisible())
        load();
}

void GuidelineDock::setTexts(const GuideTexts& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    m_isLoaded = false;
    if (isVisible())
        load();
}

void GuidelineDock::load()
{
    showMarkdown(m_cheatSheet, m_texts.cheatSheet, ReaderWidth::Narrow);
    m_tabs->setTabVisible(static_cast<int>(Tab::Guideline), !m_texts.guideline.isEmpty());
    showMarkdown(m_guideline, m_texts.guideline, ReaderWidth::Narrow);
    m_isLoaded = true;
}

void GuidelineDock::explain(StepIndex step, std::optional<int> choice)
{
    if (!m_task)
        return;
    const StepText about = stepText(*m_task, step, choice);
    m_title->setText(about.title);
    m_definition->setText(filledIn(about.text, *m_task, m_scene));
}

QString GuidelineDock::spokenText() const
{
    return m_title->text() + QStringLiteral(". ") + m_definition->text();
}

void GuidelineDock::setHistory(const std::vector<Annotation>& revisions, bool isAgain)
{
    m_tabs->setTabText(static_cast<int>(Tab::History),
                       revisions.empty()
                           ? tr("History")
                           : tr("History %1").arg(static_cast<int>(revisions.size())));
    if (revisions.empty()) {
        m_history->setHtml(QStringLiteral("<p>%1</p>")
                               .arg(isAgain ? tr("Your earlier answer is kept. It is shown here "
                                                 "once you have submitted the new one.")
                                            : tr("This item has not been submitted yet. Every "
                                                 "submission will be listed here; none is ever "
                                                 "overwritten.")));
        return;
    }
    QString html;
    for (auto it = revisions.rbegin(); it != revisions.rend(); ++it)
        html += revisionHtml(*it, *m_task, m_scene, m_areCuesAsked, it == revisions.rbegin());
    m_history->setHtml(html);
}

} // namespace subtext
