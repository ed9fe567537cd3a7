// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskparts.h"

#include <QStringList>

#include <functional>

namespace subtext {

// What is changed in a part that is there, with all that must follow it elsewhere; see taskedits.

template <typename Part> QStringList tokensOf(const std::vector<Part>& parts)
{
    QStringList tokens;
    for (const Part& part : parts)
        tokens << part.token;
    return tokens;
}

/// Tokens of what is a column of the same tables, those that every task has included: none may be
/// there twice.
QStringList columnTokens(const Task& task);

/// One more for a list, called `instead`, or with a number.
ListedWord newListedWord(const std::vector<ListedWord>& beside, const char* instead);

/// Another token, and whatever names it.
void setToken(Task& task, TaskPart part, const QString& token);
/// Another word. A token that was made from the word before follows.
void setWord(Task& task, TaskPart part, const QString& word);
/// The tokens that one of this part must not have.
QStringList tokensBeside(const Task& task, TaskPart part);

/// Changes the options of a question, and of all rows of its board.
void changeOptions(Task& task, std::size_t question,
                   const std::function<void(std::vector<Option>&)>& change);
/// The token of another option of the list or row of the board; empty for none. Whoever had one of
/// the two as opposite has none then.
void setOpposite(Task& task, TaskPart part, const QString& token);

/// Whether scenarios fall into groups, and whether these are listed.
enum class Grouping : std::uint8_t { None, Open, Closed };
Grouping groupingOf(const Task& task);
void setGrouping(Task& task, Grouping grouping);
/// Has the groups be those in the files. A layout that needs listed groups becomes the one of every
/// task.
void takeGroupsFromFiles(Task& task);

/// So many points, from 3 to 11: what is new stands above the last.
void setPointCount(Scale& scale, int count);
/// No options of what is no choice, two of what is; no number of words of what is no text.
void setKind(SceneField& field, FieldKind kind);

/// What is said of a board beyond its rows; made where it is not there yet.
Board& boardEntry(Task& task, const QString& token);

} // namespace subtext
