// SPDX-License-Identifier: MIT
#include "core/desk/deskchecks.h"

#include "core/quality/contradictions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace subtext {
namespace {

/// The study's limit where it is another than the usual one, else the task's.
template <typename Limit, typename Stated>
auto inForce(Limit QualityThresholds::*limit, const QualityThresholds& study, Stated ofTask)
{
    const QualityThresholds usual;
    return study.*limit == usual.*limit ? static_cast<Limit>(ofTask) : study.*limit;
}

} // namespace

DeskChecks::DeskChecks(std::shared_ptr<const Task> task, const QualityThresholds& thresholds)
    : m_task(std::move(task))
    , m_thresholds(thresholds)
    , m_severity(*m_task)
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
    for (const WideRange& rule : m_task->checks.ranges) {
        const auto scale = indexOfToken(m_task->scales, rule.scale);
        if (!scale)
            continue;
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const Annotation& annotation : ofOneItem) {
            if (!isWhole(annotation.answer))
                continue;
            for (const ScalePoint& point : m_task->scales[*scale].points) {
                if (annotation.answer.scales.at(*scale) != point.value)
                    continue;
                low = std::min(low, point.number);
                high = std::max(high, point.number);
            }
        }
        // Numbers have few decimals; so has their difference, whatever binary fractions make of it.
        const double range = std::round(1e6 * (high - low)) / 1e6;
        if (high >= low && range > inForce(&QualityThresholds::vadRange, m_thresholds, rule.over))
            return true;
    }
    return false;
}

void DeskChecks::addTimes(const Annotation& annotation, std::vector<QualityFlag>& flags) const
{
    const auto& times = m_task->checks.times;
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
    const qint64 least = inForce(&QualityThresholds::tooFastMs, m_thresholds, times->tooFastMs);
    const qint64 most =
        inForce(&QualityThresholds::disengagedMs, m_thresholds, times->disengagedMs);
    if (*ms < least)
        add(QualityCode::TooFast, least);
    if (*ms > most)
        add(QualityCode::Disengaged, most);
}

std::vector<QualityFlag> DeskChecks::flagsOf(const Annotation& annotation) const
{
    std::vector<QualityFlag> flags;
    if (!isWhole(annotation.answer))
        return flags;
    addTimes(annotation, flags);
    for (const FoundContradiction& found :
         contradictionsOf(annotation.answer, *m_task, m_thresholds)) {
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
