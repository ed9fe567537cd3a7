// SPDX-License-Identifier: MIT
#include "core/publishing/modelfigures.h"

#include "core/domain/mannerwords.h"
#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/figurecells.h"

#include <algorithm>

namespace subtext {
namespace {

using entanglement::Emotions;
using entanglement::EvaluationProtocol;
using entanglement::NamedEvaluation;
using entanglement::VectorMetrics;
using evaluation::Evaluation;
using evaluation::SetEvaluation;
using Interval = std::optional<stats::Interval>;

ColumnDescription shareColumn(const char* name, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Number, "0 to 1, or empty", meaning};
}

ColumnDescription numberColumn(const char* name, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Number, "a number, or empty", meaning};
}

ColumnDescription countColumn(const char* name, const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Integer, "0 or more, or empty", meaning,
            /*mayBeEmpty=*/true};
}

/// Cells that a row does not have are empty.
FigureFile tableOf(std::vector<ColumnDescription> columns, std::vector<QStringList> rows)
{
    FigureFile table{std::move(columns), {}, std::move(rows)};
    table.csv = csvRow(columnNames(table.columns));
    for (QStringList& row : table.rows) {
        row.resize(static_cast<qsizetype>(table.columns.size()));
        table.csv += csvRow(row);
    }
    return table;
}

struct Standing
{
    const char* kind;
    QString name;
    std::optional<std::int64_t> answered;
    std::optional<double> accuracy;
    std::optional<double> macroF1;
    std::optional<double> weightedF1;
    std::optional<double> voteShare;
    evaluation::ResampledScores intervals;
};

Standing standingOf(const SetEvaluation& set)
{
    const evaluation::HardScores& scores = set.overall.scores;
    return {"set",          set.shortName,     scores.answered,    scores.accuracy,
            scores.macroF1, scores.weightedF1, set.soft.voteShare, set.overall.intervals};
}

Standing plainStanding(const char* kind, const QString& name, const std::optional<double>& accuracy,
                       const std::optional<double>& macroF1 = {})
{
    Standing standing{kind, name, {}, accuracy, macroF1, {}, {}, {}};
    return standing;
}

std::vector<Standing> standings(const Evaluation& of)
{
    std::vector<Standing> rows;
    for (const SetEvaluation& set : of.sets) {
        if (!set.isApart())
            rows.push_back(standingOf(set));
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Standing& a, const Standing& b) { return a.accuracy > b.accuracy; });
    rows.push_back(plainStanding("people", QStringLiteral("Annotators against gold"),
                                 of.humans.means.againstGold));
    rows.push_back(plainStanding("people", QStringLiteral("Annotators against the others"),
                                 of.humans.means.againstOthers));
    // Nobody's accuracy: the share of votes that no single label goes beyond.
    Standing best = plainStanding("bound", QStringLiteral("Best single label (upper bound)"), {});
    best.voteShare = of.humans.bestSingleLabel;
    rows.push_back(best);
    const evaluation::HardScores& majority = of.majority.part.scores;
    Standing most = plainStanding("baseline", QStringLiteral("Majority class"), majority.accuracy,
                                  majority.macroF1);
    if (of.majority.label)
        most.name += QStringLiteral(" (%1)").arg(of.options.token(*of.majority.label));
    most.weightedF1 = majority.weightedF1;
    most.voteShare = of.majority.voteShare;
    most.intervals = of.majority.part.intervals;
    rows.push_back(most);
    Standing uniform = plainStanding("baseline", QStringLiteral("Uniform random"),
                                     of.chance.uniformAccuracy, of.chance.uniformMacroF1);
    uniform.voteShare = of.chance.uniformAccuracy; // whatever the votes are
    rows.push_back(uniform);
    rows.push_back(plainStanding("baseline", QStringLiteral("Random by frequency"),
                                 of.chance.priorAccuracy, of.chance.priorMacroF1));
    return rows;
}

QStringList rowOf(const Standing& of)
{
    const auto& intervals = of.intervals;
    return {QString::fromLatin1(of.kind),
            of.name,
            of.answered ? QString::number(*of.answered) : QString(),
            exactCell(of.accuracy),
            lowCell(intervals.accuracy),
            highCell(intervals.accuracy),
            exactCell(of.macroF1),
            lowCell(intervals.macroF1),
            highCell(intervals.macroF1),
            exactCell(of.weightedF1),
            lowCell(intervals.weightedF1),
            highCell(intervals.weightedF1),
            exactCell(of.voteShare)};
}

