// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/pdfmetadata.h"

namespace subtext {
namespace {

struct Entry
{
    qsizetype from = -1; // of the key
    qsizetype length = 0;
};

/// The key and its text in the first object, where Qt puts what a PDF says about itself.
Entry entryOf(const QByteArray& pdf, const char* key)
{
    const QByteArray head = QByteArray(key) + " (";
    const qsizetype from = pdf.indexOf(head);
    const qsizetype end = from < 0 ? -1 : pdf.indexOf(')', from); // Qt's own texts hold none
    if (end < 0 || end > pdf.indexOf("endobj"))
        return {};
    return {from, end + 1 - from};
}

/// Blanks what the text is shorter than the entry.
void replace(QByteArray& pdf, const Entry& entry, const QByteArray& text)
{
    if (entry.from >= 0 && text.size() <= entry.length)
        pdf.replace(entry.from, entry.length, text.leftJustified(entry.length, ' '));
}

} // namespace

QByteArray dated(QByteArray pdf, const QString& date)
{
    QByteArray day = date.isEmpty() ? "19700101" : date.toLatin1();
    day.replace("-", "");
    replace(pdf, entryOf(pdf, "/CreationDate"), "/CreationDate (D:" + day + "000000Z)");
    for (const char* key : {"/Creator", "/Producer"})
        replace(pdf, entryOf(pdf, key), {});
    return pdf;
}

} // namespace subtext
