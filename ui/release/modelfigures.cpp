// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/modelfigures.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/entanglement/entanglementmaps.h"
#include "ui/models/board/leaderboard.h"
#include "ui/text/studywords.h"

namespace subtext {
namespace {

std::unique_ptr<ChartPanel> mapChart(Prompts& prompts, const HeatMap& map)
{
    auto chart = std::make_unique<HeatMapChart>(QString(), QString(), prompts, nullptr);
    chart->setMap(map);
    return chart;
}

std::unique_ptr<ChartPanel> intervals(Prompts& prompts, const IntervalContent& content)
{
    auto chart = std::make_unique<IntervalChart>(QString(), QString(), prompts, nullptr);
    chart->setContent(content);
    return chart;
}

void addBoards(const ModelDrawings& drawings, std::vector<ModelFigure>& figures)
{
    constexpr std::array Metrics{std::pair(ModelMetric::Accuracy, "leaderboard"),
                                 std::pair(ModelMetric::MacroF1, "leaderboard_macro_f1")};
    for (const ModelDrawings::Board& board : drawings.boards) {
        for (const auto& [metric, stem] : Metrics)
            figures.push_back({QString::fromLatin1(stem) + board.suffix,
                               [&board, metric = metric](Prompts& prompts) {
                                   return intervals(prompts,
                                                    boardContent(board.scores, {},
                                                                 boardRows(board.scores, {}),
                                                                 metric, -1));
                               }});
    }
}

void addEntanglement(const entanglement::EntanglementFigures& of, const StudyWords& emotions,
                     std::vector<ModelFigure>& figures)
{
    const std::array priors{std::pair("theta_published", &of.published),
                            std::pair("theta_smoothed", &of.smoothed),
                            std::pair("theta_fitted", &of.fitted)};
    for (const auto& [stem, prior] : priors) {
        if (prior->weights)
            figures.push_back(
                {QString::fromLatin1(stem), [=, &of, prior = prior](Prompts& prompts) {
                     return mapChart(prompts, weightMap(*prior->weights, of.data, emotions));
                 }});
    }
    if (of.data.scenarios == 0)
        return;
    using Map = HeatMap (*)(const entanglement::CoOccurrence&, const StudyWords&);
    for (const auto& [stem, map] :
         {std::pair<const char*, Map>("felt_together", countMap),
          std::pair<const char*, Map>("conditional", conditionalMap),
          std::pair<const char*, Map>("mutual_information", informationMap)})
        figures.push_back({QString::fromLatin1(stem), [=, &of, map = map](Prompts& prompts) {
                               return mapChart(prompts, map(of.data, emotions));
                           }});
    figures.push_back({QStringLiteral("marginals"), [=, &of](Prompts& prompts) {
                           return intervals(prompts, marginalsContent(of, emotions));
                       }});
}

} // namespace

std::vector<ModelFigure> modelFigures(const ModelDrawings& drawings)
{
    std::vector<ModelFigure> figures;
    addBoards(drawings, figures);
    if (drawings.entanglement) {
        addEntanglement(*drawings.entanglement, StudyWords::ofQuestions(*drawings.task), figures);
    }
    return figures;
}

} // namespace subtext
