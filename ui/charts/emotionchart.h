// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quality/chartdata.h"
#include "ui/charts/chartpanel.h"

class QBarSet;
class QHorizontalPercentBarSeries;

namespace subtext {

/// Which emotions everybody chooses: one bar a person, cut by share in wheel order. Pieces carry
/// the emotion's digit, the legend digit and word.
class EmotionChart : public ChartPanel
{
    Q_OBJECT
public:
    explicit EmotionChart(Prompts& prompts, QWidget* parent = nullptr);

    /// People stand in the order of `people`, from top to bottom.
    void setData(const std::vector<PersonEmotions>& people, const DisplayNames& names);

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
    void tellPiece(const QBarSet* set, int index, const QStringList& names) const;

    std::vector<PersonEmotions> m_people;
    QHorizontalPercentBarSeries* m_bars = nullptr; // of the chart; none while it is empty
};

} // namespace subtext
