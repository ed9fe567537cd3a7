// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace subtext::evaluation::sample
