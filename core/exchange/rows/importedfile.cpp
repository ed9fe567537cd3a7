// SPDX-License-Identifier: MIT
#include "core/exchange/rows/importedfile.h"

#include "core/task/builtintasks.h"

#include <QSet>

namespace subtext {

const Task& taskOf(const ImportOptions& options)
{
    return options.task ? *options.task : defaultTask();
}

qint64 ImportedFile::refusedCount() const
{
    auto count = static_cast<qint64>(refused.size());
    for (const FurtherRefusals& further : furtherRefused)
        count += further.count;
    return count;
}

ImportContents importContents(const std::vector<ImportedFile>& files)
{
    ImportContents contents;
    QSet<QString> people;
    QSet<QString> scenes;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            if (!record.isReference)
                scenes.insert(record.scenario.name());
            contents.annotations += static_cast<qint64>(record.answers.size());
            contents.gold += record.gold || record.isAmbiguous ? 1 : 0;
            contents.notes += record.note.isEmpty() ? 0 : 1;
            for (const ImportedAnswer& answer : record.answers)
                people.insert(answer.annotator.trimmed());
        }
    }
    contents.scenarios = scenes.size();
    contents.people = people.size();
    return contents;
}

QString countsOfPeople(const std::map<QString, qint64>& counts)
{
    constexpr qsizetype Shown = 12;
    QStringList people;
    for (const auto& [person, count] : counts) {
        if (people.size() == Shown) {
            people << QStringLiteral("…");
            break;
        }
        people << QStringLiteral("%1 %2").arg(person).arg(count);
    }
    return people.join(QStringLiteral(", "));
}

void nameScenes(ImportWarning& warning, QStringList scenes)
{
    scenes.removeDuplicates();
    constexpr qsizetype Named = 5;
    warning.value = scenes.mid(0, Named).join(QStringLiteral(", "));
    if (scenes.size() > Named)
        warning.detail = QString::number(scenes.size() - Named);
}

void ImportOptions::setMapping(const ImportMapping& mapping)
{
    columns = mapping.columns;
    values = mapping.values;
    group = mapping.group;
    unused = mapping.unused;
    scales = mapping.scales;
    people = mapping.people;
    firstOf = mapping.firstOf;
    if (mapping.flagsSkipped)
        flagsSkipped = flagsSkipped.value_or(true);
    source = mapping.source;
}

void ImportOptions::complete(const ImportMapping& mapping)
{
    const auto below = [](auto& over, const auto& under) {
        for (auto of = under.begin(); of != under.end(); ++of) {
            if (!over.contains(of.key()))
                over.insert(of.key(), of.value());
        }
    };
    const auto add = [](QStringList& to, const QStringList& names) {
        for (const QString& name : names) {
            if (!to.contains(name))
                to << name;
        }
    };
    const QStringList chosen = columns.values();
    const auto isSettled = [&](const QString& column) {
        return unused.contains(column) || chosen.contains(column);
    };
    QMap<QString, QString> open = mapping.columns;
    open.removeIf([&](const auto& of) { return isSettled(of.value()); });
    QStringList left = mapping.unused;
    left.removeIf([&](const QString& column) { return chosen.contains(column); });
    below(columns, open);
    below(scales, mapping.scales);
    below(people, mapping.people);
    for (auto of = mapping.values.begin(); of != mapping.values.end(); ++of)
        below(values[of.key()], of.value());
    if (!group)
        group = mapping.group;
    add(unused, left);
    add(firstOf, mapping.firstOf);
    if (mapping.flagsSkipped)
        flagsSkipped = flagsSkipped.value_or(true);
}

} // namespace subtext
