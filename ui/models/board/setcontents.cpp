// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/setcontents.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace subtext {
namespace {

using namespace evaluation;

struct SetText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::SetContents)
};

QString noFigure()
{
    return QStringLiteral("–");
}

std::int64_t sumOfRow(const AnswerTable& table, int row)
{
    std::int64_t sum = 0;
    for (int column = 0; column <= table.options; ++column)
        sum += table.at(row, column);
    return sum;
}

std::optional<double> partOfAll(std::int64_t count, std::int64_t all)
{
    return all > 0 ? std::optional(static_cast<double>(count) / static_cast<double>(all))
                   : std::nullopt;
}

HeatMap mapOf(const AnswerTable& table, const QStringList& options, const QString& answered,
              const QString& none)
{
    HeatMap map;
    map.words = options;
    if (!none.isEmpty())
        map.further = QStringList{none};
    map.header = {SetText::tr("Gold"), answered, SetText::tr("Count"),
                  SetText::tr("Share of gold")};
    std::int64_t hits = 0;
    std::int64_t all = 0;
    for (int row = 0; row < map.rows(); ++row) {
        const std::int64_t sum = sumOfRow(table, row);
        all += sum;
        hits += table.at(row, row);
        for (int column = 0; column < map.columns(); ++column) {
            const std::int64_t count = table.at(row, column);
            const auto share = partOfAll(count, sum);
            const QString& given = column < map.rows() ? options.at(column) : none;
            HeatCell& cell = map.cells.emplace_back();
            cell.figure = QString::number(count);
            cell.note = count > 0 ? SetText::tr("%1 %").arg(qRound(100 * *share)) : QString();
            cell.shade = share.value_or(0);
            cell.mark = row == column ? HeatCell::Mark::Framed : HeatCell::Mark::None;
            cell.isOpening = count > 0;
            cell.words = SetText::tr("Gold %1, %2 %3: %4 of %5")
                             .arg(options.at(row), midSentence(answered), given)
                             .arg(count)
                             .arg(sum);
            map.table.push_back(
                {options.at(row), given, QString::number(count), charts::tableFigure(share)});
            map.tableCells.emplace_back(row, column);
        }
    }
    map.summary = SetText::tr("%1 of %2 are the gold label.").arg(hits).arg(all);
    return map;
}

} // namespace

HeatMap answerMap(const AnswerTable& table, const QStringList& options)
{
    return mapOf(table, options, SetText::tr("Answered"), SetText::tr("none"));
}

HeatMap voteMap(const AnswerTable& table, const QStringList& options)
{
    return mapOf(table, options, SetText::tr("Voted"), QString());
}

std::vector<AnswerStatus> statusesOf(const SetEvaluation& set)
{
    std::vector<AnswerStatus> statuses;
    for (const AnswerStatus status : AllStatuses) {
        if (set.coverage.at(static_cast<std::size_t>(status)) > 0)
            statuses.push_back(status);
    }
    return statuses;
}

std::vector<QStringList> coverageRows(const SetEvaluation& set)
{
    const auto all = std::accumulate(set.coverage.begin(), set.coverage.end(), std::int64_t{0});
    std::vector<QStringList> rows;
    for (const AnswerStatus status : statusesOf(set)) {
        const auto count = set.coverage.at(static_cast<std::size_t>(status));
        rows.push_back(
            {statusWord(status), QString::number(count), percentText(partOfAll(count, all))});
    }
    return rows;
}

std::vector<QStringList> classRows(const SetEvaluation& set, const QStringList& options)
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < set.overall.scores.classes.size(); ++i) {
        const ClassScore& score = set.overall.scores.classes[i];
        const bool isNowhere = score.support + score.predicted == 0;
        rows.push_back({options.at(static_cast<qsizetype>(i)),
                        score.predicted > 0 ? figureText(score.precision, 3) : noFigure(),
                        score.support > 0 ? figureText(score.recall, 3) : noFigure(),
                        isNowhere ? noFigure() : figureText(score.f1, 3),
                        QString::number(score.support), QString::number(score.predicted)});
    }
    return rows;
}

