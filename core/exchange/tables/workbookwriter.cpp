// SPDX-License-Identifier: MIT
#include "core/exchange/tables/workbookwriter.h"

#include "core/base/platform/decimalpoint.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <map>
#include <optional>
#include <xlsxwriter.h>

namespace subtext {
namespace {

constexpr qsizetype MostSheetRows = LXW_ROW_MAX; // the header among them
constexpr qsizetype MostSheetColumns = LXW_COL_MAX;
constexpr qsizetype MostCellLetters = 32'767;
constexpr qsizetype MostDigits = 15;           ///< That a number keeps in a spreadsheet.
constexpr std::time_t FixedTime = 315'532'800; // 1980-01-01, where the time of ZIP files begins

struct PlainNumber
{
    double value = 0;
    int decimals = 0;
};

/// None for what a number would show otherwise: "007", "+1", "-0", too many digits.
std::optional<PlainNumber> plainNumber(const QString& cell)
{
    static const QRegularExpression form(
        QStringLiteral("\\A(-?)((?:0|[1-9][0-9]*)(?:\\.([0-9]+))?)\\z"));
    static const QRegularExpression noDigits(QStringLiteral("\\A[0.]+|\\."));
    const auto match = form.match(cell);
    if (!match.hasMatch())
        return std::nullopt;
    const qsizetype decimals = match.capturedLength(3);
    const qsizetype digits = match.captured(2).remove(noDigits).size();
    const bool isMinusZero = digits == 0 && match.capturedLength(1) > 0;
    if (digits > MostDigits || decimals > MostDigits || isMinusZero)
        return std::nullopt;
    return PlainNumber{cell.toDouble(), static_cast<int>(decimals)};
}

/// Characters that XML cannot hold stand as _xFFFF_ (libxlsxwriter does that with those below the
/// space), so what only looks like that says that it begins with an underscore.
QString withCellEscapes(QString text)
{
    static const QRegularExpression likeEscape(QStringLiteral("_(?=x[0-9A-Fa-f]{4}_)"));
    text.replace(likeEscape, QStringLiteral("_x005F_"));
    text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)); // no text has a zero
    text.replace(QChar(u'\uFFFE'), QStringLiteral("_xFFFE_"));
    text.replace(QChar(u'\uFFFF'), QStringLiteral("_xFFFF_"));
    return text;
}

Error beyondSheet(qsizetype count, const char* what, qint64 line = 0, qint64 column = 0)
{
    return {ErrorCode::FileTooLarge,  {}, line, column, QString::number(count),
            QString::fromLatin1(what)};
}

Result<void> checkCells(const QStringList& cells, qint64 line)
{
    if (cells.size() > MostSheetColumns)
        return fail(beyondSheet(cells.size(), "workbook:columns"));
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const qsizetype letters = withCellEscapes(cells.at(i)).size();
        if (letters > MostCellLetters)
            return fail(beyondSheet(letters, "workbook:cell", line, i + 1));
    }
    return {};
}

Result<void> checkTable(const QStringList& header, const std::vector<QStringList>& rows)
{
    if (std::ssize(rows) >= MostSheetRows)
        return fail(beyondSheet(std::ssize(rows) + 1, "workbook:rows"));
    qint64 line = 1;
    auto checked = checkCells(header, line);
    for (auto row = rows.begin(); checked && row != rows.end(); ++row)
        checked = checkCells(*row, ++line);
    return checked;
}

/// In letters of the normal size, of the longest line of its cells.
double widthOf(qsizetype column, const QStringList& header, const std::vector<QStringList>& rows)
{
    constexpr qsizetype Least = 8;
    constexpr qsizetype Most = 60;
    constexpr qsizetype Sides = 2;
    qsizetype width = Least;
    const auto widen = [&](const QStringList& cells) {
        if (column >= cells.size() || width >= Most)
            return;
        for (const QStringView line : QStringView(cells.at(column)).split(u'\n'))
            width = std::max(width, line.size() + Sides);
    };
    widen(header);
    for (const QStringList& row : rows)
        widen(row);
    return static_cast<double>(std::min(width, Most));
}

