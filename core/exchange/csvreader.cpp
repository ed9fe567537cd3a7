// SPDX-License-Identifier: MIT
#include "core/exchange/recordtable.h"

#include <QSet>

#include <csv.h>

#include <algorithm>

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

// One past the line that begins at `from`, its LF, CRLF or CR included.
qsizetype endOfLine(const QByteArray& utf8, qsizetype from)
{
    while (from < utf8.size() && !isLineEnd(utf8[from]))
        ++from;
    const bool isCrLf = from + 1 < utf8.size() && utf8[from] == '\r' && utf8[from + 1] == '\n';
    return std::min<qsizetype>(utf8.size(), from + (isCrLf ? 2 : 1));
}

unsigned char separatorOf(const QByteArray& utf8)
{
    qsizetype from = 0;
    while (from < utf8.size() && isLineEnd(utf8[from]))
        ++from;
    const QByteArray header = utf8.mid(from, endOfLine(utf8, from) - from);
    char best = ',';
    for (char candidate : {';', '\t'}) {
        if (header.count(candidate) > header.count(best))
            best = candidate;
    }
    return static_cast<unsigned char>(best);
}

/// Feeds libcsv line by line, so that every row knows where it began.
class Reader
{
public:
    explicit Reader(unsigned char separator)
    {
        csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI);
        csv_set_space_func(&m_parser, noSpace);
        csv_set_delim(&m_parser, separator);
    }
    ~Reader() { csv_free(&m_parser); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    Result<RecordTable> read(const QByteArray& utf8)
    {
        qsizetype from = 0;
        while (from < utf8.size()) {
            ++m_line;
            const qsizetype end = endOfLine(utf8, from);
            if (!m_isInRow) {
                m_rowLine = m_line;
                m_isInRow = !isLineEnd(utf8[from]); // a blank line begins no row
            }
            const auto length = static_cast<size_t>(end - from);
            if (csv_parse(&m_parser, utf8.constData() + from, length, onField, onRow, this) !=
                length)
                return malformed();
            from = end;
        }
        if (csv_fini(&m_parser, onField, onRow, this) != 0)
            return malformed();
        if (m_table.columns.isEmpty())
            return fail(ErrorCode::EmptyFile);
        return std::move(m_table);
    }

private:
    static void onField(void* data, size_t length, void* self)
    {
        auto* reader = static_cast<Reader*>(self);
        reader->m_row.append(
            QString::fromUtf8(static_cast<const char*>(data), static_cast<qsizetype>(length)));
    }

    static void onRow(int /*terminator*/, void* self) { static_cast<Reader*>(self)->endRow(); }

    void endRow()
    {
        const bool isBlank = m_row.size() == 1 && m_row.front().isEmpty();
        if (!isBlank && m_table.columns.isEmpty())
            m_table.columns = std::move(m_row);
        else if (!isBlank)
            m_table.rows.push_back({m_rowLine, std::move(m_row)});
        m_row = {};
        m_isInRow = false;
        m_rowLine = m_line + 1;
    }

    tl::unexpected<Error> malformed() const
    {
        return fail({ErrorCode::MalformedFile, {}, m_rowLine, 0, {}, QStringLiteral("quote")});
    }

    csv_parser m_parser{};
    RecordTable m_table;
    QStringList m_row;
    qint64 m_line = 0;
    qint64 m_rowLine = 1;
    bool m_isInRow = false;
};

} // namespace

Result<RecordTable> readCsv(const QByteArray& utf8)
{
    auto table = Reader(separatorOf(utf8)).read(utf8);
    if (!table)
        return table;
    QSet<QString> seen;
    for (qsizetype i = 0; i < table->columns.size(); ++i) {
        QString& column = table->columns[i];
        column = column.trimmed();
        const QString key = column.toLower();
        if (!key.isEmpty() && seen.contains(key))
            return fail({ErrorCode::DuplicateColumn, {}, 1, i + 1, column, {}});
        seen.insert(key);
    }
    return table;
}

} // namespace subtext
