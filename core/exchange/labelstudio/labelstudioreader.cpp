// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudioreader.h"

#include "core/base/jsontext.h"
#include "core/exchange/labelstudio/labelstudiorows.h"

#include <algorithm>

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
/// in a list, or as JSON-MIN shortens it. Several are joined. Of a control of another kind it is
/// the kind, in brackets, which is no word of any task.
Value resultValue(const JsonValue& value, const QString& separator, int depth = 0)
{
    if (depth > DeepestResult)
        return {};
    if (value.isList()) {
        Value all;
        for (const JsonValue& element : value.elements()) {
            const Value one = resultValue(element, separator, depth + 1);
            if (!all.text.isEmpty()) {
                if (!all.isSeveral)
                    all.first = all.text;
                all.isSeveral = true;
                all.text += separator;
            }
            all.text += one.text;
            all.isNumber = one.isNumber;
            all.isText = one.isText;
            if (one.isSeveral && !all.isSeveral) {
                all.first = one.first;
                all.isSeveral = true;
            }
        }
        return all;
    }
    for (const char* key : {"choices", "text", "number", "rating"}) {
        if (hasKey(value, key)) {
            Value found = resultValue(memberOf(value, key), separator, depth + 1);
            found.isNumber = qstrcmp(key, "number") == 0 || qstrcmp(key, "rating") == 0;
            found.isText = qstrcmp(key, "text") == 0;
            return found;
        }
    }
    if (value.isObject() && !value.keys().empty())
        return {u'(' + QString::fromStdString(value.keys().front()) + u')'};
    return {value.text()};
}

QString personNumber(const JsonValue& person)
{
    return (person.isObject() ? memberOf(person, "id") : person).text().trimmed();
}

/// Somebody's e-mail address, else their number.
QString personText(const JsonValue& person)
{
    const QString email = memberOf(person, "email").text().trimmed();
    return email.isEmpty() ? personNumber(person) : email;
}

/// What else an export calls somebody: by number and by name.
QStringList aliasesOf(const JsonValue& person)
{
    QStringList aliases;
    if (!person.isObject())
        return aliases;
    aliases << personNumber(person)
            << (memberOf(person, "first_name").text() + u' ' + memberOf(person, "last_name").text())
                   .trimmed();
    aliases.removeAll(QString());
    return aliases;
}

/// What Subtext wrote beside a result.
std::optional<Row::Own> ownOf(const JsonValue& result)
{
    const JsonValue& said = memberOf(memberOf(result, "meta"), "subtext");
    if (!said.isObject())
        return std::nullopt;
    return Row::Own{memberOf(said, "annotation").text(),   memberOf(said, "submitted_at").text(),
                    memberOf(said, "active_ms").text(),    memberOf(said, "visits").text(),
                    memberOf(said, "focus_losses").text(), memberOf(said, "position").text(),
                    memberOf(said, "wall_ms").text()};
}

bool isPreFilled(const JsonValue& result)
{
    return memberOf(result, "origin").text().startsWith(QLatin1String("prediction"));
}

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
        scene.task = memberOf(task, "id").text();
        m_rows.nameScenario(scene, scene.task);
        setGold(scene, memberOf(memberOf(task, "meta"), "subtext"));
        const JsonValue& annotations = memberOf(task, "annotations").isList()
                                           ? memberOf(task, "annotations")
                                           : memberOf(task, "completions"); // before 2021
        bool hasAnnotation = false;
        for (const JsonValue& annotation : annotations.elements()) {
            if (memberOf(annotation, "was_cancelled").isTrue() ||
                memberOf(annotation, "skipped").isTrue()) {
                readSkipped(annotation, scene);
                continue;
            }
            m_rows.add(readAnnotation(annotation, scene));
            hasAnnotation = true;
        }
        readDrafts(memberOf(task, "drafts"), scene);
        readPredictions(memberOf(task, "predictions"), scene);
        if (!hasAnnotation)
            m_rows.add(std::move(scene));
    }

