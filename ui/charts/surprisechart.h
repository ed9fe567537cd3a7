// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/surprisefigures.h"
#include "ui/charts/intervalchart.h"

#include <vector>

namespace subtext {

/// How often an item has a surprisingly popular label, and how that lies to the label that most
/// chose and to gold, by question. A diagnostic: no label comes from it.
class SurpriseChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit SurpriseChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of a study with a guess.
    void setData(const SurpriseFigures& figures, const Task& task);

private:
    /// A row of the table.
    struct Part
    {
        QString name;
        int count = 0;
        int of = 0;
    };

    static std::vector<Part> partsOf(const QuestionSurprises& of);
};

} // namespace subtext
