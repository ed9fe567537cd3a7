// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/guidelinetext.h"

#include "ui/theme/theme.h"
#include "ui/widgets/textreader.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

namespace subtext {
namespace {

/// A row of a table with what stands first, and all the rest beside it. Keys go with their words.
QString twoColumns(const QString& row)
{
    QStringList cells = row.mid(1, row.lastIndexOf(u'|') - 1).split(u'|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    if (cells.size() < 3)
        return row;
    if (cells.front().startsWith(QLatin1String("---")))
        return QStringLiteral("|---|---|");
    QString first = cells.takeFirst();
    if (cells.size() == 2)
        first += u' ' + cells.takeFirst();
    return QStringLiteral("| %1 | %2 |").arg(first, cells.join(QStringLiteral(" · ")));
}

QString withTwoColumns(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (line.startsWith(u'|'))
            line = twoColumns(line);
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