/// Fills the one sheet of a workbook, and remembers what went wrong first.
class SheetFiller
{
public:
    explicit SheetFiller(lxw_workbook* book)
        : m_book(book)
        , m_sheet(workbook_add_worksheet(book, nullptr))
    {}

    void fill(const QStringList& header, const std::vector<QStringList>& rows)
    {
        lxw_format* bold = workbook_add_format(m_book);
        if (!m_sheet || !bold)
            return note(LXW_ERROR_MEMORY_MALLOC_FAILED);
        format_set_bold(bold);
        qsizetype columns = header.size();
        for (const QStringList& row : rows)
            columns = std::max(columns, row.size());
        for (qsizetype i = 0; i < columns; ++i)
            note(worksheet_set_column(m_sheet, columnAt(i), columnAt(i), widthOf(i, header, rows),
                                      nullptr));
        worksheet_freeze_panes(m_sheet, 1, 0);
        lxw_row_t line = 0;
        for (qsizetype i = 0; i < header.size(); ++i)
            writeText(line, columnAt(i), header.at(i), bold);
        for (const QStringList& row : rows) {
            ++line;
            for (qsizetype i = 0; i < row.size(); ++i)
                write(line, columnAt(i), row.at(i));
        }
    }

    void note(lxw_error error)
    {
        if (m_error == LXW_NO_ERROR)
            m_error = error;
    }
    lxw_error error() const { return m_error; }

private:
    static lxw_col_t columnAt(qsizetype i) { return static_cast<lxw_col_t>(i); }

    void write(lxw_row_t line, lxw_col_t column, const QString& cell)
    {
        if (const auto number = plainNumber(cell))
            note(worksheet_write_number(m_sheet, line, column, number->value,
                                        formatFor(number->decimals)));
        else
            writeText(line, column, cell, nullptr);
    }

    void writeText(lxw_row_t line, lxw_col_t column, const QString& cell, lxw_format* format)
    {
        note(worksheet_write_string(m_sheet, line, column,
                                    withCellEscapes(cell).toUtf8().constData(), format));
    }

    /// "0.00" for two.
    lxw_format* formatFor(int decimals)
    {
        lxw_format*& format = m_formats[decimals];
        if (!format) {
            format = workbook_add_format(m_book);
            if (!format) {
                note(LXW_ERROR_MEMORY_MALLOC_FAILED);
                return nullptr;
            }
            const QByteArray code = decimals > 0 ? "0." + QByteArray(decimals, '0') : "0";
            format_set_num_format(format, code.constData());
        }
        return format;
    }

    lxw_workbook* m_book;
    lxw_worksheet* m_sheet;
    std::map<int, lxw_format*> m_formats;
    lxw_error m_error = LXW_NO_ERROR;
};

} // namespace

Result<QByteArray> workbookFrom(const QStringList& header, const std::vector<QStringList>& rows)
{
    if (const auto checked = checkTable(header, rows); !checked)
        return fail(checked.error());
    const platform::DecimalPoint point;
    const QTemporaryDir folder; // which nobody else may look into
    QByteArray parts = QFile::encodeName(folder.path());
    const QString path = folder.filePath(QStringLiteral("table.xlsx"));
    lxw_workbook_options options{};
    options.tmpdir = parts.data();
    lxw_workbook* book = folder.isValid()
                             ? workbook_new_opt(QFile::encodeName(path).constData(), &options)
                             : nullptr;
    if (!book)
        return fail(ErrorCode::IoFailure, {}, folder.errorString());
    lxw_doc_properties properties{};
    properties.created = FixedTime;
    SheetFiller filler(book);
    filler.note(workbook_set_properties(book, &properties));
    filler.fill(header, rows);
    filler.note(workbook_close(book)); // which frees it, whatever happens
    if (filler.error() == LXW_ERROR_MEMORY_MALLOC_FAILED)
        return fail(ErrorCode::OutOfMemory);
    QFile file(path);
    if (filler.error() != LXW_NO_ERROR || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::IoFailure, {}, QString::fromUtf8(lxw_strerror(filler.error())));
    return file.readAll();
}

} // namespace subtext
