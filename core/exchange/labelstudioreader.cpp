// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudioreader.h"

#include "core/base/jsontext.h"

namespace subtext {
namespace {

using Value = LabelStudioRows::Value;
using Row = LabelStudioRows::Row;

// Results lie within lists within objects; whatever is nested deeper is of no control known here.
constexpr int DeepestResult = 6;

const JsonValue& memberOf(const JsonValue& object, const char* key)
{
    static const JsonValue none;
    const JsonValue* found = object.find(key);
    return found == nullptr ? none : *found;
}

bool hasKey(const JsonValue& element, const char* key)
{
    return element.find(key) != nullptr;
}

/// What a control gave: {"choices": ["joy"]}, {"rating": 4}, {"number": 2}, {"text": ["…"]}, such
/// in a list, or as JSON-MIN shortens it. Several are joined.
Value resultValue(const JsonValue& value, const QString& separator, int depth = 0)
{
    if (depth > DeepestResult)
        return {};
    if (value.isList()) {
        Value all;
        for (const JsonValue& element : value.elements()) {
            const Value one = resultValue(element, separator, depth + 1);
            if (!all.text.isEmpty())
                all.text += separator;
            all.text += one.text;
            all.isRating = one.isRating;
        }
        return all;
    }
    for (const char* key : {"choices", "text", "number", "rating"}) {
        if (hasKey(value, key)) {
            Value found = resultValue(memberOf(value, key), separator, depth + 1);
            found.isRating = qstrcmp(key, "rating") == 0;
            return found;
        }
    }
    return {value.text(), false};
}

/// Somebody's e-mail address, else their number.
QString personText(const JsonValue& completedBy)
{
    const QString email = memberOf(completedBy, "email").text().trimmed();
    return !email.isEmpty()         ? email
           : completedBy.isObject() ? memberOf(completedBy, "id").text()
                                    : completedBy.text().trimmed();
}

/// Reads tasks one by one into the rows.
class TaskReader
{
public:
    explicit TaskReader(LabelStudioRows& rows)
        : m_rows(rows)
    {}

