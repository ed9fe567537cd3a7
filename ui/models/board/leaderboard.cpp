// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/leaderboard.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

using namespace evaluation;

struct BoardText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::Leaderboard)
};

constexpr std::size_t slotOf(ModelMetric metric)
{
    return static_cast<std::size_t>(metric);
}

void putHard(BoardRow& row, const HardScores& scores)
{
    row.figures.at(slotOf(ModelMetric::Accuracy)) = scores.accuracy;
    row.figures.at(slotOf(ModelMetric::AccuracyAnswered)) = scores.accuracyAnswered;
    row.figures.at(slotOf(ModelMetric::MacroF1)) = scores.macroF1;
    row.figures.at(slotOf(ModelMetric::WeightedF1)) = scores.weightedF1;
    row.items = scores.items;
    row.answered = scores.answered;
}

void putPart(BoardRow& row, const ScoredPart& part)
{
    putHard(row, part.scores);
    row.intervals.at(slotOf(ModelMetric::Accuracy)) = part.intervals.accuracy;
    row.intervals.at(slotOf(ModelMetric::MacroF1)) = part.intervals.macroF1;
    row.intervals.at(slotOf(ModelMetric::WeightedF1)) = part.intervals.weightedF1;
}

BoardRow setRow(const SetEvaluation& set, int index, const ModelStratum& stratum, bool hasTable)
{
    BoardRow row;
    row.set = index;
    row.name = set.shortName;
    row.missing = set.coverage.at(static_cast<std::size_t>(AnswerStatus::Missing));
    row.all = set.overall.scores.items;
    if (set.openRun) {
        row.kind = BoardRow::Kind::Unfinished;
        row.openRun = set.openRun;
        return row;
    }
    if (set.part) {
        row.kind = BoardRow::Kind::Part;
        row.part = set.part;
    }
    if (const ScoredPart* part = partOf(set.overall, set.strata, stratum))
        putPart(row, *part);
    if (stratum.cut)
        return row;
    row.figures.at(slotOf(ModelMetric::VoteShare)) = set.soft.voteShare;
    if (!hasTable)
        return row;
    row.plain.at(slotOf(ModelMetric::Accuracy)) = set.withoutTable.accuracy;
    row.plain.at(slotOf(ModelMetric::AccuracyAnswered)) = set.withoutTable.accuracyAnswered;
    row.plain.at(slotOf(ModelMetric::MacroF1)) = set.withoutTable.macroF1;
    row.plain.at(slotOf(ModelMetric::WeightedF1)) = set.withoutTable.weightedF1;
    return row;
}

BoardRow heldAgainst(BoardRow::Kind kind, const QString& name, const QString& explanation)
{
    BoardRow row;
    row.kind = kind;
    row.name = name;
    row.explanation = explanation;
    return row;
}

void addPeople(std::vector<BoardRow>& rows, const Evaluation& evaluation,
               const ModelStratum& stratum)
{
    const PeopleFigures people = peopleOf(evaluation.humans, stratum);
    BoardRow gold =
        heldAgainst(BoardRow::Kind::People, BoardText::tr("Annotator accuracy against gold"),
                    BoardText::tr("The mean over annotators. It flatters them: their own votes "
                                  "helped to make the gold labels."));
    gold.isOfVoters = true;
    gold.figures.at(slotOf(ModelMetric::Accuracy)) = people.means.againstGold;
    gold.figures.at(slotOf(ModelMetric::AccuracyAnswered)) = people.means.againstGold;
    rows.push_back(gold);
    BoardRow others = heldAgainst(
        BoardRow::Kind::People, BoardText::tr("Annotator accuracy against others"),
        BoardText::tr("How often an annotator gives the label that most of an item’s other "
                      "annotators gave. Compare a model’s vote share with this."));
    others.figures.at(slotOf(ModelMetric::Accuracy)) = people.means.againstOthers;
    others.figures.at(slotOf(ModelMetric::VoteShare)) = people.means.againstOthers;
    rows.push_back(others);
    BoardRow best = heldAgainst(
        BoardRow::Kind::People, BoardText::tr("Best single label"),
        BoardText::tr(
            "The mean largest share of an item’s votes: no single label agrees with more."));
    best.figures.at(slotOf(ModelMetric::VoteShare)) = people.bestSingleLabel;
    rows.push_back(best);
}

