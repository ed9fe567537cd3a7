// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/columns.h"

#include <QHash>

namespace subtext {

/// What the cells of a task's files may say where they are no free text: options, points, choices
/// and groups, by token, by value or by word, in any language that the task has it in where it
/// means one thing alone. Case and doubled space are ignored, "-" and "_" are one; of a question of
/// no and yes also "true", "false", "1" and "0".
class AnswerWords
{
public:
    explicit AnswerWords(const ColumnNames& names);

    /// Words that mean a token of a field beside its own, as ImportOptions::values.
    void teach(const QMap<QString, QMap<QString, QString>>& values);

    /// The place of what a word means among those of the field; none where nothing has it.
    std::optional<int> placeOf(Field field, const QString& text) const;
    /// All that a field knows, for whoever wrote something else: "no, yes".
    QString expected(Field field) const;
    bool isClosed(Field field) const { return !wordsOf(field).expected.isEmpty(); }

    std::optional<Choice> optionOf(std::size_t question, const QString& text) const;
    /// The value of a point.
    std::optional<int> pointOf(std::size_t scale, const QString& text) const;
    /// The token of a choice or of a closed group.
    std::optional<QString> tokenOf(Field field, const QString& text) const;

private:
    struct Words
    {
        QHash<QString, int> places;
        QStringList tokens;
        QStringList expected;
    };

    const Words& wordsOf(Field field) const { return m_words.at(static_cast<std::size_t>(field)); }
    Words& wordsOf(Field field) { return m_words.at(static_cast<std::size_t>(field)); }
    void add(Field field, const QString& token, const QString& word);
    void addTranslations(const Task& task);
    template <typename Parts> void addTranslations(Field field, const Parts& parts);

    const ColumnNames& m_names;
    std::array<Words, FieldCount> m_words;
};

/// The token of a group that somebody names; none where the task has no such group.
std::optional<QString> groupOf(const Task& task, const QString& text);

/// The first of some values that names no field or no token of the task, as "FIELD:WORD=TOKEN".
std::optional<QString> unknownValue(const Task& task,
                                    const QMap<QString, QMap<QString, QString>>& values);

/// The token of what was chosen; empty for none.
QString optionToken(const Task& task, std::size_t question, const std::optional<Choice>& choice);
/// The tokens of the questions that "all others no" answered.
QString sweptTokens(const Task& task, const Answer& answer);

} // namespace subtext
