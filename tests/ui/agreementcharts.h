// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "ui/charts/chartpanel.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QTableView>

#include <algorithm>
#include <vector>

// What the tests of the charts of agreement share: made-up figures, and what a panel shows.
namespace subtext::test {

inline stats::Interval around(double value, double half)
{
    return {value - half, value + half};
}

/// Three raters, 60 items; every figure follows from κ, some way.
inline AgreementGroup sampleGroup(double kappa)
{
    AgreementGroup group;
    group.items = 60;
    group.completeItems = 58;
    group.annotations = 178;
    group.raters = {0, 1, 2};
    group.kappa.kappa = kappa;
    group.kappa.observed = kappa + 0.2;
    group.kappa.expected = 0.2;
    group.kappa.shares = {0.05, 0.05, 0.1, 0.15, 0.2, 0.1, 0.35, 0.0};
    group.kappa.items = 58;
    group.kappa.leftOut = 2;
    group.alpha = kappa + 0.01;
    group.ac1.estimate = kappa + 0.05;
    group.ac1.interval = around(kappa + 0.05, 0.07);
    group.intervals.resamples = 2'000;
    group.intervals.kappa.interval = around(kappa, 0.08);
    group.intervals.alpha.interval = around(kappa + 0.01, 0.08);
    group.intervals.observed.interval = around(kappa + 0.2, 0.06);
    group.intervals.kappaByCategory.resize(EmotionCount);
    for (std::size_t i = 0; i < EmotionCount; ++i) {
        const double of = kappa - 0.15 + 0.05 * static_cast<double>(i);
        if (i != 7) // which nobody chose
            group.kappaByEmotion[i] = of;
        group.intervals.kappaByCategory[i].interval = around(of, 0.09);
        for (auto* all : {&group.valenceByOwnLabel, &group.valenceByGold}) {
            stats::Moments& m = (*all)[i];
            if (i == 7)
                continue;
            m.n = all == &group.valenceByGold ? 9 : 12;
            m.mean = 0.8 - 0.24 * static_cast<double>(i) - (m.n == 9 ? 0.1 : 0);
            m.deviation = 0.4;
            m.interval = around(*m.mean, i == 0 ? 0.6 : 0.12);
        }
    }
    for (std::size_t i = 0; i < DimensionCount; ++i) {
        stats::Icc& icc = group.icc[i];
        icc.estimate = kappa + 0.3 - 0.12 * static_cast<double>(i);
        icc.interval = around(*icc.estimate, 0.11);
        icc.items = 57;
        icc.leftOut = 3;
        group.ordinalAlpha[i] = *icc.estimate - 0.02;
    }
    return group;
}

/// One subtype for each κ, and everything pooled; empty without any.
inline AgreementReport sampleReport(const std::vector<double>& kappas)
{
    AgreementReport report;
    for (std::size_t i = 0; i < kappas.size(); ++i)
        report.subtypes.push_back({AllSubtypes.at(i), sampleGroup(kappas[i])});
    if (!kappas.empty())
        report.overall = sampleGroup(0.21);
    return report;
}

/// Of all five subtypes.
inline AgreementReport sampleReport()
{
    return sampleReport({0.11, 0.31, 0.18, 0.42, -0.05});
}

inline QAbstractItemModel& tableOf(const ChartPanel& panel)
{
    return *panel.findChild<QTableView*>()->model();
}

inline QString rowOf(const ChartPanel& panel, int row)
{
    QStringList cells;
    for (int column = 0; column < tableOf(panel).columnCount(); ++column)
        cells << tableOf(panel).index(row, column).data().toString();
    return cells.join(u'|');
}

/// The notes in a chart.
inline QStringList notesOf(const ChartPanel& panel)
{
    QStringList texts;
    for (const QGraphicsItem* item : panel.findChild<QGraphicsView*>()->scene()->items()) {
        const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (text && text->isVisible())
            texts << text->text();
    }
    return texts;
}

inline QString descriptionOf(const ChartPanel& panel)
{
    return panel.findChild<QGraphicsView*>()->accessibleDescription();
}

inline void showChart(QWidget& widget, int width = 760)
{
    // As in a page that scrolls: as high as the wrapped text and the chart need.
    widget.resize(width, widget.heightForWidth(width));
    widget.show();
    QCoreApplication::processEvents();
}

/// The middles of the spots of a colour that are at least three pixels wide and high: marks, not
/// whiskers. From top to bottom, under the legend that ends at `from`.
inline QList<QPoint> spotsOf(const ChartPanel& panel, const QColor& color, int from = 40)
{
    const QWidget* canvas = panel.findChild<QGraphicsView*>()->viewport();
    const QImage image = const_cast<QWidget*>(canvas)->grab().toImage();
    QList<QPoint> spots;
    const auto isSolid = [&](int x, int y) {
        for (int dy = 0; dy < 3; ++dy) {
            for (int dx = 0; dx < 3; ++dx) {
                if (image.pixelColor(x + dx, y + dy) != color)
                    return false;
            }
        }
        return true;
    };
    for (int y = from; y < image.height() - 3; ++y) {
        for (int x = 0; x < image.width() - 3; ++x) {
            const QPoint middle(x + 1, y + 1);
            const auto isSame = [&](const QPoint& other) {
                return (other - middle).manhattanLength() < 12;
            };
            if (isSolid(x, y) && std::none_of(spots.begin(), spots.end(), isSame))
                spots << middle;
        }
    }
    return spots;
}

} // namespace subtext::test