void addChance(std::vector<BoardRow>& rows, const Evaluation& evaluation,
               const ModelStratum& stratum, const QStringList& options)
{
    const MajorityBaseline& majority = evaluation.majority;
    if (const ScoredPart* part = partOf(majority.part, majority.strata, stratum);
        part && majority.label) {
        BoardRow row = heldAgainst(
            BoardRow::Kind::Chance,
            BoardText::tr("Always “%1”")
                .arg(options.value(*majority.label, evaluation.options.token(*majority.label))),
            BoardText::tr("The most frequent gold label, whatever the item says."));
        putPart(row, *part);
        if (!stratum.cut)
            row.figures.at(slotOf(ModelMetric::VoteShare)) = majority.voteShare;
        rows.push_back(row);
    }
    BoardRow uniform = heldAgainst(BoardRow::Kind::Chance, BoardText::tr("Random, uniform"),
                                   BoardText::tr("A label drawn at random, each equally likely."));
    uniform.figures.at(slotOf(ModelMetric::Accuracy)) = evaluation.chance.uniformAccuracy;
    uniform.figures.at(slotOf(ModelMetric::VoteShare)) = evaluation.chance.uniformAccuracy;
    if (!stratum.cut)
        uniform.figures.at(slotOf(ModelMetric::MacroF1)) = evaluation.chance.uniformMacroF1;
    rows.push_back(uniform);
    if (stratum.cut)
        return;
    BoardRow prior = heldAgainst(
        BoardRow::Kind::Chance, BoardText::tr("Random, as often as gold"),
        BoardText::tr("A label drawn at random, each as likely as it is frequent in gold."));
    prior.figures.at(slotOf(ModelMetric::Accuracy)) = evaluation.chance.priorAccuracy;
    prior.figures.at(slotOf(ModelMetric::MacroF1)) = evaluation.chance.priorMacroF1;
    rows.push_back(prior);
}

const IntervalMark Absent{{}, {}, {}, true};

IntervalSeries seriesOf(const QString& name, MarkShape shape, int hue)
{
    IntervalSeries series;
    series.name = name;
    series.shape = shape;
    series.hue = hue;
    return series;
}

QString coverageRemark(const BoardRow& row)
{
    if (row.set < 0)
        return row.explanation;
    QString text = BoardText::tr("%1 of %2 items with a label").arg(row.answered).arg(row.items);
    if (row.missing > 0)
        text += u'\n' + BoardText::tr("It gives no answer for %n items, which count as wrong",
                                      nullptr, plural(row.missing));
    return text;
}

/// The chosen set is marked by a sign before it, and beside accuracies those that cannot be told
/// apart from it by these.
QString markedName(const Evaluation& evaluation, const ModelStratum& stratum, const BoardRow& row,
                   ModelMetric metric, int chosen)
{
    const QString name = boardName(row);
    if (row.set < 0 || chosen < 0)
        return name;
    if (row.set == chosen)
        return QStringLiteral("▸ %1").arg(name);
    if (metric != ModelMetric::Accuracy)
        return name;
    const auto compared = comparisonOf(evaluation, stratum, row.set, chosen);
    return compared && !compared->isToldApart ? QStringLiteral("≈ %1").arg(name) : name;
}

QString rangeOf(const std::set<std::int64_t>& counts)
{
    if (counts.empty())
        return {};
    const QString most = QString::number(*counts.rbegin());
    return counts.size() == 1 ? most : QStringLiteral("%1–%2").arg(*counts.begin()).arg(most);
}

QString summaryOf(const std::vector<BoardRow>& rows, ModelMetric metric)
{
    const BoardRow* best = nullptr;
    int sets = 0;
    for (const BoardRow& row : rows) {
        if (row.kind != BoardRow::Kind::Set)
            continue;
        ++sets;
        if (row.figure(metric) && (!best || *row.figure(metric) > *best->figure(metric)))
            best = &row;
    }
    if (!best)
        return BoardText::tr("No set has a figure here.");
    return BoardText::tr("%1 of %2: highest is %4, of %3.")
        .arg(metricWord(metric), BoardText::tr("%n sets", nullptr, plural(sets)), best->name,
             figureText(best->figure(metric), 3));
}

} // namespace

