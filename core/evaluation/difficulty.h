// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/scoredinput.h"

#include <QStringList>

#include <span>

namespace subtext::evaluation {

/// A group's mean accuracy over all sets, and how far its people agree.
struct GroupDifficulty
{
    QString group;
    double accuracy = 0;         ///< Correct answers of all sets to all its items, as a share.
    std::optional<double> kappa; ///< Fleiss' κ of its items with a gold label.

    bool operator==(const GroupDifficulty&) const = default;
};

/// Whether what is hard for people is hard for models.
struct Difficulty
{
    /// Spearman's ρ of an item's largest share of votes with the number of sets that got it right.
    std::optional<double> itemSpearman;
    std::vector<GroupDifficulty> groups;
    std::optional<double> groupSpearman; ///< ρ of κ with accuracy, over the groups with both.
    QStringList unanimousButNoModel;     ///< Items by name.
    QStringList splitButEveryModel;
    std::vector<std::int64_t> histogram; ///< Items that 0, 1, … all sets got right.

    bool operator==(const Difficulty&) const = default;
};

/// `items` are those that are scored, with in how many of the `sets` each was answered as gold
/// says.
Difficulty difficulty(const std::vector<const Item*>& items, std::span<const int> correct, int sets,
                      int options);

} // namespace subtext::evaluation
