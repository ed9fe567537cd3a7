// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/course/norming.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace subtext {

class NormingChart;
class NormingMovesChart;
class Prompts;
class Study;

/// What a norming round comes to: how far people agreed before and after, and who moved where, a
/// chart for each question that was voted on.
class NormingFiguresView : public QScrollArea
{
    Q_OBJECT
public:
    NormingFiguresView(Prompts& prompts, QWidget* parent);

    /// Of a round that is open or closed. Errors: those of reading the study.
    Result<void> showRound(Study& study, const NormingStanding& standing);

    NormingChart* agreement() const { return m_agreement; }
    const std::vector<NormingMovesChart*>& moves() const { return m_moves; }

private:
    Prompts& m_prompts;
    QVBoxLayout* m_column;
    NormingChart* m_agreement;
    std::vector<NormingMovesChart*> m_moves;
};

} // namespace subtext
