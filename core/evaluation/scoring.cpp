// SPDX-License-Identifier: MIT
#include "core/evaluation/scoring.h"

#include <QSet>

namespace subtext::evaluation {
namespace {

QString patternName(const Item& item)
{
    return item.pattern ? QString(patternToken(*item.pattern)) : QString();
}

/// In alphabetical order.
QStringList presentNames(const Input& input, CutBy cut)
{
    QSet<QString> names;
    for (const Item& item : input.items)
        names.insert(stratumOf(item, cut));
    names.remove(QString());
    QStringList sorted(names.begin(), names.end());
    sorted.sort();
    return sorted;
}

/// In the order in which they are used.
QStringList presentSplits(const Input& input)
{
    const QStringList present = presentNames(input, CutBy::Split);
    QStringList names;
    for (const Partition part : {Partition::Train, Partition::Validation, Partition::Test}) {
        if (present.contains(partToken(part)))
            names << partToken(part);
    }
    return names;
}

/// All of them, also those that no item has; none where no item's relation is known.
QStringList powersOf(const Input& input)
{
    QStringList names;
    if (!input.items.empty() && std::all_of(input.items.begin(), input.items.end(),
                                            [](const Item& item) { return item.power.isEmpty(); }))
        return names;
    for (const PowerRelation power : AllPowerRelations)
        names << powerToken(power);
    return names;
}

} // namespace

QString stratumOf(const Item& item, CutBy cut)
{
    switch (cut) {
    case CutBy::Group:
        return item.group;
    case CutBy::Power:
        return item.power;
    case CutBy::Pattern:
        return patternName(item);
    case CutBy::Domain:
        return item.domain;
    case CutBy::Split:
        return item.split;
    case CutBy::Topic:
        return item.topic;
    }
    Q_UNREACHABLE();
}

QStringList stratumNames(const Input& input, CutBy cut)
{
    switch (cut) {
    case CutBy::Power:
        return powersOf(input);
    case CutBy::Pattern:
        return {QStringLiteral("unanimous"), QStringLiteral("majority"), QStringLiteral("split")};
    case CutBy::Split:
        return presentSplits(input);
    case CutBy::Group:
    case CutBy::Domain:
    case CutBy::Topic:
        return presentNames(input, cut);
    }
    Q_UNREACHABLE();
}

const std::vector<ScoredPart>& partsOf(const Strata& strata, CutBy cut)
{
    switch (cut) {
    case CutBy::Group:
        return strata.groups;
    case CutBy::Power:
        return strata.powers;
    case CutBy::Pattern:
        return strata.patterns;
    case CutBy::Domain:
        return strata.domains;
    case CutBy::Split:
        return strata.splits;
    case CutBy::Topic:
        return strata.topics;
    }
    Q_UNREACHABLE();
}

Scoring::Scoring(const Input& input, const ScoredItems& items, const ResamplingOptions& how)
    : m_options(input.options.count())
    , m_items(items)
    , m_how(how)
{
    for (const CutBy cut : AllCuts)
        m_cuts.at(static_cast<std::size_t>(cut)) = cutBy(cut, stratumNames(input, cut));
}

Scoring::Cut Scoring::cutBy(CutBy by, const QStringList& names) const
{
    Cut cut{names, std::vector<std::vector<std::size_t>>(static_cast<std::size_t>(names.size()))};
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const qsizetype part = names.indexOf(stratumOf(*m_items.items[i], by));
        if (part >= 0)
            cut.parts[static_cast<std::size_t>(part)].push_back(i);
    }
    return cut;
}

const Scoring::Cut& Scoring::cutOf(CutBy cut) const
{
    return m_cuts.at(static_cast<std::size_t>(cut));
}

std::vector<Cell> Scoring::cellsOf(const std::vector<Cell>& cells, CutBy cut,
                                   std::size_t part) const
{
    std::vector<Cell> own;
    for (const std::size_t at : cutOf(cut).parts.at(part))
        own.push_back(cells[at]);
    return own;
}

std::vector<Cell>
Scoring::cells(const std::function<std::optional<int>(std::size_t place)>& labelOf) const
{
    std::vector<Cell> cells;
    cells.reserve(m_items.size());
    for (std::size_t i = 0; i < m_items.size(); ++i)
        cells.push_back(cellOf(m_options, m_items.gold[i], labelOf(m_items.places[i])));
    return cells;
}

void Scoring::scoreAll(std::vector<Cell> cells, ScoredPart& part)
{
    schedule(std::move(cells), part, true);
}

void Scoring::scoreStrata(const std::vector<Cell>& cells, Strata& strata)
{
    scoreCut(cells, CutBy::Group, strata.groups);
    scoreCut(cells, CutBy::Power, strata.powers);
    scoreCut(cells, CutBy::Pattern, strata.patterns);
    scoreCut(cells, CutBy::Domain, strata.domains);
    scoreCut(cells, CutBy::Split, strata.splits);
    scoreCut(cells, CutBy::Topic, strata.topics);
}

void Scoring::scoreCut(const std::vector<Cell>& cells, CutBy by, std::vector<ScoredPart>& parts)
{
    const Cut& cut = cutOf(by);
    parts.resize(cut.parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i].name = cut.names.at(static_cast<qsizetype>(i));
        schedule(cellsOf(cells, by, i), parts[i], false);
    }
}

void Scoring::schedule(std::vector<Cell> cells, ScoredPart& part, bool isAll)
{
    part.scores = hardScores(answerTable(cells, m_options));
    if (isAll || m_how.stream == Stream::CPython)
        m_scheduled.push_back({std::move(cells), &part, isAll});
}

bool Scoring::draw(const CancelToken& cancel)
{
    std::vector<ResamplingJob> jobs;
    jobs.reserve(m_scheduled.size());
    for (const Scheduled& of : m_scheduled)
        jobs.push_back({of.cells, of.isAll, true});
    auto drawn = resample(jobs, m_options, m_how, cancel);
    if (!drawn)
        return false;
    for (std::size_t i = 0; i < m_scheduled.size(); ++i)
        m_scheduled[i].part->intervals = std::move((*drawn)[i]);
    return true;
}

} // namespace subtext::evaluation
