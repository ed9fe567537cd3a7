// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace subtext {

/// What is wrong with a task, as a fact; sentences and remedies are made in ui/text. What `value`
/// and `detail` of the fault hold stands behind the code.
enum class TaskFaultCode : std::uint8_t {
    // The document.
    TooLarge,     ///< Its bytes; the most there may be.
    NotJson,      ///< Nothing; "deep", "keys" or "number" where it is JSON, but too much of it.
    DuplicateKey, ///< The key.
    WrongSchema,  ///< What stands there; what is read.
    WrongType,    ///< The type that stands there; the one that is wanted.
    MissingKey,   ///< The key.
    UnknownKey,   ///< The key; the keys that are known there.
    UnknownWord,  ///< The word; the words that are known there.
    // Texts.
    EmptyText,
    PaddedText,      ///< Nothing: it begins or ends with white space.
    UnprintableText, ///< The first character of that kind, "U+202E".
    TooLongText,     ///< Its length; the greatest that it may have.
    BadToken,        ///< The token.
    ReservedToken,   ///< The token: the name of a column that every task has.
    EqualTokens,     ///< The token; the place that has it too.
    EqualWords,      ///< The word; the place that it could also mean.
    BadColour,       ///< What stands there.
    BadFileName,     ///< What stands there.
    BadLanguage,     ///< The code of a language.
    UnknownField,    ///< The name in braces, which no field of the scene has.
    // Numbers and counts.
    NotWhole,     ///< The number as written.
    OutOfRange,   ///< The number; what is allowed ("1–20").
    TooFew,       ///< How many there are; the fewest there must be.
    TooMany,      ///< How many there are; the most there may be.
    NotAscending, ///< The number; the one before it.
    // What parts say of each other.
    UnknownName,      ///< The token; "option", "question", "board", "scale".
    OppositeOfSelf,   ///< The token.
    OneSidedOpposite, ///< The token of the opposite; what that names, or nothing.
    OppositeAlone,    ///< Nothing: an opposite of a question that belongs to no board.
    NoHero,
    SecondAtPlace,     ///< The place on the page; the place that has it too.
    HeroNotText,       ///< The kind of the field.
    HeroNotRequired,   ///< Nothing.
    OptionsOfNoChoice, ///< The kind of the field.
    WordsOfNoText,     ///< The kind of the field.
    SecondConfidence,  ///< Nothing; the place of the first.
    ScatteredBoard,    ///< The board.
    DifferingBoard,    ///< The board; the place of the question whose options are others.
    EmptyBoard,        ///< The board.
    NotYesNo,          ///< The board.
    NothingToLine,     ///< Nothing: straight-lining names neither question nor board, or both.
    NoValence,         ///< The question: none of its options has a valence.
    ConfidenceUsed,    ///< The scale.
    NotOfLayout,       ///< The layout; the place of what it needs and does not find.
    NotOfAnalysis,     ///< The analysis; the same.
    MissingText,       ///< The name of a file that is not beside the document.
};

/// Its name in JSON: "equal_tokens".
QLatin1String taskFaultToken(TaskFaultCode code);

struct TaskFault
{
    TaskFaultCode code = TaskFaultCode::NotJson;
    QString place;     ///< "questions[0].options[3].token"; empty: the document as a whole.
    qint64 line = 0;   ///< From 1; 0: the task has no document, or the document no lines.
    qint64 column = 0; ///< From 1, in bytes; 0: the whole value.
    QString value;
    QString detail;

    bool operator==(const TaskFault&) const = default;
};

using TaskFaults = std::vector<TaskFault>;

} // namespace subtext