private:
    void readPredictions(const JsonValue& predictions, const Row& scene)
    {
        if (!predictions.isList())
            return; // some exports say how many there are
        for (const JsonValue& prediction : predictions.elements()) {
            const QString model = memberOf(prediction, "model_version").text().trimmed();
            if (model.startsWith(LabelStudioSending))
                continue; // answers that a push has left half-way
            // Of those that are not wanted not even the controls are looked at; some exports give
            // their numbers alone.
            if (!m_rows.takesPredictions() || !prediction.isObject()) {
                m_rows.note(ImportNotice::Predictions);
                continue;
            }
            Row row = readAnnotation(prediction, scene);
            row.isGroundTruth = false;
            row.annotator = model.isEmpty() ? QStringLiteral("label-studio") : model;
            row.rater.clear(); // who is nobody's to say
            row.code.clear();
            row.aliases.clear();
            row.personNumber.clear();
            m_rows.addPrediction(std::move(row));
        }
    }

    void readDrafts(const JsonValue& drafts, const Row& scene)
    {
        for (const JsonValue& draft : drafts.elements()) {
            if (!draft.isObject()) {
                m_rows.note(ImportNotice::Drafts); // its number alone
                continue;
            }
            Row row = readAnnotation(draft, scene);
            if (row.annotator.isEmpty()) {
                // Some exports give the address, others the number.
                const JsonValue& user = memberOf(draft, "user");
                row.annotator = personText(user);
                row.aliases = aliasesOf(user);
                if (wholeNumber(personNumber(user)))
                    row.personNumber = personNumber(user);
            }
            m_rows.addDraft(std::move(row));
        }
    }

    /// What was decided about the scene, as Subtext wrote it: not among the texts, where annotators
    /// would see it.
    void setGold(Row& scene, const JsonValue& said)
    {
        for (const char* key : {"gold", "basis", "ambiguous", "note"}) {
            const QString text = memberOf(said, key).text();
            if (!text.isEmpty())
                m_rows.setData(scene, QString::fromLatin1(key), text);
        }
    }

    void readSkipped(const JsonValue& annotation, Row row)
    {
        readCompletedBy(annotation, row);
        readOccasion(annotation, row);
        for (const JsonValue& result : memberOf(annotation, "result").elements())
            readRater(result, row);
        m_rows.addSkipped(std::move(row));
    }

    /// Whose it is, where the program itself wrote the file. False for any other result.
    bool readRater(const JsonValue& result, Row& row)
    {
        const QString name = memberOf(result, "from_name").text();
        const bool isCode = name == QLatin1String("rater_code");
        if (!isCode && name != QLatin1String("rater"))
            return false;
        (isCode ? row.code : row.rater) =
            resultValue(memberOf(result, "value"), m_rows.separatorOf(name)).text;
        return true;
    }

    static void readCompletedBy(const JsonValue& annotation, Row& row)
    {
        const JsonValue& by = memberOf(annotation, "completed_by");
        row.annotatorColumn = QStringLiteral("completed_by");
        row.annotator = personText(by);
        row.personNumber = personNumber(by);
        row.aliases = aliasesOf(by);
    }

    static void readOccasion(const JsonValue& annotation, Row& row)
    {
        row.number = memberOf(annotation, "id").text();
        row.createdAt = memberOf(annotation, "created_at").text();
        row.updatedAt = memberOf(annotation, "updated_at").text();
    }

    void readPeople(const JsonValue& annotation, Row& row)
    {
        const JsonValue& by = memberOf(annotation, "completed_by");
        readCompletedBy(annotation, row);
        const QString changedBy = personNumber(memberOf(annotation, "updated_by"));
        row.isChangedThere =
            !changedBy.isEmpty() && isChangedSince(memberOf(annotation, "created_at").text(),
                                                   memberOf(annotation, "updated_at").text());
        if (!changedBy.isEmpty() && changedBy != personNumber(by))
            m_rows.note(ImportNotice::ChangedByOthers);
    }

    Row readAnnotation(const JsonValue& annotation, Row row)
    {
        row.isAnnotation = true;
        row.isGroundTruth = memberOf(annotation, "ground_truth").isTrue();
        readPeople(annotation, row);
        readOccasion(annotation, row);
        row.leadTime = memberOf(annotation, "lead_time").text();
        const JsonValue& results = memberOf(annotation, "result");
        if (!results.isList())
            return row;
        const auto isFilled = [](const JsonValue& result) { return isPreFilled(result); };
        if (std::any_of(results.elements().begin(), results.elements().end(), isFilled))
            m_rows.note(ImportNotice::PreFilled);
        for (const JsonValue& result : results.elements()) {
            if (!row.own)
                row.own = ownOf(result);
            const QString name = memberOf(result, "from_name").text();
            const Value value = resultValue(memberOf(result, "value"), m_rows.separatorOf(name));
            if (!readRater(result, row) && !name.isEmpty()) {
                m_rows.noteControl(name);
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
        m_number.clear();
        m_isNamed = false;
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
        const bool isText = isPerson(name) || m_rows.isTextColumn(name);
        const bool isStructure = cell.startsWith(u'[') || cell.startsWith(u'{');
        if (isStructure && (isText || m_rows.isAnswerColumn(name))) {
            const auto json = parseJson(cell.toUtf8());
            if (json && (!isText || isListOfTexts(*json)))
                return set(name, *json);
        }
        if (setPerson(name, cell))
            return;
        if (m_rows.isAnswerColumn(name))
            m_rows.setResult(m_row, name, {cell});
        else
            setText(name, cell);
    }

    void end()
    {
        m_row.isAnnotation = !m_row.number.isEmpty();
        m_row.hasResults = m_row.isAnnotation;
        m_row.task = m_number;
        m_row.isNumbered = !m_isNamed && !m_number.isEmpty();
        if (m_row.annotator == QLatin1String("None")) // how Python writes nobody into a CSV
            m_row.annotator.clear();
        m_rows.nameScenario(m_row, {}); // the task's number stands among the texts
        m_rows.add(std::move(m_row));
    }

private:
    /// As Label Studio writes several texts of one control; whatever else looks like JSON is what
    /// somebody wrote.
    static bool isListOfTexts(const JsonValue& cell)
    {
        return cell.keys().size() == 1 && memberOf(cell, "text").isList();
    }

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
        if (own != nullptr) {
            *own = text;
            return;
        }
        // Texts of the task and results stand side by side here: nobody's answer may become gold.
        if (m_rows.isUnclearDecision(name)) {
            if (!text.trimmed().isEmpty())
                m_rows.noteUnclear(name);
            return;
        }
        if (name == QLatin1String("id"))
            m_number = text;
        else if (m_rows.namesScene(name) && !text.trimmed().isEmpty())
            m_isNamed = true;
        m_rows.noteControl(name);
        if (name != QLatin1String("agreement") && name != QLatin1String("history"))
            m_rows.setData(m_row, name, text);
    }

    LabelStudioRows& m_rows;
    Row m_row;
    QString m_number;       ///< Of the task.
    bool m_isNamed = false; ///< By a text of the task.
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

namespace {

/// Keeps the first rows, and all columns.
class Sampler : public LabelStudioRows
{
public:
    Sampler(const ImportOptions& options, std::size_t most, const CancelToken& cancel)
        : LabelStudioRows(options, cancel)
        , m_most(most)
    {}

    void refuse(qint64, const QString&, const QString&, RefusalReason) override {}
    void note(ImportNotice, qint64) override {}

    LabelStudioSample sample() const
    {
        LabelStudioSample sample;
        sample.rows.resize(m_rows.size());
        for (qsizetype column = 0; column < columns().size(); ++column) {
            QString name = columns().at(column);
            if (name.isEmpty() || name.endsWith(QLatin1String(" (data)")))
                continue;
            name.remove(QStringLiteral(" (result)"));
            if (sample.columns.contains(name))
                continue;
            sample.columns << name;
            for (std::size_t i = 0; i < m_rows.size(); ++i)
                sample.rows[i] << textAt(m_rows[i], column);
        }
        if (!sample.columns.contains(QStringLiteral("annotator"))) {
            sample.columns << QStringLiteral("annotator");
            for (std::size_t i = 0; i < m_rows.size(); ++i)
                sample.rows[i] << m_rows[i].annotator;
        }
        return sample;
    }

protected:
    void take(Row row) override
    {
        if (m_rows.size() < m_most)
            m_rows.push_back(std::move(row));
    }

private:
    std::size_t m_most;
    std::vector<Row> m_rows;
};

} // namespace

std::optional<FileFormat> labelStudioJsonFormat(TextSource& text, const CancelToken& cancel)
{
    std::optional<FileFormat> format;
    const auto read = forEachElement(
        text,
        [&](const JsonValue& element) -> Result<bool> {
            if (isLabelStudioTask(element))
                format = FileFormat::LabelStudioJson;
            else if (isLabelStudioMinimal(element))
                format = FileFormat::LabelStudioMinimal;
            return false; // the first says it
        },
        cancel);
    return read && *read == JsonValue::Kind::List ? format : std::nullopt;
}

Result<LabelStudioSample> sampleLabelStudio(TextSource& text, FileFormat format,
                                            const ImportOptions& options, std::size_t most,
                                            const CancelToken& cancel)
{
    Sampler sampler(options, most, cancel);
    if (const auto read = readRows(text, format, sampler, cancel); !read)
        return fail(read.error());
    return sampler.sample();
}

Result<void> goOverLabelStudio(TextSource& text, FileFormat format, LabelStudioRows& rows,
                               const CancelToken& cancel)
{
    return readRows(text, format, rows, cancel);
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
