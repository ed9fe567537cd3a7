// SPDX-License-Identifier: MIT
#include "core/exchange/rows/columns.h"

#include "core/exchange/rows/ceicolumns.h"

#include <algorithm>

namespace subtext {
namespace {

struct FixedName
{
    Field field;
    QLatin1String name;
};

// What the files of every task have beside the columns of the task; the first name is the token.
constexpr std::array AnswererNames{
    FixedName{Field::Annotator, QLatin1String("annotator")},
    FixedName{Field::AnnotatorCode, QLatin1String("annotator_code")},
};
constexpr std::array CircumstanceNames{
    FixedName{Field::Flagged, QLatin1String("flag")},
    FixedName{Field::Flagged, QLatin1String("flagged")},
    FixedName{Field::FlagReason, QLatin1String("flag_reason")},
    FixedName{Field::Revision, QLatin1String("revision")},
    FixedName{Field::SubmittedAt, QLatin1String("submitted_at")},
    FixedName{Field::ActiveMs, QLatin1String("active_ms")},
    FixedName{Field::WallMs, QLatin1String("wall_ms")},
    FixedName{Field::Visits, QLatin1String("visits")},
    FixedName{Field::FocusLosses, QLatin1String("focus_losses")},
    FixedName{Field::SelfCheck, QLatin1String("self_check")},
    FixedName{Field::Position, QLatin1String("position")},
    FixedName{Field::Task, QLatin1String("task")},
    FixedName{Field::Part, QLatin1String("split")},
};
constexpr std::array DecisionNames{
    FixedName{goldField(0), QLatin1String("gold")},
    FixedName{Field::Basis, QLatin1String("basis")},
    FixedName{Field::Ambiguous, QLatin1String("ambiguous")},
    FixedName{Field::Note, QLatin1String("note")},
};

tl::unexpected<Error> missing(const QString& name)
{
    return fail({ErrorCode::MissingColumn, {}, 1, 0, name, {}});
}

bool isCei(const Task& task)
{
    return task.layout == TaskLayout::Cei;
}

bool hasAny(const std::function<bool(Field)>& has, Field first, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (has(fieldAfter(first, i)))
            return true;
    }
    return false;
}

bool hasScene(const Task& task, const std::function<bool(Field)>& has)
{
    return hasAny(has, Field::FirstOfScene, task.scene.size());
}

bool hasAnswers(const Task& task, const std::function<bool(Field)>& has)
{
    return hasAny(has, Field::FirstOfQuestions, task.questions.size()) ||
           hasAny(has, Field::FirstScale, task.scales.size());
}

bool isTidy(const Task& task, const std::function<bool(Field)>& has)
{
    return has(Field::Annotator) && hasAnswers(task, has);
}

/// What the files of a task are made of, for whoever brought another one.
QString expectedColumns(const ColumnNames& names)
{
    const Task& task = names.task();
    QStringList expected;
    if (task.group)
        expected << names.tokenOf(Field::Group);
    for (Field field : neededFields(task, [](Field) { return false; }))
        expected << names.tokenOf(field);
    expected << names.tokenOf(Field::Annotator);
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        expected << names.tokenOf(questionField(i));
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        expected << names.tokenOf(scaleField(i));
    return expected.join(QStringLiteral(", "));
}

QString wordKey(const QString& word)
{
    return word.simplified().toCaseFolded().replace(u' ', u'_').replace(u'-', u'_');
}

void addFields(std::vector<Field>& fields, Field first, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        fields.push_back(fieldAfter(first, i));
}

/// What a column can be named after by its word, with the field that this means.
template <typename Visit> void forEachNamed(const Task& task, const Visit& visit)
{
    if (task.group)
        visit(Field::Group, *task.group);
    for (std::size_t i = 0; i < task.scene.size(); ++i)
        visit(sceneField(i), task.scene[i]);
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        visit(questionField(i), task.questions[i]);
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        visit(scaleField(i), task.scales[i]);
}

} // namespace

ColumnNames::ColumnNames(const Task& task)
    : m_task(task)
{
    forEachNamed(task, [this](Field field, const auto& part) { addWord(field, part.word); });
    addTranslations(task);
    if (isCei(task)) {
        for (const CeiColumnName& of : ceiColumnNames())
            add(of.field, of.name);
        return;
    }
    // The task's own come first: what has one of their names is theirs.
    if (task.group)
        add(Field::Group, task.group->token);
    add(Field::Id, QStringLiteral("id"));
    add(Field::Scenario, QStringLiteral("scenario"));
    for (std::size_t i = 0; i < task.scene.size(); ++i)
        add(sceneField(i), task.scene[i].token);
    for (const FixedName& of : AnswererNames)
        add(of.field, of.name);
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        add(questionField(i), task.questions[i].token);
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        add(scaleField(i), task.scales[i].token);
    if (task.explanation)
        add(Field::Explanation, QStringLiteral("explanation"));
    if (!boardsOf(task).empty())
        add(Field::Swept, QStringLiteral("swept"));
    for (const FixedName& of : CircumstanceNames)
        add(of.field, of.name);
    if (task.questions.size() == 1) {
        for (const FixedName& of : DecisionNames)
            add(of.field, of.name);
    }
}

