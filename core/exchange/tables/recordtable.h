// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/base/jsontext.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

class TextSource;

/// Where a row of an export of Label Studio stands there, since its line says little: the whole
/// export may be one. What nobody said is empty.
struct RowOrigin
{
    QString task; ///< The numbers that Label Studio gave them.
    QString annotation;
    QString person;                  ///< As the export names them.
    QStringList aliases;             ///< What else it calls them: number, e-mail address, name.
    std::optional<qint64> changedAt; ///< UTC milliseconds: given there, or last changed.
    QString ownAnnotation;           ///< The UUID of the answer that Subtext wrote for it.
    bool isChangedThere = false;     ///< Somebody has changed that answer since.
    bool isPersonSaid = false;       ///< Whoever imports said who the person is.
    bool isNumbered = false;         ///< The scene has no id but the number of its task.
    bool isDraft = false;            ///< Nobody has submitted it.
    bool isPrediction = false;       ///< A model's; a draft in everything else.
    bool isSkipped = false;          ///< The person skipped the task; a draft that says nothing.
    QString personNumber; ///< The person's own there; empty where the file names another.
};

/// What a file holds before anybody asks what it means: named columns and rows of text. A null
/// cell is absent (a key that a JSON object lacks), an empty one is empty.
struct RecordTable
{
    struct Row
    {
        qint64 line = 0;   ///< Where the row begins, from 1.
        QStringList cells; ///< As many as there are columns, or the row is malformed.
        std::shared_ptr<const RowOrigin> origin = {}; ///< Of Label Studio's rows alone.
    };

    /// Where a column stands, whatever its case; −1 where there is none of that name.
    qsizetype placeOf(const QString& column) const;

    QStringList columns;
    std::vector<Row> rows;
};

/// More columns than this are no table of scenarios, but a mistake or an attack.
inline constexpr qsizetype MostColumns = MostKeys;

/// The keys of all objects of a text, in the order of first appearance: the columns of its table.
class KeyColumns
{
public:
    /// Error: MalformedFile (detail "columns") for more than MostColumns.
    Result<void> add(const std::string& key, qint64 line);
    const QStringList& names() const { return m_names; }
    /// −1 for a key that was not added.
    qsizetype of(const std::string& key) const { return m_columnOf.value(nameOf(key), -1); }

private:
    /// As long as the key lasts.
    static QByteArray nameOf(const std::string& key)
    {
        return QByteArray::fromRawData(key.data(), static_cast<qsizetype>(key.size()));
    }

    QStringList m_names;
    QHash<QByteArray, qsizetype> m_columnOf;
};

/// Takes the rows of a file one after the other: a large file need not be held as a table as well.
class RowSink
{
public:
    RowSink() = default;
    virtual ~RowSink() = default;
    RowSink(const RowSink&) = delete;
    RowSink& operator=(const RowSink&) = delete;

    /// Once, before the first row. An error ends the reading.
    virtual Result<void> begin(const QStringList& columns) = 0;
    virtual void add(const RecordTable::Row& row) = 0;
};

/// Reads RFC 4180 CSV from UTF-8. The separator (comma, semicolon, tab) is the one that splits
/// the header into most columns; line ends may be LF, CRLF or CR; cells keep every space.
/// Errors: EmptyFile; DuplicateColumn; MalformedFile, with the detail "quote" (a stray or unclosed
/// quotation mark) or "columns" (a row of more than MostColumns cells); what the sink gives;
/// Cancelled; that of the text. Holds one row at a time.
Result<void> readCsv(TextSource& text, RowSink& sink, const CancelToken& cancel = {});
Result<RecordTable> readCsv(const QByteArray& utf8);
/// The same of a small file of any encoding, or a workbook, of which the first sheet counts, or the
/// one called `sheet`; without rows in which nothing stands. Errors: those of decodeText, too.
Result<RecordTable> readTable(const QByteArray& bytes, const QString& sheet = {});

/// Reads a JSON array of objects, an object with such an array under "scenarios", or one object.
/// Texts and numbers become text as written ("007" and 1.10 stay). Reads the text twice, since the
/// columns are the keys of all objects; of an array it holds one object at a time. Errors: those of
/// forEachElement (jsontext.h); MalformedFile for what is no text and no number (value: its kind;
/// detail: the key, "object" or "array"), and with the detail "columns" where the objects have more
/// than MostColumns keys in all; EmptyFile; what the sink gives; Cancelled.
Result<void> readJson(TextSource& text, RowSink& sink, const CancelToken& cancel = {});

/// Reads one JSON object a line; blank lines are skipped. Otherwise as readJson.
Result<void> readJsonLines(TextSource& text, RowSink& sink, const CancelToken& cancel = {});

class TableSink : public RowSink
{
public:
    Result<void> begin(const QStringList& columns) override
    {
        table.columns = columns;
        return {};
    }
    void add(const RecordTable::Row& row) override { table.rows.push_back(row); }

    RecordTable table;
};

} // namespace subtext
