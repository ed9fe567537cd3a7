// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/cuefigures.h"
#include "ui/charts/intervalchart.h"

#include <vector>

namespace subtext {

/// How far the words that annotators marked are the same, and which words they mark most with which
/// label: those in a chart, and all in its table.
class CueChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit CueChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of the whole study, with a mark in it.
    void setData(const CueFigures& figures, const Task& task);

private:
    /// A word that people mark with a label.
    struct LabelledWord
    {
        QString question;
        QString label;
        int answers = 0; ///< With this label and a mark.
        MarkedWord word;
    };

    static std::vector<LabelledWord> labelledWords(const CueFigures& figures, const Task& task);
    /// The table has all, the chart those that most answers mark.
    static IntervalContent contentOf(std::vector<LabelledWord> words, bool hasQuestions);
};

} // namespace subtext
