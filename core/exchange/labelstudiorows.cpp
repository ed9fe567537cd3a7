// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiorows.h"

#include "core/exchange/exporter.h"
#include "core/exchange/rowinterpreter.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

const QString ScenarioColumn = QStringLiteral("scenario");
constexpr std::array ScaleFields{Field::Valence, Field::Arousal, Field::Dominance,
                                 Field::Confidence};

std::optional<Dimension> dimensionOf(std::optional<Field> field)
{
    for (std::size_t i = 0; i < ScaleFields.size(); ++i) {
        if (field == ScaleFields.at(i))
            return AllDimensions.at(i);
    }
    return std::nullopt;
}

/// A whole number, also where it was written as 3.0.
std::optional<int> wholeNumber(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    if (!isNumber || std::abs(number) > 1000 || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

/// Milliseconds of a time; older versions of Label Studio wrote seconds since 1970.
std::optional<qint64> momentOf(const QString& text)
{
    bool isNumber = false;
    const qint64 seconds = text.toLongLong(&isNumber);
    constexpr qint64 LatestSecond = 253'402'300'799; // the end of the year 9999
    if (isNumber && seconds >= 0 && seconds <= LatestSecond)
        return seconds * 1000;
    return momentFromIso(text);
}

std::optional<qint64> changeOf(const LabelStudioRows::Row& row)
{
    const auto updated = momentOf(row.updatedAt);
    return updated ? updated : momentOf(row.createdAt);
}

/// Greater than 0 where `a` is later than `b`, 0 where nothing tells.
int compareAge(const LabelStudioRows::Row& a, const LabelStudioRows::Row& b)
{
    const auto changedA = changeOf(a);
    const auto changedB = changeOf(b);
    if (changedA && changedB && changedA != changedB)
        return *changedA > *changedB ? 1 : -1;
    bool hasA = false;
    bool hasB = false;
    const qint64 numberA = a.number.toLongLong(&hasA);
    const qint64 numberB = b.number.toLongLong(&hasB);
    if (!hasA || !hasB || numberA == numberB)
        return 0;
    return numberA > numberB ? 1 : -1;
}

bool isBefore(const std::pair<qsizetype, LabelStudioRows::Value>& cell, qsizetype column)
{
    return cell.first < column;
}

/// Wall time of a lead time in seconds; none where it cannot be one.
std::optional<qint64> wallMsOf(const QString& leadTime)
{
    bool isNumber = false;
    const double seconds = leadTime.toDouble(&isNumber);
    constexpr double LongestSeconds = 1e9; // over thirty years
    if (!isNumber || !(seconds >= 0 && seconds <= LongestSeconds))
        return std::nullopt;
    return std::llround(seconds * 1000);
}

} // namespace

const LabelStudioRows::Value* LabelStudioRows::Cells::find(qsizetype column) const
{
    const auto found = std::lower_bound(m_all.begin(), m_all.end(), column, isBefore);
    return found == m_all.end() || found->first != column ? nullptr : &found->second;
}

LabelStudioRows::Value* LabelStudioRows::Cells::find(qsizetype column)
{
    return const_cast<Value*>(std::as_const(*this).find(column)); // NOLINT: both are this object's
}

LabelStudioRows::Value& LabelStudioRows::Cells::at(qsizetype column)
{
    // Nearly every file names its columns in one order.
    if (m_all.empty() || m_all.back().first < column)
        return m_all.emplace_back(column, Value()).second;
    const auto found = std::lower_bound(m_all.begin(), m_all.end(), column, isBefore);
    if (found->first == column)
        return found->second;
    return m_all.emplace(found, column, Value())->second;
}

bool LabelStudioRows::isAnswerColumn(const QString& column)
{
    const auto field = fieldOf(column);
    return field && *field >= Field::Emotion && *field <= Field::FlagReason;
}

QString LabelStudioRows::separatorOf(const QString& column)
{
    const auto field = fieldOf(column);
    const bool isText = field == Field::Explanation || field == Field::FlagReason;
    return isText ? QStringLiteral("\n") : QStringLiteral(", ");
}

void LabelStudioRows::setData(Row& row, const QString& name, const QString& text)
{
    // Texts of a task are never somebody's answer, whatever they are called.
    const auto field = fieldOf(name);
    const bool isAboutAnswers = field && *field >= Field::Annotator && !isChosen(name);
    cell(row, isAboutAnswers ? name + QStringLiteral(" (data)") : name) = {text, false};
    if (field == Field::Annotator && isChosen(name))
        row.rater = text;
}

void LabelStudioRows::setResult(Row& row, const QString& name, const Value& value)
{
    // Nor does a result ever replace a text of the task.
    const bool isUsed = isAnswerColumn(name) || isChosen(name);
    Value& target = cell(row, isUsed ? name : name + QStringLiteral(" (result)"));
    if (fieldOf(name) == Field::Annotator && isChosen(name))
        row.rater = value.text;
    if (target.text.isEmpty()) {
        target = value;
        return;
    }
    target.text += separatorOf(name) + value.text;
}

void LabelStudioRows::nameScenario(Row& row, const QString& taskNumber)
{
    if (m_columnOf.contains(ScenarioColumn) && !fieldOf(ScenarioColumn)) {
        const QString name = cell(row, ScenarioColumn).text;
        const qsizetype slash = name.indexOf(u'/');
        if (slash > 0 && subtypeFromToken(name.left(slash))) {
            cell(row, ScenarioColumn) = {};
            setField(row, Field::Subtype, name.left(slash));
            setField(row, Field::Id, name.mid(slash + 1));
            return;
        }
    }
    if (textAt(row, columnOf(Field::Id)).isEmpty() && !taskNumber.isEmpty())
        setField(row, Field::Id, taskNumber);
}

void LabelStudioRows::add(Row row)
{
    if (!row.rater.isEmpty())
        row.annotator = row.rater;
    m_rows.push_back(std::move(row));
}

void LabelStudioRows::refuse(qint64 line, const QString& column, const QString& value,
                             RefusalReason reason)
{
    m_refusals.add({{}, line, column, value, reason});
}

const std::optional<Error>& LabelStudioRows::error()
{
    if (!m_error && m_cancel.isCancelled())
        m_error = Error{ErrorCode::Cancelled, {}, 0, 0, {}, {}};
    return m_error;
}

Result<LabelStudioTable> LabelStudioRows::take()
{
    if (error())
        return fail(*m_error);
    if (m_rows.empty() && m_result.refused.empty())
        return fail(ErrorCode::EmptyFile);
    const bool isForScenarios = m_options.kind == ImportKind::Scenarios;
    const bool hasLabels =
        !isForScenarios && std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) {
            return row.isAnnotation && row.hasResults;
        });
    const bool isWithoutLabels = m_options.kind == ImportKind::Annotations && !hasLabels;
    if (isWithoutLabels || (hasLabels && columnOf(Field::Emotion) < 0))
        return fail({ErrorCode::MissingColumn, {}, 1, 0, QString(fieldToken(Field::Emotion)), {}});
    if (isForScenarios) {
        dropAnnotations();
    } else {
        dropEmptyAnswers();
        keepLatest();
        nameScalePoints();
    }
    // Names that were all understood are no column any more.
    const qsizetype scenario = m_columnOf.value(ScenarioColumn, -1);
    const bool isScenarioNamed =
        scenario >= 0 && std::any_of(m_rows.begin(), m_rows.end(), [&](const Row& row) {
            return !textAt(row, scenario).isEmpty();
        });
    if (scenario >= 0 && !isScenarioNamed)
        m_columns[scenario].clear();
    m_result.columns = m_columns;
    if (hasLabels) {
        for (Field field :
             {Field::Annotator, Field::AnnotatorCode, Field::WallMs, Field::SubmittedAt})
            m_result.columns << fieldToken(field);
    }
    for (const Row& row : m_rows)
        addToTable(row, hasLabels ? m_columns.size() : -1);
    return std::move(m_result);
}

