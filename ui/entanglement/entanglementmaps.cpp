// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/entanglementmaps.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace subtext {
namespace {

using namespace entanglement;

struct Maps
{
    Q_DECLARE_TR_FUNCTIONS(subtext::EntanglementMaps)
};

QString word(std::size_t emotion, const StudyWords& emotions)
{
    return emotions.at(static_cast<qsizetype>(emotion));
}

QString lower(std::size_t emotion, const StudyWords& emotions)
{
    return emotions.inside(emotion);
}

QString scenarioCount(int n)
{
    return Maps::tr("%n scenarios", nullptr, plural(n));
}

/// "12 of 400 scenarios"
QString ofAll(int n, const CoOccurrence& data)
{
    return Maps::tr("%1 of %2").arg(n).arg(scenarioCount(static_cast<int>(data.scenarios)));
}

/// "joy by itself", "joy and trust (love)".
QString cellName(std::size_t row, std::size_t column, const StudyWords& emotions)
{
    if (row == column)
        return lower(row, emotions);
    const QString both = Maps::tr("%1 and %2").arg(lower(row, emotions), lower(column, emotions));
    const QString relation = relationWord(pairIndex(row, column));
    return relation.isEmpty() ? both : Maps::tr("%1 (%2)").arg(both, relation);
}

HeatCell::Mark markOf(std::size_t row, std::size_t column)
{
    if (row == column)
        return HeatCell::Mark::None;
    const std::size_t pair = pairIndex(row, column);
    if (areOpposites(pair))
        return HeatCell::Mark::Dashed;
    return dyadWord(pair).isEmpty() ? HeatCell::Mark::None : HeatCell::Mark::Framed;
}

/// Rows and columns, and of each cell what `fill` says; its mark and what opens it are the same in
/// every map.
HeatMap mapOf(const CoOccurrence& data, const StudyWords& emotions,
              const std::function<void(HeatCell&, std::size_t, std::size_t)>& fill)
{
    HeatMap map;
    map.words = emotions;
    for (std::size_t row = 0; row < Emotions; ++row) {
        for (std::size_t column = 0; column < Emotions; ++column) {
            HeatCell& cell = map.cells.emplace_back();
            cell.mark = markOf(row, column);
            cell.isOpening = data.together(row, column) > 0;
            fill(cell, row, column);
        }
    }
    return map;
}

void addRow(HeatMap& map, std::size_t row, std::size_t column, const QStringList& cells)
{
    map.table.push_back(cells);
    map.tableCells.emplace_back(static_cast<int>(row), static_cast<int>(column));
}

/// The largest first.
std::vector<std::size_t> pairsBy(const std::function<double(std::size_t)>& value)
{
    std::vector<std::size_t> pairs;
    for (std::size_t p = 0; p < PairCount; ++p)
        pairs.push_back(p);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [&](std::size_t a, std::size_t b) { return value(a) > value(b); });
    return pairs;
}

QString toldPairs(const std::vector<std::size_t>& pairs, const StudyWords& emotions,
                  const std::function<QString(std::size_t)>& figure)
{
    constexpr std::size_t PairsTold = 3;
    QStringList told;
    for (std::size_t i = 0; i < PairsTold; ++i)
        told << Maps::tr("%1 (%2)").arg(emotions.inside(pairWords(pairs[i], emotions)),
                                        figure(pairs[i]));
    return listed(told);
}

QString gapText(const std::optional<double>& gap)
{
    return gap ? weightText(*gap) : QString();
}

struct NamedPrior
{
    QString name;
    const DescribedPrior* prior = nullptr;

    const PriorFigures* figures() const { return prior->figures ? &*prior->figures : nullptr; }
};

std::vector<NamedPrior> priorsOf(const EntanglementFigures& figures)
{
    return {{Maps::tr("Published"), &figures.published},
            {Maps::tr("s = %1").arg(figures.options.smoothing), &figures.smoothed},
            {Maps::tr("Fitted"), &figures.fitted}};
}

