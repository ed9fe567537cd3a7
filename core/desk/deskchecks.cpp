// SPDX-License-Identifier: MIT
#include "core/desk/deskchecks.h"

#include "core/quality/contradictionrule.h"
#include "core/quality/studychecks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace subtext {

DeskChecks::DeskChecks(const Task& task, const QualityThresholds& thresholds)
    : m_task(checkedTask(task, thresholds))
    , m_severity(m_task)
{}

bool DeskChecks::isWhole(const Answer& answer) const
{
    return m_severity.rated(answer.ballot, answer.scales).has_value();
}

double DeskChecks::severityOf(std::span<const Annotation> ofOneItem) const
{
    std::vector<ItemSeverity::Rated> rated;
    for (const Annotation& annotation : ofOneItem) {
        if (const auto one = m_severity.rated(annotation.answer.ballot, annotation.answer.scales))
            rated.push_back(*one);
    }
    return m_severity.of(rated);
}

bool DeskChecks::isWide(std::span<const Annotation> ofOneItem) const
{
    for (const WideRange& rule : m_task.checks.ranges) {
        const auto scale = indexOfToken(m_task.scales, rule.scale);
        if (!scale)
            continue;
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const Annotation& annotation : ofOneItem) {
            if (!isWhole(annotation.answer))
                continue;
            for (const ScalePoint& point : m_task.scales[*scale].points) {
                if (annotation.answer.scales.at(*scale) != point.value)
                    continue;
                low = std::min(low, point.number);
                high = std::max(high, point.number);
            }
        }
        // Numbers have few decimals; so has their difference, whatever binary fractions make of it.
        const double range = std::round(1e6 * (high - low)) / 1e6;
        if (high >= low && range > rule.over)
            return true;
    }
    return false;
}

void DeskChecks::addTimes(const Annotation& annotation, std::vector<QualityFlag>& flags) const
{
    const auto& times = m_task.checks.times;
    const auto ms = responseTimeOf(annotation);
    if (!times || !ms)
        return;
    const auto add = [&](QualityCode code, qint64 limit) {
        QualityFlag& flag = flags.emplace_back();
        flag.code = code;
        flag.person = annotation.person;
        flag.scenario = annotation.scenario;
        flag.value = static_cast<double>(*ms);
        flag.limit = static_cast<double>(limit);
    };
    if (*ms < times->tooFastMs)
        add(QualityCode::TooFast, times->tooFastMs);
    if (*ms > times->disengagedMs)
        add(QualityCode::Disengaged, times->disengagedMs);
}

std::vector<QualityFlag> DeskChecks::flagsOf(const Annotation& annotation) const
{
    std::vector<QualityFlag> flags;
    if (!isWhole(annotation.answer))
        return flags;
    addTimes(annotation, flags);
    for (const FoundContradiction& found : contradictionsOf(annotation.answer, m_task)) {
        QualityFlag& flag = flags.emplace_back();
        flag.code = found.code;
        flag.person = annotation.person;
        flag.scenario = annotation.scenario;
        flag.question = found.question;
        flag.dimension = found.scale;
        flag.value = annotation.answer.scale(found.scale).value_or(0);
    }
    return flags;
}

} // namespace subtext