// Tokens that differ in "-" and "_" alone are one (see taskFaults).
QString ColumnNames::keyOf(const QString& name) const
{
    QString key = name.toCaseFolded();
    return isCei(m_task) ? key : key.replace(u'-', u'_');
}

void ColumnNames::add(Field field, const QString& name)
{
    if (m_byName.contains(keyOf(name)))
        return;
    m_byName.insert(keyOf(name), field);
    QString& token = m_tokens.at(static_cast<std::size_t>(field));
    if (!token.isEmpty())
        return;
    token = name;
    m_fields.push_back(field);
}

void ColumnNames::addWord(Field field, const QString& word)
{
    const auto known = m_byWord.find(wordKey(word));
    if (known == m_byWord.end())
        m_byWord.insert(wordKey(word), field);
    else
        known->reset();
}

/// Once every word of the task's own language is there.
void ColumnNames::addTranslations(const Task& task)
{
    QHash<QString, std::optional<Field>> found;
    const auto collect = [&](Field field, const Translations& others) {
        const auto of = others.find(QStringLiteral("word"));
        if (of == others.end())
            return;
        for (const auto& [code, word] : of->second) {
            const auto known = found.find(wordKey(word));
            if (known == found.end())
                found.insert(wordKey(word), field);
            else if (*known != field)
                known->reset();
        }
    };
    forEachNamed(task, [&](Field field, const auto& part) { collect(field, part.others); });
    for (auto word = found.constBegin(); word != found.constEnd(); ++word) {
        if (!m_byWord.contains(word.key()))
            m_byWord.insert(word.key(), word.value());
    }
}

QString ColumnNames::tokenOf(Field field) const
{
    return m_tokens.at(static_cast<std::size_t>(field));
}

std::optional<Field> ColumnNames::named(const QString& name) const
{
    const auto found = m_byName.constFind(keyOf(name));
    return found == m_byName.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<Field> ColumnNames::worded(const QString& word) const
{
    return m_byWord.value(wordKey(word));
}

std::optional<Field> ColumnNames::ofColumn(const QString& column,
                                           const QMap<QString, QString>& chosen) const
{
    for (auto it = chosen.begin(); it != chosen.end(); ++it) {
        if (it.value() == column)
            return named(it.key());
    }
    const auto name = named(column);
    const auto field = name ? name : worded(column);
    for (auto it = chosen.begin(); field && it != chosen.end(); ++it) {
        if (named(it.key()) == field)
            return std::nullopt;
    }
    return field;
}

std::vector<Field> neededFields(const Task& task, const std::function<bool(Field)>& has)
{
    std::vector<Field> needed;
    if (isCei(task)) {
        const auto fields = ceiSceneFields();
        needed.assign(fields.begin(), fields.end());
    } else {
        if (!has(Field::Scenario))
            needed.push_back(Field::Id);
        // Answers alone name their scenes; scenes bring what they must have.
        const bool isReference = isTidy(task, has) && !hasScene(task, has);
        for (std::size_t i = 0; !isReference && i < task.scene.size(); ++i) {
            if (task.scene[i].isRequired)
                needed.push_back(sceneField(i));
        }
    }
    if (isTidy(task, has)) {
        addFields(needed, Field::FirstOfQuestions, task.questions.size());
        addFields(needed, Field::FirstScale, task.scales.size());
    }
    return needed;
}

namespace {

/// Whether a table of any task's release says what follows from the answers, or what was decided:
/// its columns name no field of the task, so that it would pass for one of another task.
bool isDerivedTable(const QStringList& columns)
{
    const auto hasAll = [&](std::initializer_list<QLatin1String> names) {
        return std::all_of(names.begin(), names.end(),
                           [&](QLatin1String name) { return columns.contains(name); });
    };
    using S = QLatin1String;
    const bool isDecisions = hasAll({S("scenario"), S("basis")}) &&
                             std::any_of(columns.begin(), columns.end(), [](const QString& column) {
                                 return column.startsWith(S("gold_"));
                             });
    return isDecisions || hasAll({S("scenario"), S("question"), S("label"), S("outcome")}) ||
           hasAll({S("scenario"), S("question"), S("option"), S("votes"), S("share")});
}

/// Gives each field its column: by its name, as somebody says, or by the word of the task. `used`
/// gets the columns that were given to a field.
Result<void> findColumns(const RecordTable& table, const ColumnNames& names,
                         const ImportOptions& options, ColumnMap& map, QSet<qsizetype>& used)
{
    const auto use = [&](Field field, qsizetype column) {
        map.of.at(static_cast<std::size_t>(field)) = column;
        used.insert(column);
    };
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const auto field = names.named(table.columns[i]);
        if (field && !map.has(*field) && !options.unused.contains(table.columns[i]))
            use(*field, i);
    }
    for (auto it = options.columns.begin(); it != options.columns.end(); ++it) {
        const auto field = names.named(it.key());
        const qsizetype column = table.columns.indexOf(it.value());
        if (!field)
            return missing(it.key());
        if (column < 0)
            return missing(it.value());
        use(*field, column);
    }
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const auto field = names.worded(table.columns[i]);
        const bool isOpen = !used.contains(i) && !options.unused.contains(table.columns[i]);
        if (field && isOpen && !map.has(*field))
            use(*field, i);
    }
    return {};
}

