// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/agreement/agreementcharts.h"

namespace subtext {

AgreementCharts::AgreementCharts(Prompts& prompts, QWidget* parent, const Task& task,
                                 std::size_t question)
    : m_charts(agreementChartList(task, question))
{
    for (const AgreementChart& chart : m_charts)
        m_panels.push_back(chart.make(prompts, parent).release());
}

void AgreementCharts::setData(const ChartedAgreement& shown)
{
    for (std::size_t i = 0; i < m_charts.size(); ++i)
        m_charts[i].fill(*m_panels[i], shown);
}

QHash<ScenarioId, QString> itemNamesOf(const AgreementReport& report)
{
    QHash<ScenarioId, QString> names;
    for (const AgreementItem& item : report.input.items)
        names.insert(item.scenario, item.name);
    return names;
}

} // namespace subtext
