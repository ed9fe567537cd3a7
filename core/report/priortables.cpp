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

/// A table of each part of the gold, which `add` fills; `caption` takes how many scenarios it is
/// about.
template <typename Add>
ReportTables ofEachGold(ReportFigures& figures, const QString& caption,
                        const std::vector<ReportColumn>& columns, const Add& add)
{
    const auto parts = partsOfGold(figures.input());
    if (!parts)
        return tl::unexpected(parts.error());
    std::vector<ReportTable> tables;
    for (const PartOfGold& part : *parts) {
        ReportTableMaker table(caption.arg(part.data.scenarios).arg(part.words), columns,
                               part.suffix);
        add(table, part.data);
        tables.push_back(table.take());
    }
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
        [&](ReportTableMaker& table, const CoOccurrence& data) {
            const EntanglementFigures of = figures.priorFigures(data);
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
        [&](ReportTableMaker& table, const CoOccurrence& data) {
            const EntanglementFigures of = figures.priorFigures(data);
            table.add(propertyRow(task, "published", of.published));
            table.add(propertyRow(task, "smoothed", of.smoothed));
            table.add(propertyRow(task, "fitted", of.fitted));
        });
}

ReportTables conditionalShares(ReportFigures& figures)
{
    const Task& task = figures.task();
    std::vector<ReportColumn> columns{column("given", "Given"), column("scenarios", "n")};
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        const ReportCell name = emotionCell(task, i);
        columns.push_back({name.exact, name.text});
    }
    return ofEachGold(
        figures,
        QStringLiteral("P(column | row) in %, in the gold vectors of %1 %2: of those with the "
                       "emotion of the row, the share that has that of the column. n: how many "
                       "have it."),
        columns, [&](ReportTableMaker& table, const CoOccurrence& data) {
            for (std::size_t given = 0; given < entanglement::Emotions; ++given) {
                ReportRow row{emotionCell(task, given), countCell(data.counts.at(given))};
                for (std::size_t i = 0; i < entanglement::Emotions; ++i)
                    row.push_back(percentCell(data.conditional(i, given)));
                table.add(row);
            }
        });
}

ReportTables mostFrequentVectors(ReportFigures& figures)
{
    const auto of = frequentVectors(figures.input());
    if (!of)
        return tl::unexpected(of.error());
    ReportTableMaker table(
        QStringLiteral("The %1 most frequent of %2 different gold vectors, of %3 scenarios with "
                       "gold.")
            .arg(of->vectors.size())
            .arg(of->different)
            .arg(of->scenarios),
        {column("vector", "Emotions"), column("count", "Scenarios"), column("share", "%")});
    for (const entanglement::VectorCount& vector : of->vectors)
        table.add({vectorCell(figures.task(), vector.vector), countCell(vector.times),
                   percentCell(vector.times, static_cast<qint64>(of->scenarios))});
    return std::vector{table.take()};
}

} // namespace subtext
