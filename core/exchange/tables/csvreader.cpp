// SPDX-License-Identifier: MIT
#include "core/base/textsource.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"

#include <QSet>

#include <csv.h>

#include <algorithm>
#include <optional>

namespace subtext {
namespace {

int noSpace(unsigned char /*character*/)
{
    return 0; // libcsv would trim; cells keep every space
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

unsigned char separatorOf(QByteArrayView header)
{
    const auto countOf = [header](char c) { return std::count(header.begin(), header.end(), c); };
    char best = ',';
    for (char candidate : {';', '\t'}) {
        if (countOf(candidate) > countOf(best))
            best = candidate;
    }
    return static_cast<unsigned char>(best);
}

/// Feeds libcsv line by line, so that every row knows where it began.
class Reader
{
public:
    explicit Reader(RowSink& sink)
        : m_sink(sink)
    {
        csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI);
        csv_set_space_func(&m_parser, noSpace);
    }
    ~Reader() { csv_free(&m_parser); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    Result<void> read(TextSource& text, const CancelToken& cancel)
    {
        text.rewind();
        LineReader lines(text, LineEnds::All);
        bool hasSeparator = false;
        while (const auto line = lines.next()) {
            if (cancel.isCancelled())
                return fail(ErrorCode::Cancelled);
            ++m_line;
            const bool isBlank = isLineEnd(line->front());
            if (!m_isInRow) {
                m_rowLine = m_line;
                m_isInRow = !isBlank; // a blank line begins no row
            }
            if (!hasSeparator && !isBlank) {
                csv_set_delim(&m_parser, separatorOf(*line));
                hasSeparator = true;
            }
            const auto length = static_cast<size_t>(line->size());
            if (csv_parse(&m_parser, line->data(), length, onField, onRow, this) != length)
                return malformed(0, QStringLiteral("quote"));
            if (m_error)
                return fail(*m_error);
        }
        if (text.error())
            return fail(*text.error());
        if (csv_fini(&m_parser, onField, onRow, this) != 0)
            return malformed(0, QStringLiteral("quote"));
        if (m_error)
            return fail(*m_error);
        if (!m_isBegun)
            return fail(ErrorCode::EmptyFile);
        return {};
    }

private:
    static void onField(void* data, size_t length, void* self)
    {
        auto* reader = static_cast<Reader*>(self);
        if (reader->m_row.cells.size() < MostColumns)
            reader->m_row.cells.append(
                QString::fromUtf8(static_cast<const char*>(data), static_cast<qsizetype>(length)));
        else if (!reader->m_error)
            reader->m_error = reader->malformed(MostColumns + 1, QStringLiteral("columns")).value();
    }

    static void onRow(int /*terminator*/, void* self) { static_cast<Reader*>(self)->endRow(); }

    void endRow()
    {
        QStringList& cells = m_row.cells;
        const bool isBlank = cells.size() == 1 && cells.front().isEmpty();
        if (!isBlank && !m_error) {
            m_row.line = m_rowLine;
            if (m_isBegun)
                m_sink.add(m_row);
            else
                begin(std::move(cells));
        }
        cells = {};
        m_isInRow = false;
        m_rowLine = m_line + 1;
    }

    void begin(QStringList columns)
    {
        m_isBegun = true;
        QSet<QString> seen;
        for (qsizetype i = 0; i < columns.size(); ++i) {
            QString& column = columns[i];
            column = column.trimmed();
            const QString key = column.toLower();
            if (!key.isEmpty() && seen.contains(key)) {
                m_error = Error{ErrorCode::DuplicateColumn, {}, 1, i + 1, column, {}};
                return;
            }
            seen.insert(key);
        }
        if (const auto begun = m_sink.begin(columns); !begun)
            m_error = begun.error();
    }

    tl::unexpected<Error> malformed(qint64 column, const QString& detail) const
    {
        return fail({ErrorCode::MalformedFile, {}, m_rowLine, column, {}, detail});
    }

    csv_parser m_parser{};
    RowSink& m_sink;
    RecordTable::Row m_row;
    std::optional<Error> m_error;
    qint64 m_line = 0;
    qint64 m_rowLine = 1;
    bool m_isInRow = false;
    bool m_isBegun = false;
};

} // namespace

Result<void> readCsv(TextSource& text, RowSink& sink, const CancelToken& cancel)
{
    return Reader(sink).read(text, cancel);
}

Result<RecordTable> readCsv(const QByteArray& utf8)
{
    MemoryText text(utf8);
    TableSink sink;
    if (const auto read = readCsv(text, sink); !read)
        return fail(read.error());
    return std::move(sink.table);
}

qsizetype RecordTable::placeOf(const QString& column) const
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const QString& name) {
        return name.compare(column, Qt::CaseInsensitive) == 0;
    });
    return found == columns.end() ? qsizetype{-1} : found - columns.begin();
}

Result<RecordTable> readTable(const QByteArray& bytes, const QString& sheet)
{
    const auto text = decodeText(bytes, sheet);
    if (!text)
        return fail(text.error());
    auto table = readCsv(text->utf8);
    if (table)
        std::erase_if(table->rows, [](const RecordTable::Row& row) {
            return std::all_of(row.cells.begin(), row.cells.end(),
                               [](const QString& cell) { return cell.trimmed().isEmpty(); });
        });
    return table;
}

} // namespace subtext
