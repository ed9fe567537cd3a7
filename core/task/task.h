// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// Texts of a part in further languages: by their key in the document ("word"), then by the code of
/// the language ("de").
using Translations = std::map<QString, std::map<QString, QString>>;

/// A word of a closed list: what files write, and what people read.
struct ListedWord
{
    QString token;
    QString word;
    Translations others = {};

    bool operator==(const ListedWord&) const = default;
};

enum class FieldKind : std::uint8_t { Text, Role, Choice };

/// Where a field stands on the page. The hero and the three of the line between people are there
/// once at most.
enum class FieldPlace : std::uint8_t {
    Paragraph,
    Hero,     ///< The large text that the questions are about.
    From,     ///< Whoever speaks or acts …
    To,       ///< … whoever it is done to …
    Relation, ///< … and what is between them.
    None,     ///< Not shown by itself: kept, counted by, or named in what is asked.
};

/// How many words a text is to have. Nothing refuses a scene for it: whoever prepares a study is
/// told (core/operation/curation).
struct TextLength
{
    int from = 0; ///< Both 0: nothing is said of it.
    int to = 0;

    bool isSaid() const { return from != 0 || to != 0; }
    bool operator==(const TextLength&) const = default;
};

struct SceneField
{
    QString token;
    QString word;
    FieldKind kind = FieldKind::Text;
    FieldPlace place = FieldPlace::Paragraph;
    bool isRequired = false;
    std::vector<ListedWord> options; ///< Of a choice, and of nothing else.
    TextLength words = {};           ///< Of a text, and of nothing else.
    Translations others = {};

    bool operator==(const SceneField&) const = default;
};

/// What splits the scenarios into strata.
struct TaskGroup
{
    QString token;
    QString word;
    std::optional<std::vector<ListedWord>> options; ///< None: open, whatever the files bring.

    bool isClosed() const { return options.has_value(); }
    Translations others = {};

    bool operator==(const TaskGroup&) const = default;
};

enum class Valence : std::uint8_t { None, Positive, Negative };

/// One answer to a question. Colours are "#rrggbb", or empty: the program chooses.
struct Option
{
    QString token;
    QString word;
    QString definition;
    QString hint;
    QString colour;
    QString colourDark; ///< On dark ground, where it is another.
    Valence valence = Valence::None;
    QString opposite; ///< The token of another option, which names this one.
    Translations others = {};

    bool operator==(const Option&) const = default;
};

/// Exactly one of the options is chosen.
struct Question
{
    QString token;
    QString word;
    QString ask;        ///< May name fields of the scene: "Does {subject} feel joy?"
    QString definition; ///< Of a row of a board: what it is about.
    QString hint;
    QString colour; ///< Of a row of a board.
    QString colourDark;
    QString opposite;    ///< Of a row of a board: the token of another, which names this one.
    bool isRing = false; ///< The options stand in a circle: the last is next to the first.
    QString board;       ///< Questions with one board are shown together; empty: by itself.
    std::vector<Option> options;
    Translations others = {};

    bool operator==(const Question&) const = default;
};

struct Board
{
    QString token;
    QString ask;         ///< Above its rows; may name fields of the scene.
    bool isRing = false; ///< Its questions stand in a circle.
    Translations others = {};

    bool operator==(const Board&) const = default;
};

enum class ScaleFigure : std::uint8_t { None, Face, Energy, Size, Bars };

struct ScalePoint
{
    int value = 0; ///< What is stored and written to files.
    QString word;
    QString definition;
    double number = 0; ///< What statistics compute with.
    Translations others = {};

    bool operator==(const ScalePoint&) const = default;
};

/// Its points go upwards, in value and number.
struct Scale
{
    QString token;
    QString word;
    QString ask;
    QString hint;
    ScaleFigure figure = ScaleFigure::None;
    bool isConfidence = false; ///< About the annotator, not the scene: no hint, no gold.
    std::vector<ScalePoint> points;
    Translations others = {};

    bool operator==(const Scale&) const = default;
};

struct Explanation
{
    QString word;
    QString ask;
    QString hint;
    QString prompt; ///< Stands in the empty field.
    bool isRequired = false;
    int fromSentences = 0; ///< What is aimed at; both 0: nothing is said of it.
    int toSentences = 0;
    Translations others = {};

    bool operator==(const Explanation&) const = default;
};

/// Somebody answers the same again and again: over this share, from so many items on. Of a question
/// or of a board's vectors.
struct StraightLining
{
    QString question;
    QString board;
    double share = 0.8;
    int from = 10;
    bool isSameAsked = true; ///< Of a board: any one vector …
    bool isNoAsked = false;  ///< … all no …
    bool isYesAsked = false; ///< … all yes. Both only where it is a board of no and yes.

    bool operator==(const StraightLining&) const = default;
};

/// The valence of the chosen option against a scale, from so many points on beside its middle.
struct Contradiction
{
    QString question;
    QString scale;
    int distance = 2;

    bool operator==(const Contradiction&) const = default;
};

/// The numbers of one scale for an item lie further apart than this.
struct WideRange
{
    QString scale;
    double over = 1.5;

    bool operator==(const WideRange&) const = default;
};

struct TimeChecks
{
    int tooFastMs = 3'000;
    int disengagedMs = 600'000;
    double outlierZ = 2.5;
    int outlierFrom = 10;

    bool operator==(const TimeChecks&) const = default;
};

