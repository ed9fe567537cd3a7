// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/evaluation/scoredinput.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <vector>

namespace subtext::evaluation::sample {

/// Votes of raters 0, 1, …; −1: that rater has none.
inline Item item(const QString& name, std::optional<int> gold, const std::vector<int>& votes)
{
    Item made;
    made.name = name;
    made.group = name.section(u'/', 0, 0);
    made.id = name.section(u'/', 1);
    made.power = QStringLiteral("peer");
    made.gold = gold;
    std::map<int, int> counts;
    for (std::size_t rater = 0; rater < votes.size(); ++rater) {
        if (votes[rater] < 0)
            continue;
        made.votes.push_back({static_cast<int>(rater), votes[rater], {}});
        ++counts[votes[rater]];
    }
    int most = 0;
    int ties = 0;
    for (const auto& [label, count] : counts) {
        ties = count > most ? 1 : ties + (count == most ? 1 : 0);
        most = std::max(most, count);
    }
    if (made.votes.size() > 1)
        made.pattern = counts.size() == 1      ? Pattern::Unanimous
                       : most > 1 && ties == 1 ? Pattern::Majority
                                               : Pattern::Split;
    return made;
}

inline Input input(const std::vector<Item>& items, const Options& options = Options::emotions())
{
    Input made{options, {}, items};
    for (const char* name : {"Ann", "Bob", "Cleo", "Dan", "Eve"})
        made.raters.push_back(QString::fromLatin1(name));
    return made;
}

/// Three items of two subtypes; "7" is an id of both.
inline Input smallInput()
{
    return input({item(QStringLiteral("mixed-signals/7"), 0, {0, 0, 1}),
                  item(QStringLiteral("sarcasm-irony/7"), 6, {6, 5, 4}),
                  item(QStringLiteral("sarcasm-irony/8"), 4, {4, 4, 4})});
}

inline EvaluationOptions quickly(int resamples = 40)
{
    EvaluationOptions how;
    how.table = cei2026Table();
    how.resampling.resamples = resamples;
    return how;
}

/// Labels by item, in this order; −1: the file says that the answer is missing.
inline Column answering(const Input& input, const std::vector<int>& labels,
                        const QString& model = QStringLiteral("m"))
{
    Column set;
    set.name.model = model;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        ColumnRow row;
        row.item = static_cast<int>(i);
        if (labels[i] < 0)
            row.signal = Signal::Missing;
        else
            row.stated = input.options.token(labels[i]);
        set.rows.push_back(row);
    }
    return set;
}

} // namespace subtext::evaluation::sample