    void read(const JsonValue& task)
    {
        const qint64 line = task.line();
        if (!isLabelStudioTask(task))
            return m_rows.refuse(line, QStringLiteral("data"), {}, RefusalReason::MissingValue);
        Row scene;
        scene.line = line;
        const JsonValue& data = memberOf(task, "data");
        for (std::size_t i = 0; i < data.keys().size(); ++i)
            m_rows.setData(scene, QString::fromStdString(data.keys()[i]),
                           data.elements()[i].text());
        m_rows.nameScenario(scene, memberOf(task, "id").text());
        const JsonValue& annotations = memberOf(task, "annotations").isList()
                                           ? memberOf(task, "annotations")
                                           : memberOf(task, "completions"); // before 2021
        bool hasAnnotation = false;
        for (const JsonValue& annotation : annotations.elements()) {
            if (memberOf(annotation, "was_cancelled").isTrue() ||
                memberOf(annotation, "skipped").isTrue()) {
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
    Row readAnnotation(const JsonValue& annotation, Row row)
    {
        row.isAnnotation = true;
        row.annotatorColumn = QStringLiteral("completed_by");
        row.annotator = personText(memberOf(annotation, "completed_by"));
        row.number = memberOf(annotation, "id").text();
        row.createdAt = memberOf(annotation, "created_at").text();
        row.updatedAt = memberOf(annotation, "updated_at").text();
        row.leadTime = memberOf(annotation, "lead_time").text();
        const JsonValue& results = memberOf(annotation, "result");
        if (!results.isList())
            return row;
        for (const JsonValue& result : results.elements()) {
            const QString name = memberOf(result, "from_name").text();
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

    void set(const QString& name, const JsonValue& value)
    {
        if (isPerson(name) || m_rows.isAnswerColumn(name)) {
            const Value result = resultValue(value, m_rows.separatorOf(name));
            if (!setPerson(name, result.text))
                m_rows.setResult(m_row, name, result);
        } else {
            setText(name, value.text());
        }
    }

    void set(const QString& name, const QString& cell)
    {
        const bool isStructure = cell.startsWith(u'[') || cell.startsWith(u'{');
        if (isStructure && (isPerson(name) || m_rows.isAnswerColumn(name))) {
            if (const auto json = parseJson(cell.toUtf8()))
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

void readMinimal(const JsonValue& element, LabelStudioRows& rows, FlatReader& reader)
{
    if (!element.isObject())
        return rows.refuse(element.line(), QStringLiteral("annotation_id"), {},
                           RefusalReason::MissingValue);
    reader.begin(element.line());
    for (std::size_t i = 0; i < element.keys().size(); ++i)
        reader.set(QString::fromStdString(element.keys()[i]), element.elements()[i]);
    reader.end();
}

/// Reads the rows of the CSV export.
class FlatSink : public RowSink
{
public:
    explicit FlatSink(LabelStudioRows& rows)
        : m_rows(rows)
        , m_reader(rows)
    {}

    Result<void> begin(const QStringList& columns) override
    {
        m_columns = columns;
        return {};
    }

    void add(const RecordTable::Row& row) override
    {
        if (m_rows.error())
            return;
        if (row.cells.size() != m_columns.size())
            return m_rows.refuse(
                row.line, {}, QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_columns.size()),
                RefusalReason::WrongCellCount);
        m_reader.begin(row.line);
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            m_reader.set(m_columns.at(i), row.cells.at(i));
        m_reader.end();
    }

private:
    LabelStudioRows& m_rows;
    FlatReader m_reader;
    QStringList m_columns;
};

/// One pass over the export.
Result<void> readRows(TextSource& text, FileFormat format, LabelStudioRows& rows,
                      const CancelToken& cancel)
{
    if (format == FileFormat::LabelStudioCsv) {
        FlatSink sink(rows);
        if (const auto read = readCsv(text, sink, cancel); !read)
            return read;
    } else {
        TaskReader tasks(rows);
        FlatReader flat(rows);
        const auto read = forEachElement(
            text,
            [&](const JsonValue& element) -> Result<bool> {
                if (format == FileFormat::LabelStudioJson)
                    tasks.read(element);
                else
                    readMinimal(element, rows, flat);
                return !rows.error();
            },
            cancel);
        if (!read)
            return fail(read.error());
    }
    return rows.error() ? Result<void>(fail(*rows.error())) : Result<void>();
}

} // namespace

bool isLabelStudioTask(const JsonValue& element)
{
    return memberOf(element, "data").isObject();
}

bool isLabelStudioMinimal(const JsonValue& element)
{
    return hasKey(element, "annotation_id") && hasKey(element, "lead_time");
}

bool isLabelStudioCsv(const QStringList& columns)
{
    return columns.contains(QLatin1String("annotation_id")) &&
           columns.contains(QLatin1String("lead_time"));
}

Result<LabelStudioSurvey> surveyLabelStudio(TextSource& text, FileFormat format,
                                            const ImportOptions& options, const CancelToken& cancel)
{
    LabelStudioSurveyor surveyor(options, cancel);
    if (const auto read = readRows(text, format, surveyor, cancel); !read)
        return fail(read.error());
    return surveyor.finish();
}

Result<void> layOutLabelStudio(TextSource& text, FileFormat format, const LabelStudioSurvey& survey,
                               RowSink& sink, const LabelStudioLayout::RefusalSink& refused,
                               const ImportOptions& options, const CancelToken& cancel)
{
    if (const auto begun = sink.begin(survey.columns); !begun)
        return begun;
    LabelStudioLayout layout(survey, sink, refused, options, cancel);
    if (const auto read = readRows(text, format, layout, cancel); !read)
        return read;
    if (!layout.isComplete())
        return fail({ErrorCode::MalformedFile, {}, 0, 0, {}, QStringLiteral("changed")});
    return {};
}

} // namespace subtext
