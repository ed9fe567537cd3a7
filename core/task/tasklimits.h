// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace subtext {

/// How much a task may ask. Everything that shows, stores or counts answers is made for this much
/// and no more.
struct TaskLimits
{
    static constexpr int MostFields = 12;
    static constexpr int MostGroups = 64;
    static constexpr int FewestChoices = 2; ///< Of a field.
    static constexpr int MostChoices = 64;
    static constexpr int MostQuestions = 16;
    static constexpr int FewestOptions = 2;
    static constexpr int MostOptions = 32;
    static constexpr int FewestOfRing = 3; ///< Two options are neighbours in any case.
    static constexpr int MostScales = 8;
    static constexpr int FewestPoints = 3;
    static constexpr int MostPoints = 11;
    static constexpr int LargestValue = 100; ///< Of a point, and with a minus the smallest.
    static constexpr double LargestNumber = 1'000'000;
    static constexpr int MostSentences = 20;
    static constexpr int MostWords = 10'000; ///< Of a field.
    static constexpr int MostRules = 16;     ///< Of one kind of check.

    // Of texts, in UTF-16 units.
    static constexpr qsizetype LongestToken = 32;
    static constexpr qsizetype LongestWord = 60;
    static constexpr qsizetype LongestSentence = 300; ///< A title, what is asked, a definition.
    static constexpr qsizetype LongestHint = 500;
    static constexpr qsizetype LongestFileName = 100;

    /// Of a document, in bytes. The largest task within all other limits takes less.
    static constexpr qsizetype MostBytes = qsizetype{2} * 1024 * 1024;
};

} // namespace subtext
