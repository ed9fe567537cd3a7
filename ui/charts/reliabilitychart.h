// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/ratermodels.h"
#include "ui/charts/chartpanel.h"

#include <array>
#include <vector>

namespace subtext {

class ScatterSeries;

namespace charts {
class WrappedLegend;
}

/// How far everybody can be trusted, by models that need no gold label: one line a person, grouped
/// by subtype, with a mark of its own shape for each model.
class ReliabilityChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit ReliabilityChart(Prompts& prompts, QWidget* parent = nullptr);

    /// `raters` are those that the models' indices mean.
    void setData(const std::vector<ModelReport>& models, const std::vector<AgreementRater>& raters,
                 const Task& task = *usualTask());

Q_SIGNALS:
    void personActivated(subtext::PersonId person);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;

private:
    static constexpr std::size_t ModelCount = 3;
    using Figures = std::array<double, ModelCount>; ///< Full, one-coin, MACE; each 0 … 1.

    struct Row
    {
        PersonId person;
        QString name;
        Figures figures{};
        int line = 0; ///< In the chart, from the top.

        bool operator==(const Row&) const = default;
    };
    struct Group
    {
        QString name;
        QString fit; ///< Log-likelihoods and restarts.
        int line = 0;
        std::vector<Row> rows; ///< Not empty.

        bool operator==(const Group&) const = default;
    };

    static std::vector<Group> groupsOf(const std::vector<ModelReport>& models,
                                       const std::vector<AgreementRater>& raters, const Task& task);
    static QString modelName(std::size_t model);
    /// Whom its models trust completely, and what that means; empty where nobody.
    static QString boundaryText(const ModelReport& model,
                                const std::vector<AgreementRater>& raters);
    void fillTable();
    void summarise();
    void draw();
    ScatterSeries* makeMarks(std::size_t model);
    double heightOf(int line) const { return m_lineCount - 1 - line; }
    const Row* rowAt(double y) const;

    charts::WrappedLegend* m_legend; // of this
    QLabel* m_boundary;
    QString m_groupWord; ///< What the study calls its groups.
    std::vector<Group> m_groups;
    int m_lineCount = 0;
    std::array<ScatterSeries*, ModelCount> m_marks{}; // of the chart; none while it is empty
};

} // namespace subtext
