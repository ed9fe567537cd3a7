// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/itemcard.h"

#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "ui/text/answertext.h"
#include "ui/text/cuetext.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scenehtml.h"
#include "ui/widgets/textreader.h"

#include <QAbstractTextDocumentLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

/// `marked`: the words of the scene that the answer names, as a line of its own.
QString answerHtml(const Task& task, const Person& person, const Annotation& annotation,
                   bool isTheOne, const QString& marked)
{
    QStringList points;
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (const auto point = annotation.answer.scales.at(i))
            points << pointWordOf(task.scales[i], *point);
    }
    const QString name = person.name.toHtmlEscaped();
    QString html = QStringLiteral("<p>%1: <b>%2</b>")
                       .arg(isTheOne ? QStringLiteral("<u>%1</u>").arg(name) : name,
                            ballotWords(task, annotation.answer.ballot).toHtmlEscaped());
    const QString seconds = secondAnswersWords(task, annotation.answer.seconds);
    if (!seconds.isEmpty())
        html += QStringLiteral(" · ") + seconds.toHtmlEscaped();
    if (!points.isEmpty())
        html += QStringLiteral("<br>") + listed(points).toHtmlEscaped();
    if (annotation.timings)
        html += QStringLiteral("<br>") + ItemCard::tr("active %1, visits %2")
                                             .arg(durationWords(annotation.timings->activeMs))
                                             .arg(annotation.timings->visits);
    if (!annotation.answer.explanation.isEmpty())
        html += QStringLiteral("<br><i>%1</i>").arg(annotation.answer.explanation.toHtmlEscaped());
    if (!marked.isEmpty())
        html += QStringLiteral("<br>") + marked.toHtmlEscaped();
    return html + QStringLiteral("</p>");
}

} // namespace

ItemCard::ItemCard(QWidget* parent)
    : QFrame(parent)
{
    setProperty("card", true);
    QVBoxLayout* layout = makeColumn(this, {16, 12, 10, 10}, 8);
    m_head = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_head->hide();
    layout->addWidget(m_head);
    m_reader = new TextReader(this);
    m_reader->setAccessibleName(tr("The item"));
    layout->addWidget(m_reader, 1);
    showNothing();
}

void ItemCard::growWithText()
{
    m_reader->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto* layout = m_reader->document()->documentLayout();
    connect(layout, &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF& size) {
                constexpr int Spare = 4;
                const int around = m_reader->isVisible()
                                       ? m_reader->height() - m_reader->viewport()->height()
                                       : 2 * m_reader->frameWidth();
                const int height = static_cast<int>(std::ceil(size.height())) + around + Spare;
                if (m_reader->minimumHeight() != height)
                    m_reader->setFixedHeight(height);
            });
}

void ItemCard::showNothing(bool isAnyThere)
{
    showHint(isAnyThere ? tr("Choose a finding or a point in a chart; its item will be shown here.")
                        : tr("The item of a finding, or of a point in a chart, is shown here."));
}

void ItemCard::showHint(const QString& text)
{
    m_reader->setHtml(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
}

void ItemCard::showRule(const QString& heading, const QString& text)
{
    m_reader->setHtml(QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                          .arg(heading.toHtmlEscaped(), text.toHtmlEscaped()));
}

void ItemCard::setHead(const QString& text)
{
    m_head->setText(text);
    m_head->setVisible(!text.isEmpty());
}

void ItemCard::showItem(Study& study, ScenarioId scenario, PersonId person)
{
    Reads reads;
    const auto task = reads.take(shownTask(study));
    const auto scene = reads.take(study.scenario(scenario));
    const bool areCuesAsked = reads.take(study.protocol()).areCuesAsked;
    const auto raters =
        m_areAnswersShown ? reads.take(study.raters(scenario)) : std::vector<PersonId>();
    std::vector<std::pair<std::optional<Person>, std::vector<Annotation>>> answers;
    for (PersonId rater : raters) {
        auto who = reads.take(study.roster().person(rater));
        auto history = reads.take(study.labelling().history(rater, scenario));
        answers.emplace_back(std::move(who), std::move(history));
    }
    if (!reads.outcome() || !scene) {
        showNothing();
        return;
    }
    QString html = sceneHtml(*task, *scene);
    if (!m_areAnswersShown)
        html += QStringLiteral("<p>%1</p>").arg(tr("The answers are shown at the desk."));
    for (const auto& [who, history] : answers) {
        if (!who || history.empty())
            continue;
        const Annotation& answer = history.back();
        html += answerHtml(*task, *who, answer, who->id == person,
                           areCuesAsked ? cuesInWords(*scene, answer.answer.cues) : QString());
    }
    m_reader->setHtml(html);
}

QString ItemCard::text() const
{
    return m_reader->toPlainText();
}

QString ItemCard::html() const
{
    return m_reader->toHtml();
}

} // namespace subtext
