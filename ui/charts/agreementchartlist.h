// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "ui/charts/chartpanel.h"

#include <QHash>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace subtext {

struct ChartedAgreement
{
    const AgreementReport& report;
    const std::vector<ModelReport>& models;
    /// Told of single items; those without a name go by their number.
    QHash<ScenarioId, QString> itemNames;
};

struct ChartFigure
{
    QString stem; ///< Of its files' names.
    /// Chooses in the chart what the picture shows, before it is filled; may be none.
    std::function<void(ChartPanel&)> choose;
};

struct AgreementChart
{
    std::function<std::unique_ptr<ChartPanel>(Prompts&, QWidget* parent)> make;
    std::function<void(ChartPanel&, const ChartedAgreement&)> fill;
    std::vector<ChartFigure> figures; ///< What the place shows one after the other is one each.
    bool isOfQuestion = true;         ///< False: the same whichever question is asked about.
};

/// The charts of agreement on one question in the order of the place: what it shows and a release
/// prints. A chart of what the task does not have (scales, a scale of valence, several questions,
/// more than two options, texts of two kinds) is not in it.
std::vector<AgreementChart> agreementChartList(const Task& task = *usualTask(),
                                               std::size_t question = 0);

} // namespace subtext
