// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/guidelinetext.h"

#include "ui/theme/theme.h"
#include "ui/widgets/textreader.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>

namespace subtext {
namespace {

QStringList cellsOf(const QString& row)
{
    QStringList cells = row.mid(1, row.lastIndexOf(u'|') - 1).split(u'|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

/// A row of a table with what stands first, and all the rest beside it. Keys go with their words:
/// `between` stands there.
QString twoColumns(const QString& row, const QString& between)
{
    QStringList cells = cellsOf(row);
    if (cells.size() < 3)
        return row;
    if (cells.front().startsWith(QLatin1String("---")))
        return QStringLiteral("|---|---|");
    QString first = cells.takeFirst();
    if (cells.size() == 2)
        first += between + cells.takeFirst();
    return QStringLiteral("| %1 | %2 |").arg(first, cells.join(QStringLiteral(" · ")));
}

/// The head of a table over these rows. Above keys that stand before their words is what the words
/// are: "key emotion" would be read as one.
QString headInTwoColumns(const QString& head, const QStringList& rows)
{
    const QStringList cells = cellsOf(head);
    const bool areKeys =
        !rows.isEmpty() && std::all_of(rows.begin(), rows.end(), [](const QString& row) {
            const QString first = cellsOf(row).front();
            return first.size() == 1 && first.front() < QChar(128) &&
                   first.front().isLetterOrNumber();
        });
    if (cells.size() == 3 && areKeys)
        return QStringLiteral("| %1 | %2 |").arg(cells[1], cells[2]);
    return twoColumns(head, QStringLiteral(" · "));
}

QString withTwoColumns(const QString& text)
{
    QStringList lines = text.split(u'\n');
    const auto isRow = [&](qsizetype line) {
        return line < lines.size() && lines[line].startsWith(u'|');
    };
    for (qsizetype head = 0; head < lines.size(); ++head) {
        if (!isRow(head))
            continue;
        constexpr qsizetype BelowHead = 2; // after the line of dashes
        qsizetype end = head;
        while (isRow(end))
            ++end;
        lines[head] = headInTwoColumns(
            lines[head],
            lines.mid(head + BelowHead, std::max<qsizetype>(end - head - BelowHead, 0)));
        for (qsizetype row = head + 1; row < end; ++row)
            lines[row] = twoColumns(lines[row], QStringLiteral(" "));
        head = end;
    }
    return lines.join(u'\n');
}

void styleTable(QTextTable& table, const theme::Colors& colors, qreal base)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(colors.line);
    format.setBorderCollapse(true);
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setBottomMargin(base);
    format.setTopMargin(base * 0.4);
    table.setFormat(format);
}

// Qt's Markdown reader sets structure, not looks; the looks are laid over it here.
void polish(QTextDocument& document, const theme::Colors& colors)
{
    const qreal base = theme::font(theme::TextRole::Body).pointSizeF();
    QTextFrameFormat page = document.rootFrame()->frameFormat();
    page.setRightMargin(base); // lines end before the scroll bar
    document.rootFrame()->setFrameFormat(page);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        // A picture that stands alone would have two fifths of its height below it.
        const bool isPicture = block.text() == QChar::ObjectReplacementCharacter;
        format.setLineHeight(isPicture   ? 100
                             : level > 0 ? 118
                                         : 140,
                             QTextBlockFormat::ProportionalHeight);
        const bool isInTable = cursor.currentTable() != nullptr;
        const bool isInList = block.textList() != nullptr;
        format.setTopMargin(level == 0 ? 0 : base * (level == 1 ? 0.4 : 1.5));
        format.setBottomMargin(isInTable ? 2 : isInList ? base * 0.3 : base * 0.75);
        cursor.setBlockFormat(format);
        if (level > 0) {
            QTextCharFormat letters;
            letters.setFontPointSize(base * (level == 1 ? 1.9 : level == 2 ? 1.35 : 1.1));
            letters.setFontWeight(QFont::DemiBold);
            cursor.select(QTextCursor::BlockUnderCursor);
            cursor.mergeCharFormat(letters);
        }
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame))
            styleTable(*table, colors, base);
    }
}

} // namespace

TextReader* makeReader(QWidget* parent)
{
    auto* reader = new TextReader(parent);
    reader->document()->setDocumentMargin(0);
    return reader;
}

void showMarkdown(TextReader* reader, const QString& markdown, ReaderWidth width)
{
    const QString text = width == ReaderWidth::Narrow ? withTwoColumns(markdown) : markdown;
    reader->document()->setDefaultFont(theme::font(theme::TextRole::Body));
    const theme::Colors& colors = theme::colors(reader->palette());
    reader->setMarkdownText(text, [&](QTextDocument& document) { polish(document, colors); });
    reader->moveCursor(QTextCursor::Start);
    reader->verticalScrollBar()->setValue(0);
}

} // namespace subtext
