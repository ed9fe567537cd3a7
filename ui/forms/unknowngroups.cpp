// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/unknowngroups.h"

#include "core/exchange/rows/columns.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t MostGroupsNamed = 8;

struct GroupTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::GroupTexts)
};

/// Whether a row of the file was refused for its group alone.
bool isUnknownGroup(const Refusal& refusal, const ImportedFile& file, const Task& task)
{
    if (refusal.reason == RefusalReason::UnknownSubtype)
        return true;
    return refusal.reason == RefusalReason::UnknownWord &&
           ColumnNames(task).ofColumn(refusal.column, file.mapping.columns) == Field::Group;
}

} // namespace

UnknownGroups unknownGroups(const std::vector<ImportedFile>& files, const Task& task)
{
    UnknownGroups groups;
    if (!task.group || !task.group->isClosed())
        return groups;
    for (const ImportedFile& file : files) {
        for (const Refusal& refusal : file.refused) {
            if (!isUnknownGroup(refusal, file, task))
                continue;
            const QString name = refusal.value.simplified();
            const auto known = std::find_if(groups.begin(), groups.end(),
                                            [&](const auto& group) { return group.first == name; });
            if (known == groups.end())
                groups.emplace_back(name, 1);
            else
                ++known->second;
        }
    }
    return groups;
}

QString unknownGroupsText(const UnknownGroups& groups, const QString& word)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(groups.size(), MostGroupsNamed); ++i)
        names << GroupTexts::tr("%1 (%2)").arg(groups[i].first.left(60)).arg(groups[i].second);
    if (groups.size() > MostGroupsNamed)
        names << GroupTexts::tr("%1 more").arg(groups.size() - MostGroupsNamed);
    if (names.size() == 1)
        return GroupTexts::tr("This task has no %1 %2.").arg(word, names.front());
    const QString last = names.takeLast();
    return GroupTexts::tr("This task has no %1 %2 or %3.").arg(word, listed(names), last);
}

QString groupsOfTaskText(const Task& task)
{
    if (!task.group || !task.group->isClosed())
        return {};
    const std::vector<ListedWord>& groups = *task.group->options;
    QStringList names;
    for (std::size_t i = 0; i < std::min(groups.size(), MostGroupsNamed); ++i)
        names << groupWordOf(task, groups[i].token);
    if (groups.size() > MostGroupsNamed)
        names << GroupTexts::tr("%1 more").arg(groups.size() - MostGroupsNamed);
    return GroupTexts::tr("The task has: %1.").arg(listed(names));
}

} // namespace subtext
