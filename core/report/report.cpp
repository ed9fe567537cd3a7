// SPDX-License-Identifier: MIT
#include "core/report/report.h"

#include "core/release/releasefolder.h"
#include "core/report/agreementtables.h"
#include "core/report/calibrationtables.h"
#include "core/report/cuetables.h"
#include "core/report/disagreementtables.h"
#include "core/report/drawnmodels.h"
#include "core/report/drawnpeople.h"
#include "core/report/drawntopics.h"
#include "core/report/drawnvectors.h"
#include "core/report/impacttables.h"
#include "core/report/modeltables.h"
#include "core/report/peopleparts.h"
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

using Needs = ReportKind::Needs;

constexpr ReportKind tableKind(const char* name, const char* title,
                               ReportTables (*make)(ReportFigures& figures), Needs needs = {})
{
    return {name, title, make, nullptr, needs};
}

constexpr ReportKind figureKind(const char* name, const char* title,
                                ReportDrawings (*draw)(ReportFigures& figures), Needs needs = {})
{
    return {name, title, nullptr, draw, needs};
}

constexpr Needs NeedsVotes{ReportLack::Votes};
constexpr Needs NeedsGroupsAndVotes{ReportLack::Groups, ReportLack::Votes};
constexpr Needs NeedsPowersAndVotes{ReportLack::PowerRelations, ReportLack::Votes,
                                    ReportLack::KnownPowers};
constexpr Needs NeedsValenceAndVotes{ReportLack::ValenceScale, ReportLack::Votes};
constexpr Needs NeedsPartsAndVotes{ReportLack::Parts, ReportLack::Votes};
constexpr Needs NeedsScalesAndVotes{ReportLack::Scales, ReportLack::Votes};
constexpr Needs NeedsOptionsAndVotes{ReportLack::Options, ReportLack::Votes};
constexpr Needs NeedsGroups{ReportLack::Groups};
constexpr Needs NeedsParts{ReportLack::Parts};
constexpr Needs NeedsVectors{ReportLack::Vectors};