std::vector<QStringList> outsideRows(const SetEvaluation& set, const QStringList& options)
{
    std::vector<QStringList> rows;
    for (const OutsideLabel& label : set.outside)
        rows.push_back({label.label,
                        label.mappedTo ? options.at(*label.mappedTo) : SetText::tr("no answer"),
                        QString::number(label.count)});
    return rows;
}

std::vector<std::size_t> scalesOf(const SetEvaluation& set)
{
    std::vector<std::size_t> scales;
    for (std::size_t i = 0; i < VadCount; ++i) {
        if (!set.scalePairs.at(i).empty())
            scales.push_back(i);
    }
    return scales;
}

QString scaleName(std::size_t scale)
{
    const std::array names{SetText::tr("Valence"), SetText::tr("Arousal"),
                           SetText::tr("Dominance")};
    return names.at(scale);
}

ScatterContent scatterContent(const LabelFigures& result, const SetEvaluation& set,
                              std::size_t scale)
{
    ScatterContent content;
    const ScaleFit& fit = set.scales.at(scale).fit;
    content.xTitle = SetText::tr("%1, mean of people").arg(scaleName(scale));
    content.yTitle = SetText::tr("%1, the model").arg(scaleName(scale));
    content.diagonal = SetText::tr("As people");
    content.header = {SetText::tr("Item"), SetText::tr("People"), SetText::tr("Model"),
                      SetText::tr("Model − people")};
    content.summary = SetText::tr("%1 of %2: MAE %3, r %4.")
                          .arg(scaleName(scale), SetText::tr("%n items", nullptr, plural(fit.n)),
                               fit.mae ? figureText(fit.mae, 3) : noFigure(),
                               fit.pearson ? figureText(fit.pearson, 3) : noFigure());
    // Means that differ in their last bit lie on one another.
    const auto placeOf = [](double value) { return std::round(value * 1e9) / 1e9; };
    std::map<std::pair<double, double>, std::vector<int>> places;
    for (const ScalePair& pair : set.scalePairs.at(scale)) {
        places[{placeOf(pair.reference), placeOf(pair.given)}].push_back(
            static_cast<int>(content.table.size()));
        content.table.push_back(
            {result.input.items[pair.item].name, charts::tableFigure(pair.reference),
             charts::tableFigure(pair.given), charts::tableFigure(pair.given - pair.reference)});
    }
    for (const auto& [place, rows] : places) {
        const QString what = rows.size() == 1
                                 ? content.table[static_cast<std::size_t>(rows.front())].front()
                                 : SetText::tr("%n items", nullptr, plural(std::ssize(rows)));
        content.points.push_back(
            {place.first, place.second,
             SetText::tr("%1: people %2, model %3")
                 .arg(what, figureText(place.first, 2), figureText(place.second, 2)),
             rows});
    }
    return content;
}

std::vector<QStringList> scaleRows(const SetEvaluation& set, const HumanScores& humans)
{
    const auto figure = [](const std::optional<double>& value) {
        return value ? figureText(value, 3) : noFigure();
    };
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < VadCount; ++i) {
        const ScaleScores& of = set.scales.at(i);
        if (of.fit.n + of.invalid == 0)
            continue;
        rows.push_back({scaleName(i), QString::number(of.fit.n), figure(of.fit.mae),
                        figure(of.fit.pearson), figure(humans.scales.at(i).mae),
                        figure(humans.scales.at(i).pearson), QString::number(of.invalid)});
    }
    return rows;
}

