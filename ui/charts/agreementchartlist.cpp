// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/agreementchartlist.h"

#include "ui/charts/confusionchart.h"
#include "ui/charts/emotionkappachart.h"
#include "ui/charts/goldchart.h"
#include "ui/charts/icchart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/lengthchart.h"
#include "ui/charts/meanvalencechart.h"
#include "ui/charts/patternchart.h"
#include "ui/charts/reliabilitychart.h"
#include "ui/charts/scalechart.h"

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
            std::move(figures)};
}

/// A chart of the report alone, with one picture.
template <typename Chart> AgreementChart chart(const QString& stem)
{
    return chart<Chart>({{stem, {}}}, [](Chart& panel, const ChartedAgreement& shown) {
        panel.setData(shown.report);
    });
}

AgreementChart scaleChart()
{
    std::vector<ChartFigure> figures;
    for (ScaleIndex dimension : AllDimensions) {
        figures.push_back({QStringLiteral("scale-use-") + dimensionToken(dimension),
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
                                       panel.setData(shown.models, shown.report.raters);
                                   });
}

} // namespace

std::vector<AgreementChart> agreementChartList()
{
    return {chart<PatternChart>(QStringLiteral("vote-patterns")),
            chart<KappaChart>(QStringLiteral("kappa-by-subtype")),
            chart<ConfusionChart>(QStringLiteral("confusion-matrix")),
            chart<EmotionKappaChart>(QStringLiteral("kappa-by-emotion")),
            chart<IccChart>(QStringLiteral("icc-by-scale")),
            scaleChart(),
            chart<MeanValenceChart>(QStringLiteral("valence-by-emotion")),
            lengthChart(),
            chart<GoldChart>(QStringLiteral("gold-agreement")),
            reliabilityChart()};
}

} // namespace subtext
