// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/readerfigures.h"
#include "ui/charts/intervalchart.h"

#include <vector>

namespace subtext {

/// How far annotators who said the same of themselves agree on a question of the task, and what
/// they chose: one row a group, as a table until somebody asks for the chart. Nothing is said of
/// groups of fewer people than the form wants, but how many were left out.
class ReaderChart : public IntervalChart
{
    Q_OBJECT
public:
    explicit ReaderChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Of a study with a form. `question`: of the task.
    void setData(const std::vector<ReaderFigures>& figures, const ReaderForm& form,
                 const Task& task, std::size_t question);

private:
    /// A row of the table: a group of which something is said.
    struct Group
    {
        QString field;
        QString name;
        const ReaderQuestion* of = nullptr;
    };

    static std::vector<Group> groupsOf(const std::vector<ReaderFigures>& figures,
                                       const ReaderForm& form, std::size_t question);
    static QString leftOut(const std::vector<ReaderFigures>& figures, const ReaderForm& form,
                           std::size_t question);
    static IntervalContent contentOf(const std::vector<Group>& groups, const Question& question);
};

} // namespace subtext
