// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/report.h"
#include "tests/support/must.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace subtext::test {

/// A name or a value in a table.
class Word
{
public:
    Word(const char* latin)
        : m_text(QString::fromLatin1(latin))
    {}
    Word(const QString& text)
        : m_text(text)
    {}
    const QString& text() const { return m_text; }

private:
    QString m_text;
};
/// Columns with the values that a row has there.
using Where = std::vector<std::pair<Word, Word>>;

/// The CSV of a table, read back. Its cells hold no commas.
class ReadTable
{
public:
    explicit ReadTable(const QByteArray& csv)
    {
        QStringList lines = QString::fromUtf8(csv).split(u'\n', Qt::SkipEmptyParts);
        for (QString& line : lines)
            m_rows.push_back(line.remove(u'\r').split(u','));
    }

    const QStringList& header() const { return m_rows.front(); }
    std::size_t rows() const { return m_rows.size() - 1; }
    qsizetype rowsWith(const Where& where) const { return placesOf(where).size(); }
    /// Of the only row that has these values.
    QString cell(const Where& where, const Word& column) const
    {
        const QList<std::size_t> places = placesOf(where);
        return places.size() == 1 ? at(places.front(), column.text())
                                  : QStringLiteral("%1 such rows").arg(places.size());
    }
    double number(const Where& where, const Word& column) const
    {
        bool isNumber = false;
        const double value = cell(where, column).toDouble(&isNumber);
        return isNumber ? value : std::numeric_limits<double>::quiet_NaN();
    }

private:
    QList<std::size_t> placesOf(const Where& where) const
    {
        QList<std::size_t> places;
        for (std::size_t row = 1; row < m_rows.size(); ++row) {
            if (std::all_of(where.begin(), where.end(), [&](const auto& of) {
                    return at(row, of.first.text()) == of.second.text();
                }))
                places << row;
        }
        return places;
    }
    QString at(std::size_t row, const QString& column) const
    {
        return m_rows[row].value(header().indexOf(column));
    }

    std::vector<QStringList> m_rows;
};

/// All tables and figures of a study, with few resamples: where they lie is tested elsewhere.
class StudyReport
{
public:
    explicit StudyReport(Study& study, int resamples = 20)
        : m_figures(must(readReportInput(study)), {resamples, 42})
        , m_parts(makeReport(m_figures))
    {}

    const std::vector<ReportPart>& parts() const { return m_parts; }
    /// None where it is made.
    std::optional<ReportLack> lack(const char* name) const { return part(name).lack(); }
    ReadTable table(const char* name, std::size_t place = 0) const
    {
        const ReportTables& tables = tablesOf(name);
        if (!tables || place >= tables->size())
            qFatal("there is no table %s", name);
        return ReadTable((*tables)[place].csv);
    }
    /// Of several the one whose file ends so.
    ReadTable table(const char* name, const QString& suffix) const
    {
        const ReportTables& tables = tablesOf(name);
        if (tables) {
            for (const ReportTable& table : *tables) {
                if (table.suffix == suffix)
                    return ReadTable(table.csv);
            }
        }
        qFatal("there is no table %s%s", name, qPrintable(suffix));
    }
    const ReportTables& tablesOf(const char* name) const { return part(name).tables; }
    /// The numbers of a figure.
    ReadTable figure(const char* name, const QString& suffix = {}) const
    {
        const ReportDrawings& drawings = part(name).drawings;
        if (!drawings)
            qFatal("there is no figure %s", name);
        for (const Drawing& drawing : *drawings) {
            if (drawing.suffix == suffix)
                return ReadTable(csvOf(drawing));
        }
        qFatal("there is no figure %s%s", name, qPrintable(suffix));
    }
    const ReportPart& part(const char* name) const
    {
        for (const ReportPart& of : m_parts) {
            if (of.kind == reportKind(QString::fromLatin1(name)))
                return of;
        }
        qFatal("nothing is called %s", name);
    }

private:
    ReportFigures m_figures;
    std::vector<ReportPart> m_parts;
};

} // namespace subtext::test
