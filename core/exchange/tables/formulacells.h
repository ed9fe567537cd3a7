// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace subtext {

/// The character by which a spreadsheet would take a cell for a formula: = + - @, their full-width
/// forms, tab or carriage return at its start. None for a plain number such as "-0.33".
/// Source: OWASP, "CSV Injection".
std::optional<QChar> formulaStart(QStringView cell);

/// Cells of CSV files that a spreadsheet would compute, and where the first one stands.
struct FormulaCells
{
    qint64 count = 0;
    QString file;
    qint64 line = 0; ///< Where its row begins, from 1.
    QString column;  ///< Its name.
};

/// Adds those of one file, written by csvRow, to `found`. Takes it row by row, or several at once.
class FormulaFinder
{
public:
    FormulaFinder(QString file, FormulaCells& found)
        : m_file(std::move(file))
        , m_found(found)
    {}

    void take(const QByteArray& rows);

private:
    QString m_file;
    FormulaCells& m_found;
    QStringList m_columns;
    qint64 m_line = 1;
};

/// The file, or some rows of it, written by csvRow, with an apostrophe before each of them, which
/// makes it text to a spreadsheet; all else stays as it is, to the byte. Nothing tells such an
/// apostrophe from one that was there: what is written so is for reading, not for an import.
QByteArray withFormulasAsText(const QByteArray& csv);

} // namespace subtext
