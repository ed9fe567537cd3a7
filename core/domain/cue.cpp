// SPDX-License-Identifier: MIT
#include "core/domain/cue.h"

#include "core/base/sha256.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Spans over the words whose places are given: neighbours in one.
std::vector<TextSpan> spansOf(const std::vector<TextSpan>& words, const std::vector<int>& places)
{
    std::vector<TextSpan> spans;
    int last = -2;
    for (const int place : places) {
        const TextSpan& word = words.at(static_cast<std::size_t>(place));
        if (place == last + 1)
            spans.back().end = word.end;
        else
            spans.push_back(word);
        last = place;
    }
    return spans;
}

} // namespace

std::vector<TextSpan> wordsIn(const QString& text)
{
    std::vector<TextSpan> words;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    int point = 0; // code points before `unit`
    qsizetype unit = 0;
    const auto pointAt = [&](qsizetype position) {
        for (; unit < position; ++unit) {
            if (!text.at(unit).isLowSurrogate())
                ++point;
        }
        return point;
    };
    int begin = -1;
    for (qsizetype at = 0; at >= 0; at = finder.toNextBoundary()) {
        const auto reasons = finder.boundaryReasons();
        const int here = pointAt(at);
        if (begin >= 0 && reasons.testFlag(QTextBoundaryFinder::EndOfItem))
            words.push_back({std::exchange(begin, -1), here});
        if (reasons.testFlag(QTextBoundaryFinder::StartOfItem))
            begin = here;
    }
    return words;
}

QString coveredBy(const TextSpan& span, const QString& text)
{
    const QList<uint> points = text.toUcs4();
    const qsizetype begin = std::clamp<qsizetype>(span.begin, 0, points.size());
    const qsizetype end = std::clamp<qsizetype>(span.end, begin, points.size());
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()) + begin,
                             end - begin);
}

std::vector<int> wordsTouched(const std::vector<TextSpan>& words,
                              const std::vector<TextSpan>& spans)
{
    std::vector<int> places;
    std::size_t span = 0;
    for (std::size_t word = 0; word < words.size(); ++word) {
        while (span < spans.size() && spans[span].end <= words[word].begin)
            ++span;
        if (span < spans.size() && spans[span].begin < words[word].end)
            places.push_back(static_cast<int>(word));
    }
    return places;
}

std::vector<TextSpan> marksOver(const Cues& cues, FieldIndex field, const QString& text)
{
    const auto marked = std::find_if(cues.begin(), cues.end(),
                                     [field](const MarkedText& m) { return m.field == field; });
    if (marked == cues.end() || marked->sha256 != sha256Of(text.toUtf8()))
        return {};
    return marked->spans;
}

Cues withWordsToggled(Cues cues, FieldIndex field, const QString& text, int first, int last)
{
    const std::vector<TextSpan> words = wordsIn(text);
    first = std::max(first, 0);
    last = std::min(last, static_cast<int>(words.size()) - 1);
    if (first > last)
        return cues;
    std::vector<int> places = wordsTouched(words, marksOver(cues, field, text));
    const auto begin = std::lower_bound(places.begin(), places.end(), first);
    const auto end = std::upper_bound(begin, places.end(), last);
    const bool areAllMarked = end - begin == last - first + 1;
    auto at = places.erase(begin, end);
    for (int place = last; !areAllMarked && place >= first; --place)
        at = places.insert(at, place);

    cues.erase(std::remove_if(cues.begin(), cues.end(),
                              [field](const MarkedText& m) { return m.field == field; }),
               cues.end());
    if (!places.empty()) {
        const auto after =
            std::find_if(cues.begin(), cues.end(), [field](const MarkedText& marked) {
                return indexOf(marked.field) > indexOf(field);
            });
        cues.insert(after, {field, sha256Of(text.toUtf8()), spansOf(words, places)});
    }
    return cues;
}

bool areSpans(const std::vector<TextSpan>& spans)
{
    int last = 0;
    return std::all_of(spans.begin(), spans.end(), [&last](const TextSpan& span) {
        return span.begin >= std::exchange(last, span.end) && span.end > span.begin;
    });
}

qsizetype spanCount(const Cues& cues)
{
    qsizetype spans = 0;
    for (const MarkedText& marked : cues)
        spans += std::ssize(marked.spans);
    return spans;
}

bool areFewEnough(const Cues& cues)
{
    return spanCount(cues) <= MostSpans;
}

} // namespace subtext
