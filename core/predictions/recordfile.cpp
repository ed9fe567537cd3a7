// SPDX-License-Identifier: MIT
#include "core/predictions/recordfile.h"

#include "core/evaluation/pythonnumbers.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"

#include <QFileInfo>
#include <QSet>

namespace subtext::evaluation {
namespace {

class TableRows : public RowSink
{
public:
    explicit TableRows(const RecordSink& sink)
        : m_sink(sink)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        m_columns = columns;
        if (columns.size() < 2)
            return fail({ErrorCode::UnknownFormat, {}, 0, 0, {}, QStringLiteral("predictions")});
        return m_sink.names(columns);
    }

    void add(const RecordTable::Row& row) override
    {
        if (!m_taken)
            return;
        if (row.cells.size() != m_columns.size()) {
            const QString counts =
                QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_columns.size());
            m_sink.refuse({{}, row.line, {}, counts, ProblemReason::WrongCellCount});
            return;
        }
        Record record;
        record.line = row.line;
        for (qsizetype i = 0; i < m_columns.size(); ++i)
            record.add(m_columns.at(i), row.cells.at(i));
        m_taken = m_sink.take(record);
    }

    /// A row can refuse the file.
    const Result<void>& taken() const { return m_taken; }

private:
    const RecordSink& m_sink;
    QStringList m_columns;
    Result<void> m_taken;
};

Error notARecord(const JsonValue& value)
{
    return {ErrorCode::MalformedFile, {}, value.line(), 0, value.kindName(),
            QStringLiteral("record")};
}

void addKeys(const JsonValue& object, QSet<QString>& keys)
{
    for (const std::string& key : object.keys())
        keys.insert(QString::fromStdString(key));
}

Result<void> readTable(TextSource& text, const RecordSink& sink, const CancelToken& cancel)
{
    TableRows rows(sink);
    if (const auto read = readCsv(text, rows, cancel); !read)
        return read;
    return rows.taken();
}

/// Whether the first line is an object and another one follows.
bool isJsonLines(TextSource& text)
{
    text.rewind();
    LineReader lines(text, LineEnds::LineFeed);
    bool hasFirst = false;
    while (const auto line = lines.next()) {
        const QByteArray trimmed = line->trimmed().toByteArray();
        if (trimmed.isEmpty())
            continue;
        if (hasFirst)
            return trimmed.startsWith('{');
        if (!trimmed.endsWith('}'))
            return false;
        hasFirst = true;
    }
    return false;
}

} // namespace

Result<void> readRecordObjects(const Walk& walk, const RecordSink& sink)
{
    QSet<QString> names;
    const auto walked = walk([&](const JsonValue& element) -> Result<bool> {
        if (!element.isObject())
            return fail(notARecord(element));
        addKeys(element, names);
        if (const JsonValue* inner = element.find("prediction"))
            addKeys(*inner, names);
        if (const auto taken = sink.take(Record(element)); !taken)
            return fail(taken.error());
        return true;
    });
    if (!walked)
        return walked;
    if (names.isEmpty())
        return fail(ErrorCode::EmptyFile);
    return sink.names({names.begin(), names.end()});
}

Result<void> readRecordFile(const QString& path, const RecordSink& sink, const CancelToken& cancel,
                            const ObjectReading& readObject, const QString& sheet)
{
    const auto opened = openTextFile(path, sheet);
    if (!opened)
        return fail(opened.error());
    TextSource& text = *opened->text;
    text.rewind();
    const QByteArray start = text.next().trimmed();
    if (text.error())
        return fail(*text.error());
    if (start.isEmpty())
        return fail(ErrorCode::EmptyFile);
    if (!start.startsWith('[') && !start.startsWith('{'))
        return readTable(text, sink, cancel);
    PythonNumbers json(text);
    const bool isOneEach = start.startsWith('{') && isJsonLines(text);
    if (start.startsWith('{') && !isOneEach && readObject)
        return readObject(json);
    return readRecordObjects(
        [&](const ElementVisitor& visit) -> Result<void> {
            if (isOneEach)
                return forEachLine(json, visit, cancel);
            if (const auto kind = forEachElement(json, visit, cancel); !kind)
                return fail(kind.error());
            return {};
        },
        sink);
}

QStringList columnsOfFile(const QString& path, qint64 mostBytes, const QString& sheet)
{
    constexpr int Enough = 100; // records; a key that comes later can be typed
    if (QFileInfo(path).size() > mostBytes)
        return {};
    QStringList columns;
    int records = 0;
    const RecordSink sink{[&](const QStringList& names) -> Result<void> {
                              if (records == 0)
                                  columns = names;
                              return fail(ErrorCode::Cancelled); // there is no more to learn
                          },
                          [&](const Record& record) -> Result<void> {
                              for (const QString& column : record.columns()) {
                                  if (!columns.contains(column))
                                      columns << column;
                              }
                              if (++records == Enough)
                                  return fail(ErrorCode::Cancelled);
                              return {};
                          },
                          [](const RowProblem& /*problem*/) {}};
    // Whoever reads the file says what is wrong.
    static_cast<void>(readRecordFile(path, sink, {}, {}, sheet));
    return columns;
}

Result<RecordTable> readCsvFile(const QString& path, const QString& sheet)
{
    const auto text = openTextFile(path, sheet);
    if (!text)
        return fail(text.error());
    TableSink sink;
    if (const auto read = readCsv(*text->text, sink); !read)
        return fail(inFile(read.error(), path));
    return std::move(sink.table);
}

std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name)
{
    const qsizetype at = columns.indexOf(name, 0);
    if (at >= 0)
        return at;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (columns.at(i).compare(name, Qt::CaseInsensitive) == 0)
            return i;
    }
    return std::nullopt;
}

} // namespace subtext::evaluation