bool isOfCeiScene(Field field)
{
    const auto fields = ceiSceneFields();
    return field != Field::Id && std::find(fields.begin(), fields.end(), field) != fields.end();
}

/// Whether the table can be one of the task, and has the fields that its rows need.
Result<void> checkFields(const RecordTable& table, const ColumnNames& names,
                         const ImportOptions& options, const ColumnMap& map)
{
    const Task& task = names.task();
    const auto has = [&map](Field field) { return map.has(field); };
    if (!isCei(task) && !hasScene(task, has) && !hasAnswers(task, has)) {
        if (isDerivedTable(table.columns))
            return fail({ErrorCode::UnknownFormat, {}, 1, 0, {}, QStringLiteral("derived")});
        constexpr qsizetype Shown = 12;
        const QStringList shown = table.columns.first(std::min(Shown, table.columns.size()));
        return fail(errorAt(ErrorCode::ForeignTask, 1, 0, shown.join(QStringLiteral(", ")),
                            expectedColumns(names)));
    }
    const bool isNobodys = hasAnswers(task, has) && !map.has(Field::Annotator);
    if (!isCei(task) && isNobodys && options.kind != ImportKind::Scenarios)
        return missing(names.tokenOf(Field::Annotator));
    QStringList absent;
    for (Field field : neededFields(task, has)) {
        const bool isElsewhere = isCei(task) && map.isReference && isOfCeiScene(field);
        if (!map.has(field) && !isElsewhere)
            absent << names.tokenOf(field);
    }
    if (!absent.isEmpty())
        return missing(absent.join(QStringLiteral(", ")));
    const bool isGroupSaid = map.has(Field::Group) || map.has(Field::Scenario) || options.group;
    if (!isCei(task) && task.group && !map.isReference && !isGroupSaid)
        return fail(errorAt(ErrorCode::MissingColumn, 1, 0, names.tokenOf(Field::Group),
                            QStringLiteral("group")));
    return {};
}

} // namespace

Result<ColumnMap> mapColumns(const RecordTable& table, const ColumnNames& names,
                             const ImportOptions& options, bool isExport)
{
    const Task& task = names.task();
    ColumnMap map;
    map.of.fill(-1);
    QSet<qsizetype> used;
    if (const auto found = findColumns(table, names, options, map, used); !found)
        return fail(found.error());
    const auto has = [&map](Field field) { return map.has(field); };
    map.isTidy = isTidy(task, has);
    const bool mayRefer = !isCei(task) || (options.kind == ImportKind::Annotations && !isExport);
    map.isReference = mayRefer && map.isTidy && !hasScene(task, has);
    if (const auto checked = checkFields(table, names, options, map); !checked)
        return fail(checked.error());
    if (isCei(task) && !map.isTidy) {
        auto raters = ceiRaterColumns(table.columns, used);
        if (!raters)
            return fail(raters.error());
        map.raters = std::move(*raters);
    }
    if (options.kind == ImportKind::Annotations && !map.isTidy && map.raters.empty())
        return missing(isCei(task) ? CeiEmotionPrefix + QStringLiteral("NAME")
                                   : names.tokenOf(Field::Annotator));
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (!used.contains(i) && !table.columns[i].isEmpty())
            map.ignored.append(table.columns[i]);
    }
    return map;
}

} // namespace subtext
