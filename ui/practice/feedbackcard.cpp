// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/feedbackcard.h"

#include "ui/practice/scaleoffset.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/prose.h"

#include <QGridLayout>
#include <QLabel>

namespace subtext {
namespace {

QString acceptedWords(const CalibrationItem& item)
{
    QStringList words{emotionWord(item.emotion)};
    for (Choice other : item.also)
        words << emotionWord(other);
    const QString last = words.takeLast();
    return words.isEmpty()
               ? last
               : FeedbackCard::tr("%1 and %2").arg(words.join(QStringLiteral(", ")), last);
}

QString verdictWords(const CalibrationItem& item, bool isAccepted)
{
    if (item.isSplit())
        return isAccepted ? FeedbackCard::tr("Careful readers differ here; yours is one of the "
                                             "answers that fit.")
                          : FeedbackCard::tr("Careful readers differ here, but yours is not one "
                                             "of the answers that fit.");
    return isAccepted ? FeedbackCard::tr("You read it as most do.")
                      : FeedbackCard::tr("You read it otherwise than most.");
}

} // namespace

FeedbackCard::FeedbackCard(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget;
    page->setProperty("transparent", true);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(16, 24, 28, 24);
    layout->setSpacing(6);
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
    layout->addWidget(addTitle(tr("Careful"), page));
    m_careful = new Prose(page);
    m_careful->setTextFont(theme::font(theme::TextRole::Scene));
    layout->addWidget(m_careful);
    layout->addSpacing(10);
    buildScales(page);
    layout->addStretch(1);
    setMinimumWidth(420);
}

QLabel* FeedbackCard::addTitle(const QString& text, QWidget* page)
{
    return makeLabel(text, theme::TextRole::Caption, LabelTone::Muted, page);
}

void FeedbackCard::buildScales(QWidget* page)
{
    auto* card = makeCard(page);
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(18, 14, 18, 14);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(addTitle(tr("Your scales: the dot is yours, the ring is the reference"), card),
                    0, 0, 1, 3);
    for (std::size_t i = 0; i < ReferenceDimensions.size(); ++i) {
        const ScaleIndex dimension = ReferenceDimensions.at(i);
        const int row = static_cast<int>(i) + 1;
        grid->addWidget(
            makeLabel(dimensionWord(dimension), theme::TextRole::Body, LabelTone::Normal, card),
            row, 0);
        m_scales.at(i) = new ScaleOffset(dimension, card);
        m_offsets.at(i) = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, card);
        grid->addWidget(m_scales.at(i), row, 1);
        grid->addWidget(m_offsets.at(i), row, 2);
    }
    page->layout()->addWidget(card);
}

void FeedbackCard::showFeedback(const CalibrationItem& item, const Answer& answer)
{
    const PracticeComparison comparison = comparePractice(answer, item);
    m_boundary->setText(item.boundary);
    m_verdict->setText(verdictWords(item, comparison.isAccepted));
    const QString own = answer.ballot[0] ? emotionWord(*answer.ballot[0]) : QString();
    m_labels->setText(item.isSplit()
                          ? tr("Yours: %1. Accepted: %2.").arg(own, acceptedWords(item))
                          : tr("You chose %1; most read %2.").arg(own, emotionWord(item.emotion)));
    m_why->setText(item.why);
    m_careful->setText(item.careful);
    for (std::size_t i = 0; i < ReferenceDimensions.size(); ++i) {
        const int offset = comparison.offsets.at(i);
        m_scales.at(i)->setPoints(item.points.at(i) + offset, item.points.at(i));
        m_offsets.at(i)->setText(offsetWords(offset));
    }
    setAccessibleName(text());
}

QString FeedbackCard::text() const
{
    QStringList lines{m_verdict->text(), m_labels->text(), m_why->text(), m_careful->text()};
    for (const ScaleOffset* scale : m_scales)
        lines << scale->accessibleName();
    return lines.join(u'\n');
}

} // namespace subtext