std::vector<QStringList> softRows(const SetEvaluation& set)
{
    if (set.softReadings.items == 0)
        return {};
    const auto figure = [](const std::optional<double>& value) {
        return value ? figureText(value, 3) : noFigure();
    };
    const auto row = [&](const QString& name, const SoftScores& scores) {
        return QStringList{name,
                           QString::number(scores.described),
                           figure(scores.jsd),
                           figure(scores.brier),
                           figure(scores.crossEntropy),
                           QString::number(scores.distributions)};
    };
    return {row(SetText::tr("Votes"), set.soft),
            row(SetText::tr("Second readings"), set.softReadings)};
}

namespace {

/// The set, the constant answer, and people against each other and against gold.
std::array<IntervalSeries, 4> strataSeries(const LabelFigures& result, const SetEvaluation& set)
{
    const MajorityBaseline& majority = result.evaluation.majority;
    IntervalSeries model;
    model.name = set.shortName;
    IntervalSeries constant;
    constant.name =
        majority.label
            ? SetText::tr("Always “%1”").arg(result.optionsInSentence().at(*majority.label))
            : SetText::tr("Majority class");
    constant.shape = MarkShape::Triangle;
    constant.hue = 5;
    constant.hasWhiskers = false;
    IntervalSeries people;
    people.name = SetText::tr("Annotator accuracy against others");
    people.shape = MarkShape::Diamond;
    people.hue = 1;
    people.hasWhiskers = false;
    IntervalSeries onGold = people;
    onGold.name = SetText::tr("Annotator accuracy against gold");
    onGold.isHollow = true;
    return {model, constant, people, onGold};
}

} // namespace

IntervalContent strataContent(const LabelFigures& result, const SetEvaluation& set)
{
    IntervalContent content;
    content.axisTitle = SetText::tr("Accuracy");
    content.isAroundData = true;
    content.isAsHighAsItsRows = true;
    const MajorityBaseline& majority = result.evaluation.majority;
    auto [model, constant, people, onGold] = strataSeries(result, set);
    content.header = {SetText::tr("Items"),
                      SetText::tr("n"),
                      SetText::tr("Accuracy"),
                      SetText::tr("95 % from"),
                      SetText::tr("to"),
                      SetText::tr("Macro-F1"),
                      SetText::tr("Weighted-F1"),
                      constant.name,
                      people.name,
                      onGold.name};
    const auto markOf = [](const std::optional<double>& value) {
        return IntervalMark{value, std::nullopt, {}, !value};
    };
    for (const ModelStratum& stratum : strataOf(result.evaluation, set)) {
        const ScoredPart* part = partOf(set.overall, set.strata, stratum);
        const ScoredPart* fixed = partOf(majority.part, majority.strata, stratum);
        const QString word = stratumWord(*result.task, stratum);
        content.rows << SetText::tr("%1 (n = %2)").arg(word).arg(part->scores.items);
        model.marks.push_back({part->scores.accuracy, part->intervals.accuracy,
                               SetText::tr("%n items", nullptr, plural(part->scores.items))});
        constant.marks.push_back({fixed->scores.accuracy, std::nullopt, {}});
        const AnnotatorMeans means = peopleOf(result.evaluation.humans, stratum).means;
        people.marks.push_back(markOf(means.againstOthers));
        onGold.marks.push_back(markOf(means.againstGold));
        content.table.push_back(QStringList{word, QString::number(part->scores.items),
                                            charts::tableFigure(part->scores.accuracy)} +
                                charts::tableInterval(part->intervals.accuracy) +
                                QStringList{charts::tableFigure(part->scores.macroF1),
                                            charts::tableFigure(part->scores.weightedF1),
                                            charts::tableFigure(fixed->scores.accuracy),
                                            charts::tableFigure(means.againstOthers),
                                            charts::tableFigure(means.againstGold)});
    }
    content.series = {model, constant, people, onGold};
    content.summary = SetText::tr("Accuracy of %1 in %2.")
                          .arg(set.shortName, SetText::tr("%n parts of the items", nullptr,
                                                          plural(content.rows.size())));
    return content;
}

} // namespace subtext
