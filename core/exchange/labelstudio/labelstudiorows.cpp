// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiorows.h"

#include "core/domain/vocabulary.h"
#include "core/exchange/rows/rowreader.h"

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

bool isBefore(const std::pair<qsizetype, LabelStudioRows::Value>& cell, qsizetype column)
{
    return cell.first < column;
}

/// Who is named in a result goes before whose account it was.
void nameByRater(LabelStudioRows::Row& row)
{
    if (!row.rater.isEmpty())
        row.annotator = row.rater;
}

} // namespace

std::optional<int> wholeNumber(const QString& text)
{
    if (text.isEmpty() || text.front().isLetter())
        return std::nullopt; // the words of a scale, at once
    bool isNumber = false;
    QString plain = text.trimmed();
    const double number = plain.replace(QChar(0x2212), u'-').toDouble(&isNumber);
    if (!isNumber || std::abs(number) > 1000 || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

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

void LabelStudioRows::Cells::removeIf(const std::function<bool(qsizetype)>& isUnwanted)
{
    std::erase_if(m_all, [&](const auto& cell) { return isUnwanted(cell.first); });
}

bool LabelStudioRows::isUnclearDecision(const QString& column)
{
    const auto field = fieldOf(column);
    return field && !isChosen(column) &&
           (isGold(*field) || (*field >= Field::Basis && *field <= Field::Note));
}

bool LabelStudioRows::namesScene(const QString& column)
{
    const auto field = fieldOf(column);
    return column == LabelStudioScenario || field == Field::Scenario ||
           (field == Field::Id && column != QLatin1String("id"));
}

bool LabelStudioRows::isTextColumn(const QString& column)
{
    const auto field = fieldOf(column);
    return field == Field::Explanation || field == Field::FlagReason;
}

bool LabelStudioRows::isAnswerColumn(const QString& column)
{
    const auto field = fieldOf(column);
    return field && isAnswer(*field);
}

QString LabelStudioRows::separatorOf(const QString& column)
{
    return isTextColumn(column) ? QStringLiteral("\n") : QStringLiteral(", ");
}

void LabelStudioRows::setData(Row& row, const QString& name, const QString& text)
{
    // Texts of a task are never somebody's answer, whatever they are called.
    const auto field = fieldOf(name);
    const bool isAboutAnswers = field && isAboutAnswer(*field) && !isChosen(name);
    cell(row, isAboutAnswers ? name + QStringLiteral(" (data)") : name) = {text};
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
    if (!target.isSeveral)
        target.first = target.text;
    target.isSeveral = true;
    target.text += separatorOf(name) + value.text;
}

void LabelStudioRows::nameScenario(Row& row, const QString& taskNumber)
{
    if (m_columnOf.contains(LabelStudioScenario) && !fieldOf(LabelStudioScenario)) {
        const QString name = cell(row, LabelStudioScenario).text;
        const qsizetype slash = name.indexOf(u'/');
        if (slash > 0 && subtypeFromToken(name.left(slash))) {
            cell(row, LabelStudioScenario) = {};
            setField(row, Field::Group, name.left(slash));
            setField(row, Field::Id, name.mid(slash + 1));
            return;
        }
    }
    const bool isNamed = !textAt(row, columnOf(Field::Scenario)).isEmpty();
    if (!isNamed && textAt(row, columnOf(Field::Id)).isEmpty() && !taskNumber.isEmpty()) {
        setField(row, Field::Id, taskNumber);
        row.isNumbered = true;
    }
}

void LabelStudioRows::add(Row row)
{
    nameByRater(row);
    if (m_options.kind == ImportKind::Scenarios) {
        row.isAnnotation = false;
    } else if (row.isAnnotation) {
        m_hasLabels = m_hasLabels || row.hasResults;
        if (isEmptyAnswer(row)) {
            row.isAnnotation = false;
            noteSkipped(row.annotator);
        } else if (row.isGroundTruth) {
            setApartGroundTruth(row);
        }
    }
    take(std::move(row));
}

void LabelStudioRows::addDraft(Row row)
{
    row.isAnnotation = false;
    row.isDraft = true;
    const bool isWanted = m_options.takesDrafts && m_options.kind != ImportKind::Scenarios;
    nameByRater(row);
    if (!isWanted || row.annotator.isEmpty() || isEmptyAnswer(row))
        return note(ImportNotice::Drafts);
    m_hasDrafts = true;
    take(std::move(row));
}

void LabelStudioRows::addSkipped(Row row)
{
    const bool isWanted =
        m_options.flagsSkipped.value_or(false) && m_options.kind != ImportKind::Scenarios;
    nameByRater(row);
    if (!isWanted || row.annotator.isEmpty())
        return noteSkipped(row.annotator);
    row.isAnnotation = false;
    row.isDraft = true;
    row.isSkipped = true;
    m_hasDrafts = true;
    take(std::move(row));
}

bool LabelStudioRows::takesPredictions() const
{
    return m_options.takesPredictions && m_options.kind != ImportKind::Scenarios;
}

void LabelStudioRows::addPrediction(Row row)
{
    if (isEmptyAnswer(row))
        return note(ImportNotice::Predictions);
    row.isAnnotation = false;
    row.isDraft = true;
    row.isPrediction = true;
    m_hasDrafts = true;
    take(std::move(row));
}

/// The truth is nobody's answer by itself: it would be counted as one more annotator.
void LabelStudioRows::setApartGroundTruth(Row& row)
{
    if (m_options.groundTruth == GroundTruth::Answer)
        return;
    row.isAnnotation = false;
    row.isGold = m_options.groundTruth == GroundTruth::Gold && m_options.withGold &&
                 m_names.task().questions.size() == 1;
    note(row.isGold ? ImportNotice::GroundTruthTaken : ImportNotice::GroundTruthLeft);
    if (!row.isGold)
        dropAnswer(row);
}

void LabelStudioRows::dropAnswer(Row& row)
{
    row.cells.removeIf([this](qsizetype column) {
        const auto field = fieldAt(column);
        return field && isAboutAnswer(*field);
    });
    row.isAnnotation = false;
}

std::optional<QString> LabelStudioRows::saidPerson(const QStringList& names) const
{
    for (const QString& name : names) {
        const auto said = m_options.people.constFind(name);
        if (!name.isEmpty() && said != m_options.people.constEnd())
            return *said;
    }
    return std::nullopt;
}

const std::optional<Error>& LabelStudioRows::error()
{
    if (!m_error && m_cancel.isCancelled())
        m_error = Error{ErrorCode::Cancelled, {}, 0, 0, {}, {}};
    return m_error;
}

void LabelStudioRows::stop(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

std::optional<Field> LabelStudioRows::fieldOf(const QString& column)
{
    const auto known = m_fieldOf.constFind(column);
    if (known != m_fieldOf.constEnd())
        return *known;
    return *m_fieldOf.insert(column, m_options.unused.contains(column)
                                         ? std::nullopt
                                         : m_names.ofColumn(column, m_options.columns));
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
        stop({ErrorCode::MalformedFile, {}, line, 0, {}, QStringLiteral("columns")});
        return MostColumns - 1; // of no use any more
    }
    m_columnOf.insert(name, m_columns.size());
    m_columns.append(name);
    return m_columns.size() - 1;
}

qsizetype LabelStudioRows::columnOf(Field field)
{
    Place& place = m_places.at(static_cast<std::size_t>(field));
    for (; place.isWord && place.known < m_columns.size(); ++place.known) {
        const QString& column = m_columns.at(place.known);
        if (fieldOf(column) != field)
            continue;
        place.isWord = !isChosen(column) && m_names.named(column) != field;
        if (!place.isWord || place.column < 0)
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
    cell(row, known >= 0 ? m_columns.at(known) : m_names.tokenOf(field)).text = text;
}

LabelStudioRows::Value& LabelStudioRows::cell(Row& row, const QString& name)
{
    return row.cells.at(columnAt(name, row.line));
}

bool LabelStudioRows::isEmptyAnswer(const Row& row)
{
    const auto isEmpty = [&](Field field) {
        return textAt(row, columnOf(field)).trimmed().isEmpty();
    };
    const auto areEmpty = [&](Field first, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            if (!isEmpty(fieldAfter(first, i)))
                return false;
        }
        return true;
    };
    const Task& task = m_names.task();
    return areEmpty(Field::FirstOfQuestions, task.questions.size()) &&
           areEmpty(Field::FirstScale, task.scales.size());
}

std::optional<qint64> labelStudioMoment(const QString& text)
{
    bool isNumber = false;
    const qint64 seconds = text.toLongLong(&isNumber);
    constexpr qint64 LatestSecond = 253'402'300'799; // the end of the year 9999
    if (isNumber && seconds >= 0 && seconds <= LatestSecond)
        return seconds * 1000;
    return momentFromIso(text);
}

bool isChangedSince(const QString& createdAt, const QString& updatedAt)
{
    constexpr qint64 SameMomentMs = 1000;
    const auto created = labelStudioMoment(createdAt);
    const auto updated = labelStudioMoment(updatedAt);
    return !created || !updated || *updated - *created > SameMomentMs;
}

std::optional<qint64> labelStudioWallMs(const QString& leadTime)
{
    bool isNumber = false;
    const double seconds = leadTime.toDouble(&isNumber);
    constexpr double LongestSeconds = 1e9; // over thirty years
    if (!isNumber || !(seconds >= 0 && seconds <= LongestSeconds))
        return std::nullopt;
    return std::llround(seconds * 1000);
}

} // namespace subtext