/// Name, the data's share, then of each prior its share and the gap between them.
template <typename Share, typename Gap>
QStringList marginalsRow(const QString& name, const QString& data,
                         const std::vector<NamedPrior>& priors, const Share& share, const Gap& gap)
{
    QStringList cells{name, data};
    for (const NamedPrior& each : priors) {
        const PriorFigures* figures = each.figures();
        cells << (figures ? charts::tableFigure(share(*figures)) : charts::tableFigure({}))
              << (figures ? charts::tableFigure(gap(*figures)) : QString());
    }
    return cells;
}

/// Figures of the priors themselves, under the column that they belong to.
template <typename Figure>
QStringList priorRow(const QString& name, const std::vector<NamedPrior>& priors, bool isGap,
                     const Figure& figure)
{
    QStringList cells{name, QString()};
    for (const NamedPrior& each : priors) {
        const QString text =
            each.figures() ? charts::tableFigure(figure(*each.figures())) : QString();
        cells << (isGap ? QString() : text) << (isGap ? text : QString());
    }
    return cells;
}

void fillMarginalsTable(IntervalContent& content, const EntanglementFigures& figures,
                        const std::vector<NamedPrior>& priors, const StudyWords& emotions)
{
    const CoOccurrence& data = figures.data;
    content.header = {Maps::tr("Felt"), Maps::tr("Data")};
    content.shownHeader = content.header;
    for (const NamedPrior& each : priors) {
        content.header << each.name << Maps::tr("Gap");
        content.shownHeader << each.name << Maps::tr("%1: gap").arg(each.name);
    }
    for (std::size_t i = 0; i < Emotions; ++i)
        content.table.push_back(marginalsRow(
            word(i, emotions), charts::tableFigure(data.prevalence(i)), priors,
            [i](const PriorFigures& of) { return of.marginals.at(i); },
            [&](const PriorFigures& of) { return gapToData(of, data, i); }));
    const auto n = static_cast<double>(data.scenarios);
    for (std::size_t p = 0; p < PairCount; ++p)
        content.table.push_back(marginalsRow(
            pairWords(p, emotions), charts::tableFigure(data.pairs.at(p) / n), priors,
            [p](const PriorFigures& of) { return of.pairMarginals.at(p); },
            [&](const PriorFigures& of) { return pairGapToData(of, data, p); }));
    content.table.push_back(priorRow(Maps::tr("Largest gap of an emotion"), priors, true,
                                     [](const auto& of) { return of.largestMarginalGap; }));
    content.table.push_back(priorRow(Maps::tr("Largest gap of a pair"), priors, true,
                                     [](const auto& of) { return of.largestPairGap; }));
    content.table.push_back(
        priorRow(Maps::tr("ln Z"), priors, false, [](const auto& of) { return of.logZ; }));
}

} // namespace

HeatMap weightMap(const PriorWeights& weights, const CoOccurrence& data, const StudyWords& emotions)
{
    double most = 0;
    for (const double weight : weights.single)
        most = std::max(most, std::abs(weight));
    for (const double weight : weights.pair)
        most = std::max(most, std::abs(weight));
    const auto weightOf = [&](std::size_t row, std::size_t column) {
        return row == column ? weights.single.at(row) : weights.pair.at(pairIndex(row, column));
    };
    HeatMap map = mapOf(data, emotions, [&](HeatCell& cell, std::size_t row, std::size_t column) {
        const double weight = weightOf(row, column);
        cell.figure = weightText(weight);
        cell.shade = most > 0 ? weight / most : 0;
        cell.words = Maps::tr("%1: θ = %2, felt in %3")
                         .arg(cellName(row, column, emotions), cell.figure,
                              ofAll(data.together(row, column), data));
    });
    map.header = {Maps::tr("Felt"), Maps::tr("θ"), Maps::tr("Scenarios"), Maps::tr("Relation")};
    for (std::size_t i = 0; i < Emotions; ++i)
        addRow(map, i, i,
               {word(i, emotions), charts::tableFigure(weights.single.at(i)),
                QString::number(data.counts.at(i)), QString()});
    for (std::size_t p = 0; p < PairCount; ++p)
        addRow(map, AllPairs[p].first, AllPairs[p].second,
               {pairWords(p, emotions), charts::tableFigure(weights.pair.at(p)),
                QString::number(data.pairs.at(p)), relationWord(p)});
    std::vector<std::size_t> pairs = pairsBy([&](std::size_t p) { return weights.pair.at(p); });
    const auto figure = [&](std::size_t p) { return weightText(weights.pair.at(p)); };
    const QString together = toldPairs(pairs, emotions, figure);
    std::reverse(pairs.begin(), pairs.end());
    map.summary =
        Maps::tr("Drawn together most: %1. Kept apart most: %2. Of eight dyads %3 are positive, of "
                 "four opposites %4 are negative.")
            .arg(together, toldPairs(pairs, emotions, figure))
            .arg(positiveDyads(weights))
            .arg(negativeOpposites(weights));
    return map;
}

