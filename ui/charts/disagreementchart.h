// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/disagreementsources.h"
#include "ui/charts/intervalchart.h"

#include <vector>

namespace subtext {

/// How much of the disagreement about each question is ambiguity, perspective or unsteadiness. What
/// the study cannot tell apart stands in the table and not in the chart, and it is said why.
class DisagreementChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit DisagreementChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of the whole study, with an item that two annotators answered.
    void setData(const DisagreementSources& sources);

private:
    /// A row of the table: all disagreement about a question, or a part of it.
    struct Part
    {
        QString name;
        QString meaning;
        bool isWhole = false;
        std::optional<double> share; ///< 0 … 1; none: not known.
        std::optional<stats::Interval> interval;
    };

    /// The whole first.
    static std::vector<Part> partsOf(const stats::DisagreementShares& of);
    static QString counts(const stats::DisagreementShares& of);
    /// Which parts are not known, and for want of what; empty where all are.
    static QString unknown(const stats::DisagreementShares& of);
    /// What a second reading takes; empty where answers without one or with one are not timed.
    static QString timesOf(const AnswerTimes& times);
    /// What is said of all questions at once where it is the same of all.
    static QString notesOf(const DisagreementSources& sources);
    static IntervalContent contentOf(const DisagreementSources& sources);
};

} // namespace subtext