constexpr std::array Kinds{
    tableKind("label-distribution", "Gold labels and votes by label", &labelDistribution,
              NeedsVotes),
    tableKind("composition", "Items by group and power relation", &composition, NeedsGroups),
    tableKind("agreement", "Agreement and patterns of votes by group", &agreementByGroup,
              NeedsVotes),
    tableKind("agreement-by-power", "Agreement by power relation and group", &agreementByPower,
              NeedsPowersAndVotes),
    tableKind("agreement-by-part", "Agreement in train, validation and test, by group",
              &agreementByPart, NeedsPartsAndVotes),
    tableKind("agreement-by-topic", "Agreement by topic and group", &agreementByTopic, NeedsVotes),
    tableKind("scale-agreement", "Agreement of ratings on each scale by group", &scaleAgreement,
              NeedsScalesAndVotes),
    tableKind("split-valence", "Valence of split items", &splitValence, NeedsValenceAndVotes),
    tableKind("confused-pairs", "Labels that are confused, and neighbours among them",
              &confusedPairs, NeedsOptionsAndVotes),
    tableKind("mean-valence", "Mean valence by label within each group", &meanValence,
              NeedsValenceAndVotes),
    tableKind("tiers", "Items by their share of agreement", &agreementTiers, NeedsVotes),
    tableKind("cue-words", "Words that are marked most with each label", &cueWords),
    tableKind("cue-overlap", "How far marked words are the same by group", &cueOverlap),
    tableKind("second-readings", "Answers that could also be something else", &secondReadings),
    tableKind("surprising-labels", "Labels chosen by more people than expected", &surprisingLabels),
    tableKind("disagreement", "Where disagreement comes from, by question", &disagreementParts),
    tableKind("readers", "Agreement and labels of readers with one answer about themselves",
              &readerGroups),
    tableKind("further-annotators", "What more annotators changed on splits", &furtherAnnotators),
    tableKind("annotators", "Items, hours and flags of each annotator", &annotatorTable),
    tableKind("adjudicators", "Items and hours of each adjudicator", &adjudicatorTable),
    tableKind("adjudication-impact", "What adjudication did to gold labels, and other rules for it",
              &adjudicationImpact, NeedsVotes),
    tableKind("leaderboard", "Models against gold, with intervals", &leaderboardTables),
    tableKind("model-by-subtype", "Accuracy of models by group, beside people's kappa",
              &modelBySubtype, NeedsGroups),
    tableKind("model-by-part",
              "Accuracy of models in train, validation and test, beside people's kappa",
              &modelByPart, NeedsParts),
    tableKind("model-by-mode", "Accuracy by model and prompt mode, and parse failures",
              &modelByMode),
    tableKind("outside-vocabulary", "Labels of models outside the options", &outsideVocabulary),
    tableKind("confusion-models", "Confusion of all models, beside people's", &confusionOfModels),
    tableKind("difficulty", "Whether what is hard for people is hard for models",
              &difficultyTables),
    tableKind("prior-gain", "Models in vectors without the prior and with it", &priorGains),
    tableKind("ablation", "What the pairs of the prior add", &priorAblation),
    tableKind("per-emotion", "Precision, recall and F1 of each emotion", &emotionScores),
    tableKind("calibration", "Whether models are as accurate as they are confident",
              &modelCalibration),
    tableKind("calibration-bins", "The same by bin of confidence", &calibrationByBin),
    tableKind("quartile-gain", "Gain by confidence of a model", &gainByQuartile),
    tableKind("alpha", "F1 at each weight of the prior", &scoresByAlpha),
    tableKind("error-patterns", "The four errors that the publication names", &namedErrors,
              NeedsVectors),
    tableKind("errors", "All errors, most frequent first", &allErrors),
    tableKind("flips", "What the prior changed, for better and for worse", &priorFlips),
    tableKind("written-answers", "Written answers of models, without probabilities",
              &writtenAnswers),
    tableKind("prior-weights", "Counts, weights and marginals of emotions and pairs",
              &priorWeights),
    tableKind("prior-properties", "What the priors say, and how far from the data",
              &priorProperties),
    tableKind("collection", "Words, sentences and emotions of the scenarios", &collectionTable,
              NeedsVectors),
    tableKind("conditional", "How often one emotion comes with another", &conditionalShares,
              NeedsVectors),
    tableKind("vectors", "The most frequent gold vectors", &mostFrequentVectors),
    tableKind("topics", "Topics, their keywords and most frequent label", &topicTable),
    figureKind("label-bars", "Shares of gold labels and votes", &drawnLabels, NeedsVotes),
    figureKind("kappa-by-group", "Agreement by group, with intervals", &drawnKappaByGroup,
               NeedsGroupsAndVotes),
    figureKind("kappa-by-power", "Agreement by power relation, with intervals", &drawnKappaByPower,
               NeedsPowersAndVotes),
    figureKind("valence-by-label", "Mean valence by label, with intervals", &drawnValence,
               NeedsValenceAndVotes),
    figureKind("people-matrix", "Labels that meet on one item", &drawnConfusionOfPeople,
               NeedsOptionsAndVotes),
    figureKind("leaderboard-bars", "Models against gold, with intervals", &drawnLeaderboard),
    figureKind("models-matrix", "Answers of all models by gold label", &drawnConfusionOfModels),
    figureKind("difficulty-bars", "How many models are right about an item", &drawnDifficulty),
    figureKind("difficulty-points", "People's kappa against accuracy of models, by group",
               &drawnDifficultyOfGroups, NeedsGroups),
    figureKind("precision-recall-points", "Precision against recall of each emotion",
               &drawnEmotions),
    figureKind("reliability-lines", "Accuracy against confidence of models", &drawnReliability),
    figureKind("quartile-bars", "Gain by confidence of a model", &drawnQuartiles),
    figureKind("alpha-lines", "F1 at each weight of the prior", &drawnAlpha),
    figureKind("conditional-matrix", "How often one emotion comes with another",
               &drawnConditionals),
    figureKind("vector-bars", "The most frequent gold vectors", &drawnVectors),
    figureKind("topic-map", "Where the scenarios of each topic lie", &drawnTopics)};

bool isLacking(ReportFigures& figures, ReportLack need)
{
    const Task& task = figures.task();
    switch (need) {
    case ReportLack::Votes:
        return !isAnswered(figures.agreement());
    case ReportLack::Groups:
        return !task.group;
    case ReportLack::PowerRelations:
        return !hasPowerRelations(task);
    case ReportLack::KnownPowers:
        return !isAnyPowerKnown(figures.agreement());
    case ReportLack::ValenceScale:
        return !valenceScaleOf(task);
    case ReportLack::Scales:
        return task.scales.empty();
    case ReportLack::Parts:
        return !figures.input().people.hasOwnParts;
    case ReportLack::Options:
        return std::all_of(task.questions.begin(), task.questions.end(),
                           [](const Question& question) { return isYesNo(question); });
    case ReportLack::Vectors:
        return !figures.input().vectors;
    default: // shows only while it is made
        return false;
    }
}

std::optional<ReportLack> lackOf(ReportFigures& figures, const Needs& needs)
{
    for (const std::optional<ReportLack>& need : needs) {
        if (need && isLacking(figures, *need))
            return need;
    }
    return std::nullopt;
}

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
        if (const auto lack = lackOf(figures, kind.needs))
            part.tables = tl::unexpected(*lack);
        else if (kind.isFigure())
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
