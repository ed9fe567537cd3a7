// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/choice.h"
#include "core/domain/cue.h"
#include "core/domain/guesses.h"
#include "core/domain/scale.h"
#include "core/domain/secondreading.h"

#include <QHash>
#include <QString>

#include <array>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

namespace subtext {

/// A step of an answer: the questions, the scales and the explanation, in the order of the task,
/// from 0.
enum class StepIndex : std::uint8_t {};

constexpr std::size_t indexOf(StepIndex step)
{
    return static_cast<std::size_t>(step);
}

/// CEI's.
namespace Step {

inline constexpr StepIndex Emotion{0};
inline constexpr StepIndex Valence{1};
inline constexpr StepIndex Arousal{2};
inline constexpr StepIndex Dominance{3};
inline constexpr StepIndex Confidence{4};
inline constexpr StepIndex Explanation{5};

} // namespace Step

inline constexpr std::size_t StepCount = 6;

/// When each step was answered for the first time, in milliseconds of active time. Most answers
/// have few or none, so that it takes no room before there is one.
class FirstAnswers
{
public:
    FirstAnswers() = default;
    FirstAnswers(std::initializer_list<std::optional<qint64>> moments)
        : m_moments(moments)
    {
        trim();
    }

    std::optional<qint64> at(StepIndex step) const
    {
        return indexOf(step) < m_moments.size() ? m_moments[indexOf(step)] : std::nullopt;
    }
    void set(StepIndex step, std::optional<qint64> moment)
    {
        if (indexOf(step) >= m_moments.size())
            m_moments.resize(indexOf(step) + 1);
        m_moments[indexOf(step)] = moment;
        trim();
    }
    bool isEmpty() const { return m_moments.empty(); }
    /// Up to the last one that there is.
    const std::vector<std::optional<qint64>>& moments() const { return m_moments; }

    bool operator==(const FirstAnswers&) const = default;

private:
    void trim()
    {
        while (!m_moments.empty() && !m_moments.back())
            m_moments.pop_back();
    }

    std::vector<std::optional<qint64>> m_moments;
};

/// What a person says about one scenario; complete or not.
struct Answer
{
    Ballot ballot{};
    quint16 swept = 0; ///< A bit a question: it was answered by "all others no".
    Points scales{};
    QString explanation;
    bool isFlagged = false; ///< "Malformed or unclear": the item, not the person, is at fault.
    QString flagReason;
    Cues cues;             ///< Words of the scene that gave it away, where the study asks for them.
    SecondAnswers seconds; ///< What else it could be, where the study asks for that.
    Guesses guesses;       ///< What most others will say, where the item asks for that.

    bool operator==(const Answer&) const = default;

    std::optional<Choice>& choice(QuestionIndex question) { return ballot.at(indexOf(question)); }
    std::optional<Choice> choice(QuestionIndex question) const
    {
        return ballot.at(indexOf(question));
    }
    std::optional<int>& scale(ScaleIndex scale) { return scales.at(indexOf(scale)); }
    std::optional<int> scale(ScaleIndex scale) const { return scales.at(indexOf(scale)); }
    bool isEmpty() const { return *this == Answer{}; }
};

/// How the time of one item was spent, summed over its visits. Milliseconds.
struct ItemTimings
{
    qint64 activeMs = 0; ///< Window active, item shown, no gap over 30 s without input.
    qint64 wallMs = 0;   ///< Item shown, whatever else happened.
    int visits = 0;      ///< How often the item came on screen.
    int focusLosses = 0; ///< How often the window lost the focus while it was.
    FirstAnswers firstAnswerMs;

    bool operator==(const ItemTimings&) const = default;
};

enum class Origin : std::uint8_t { Entered, Imported };

/// One revision of one person's answer to one scenario. The latest revision counts.
struct Annotation
{
    AnnotationId id;
    Uuid uuid;
    ScenarioId scenario;
    PersonId person;
    int revision = 1;
    std::optional<int> position; ///< When the person met the item, from 1; none: not known.
    Answer answer;
    std::optional<ItemTimings> timings; ///< None where the source had none.
    std::optional<qint64> submittedAt;  ///< UTC milliseconds; none where imported without time.
    Origin origin = Origin::Entered;
    /// Which guideline, cheat sheet and task it was given by (StudyContext::guideSha256): 64
    /// hexadecimal digits; empty where that is not known, as of imported answers.
    QByteArray guideSha256;
    /// What the window spoke when it was given, as "de" or "zh_CN"; empty: not known, as of
    /// imported answers.
    QString language;

    bool operator==(const Annotation&) const = default;
};

/// Whether a text can be the language of an answer: empty, or letters, digits, '-' and '_', a
/// letter first, LongestLanguage at most.
bool isLanguageOfAnswer(const QString& text);
inline constexpr qsizetype LongestLanguage =
    35; // of a tag of RFC 5646, as its section 4.4.1 counts

/// Of several revisions of one answer the one with the greatest rank counts: (revision, time,
/// UUID). Two copies of one hand-out may both bring the same revision, and which file came first
/// must not matter.
using AnnotationRank = std::tuple<int, std::optional<qint64>, Uuid>;
AnnotationRank rankOf(const Annotation& annotation);

/// The answers to each item, in the order in which they stand.
using AnswersByItem = QHash<ScenarioId, std::vector<const Annotation*>>;
AnswersByItem answersByItem(std::span<const Annotation> annotations);
/// What they say.
std::vector<const Answer*> answersOf(std::span<const Annotation* const> annotations);

/// Whether anybody watched the item being answered: an answer that was given in Subtext has a visit
/// at least. Otherwise there is wall time alone, as other programs have it, and neither active time
/// nor visits are known.
inline bool isActiveTimeKnown(const ItemTimings& timings)
{
    return timings.visits > 0 || timings.activeMs > 0;
}

} // namespace subtext
