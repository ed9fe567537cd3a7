// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/madearchive.h"

#include <QString>
#include <QStringList>

namespace subtext::test {

/// An Excel workbook put together part by part, so that each can be as good or bad as a test wants.
struct MadeWorkbook
{
    struct Sheet
    {
        QByteArray name;
        QByteArray rows; ///< What stands in sheetData.
        QByteArray state = {};
    };
    std::vector<Sheet> sheets;
    QByteArray strings = {}; ///< What stands in sst.
    QByteArray styles = {};  ///< What stands in styleSheet.
    bool isStrict = false;   ///< With the namespaces of the strict kind, and absolute targets.

    /// A row of such texts, without numbers.
    static QByteArray row(const QStringList& cells)
    {
        QByteArray xml = "<row>";
        for (const QString& cell : cells)
            xml += "<c t=\"inlineStr\"><is><t>" + cell.toHtmlEscaped().toUtf8() + "</t></is></c>";
        return xml + "</row>";
    }
    static QByteArray row(const char* cell) { return row(QStringList{QString::fromUtf8(cell)}); }

    QByteArray bytes() const
    {
        const QByteArray space =
            isStrict ? "http://purl.oclc.org/ooxml/" : "http://schemas.openxmlformats.org/";
        const QByteArray main = " xmlns=\"" + space + "spreadsheetml/main\"";
        const QByteArray relations = space + "officeDocument/relationships";
        QByteArray list;
        QByteArray targets;
        std::vector<ArchivePart> parts;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            const QByteArray number = QByteArray::number(static_cast<qulonglong>(i + 1));
            const Sheet& sheet = sheets[i];
            list += "<sheet name=\"" + QString::fromUtf8(sheet.name).toHtmlEscaped().toUtf8() +
                    "\" sheetId=\"" + number + "\" r:id=\"rId" + number + "\"" +
                    (sheet.state.isEmpty() ? QByteArray() : " state=\"" + sheet.state + '"') + "/>";
            targets += "<Relationship Id=\"rId" + number + "\" Type=\"" + relations +
                       "/worksheet\" Target=\"" + (isStrict ? "/xl/" : "") + "worksheets/sheet" +
                       number + ".xml\"/>";
            parts.emplace_back("xl/worksheets/sheet" + number + ".xml",
                               "<worksheet" + main + "><sheetData>" + sheet.rows +
                                   "</sheetData></worksheet>");
        }
        parts.emplace_back("xl/workbook.xml", "<workbook" + main + " xmlns:r=\"" + relations +
                                                  "\"><sheets>" + list + "</sheets></workbook>");
        parts.emplace_back("xl/_rels/workbook.xml.rels",
                           "<Relationships>" + targets + "</Relationships>");
        if (!strings.isEmpty())
            parts.emplace_back("xl/sharedStrings.xml", "<sst" + main + ">" + strings + "</sst>");
        if (!styles.isEmpty())
            parts.emplace_back("xl/styles.xml",
                               "<styleSheet" + main + ">" + styles + "</styleSheet>");
        return zippedBytes(parts);
    }
};

} // namespace subtext::test