/// A set that was asked about part of the items says so in its name.
QString partName(const QString& name, const AskedPart& part)
{
    return QStringLiteral("%1 (%2 of %3 asked)").arg(name).arg(part.asked).arg(part.of);
}

/// The sets that are apart, as sentences for a caption; empty where there is none.
template <typename Set, typename NameOf>
QString apartWords(const std::vector<Set>& sets, const NameOf& nameOf)
{
    QStringList unfinished;
    QStringList parts;
    for (const Set& set : sets) {
        if (set.openRun)
            unfinished << QStringLiteral("%1 (%2 of %3 answered)")
                              .arg(nameOf(set))
                              .arg(set.openRun->answered)
                              .arg(set.openRun->asked);
        else if (set.part)
            parts << partName(nameOf(set), *set.part);
    }
    QString words;
    if (!unfinished.isEmpty())
        words += QStringLiteral(" Unfinished and not in the table: %1.")
                     .arg(unfinished.join(QStringLiteral(", ")));
    if (!parts.isEmpty())
        words += QStringLiteral(" Asked about part of the items and not in the table: %1.")
                     .arg(parts.join(QStringLiteral(", ")));
    return words;
}

template <typename Set, typename NameOf>
QString mannerOfSets(const std::vector<Set>& sets, const NameOf& nameOf)
{
    std::vector<SetManner> named;
    for (const Set& set : sets)
        named.push_back({nameOf(set), set.manner});
    return mannersSentence(named);
}

struct VectorStanding
{
    QString name;
    const char* protocol;
    std::size_t scenarios = 0;
    std::optional<double> alpha;
    VectorMetrics before;
    std::optional<VectorMetrics> after;
    Interval gain;
};

QString nameOf(const NamedEvaluation& set)
{
    return set.text();
}

VectorStanding wordsAlone(const NamedEvaluation& set)
{
    const VectorMetrics& words = set.evaluation.textAnswers;
    return {nameOf(set), "words", words.scenarios, {}, words, {}, {}};
}

/// None where the protocol has no figures of it.
std::optional<VectorStanding> standingBy(EvaluationProtocol protocol, const NamedEvaluation& set)
{
    if (!set.evaluation.protocols)
        return std::nullopt;
    const auto& outcome = set.evaluation.protocols->at(entanglement::indexOf(protocol));
    if (!outcome)
        return std::nullopt;
    VectorStanding row{nameOf(set),
                       entanglement::protocolToken(protocol),
                       outcome->baseline.scenarios,
                       outcome->alpha,
                       outcome->baseline,
                       outcome->full,
                       {}};
    if (outcome->gain)
        row.gain = outcome->gain->macroF1;
    return row;
}

void addStandings(const NamedEvaluation& set, std::vector<VectorStanding>& rows)
{
    if (!set.evaluation.protocols)
        rows.push_back(wordsAlone(set));
    for (const EvaluationProtocol protocol : entanglement::AllProtocols) {
        if (auto row = standingBy(protocol, set))
            rows.push_back(std::move(*row));
    }
}

/// Those that are asked about part of the scenarios come last.
std::vector<VectorStanding> standings(const std::vector<NamedEvaluation>& sets)
{
    std::vector<VectorStanding> rows;
    for (const NamedEvaluation& set : sets) {
        if (!set.isApart())
            addStandings(set, rows);
    }
    for (const NamedEvaluation& set : sets) {
        if (set.openRun || !set.part)
            continue;
        const auto from = rows.size();
        addStandings(set, rows);
        for (auto row = rows.begin() + std::ptrdiff_t(from); row != rows.end(); ++row)
            row->name = partName(row->name, *set.part);
    }
    return rows;
}

QString weightCell(const entanglement::DescribedPrior& prior, std::size_t i, std::size_t j)
{
    if (!prior.weights)
        return {};
    return exactCell(i == j ? prior.weights->single.at(i)
                            : prior.weights->pair.at(entanglement::pairIndex(i, j)));
}

QString emotionName(const entanglement::EmotionNames& names, std::size_t i)
{
    return QString::fromStdString(names.at(i));
}

} // namespace

