// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/readerform.h"
#include "core/domain/secondreading.h"

#include <QtGlobal>

#include <cstdint>

namespace subtext {

enum class ItemOrder : std::uint8_t {
    Seeded, ///< Each annotator's own random order, from the study's seed and the person's code.
    File,   ///< The order of import, the same for everybody.
};

/// How people are called in what leaves the study, unless somebody says otherwise there.
enum class NamePolicy : std::uint8_t { Codes, Names };

/// The rules that a study is run by. Every change is a new revision in the study file.
struct Protocol
{
    static constexpr int MostRaters = 99;
    static constexpr int MostRepeats = 20;
    static constexpr int MostMoreRaters = 2;

    int ratersPerItem = 3;
    quint32 seed = 42;
    ItemOrder order = ItemOrder::Seeded;
    bool isExplanationRequired = true;
    bool areNamesShown = false;     ///< To adjudicators, before the study is locked.
    bool isPracticeAsked = false;   ///< A calibration round before the first item.
    int repeats = 0;                ///< So many of one's own early items are shown again late.
    bool isConsentRequired = false; ///< Before anything else.
    NamePolicy releaseNames = NamePolicy::Codes;
    bool areCuesAsked = false; ///< Words of the scene are marked that gave the answer away.
    /// Percent of the splits that an adjudicator decided come back to them days later; 0: none.
    int secondLooks = 0;
    /// Percent of the labels of a practice round that must be accepted; 0: any round will do.
    int practiceBar = 0;
    bool areQuestionsAllowed = false; ///< Annotators may ask about an item.
    /// Asked with every answer that is data, of the questions that have one (takesSecondReading).
    SecondReading secondReading = SecondReading::Off;
    /// Percent of the items that ask what most others will say (isGuessAsked); 0: none.
    int guessShare = 0;
    /// So many more annotators are given an item on which the first ones split (MoreRaters); 0:
    /// none.
    int moreRaters = 0;
    /// What annotators are asked about themselves; empty: nothing.
    ReaderForm readerForm = {};

    bool operator==(const Protocol&) const = default;
};

} // namespace subtext