struct TaskChecks
{
    std::vector<StraightLining> straightLining;
    std::vector<Contradiction> contradictions;
    std::vector<WideRange> ranges;
    std::optional<TimeChecks> times;

    bool operator==(const TaskChecks&) const = default;
};

/// What the desk may show after the first pick.
struct TaskHints
{
    std::vector<QString> nearest; ///< Scales by which the votes are told apart; empty: no such.
    QString sign;                 ///< The scale whose shared sign is said; empty: none.
    bool hasPrecedents = false;   ///< One's own decisions that are most like the item.

    bool operator==(const TaskHints&) const = default;
};

/// Files beside the document, or "built-in:NAME"; empty: none.
struct TaskTexts
{
    QString guideline;
    QString cheatSheet;
    QString consent;
    QString practice;
    QString phrases;

    bool operator==(const TaskTexts&) const = default;
};

/// How scenarios and answers are laid out in files beyond the tidy tables that every task has.
enum class TaskLayout : std::uint8_t { Tidy, Cei };
/// What is computed beyond what every task has.
enum class TaskAnalysis : std::uint8_t { None, EmoScene };

/// What a study asks. A plain value: what it may hold is said by taskFaults().
struct Task
{
    QString token;
    QString title;
    QString version;
    QString language; ///< The code of that of its own texts; empty: it is not said.
    std::vector<SceneField> scene;
    std::optional<TaskGroup> group;
    std::vector<Question> questions;
    std::vector<Board> boards;
    std::vector<Scale> scales;
    std::optional<Explanation> explanation;
    TaskChecks checks;
    TaskHints hints;
    TaskTexts texts;
    TaskLayout layout = TaskLayout::Tidy;
    TaskAnalysis analysis = TaskAnalysis::None;
    Translations others = {};

    bool operator==(const Task&) const = default;
};

inline bool isBuiltInText(const QString& name)
{
    return name.startsWith(QLatin1String("built-in:"));
}

QLatin1String fieldKindToken(FieldKind kind);
QLatin1String fieldPlaceToken(FieldPlace place);
QLatin1String valenceToken(Valence valence);
QLatin1String scaleFigureToken(ScaleFigure figure);
QLatin1String layoutToken(TaskLayout layout);
QLatin1String analysisToken(TaskAnalysis analysis);

inline constexpr FieldKind AllFieldKinds[] = {FieldKind::Text, FieldKind::Role, FieldKind::Choice};
inline constexpr FieldPlace AllFieldPlaces[] = {FieldPlace::Paragraph, FieldPlace::Hero,
                                                FieldPlace::From,      FieldPlace::To,
                                                FieldPlace::Relation,  FieldPlace::None};
inline constexpr Valence AllValences[] = {Valence::None, Valence::Positive, Valence::Negative};
inline constexpr ScaleFigure AllScaleFigures[] = {ScaleFigure::None, ScaleFigure::Face,
                                                  ScaleFigure::Energy, ScaleFigure::Size,
                                                  ScaleFigure::Bars};
inline constexpr TaskLayout AllLayouts[] = {TaskLayout::Tidy, TaskLayout::Cei};
inline constexpr TaskAnalysis AllAnalyses[] = {TaskAnalysis::None, TaskAnalysis::EmoScene};

/// The word that a token has where nobody gave it one: "Mixed signals" for "mixed-signals".
QString wordOfToken(const QString& token);

/// The place of what has this token, from 0; none where nothing has.
template <typename Part>
std::optional<std::size_t> indexOfToken(const std::vector<Part>& parts, const QString& token)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].token == token)
            return i;
    }
    return std::nullopt;
}

/// The part with this token; null where none has it. As long as the parts last.
template <typename Part> const Part* findToken(const std::vector<Part>& parts, const QString& token)
{
    const auto index = indexOfToken(parts, token);
    return index ? &parts[*index] : nullptr;
}

/// The word of a group: that of the task's list, else the token as it stands.
QString groupWordOf(const Task& task, const QString& token);

/// The questions that are shown as one step: those of a board, or a single one.
struct QuestionRun
{
    QString board; ///< Empty: a single question.
    std::size_t first = 0;
    std::size_t count = 0;

    bool isBoard() const { return !board.isEmpty(); }
    bool operator==(const QuestionRun&) const = default;
};

/// The steps that ask the questions, in order.
std::vector<QuestionRun> questionRuns(const Task& task);
std::vector<QuestionRun> boardsOf(const Task& task);
/// The board of no and yes that a question is a row of; none of another question.
std::optional<QuestionRun> yesNoBoardOf(const Task& task, std::size_t question);
std::span<const Question> questionsOf(const Task& task, const QuestionRun& run);

/// Whether a question has two options, "no" and "yes" in this order.
bool isYesNo(const Question& question);
/// Whether all questions of a board are such.
bool isYesNo(const Task& task, const QuestionRun& board);
/// Whether a task asks several questions and nothing but yes or no.
bool isBoardOfYes(const Task& task);

/// The field that stands at a place; null where none does. For paragraphs the first.
const SceneField* fieldAt(const Task& task, FieldPlace place);
inline const SceneField* heroOf(const Task& task)
{
    return fieldAt(task, FieldPlace::Hero);
}
/// Null where annotators are not asked how sure they are.
const Scale* confidenceOf(const Task& task);

/// The place of the point with this value, from 0; none where the scale has no such point.
std::optional<std::size_t> placeOfPoint(const Scale& scale, int value);

} // namespace subtext