QString metricWord(ModelMetric metric)
{
    switch (metric) {
    case ModelMetric::Accuracy:
        return BoardText::tr("Accuracy");
    case ModelMetric::AccuracyAnswered:
        return BoardText::tr("Accuracy answered");
    case ModelMetric::MacroF1:
        return BoardText::tr("Macro-F1");
    case ModelMetric::WeightedF1:
        return BoardText::tr("Weighted-F1");
    case ModelMetric::VoteShare:
        return BoardText::tr("Vote share");
    }
    Q_UNREACHABLE();
}

QString metricExplanation(ModelMetric metric)
{
    switch (metric) {
    case ModelMetric::Accuracy:
        return BoardText::tr("The share of all items with a gold label that the set labels "
                             "correctly; where the set has no label, it counts as wrong.");
    case ModelMetric::AccuracyAnswered:
        return BoardText::tr("Correct of the items that the set labelled: read it with the "
                             "accuracy, never instead of it.");
    case ModelMetric::MacroF1:
        return BoardText::tr("The mean F1 over all options, however often each is gold.");
    case ModelMetric::WeightedF1:
        return BoardText::tr("The mean F1, each option weighted by how often it is gold.");
    case ModelMetric::VoteShare:
        return BoardText::tr(
            "The mean share of an item’s votes for the model’s label, of all items "
            "with votes: how often it agrees with a person picked at random.");
    }
    Q_UNREACHABLE();
}

std::vector<ModelStratum> strataOf(const Evaluation& evaluation)
{
    std::vector<ModelStratum> strata{{}};
    for (const CutBy cut : AllCuts) {
        for (const ScoredPart& part : partsOf(evaluation.majority.strata, cut)) {
            if (part.scores.items > 0)
                strata.push_back({cut, part.name});
        }
    }
    return strata;
}

std::vector<ModelStratum> strataOf(const Evaluation& evaluation, const SetEvaluation& set)
{
    std::vector<ModelStratum> strata = strataOf(evaluation);
    std::erase_if(strata, [&](const ModelStratum& stratum) {
        return partOf(set.overall, set.strata, stratum) == nullptr;
    });
    return strata;
}

QString stratumWord(const Task& task, const ModelStratum& stratum)
{
    if (!stratum.cut)
        return BoardText::tr("All items");
    if (*stratum.cut == CutBy::Group)
        return charts::groupWord(task, stratum.name);
    if (*stratum.cut == CutBy::Power) {
        for (const PowerRelation power : AllPowerRelations) {
            if (stratum.name == powerToken(power))
                return powerWord(power);
        }
    }
    if (*stratum.cut == CutBy::Domain) {
        for (const Domain domain :
             {Domain::Workplace, Domain::Family, Domain::Social, Domain::Service}) {
            if (stratum.name == domainToken(domain))
                return domainWord(domain);
        }
    }
    if (*stratum.cut == CutBy::Pattern)
        return BoardText::tr("Votes: %1").arg(stratum.name);
    if (*stratum.cut == CutBy::Split)
        return BoardText::tr("Split: %1").arg(stratum.name);
    if (*stratum.cut == CutBy::Topic)
        return BoardText::tr("Topic: %1").arg(stratum.name);
    return stratum.name;
}

const ScoredPart* partOf(const ScoredPart& overall, const Strata& strata,
                         const ModelStratum& stratum)
{
    if (!stratum.cut)
        return &overall;
    const std::vector<ScoredPart>& parts = partsOf(strata, *stratum.cut);
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const ScoredPart& part) {
        return part.name == stratum.name;
    });
    return found == parts.end() ? nullptr : &*found;
}

PeopleFigures peopleOf(const HumanScores& humans, const ModelStratum& stratum)
{
    if (!stratum.cut)
        return {humans.means, humans.bestSingleLabel};
    const auto found =
        std::find_if(humans.strata.begin(), humans.strata.end(), [&](const StratumMeans& means) {
            return means.cut == *stratum.cut && means.name == stratum.name;
        });
    return found == humans.strata.end() ? PeopleFigures()
                                        : PeopleFigures{found->means, found->bestSingleLabel};
}

