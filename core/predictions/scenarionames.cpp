// SPDX-License-Identifier: MIT
#include "core/predictions/scenarionames.h"

#include "core/domain/ceiscene.h"
#include "core/predictions/recordfile.h"

#include <QRegularExpression>

namespace subtext::evaluation {
namespace {

constexpr int Several = -1;

/// Where a key comes up again, it stands for nothing.
void insertOnce(QHash<QString, int>& hash, const QString& key, int item)
{
    const auto known = hash.find(key);
    if (known == hash.end())
        hash.insert(key, item);
    else if (*known != item)
        *known = Several;
}

QString plainGroup(const QString& group)
{
    return group.trimmed().toLower().replace(u'_', u'-');
}

bool isOfOldRelease(const QString& name)
{
    static const QRegularExpression form(QStringLiteral("^CEI-\\d+$"),
                                         QRegularExpression::CaseInsensitiveOption);
    return form.match(name).hasMatch();
}

/// The letters and digits of a text, in one case.
QString folded(const QString& text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isSurrogate())
            letters += c;
    }
    return letters.toCaseFolded();
}

std::optional<qsizetype> columnOfAny(const QStringList& columns, const QStringList& names)
{
    for (const QString& name : names) {
        if (const auto column = columnOf(columns, name))
            return column;
    }
    return std::nullopt;
}

} // namespace

ScenarioNames::ScenarioNames(const Input& input)
{
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        const Item& item = input.items[i];
        const QString group = plainGroup(item.group);
        m_groupOf << group;
        if (!m_groups.contains(group))
            m_groups << group;
        insertOnce(m_byName, group + u'/' + item.id, static_cast<int>(i));
        insertOnce(m_byId, item.id, static_cast<int>(i));
    }
}

ScenarioNames::Found ScenarioNames::find(const ScenarioName& scenario) const
{
    const int item =
        m_byName.value(plainGroup(scenario.group) + u'/' + scenario.id.trimmed(), Several);
    return item == Several ? Found(tl::unexpected(ProblemReason::UnknownScenario)) : Found(item);
}

bool ScenarioNames::isIn(const QString& group, int item) const
{
    return m_groupOf.at(item) == plainGroup(group);
}

ScenarioNames::Found ScenarioNames::find(const QString& name) const
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        return tl::unexpected(ProblemReason::NoScenario);
    for (const QString& group : m_groups) {
        const qsizetype end = group.size();
        if (trimmed.size() <= end || (trimmed.at(end) != u'/' && trimmed.at(end) != u'_') ||
            plainGroup(trimmed.left(end)) != group)
            continue;
        if (const Found found = find(ScenarioName{group, trimmed.mid(end + 1)}))
            return found;
    }
    if (const auto byId = m_byId.constFind(trimmed); byId != m_byId.constEnd())
        return *byId == Several ? Found(tl::unexpected(ProblemReason::AmbiguousScenario))
                                : Found(*byId);
    const int released = m_releaseIds.value(trimmed.toUpper(), Several);
    if (released != Several)
        return released;
    return tl::unexpected(isOfOldRelease(trimmed) ? ProblemReason::UnknownRelease
                                                  : ProblemReason::UnknownScenario);
}

Result<QHash<QString, int>> readReleaseIds(const QString& path, const Input& input,
                                           const std::vector<Scenario>& scenarios)
{
    const auto table = readCsvFile(path);
    if (!table)
        return fail(table.error());
    const auto id =
        columnOfAny(table->columns, {QStringLiteral("scenario_id"), QStringLiteral("id")});
    const auto context =
        columnOfAny(table->columns, {QStringLiteral("context"), QStringLiteral("situation"),
                                     QStringLiteral("sd_situation")});
    const auto utterance =
        columnOfAny(table->columns, {QStringLiteral("utterance"), QStringLiteral("sd_utterance")});
    for (const auto& [column, name] : {std::pair(id, QStringLiteral("scenario_id")),
                                       std::pair(context, QStringLiteral("context")),
                                       std::pair(utterance, QStringLiteral("utterance"))}) {
        if (!column)
            return fail({ErrorCode::MissingColumn, path, 0, 0, name, QStringLiteral("ids")});
    }
    QHash<QString, int> itemOfName;
    for (std::size_t i = 0; i < input.items.size(); ++i)
        itemOfName.insert(input.items[i].name, static_cast<int>(i));
    QHash<QString, int> itemOfScene;
    for (const Scenario& scenario : scenarios) {
        const auto item = itemOfName.constFind(scenario.name());
        if (item != itemOfName.constEnd())
            insertOnce(
                itemOfScene,
                folded(scenario.text(ScenePart::Context) + scenario.text(ScenePart::Utterance)),
                *item);
    }
    QHash<QString, int> itemOf;
    for (const RecordTable::Row& row : table->rows) {
        const int item = itemOfScene.value(
            folded(row.cells.value(*context) + row.cells.value(*utterance)), Several);
        if (item != Several)
            insertOnce(itemOf, row.cells.value(*id).trimmed().toUpper(), item);
    }
    return itemOf;
}

} // namespace subtext::evaluation
