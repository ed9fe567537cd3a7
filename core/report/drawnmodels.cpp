// SPDX-License-Identifier: MIT
#include "core/report/drawnmodels.h"

#include "core/report/scoredquestions.h"
#include "core/report/vectorsets.h"

namespace subtext {
namespace {

using MaybeDrawing = tl::expected<Drawing, ReportLack>;

DrawnName sameName(const QString& name)
{
    return {name, name};
}

QString rhoWords(const std::optional<double>& rho)
{
    return QStringLiteral("Spearman's ρ = %1")
        .arg(QString(numberCell(rho).text).replace(u'-', QChar(0x2212)));
}

MaybeDrawing accuracyBars(const ScoredQuestion& of)
{
    DrawnBars bars{QStringLiteral("Accuracy"), {{{}, QStringLiteral("accuracy")}}, {}, {}};
    const auto add = [&](const QString& name, const DrawnValue& value) {
        bars.rows.push_back(sameName(name));
        bars.values.push_back({value});
    };
    for (const evaluation::SetEvaluation* set : of.sets)
        add(set->shortName, {set->overall.scores.accuracy, set->overall.intervals.accuracy});
    const evaluation::Evaluation& scores = of.scores;
    const evaluation::ScoredPart& majority = scores.majority.part;
    add(QStringLiteral("Annotators against gold"), {scores.humans.means.againstGold, {}});
    add(QStringLiteral("Majority class"), {majority.scores.accuracy, majority.intervals.accuracy});
    add(QStringLiteral("Uniform random"), {scores.chance.uniformAccuracy, {}});
    return Drawing{of.suffix,
                   QStringLiteral("Accuracy on %1 items with a gold label, with 95 % bootstrap "
                                  "intervals (%2 resamples, seed %3).")
                       .arg(scores.items)
                       .arg(scores.how.resampling.resamples)
                       .arg(scores.how.resampling.seed),
                   {},
                   bars};
}

Drawing gainBars(const ProtocolRuns& of)
{
    DrawnBars bars{QStringLiteral("Macro-F1"),
                   {{QStringLiteral("Without the prior"), QStringLiteral("baseline")},
                    {QStringLiteral("With it"), QStringLiteral("full")}},
                   {},
                   {}};
    for (const ProtocolRun& run : of.runs) {
        bars.rows.push_back(sameName(setCell(*run.set).text));
        bars.values.push_back(
            {{run.result->baseline.macroF1(), {}}, {run.result->full.macroF1(), {}}});
    }
    return {
        of.suffix, QStringLiteral("Macro-F1 without the prior and with it. ") + of.basis, {}, bars};
}

MaybeDrawing pooledConfusion(const ScoredQuestion& of)
{
    const evaluation::AnswerTable& counts = of.scores.aggregate;
    DrawnMatrix matrix{QStringLiteral("Gold"),
                       QStringLiteral("Answer, %"),
                       optionNames(of.question),
                       optionNames(of.question),
                       {}};
    matrix.columns.push_back({QStringLiteral("No label"), QStringLiteral("no_label")});
    for (int gold = 0; gold < counts.options; ++gold) {
        std::vector<qint64> answers;
        for (int answer = 0; answer <= counts.options; ++answer)
            answers.push_back(counts.at(gold, answer));
        matrix.shares.push_back(sharesOf(answers));
    }
    return Drawing{of.suffix,
                   QStringLiteral("Answers by gold label, of all %1 sets together, on %2 items "
                                  "with a gold label. Each row adds up to 100 %.")
                       .arg(of.sets.size())
                       .arg(of.scores.items),
                   {},
                   matrix};
}

MaybeDrawing difficultyBars(const ScoredQuestion& of)
{
    const evaluation::Difficulty& difficulty = of.scores.difficulty;
    DrawnBars bars{QStringLiteral("Items"), {{{}, QStringLiteral("items")}}, {}, {}};
    for (std::size_t right = 0; right < difficulty.histogram.size(); ++right) {
        bars.rows.push_back({QStringLiteral("%1 right").arg(right), QString::number(right)});
        bars.values.push_back({{static_cast<double>(difficulty.histogram[right]), {}}});
    }
    return Drawing{of.suffix,
                   QStringLiteral("How many of %1 sets are right about an item. ρ is of that with "
                                  "the largest share of the item's votes.")
                       .arg(of.sets.size()),
                   rhoWords(difficulty.itemSpearman), bars};
}

MaybeDrawing difficultyPoints(const ScoredQuestion& of, const Task& task)
{
    const evaluation::Difficulty& difficulty = of.scores.difficulty;
    DrawnLine groups;
    groups.name.token = QStringLiteral("groups");
    groups.isJoined = false;
    for (const evaluation::GroupDifficulty& group : difficulty.groups) {
        if (group.kappa)
            groups.points.push_back(
                {{groupWordOf(task, group.group), group.group}, *group.kappa, group.accuracy});
    }
    if (groups.points.empty())
        return tl::unexpected(ReportLack::Votes);
    return Drawing{
        of.suffix,
        QStringLiteral("Fleiss' κ of the annotators in each group against the mean accuracy of %1 "
                       "sets on the same items.")
            .arg(of.sets.size()),
        rhoWords(difficulty.groupSpearman),
        DrawnPlane{QStringLiteral("Fleiss' κ"), QStringLiteral("Accuracy"), {groups}}};
}

} // namespace

ReportDrawings drawnLeaderboard(ReportFigures& figures)
{
    if (!figures.input().vectors)
        return ofEachQuestion(figures, accuracyBars);
    const auto protocols = runsByProtocol(figures);
    if (!protocols)
        return tl::unexpected(protocols.error());
    std::vector<Drawing> drawings;
    for (const ProtocolRuns& of : *protocols)
        drawings.push_back(gainBars(of));
    return drawings;
}

ReportDrawings drawnConfusionOfModels(ReportFigures& figures)
{
    return ofEachQuestion(figures, pooledConfusion);
}

ReportDrawings drawnDifficulty(ReportFigures& figures)
{
    return ofEachQuestion(figures, difficultyBars);
}

ReportDrawings drawnDifficultyOfGroups(ReportFigures& figures)
{
    return ofEachQuestion(
        figures, [&](const ScoredQuestion& of) { return difficultyPoints(of, figures.task()); });
}

} // namespace subtext
