// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudioreader.h"

#include "core/exchange/labelstudiorows.h"

#include <algorithm>

namespace subtext {
namespace {

using Value = LabelStudioRows::Value;
using Row = LabelStudioRows::Row;

// Results lie within lists within objects; whatever is nested deeper is of no control known here.
constexpr int DeepestResult = 6;

const JsonDocument& memberOf(const JsonDocument& object, const char* key)
{
    static const JsonDocument none;
    if (!object.is_object())
        return none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

bool hasKey(const JsonDocument& element, const char* key)
{
    return element.is_object() && element.contains(key);
}

QString scalarText(const JsonDocument& value)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    if (value.is_number() || value.is_boolean())
        return QString::fromStdString(value.dump());
    return {}; // nothing, or a structure, which could be nested too deep to be printed
}

/// What a control gave: {"choices": ["joy"]}, {"rating": 4}, {"number": 2}, {"text": ["…"]}, such
/// in a list, or as JSON-MIN shortens it. Several are joined.
Value resultValue(const JsonDocument& value, const QString& separator, int depth = 0)
{
    if (depth > DeepestResult)
        return {};
    if (value.is_array()) {
        Value all;
        for (const JsonDocument& element : value) {
            const Value one = resultValue(element, separator, depth + 1);
            all.text = all.text.isEmpty() ? one.text : all.text + separator + one.text;
            all.isRating = one.isRating;
        }
        return all;
    }
    for (const char* key : {"choices", "text", "number", "rating"}) {
        if (hasKey(value, key)) {
            Value found = resultValue(value.at(key), separator, depth + 1);
            found.isRating = qstrcmp(key, "rating") == 0;
            return found;
        }
    }
    return {scalarText(value), false};
}

/// Somebody's e-mail address, else their number.
QString personText(const JsonDocument& completedBy)
{
    const QString email = scalarText(memberOf(completedBy, "email")).trimmed();
    return !email.isEmpty()          ? email
           : completedBy.is_object() ? scalarText(memberOf(completedBy, "id"))
                                     : scalarText(completedBy).trimmed();
}

bool isTask(const JsonDocument& element)
{
    return memberOf(element, "data").is_object();
}

bool isTrue(const JsonDocument& value)
{
    return value.is_boolean() && value.get<bool>();
}

/// Reads tasks one by one into the rows.
class TaskReader
{
public:
    explicit TaskReader(LabelStudioRows& rows)
        : m_rows(rows)
    {}

    void read(const JsonDocument& task, qint64 line)
    {
        if (!isTask(task))
            return m_rows.refuse(line, QStringLiteral("data"), {}, RefusalReason::MissingValue);
        Row scene;
        scene.line = line;
        for (const auto& [key, value] : memberOf(task, "data").items())
            m_rows.setData(scene, QString::fromStdString(key), scalarText(value));
        m_rows.nameScenario(scene, scalarText(memberOf(task, "id")));
        const JsonDocument& annotations = memberOf(task, "annotations").is_array()
                                              ? memberOf(task, "annotations")
                                              : memberOf(task, "completions"); // before 2021
        bool hasAnnotation = false;
        for (const JsonDocument& annotation : annotations) {
            if (isTrue(memberOf(annotation, "was_cancelled")) ||
                isTrue(memberOf(annotation, "skipped"))) {
                m_rows.skipAnnotation();
                continue;
            }
            m_rows.add(readAnnotation(annotation, scene));
            hasAnnotation = true;
        }
        if (!hasAnnotation)
            m_rows.add(std::move(scene));
    }

private:
    Row readAnnotation(const JsonDocument& annotation, Row row)
    {
        row.isAnnotation = true;
        row.annotatorColumn = QStringLiteral("completed_by");
        row.annotator = personText(memberOf(annotation, "completed_by"));
        row.number = scalarText(memberOf(annotation, "id"));
        row.createdAt = scalarText(memberOf(annotation, "created_at"));
        row.updatedAt = scalarText(memberOf(annotation, "updated_at"));
        row.leadTime = scalarText(memberOf(annotation, "lead_time"));
        const JsonDocument& results = memberOf(annotation, "result");
        if (!results.is_array())
            return row;
        for (const JsonDocument& result : results) {
            const QString name = scalarText(memberOf(result, "from_name"));
            const Value value = resultValue(memberOf(result, "value"), m_rows.separatorOf(name));
            if (name == QLatin1String("rater")) {
                row.rater = value.text;
            } else if (name == QLatin1String("rater_code")) {
                row.code = value.text;
            } else if (!name.isEmpty()) {
                m_rows.setResult(row, name, value);
                row.hasResults = true;
            }
        }
        return row;
    }

    LabelStudioRows& m_rows;
};

/// Reads the keys of JSON-MIN or the columns of the CSV export, where texts and results lie side
/// by side.
class FlatReader
{
public:
    explicit FlatReader(LabelStudioRows& rows)
        : m_rows(rows)
    {}

    void begin(qint64 line)
    {
        m_row = {};
        m_row.line = line;
        m_row.annotatorColumn = QStringLiteral("annotator");
    }

