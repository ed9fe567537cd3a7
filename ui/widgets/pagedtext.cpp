// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagedtext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPageRanges>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QScreen>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QtMath>

#include <algorithm>
#include <limits>
#include <vector>

namespace subtext {
namespace {

constexpr qreal PageMarginInches = 2 / 2.54;

/// Dots per inch in which a text says its lengths; its layout scales them to those of the device.
qreal dotsOfText()
{
    constexpr qreal Usual = 96;
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? qRound(screen->logicalDotsPerInchY()) : Usual;
}

/// From the top of the first line to the foot of the last, from the top of the first page.
struct LineSpan
{
    qreal top = std::numeric_limits<qreal>::max();
    qreal bottom = std::numeric_limits<qreal>::lowest();
};

/// A paragraph of a text, or a table or another frame in it.
struct TextPart
{
    QTextBlock block; ///< The first, of a frame.
    QTextFrame* frame = nullptr;
};

/// The state of a paragraph that is no heading and stays with what follows.
constexpr int KeptWithNext = 1;

bool isKeptWithNext(const TextPart& part)
{
    return !part.frame && (isHeading(part.block) || part.block.userState() == KeptWithNext);
}

/// Empty paragraphs, which Qt puts around tables, are left out.
std::vector<TextPart> partsOf(const QTextDocument& text)
{
    std::vector<TextPart> parts;
    for (auto it = text.rootFrame()->begin(); !it.atEnd(); ++it) {
        if (QTextFrame* frame = it.currentFrame())
            parts.push_back({frame->firstCursorPosition().block(), frame});
        else if (it.currentBlock().length() > 1)
            parts.push_back({it.currentBlock(), nullptr});
    }
    return parts;
}

/// Goes through a text from its beginning and breaks pages where something would be torn. A break
/// moves only what comes after it, so that every part is looked at once.
class PageBreaks
{
public:
    PageBreaks(QTextDocument& text, qreal margin, qreal scale)
        : m_text(text)
        , m_margin(margin)
        , m_scale(scale)
        , m_parts(partsOf(text))
    {}

    void make();

private:
    int pageOf(qreal y) const { return qFloor(y / m_text.pageSize().height()); }
    LineSpan linesOf(QTextBlock block, int lastPosition) const;
    LineSpan linesOf(const TextPart& part) const;
    LineSpan linesOfRow(const QTextTable& table, int row) const;
    /// Whether a part begins on the page on which this ends.
    bool isWithStart(std::size_t start, const LineSpan& lines) const;
    bool isFirstOfPage(std::size_t part) const;

    void setBreak(std::size_t part, QTextFormat::PageBreakFlags policy);
    /// False where the part is the first of its page already.
    bool breakBefore(std::size_t part);
    void keepTogether(std::size_t start, std::size_t part);
    void keepTable(std::size_t start, QTextTable& table, const TextPart& part);
    void keepRows(QTextTable& table, int head);
    void fillPageBelow(QTextTable& table, int row, qreal room);

    QTextDocument& m_text;
    qreal m_margin; ///< In dots of the device.
    qreal m_scale;  ///< Dots of the device for one of the text.
    std::vector<TextPart> m_parts;
};

LineSpan PageBreaks::linesOf(QTextBlock block, int lastPosition) const
{
    LineSpan span;
    for (; block.isValid() && block.position() <= lastPosition; block = block.next()) {
        const qreal top = m_text.documentLayout()->blockBoundingRect(block).top();
        const QTextLayout& lines = *block.layout();
        if (lines.lineCount() == 0)
            continue;
        const QTextLine last = lines.lineAt(lines.lineCount() - 1);
        span.top = std::min(span.top, top + lines.lineAt(0).y());
        span.bottom = std::max(span.bottom, top + last.y() + last.height());
    }
    return span;
}

LineSpan PageBreaks::linesOf(const TextPart& part) const
{
    return linesOf(part.block, part.frame ? part.frame->lastPosition() : part.block.position());
}

LineSpan PageBreaks::linesOfRow(const QTextTable& table, int row) const
{
    LineSpan span;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        const LineSpan lines = linesOf(cell.firstCursorPosition().block(), cell.lastPosition());
        span.top = std::min(span.top, lines.top);
        span.bottom = std::max(span.bottom, lines.bottom);
    }
    return span;
}

bool PageBreaks::isWithStart(std::size_t start, const LineSpan& lines) const
{
    return pageOf(linesOf(m_parts[start]).top) == pageOf(lines.bottom);
}

bool PageBreaks::isFirstOfPage(std::size_t part) const
{
    return part == 0 ||
           pageOf(linesOf(m_parts[part - 1]).bottom) < pageOf(linesOf(m_parts[part]).top);
}

void PageBreaks::setBreak(std::size_t part, QTextFormat::PageBreakFlags policy)
{
    if (QTextFrame* frame = m_parts[part].frame) {
        QTextFrameFormat format = frame->frameFormat();
        format.setPageBreakPolicy(policy);
        frame->setFrameFormat(format);
        return;
    }
    QTextCursor cursor(m_parts[part].block);
    QTextBlockFormat format = cursor.blockFormat();
    format.setPageBreakPolicy(policy);
    cursor.setBlockFormat(format);
}

bool PageBreaks::breakBefore(std::size_t part)
{
    if (isFirstOfPage(part))
        return false;
    setBreak(part, QTextFormat::PageBreak_AlwaysBefore);
    return true;
}

void PageBreaks::make()
{
    std::size_t start = 0; // the first that stays with a part, or the part itself
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        if (isKeptWithNext(m_parts[part]))
            continue;
        keepTogether(start, part);
        start = part + 1;
    }
}

