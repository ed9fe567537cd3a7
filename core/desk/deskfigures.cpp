// SPDX-License-Identifier: MIT
#include "core/desk/deskfigures.h"

#include "core/base/median.h"

#include <algorithm>

namespace subtext {
namespace {

void countPattern(PatternCounts& counts, Pattern pattern, int by)
{
    counts.unanimous += pattern == Pattern::Unanimous ? by : 0;
    counts.majority += pattern == Pattern::Majority ? by : 0;
    counts.split += pattern == Pattern::Split ? by : 0;
}

/// What the votes decide by themselves is nobody's work.
bool isDecidedByPeople(const DeskItem& item)
{
    const auto isDecision = [](const DeskQuestion& question) {
        return question.gold.source == GoldSource::Decision;
    };
    const bool isHere =
        item.isSettled() && std::any_of(item.questions.begin(), item.questions.end(), isDecision);
    return !item.isDisputed() && (isHere || item.state == DeskState::WithOthers);
}

} // namespace

void DeskTally::countPlace(const DeskRecord& record, int by)
{
    const PickPlace picked{record.places, record.place, record.isFileOrder};
    if (by > 0)
        m_places.add(picked);
    else
        m_places.remove(picked);
    m_inFileOrder += record.isFileOrder ? by : 0;
}

void DeskTally::countHints(const DeskRecord& record, int by)
{
    if (!record.hints)
        return;
    m_counts.withHints += by;
    const Pick pick = record.picks.front().value_or(Pick()); // hints are about the first question
    const std::optional<Choice>& label = pick.label;
    m_counts.followedNearest += label && record.hints->nearest == label ? by : 0;
    m_counts.withLikeliest += record.hints->likeliest ? by : 0;
    m_counts.followedLikeliest += label && record.hints->likeliest == label ? by : 0;
    const std::optional<Pick>& first = record.firstPicks.front();
    // A label that is marked as ambiguous afterwards is the same label.
    m_counts.changedAfterHints += first && first->label != label ? by : 0;
}

void DeskTally::count(const DeskItem& item, int by)
{
    if (const auto pattern = item.pattern())
        countPattern(m_counts.patterns, *pattern, by);
    m_counts.flagged += item.isFlagged() ? by : 0;
    m_counts.disputed += item.isDisputed() ? by : 0;
    const bool isDecided = isDecidedByPeople(item);
    m_counts.toReview += item.isFlagged() && (!isDecided || item.isOutdated) ? by : 0;
    m_counts.outdated += item.isOutdated ? by : 0;
    m_counts.settled += item.isSplit() && isDecided ? by : 0;
    const bool isOwn = item.record && item.record->isOwn;
    m_counts.decidedBeside += !item.isSplit() && isDecided && isOwn ? by : 0;
    m_counts.waiting += item.isWaiting() ? by : 0;
    if (item.isSplit()) {
        for (const PersonId person : item.decidedBy)
            m_splitsByDecider[person] += by;
    }
    m_labels.resize(std::max(m_labels.size(), item.questions.size()));
    for (std::size_t i = 0; i < item.questions.size(); ++i) {
        const GoldLabel& gold = item.questions[i].gold;
        m_labels[i].ambiguous += gold.isAmbiguous && !gold.label ? by : 0;
        if (gold.label)
            m_labels[i].gold.at(slotOf(*gold.label)) += by;
    }
    if (item.record && item.isSplit())
        countPlace(*item.record, by);
    if (!item.record || !item.record->isOwn)
        return;
    countHints(*item.record, by);
    if (by > 0)
        m_own.emplace(item.record->id, item.record->activeMs);
    else
        m_own.erase(item.record->id);
}

DeskFigures DeskTally::figures(QuestionIndex question) const
{
    DeskFigures figures = m_counts;
    if (indexOf(question) < m_labels.size()) {
        figures.gold = m_labels[indexOf(question)].gold;
        figures.ambiguous = m_labels[indexOf(question)].ambiguous;
    }
    figures.positions = m_places.picks();
    figures.positionTest = m_places.test();
    figures.isFileOrder = m_inFileOrder > 0;
    for (const auto& [decision, activeMs] : m_own) {
        if (activeMs)
            figures.decisionMs.push_back(*activeMs);
    }
    figures.medianMs = medianOf(figures.decisionMs);
    return figures;
}

DeskFigures deskFigures(std::span<const DeskItem> queue, std::optional<QString> group,
                        QuestionIndex question)
{
    DeskTally tally;
    for (const DeskItem& item : queue) {
        if (!group || item.group == *group)
            tally.add(item);
    }
    return tally.figures(question);
}

} // namespace subtext