QString boardName(const BoardRow& row)
{
    if (row.openRun)
        return unfinishedName(row.name, *row.openRun);
    if (row.part)
        return partName(row.name, *row.part);
    return row.missing == 0 ? row.name
                            : BoardText::tr("%1 (%2 of %3 items)")
                                  .arg(row.name, QString::number(row.all - row.missing),
                                       QString::number(row.all));
}

QString setsText(const Evaluation& evaluation)
{
    const auto open =
        std::count_if(evaluation.sets.begin(), evaluation.sets.end(),
                      [](const SetEvaluation& set) { return set.openRun.has_value(); });
    const QString sets =
        BoardText::tr("%n sets", nullptr, plural(std::ssize(evaluation.sets) - open));
    return open == 0 ? sets
                     : BoardText::tr("%1, %2").arg(
                           sets, BoardText::tr("%n runs open", nullptr, plural(open)));
}

std::vector<BoardRow> boardRows(const Evaluation& evaluation, const ModelStratum& stratum,
                                const QStringList& options)
{
    std::vector<BoardRow> rows;
    for (std::size_t i = 0; i < evaluation.sets.size(); ++i)
        rows.push_back(setRow(evaluation.sets[i], static_cast<int>(i), stratum,
                              !evaluation.how.table.entries.empty()));
    addPeople(rows, evaluation, stratum);
    addChance(rows, evaluation, stratum, options);
    std::erase_if(rows, [](const BoardRow& row) {
        return row.set < 0 && std::none_of(row.figures.begin(), row.figures.end(),
                                           [](const auto& figure) { return figure.has_value(); });
    });
    return rows;
}

ItemCounts itemCounts(const Evaluation& evaluation, const std::vector<BoardRow>& rows)
{
    std::set<std::int64_t> gold;
    std::set<std::int64_t> votes;
    for (const BoardRow& row : rows) {
        const bool isPart = row.kind == BoardRow::Kind::Part && row.items > 0;
        if (row.kind != BoardRow::Kind::Set && !isPart)
            continue;
        gold.insert(row.items);
        votes.insert(evaluation.sets.at(static_cast<std::size_t>(row.set)).soft.items);
    }
    return {rangeOf(gold), rangeOf(votes)};
}

std::optional<SetComparison> comparisonOf(const Evaluation& evaluation, const ModelStratum& stratum,
                                          int first, int second)
{
    for (const Comparison& of : comparisonsOn(evaluation, stratum.cut, stratum.name)) {
        const SetComparison forward{of.difference, of.interval, of.mcnemarP, of.holmP,
                                    of.isToldApart()};
        if (of.first == first && of.second == second)
            return forward;
        if (of.first != second || of.second != first)
            continue;
        SetComparison turned = forward;
        if (turned.difference)
            turned.difference = -*turned.difference;
        if (turned.interval)
            turned.interval = stats::Interval{-of.interval->high, -of.interval->low};
        return turned;
    }
    return std::nullopt;
}

QString notComparedText(const Evaluation& evaluation, int chosen)
{
    const SetEvaluation& of = evaluation.sets.at(static_cast<std::size_t>(chosen));
    if (of.openRun)
        return BoardText::tr("%1 is compared with no other set, because it is unfinished.")
            .arg(of.shortName);
    if (of.part)
        return BoardText::tr("%1 is compared with no other set, because it was asked about part "
                             "of the items only.")
            .arg(of.shortName);
    const auto ranked = std::count_if(evaluation.sets.begin(), evaluation.sets.end(),
                                      [](const SetEvaluation& set) { return !set.isApart(); });
    if (ranked > 1)
        return {};
    return evaluation.sets.size() == 1
               ? BoardText::tr("There is no other set to compare %1 with.").arg(of.shortName)
               : BoardText::tr("%1 is compared with no other set, because each of them is "
                               "unfinished or was asked about part of the items only.")
                     .arg(of.shortName);
}

