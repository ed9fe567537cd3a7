// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/prose.h"

#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace subtext {

Prose::Prose(QWidget* parent)
    : QWidget(parent)
    , m_font(theme::font(theme::TextRole::Body))
    , m_base(QApplication::font().pointSizeF())
{
    setSpokenRole(*this, QAccessible::Paragraph);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_document.setDocumentMargin(0);
}

void Prose::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    m_marks.clear();
    setAccessibleName(text);
    rebuild();
}

void Prose::setMarks(const std::vector<MarkedPart>& marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    rebuild();
}

void Prose::dress()
{
    for (const MarkedPart& part : m_marks) {
        QTextCharFormat format;
        format.setFontWeight(QFont::DemiBold);
        if (part.mark == Mark::Name) {
            format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
            format.setUnderlineColor(theme::colors(palette()).accent);
        }
        QTextCursor cursor(&m_document);
        cursor.setPosition(static_cast<int>(part.start));
        cursor.setPosition(static_cast<int>(part.start + part.length), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

void Prose::setTextFont(const QFont& font)
{
    m_base = QApplication::font().pointSizeF();
    if (m_font == font)
        return;
    m_font = font;
    rebuild();
}

std::vector<QRectF> Prose::areasOf(qsizetype start, qsizetype length) const
{
    m_document.setTextWidth(width() - 2 * m_margin);
    m_document.size(); // lays it out
    std::vector<QRectF> areas;
    const int from = static_cast<int>(start);
    const int to = static_cast<int>(start + length);
    for (QTextBlock block = m_document.findBlock(from); block.isValid() && block.position() < to;
         block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int i = 0; i < layout.lineCount(); ++i) {
            const QTextLine line = layout.lineAt(i);
            const int first = std::max(from - block.position(), line.textStart());
            const int last = std::min(to - block.position(), line.textStart() + line.textLength());
            if (first >= last)
                continue;
            const QPointF left(line.cursorToX(first), line.y());
            const QPointF right(line.cursorToX(last), line.y() + line.ascent() + line.descent());
            areas.push_back(QRectF(left, right)
                                .normalized()
                                .translated(layout.position() + QPointF(m_margin, m_margin)));
        }
    }
    return areas;
}

void Prose::setLineHeight(int percent)
{
    m_lineHeight = percent;
    rebuild();
}

void Prose::setMargin(int margin)
{
    m_margin = margin;
    claimHeight();
    updateGeometry();
    update();
}

void Prose::rebuild()
{
    m_document.setDefaultFont(m_font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    m_document.setDefaultTextOption(option);
    m_document.setPlainText(m_text);
    QTextBlockFormat format;
    format.setLineHeight(m_lineHeight, QTextBlockFormat::ProportionalHeight);
    QTextCursor cursor(&m_document);
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(format);
    dress();
    claimHeight();
    updateGeometry();
    update();
}

// Nested layouts ask for the height of a width too rarely to be relied on: a text that changed
// while its panel was hidden would be cut. The height that the width needs is claimed outright.
void Prose::claimHeight()
{
    if (width() > 0)
        setMinimumHeight(heightForWidth(width()));
}

void Prose::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        claimHeight();
}

int Prose::heightForWidth(int width) const
{
    m_document.setTextWidth(width - 2 * m_margin);
    return static_cast<int>(std::ceil(m_document.size().height())) + 2 * m_margin;
}

QSize Prose::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 60;
    return {width, heightForWidth(width)};
}

QSize Prose::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height()};
}

void Prose::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    m_document.setTextWidth(width() - 2 * m_margin);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, c.text);
    painter.save();
    painter.translate(m_margin, m_margin);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    if (!hasFocus())
        return;
    painter.setPen(QPen(c.accent, c.focusWidth));
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 5, 5);
}

void Prose::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void Prose::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void Prose::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        dress();
        update();
    }
    // Grows with everything else, unless whoever set the font was quicker.
    const qreal base = QApplication::font().pointSizeF();
    if (event->type() == QEvent::FontChange && base != m_base) {
        QFont font = m_font;
        font.setPointSizeF(font.pointSizeF() * base / m_base);
        setTextFont(font);
    }
    QWidget::changeEvent(event);
}

} // namespace subtext
