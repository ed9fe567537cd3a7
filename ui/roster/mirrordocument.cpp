// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/mirrordocument.h"

#include "ui/text/mirrortext.h"
#include "ui/widgets/pagedtext.h"

#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>

namespace subtext {
namespace {

/// Paragraphs between a heading and the table or the heading that comes next are of both.
void keepBelowHeadings(QTextDocument& text)
{
    bool isBelowHeading = false;
    for (auto it = text.rootFrame()->begin(); !it.atEnd(); ++it) {
        const QTextBlock paragraph = it.currentBlock();
        if (it.currentFrame())
            isBelowHeading = false;
        else if (isHeading(paragraph))
            isBelowHeading = true;
        else if (isBelowHeading && paragraph.length() > 1)
            keepWithNext(paragraph);
    }
}

} // namespace

void readMirror(QTextDocument& text, const Mirrors& mirrors, const Mirror& mirror)
{
    text.setHtml(mirrorHtml(mirrors, mirror));
    keepBelowHeadings(text);
}

void printMirror(const Mirrors& mirrors, const Mirror& mirror, QPagedPaintDevice& device)
{
    constexpr int PointSize = 10;
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSize(PointSize);
    document.setDefaultFont(font);
    readMirror(document, mirrors, mirror);
    printOnPages(document, device);
}

Result<QByteArray> mirrorPdf(const Mirrors& mirrors, const Mirror& mirror)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(mirrorTitle(mirror));
        printMirror(mirrors, mirror, writer);
    } // the end of the file is written with the writer's own
    if (bytes.isEmpty())
        return fail(ErrorCode::IoFailure);
    return bytes;
}

} // namespace subtext