FigureFile leaderboard(const Evaluation& evaluation)
{
    std::vector<QStringList> rows;
    for (const Standing& of : standings(evaluation))
        rows.push_back(rowOf(of));
    for (const SetEvaluation& set : evaluation.sets) {
        if (set.openRun || !set.part)
            continue;
        Standing standing = standingOf(set);
        standing.kind = "part";
        standing.name = partName(standing.name, *set.part);
        rows.push_back(rowOf(standing));
    }
    for (const SetEvaluation& set : evaluation.sets) {
        if (set.openRun)
            rows.push_back({QStringLiteral("unfinished"), set.shortName,
                            QString::number(set.overall.scores.answered)});
    }
    const QByteArray low = "Lower end of its 95 % bootstrap interval";
    const QByteArray high = "Upper end of that interval";
    return tableOf(
        {textColumn("kind", "set, people, bound, baseline, part, unfinished",
                    "What the row is about; bound: the most that a single label can reach; part: a "
                    "set that was asked about some of the items only, scored on these; unfinished: "
                    "a run that still lacks answers, without figures"),
         textColumn("name", "any text", "Which one"),
         countColumn("answered", "Scored scenarios with a label from the model"),
         shareColumn("accuracy", "Share of correct labels among all scored scenarios"),
         shareColumn("accuracy_low", low), shareColumn("accuracy_high", high),
         shareColumn("macro_f1", "Mean F1 over all options"), shareColumn("macro_f1_low", low),
         shareColumn("macro_f1_high", high),
         shareColumn("weighted_f1", "Mean F1 weighted by support"),
         shareColumn("weighted_f1_low", low), shareColumn("weighted_f1_high", high),
         shareColumn("vote_share", "Mean share of the votes for the model's label")},
        rows);
}

LatexTable leaderboardTable(const Evaluation& evaluation, const QString& label)
{
    const evaluation::ResamplingOptions& how = evaluation.how.resampling;
    const auto nameOfSet = [](const SetEvaluation& set) { return set.shortName; };
    LatexTable table{
        QStringLiteral("Predictions against gold, %1 items, with 95 % bootstrap intervals (%2 "
                       "resamples, seed %3). Annotators voted for the gold labels; the share of "
                       "votes compares models with people.")
                .arg(evaluation.items)
                .arg(how.resamples)
                .arg(how.seed) +
            apartWords(evaluation.sets, nameOfSet) + mannerOfSets(evaluation.sets, nameOfSet),
        label,
        {QStringLiteral("Set"), QStringLiteral("Answered"), QStringLiteral("Accuracy"),
         QStringLiteral("95 % interval"), QStringLiteral("Macro F1"),
         QStringLiteral("95 % interval"), QStringLiteral("Votes")},
        {}};
    for (const Standing& of : standings(evaluation)) {
        table.rows.push_back(
            {of.name, of.answered ? QString::number(*of.answered) : QStringLiteral("–"),
             figureCell(of.accuracy), intervalCell(of.intervals.accuracy), figureCell(of.macroF1),
             intervalCell(of.intervals.macroF1), figureCell(of.voteShare)});
    }
    return table;
}

FigureFile leaderboard(const std::vector<NamedEvaluation>& sets)
{
    std::vector<QStringList> rows;
    for (const VectorStanding& of : standings(sets)) {
        const VectorMetrics& before = of.before;
        const VectorMetrics after = of.after.value_or(VectorMetrics{});
        rows.push_back({of.name, QString::fromLatin1(of.protocol), QString::number(of.scenarios),
                        exactCell(of.alpha), exactCell(before.lexicalAccuracy()),
                        exactCell(after.lexicalAccuracy()), exactCell(before.vectorAccuracy()),
                        exactCell(after.vectorAccuracy()), exactCell(before.macroF1()),
                        of.after ? exactCell(after.macroF1()) : QString(), lowCell(of.gain),
                        highCell(of.gain)});
    }
    for (const NamedEvaluation& set : sets) {
        if (set.openRun)
            rows.push_back({nameOf(set), QStringLiteral("unfinished")});
    }
    return tableOf(
        {textColumn("set", "model:mode", "Whose predictions"),
         textColumn("protocol",
                    "published, in_sample, held_out, held_out_fitted, words, unfinished",
                    "What the prior and its weight come from; \"words\": written answers, no "
                    "prior; \"unfinished\": a run that still lacks answers, without figures"),
         countColumn("scenarios", "Scored scenarios"), numberColumn("alpha", "Weight of the prior"),
         shareColumn("lexical_accuracy_baseline", "Cells equal to gold, without the prior"),
         shareColumn("lexical_accuracy", "Cells equal to gold, with the prior"),
         shareColumn("vector_accuracy_baseline", "Vectors equal to gold, without the prior"),
         shareColumn("vector_accuracy", "Vectors equal to gold, with the prior"),
         shareColumn("macro_f1_baseline", "Mean F1 over the emotions, without the prior"),
         shareColumn("macro_f1", "Mean F1 over the emotions, with the prior"),
         numberColumn("macro_f1_gain_low", "Lower end of the 95 % bootstrap interval of the gain"),
         numberColumn("macro_f1_gain_high", "Upper end of that interval")},
        rows);
}

