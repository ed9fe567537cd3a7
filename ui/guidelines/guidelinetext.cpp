// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/guidelinetext.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextTable>

namespace subtext {
namespace {

QString markdown(GuidelineDocument document)
{
    const QString name = document == GuidelineDocument::Guideline ? QStringLiteral("guideline")
                                                                  : QStringLiteral("cheatsheet");
    QFile file(QStringLiteral(":/subtext/annotation/%1.md").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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
        format.setLineHeight(level > 0 ? 118 : 140, QTextBlockFormat::ProportionalHeight);
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

QTextBrowser* makeReader(QWidget* parent)
{
    auto* reader = new QTextBrowser(parent);
    reader->setOpenExternalLinks(false);
    reader->setOpenLinks(true);
    reader->document()->setDocumentMargin(0);
    return reader;
}

void showMarkdown(QTextBrowser* reader, const QString& text)
{
    QTextDocument* document = reader->document();
    document->setDefaultFont(theme::font(theme::TextRole::Body));
    // A study's own text is somebody else's: what it says is shown, not run.
    document->setMarkdown(text,
                          QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                              QTextDocument::MarkdownNoHTML);
    polish(*document, theme::colors(reader->palette()));
    reader->moveCursor(QTextCursor::Start);
}

void showDocument(QTextBrowser* reader, GuidelineDocument document)
{
    showMarkdown(reader, markdown(document));
}

} // namespace subtext
