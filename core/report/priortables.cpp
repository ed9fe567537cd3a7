// SPDX-License-Identifier: MIT
#include "core/report/priortables.h"

#include "core/entanglement/priorfigures.h"
#include "core/report/vectorsets.h"

namespace subtext {
namespace {

using entanglement::CoOccurrence;
using entanglement::DescribedPrior;
using entanglement::EntanglementFigures;
using entanglement::PriorFigures;
using entanglement::PriorWeights;

/// A table of all scenarios and one of the train part, which `add` fills; `caption` takes
/// how many scenarios it is about.
template <typename Add>
ReportTables ofEachGold(ReportFigures& figures, const QString& caption,
                        const std::vector<ReportColumn>& columns, const Add& add)
{
    const auto& vectors = figures.input().vectors;
    if (!vectors)
        return tl::unexpected(ReportLack::Vectors);
    std::vector<ReportTable> tables;
    const auto addPart = [&](const CoOccurrence& data, const char* suffix, const char* of) {
        if (data.scenarios == 0)
            return;
        ReportTableMaker table(caption.arg(data.scenarios).arg(QString::fromLatin1(of)), columns,
                               QString::fromLatin1(suffix));
        add(table, entanglement::entanglementFigures(data));
        tables.push_back(table.take());
    };
    addPart(entanglement::goldOf(vectors->scenarios), "_all", "scenarios");
    addPart(entanglement::goldOf(vectors->scenarios, entanglement::SplitPart::Train), "_train",
            "scenarios of the train part");
    if (tables.empty())
        return tl::unexpected(ReportLack::Gold);
    return tables;
}

/// What three priors say of one thing; `of` takes weights or figures.
template <typename Of> ReportRow weightCells(const EntanglementFigures& figures, const Of& of)
{
    ReportRow row;
    for (const DescribedPrior* prior : {&figures.published, &figures.smoothed, &figures.fitted})
        row.push_back(
            numberCell(prior->weights ? std::optional<double>(of(*prior->weights)) : std::nullopt));
    return row;
}

template <typename Of> ReportRow marginalCells(const EntanglementFigures& figures, const Of& of)
{
    ReportRow row;
    for (const DescribedPrior* prior : {&figures.published, &figures.smoothed, &figures.fitted})
        row.push_back(
            numberCell(prior->figures ? std::optional<double>(of(*prior->figures)) : std::nullopt));
    return row;
}

void addTerm(ReportTableMaker& table, ReportRow row, const ReportRow& weights,
             const ReportRow& marginals)
{
    row.insert(row.end(), weights.begin(), weights.end());
    row.insert(row.end(), marginals.begin(), marginals.end());
    table.add(row);
}

ReportRow propertyRow(const Task& task, const char* token, const DescribedPrior& prior)
{
    const ReportCell name = wordCell(QString::fromLatin1(token), QString::fromLatin1(token));
    if (!prior.weights || !prior.figures) {
        const ReportCell none = numberCell(std::nullopt);
        const auto terms = prior.weights ? entanglement::UndefinedTerms() : prior.weights.error();
        return {name, countCell(std::ssize(terms.emotions) + std::ssize(terms.pairs)),
                none, none,
                none, none,
                none, none};
    }
    const PriorFigures& of = *prior.figures;
    return {name,
            countCell(0),
            numberCell(of.logZ),
            vectorCell(task, of.mostProbable),
            countCell(entanglement::positiveDyads(*prior.weights)),
            countCell(entanglement::negativeOpposites(*prior.weights)),
            numberCell(of.largestMarginalGap),
            numberCell(of.largestPairGap)};
}

} // namespace

ReportTables priorWeights(ReportFigures& figures)
{
    const Task& task = figures.task();
    return ofEachGold(
        figures,
        QStringLiteral("Emotions and pairs of them in the gold vectors of %1 %2: counts, shares, "
                       "mutual information in nats; the weight θ of each in the prior by its "
                       "published formula, smoothed, and fitted; and the probability under it."),
        {column("term", "Term"), column("count", "Count"), column("share", "%"),
         column("mutual_information", "MI"), column("theta_published", "θ, published"),
         column("theta_smoothed", "smoothed"), column("theta_fitted", "fitted"),
         column("marginal_published", "p, published"), column("marginal_smoothed", "smoothed"),
         column("marginal_fitted", "fitted")},
        [&](ReportTableMaker& table, const EntanglementFigures& of) {
            const auto all = static_cast<qint64>(of.data.scenarios);
            for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
                const int count = of.data.counts.at(i);
                addTerm(
                    table,
                    {emotionCell(task, i), countCell(count), percentCell(count, all),
                     numberCell(std::nullopt)},
                    weightCells(of, [&](const PriorWeights& w) { return w.single.at(i); }),
                    marginalCells(of, [&](const PriorFigures& p) { return p.marginals.at(i); }));
            }
            for (std::size_t place = 0; place < entanglement::PairCount; ++place) {
                const auto& [first, second] = entanglement::AllPairs.at(place);
                const int count = of.data.pairs.at(place);
                addTerm(table,
                        {emotionPairCell(task, place), countCell(count), percentCell(count, all),
                         numberCell(of.data.mutualInformation(first, second))},
                        weightCells(of, [&](const PriorWeights& w) { return w.pair.at(place); }),
                        marginalCells(
                            of, [&](const PriorFigures& p) { return p.pairMarginals.at(place); }));
            }
        });
}

ReportTables priorProperties(ReportFigures& figures)
{
    const Task& task = figures.task();
    return ofEachGold(
        figures,
        QStringLiteral("What the priors of %1 %2 say: terms without a value, ln Z, the most "
                       "probable vector, how many of Plutchik's eight primary dyads have a weight "
                       "above 0 and how many of the four opposites one below, and the largest "
                       "difference of the prior's probabilities from the data."),
        {column("prior", "Prior"), column("undefined_terms", "Undefined"), column("log_z", "ln Z"),
         column("most_probable", "Most probable"), column("dyads_positive", "Dyads"),
         column("opposites_negative", "Opposites"),
         column("largest_gap_of_emotions", "Gap, emotions"),
         column("largest_gap_of_pairs", "pairs")},
        [&](ReportTableMaker& table, const EntanglementFigures& of) {
            table.add(propertyRow(task, "published", of.published));
            table.add(propertyRow(task, "smoothed", of.smoothed));
            table.add(propertyRow(task, "fitted", of.fitted));
        });
}

} // namespace subtext
