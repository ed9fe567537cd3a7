// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <QHash>

#include <array>
#include <optional>
#include <vector>

class QButtonGroup;

namespace subtext {

class PolylineSeries;
class ScatterSeries;

/// Are long items harder to agree on? One band a degree of agreement, one point an item at its
/// number of words, the mean of each band as a stroke. Keys: arrows move from point to point, Enter
/// does what a click does.
class LengthChart : public ChartPanel
{
    Q_OBJECT
public:
    enum class Words : std::uint8_t { OfContext, OfUtterance };

    explicit LengthChart(Prompts& prompts, QWidget* parent = nullptr);

    /// Above 3,000 items the points are a sample, always the same; means and ρ are of all.
    void setData(const AgreementReport& report, const QHash<ScenarioId, QString>& itemNames);
    void setWords(Words words);

Q_SIGNALS:
    void itemActivated(subtext::ScenarioId scenario);
    /// Of a row of the table: the items of that band.
    void itemsActivated(const std::vector<subtext::ScenarioId>& scenarios);

protected:
    void styleChart(const theme::Colors& colors) override;
    void activateRow(int row) override;
    bool chartKey(int key) override;
    QRectF cursorPlace() const override;
    QString cursorText() const override;

private:
    struct Item
    {
        ScenarioId scenario;
        std::array<int, 2> words{}; ///< In the order of Words.
        int band = 0;               ///< From the lowest agreement.

        bool operator==(const Item&) const = default;
    };
    struct Band
    {
        double score = 0;
        QString name;
        qint64 items = 0;
        std::array<double, 2> mean{};
        std::array<double, 2> median{};

        bool operator==(const Band&) const = default;
    };

    void addWordButtons();
    void measureBands(int ratingsNeeded);
    void chooseShown();
    void fillTable();
    void summarise();
    void redraw();
    void draw();
    QString axisTitle() const;
    ScatterSeries* makePoints();
    PolylineSeries* makeMean(int band) const;
    QPointF placeOf(const Item& item) const;
    const Item* itemAt(const QPointF& value) const;
    QString itemText(const Item& item) const;
    void moveWithin(int by);
    void moveBetween(int by);
    std::size_t slot() const { return static_cast<std::size_t>(m_words); }

    Words m_words = Words::OfContext;
    QButtonGroup* m_wordButtons;
    std::vector<Item> m_items;
    std::vector<Band> m_bands;                    // from the lowest agreement
    std::array<std::optional<double>, 2> m_rho{}; // in the order of Words
    QHash<ScenarioId, QString> m_names;
    std::vector<const Item*> m_shown;  // by band, then by words: the way of the cursor
    std::size_t m_cursor = 0;          // in m_shown
    ScatterSeries* m_points = nullptr; // of the chart, like the others; none while it is empty
    std::vector<PolylineSeries*> m_means;
};

} // namespace subtext
