// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/agreementreport.h"
#include "core/report/ratermodels.h"

#include <QHash>
#include <QString>

#include <vector>

class QWidget;

namespace subtext {

class ChartPanel;
class ConfusionChart;
class EmotionKappaChart;
class GoldChart;
class IccChart;
class KappaChart;
class LengthChart;
class MeanValenceChart;
class PatternChart;
class Prompts;
class ReliabilityChart;
class ScaleChart;

/// The charts of agreement, all fed from one report: what the place shows and a release prints.
struct AgreementCharts
{
    /// Makes them, empty. `parent` owns them and outlives this.
    AgreementCharts(Prompts& prompts, QWidget* parent);

    /// `itemNames` are told of single items; those without a name go by their number.
    void setData(const AgreementReport& report, const std::vector<ModelReport>& models,
                 const QHash<ScenarioId, QString>& itemNames);
    /// In the order of the place.
    std::vector<ChartPanel*> all() const;

    PatternChart* patterns;
    KappaChart* kappa;
    ConfusionChart* confusion;
    EmotionKappaChart* emotionKappa;
    IccChart* icc;
    ScaleChart* scales;
    MeanValenceChart* valence;
    LengthChart* length;
    GoldChart* gold;
    ReliabilityChart* reliability;
};

/// What the items of a report are called.
QHash<ScenarioId, QString> itemNamesOf(const AgreementReport& report);

} // namespace subtext