HeatMap countMap(const CoOccurrence& data, const StudyWords& emotions)
{
    const int most = std::max(1, *std::max_element(data.counts.begin(), data.counts.end()));
    HeatMap map = mapOf(data, emotions, [&](HeatCell& cell, std::size_t row, std::size_t column) {
        const int n = data.together(row, column);
        cell.figure = QString::number(n);
        if (n > 0)
            cell.note =
                Maps::tr("%1 %").arg(qRound(100.0 * n / static_cast<double>(data.scenarios)));
        cell.shade = static_cast<double>(n) / most;
        cell.words =
            Maps::tr("%1: felt in %2").arg(cellName(row, column, emotions), ofAll(n, data));
    });
    map.header = {Maps::tr("Felt"), Maps::tr("Scenarios"), Maps::tr("Share"), Maps::tr("Relation")};
    const auto n = static_cast<double>(data.scenarios);
    for (std::size_t i = 0; i < Emotions; ++i)
        addRow(map, i, i,
               {word(i, emotions), QString::number(data.counts.at(i)),
                charts::tableFigure(data.prevalence(i)), QString()});
    for (std::size_t p = 0; p < PairCount; ++p)
        addRow(map, AllPairs[p].first, AllPairs[p].second,
               {pairWords(p, emotions), QString::number(data.pairs.at(p)),
                charts::tableFigure(data.pairs.at(p) / n), relationWord(p)});
    const auto pairs = pairsBy([&](std::size_t p) { return data.pairs.at(p); });
    map.summary =
        Maps::tr("Most often together: %1.").arg(toldPairs(pairs, emotions, [&](std::size_t p) {
            return scenarioCount(data.pairs.at(p));
        }));
    return map;
}

HeatMap conditionalMap(const CoOccurrence& data, const StudyWords& emotions)
{
    HeatMap map = mapOf(data, emotions, [&](HeatCell& cell, std::size_t row, std::size_t column) {
        const std::optional<double> share = data.conditional(row, column);
        const QString given = lower(column, emotions);
        if (!share) {
            cell.figure = QStringLiteral("–");
            cell.words = Maps::tr("%1 where %2 is felt: undefined, since it never is")
                             .arg(lower(row, emotions), given);
            return;
        }
        cell.figure = figureText(share, 2);
        cell.shade = *share;
        cell.words = Maps::tr("%1 where %2 is felt: %3, %4 of %5")
                         .arg(lower(row, emotions), given, cell.figure)
                         .arg(data.together(row, column))
                         .arg(scenarioCount(data.counts.at(column)));
    });
    map.header = {Maps::tr("Felt"),      Maps::tr("Given"), Maps::tr("P(felt | given)"),
                  Maps::tr("Scenarios"), Maps::tr("Of"),    Maps::tr("Relation")};
    for (std::size_t row = 0; row < Emotions; ++row) {
        for (std::size_t column = 0; column < Emotions; ++column) {
            if (row != column)
                addRow(map, row, column,
                       {word(row, emotions), word(column, emotions),
                        charts::tableFigure(data.conditional(row, column)),
                        QString::number(data.together(row, column)),
                        QString::number(data.counts.at(column)),
                        relationWord(pairIndex(row, column))});
        }
    }
    map.summary = Maps::tr("How often one emotion is felt where another is; the table has all 56.");
    return map;
}

