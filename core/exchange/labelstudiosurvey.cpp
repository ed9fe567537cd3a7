// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiosurvey.h"

#include "core/domain/scale.h"
#include "core/exchange/labelstudiotimes.h"

namespace subtext {
namespace {

quint32 numberOf(const QString& text, QHash<QString, quint32>& numbers)
{
    const auto known = numbers.constFind(text);
    if (known != numbers.constEnd())
        return *known;
    return *numbers.insert(text, static_cast<quint32>(numbers.size()));
}

} // namespace

void LabelStudioSurveyor::refuse(qint64 line, const QString& column, const QString& value,
                                 RefusalReason reason)
{
    m_refusals.add({{}, line, column, value, reason});
}

void LabelStudioSurveyor::take(Row row)
{
    const std::size_t number = m_survey.isReplaced.size();
    m_survey.isReplaced.push_back(false);
    Marks marks = marksOf(row);
    if (!row.isAnnotation || row.annotator.isEmpty())
        return count(marks, 1);
    const Age age = ageOf(row);
    const quint64 key = keyOf(row);
    const auto known = m_latest.find(key);
    if (known == m_latest.end()) {
        count(marks, 1);
        m_latest.insert(key, {number, age, std::move(marks)});
        return;
    }
    const int order = compare(age, known->age);
    if (order == 0)
        return count(marks, 1); // both stay: the second will be refused
    ++m_survey.superseded;
    m_survey.isReplaced[order > 0 ? known->row : number] = true;
    if (order > 0) {
        count(known->marks, -1);
        count(marks, 1);
        *known = {number, age, std::move(marks)};
    }
}

Result<LabelStudioSurvey> LabelStudioSurveyor::finish()
{
    if (error())
        return fail(*error());
    if (m_survey.isReplaced.empty() && m_survey.refused.empty())
        return fail(ErrorCode::EmptyFile);
    m_survey.hasLabels = hasLabels();
    const bool isWithoutLabels = options().kind == ImportKind::Annotations && !hasLabels();
    if (isWithoutLabels || (hasLabels() && columnOf(questionField(0)) < 0))
        return fail({ErrorCode::MissingColumn, {}, 1, 0, names().tokenOf(questionField(0)), {}});
    m_survey.columns = columns();
    m_survey.ownColumns = columns().size();
    bool isScenarioNamed = false;
    for (const auto& [mark, times] : m_marks) {
        if (times == 0)
            continue;
        if (mark.kind == Mark::Kind::Named)
            isScenarioNamed = true;
        else if (mark.kind == Mark::Kind::High)
            m_survey.points[mark.column].hasHigh = true;
        else
            m_survey.points[mark.column].hasLow = true;
    }
    // Names that were all understood are no column any more.
    const qsizetype scenario = columnNamed(LabelStudioScenario);
    if (scenario >= 0 && !isScenarioNamed)
        m_survey.columns[scenario].clear();
    if (hasLabels()) {
        for (Field field :
             {Field::Annotator, Field::AnnotatorCode, Field::WallMs, Field::SubmittedAt})
            m_survey.columns << names().tokenOf(field);
    }
    return std::move(m_survey);
}

LabelStudioSurveyor::Age LabelStudioSurveyor::ageOf(const Row& row)
{
    Age age;
    age.changed = labelStudioMoment(row.updatedAt);
    if (!age.changed)
        age.changed = labelStudioMoment(row.createdAt);
    bool isNumber = false;
    const qint64 number = row.number.toLongLong(&isNumber);
    if (isNumber)
        age.number = number;
    return age;
}

/// Greater than 0 where `a` is later than `b`, 0 where nothing tells.
int LabelStudioSurveyor::compare(const Age& a, const Age& b)
{
    if (a.changed && b.changed && a.changed != b.changed)
        return *a.changed > *b.changed ? 1 : -1;
    if (!a.number || !b.number || a.number == b.number)
        return 0;
    return *a.number > *b.number ? 1 : -1;
}

LabelStudioSurveyor::Marks LabelStudioSurveyor::marksOf(const Row& row)
{
    Marks marks;
    if (const qsizetype scenario = columnNamed(LabelStudioScenario);
        !textAt(row, scenario).isEmpty())
        marks.push_back({scenario, Mark::Kind::Named});
    for (const auto& [column, value] : row.cells.all()) {
        if (!isCei() || value.isRating || !scaleOf(column))
            continue;
        const auto number = wholeNumber(value.text);
        if (number && *number > MaxPoint)
            marks.push_back({column, Mark::Kind::High});
        else if (number && *number < 1)
            marks.push_back({column, Mark::Kind::Low});
    }
    return marks;
}

void LabelStudioSurveyor::count(const Marks& marks, qint64 times)
{
    for (const Mark& mark : marks)
        m_marks[mark] += times;
}

quint64 LabelStudioSurveyor::keyOf(const Row& row)
{
    const QString scenario = textAt(row, columnOf(Field::Group)) + QChar(0) +
                             textAt(row, columnOf(Field::Id)) + QChar(0) +
                             textAt(row, columnOf(Field::Scenario));
    return quint64{numberOf(row.annotator, m_annotators)} << 32U | numberOf(scenario, m_scenarios);
}

} // namespace subtext
