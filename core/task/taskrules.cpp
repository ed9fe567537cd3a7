// SPDX-License-Identifier: MIT
#include "core/task/taskrules.h"

#include "core/task/checkrules.h"
#include "core/task/faultlist.h"
#include "core/task/tasklanguages.h"
#include "core/task/tasklimits.h"
#include "core/task/taskneeds.h"
#include "core/task/tasktextrules.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

struct Lengths
{
    bool isNeeded;
    qsizetype longest;
};
constexpr Lengths NeededWord{true, TaskLimits::LongestWord};
constexpr Lengths NeededSentence{true, TaskLimits::LongestSentence};
constexpr Lengths FreeSentence{false, TaskLimits::LongestSentence};
constexpr Lengths FreeHint{false, TaskLimits::LongestHint};

class Rules
{
public:
    explicit Rules(const Task& task)
        : m_task(task)
    {}

    TaskFaults faults()
    {
        checkHead();
        checkScene();
        checkGroup();
        checkQuestions();
        checkBoards();
        checkScales();
        checkExplanation();
        m_faults.append(checkFaults(m_task));
        checkTexts();
        checkNeeds();
        return m_faults.take();
    }

private:
    void checkText(const QString& text, const QString& place, Lengths lengths)
    {
        if (text.isEmpty() && lengths.isNeeded)
            m_faults.add(TaskFaultCode::EmptyText, place);
        m_faults.add(faultOfLine(text, lengths.longest), place);
    }
    /// A text that may name fields of the scene in braces.
    void checkAsked(const QString& text, const QString& place, Lengths lengths)
    {
        checkText(text, place, lengths);
        for (const QString& name : namesInBraces(text)) {
            if (!findToken(m_task.scene, name))
                m_faults.add(TaskFaultCode::UnknownField, place, name);
        }
    }
    /// A token that becomes a column.
    void checkColumn(const QString& token, const QString& path)
    {
        const QString place = placeOfKey(path, QLatin1String("token"));
        m_faults.checkToken(token, place);
        if (std::find(ReservedTokens.begin(), ReservedTokens.end(), token) != ReservedTokens.end())
            m_faults.add(TaskFaultCode::ReservedToken, place, token);
        m_faults.claim(m_columns, token, place);
    }
    /// What files may write for a part: two parts must not share it. `tokens` are in there already.
    void claimWord(ClaimedNames& names, const QString& word, const QString& path)
    {
        const QString other = names.claim(word.toCaseFolded(), path);
        if (!other.isEmpty() && !word.isEmpty())
            m_faults.add(TaskFaultCode::EqualWords, placeOfKey(path, QLatin1String("word")), word,
                         other);
    }
    void checkHead()
    {
        m_faults.checkToken(m_task.token, QStringLiteral("token"));
        checkText(m_task.title, QStringLiteral("title"), NeededSentence);
        checkText(m_task.version, QStringLiteral("version"), NeededWord);
    }

