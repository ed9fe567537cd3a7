// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/chartdata.h"
#include "ui/charts/chartpanel.h"

namespace subtext {

class BarSet;
class PercentBarSeries;

/// What a piece of a bar stands for: an emotion, an option of a question, a row of a board.
struct ChartedOption
{
    QString word;
    QString colour;     ///< "#rrggbb", or empty: one of the theme's.
    QString colourDark; ///< On dark ground, where it is another.
};

/// What everybody chooses: one bar a person, cut by share in the order of the options. Pieces carry
/// the option's number, the legend number and word.
class EmotionChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit EmotionChart(Prompts& prompts, QWidget* parent = nullptr);
    /// Of a question, or of the rows of a board of no and yes that are said yes to.
    EmotionChart(const Task& task, const QuestionRun& run, Prompts& prompts,
                 QWidget* parent = nullptr);

    /// People stand in the order of `people`, from top to bottom.
    void setData(const std::vector<PersonEmotions>& people, const DisplayNames& names);
    void setChoices(std::vector<PersonChoices> people, const DisplayNames& names);

Q_SIGNALS:
    void personActivated(subtext::PersonId person);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;

private:
    void fillTable(const QStringList& names);
    void summarise();
    void draw(const QStringList& names);
    std::size_t rowOfBar(int index) const;
    void tellPiece(const BarSet* set, int index, const QStringList& names) const;

    void styleLegend();
    QColor colorOf(std::size_t option, const theme::Colors& colors) const;

    std::vector<ChartedOption> m_options;
    std::vector<PersonChoices> m_people;
    PercentBarSeries* m_bars = nullptr; // of the chart; none while it is empty
};

} // namespace subtext
