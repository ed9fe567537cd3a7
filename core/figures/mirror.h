// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/course/repeats.h"
#include "core/stats/counttable.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// To which end of a scale somebody reads more than the others.
enum class Leaning : std::uint8_t {
    TooFew, ///< Fewer than FewestForLeaning items: chance alone could say either.
    None,   ///< The interval holds 0, its ends to two places as they are shown.
    Lower,
    Higher,
};
/// "too-few", "none", "lower", "higher".
QLatin1String leaningToken(Leaning leaning);

/// Below six items even differences that all point one way do so by chance in more than one of
/// twenty cases (sign test, two-sided: 2 · ½⁵ = 0.0625), and resampling them shows no doubt at all.
inline constexpr qint64 FewestForLeaning = 6;

/// Somebody's points beside those of the others on one scale, in the numbers of its points.
struct MirrorScale
{
    qint64 items = 0; ///< Rated by the person and by anybody else.
    /// Mean over those items of own number − mean of the others' numbers; none without items.
    std::optional<double> difference;
    /// Percentile bootstrap over the items (see stats::percentileInterval); none below two items.
    std::optional<stats::Interval> interval;
    Leaning leaning = Leaning::TooFew;

    bool operator==(const MirrorScale&) const = default;
};

/// So many of so many items.
struct MirrorShare
{
    qint64 same = 0;
    qint64 items = 0;

    /// None without items.
    std::optional<double> share() const;
    bool operator==(const MirrorShare&) const = default;
};

/// Somebody's labels beside those of the others on one question.
struct MirrorQuestion
{
    /// Over the items on which the others' votes have a winner (countVotes): all of them, or a
    /// single most frequent label of two votes at least.
    MirrorShare withOthers;
    MirrorShare withGold;       ///< Over the items whose final label is a label.
    std::vector<qint64> own;    ///< By option, over the items that anybody else labelled too.
    std::vector<qint64> others; ///< Votes of the others on the same items, by option.

    bool operator==(const MirrorQuestion&) const = default;
};

/// How far two answers to one item lie apart on a scale, in the numbers of its points.
struct MirrorGap
{
    qint64 items = 0;
    std::optional<double> distance; ///< Mean |first − again|; none without items.

    bool operator==(const MirrorGap&) const = default;
};

/// How somebody answered early items again.
struct Steadiness
{
    qint64 items = 0;
    std::vector<MirrorShare> questions; ///< The same label both times.
    std::vector<MirrorGap> scales;

    bool operator==(const Steadiness&) const = default;
};

/// An item that somebody labelled otherwise than the final label.
struct RereadItem
{
    std::size_t item = 0; ///< Index into AgreementInput::items.
    double distance = 0;  ///< 0 … 1

    bool operator==(const RereadItem&) const = default;
};

/// What one person's answers are beside the others', without a grade or a rank.
struct MirrorFigures
{
    qint64 items = 0;                      ///< That the person answered.
    std::vector<MirrorScale> scales;       ///< In the order of the task.
    std::vector<MirrorQuestion> questions; ///< In the order of the task.
    std::vector<RereadItem> reread;        ///< MostReread at most.
    std::optional<Steadiness> steadiness;  ///< None where nothing was answered again.

    static constexpr std::size_t MostReread = 3;
};

struct MirrorResampling
{
    int resamples = 2'000;
    std::uint64_t seed = 42;
    double level = 0.95;
};

/// The figures of one rater, by their place among the raters of the input. `twice` are that
/// person's repeats.
///
/// Intervals: for each scale a stream of its own, PythonRandom(seed), from which every resample
/// takes n draws below(n) over the items in their order, so that a person's figures depend on
/// nobody else's page.
///
/// To reread: items on which the person's label differs from the final label on any question, those
/// with the greatest distance first, equal ones (to a billionth) in the order of the study. The
/// distance is the mean, over the scales but confidence that the person and another rated, of
/// |own number − mean of the others' numbers| / (last number − first number of the scale); 0 where
/// there is no such scale.
///
/// O(answers + resamples × items × scales).
MirrorFigures mirrorFigures(const AgreementInput& input, int rater,
                            std::span<const AnsweredTwice> twice, const MirrorResampling& how = {});

} // namespace subtext
