// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/mirrordocument.h"

#include "ui/text/mirrortext.h"
#include "ui/widgets/pagedtext.h"

#include <QBuffer>
#include <QFont>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

namespace subtext {

void printMirror(const Mirrors& mirrors, const Mirror& mirror, QPagedPaintDevice& device)
{
    constexpr int PointSize = 10;
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPointSize(PointSize);
    document.setDefaultFont(font);
    document.setHtml(mirrorHtml(mirrors, mirror));
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
