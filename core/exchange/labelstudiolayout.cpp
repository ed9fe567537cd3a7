// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiolayout.h"

#include "core/domain/scale.h"
#include "core/exchange/exporter.h"
#include "core/exchange/labelstudiotimes.h"

namespace subtext {

void LabelStudioLayout::take(Row row)
{
    const std::size_t number = m_next++;
    // Somebody may write the file between the two readings.
    if (number >= m_survey.isReplaced.size() || columns().size() > m_survey.ownColumns)
        return stop({ErrorCode::MalformedFile, {}, row.line, 0, {}, QStringLiteral("changed")});
    if (m_survey.isReplaced[number])
        return;
    if (options().kind != ImportKind::Scenarios)
        nameScalePoints(row);
    if (!m_survey.hasLabels || !row.isAnnotation)
        return handOn(row, {});
    const auto refuseRow = [&](const QString& column, const QString& value, RefusalReason reason) {
        m_refused({{}, row.line, column, value, reason});
    };
    const auto wallMs = labelStudioWallMs(row.leadTime);
    const auto submittedAt = labelStudioMoment(row.createdAt);
    if (row.annotator.isEmpty())
        return refuseRow(row.annotatorColumn, {}, RefusalReason::MissingValue);
    if (!row.leadTime.isEmpty() && !wallMs)
        return refuseRow(QStringLiteral("lead_time"), row.leadTime, RefusalReason::UnknownNumber);
    if (!row.createdAt.isEmpty() && !submittedAt)
        return refuseRow(QStringLiteral("created_at"), row.createdAt, RefusalReason::UnknownNumber);
    handOn(row, {row.annotator, row.code, wallMs ? QString::number(*wallMs) : QString(),
                 isoTime(submittedAt)});
}

void LabelStudioLayout::nameScalePoints(Row& row)
{
    for (const auto& cell : row.cells.all()) {
        const qsizetype column = cell.first;
        const auto scale = scaleOf(column);
        const auto number = scale ? wholeNumber(cell.second.text) : std::nullopt;
        if (!number)
            continue; // words, or what will be refused
        if (!isCei()) {
            // Stars count the points from the first; a number is the value of one.
            const auto& points = names().task().scales.at(indexOf(*scale)).points;
            if (cell.second.isRating && *number >= 1 &&
                static_cast<std::size_t>(*number) <= points.size())
                row.cells.find(column)->text =
                    points.at(static_cast<std::size_t>(*number) - 1).word;
            continue;
        }
        const auto known = m_survey.points.find(column);
        const auto points =
            known == m_survey.points.end() ? LabelStudioSurvey::Points() : known->second;
        if (!cell.second.isRating && points.hasHigh == points.hasLow)
            continue;
        const bool countsFromOne = cell.second.isRating || points.hasHigh;
        const int point = countsFromOne ? *number - 1 + MinPoint : *number;
        if (isPoint(point))
            row.cells.find(column)->text = scaleLabel(*scale, point);
    }
}

void LabelStudioLayout::handOn(const Row& row, const QStringList& answerCells)
{
    m_whole.line = row.line;
    for (const auto& [column, value] : row.cells.all())
        m_whole.cells[column] = value.text;
    for (qsizetype i = 0; i < answerCells.size(); ++i)
        m_whole.cells[m_survey.ownColumns + i] = answerCells.at(i);
    m_sink.add(m_whole);
    for (const auto& [column, value] : row.cells.all())
        m_whole.cells[column] = QString();
    for (qsizetype i = 0; i < answerCells.size(); ++i)
        m_whole.cells[m_survey.ownColumns + i] = QString();
}

} // namespace subtext
