// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/guesses.h"
#include "core/domain/secondreading.h"
#include "core/storage/checkedrow.h"

namespace subtext {

/// A column of what an answer says beside its choices: the text of it, NULL where nothing was said.
template <typename Said> struct BesideColumn
{
    const char* name;
    int longest; ///< The tables refuse more. Whatever any task can be answered takes less.
    QString (*textOf)(const Said&, const Task&);
    std::optional<Said> (*saidIn)(const QString&, const Task&);

    void add(Query& query, const Said& said) const;
    Said take(Query& row, const CheckedRow& checked) const;
    /// Whether a text of other files is such as the program writes beside that ballot.
    bool allows(const Task& task, const QString& text, const QString& ballotCodes) const;
};

extern template struct BesideColumn<SecondAnswers>;
extern template struct BesideColumn<Guesses>;

inline constexpr BesideColumn<SecondAnswers> SecondColumn{"second", 40'000, secondText, secondsIn};
inline constexpr BesideColumn<Guesses> GuessColumn{"guess", 10'000, guessText, guessesIn};

} // namespace subtext
