// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/agreementchartlist.h"

#include <vector>

namespace subtext {

class AgreementCharts
{
public:
    /// Makes them, empty. `parent` owns them and outlives this.
    AgreementCharts(Prompts& prompts, QWidget* parent, const Task& task = *usualTask(),
                    std::size_t question = 0);

    void setData(const ChartedAgreement& shown);
    /// In the order of the place.
    const std::vector<ChartPanel*>& all() const { return m_panels; }
    /// The one of this class; null where the task has nothing for it.
    template <typename Chart> const Chart* of() const
    {
        for (const ChartPanel* panel : m_panels) {
            if (const auto* chart = qobject_cast<const Chart*>(panel))
                return chart;
        }
        return nullptr;
    }

private:
    std::vector<AgreementChart> m_charts;
    std::vector<ChartPanel*> m_panels; // one for each of m_charts
};

QHash<ScenarioId, QString> itemNamesOf(const AgreementReport& report);

} // namespace subtext