IntervalContent boardContent(const Evaluation& evaluation, const ModelStratum& stratum,
                             const std::vector<BoardRow>& rows, ModelMetric metric, int chosen)
{
    IntervalContent content;
    content.axisTitle = metricWord(metric);
    IntervalSeries models = seriesOf(BoardText::tr("Models"), MarkShape::Circle, 0);
    IntervalSeries plain = seriesOf(BoardText::tr("Without the label table"), MarkShape::Circle, 0);
    plain.isHollow = true;
    plain.isSmall = true;
    plain.hasWhiskers = false;
    IntervalSeries parts =
        seriesOf(BoardText::tr("Asked about part of the items"), MarkShape::Square, 2);
    IntervalSeries people = seriesOf(BoardText::tr("People"), MarkShape::Diamond, 1);
    IntervalSeries voters =
        seriesOf(BoardText::tr("People, against gold they voted for"), MarkShape::Diamond, 1);
    voters.isHollow = true;
    IntervalSeries chance = seriesOf(BoardText::tr("Chance"), MarkShape::Triangle, 5);
    content.header = {BoardText::tr("Set"), metricWord(metric), BoardText::tr("95 % from"),
                      BoardText::tr("to"), BoardText::tr("Without the label table")};
    for (const BoardRow& row : rows) {
        const auto value = row.figure(metric);
        const bool isSet = row.kind == BoardRow::Kind::Set || row.kind == BoardRow::Kind::Part;
        if (!isSet && !value)
            continue;
        content.rows << markedName(evaluation, stratum, row, metric, chosen);
        const IntervalMark mark{value, row.interval(metric), coverageRemark(row)};
        const auto put = [&](IntervalSeries& series, bool isIts, const IntervalMark& its) {
            series.marks.push_back(isIts ? its : Absent);
        };
        put(models, row.kind == BoardRow::Kind::Set, mark);
        put(plain, row.plain.at(slotOf(metric)).has_value(),
            {row.plain.at(slotOf(metric)), std::nullopt, coverageRemark(row)});
        put(parts, row.kind == BoardRow::Kind::Part, mark);
        put(people, row.kind == BoardRow::Kind::People && !row.isOfVoters, mark);
        put(voters, row.isOfVoters, mark);
        put(chance, row.kind == BoardRow::Kind::Chance, mark);
        content.table.push_back(QStringList{boardName(row), charts::tableFigure(value)} +
                                charts::tableInterval(row.interval(metric)) +
                                QStringList{row.plain.at(slotOf(metric))
                                                ? charts::tableFigure(row.plain.at(slotOf(metric)))
                                                : QString()});
    }
    content.isOneLane = true;
    content.series = {models, plain, parts, people, voters, chance};
    std::erase_if(content.series, [](const IntervalSeries& series) {
        return std::all_of(series.marks.begin(), series.marks.end(),
                           [](const IntervalMark& each) { return each.isAbsent; });
    });
    content.summary = summaryOf(rows, metric);
    return content;
}

void ringWithoutTable(IntervalContent& content)
{
    // The first is drawn below the others.
    std::stable_partition(content.series.begin(), content.series.end(),
                          [](const IntervalSeries& series) { return series.isSmall; });
    for (IntervalSeries& series : content.series) {
        series.isLarge = series.isSmall;
        series.isSmall = false;
    }
}

QString standInText(const SetEvaluation& set)
{
    const AlternativeAnnotator& test = set.alternative;
    if (!test.winningRate || !test.advantage)
        return BoardText::tr(
                   "Whether %1 could stand in for a person cannot be said: no annotator has "
                   "an item that somebody else labelled too.")
            .arg(set.shortName);
    const auto better = std::count_if(test.annotators.begin(), test.annotators.end(),
                                      [](const AnnotatorDuel& duel) { return duel.isRejected; });
    const QString verdict = test.passes ? BoardText::tr("%1 could stand in for a person.")
                                        : BoardText::tr("%1 could not stand in for a person.");
    return saidTogether(
        {verdict.arg(set.shortName),
         BoardText::tr(
             "With ε = %1 it matches or beats %2 of %3 annotators in agreeing with the others "
             "(winning rate ω = %4; it passes from 0.50). Compared with an annotator on an item, "
             "it is at least as close to the others in %5 of cases (advantage probability). "
             "Counted over all items with votes, n = %6.")
             .arg(withShownPoint(QString::number(test.epsilon)))
             .arg(better)
             .arg(test.annotators.size())
             .arg(figureText(test.winningRate, 2), percentText(test.advantage))
             .arg(set.soft.items)});
}

} // namespace subtext
