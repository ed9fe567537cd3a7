// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementcharts.h"

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

AgreementCharts::AgreementCharts(Prompts& prompts, QWidget* parent)
    : patterns(new PatternChart(prompts, parent))
    , kappa(new KappaChart(prompts, parent))
    , confusion(new ConfusionChart(prompts, parent))
    , emotionKappa(new EmotionKappaChart(prompts, parent))
    , icc(new IccChart(prompts, parent))
    , scales(new ScaleChart(prompts, parent))
    , valence(new MeanValenceChart(prompts, parent))
    , length(new LengthChart(prompts, parent))
    , gold(new GoldChart(prompts, parent))
    , reliability(new ReliabilityChart(prompts, parent))
{}

void AgreementCharts::setData(const AgreementReport& report, const std::vector<ModelReport>& models,
                              const QHash<ScenarioId, QString>& itemNames)
{
    patterns->setData(report);
    kappa->setData(report);
    confusion->setData(report);
    emotionKappa->setData(report);
    icc->setData(report);
    scales->setData(report);
    valence->setData(report);
    length->setData(report, itemNames);
    gold->setData(report);
    reliability->setData(models, report.raters);
}

std::vector<ChartPanel*> AgreementCharts::all() const
{
    return {patterns, kappa,   confusion, emotionKappa, icc,
            scales,   valence, length,    gold,         reliability};
}

QHash<ScenarioId, QString> itemNamesOf(const AgreementReport& report)
{
    QHash<ScenarioId, QString> names;
    for (const AgreementItem& item : report.input.items)
        names.insert(item.scenario, item.name);
    return names;
}

} // namespace subtext