LatexTable leaderboardTable(const std::vector<NamedEvaluation>& sets, const QString& label)
{
    LatexTable table{
        QStringLiteral(
            "Predicted vectors on held-out scenarios, without and with the prior. LA: cells equal "
            "to gold; VA: vectors equal to gold; F1: mean over the emotions; gain in F1 with its "
            "95 % bootstrap interval. Words: written answers alone.") +
            apartWords(sets, nameOf) + mannerOfSets(sets, nameOf),
        label,
        {QStringLiteral("Set"), QStringLiteral("Weight"), QStringLiteral("LA"),
         QStringLiteral("LA, prior"), QStringLiteral("VA"), QStringLiteral("VA, prior"),
         QStringLiteral("F1"), QStringLiteral("F1, prior"), QStringLiteral("Gain")},
        {}};
    for (const NamedEvaluation& set : sets) {
        if (set.isApart())
            continue;
        const auto row = set.evaluation.protocols ? standingBy(EvaluationProtocol::HeldOut, set)
                                                  : std::optional(wordsAlone(set));
        if (!row) {
            table.rows.push_back({nameOf(set), QStringLiteral("undefined")});
            continue;
        }
        const auto after = [&](auto figure) {
            return row->after ? figureCell(((*row->after).*figure)()) : QStringLiteral("–");
        };
        table.rows.push_back(
            {row->name, row->alpha ? QString::number(*row->alpha) : QStringLiteral("words"),
             figureCell(row->before.lexicalAccuracy()), after(&VectorMetrics::lexicalAccuracy),
             figureCell(row->before.vectorAccuracy()), after(&VectorMetrics::vectorAccuracy),
             figureCell(row->before.macroF1()), after(&VectorMetrics::macroF1),
             intervalCell(row->gain)});
    }
    return table;
}

FigureFile entanglementTable(const entanglement::EntanglementFigures& figures,
                             const entanglement::EmotionNames& names)
{
    const entanglement::CoOccurrence& data = figures.data;
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < Emotions; ++i) {
        for (std::size_t j = i; j < Emotions; ++j) {
            rows.push_back({emotionName(names, i), emotionName(names, j),
                            QString::number(data.together(i, j)), exactCell(data.conditional(i, j)),
                            exactCell(data.conditional(j, i)),
                            i == j ? QString() : exactCell(data.mutualInformation(i, j)),
                            weightCell(figures.published, i, j), weightCell(figures.smoothed, i, j),
                            weightCell(figures.fitted, i, j)});
        }
    }
    QStringList words;
    for (std::size_t i = 0; i < Emotions; ++i)
        words << emotionName(names, i);
    const QByteArray tokens = words.join(QStringLiteral(", ")).toUtf8();
    return tableOf(
        {textColumn("emotion", tokens, "One emotion"),
         textColumn("with", tokens,
                    "The other; the same one where the row is about a single emotion"),
         countColumn("scenarios", "Gold vectors that have both"),
         shareColumn("given_with",
                     "Share of the vectors with the second emotion that also have the first"),
         shareColumn("given_emotion",
                     "Share of the vectors with the first emotion that also have the second"),
         numberColumn("mutual_information", "Mutual information of the two, in nats"),
         numberColumn("theta_published", "Weight by the published formula"),
         numberColumn("theta_smoothed", "Weight by the smoothed one"),
         numberColumn("theta_fitted", "Weight of the maximum-entropy fit")},
        rows);
}

LatexTable priorTable(const entanglement::PriorWeights& weights,
                      const entanglement::EmotionNames& names, const QString& caption,
                      const QString& label)
{
    LatexTable table{caption, label, {QString()}, {}};
    for (std::size_t i = 0; i < Emotions; ++i)
        table.header << emotionName(names, i);
    for (std::size_t i = 0; i < Emotions; ++i) {
        QStringList row{emotionName(names, i)};
        for (std::size_t j = 0; j < Emotions; ++j) {
            if (j < i)
                row << QString();
            else
                row << figureCell(i == j ? weights.single.at(i)
                                         : weights.pair.at(entanglement::pairIndex(i, j)));
        }
        table.rows.push_back(row);
    }
    return table;
}

} // namespace subtext
