// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/ratercolumns.h"

#include "ui/adjudicate/profilelegend.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/text/desktext.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

constexpr int Gap = 12;
constexpr int UsualCount = 3;

/// Tab goes through `column` after `before`, wherever it would go by the order of making.
void setTabOrderAfter(const RaterColumn& before, const RaterColumn& column)
{
    QWidget* last = before.explanation();
    for (QWidget* widget : column.findChildren<QWidget*>()) {
        if (widget->focusPolicy() & Qt::TabFocus) {
            QWidget::setTabOrder(last, widget);
            last = widget;
        }
    }
}

/// Means of all raters in scale numbers; NaN where nobody rated.
std::array<double, 3> meanVad(const std::vector<DeskRater>& raters)
{
    std::array<double, 3> means{};
    for (std::size_t i = 0; i < means.size(); ++i) {
        double sum = 0;
        int rated = 0;
        for (const DeskRater& rater : raters) {
            if (const auto point = rater.annotation.answer.scales.at(i)) {
                sum += scaleNumber(*point);
                ++rated;
            }
        }
        means.at(i) = rated > 0 ? sum / rated : std::numeric_limits<double>::quiet_NaN();
    }
    return means;
}

} // namespace

RaterColumns::RaterColumns(QWidget* parent)
    : QWidget(parent)
    , m_area(new QScrollArea(this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(5);
    whole->addWidget(m_area, 1);
    whole->addWidget(new ProfileLegend(this));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setProperty("scrollsSideways", true); // however many raters there are
    auto* row = new QWidget(m_area);
    row->setProperty("transparent", true);
    m_layout = new QHBoxLayout(row);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Gap);
    m_area->setWidget(row);
    makeColumns(UsualCount); // now, so that Tab finds them between their neighbours
}

void RaterColumns::makeColumns(int count)
{
    while (static_cast<int>(m_columns.size()) < count) {
        auto* column = new RaterColumn(m_area->widget());
        const int place = static_cast<int>(m_columns.size()) + 1;
        connect(column, &RaterColumn::chosen, this, [this, place] { Q_EMIT labelTaken(place); });
        column->hide();
        m_layout->addWidget(column, 1);
        if (!m_columns.empty())
            setTabOrderAfter(*m_columns.back(), *column);
        m_columns.push_back(column);
    }
}

void RaterColumns::setCase(const DeskCase& deskCase, const QStringList& titles)
{
    const int before = m_count;
    m_count = static_cast<int>(deskCase.raters.size());
    makeColumns(m_count);
    const std::array<double, 3> means = meanVad(deskCase.raters);
    for (int i = 0; i < static_cast<int>(m_columns.size()); ++i) {
        RaterColumn* column = m_columns[static_cast<std::size_t>(i)];
        column->setVisible(i < m_count);
        if (i >= m_count)
            continue;
        column->setRater(deskCase.raters[static_cast<std::size_t>(i)], i + 1,
                         titles.value(i, placeWord(i + 1)), means);
        column->setChosen(false);
    }
    m_area->horizontalScrollBar()->setValue(0);
    if (m_count != before)
        updateGeometry();
}

void RaterColumns::setPick(std::optional<Pick> pick)
{
    for (int place = 1; place <= m_count; ++place) {
        RaterColumn* rater = column(place);
        rater->setChosen(pick && pick->label && pick->label == rater->label());
    }
}

RaterColumn* RaterColumns::column(int place) const
{
    return m_columns.at(static_cast<std::size_t>(place - 1));
}

QSize RaterColumns::sizeHint() const
{
    return {widthOf(std::max(1, std::min(m_count, UsualCount))),
            m_layout->sizeHint().height() + 60};
}

int RaterColumns::widthOf(int count)
{
    return count * RaterColumn::MinimumWidth + (count - 1) * Gap;
}

QSize RaterColumns::minimumSizeHint() const
{
    return {RaterColumn::MinimumWidth, m_layout->minimumSize().height()};
}

} // namespace subtext
