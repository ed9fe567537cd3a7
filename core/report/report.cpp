// SPDX-License-Identifier: MIT
#include "core/report/report.h"

#include "core/release/releasefolder.h"
#include "core/report/calibrationtables.h"
#include "core/report/drawnmodels.h"
#include "core/report/drawnpeople.h"
#include "core/report/drawnvectors.h"
#include "core/report/modeltables.h"
#include "core/report/peopletables.h"
#include "core/report/priortables.h"
#include "core/report/scenetables.h"
#include "core/report/svgdrawing.h"
#include "core/report/vectortables.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr ReportKind figureKind(const char* name, const char* title,
                                ReportDrawings (*draw)(ReportFigures& figures))
{
    return {name, title, nullptr, draw};
}

constexpr std::array Kinds{
    ReportKind{"label-distribution", "Gold labels and votes by label", &labelDistribution},
    ReportKind{"composition", "Items by group and power relation", &composition},
    ReportKind{"agreement", "Agreement and patterns of votes by group", &agreementByGroup},
    ReportKind{"agreement-by-power", "Agreement by power relation and group", &agreementByPower},
    ReportKind{"split-valence", "Valence of split items", &splitValence},
    ReportKind{"confused-pairs", "Labels that are confused, and neighbours among them",
               &confusedPairs},
    ReportKind{"mean-valence", "Mean valence by label within each group", &meanValence},
    ReportKind{"tiers", "Items by their share of agreement", &agreementTiers},
    ReportKind{"annotators", "Items, hours and flags of each annotator", &annotatorTable},
    ReportKind{"adjudicators", "Items and hours of each adjudicator", &adjudicatorTable},
    ReportKind{"leaderboard", "Models against gold, with intervals", &leaderboardTables},
    ReportKind{"model-by-subtype", "Accuracy of models by group, beside people's kappa",
               &modelBySubtype},
    ReportKind{"model-by-mode", "Accuracy by model and prompt mode, and parse failures",
               &modelByMode},
    ReportKind{"outside-vocabulary", "Labels of models outside the options", &outsideVocabulary},
    ReportKind{"confusion-models", "Confusion of all models, beside people's", &confusionOfModels},
    ReportKind{"difficulty", "Whether what is hard for people is hard for models",
               &difficultyTables},
    ReportKind{"prior-gain", "Models in vectors without the prior and with it", &priorGains},
    ReportKind{"ablation", "What the pairs of the prior add", &priorAblation},
    ReportKind{"per-emotion", "Precision, recall and F1 of each emotion", &emotionScores},
    ReportKind{"calibration", "Whether models are as accurate as they are confident",
               &modelCalibration},
    ReportKind{"calibration-bins", "The same by bin of confidence", &calibrationByBin},
    ReportKind{"quartile-gain", "Gain by confidence of a model", &gainByQuartile},
    ReportKind{"alpha", "F1 at each weight of the prior", &scoresByAlpha},
    ReportKind{"error-patterns", "The four errors that the publication names", &namedErrors},
    ReportKind{"errors", "All errors, most frequent first", &allErrors},
    ReportKind{"flips", "What the prior changed, for better and for worse", &priorFlips},
    ReportKind{"written-answers", "Written answers of models, without probabilities",
               &writtenAnswers},
    ReportKind{"prior-weights", "Counts, weights and marginals of emotions and pairs",
               &priorWeights},
    ReportKind{"prior-properties", "What the priors say, and how far from the data",
               &priorProperties},
    ReportKind{"collection", "Words, sentences and emotions of the scenarios", &collectionTable},
    ReportKind{"conditional", "How often one emotion comes with another", &conditionalShares},
    ReportKind{"vectors", "The most frequent gold vectors", &mostFrequentVectors},
    ReportKind{"topics", "Topics, their keywords and most frequent label", &topicTable},
    figureKind("label-bars", "Shares of gold labels and votes", &drawnLabels),
    figureKind("kappa-by-group", "Agreement by group, with intervals", &drawnKappaByGroup),
    figureKind("kappa-by-power", "Agreement by power relation, with intervals", &drawnKappaByPower),
    figureKind("valence-by-label", "Mean valence by label, with intervals", &drawnValence),
    figureKind("people-matrix", "Labels that meet on one item", &drawnConfusionOfPeople),
    figureKind("leaderboard-bars", "Models against gold, with intervals", &drawnLeaderboard),
    figureKind("models-matrix", "Answers of all models by gold label", &drawnConfusionOfModels),
    figureKind("difficulty-bars", "How many models are right about an item", &drawnDifficulty),
    figureKind("difficulty-points", "People's kappa against accuracy of models, by group",
               &drawnDifficultyOfGroups),
    figureKind("alpha-lines", "F1 at each weight of the prior", &drawnAlpha),
    figureKind("conditional-matrix", "How often one emotion comes with another",
               &drawnConditionals),
    figureKind("vector-bars", "The most frequent gold vectors", &drawnVectors)};

} // namespace

std::span<const ReportKind> reportKinds()
{
    return Kinds;
}

const ReportKind* reportKind(const QString& name)
{
    const auto* kind = std::find_if(Kinds.begin(), Kinds.end(), [&](const ReportKind& of) {
        return name == QLatin1String(of.name);
    });
    return kind == Kinds.end() ? nullptr : kind;
}

std::vector<ReportPart> makeReport(ReportFigures& figures,
                                   const std::vector<const ReportKind*>& kinds)
{
    std::vector<ReportPart> parts;
    for (const ReportKind& kind : Kinds) {
        if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), &kind) == kinds.end())
            continue;
        ReportPart part{&kind, {}, {}};
        if (kind.isFigure())
            part.drawings = kind.draw(figures);
        else
            part.tables = kind.make(figures);
        if (part.tables) {
            for (ReportTable& table : *part.tables)
                table.printed.label =
                    QStringLiteral("tab:") + QString::fromLatin1(kind.name) + table.suffix;
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

std::optional<ReportLack> ReportPart::lack() const
{
    if (!tables)
        return tables.error();
    if (!drawings)
        return drawings.error();
    return std::nullopt;
}

std::vector<ReleaseFile> reportFiles(const ReportPart& part)
{
    std::vector<ReleaseFile> files;
    if (part.lack())
        return files;
    const QString name = QString::fromLatin1(part.kind->name);
    for (const Drawing& drawing : *part.drawings) {
        const QString stem = QStringLiteral("figures/%1%2").arg(name, drawing.suffix);
        files.push_back(
            {stem + QStringLiteral(".svg"), svgOf(drawing, QString::fromUtf8(part.kind->title))});
        files.push_back({stem + QStringLiteral(".csv"), csvOf(drawing)});
    }
    for (const ReportTable& table : *part.tables) {
        const QString stem = QStringLiteral("tables/%1%2").arg(name, table.suffix);
        files.push_back({stem + QStringLiteral(".csv"), table.csv});
        files.push_back({stem + QStringLiteral(".tex"), latexTable(table.printed)});
    }
    return files;
}

Result<void> requireFree(const QString& dir)
{
    const QFileInfo there(dir);
    if (there.exists() &&
        (!there.isDir() ||
         !QDir(dir).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)))
        return fail(ErrorCode::FileExists, dir);
    return {};
}

Result<void> writeReport(const QString& dir, const std::vector<ReleaseFile>& files)
{
    if (const auto free = requireFree(dir); !free) // a release would give way to another one
        return free;
    return writeReleaseFolder(dir, files);
}

} // namespace subtext