std::optional<Field> LabelStudioRows::fieldOf(const QString& column)
{
    const auto known = m_fieldOf.constFind(column);
    if (known != m_fieldOf.constEnd())
        return *known;
    return *m_fieldOf.insert(column, fieldOfColumn(column, m_options.columns));
}

bool LabelStudioRows::isChosen(const QString& column) const
{
    return std::find(m_options.columns.begin(), m_options.columns.end(), column) !=
           m_options.columns.end();
}

qsizetype LabelStudioRows::columnAt(const QString& name, qint64 line)
{
    const auto known = m_columnOf.constFind(name);
    if (known != m_columnOf.constEnd())
        return *known;
    if (m_columns.size() == MostColumns) {
        if (!m_error)
            m_error = Error{ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("columns")};
        return MostColumns - 1; // of no use any more
    }
    m_columnOf.insert(name, m_columns.size());
    m_columns.append(name);
    return m_columns.size() - 1;
}

qsizetype LabelStudioRows::columnOf(Field field)
{
    Place& place = m_places.at(static_cast<std::size_t>(field));
    for (; place.column < 0 && place.known < m_columns.size(); ++place.known) {
        if (fieldOf(m_columns.at(place.known)) == field)
            place.column = place.known;
    }
    return place.column;
}

QString LabelStudioRows::textAt(const Row& row, qsizetype column)
{
    const Value* value = row.cells.find(column);
    return value == nullptr ? QString() : value->text;
}

void LabelStudioRows::setField(Row& row, Field field, const QString& text)
{
    const qsizetype known = columnOf(field);
    cell(row, known >= 0 ? m_columns.at(known) : QString(fieldToken(field))).text = text;
}

