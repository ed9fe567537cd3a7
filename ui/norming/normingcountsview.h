// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/choice.h"
#include "core/task/task.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QProgressBar;

namespace subtext {

/// How all people of a norming round voted on one question of an item: a row an option, with a bar,
/// how many chose it, and which of the votes is one's own.
class NormingCountsView : public QWidget
{
    Q_OBJECT
public:
    NormingCountsView(const Question& question, QWidget* parent);

    /// `counts` by option; options past its end were chosen by nobody.
    void showCounts(const std::vector<int>& counts, std::optional<Choice> first);

    /// What stands beside the bar of an option.
    QString rowText(int option) const;
    /// Its name is the row in words, for screen readers.
    QProgressBar* bar(int option) const;

private:
    struct Row
    {
        QLabel* option;
        QProgressBar* bar;
        QLabel* text;
    };

    QLabel* m_head;
    std::vector<QString> m_words; ///< By option.
    std::vector<Row> m_rows;
};

} // namespace subtext
