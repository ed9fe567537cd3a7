// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explanationbox.h"

#include "core/domain/texts.h"
#include "core/quality/explanationchecks.h"
#include "ui/answer/explanationedit.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr qsizetype FewestWords = 4; // in fewer nobody can say why
constexpr int MostLines = 9;         // below the title; what is longer scrolls
constexpr int AroundLines = 18;      // in pixels

} // namespace

ExplanationBox::ExplanationBox(Explanation asked, QWidget* parent)
    : QWidget(parent)
    , m_asked(std::move(asked))
    , m_rows(new QVBoxLayout(this))
    , m_head(new QWidget(this))
    , m_field(new ExplanationEdit(this))
{
    m_rows->setContentsMargins(8, 6, 8, 2);
    m_rows->setSpacing(5);
    QHBoxLayout* header = makeRow(m_head);
    m_title = makeLabel(m_asked.word, theme::TextRole::Caption, LabelTone::Normal, m_head);
    m_sentences = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, m_head);
    header->addWidget(m_title);
    header->addStretch(1);
    header->addWidget(m_sentences);
    header->addStretch(0);
    m_rows->addWidget(m_head);
    m_field->setAccessibleName(m_asked.word);
    m_field->setPlaceholderText(m_asked.prompt.isEmpty() ? m_asked.ask : m_asked.prompt);
    m_rows->addWidget(m_field, 1);
    sayFirst({});
    connect(m_field, &ExplanationEdit::edited, this, [this](const QString& text) {
        setMissing(false);
        describe();
        Q_EMIT edited(text);
    });
}

void ExplanationBox::sayFirst(const QString& words)
{
    m_field->setAccessibleDescription(
        words.isEmpty() ? m_asked.hint : words + QStringLiteral(". ") + m_asked.hint);
}

void ExplanationBox::showText(const QString& text)
{
    m_field->showText(text);
    describe();
}

void ExplanationBox::setRequired(bool isRequired)
{
    m_isRequired = isRequired;
    describe();
}

void ExplanationBox::setMissing(bool isMissing)
{
    if (m_isMissing == isMissing)
        return;
    m_isMissing = isMissing;
    showTitle();
}

void ExplanationBox::setRow(bool isRow, int titleWidth)
{
    m_isRow = isRow;
    m_rows->setDirection(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    static_cast<QBoxLayout*>(m_head->layout())
        ->setDirection(isRow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // The gap after the title is a part of its width, so that the text begins where the scales do.
    const int head = titleWidth - m_rows->spacing();
    m_head->setMinimumWidth(isRow ? head : 0);
    m_head->setMaximumWidth(isRow ? head : QWIDGETSIZE_MAX);
    // In a row the words stand under the title, and the text takes the height that is left.
    static_cast<QBoxLayout*>(m_head->layout())->setStretch(1, isRow ? 0 : 1);
    static_cast<QBoxLayout*>(m_head->layout())->setStretch(3, isRow ? 1 : 0);
    m_field->setMaximumHeight(
        isRow ? QWIDGETSIZE_MAX : m_field->fontMetrics().lineSpacing() * MostLines + AroundLines);
    const int lines = isRow ? 2 : 3;
    m_field->setMinimumHeight(m_field->fontMetrics().lineSpacing() * lines + AroundLines);
    describe();
    showTitle();
}

int ExplanationBox::aimWidth() const
{
    return QFontMetrics(theme::font(theme::TextRole::Small)).horizontalAdvance(aim());
}

QString ExplanationBox::aim() const
{
    return sentencesAsked(m_asked);
}

void ExplanationBox::describe()
{
    const QString text = m_field->toPlainText();
    const int count = countSentences(text);
    const bool isAimed = isNeeded() && m_asked.toSentences > 0;
    const bool isOff = isAimed && count > 0 &&
                       lengthFinding(count, m_asked.fromSentences, m_asked.toSentences).has_value();
    const auto words = text.simplified().count(u' ') + 1;
    const bool isThin = isNeeded() && count > 0 && words < FewestWords;
    if (isThin)
        m_sentences->setToolTip(tr("Would this help someone choose between readings?"));
    else
        m_sentences->setToolTip(QString());
    const QString written = tr("%n sentences", nullptr, plural(count));
    const QString range = m_asked.fromSentences == m_asked.toSentences
                              ? QString::number(m_asked.toSentences)
                              : tr("%1 to %2").arg(m_asked.fromSentences).arg(m_asked.toSentences);
    QString says = count == 0 ? (isNeeded() ? aim() : tr("optional"))
                   : isThin   ? tr("very short, is it enough?")
                   : isOff    ? tr("%1, %2 expected").arg(written, range)
                              : written;
    if (m_isRow) // beside the text, not above it
        says.replace(QStringLiteral(", "), QStringLiteral(",\n"));
    m_sentences->setText(says);
    setTone(m_sentences, isOff || isThin ? LabelTone::Warning : LabelTone::Muted);
}

void ExplanationBox::showTitle()
{
    const QString asked = m_isRow ? tr("%1:\nplease answer") : tr("%1 — please answer");
    m_title->setText(m_isMissing ? asked.arg(m_asked.word) : m_asked.word);
    setTone(m_title, m_isMissing ? LabelTone::Danger : LabelTone::Normal);
}

} // namespace subtext