HeatMap informationMap(const CoOccurrence& data, const StudyWords& emotions)
{
    const auto ofPair = [&](std::size_t p) {
        return data.mutualInformation(AllPairs.at(p).first, AllPairs.at(p).second).value_or(0);
    };
    const auto pairs = pairsBy(ofPair);
    const double most = ofPair(pairs.front());
    HeatMap map = mapOf(data, emotions, [&](HeatCell& cell, std::size_t row, std::size_t column) {
        if (row == column) {
            cell.words = Maps::tr("%1 with itself").arg(word(row, emotions));
            cell.isOpening = false;
            return;
        }
        const double nats = ofPair(pairIndex(row, column));
        cell.figure = figureText(nats, 3);
        cell.shade = most > 0 ? nats / most : 0;
        cell.words = Maps::tr("%1: %2 nats, together in %3")
                         .arg(cellName(row, column, emotions), cell.figure,
                              ofAll(data.together(row, column), data));
    });
    map.header = {Maps::tr("Felt"), Maps::tr("Mutual information (nats)"), Maps::tr("Scenarios"),
                  Maps::tr("Relation")};
    for (std::size_t p = 0; p < PairCount; ++p)
        addRow(map, AllPairs[p].first, AllPairs[p].second,
               {pairWords(p, emotions), charts::tableFigure(ofPair(p)),
                QString::number(data.pairs.at(p)), relationWord(p)});
    map.summary = Maps::tr("Most: %1.").arg(toldPairs(pairs, emotions, [&](std::size_t p) {
        return figureText(ofPair(p), 3);
    }));
    return map;
}

IntervalContent marginalsContent(const EntanglementFigures& figures, const StudyWords& emotions)
{
    const CoOccurrence& data = figures.data;
    const std::vector<NamedPrior> priors = priorsOf(figures);
    IntervalContent content;
    content.rows = emotions;
    content.axisTitle = Maps::tr("Share of scenarios");
    IntervalSeries inData{Maps::tr("Data"), MarkShape::Circle, 0, false, false, false, {}};
    for (std::size_t i = 0; i < Emotions; ++i)
        inData.marks.push_back({data.prevalence(i), std::nullopt, ofAll(data.counts.at(i), data)});
    content.series.push_back(inData);
    constexpr std::array Shapes{MarkShape::Diamond, MarkShape::Triangle, MarkShape::Square};
    QStringList gaps;
    for (std::size_t k = 0; k < priors.size(); ++k) {
        IntervalSeries series{
            priors[k].name, Shapes.at(k), static_cast<int>(k) + 1, false, false, false, {}};
        const PriorFigures* of = priors[k].figures();
        for (std::size_t i = 0; i < Emotions; ++i) {
            IntervalMark mark;
            if (of) {
                mark.value = of->marginals.at(i);
                mark.remark = Maps::tr("gap %1").arg(gapText(gapToData(*of, data, i)));
            }
            series.marks.push_back(mark);
        }
        content.series.push_back(series);
        gaps << (of ? Maps::tr("%1: largest gap %2, of a pair %3")
                          .arg(priors[k].name, figureText(of->largestMarginalGap, 3),
                               figureText(of->largestPairGap, 3))
                    : Maps::tr("%1: undefined").arg(priors[k].name));
    }
    fillMarginalsTable(content, figures, priors, emotions);
    content.summary = gaps.join(QStringLiteral("; ")) + u'.';
    return content;
}

EmotionSet emotionsOfMarginalsRow(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (at < Emotions)
        return only(at);
    return at < Emotions + PairCount ? AllPairs.at(at - Emotions).mask() : EmotionSet{0};
}

} // namespace subtext
