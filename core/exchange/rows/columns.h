// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"
#include "core/exchange/rows/importedfile.h"
#include "core/exchange/tables/recordtable.h"

#include <QHash>

#include <array>
#include <functional>
#include <vector>

namespace subtext {

/// The fields that a row can have once: those that the files of every task have, and those of the
/// task by their place in it (sceneField and its neighbours).
enum class Field : std::uint8_t {
    Id,
    Scenario, ///< "group/id", or the id where that says it all.
    Group,
    Task, ///< Which task the row is of, by its token.
    Part, ///< Whether analyses learn from the item or are measured on it.
    Basis,
    Ambiguous,
    Note,
    PowerOrigin, ///< CEI's: whether a source gave the power relation, or a rule.
    // One answer a row (the tidy layout).
    Annotator,
    AnnotatorCode,
    Explanation,
    Flagged,
    FlagReason,
    Swept, ///< The questions that "all others no" answered, by their tokens.
    ActiveMs,
    WallMs,
    Visits,
    FocusLosses,
    SubmittedAt,
    Position,
    Revision,
    SelfCheck,
    // Of the task.
    FirstOfScene = 32,
    FirstOfQuestions = 48,
    FirstScale = 64,
    FirstGold = 72,
};
inline constexpr std::size_t FieldCount = 88;

constexpr Field fieldAfter(Field first, std::size_t number)
{
    return static_cast<Field>(static_cast<std::size_t>(first) + number);
}
/// The place of a field of the task among its like, from 0.
constexpr std::size_t numberAfter(Field first, Field field)
{
    return static_cast<std::size_t>(field) - static_cast<std::size_t>(first);
}
constexpr Field sceneField(std::size_t number)
{
    return fieldAfter(Field::FirstOfScene, number);
}
constexpr Field questionField(std::size_t number)
{
    return fieldAfter(Field::FirstOfQuestions, number);
}
constexpr Field scaleField(std::size_t number)
{
    return fieldAfter(Field::FirstScale, number);
}
constexpr Field goldField(std::size_t question)
{
    return fieldAfter(Field::FirstGold, question);
}
static_assert(sceneField(MaxFields) <= Field::FirstOfQuestions);
static_assert(questionField(MaxQuestions) <= Field::FirstScale);
static_assert(scaleField(MaxScales) <= Field::FirstGold);
static_assert(static_cast<std::size_t>(goldField(MaxQuestions)) <= FieldCount);

constexpr bool isQuestion(Field field)
{
    return field >= Field::FirstOfQuestions && field < Field::FirstScale;
}
constexpr bool isScale(Field field)
{
    return field >= Field::FirstScale && field < Field::FirstGold;
}
constexpr bool isGold(Field field)
{
    return field >= Field::FirstGold;
}
/// Of somebody's answer: what they chose, rated and wrote.
constexpr bool isAnswer(Field field)
{
    return isQuestion(field) || isScale(field) ||
           (field >= Field::Explanation && field <= Field::Swept);
}
/// Of an answer, or of how it came about.
constexpr bool isAboutAnswer(Field field)
{
    return isQuestion(field) || isScale(field) ||
           (field >= Field::Annotator && field <= Field::SelfCheck);
}

/// What the columns of a task's files are called. Refers to the task, which must outlive it.
class ColumnNames
{
public:
    explicit ColumnNames(const Task& task);

    /// The name of a field in files and on the command line, e.g. "utterance"; empty where the task
    /// has no such field.
    QString tokenOf(Field field) const;
    /// The field of this name, ignoring case; none where no field has it.
    std::optional<Field> named(const QString& name) const;
    /// The field that people read under this word, ignoring case and however its words are joined
    /// ("Power relation"), in any language that the task has it in; none where several are called
    /// so. A word of the task's own language goes before those of the others.
    std::optional<Field> worded(const QString& word) const;
    /// The field that a column of this name stands for: the one that `chosen` (field to the file's
    /// own column name, as in ImportOptions) gives it; else by name or word, unless `chosen` gives
    /// that field to another column.
    std::optional<Field> ofColumn(const QString& column,
                                  const QMap<QString, QString>& chosen) const;
    /// Every field that a file may have, in the order in which files are written.
    const std::vector<Field>& fields() const { return m_fields; }
    const Task& task() const { return m_task; }

private:
    void add(Field field, const QString& name);
    void addWord(Field field, const QString& word);
    void addTranslations(const Task& task);
    QString keyOf(const QString& name) const;

    const Task& m_task;
    std::vector<Field> m_fields;
    std::array<QString, FieldCount> m_tokens;
    QHash<QString, Field> m_byName;
    QHash<QString, std::optional<Field>> m_byWord; ///< None where several fields have the word.
};

/// The columns of one annotator in CEI's layout; −1 where the file lacks one. Releases also have
/// the position.
struct ColumnsOfRater
{
    QString name;
    qsizetype emotion = -1;
    std::array<qsizetype, 4> scales{-1, -1, -1, -1};
    qsizetype position = -1;
};

struct ColumnMap
{
    std::array<qsizetype, FieldCount> of{};
    std::vector<ColumnsOfRater> raters; ///< In the order of their emotion columns.
    QStringList ignored;
    bool isTidy = false;      ///< A row has one answer.
    bool isReference = false; ///< Rows name scenes and do not have their texts.

    qsizetype at(Field field) const { return of.at(static_cast<std::size_t>(field)); }
    bool has(Field field) const { return at(field) >= 0; }
};

/// Fields without which no row of a table that has `has` can be read.
std::vector<Field> neededFields(const Task& task, const std::function<bool(Field)>& has);

/// Finds the columns by name, and what is left by word, ignoring case. Errors: MissingColumn
/// (value: the fields) where a scenario could not be built, where an answer lacks a part, where
/// nothing says the group (detail: "group"), or where a name in `options.columns` does not exist;
/// ForeignTask (value: the columns; detail: what was expected) where nothing of the task is there;
/// UnknownFormat (detail: "derived") where it is a table of a release that is no answers. Of CEI a
/// table refers to scenes only where somebody says that it has annotations; an export of Label
/// Studio (`isExport`) never does.
Result<ColumnMap> mapColumns(const RecordTable& table, const ColumnNames& names,
                             const ImportOptions& options, bool isExport = false);

} // namespace subtext