LabelStudioRows::Value& LabelStudioRows::cell(Row& row, const QString& name)
{
    return row.cells.at(columnAt(name, row.line));
}

void LabelStudioRows::dropEmptyAnswers()
{
    std::vector<qsizetype> columns{columnOf(Field::Emotion)};
    for (Field field : ScaleFields)
        columns.push_back(columnOf(field));
    for (Row& row : m_rows) {
        const bool isEmpty = std::all_of(columns.begin(), columns.end(), [&](qsizetype column) {
            return textAt(row, column).trimmed().isEmpty();
        });
        if (!row.isAnnotation || !isEmpty)
            continue;
        row.isAnnotation = false;
        ++m_result.skipped;
    }
}

void LabelStudioRows::dropAnnotations()
{
    for (Row& row : m_rows)
        row.isAnnotation = false;
}

void LabelStudioRows::keepLatest()
{
    const qsizetype id = columnOf(Field::Id);
    const qsizetype subtype = columnOf(Field::Subtype);
    const auto keyOf = [&](const Row& row) {
        return QStringList{row.annotator, textAt(row, id), textAt(row, subtype)};
    };
    QHash<QStringList, std::size_t> latest;
    std::vector<bool> isReplaced(m_rows.size(), false);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].isAnnotation || m_rows[i].annotator.isEmpty())
            continue;
        const auto known = latest.find(keyOf(m_rows[i]));
        if (known == latest.end()) {
            latest.insert(keyOf(m_rows[i]), i);
            continue;
        }
        const int age = compareAge(m_rows[i], m_rows[*known]);
        if (age == 0)
            continue; // both stay: the second will be refused
        isReplaced[age > 0 ? *known : i] = true;
        ++m_result.superseded;
        if (age > 0)
            *known = i;
    }
    std::vector<Row> kept;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!isReplaced[i])
            kept.push_back(std::move(m_rows[i]));
    }
    m_rows = std::move(kept);
}

void LabelStudioRows::nameScalePoints()
{
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        const auto dimension = dimensionOf(fieldOf(m_columns.at(column)));
        if (!dimension)
            continue;
        bool hasHigh = false;
        bool hasLow = false;
        for (const Row& row : m_rows) {
            const Value* value = row.cells.find(column);
            if (value == nullptr || value->isRating)
                continue;
            const auto number = wholeNumber(value->text);
            hasHigh = hasHigh || (number && *number > MaxPoint);
            hasLow = hasLow || (number && *number < 1);
        }
        const bool isClear = hasHigh != hasLow;
        for (Row& row : m_rows) {
            Value* value = row.cells.find(column);
            if (value == nullptr)
                continue;
            const auto number = wholeNumber(value->text);
            if (!number || (!value->isRating && !isClear))
                continue; // words, or what will be refused
            const bool countsFromOne = value->isRating || hasHigh;
            const int point = countsFromOne ? *number - 1 + MinPoint : *number;
            if (isPoint(point))
                value->text = scaleLabel(*dimension, point);
        }
    }
}

void LabelStudioRows::addToTable(const Row& row, qsizetype firstAnswerColumn)
{
    LabelStudioTable::Row cells{row.line, {}};
    cells.cells.reserve(row.cells.all().size() + 4);
    for (const auto& [column, value] : row.cells.all())
        cells.cells.emplace_back(column, value.text);
    if (firstAnswerColumn < 0 || !row.isAnnotation) {
        m_result.rows.push_back(std::move(cells));
        return;
    }
    const auto wallMs = wallMsOf(row.leadTime);
    const auto submittedAt = momentOf(row.createdAt);
    if (row.annotator.isEmpty())
        return refuse(row.line, row.annotatorColumn, {}, RefusalReason::MissingValue);
    if (!row.leadTime.isEmpty() && !wallMs)
        return refuse(row.line, QStringLiteral("lead_time"), row.leadTime,
                      RefusalReason::UnknownNumber);
    if (!row.createdAt.isEmpty() && !submittedAt)
        return refuse(row.line, QStringLiteral("created_at"), row.createdAt,
                      RefusalReason::UnknownNumber);
    qsizetype column = firstAnswerColumn;
    for (const QString& text :
         {row.annotator, row.code, wallMs ? QString::number(*wallMs) : QString(),
          isoTime(submittedAt)})
        cells.cells.emplace_back(column++, text);
    m_result.rows.push_back(std::move(cells));
}

Result<void> LabelStudioTable::handOn(RowSink& sink, const CancelToken& cancel) const
{
    if (const auto begun = sink.begin(columns); !begun)
        return begun;
    RecordTable::Row whole; // one for all: few rows have every column
    whole.cells.resize(columns.size());
    for (const Row& row : rows) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        whole.line = row.line;
        for (const auto& [column, text] : row.cells)
            whole.cells[column] = text;
        sink.add(whole);
        for (const auto& [column, text] : row.cells)
            whole.cells[column] = QString();
    }
    return {};
}

} // namespace subtext
