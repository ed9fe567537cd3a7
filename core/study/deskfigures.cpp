// SPDX-License-Identifier: MIT
#include "core/study/deskfigures.h"

#include <algorithm>

namespace subtext {
namespace {

std::optional<qint64> medianOf(std::vector<qint64> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

void countPattern(PatternCounts& counts, Pattern pattern)
{
    counts.unanimous += pattern == Pattern::Unanimous ? 1 : 0;
    counts.majority += pattern == Pattern::Majority ? 1 : 0;
    counts.split += pattern == Pattern::Split ? 1 : 0;
}

void countPlace(DeskFigures& figures, const DeskRecord& record)
{
    std::vector<qint64>& picks = figures.positions.picks;
    picks.resize(std::max(picks.size(), static_cast<std::size_t>(record.places)));
    figures.isFileOrder = figures.isFileOrder || record.isFileOrder;
    if (record.place)
        ++picks[static_cast<std::size_t>(*record.place)];
    else
        ++figures.positions.none;
}

void countHints(DeskFigures& figures, const DeskRecord& record)
{
    if (!record.hints)
        return;
    ++figures.withHints;
    const bool isLabel = record.pick.label.has_value();
    figures.followedNearest += isLabel && record.hints->nearest == record.pick.label ? 1 : 0;
    figures.followedLikeliest += isLabel && record.hints->likeliest == record.pick.label ? 1 : 0;
    figures.changedAfterHints += record.firstPick && *record.firstPick != record.pick ? 1 : 0;
}

} // namespace

DeskFigures deskFigures(std::span<const DeskItem> queue, std::optional<Subtype> subtype)
{
    DeskFigures figures;
    std::vector<const DeskRecord*> own;
    for (const DeskItem& item : queue) {
        if (subtype && item.subtype != *subtype)
            continue;
        if (item.pattern)
            countPattern(figures.patterns, *item.pattern);
        figures.flagged += item.isFlagged() ? 1 : 0;
        figures.settled += item.isFlagged() && item.gold.isSettled() ? 1 : 0;
        figures.waiting += item.isSplit() && !item.gold.isSettled() ? 1 : 0;
        figures.ambiguous += item.gold.isAmbiguous ? 1 : 0;
        if (item.gold.label)
            ++figures.gold.at(static_cast<std::size_t>(indexOf(*item.gold.label)));
        if (item.record && item.isSplit())
            countPlace(figures, *item.record);
        if (item.record && item.record->isOwn) {
            countHints(figures, *item.record);
            own.push_back(&*item.record);
        }
    }
    figures.positionTest = testPositions(figures.positions);
    std::sort(own.begin(), own.end(),
              [](const DeskRecord* a, const DeskRecord* b) { return a->id < b->id; });
    for (const DeskRecord* record : own) {
        if (record->activeMs)
            figures.decisionMs.push_back(*record->activeMs);
    }
    figures.medianMs = medianOf(figures.decisionMs);
    return figures;
}

} // namespace subtext