    /// Tokens and words of a closed list, among themselves.
    template <typename Parts> void checkNames(const Parts& parts, const QString& path)
    {
        ClaimedNames tokens;
        ClaimedNames words;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const QString place = placeOfKey(placeOfItem(path, i), QLatin1String("token"));
            m_faults.checkToken(parts[i].token, place);
            m_faults.claim(tokens, parts[i].token, place);
            words.claim(parts[i].token, placeOfItem(path, i));
        }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            checkText(parts[i].word, placeOfKey(placeOfItem(path, i), QLatin1String("word")),
                      NeededWord);
            claimWord(words, parts[i].word, placeOfItem(path, i));
        }
    }

    void checkScene()
    {
        const QString scene = QStringLiteral("scene");
        m_faults.checkCount(m_task.scene.size(), 1, TaskLimits::MostFields, scene);
        QHash<FieldPlace, QString> taken;
        for (std::size_t i = 0; i < m_task.scene.size(); ++i) {
            const SceneField& field = m_task.scene[i];
            const QString path = placeOfItem(scene, i);
            checkColumn(field.token, path);
            checkText(field.word, placeOfKey(path, QLatin1String("word")), NeededWord);
            checkFieldOptions(field, path);
            checkFieldWords(field, placeOfKey(path, QLatin1String("words")));
            if (field.place == FieldPlace::Paragraph || field.place == FieldPlace::None)
                continue;
            const QString place = placeOfKey(path, QLatin1String("place"));
            if (taken.contains(field.place))
                m_faults.add(TaskFaultCode::SecondAtPlace, place, fieldPlaceToken(field.place),
                             taken.value(field.place));
            else
                taken.insert(field.place, path);
            if (field.place == FieldPlace::Hero)
                checkHero(field, path);
        }
        if (!taken.contains(FieldPlace::Hero))
            m_faults.add(TaskFaultCode::NoHero, scene);
    }

    void checkFieldOptions(const SceneField& field, const QString& path)
    {
        const QString options = placeOfKey(path, QLatin1String("options"));
        if (field.kind == FieldKind::Choice) {
            m_faults.checkCount(field.options.size(), TaskLimits::FewestChoices,
                                TaskLimits::MostChoices, options);
            checkNames(field.options, options);
        } else if (!field.options.empty()) {
            m_faults.add(TaskFaultCode::OptionsOfNoChoice, options, fieldKindToken(field.kind));
        }
    }

    void checkFieldWords(const SceneField& field, const QString& words)
    {
        if (!field.words.isSaid())
            return;
        if (field.kind != FieldKind::Text)
            m_faults.add(TaskFaultCode::WordsOfNoText, words, fieldKindToken(field.kind));
        checkBounds(field.words.from, field.words.to, TaskLimits::MostWords, words);
    }

    void checkBounds(int from, int to, int most, const QString& place)
    {
        m_faults.checkRange(from, 1, most, placeOfItem(place, 0));
        m_faults.checkRange(to, 1, most, placeOfItem(place, 1));
        if (to < from)
            m_faults.add(TaskFaultCode::NotAscending, placeOfItem(place, 1), QString::number(to),
                         QString::number(from));
    }

    void checkHero(const SceneField& field, const QString& path)
    {
        if (field.kind != FieldKind::Text)
            m_faults.add(TaskFaultCode::HeroNotText, placeOfKey(path, QLatin1String("kind")),
                         fieldKindToken(field.kind));
        if (!field.isRequired)
            m_faults.add(TaskFaultCode::HeroNotRequired,
                         placeOfKey(path, QLatin1String("required")));
    }

    void checkGroup()
    {
        if (!m_task.group)
            return;
        const QString path = QStringLiteral("group");
        checkColumn(m_task.group->token, path);
        checkText(m_task.group->word, placeOfKey(path, QLatin1String("word")), NeededWord);
        if (!m_task.group->options)
            return;
        const QString options = placeOfKey(path, QLatin1String("options"));
        m_faults.checkCount(m_task.group->options->size(), 1, TaskLimits::MostGroups, options);
        checkNames(*m_task.group->options, options);
    }

    void checkQuestions()
    {
        const QString questions = QStringLiteral("questions");
        m_faults.checkCount(m_task.questions.size(), 1, TaskLimits::MostQuestions, questions);
        for (std::size_t i = 0; i < m_task.questions.size(); ++i)
            checkQuestion(m_task.questions[i], placeOfItem(questions, i));
        for (const QuestionRun& run : boardsOf(m_task))
            checkOpposites(questionsOf(m_task, run), questions, run.first);
    }

    void checkQuestion(const Question& question, const QString& path)
    {
        checkColumn(question.token, path);
        checkText(question.word, placeOfKey(path, QLatin1String("word")), NeededWord);
        checkAsked(question.ask, placeOfKey(path, QLatin1String("ask")), NeededSentence);
        checkText(question.definition, placeOfKey(path, QLatin1String("definition")), FreeSentence);
        checkText(question.hint, placeOfKey(path, QLatin1String("hint")), FreeHint);
        checkColours(question, path);
        if (!question.opposite.isEmpty() && question.board.isEmpty())
            m_faults.add(TaskFaultCode::OppositeAlone, placeOfKey(path, QLatin1String("opposite")));
        m_faults.add(faultOfToken(question.board), placeOfKey(path, QLatin1String("board")));
        const QString options = placeOfKey(path, QLatin1String("options"));
        m_faults.checkCount(question.options.size(),
                            question.isRing ? TaskLimits::FewestOfRing : TaskLimits::FewestOptions,
                            TaskLimits::MostOptions, options);
        checkNames(question.options, options);
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const Option& option = question.options[i];
            const QString of = placeOfItem(options, i);
            checkText(option.definition, placeOfKey(of, QLatin1String("definition")), FreeSentence);
            checkText(option.hint, placeOfKey(of, QLatin1String("hint")), FreeHint);
            checkColours(option, of);
        }
        checkOpposites(std::span(question.options), options, 0);
    }

    template <typename Part> void checkColours(const Part& part, const QString& path)
    {
        m_faults.add(faultOfColour(part.colour), placeOfKey(path, QLatin1String("colour")));
        m_faults.add(faultOfColour(part.colourDark),
                     placeOfKey(path, QLatin1String("colour_dark")));
    }

    /// Opposites come in pairs that name each other.
    template <typename Part>
    void checkOpposites(std::span<const Part> parts, const QString& list, std::size_t first)
    {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const QString& opposite = parts[i].opposite;
            if (opposite.isEmpty())
                continue;
            const QString place =
                placeOfKey(placeOfItem(list, first + i), QLatin1String("opposite"));
            const auto other = std::find_if(parts.begin(), parts.end(), [&](const Part& part) {
                return part.token == opposite;
            });
            if (opposite == parts[i].token)
                m_faults.add(TaskFaultCode::OppositeOfSelf, place, opposite);
            else if (other == parts.end())
                m_faults.add(TaskFaultCode::UnknownName, place, opposite,
                             std::is_same_v<Part, Option> ? QStringLiteral("option")
                                                          : QStringLiteral("question"));
            else if (other->opposite != parts[i].token)
                m_faults.add(TaskFaultCode::OneSidedOpposite, place, opposite, other->opposite);
        }
    }

    void checkBoards()
    {
        const std::vector<QuestionRun> runs = boardsOf(m_task);
        ClaimedNames seen;
        for (const QuestionRun& run : runs) {
            const QString first = placeOfItem(QStringLiteral("questions"), run.first);
            if (!seen.claim(run.board, first).isEmpty())
                m_faults.add(TaskFaultCode::ScatteredBoard,
                             placeOfKey(first, QLatin1String("board")), run.board);
            checkRows(run, first);
        }
        const QString boards = QStringLiteral("boards");
        m_faults.checkCount(m_task.boards.size(), 0, TaskLimits::MostQuestions, boards);
        ClaimedNames tokens;
        for (std::size_t i = 0; i < m_task.boards.size(); ++i) {
            const Board& board = m_task.boards[i];
            const QString path = placeOfItem(boards, i);
            const QString place = placeOfKey(path, QLatin1String("token"));
            m_faults.checkToken(board.token, place);
            m_faults.claim(tokens, board.token, place);
            checkAsked(board.ask, placeOfKey(path, QLatin1String("ask")), FreeSentence);
            checkRows(board, runs, path);
        }
    }

    /// The rows of a board have the same options.
    void checkRows(const QuestionRun& run, const QString& first)
    {
        const auto questions = questionsOf(m_task, run);
        for (std::size_t i = 1; i < questions.size(); ++i) {
            const QString path = placeOfItem(QStringLiteral("questions"), run.first + i);
            const bool isAlike = questions[i].options == questions[0].options &&
                                 questions[i].isRing == questions[0].isRing;
            if (!isAlike)
                m_faults.add(TaskFaultCode::DifferingBoard,
                             placeOfKey(path, QLatin1String("options")), run.board, first);
        }
    }

    void checkRows(const Board& board, const std::vector<QuestionRun>& runs, const QString& path)
    {
        const auto run = std::find_if(runs.begin(), runs.end(), [&](const QuestionRun& of) {
            return of.board == board.token;
        });
        if (run == runs.end())
            m_faults.add(TaskFaultCode::EmptyBoard, placeOfKey(path, QLatin1String("token")),
                         board.token);
        else if (board.isRing && run->count < TaskLimits::FewestOfRing)
            m_faults.add(TaskFaultCode::TooFew, placeOfKey(path, QLatin1String("ring")),
                         QString::number(run->count), QString::number(TaskLimits::FewestOfRing));
    }

    void checkScales()
    {
        const QString scales = QStringLiteral("scales");
        m_faults.checkCount(m_task.scales.size(), 0, TaskLimits::MostScales, scales);
        QString confidence;
        for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
            const Scale& scale = m_task.scales[i];
            const QString path = placeOfItem(scales, i);
            checkColumn(scale.token, path);
            checkText(scale.word, placeOfKey(path, QLatin1String("word")), NeededWord);
            checkAsked(scale.ask, placeOfKey(path, QLatin1String("ask")), NeededSentence);
            checkText(scale.hint, placeOfKey(path, QLatin1String("hint")), FreeHint);
            checkPoints(scale.points, placeOfKey(path, QLatin1String("points")));
            if (!scale.isConfidence)
                continue;
            if (!confidence.isEmpty())
                m_faults.add(TaskFaultCode::SecondConfidence,
                             placeOfKey(path, QLatin1String("confidence")), {}, confidence);
            confidence = path;
        }
    }

    void checkPoints(const std::vector<ScalePoint>& points, const QString& list)
    {
        m_faults.checkCount(points.size(), TaskLimits::FewestPoints, TaskLimits::MostPoints, list);
        ClaimedNames words;
        for (std::size_t i = 0; i < points.size(); ++i)
            words.claim(QString::number(points[i].value), placeOfItem(list, i));
        for (std::size_t i = 0; i < points.size(); ++i) {
            const ScalePoint& point = points[i];
            const QString path = placeOfItem(list, i);
            const QString value = placeOfKey(path, QLatin1String("value"));
            const QString number = placeOfKey(path, QLatin1String("number"));
            checkText(point.word, placeOfKey(path, QLatin1String("word")), NeededWord);
            checkText(point.definition, placeOfKey(path, QLatin1String("definition")),
                      FreeSentence);
            claimWord(words, point.word, path);
            m_faults.checkRange(point.value, -TaskLimits::LargestValue, TaskLimits::LargestValue,
                                value);
            m_faults.checkRange(point.number, -TaskLimits::LargestNumber, TaskLimits::LargestNumber,
                                number);
            if (i == 0)
                continue;
            if (point.value <= points[i - 1].value)
                m_faults.add(TaskFaultCode::NotAscending, value, QString::number(point.value),
                             QString::number(points[i - 1].value));
            if (point.number <= points[i - 1].number)
                m_faults.add(TaskFaultCode::NotAscending, number, QString::number(point.number),
                             QString::number(points[i - 1].number));
        }
    }

    void checkExplanation()
    {
        if (!m_task.explanation)
            return;
        const Explanation& explanation = *m_task.explanation;
        const QString path = QStringLiteral("explanation");
        checkText(explanation.word, placeOfKey(path, QLatin1String("word")), NeededWord);
        checkAsked(explanation.ask, placeOfKey(path, QLatin1String("ask")), NeededSentence);
        checkText(explanation.hint, placeOfKey(path, QLatin1String("hint")), FreeHint);
        checkText(explanation.prompt, placeOfKey(path, QLatin1String("prompt")), FreeSentence);
        const QString sentences = placeOfKey(path, QLatin1String("sentences"));
        if (explanation.fromSentences == 0 && explanation.toSentences == 0)
            return;
        checkBounds(explanation.fromSentences, explanation.toSentences, TaskLimits::MostSentences,
                    sentences);
    }

    void checkTexts()
    {
        const auto check = [this](const QString& name, QLatin1String key) {
            m_faults.add(faultOfFileName(name), placeOfKey(QStringLiteral("texts"), key));
        };
        check(m_task.texts.guideline, QLatin1String("guideline"));
        check(m_task.texts.cheatSheet, QLatin1String("cheat_sheet"));
        check(m_task.texts.consent, QLatin1String("consent"));
        check(m_task.texts.practice, QLatin1String("practice"));
        check(m_task.texts.phrases, QLatin1String("phrases"));
    }

    void checkNeeds()
    {
        if (const auto lacking = lackingForLayout(m_task))
            m_faults.add(TaskFaultCode::NotOfLayout, QStringLiteral("layout"),
                         layoutToken(m_task.layout), *lacking);
        if (const auto lacking = lackingForAnalysis(m_task))
            m_faults.add(TaskFaultCode::NotOfAnalysis, QStringLiteral("analysis"),
                         analysisToken(m_task.analysis), *lacking);
    }

    const Task& m_task;
    FaultList m_faults;
    ClaimedNames m_columns;
};

} // namespace

TaskFaults taskFaults(const Task& task)
{
    TaskFaults faults = Rules(task).faults();
    if (!faults.empty())
        return faults;
    for (const LanguagePlace& wrong : wrongLanguageCodes(task))
        faults.push_back({TaskFaultCode::BadLanguage, wrong.place, 0, 0, wrong.code, {}});
    if (!faults.empty())
        return faults;
    for (const QString& code : languagesOf(task)) {
        if (code == task.language)
            continue;
        // The same rules hold for the words of each language; what they say of a place is said of
        // the text that stands there in it.
        faults = Rules(inLanguage(task, code)).faults();
        for (TaskFault& fault : faults)
            fault.place += u'.' + code;
        if (!faults.empty())
            return faults;
    }
    return {};
}

} // namespace subtext
