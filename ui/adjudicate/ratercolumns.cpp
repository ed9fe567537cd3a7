// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/ratercolumns.h"

#include "core/agreement/agreementinput.h"
#include "ui/adjudicate/cuelayers.h"
#include "ui/adjudicate/profilelegend.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/text/cuetext.h"
#include "ui/text/desktext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <limits>

namespace subtext {
namespace {

constexpr int ColumnGap = 6;
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

/// Means of all raters by scale, in scale numbers; NaN where nobody rated.
std::array<double, MaxScales> meansOf(const Task& task, const std::vector<DeskRater>& raters)
{
    std::array<double, MaxScales> means{};
    means.fill(std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        double sum = 0;
        int rated = 0;
        for (const DeskRater& rater : raters) {
            for (const ScalePoint& point : task.scales[i].points) {
                if (rater.annotation.answer.scales.at(i) != point.value)
                    continue;
                sum += point.number;
                ++rated;
            }
        }
        if (rated > 0)
            means.at(i) = sum / rated;
    }
    return means;
}

} // namespace

RaterColumns::RaterColumns(QWidget* parent)
    : QWidget(parent)
    , m_task(usualTask())
    , m_area(new QScrollArea(this))
    , m_legend(new ProfileLegend(this))
{
    QVBoxLayout* whole = makeColumn(this, {}, 5);
    whole->addWidget(m_area, 1);
    whole->addWidget(m_legend);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setProperty("scrollsSideways", true); // however many raters there are
    QWidget* row = makePage(m_area);
    m_layout = makeRow(row, {}, ColumnGap);
    m_area->setWidget(row);
    makeColumns(UsualCount); // now, so that Tab finds them between their neighbours
}

void RaterColumns::makeColumns(int count)
{
    while (static_cast<int>(m_columns.size()) < count) {
        auto* column = new RaterColumn(m_area->widget());
        const int place = static_cast<int>(m_columns.size()) + 1;
        connect(column, &RaterColumn::chosen, this, [this, place] { Q_EMIT labelTaken(place); });
        connect(column, &RaterColumn::attended, this, [this] { Q_EMIT attended(attendedPlace()); });
        column->setTask(m_task);
        column->head()->setTakeable(m_isTakeable);
        column->hide();
        m_layout->addWidget(column, 1);
        if (!m_columns.empty())
            setTabOrderAfter(*m_columns.back(), *column);
        m_columns.push_back(column);
    }
}

/// Columns are hidden as they go, and nobody is there to be told.
RaterColumns::~RaterColumns()
{
    for (RaterColumn* column : m_columns)
        disconnect(column, nullptr, this, nullptr);
}

void RaterColumns::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    m_question = FirstQuestion;
    for (RaterColumn* column : m_columns)
        column->setTask(task);
    m_legend->setTask(*task);
    setSizePolicy(QSizePolicy::Preferred,
                  RaterColumn::isBrief(*task) ? QSizePolicy::Fixed : QSizePolicy::Preferred);
    updateGeometry();
}

void RaterColumns::setCase(const DeskCase& deskCase, const QStringList& titles)
{
    const int before = m_count;
    m_count = static_cast<int>(deskCase.raters.size());
    makeColumns(m_count);
    const auto means = meansOf(*m_task, deskCase.raters);
    for (int i = 0; i < static_cast<int>(m_columns.size()); ++i) {
        RaterColumn* column = m_columns[static_cast<std::size_t>(i)];
        column->setVisible(i < m_count);
        if (i >= m_count)
            continue;
        column->setRater(deskCase.raters[static_cast<std::size_t>(i)], i + 1,
                         titles.value(i, placeWord(i + 1)), means);
        column->setCues(
            cuesInWords(deskCase.scenario,
                        deskCase.raters[static_cast<std::size_t>(i)].annotation.answer.cues));
        column->setChosen(false);
    }
    m_area->horizontalScrollBar()->setValue(0);
    if (m_count != before || RaterColumn::isBrief(*m_task))
        updateGeometry();
}

void RaterColumns::setPick(std::optional<Pick> pick, QuestionIndex question)
{
    const bool isOther = question != m_question;
    m_question = question;
    for (int place = 1; place <= m_count; ++place) {
        RaterColumn* rater = column(place);
        if (isOther)
            rater->setQuestion(question);
        rater->setChosen(pick && pick->label && pick->label == rater->label());
    }
}

void RaterColumns::setTakeable(bool isTakeable)
{
    m_isTakeable = isTakeable;
    for (RaterColumn* column : m_columns)
        column->head()->setTakeable(isTakeable);
}

RaterColumn* RaterColumns::column(int place) const
{
    return m_columns.at(static_cast<std::size_t>(place - 1));
}

int RaterColumns::attendedPlace() const
{
    const auto placeWhere = [this](bool (RaterColumn::*is)() const) {
        for (int place = 1; place <= m_count; ++place) {
            if ((column(place)->*is)())
                return place;
        }
        return 0;
    };
    const int pointedAt = placeWhere(&RaterColumn::isPointedAt);
    return pointedAt > 0 ? pointedAt : placeWhere(&RaterColumn::isVisited);
}

QSize RaterColumns::sizeHint() const
{
    const int width = widthOf(std::max(1, std::min(m_count, UsualCount)));
    const bool isBarWithin = m_area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    const int bar = isBarWithin ? m_area->horizontalScrollBar()->sizeHint().height() : 0;
    return RaterColumn::isBrief(*m_task) ? QSize(width, m_layout->minimumSize().height() + bar)
                                         : QSize(width, m_layout->sizeHint().height() + 60);
}

int RaterColumns::widthOf(int count)
{
    return count * RaterColumn::MinimumWidth + (count - 1) * ColumnGap;
}

QSize RaterColumns::minimumSizeHint() const
{
    // Below a table of questions nobody else leaves room for the legend.
    const bool isTight = m_task->questions.size() > 1 && !m_legend->isHidden();
    const int legend = isTight ? m_legend->sizeHint().height() + layout()->spacing() : 0;
    // One card: the scene above has the width that is in view, and the others are scrolled to.
    return {cardWidth() + m_area->verticalScrollBar()->sizeHint().width(),
            m_layout->minimumSize().height() + legend};
}

int RaterColumns::cardWidth() const
{
    return m_columns.front()->minimumWidth();
}

int RaterColumns::usualWidth() const
{
    const int usual = std::clamp(m_count, 1, UsualCount);
    return usual * cardWidth() + (usual - 1) * ColumnGap +
           m_area->verticalScrollBar()->sizeHint().width();
}

QScrollBar* RaterColumns::makeOuterBar(QWidget* parent)
{
    auto* outer = new QScrollBar(Qt::Horizontal, parent);
    outer->setObjectName(QStringLiteral("columns"));
    outer->hide();
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QScrollBar* inner = m_area->horizontalScrollBar();
    connect(inner, &QScrollBar::rangeChanged, outer, [this, outer](int least, int most) {
        outer->setRange(least, most);
        outer->setPageStep(m_area->viewport()->width());
        outer->setSingleStep(cardWidth() / 4);
        outer->setVisible(most > least);
    });
    connect(inner, &QScrollBar::valueChanged, outer, &QScrollBar::setValue);
    connect(outer, &QScrollBar::valueChanged, inner, &QScrollBar::setValue);
    return outer;
}

} // namespace subtext