/// Of a paragraph two lines stay with its heading.
void PageBreaks::keepTogether(std::size_t start, std::size_t part)
{
    const TextPart& one = m_parts[part];
    if (auto* table = qobject_cast<QTextTable*>(one.frame))
        return keepTable(start, *table, one);
    if (start == part)
        return;
    LineSpan lines = linesOf(one);
    const QTextLayout& layout = *one.block.layout();
    if (!one.frame && layout.lineCount() > 2) {
        const QTextLine second = layout.lineAt(1);
        lines.bottom = lines.top - layout.lineAt(0).y() + second.y() + second.height();
    }
    if (!isWithStart(start, lines))
        breakBefore(start);
}

void PageBreaks::keepTable(std::size_t start, QTextTable& table, const TextPart& part)
{
    if (isWithStart(start, linesOf(part)))
        return;
    const bool isMoved = breakBefore(start);
    if (isWithStart(start, linesOf(part)))
        return;
    if (isMoved) // it is longer than a page, and may begin where it did
        setBreak(start, QTextFormat::PageBreak_Auto);
    const int head = std::min(table.format().headerRowCount(), table.rows() - 1);
    if (!isWithStart(start, linesOfRow(table, head)))
        breakBefore(start);
    keepRows(table, head);
}

void PageBreaks::keepRows(QTextTable& table, int head)
{
    for (int row = head + 1; row < table.rows(); ++row) {
        const LineSpan lines = linesOfRow(table, row);
        const int page = pageOf(lines.top);
        if (pageOf(lines.bottom) == page || pageOf(linesOfRow(table, row - 1).bottom) != page)
            continue;
        const qreal foot = (page + 1) * m_text.pageSize().height() - m_margin;
        const QTextBlock first = table.cellAt(row, 0).firstCursorPosition().block();
        // Less than a line is left, and the layout takes the row to the next page by itself.
        fillPageBelow(table, row - 1, foot - lines.top - first.layout()->lineAt(0).height() / 2);
    }
}

/// Qt has no break within a table. It draws the last row of a page down to the foot in any case.
void PageBreaks::fillPageBelow(QTextTable& table, int row, qreal room)
{
    QTextCursor edit(&m_text);
    edit.beginEditBlock();
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(row, column);
        QTextTableCellFormat format = cell.format().toTableCellFormat();
        const qreal padding = format.hasProperty(QTextFormat::TableCellBottomPadding)
                                  ? format.bottomPadding()
                                  : table.format().cellPadding();
        format.setBottomPadding(padding + std::max(room, 0.0) / m_scale);
        cell.setFormat(format);
    }
    edit.endEditBlock();
}

void repeatHeads(QTextDocument& text)
{
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table || table->rows() < 2 || table->format().headerRowCount() > 0)
            continue;
        QTextTableFormat format = table->format();
        format.setHeaderRowCount(1);
        table->setFormat(format);
    }
}

void paintPage(QPainter& painter, const QTextDocument& text, int number, qreal margin)
{
    constexpr qreal NumberBelow = 5; // points
    const QSizeF page = text.pageSize();
    const QRectF view(QPointF(0, (number - 1) * page.height()), page);
    painter.save();
    painter.translate(0, -view.top());
    painter.setClipRect(view);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = view;
    context.palette.setColor(QPalette::Text, Qt::black);
    text.documentLayout()->draw(&painter, context);
    painter.setClipping(false);
    painter.setPen(Qt::black);
    painter.setFont(text.defaultFont());
    const QString words = QString::number(number);
    const QFontMetricsF metrics(painter.font(), painter.device());
    const qreal point = painter.device()->logicalDpiY() / 72.0;
    painter.drawText(QPointF(view.right() - margin - metrics.horizontalAdvance(words),
                             view.bottom() - margin + metrics.ascent() + NumberBelow * point),
                     words);
    painter.restore();
}

} // namespace

bool isHeading(const QTextBlock& paragraph)
{
    if (paragraph.blockFormat().headingLevel() > 0)
        return true;
    const auto first = paragraph.begin();
    return !first.atEnd() &&
           first.fragment().charFormat().intProperty(QTextFormat::FontSizeAdjustment) > 0;
}

void keepWithNext(QTextBlock paragraph)
{
    paragraph.setUserState(KeptWithNext);
}

void layOutOnPages(QTextDocument& text, QPagedPaintDevice& device)
{
    const qreal scale = device.logicalDpiY() / dotsOfText();
    const qreal margin = PageMarginInches * dotsOfText();
    text.setUndoRedoEnabled(false);
    text.documentLayout()->setPaintDevice(&device);
    QTextFrameFormat paper = text.rootFrame()->frameFormat();
    paper.setMargin(margin);
    text.rootFrame()->setFrameFormat(paper);
    repeatHeads(text);
    text.setPageSize(QSizeF(device.width(), device.height()));
    text.pageCount(); // lays out all of it; Qt stops on the way else
    PageBreaks(text, margin * scale, scale).make();
}

void printOnPages(QTextDocument& text, QPagedPaintDevice& device)
{
    QPainter painter(&device);
    if (!painter.isActive())
        return;
    layOutOnPages(text, device);
    const QPageRanges wanted = device.pageRanges();
    bool isAny = false;
    for (int page = 1; page <= text.pageCount(); ++page) {
        if (!wanted.isEmpty() && !wanted.contains(page))
            continue;
        if (isAny && !device.newPage())
            return;
        isAny = true;
        paintPage(painter, text, page, PageMarginInches * device.logicalDpiY());
    }
}

} // namespace subtext
