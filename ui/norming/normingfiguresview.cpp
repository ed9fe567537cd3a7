// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingfiguresview.h"

#include "core/figures/norminginput.h"
#include "core/study/study.h"
#include "ui/charts/normingchart.h"
#include "ui/charts/normingmoveschart.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/controls.h"

#include <QVBoxLayout>

namespace subtext {

NormingFiguresView::NormingFiguresView(Prompts& prompts, QWidget* parent)
    : QScrollArea(parent)
    , m_prompts(prompts)
{
    constexpr int LeastHeight = 160; // on a low screen; else it has what is left
    setWidgetResizable(true);
    setAccessibleName(tr("Figures of the round"));
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(LeastHeight);
    auto* page = new QWidget(this);
    m_column = makeColumn(page, {}, 12);
    m_agreement = new NormingChart(prompts, page);
    m_column->addWidget(m_agreement);
    m_column->addStretch(1);
    setWidget(page);
}

Result<void> NormingFiguresView::showRound(Study& study, const NormingStanding& standing)
{
    Reads reads;
    const auto task = reads.take(shownTask(study));
    const auto scenarios = reads.take(study.scenarios());
    const auto gold = reads.take(study.gold());
    if (const auto read = reads.outcome(); !read)
        return read;
    const NormingFigures figures = normingFigures(normingInput(standing, scenarios, gold, task));
    m_agreement->setData(standing.round.title, figures, *task);
    while (m_moves.size() < figures.questions.size()) {
        m_moves.push_back(new NormingMovesChart(m_prompts, widget()));
        m_column->insertWidget(static_cast<int>(m_moves.size()), m_moves.back());
    }
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        m_moves[i]->setVisible(i < figures.questions.size());
        if (i < figures.questions.size())
            m_moves[i]->setData(figures.questions[i], *task);
    }
    return {};
}

} // namespace subtext
