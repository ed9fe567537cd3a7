// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/agreementchartlist.h"

#include "ui/charts/confusionchart.h"
#include "ui/charts/goldchart.h"
#include "ui/charts/icchart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/lengthchart.h"
#include "ui/charts/meanvalencechart.h"
#include "ui/charts/patternchart.h"
#include "ui/charts/reliabilitychart.h"
#include "ui/charts/scalechart.h"

#include <algorithm>

namespace subtext {
namespace {

template <typename Chart, typename Fill>
AgreementChart chart(std::vector<ChartFigure> figures, const Fill& fill)
{
    return {[](Prompts& prompts, QWidget* parent) -> std::unique_ptr<ChartPanel> {
                return std::make_unique<Chart>(prompts, parent);
            },
            [fill](ChartPanel& panel, const ChartedAgreement& shown) {
                fill(static_cast<Chart&>(panel), shown);
            },
            std::move(figures), true};
}

/// A chart of the report alone, with one picture.
template <typename Chart> AgreementChart chart(const QString& stem)
{
    return chart<Chart>({{stem, {}}}, [](Chart& panel, const ChartedAgreement& shown) {
        panel.setData(shown.report);
    });
}

AgreementChart ofNoQuestion(AgreementChart chart)
{
    chart.isOfQuestion = false;
    return chart;
}

AgreementChart scaleChart(const Task& task)
{
    std::vector<ChartFigure> figures;
    for (std::size_t scale = 0; scale < task.scales.size(); ++scale) {
        const auto dimension = static_cast<ScaleIndex>(scale);
        figures.push_back({QStringLiteral("scale-use-") + task.scales[scale].token,
                           [dimension](ChartPanel& panel) {
                               static_cast<ScaleChart&>(panel).setDimension(dimension);
                           }});
    }
    return chart<ScaleChart>(
        std::move(figures),
        [](ScaleChart& panel, const ChartedAgreement& shown) { panel.setData(shown.report); });
}

AgreementChart lengthChart()
{
    const auto figure = [](const QString& stem, LengthChart::Words words) {
        return ChartFigure{
            stem, [words](ChartPanel& panel) { static_cast<LengthChart&>(panel).setWords(words); }};
    };
    return chart<LengthChart>(
        {figure(QStringLiteral("length-of-context"), LengthChart::Words::OfContext),
         figure(QStringLiteral("length-of-utterance"), LengthChart::Words::OfUtterance)},
        [](LengthChart& panel, const ChartedAgreement& shown) {
            panel.setData(shown.report, shown.itemNames);
        });
}

AgreementChart reliabilityChart()
{
    return chart<ReliabilityChart>({{QStringLiteral("model-reliability"), {}}},
                                   [](ReliabilityChart& panel, const ChartedAgreement& shown) {
                                       panel.setData(shown.models, shown.report.raters,
                                                     shown.report.task());
                                   });
}

bool hasField(const Task& task, FieldPlace place)
{
    return std::any_of(task.scene.begin(), task.scene.end(), [place](const SceneField& field) {
        return field.place == place && field.kind == FieldKind::Text;
    });
}

} // namespace

std::vector<AgreementChart> agreementChartList(const Task& task, std::size_t question)
{
    const std::size_t options = task.questions.at(question).options.size();
    // As the task calls what they go by: CEI has a subtype and an emotion.
    const auto by = [](const QString& what) { return QStringLiteral("kappa-by-") + what; };
    std::vector<AgreementChart> list;
    if (task.questions.size() > 1)
        list.push_back(
            ofNoQuestion(chart<QuestionKappaChart>(QStringLiteral("kappa-by-question"))));
    list.push_back(chart<PatternChart>(QStringLiteral("vote-patterns")));
    list.push_back(chart<KappaChart>(by(task.group ? task.group->token : QStringLiteral("group"))));
    if (options > 2) { // of two the one says it all
        list.push_back(chart<ConfusionChart>(QStringLiteral("confusion-matrix")));
        list.push_back(chart<EmotionKappaChart>(by(
            task.questions.size() == 1 ? task.questions.front().token : QStringLiteral("option"))));
    }
    if (!task.scales.empty()) {
        list.push_back(ofNoQuestion(chart<IccChart>(QStringLiteral("icc-by-scale"))));
        list.push_back(ofNoQuestion(scaleChart(task)));
    }
    if (findToken(task.scales, QStringLiteral("valence")) != nullptr)
        list.push_back(chart<MeanValenceChart>(QStringLiteral("valence-by-emotion")));
    if (hasField(task, FieldPlace::Hero) && hasField(task, FieldPlace::Paragraph))
        list.push_back(lengthChart());
    list.push_back(chart<GoldChart>(QStringLiteral("gold-agreement")));
    list.push_back(reliabilityChart());
    return list;
}

} // namespace subtext
