// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace subtext {

/// A part of a text, [begin, end), counted in Unicode code points.
struct TextSpan
{
    int begin = 0;
    int end = 0;

    bool operator==(const TextSpan&) const = default;
};

/// What somebody marked in one text of a scene.
struct MarkedText
{
    FieldIndex field{};
    /// Of the text in UTF-8, 64 hexadecimal digits: where the scene was corrected since, the marks
    /// are over another text.
    QByteArray sha256;
    std::vector<TextSpan> spans; ///< In their order, none empty; two have a word between them.

    bool operator==(const MarkedText&) const = default;
};

/// The words that gave an answer away, by text in the order of the task; texts without a mark are
/// left out.
using Cues = std::vector<MarkedText>;

/// The words of a text in their order, without the punctuation between them (Unicode Standard
/// Annex 29). O(length).
std::vector<TextSpan> wordsIn(const QString& text);
/// The text that a span covers; empty where it lies beyond the end.
QString coveredBy(const TextSpan& span, const QString& text);
/// Which of the words (wordsIn) the spans touch, by their places from 0.
std::vector<int> wordsTouched(const std::vector<TextSpan>& words,
                              const std::vector<TextSpan>& spans);

/// The marks over this very text; empty where there are none, or where they are over another.
std::vector<TextSpan> marksOver(const Cues& cues, FieldIndex field, const QString& text);
/// The cues with the words from `first` to `last` (places among wordsIn) marked, or unmarked where
/// all of them are. Neighbouring words are one span. Marks over an earlier text of this field go.
Cues withWordsToggled(Cues cues, FieldIndex field, const QString& text, int first, int last);
/// Whether spans are as MarkedText has them: ordered, none empty, none negative.
bool areSpans(const std::vector<TextSpan>& spans);
/// The most spans that an answer can have, all texts together.
inline constexpr int MostSpans = 500;
qsizetype spanCount(const Cues& cues);
bool areFewEnough(const Cues& cues);

} // namespace subtext
