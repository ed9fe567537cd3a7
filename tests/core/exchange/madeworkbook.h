// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <zip.h>

#include <cstring>
#include <vector>

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
        std::vector<std::pair<QByteArray, QByteArray>> parts;
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
        return zipped(parts);
    }

private:
    static QByteArray zipped(const std::vector<std::pair<QByteArray, QByteArray>>& parts)
    {
        zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, nullptr);
        zip_source_keep(target);
        zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, nullptr);
        for (const auto& [name, bytes] : parts) {
            zip_source_t* part = zip_source_buffer(archive, bytes.constData(),
                                                   static_cast<zip_uint64_t>(bytes.size()), 0);
            zip_file_add(archive, name.constData(), part, ZIP_FL_ENC_UTF_8);
        }
        zip_close(archive);
        zip_source_open(target);
        zip_stat_t stat;
        zip_source_stat(target, &stat);
        QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
        zip_source_read(target, bytes.data(), stat.size);
        zip_source_close(target);
        zip_source_free(target);
        return bytes;
    }
};

} // namespace subtext::test