    void set(const QString& name, const JsonDocument& value)
    {
        if (isPerson(name) || m_rows.isAnswerColumn(name)) {
            const Value result = resultValue(value, m_rows.separatorOf(name));
            if (!setPerson(name, result.text))
                m_rows.setResult(m_row, name, result);
        } else {
            setText(name, scalarText(value));
        }
    }

    void set(const QString& name, const QString& cell)
    {
        const bool isStructure = cell.startsWith(u'[') || cell.startsWith(u'{');
        if (isStructure && (isPerson(name) || m_rows.isAnswerColumn(name))) {
            const QByteArray utf8 = cell.toUtf8();
            if (const auto json = parseJson(utf8.constData(), utf8.size()))
                return set(name, *json);
        }
        if (setPerson(name, cell))
            return;
        if (m_rows.isAnswerColumn(name))
            m_rows.setResult(m_row, name, {cell, false});
        else
            setText(name, cell);
    }

    void end()
    {
        m_row.isAnnotation = !m_row.number.isEmpty();
        m_row.hasResults = m_row.isAnnotation;
        if (m_row.annotator == QLatin1String("None")) // how Python writes nobody into a CSV
            m_row.annotator.clear();
        m_rows.nameScenario(m_row, {}); // the task's number stands among the texts
        m_rows.add(std::move(m_row));
    }

private:
    static bool isPerson(const QString& name)
    {
        return name == QLatin1String("rater") || name == QLatin1String("rater_code");
    }

    bool setPerson(const QString& name, const QString& text)
    {
        if (name == QLatin1String("rater"))
            m_row.rater = text;
        else if (name == QLatin1String("rater_code"))
            m_row.code = text;
        else
            return false;
        return true;
    }

    void setText(const QString& name, const QString& text)
    {
        QString* const own = name == QLatin1String("annotator")       ? &m_row.annotator
                             : name == QLatin1String("annotation_id") ? &m_row.number
                             : name == QLatin1String("created_at")    ? &m_row.createdAt
                             : name == QLatin1String("updated_at")    ? &m_row.updatedAt
                             : name == QLatin1String("lead_time")     ? &m_row.leadTime
                                                                      : nullptr;
        if (own != nullptr)
            *own = text;
        else if (name != QLatin1String("agreement") && name != QLatin1String("history"))
            m_rows.setData(m_row, name, text);
    }

    LabelStudioRows& m_rows;
    Row m_row;
};

qint64 lineAt(const std::vector<qint64>& lines, std::size_t i)
{
    return i < lines.size() ? lines[i] : 1;
}

} // namespace

bool isLabelStudioTasks(const JsonDocument& document)
{
    if (document.is_object())
        return isTask(document);
    return document.is_array() && std::any_of(document.begin(), document.end(), isTask);
}

bool isLabelStudioMinimal(const JsonDocument& document)
{
    return document.is_array() &&
           std::any_of(document.begin(), document.end(), [](const JsonDocument& element) {
               return hasKey(element, "annotation_id") && hasKey(element, "lead_time");
           });
}

bool isLabelStudioCsv(const RecordTable& table)
{
    return table.columns.contains(QLatin1String("annotation_id")) &&
           table.columns.contains(QLatin1String("lead_time"));
}

Result<LabelStudioTable> readLabelStudioTasks(const QByteArray& utf8, const JsonDocument& document,
                                              const ImportOptions& options)
{
    LabelStudioRows rows(options);
    TaskReader reader(rows);
    if (document.is_object()) {
        reader.read(document, 1);
        return rows.take();
    }
    const std::vector<qint64> lines = elementLines(utf8, utf8.indexOf('['));
    for (std::size_t i = 0; i < document.size(); ++i)
        reader.read(document[i], lineAt(lines, i));
    return rows.take();
}

Result<LabelStudioTable> readLabelStudioMinimal(const QByteArray& utf8,
                                                const JsonDocument& document,
                                                const ImportOptions& options)
{
    LabelStudioRows rows(options);
    FlatReader reader(rows);
    const std::vector<qint64> lines = elementLines(utf8, utf8.indexOf('['));
    for (std::size_t i = 0; i < document.size(); ++i) {
        if (!document[i].is_object()) {
            rows.refuse(lineAt(lines, i), QStringLiteral("annotation_id"), {},
                        RefusalReason::MissingValue);
            continue;
        }
        reader.begin(lineAt(lines, i));
        for (const auto& [key, value] : document[i].items())
            reader.set(QString::fromStdString(key), value);
        reader.end();
    }
    return rows.take();
}

Result<LabelStudioTable> readLabelStudioCsv(const RecordTable& table, const ImportOptions& options)
{
    LabelStudioRows rows(options);
    FlatReader reader(rows);
    for (const RecordTable::Row& row : table.rows) {
        if (row.cells.size() != table.columns.size()) {
            rows.refuse(row.line, {},
                        QStringLiteral("%1/%2").arg(row.cells.size()).arg(table.columns.size()),
                        RefusalReason::WrongCellCount);
            continue;
        }
        reader.begin(row.line);
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            reader.set(table.columns.at(i), row.cells.at(i));
        reader.end();
    }
    return rows.take();
}

} // namespace subtext
