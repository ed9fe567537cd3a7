// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/feedbackcard.h"

#include "ui/practice/scaleoffset.h"
#include "ui/text/answertext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/prose.h"

#include <QGridLayout>
#include <QLabel>

namespace subtext {
namespace {

QString acceptedWords(const Task& task, const CalibrationItem& item)
{
    QStringList words{optionWord(task, 0, *item.reference.ballot[0])};
    for (Choice other : item.also[0])
        words << optionWord(task, 0, other);
    const QString last = words.takeLast();
    return words.isEmpty() ? last : FeedbackCard::tr("%1 and %2").arg(listed(words), last);
}

/// A reference may be what most people chose or what an adjudicator settled on: which of them, the
/// item does not say.
QString verdictWords(const CalibrationItem& item, const PracticeComparison& comparison)
{
    if (comparison.fits.size() > 1 && !comparison.isAccepted())
        return FeedbackCard::tr("%1 of your %2 answers match the reference.")
            .arg(comparison.fitting())
            .arg(comparison.fits.size());
    if (item.isSplit())
        return comparison.isAccepted()
                   ? FeedbackCard::tr("Careful readers differ here; yours is one of the "
                                      "answers that fit.")
                   : FeedbackCard::tr("Careful readers differ here, but yours is not one "
                                      "of the answers that fit.");
    return comparison.isAccepted()
               ? FeedbackCard::tr("You read this as the reference does.")
               : FeedbackCard::tr("You read this differently from the reference.");
}

QString oneLabelWords(const Task& task, const CalibrationItem& item, const Answer& answer)
{
    const QString own = answer.ballot[0] ? optionWord(task, 0, *answer.ballot[0]) : QString();
    return item.isSplit()
               ? FeedbackCard::tr("Yours: %1. Accepted: %2.").arg(own, acceptedWords(task, item))
               : FeedbackCard::tr("You chose %1; the reference is %2.")
                     .arg(own, optionWord(task, 0, *item.reference.ballot[0]));
}

QString labelWords(const Task& task, const CalibrationItem& item, const Answer& answer)
{
    if (task.questions.size() == 1)
        return oneLabelWords(task, item, answer);
    QStringList lines{
        FeedbackCard::tr("Yours: %1.").arg(ballotWords(task, answer.ballot)),
        FeedbackCard::tr("Reference: %1.").arg(ballotWords(task, item.reference.ballot))};
    QStringList split;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (!item.also.at(i).empty())
            split << task.questions[i].word;
    }
    if (!split.isEmpty())
        lines << FeedbackCard::tr("Careful readers differ on: %1.").arg(listed(split));
    return lines.join(u'\n');
}

} // namespace

FeedbackCard::FeedbackCard(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* layout = makeColumn(page, {16, 24, 28, 24}, 6);
    setWidget(page);

    m_boundary = makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, page);
    m_verdict = makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, page);
    m_labels = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, page);
    for (QLabel* label : {m_boundary, m_verdict, m_labels}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addSpacing(10);
    layout->addWidget(addTitle(tr("Why"), page));
    m_why = new Prose(page);
    m_why->setTextFont(theme::font(theme::TextRole::Scene));
    layout->addWidget(m_why);
    layout->addSpacing(10);
    m_carefulTitle = addTitle(tr("Careful"), page);
    layout->addWidget(m_carefulTitle);
    m_careful = new Prose(page);
    m_careful->setTextFont(theme::font(theme::TextRole::Scene));
    layout->addWidget(m_careful);
    layout->addSpacing(10);
    m_scaleCard = makeCard(page);
    layout->addWidget(m_scaleCard);
    layout->addStretch(1);
    setMinimumWidth(420);
}

QLabel* FeedbackCard::addTitle(const QString& text, QWidget* page)
{
    return makeLabel(text, theme::TextRole::Caption, LabelTone::Muted, page);
}

void FeedbackCard::showScales(const Task& task, const CalibrationItem& item,
                              const PracticeComparison& comparison)
{
    QLayout* page = widget()->layout();
    auto* card = makeCard(widget());
    delete page->replaceWidget(m_scaleCard, card);
    m_scaleCard->deleteLater();
    m_scaleCard = card;
    m_scales.clear();
    card->setVisible(!comparison.offsets.empty());
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(18, 14, 18, 14);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(addTitle(tr("Your scales: the dot is yours, the ring is the reference"), card),
                    0, 0, 1, 3);
    for (const PracticeOffset& offset : comparison.offsets) {
        const Scale& scale = task.scales.at(indexOf(offset.scale));
        const int row = grid->rowCount();
        grid->addWidget(makeLabel(scale.word, theme::TextRole::Body, LabelTone::Normal, card), row,
                        0);
        m_scales << new ScaleOffset(scale, *item.reference.scale(offset.scale), offset.points,
                                    card);
        grid->addWidget(m_scales.back(), row, 1);
        grid->addWidget(
            makeLabel(offsetWords(offset.points), theme::TextRole::Small, LabelTone::Muted, card),
            row, 2);
    }
}

void FeedbackCard::showFeedback(const Task& task, const CalibrationItem& item, const Answer& answer)
{
    const PracticeComparison comparison = comparePractice(task, answer, item);
    m_boundary->setText(item.boundary);
    m_verdict->setText(verdictWords(item, comparison));
    m_labels->setText(labelWords(task, item, answer));
    m_why->setText(item.why);
    m_careful->setText(item.careful);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_carefulTitle), static_cast<QWidget*>(m_careful)})
        widget->setVisible(!item.careful.isEmpty());
    showScales(task, item, comparison);
    setAccessibleName(text());
}

QString FeedbackCard::text() const
{
    QStringList lines{m_verdict->text(), m_labels->text(), m_why->text()};
    if (!m_careful->text().isEmpty())
        lines << m_careful->text();
    for (const ScaleOffset* scale : m_scales)
        lines << scale->accessibleName();
    return lines.join(u'\n');
}

} // namespace subtext
