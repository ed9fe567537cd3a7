// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/scenariochart.h"

namespace subtext {

void ScenarioChart::setOpenable(const OpenableContent& content)
{
    m_behind = content.behind;
    m_tableRows = content.tableRows;
    setContent(content.content);
}

void ScenarioChart::activateRow(int row)
{
    if (row >= 0 && row < std::ssize(m_behind))
        Q_EMIT opened(m_behind[static_cast<std::size_t>(row)]);
}

void ScenarioChart::activateMark(int row, int series)
{
    activateRow(m_tableRows.at(static_cast<std::size_t>(series)).at(static_cast<std::size_t>(row)));
}

} // namespace subtext
