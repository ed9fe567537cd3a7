// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/partfields.h"

#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "core/task/faultlist.h"
#include "core/task/tasklimits.h"
#include "ui/taskeditor/colourwarnings.h"
#include "ui/taskeditor/formrows.h"
#include "ui/taskeditor/partwords.h"
#include "ui/taskeditor/rulefields.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

class PartFields
{
    Q_DECLARE_TR_FUNCTIONS(subtext::PartFields)

public:
    PartFields(FormRows& rows, const Task& task, TaskPart part)
        : m_rows(rows)
        , m_task(task)
        , m_part(part)
    {}

    void add();

private:
    QString at(const char* key) const
    {
        return placeOfKey(placeOf(m_task, m_part), QLatin1String(key));
    }
    void addWord(const QString& caption);
    void addToken();
    /// A text of a struct that `in` finds in a task.
    template <typename In, typename Part>
    void addOf(const QString& caption, const char* key, In in, QString Part::*text, bool isLong)
    {
        const auto get = [in, text](const Task& t) { return in(const_cast<Task&>(t)).*text; };
        const auto take = [in, text](Task& t, const QString& typed) { in(t).*text = typed; };
        if (isLong)
            m_rows.addText(caption, at(key), get, take);
        else
            m_rows.addLine(caption, at(key), get, take);
    }
    template <typename Value, std::size_t N>
    static std::size_t indexIn(const Value (&all)[N], Value value)
    {
        return static_cast<std::size_t>(std::find(std::begin(all), std::end(all), value) -
                                        std::begin(all));
    }

    template <typename Value, std::size_t N>
    static QStringList wordsOf(const Value (&all)[N], QString (*word)(Value))
    {
        QStringList words;
        for (const Value value : all)
            words << word(value);
        return words;
    }

    void addHead();
    void addField();
    void addGroup();
    void addQuestion();
    void addBoard();
    void addOption();
    void addScale();
    void addPoint();
    void addExplanation();
    void addColours();
    void addOpposite();
    QString listNote() const;

    FormRows& m_rows;
    const Task& m_task;
    TaskPart m_part;
};

void PartFields::addWord(const QString& caption)
{
    const TaskPart part = m_part;
    m_rows.addLine(
        caption, at(part.kind == PartKind::Head ? "title" : "word"),
        [part](const Task& t) { return wordOf(t, part); },
        [part](Task& t, const QString& typed) { setWord(t, part, typed); });
}

void PartFields::addToken()
{
    const TaskPart part = m_part;
    m_rows.addLine(
        tr("Short name, used in files"), at("token"),
        [part](const Task& t) { return tokenOf(t, part); },
        [part](Task& t, const QString& typed) { setToken(t, part, typed); });
}

void PartFields::addHead()
{
    addWord(tr("Title"));
    addToken();
    m_rows.addLine(
        tr("Version of this wording"), at("version"), [](const Task& t) { return t.version; },
        [](Task& t, const QString& typed) { t.version = typed; });
    m_rows.addChoice(
        layoutFieldWord(), at("layout"), wordsOf(AllLayouts, layoutWord),
        [](const Task& t) { return double(indexIn(AllLayouts, t.layout)); },
        [](Task& t, double index) { t.layout = AllLayouts[static_cast<int>(index)]; });
    m_rows.addChoice(
        analysisFieldWord(), at("analysis"), wordsOf(AllAnalyses, analysisWord),
        [](const Task& t) { return double(indexIn(AllAnalyses, t.analysis)); },
        [](Task& t, double index) { t.analysis = AllAnalyses[static_cast<int>(index)]; });
}

void PartFields::addField()
{
    addWord(tr("Word"));
    addToken();
    m_rows.addNote(tr("In a question, {%1} stands for this text.").arg(tokenOf(m_task, m_part)));
    const std::size_t i = m_part.at;
    m_rows.addChoice(
        tr("Kind"), at("kind"), {tr("Text"), tr("Who somebody is"), tr("One of several words")},
        [i](const Task& t) { return double(indexIn(AllFieldKinds, t.scene.at(i).kind)); },
        [i](Task& t, double index) {
            setKind(t.scene.at(i), AllFieldKinds[static_cast<int>(index)]);
        });
    m_rows.addChoice(
        tr("Place on the page"), at("place"),
        {tr("A paragraph"), tr("The large text that the questions are about"),
         tr("Who it comes from"), tr("Who it goes to"), tr("What is between the two"),
         tr("Not shown separately")},
        [i](const Task& t) { return double(indexIn(AllFieldPlaces, t.scene.at(i).place)); },
        [i](Task& t, double index) {
            t.scene.at(i).place = AllFieldPlaces[static_cast<int>(index)];
        });
    m_rows.addTick(
        tr("Every scene must have it"), at("required"),
        [i](const Task& t) { return t.scene.at(i).isRequired ? 1 : 0; },
        [i](Task& t, double isOn) { t.scene.at(i).isRequired = isOn != 0; });
    if (m_task.scene.at(i).kind != FieldKind::Text)
        return;
    const QString words = at("words");
    m_rows.addWhole(
        tr("Words, from"), placeOfItem(words, 0), 0, TaskLimits::MostWords,
        [i](const Task& t) { return t.scene.at(i).words.from; },
        [i](Task& t, double n) { t.scene.at(i).words.from = static_cast<int>(n); });
    m_rows.addWhole(
        tr("Words, to"), placeOfItem(words, 1), 0, TaskLimits::MostWords,
        [i](const Task& t) { return t.scene.at(i).words.to; },
        [i](Task& t, double n) { t.scene.at(i).words.to = static_cast<int>(n); });
    m_rows.addNote(tr("0 and 0: no length is given. Choose scenes marks those that are shorter or "
                      "longer; none is refused for it."));
}

void PartFields::addGroup()
{
    m_rows.addChoice(
        tr("Scenes fall into"), at("options"),
        {tr("no groups"), tr("the groups in the files"), tr("these groups")},
        [](const Task& t) { return double(static_cast<int>(groupingOf(t))); },
        [](Task& t, double index) {
            setGrouping(t, static_cast<Grouping>(static_cast<int>(index)));
        });
    if (groupingOf(m_task) == Grouping::None)
        return;
    addWord(tr("Name of the groups"));
    addToken();
}

void PartFields::addColours()
{
    const TaskPart part = m_part;
    const bool isRow = part.kind == PartKind::Question;
    const auto place = [part](const Task& t) {
        return part.kind == PartKind::Question ? part.at - runOf(t, part.at).first : part.at;
    };
    const auto parts = [part, isRow](const Task& t) {
        std::vector<ColouredPart> all;
        if (isRow) {
            for (const Question& row : questionsOf(t, runOf(t, part.at)))
                all.push_back({row.word, row.colour, row.colourDark});
        } else {
            for (const Option& option : t.questions.at(part.of).options)
                all.push_back({option.word, option.colour, option.colourDark});
        }
        return all;
    };
    const auto take = [part, isRow](Task& t, const QString& typed, bool isDark) {
        if (isRow) {
            Question& row = t.questions.at(part.at);
            (isDark ? row.colourDark : row.colour) = typed;
            return;
        }
        changeOptions(t, part.of, [&](std::vector<Option>& options) {
            Option& option = options.at(part.at);
            (isDark ? option.colourDark : option.colour) = typed;
        });
    };
    m_rows.addColour(
        tr("Colour"), at("colour"),
        [parts, place](const Task& t) { return parts(t).at(place(t)).colour; },
        [place](const Task& t) {
            const auto& hues = theme::lightColors().emotions;
            return hues.at(place(t) % hues.size()).name();
        },
        [take](Task& t, const QString& typed) { take(t, typed, false); });
    m_rows.addColour(
        tr("Colour on a dark background"), at("colour_dark"),
        [parts, place](const Task& t) { return parts(t).at(place(t)).colourDark; },
        [parts, place](const Task& t) {
            const QString own = parts(t).at(place(t)).colour;
            const auto& hues = theme::darkColors().emotions;
            return own.isEmpty() ? hues.at(place(t) % hues.size()).name() : own;
        },
        [take](Task& t, const QString& typed) { take(t, typed, true); });
    m_rows.addWarning(
        [parts, place](const Task& t) { return colourWarnings(parts(t), place(t)).join(u'\n'); });
}

void PartFields::addOpposite()
{
    const TaskPart part = m_part;
    QStringList tokens{QString()};
    QStringList words{tr("None")};
    const auto offer = [&](const QString& token, const QString& word) {
        if (token == tokenOf(m_task, part))
            return;
        tokens << token;
        words << word;
    };
    if (part.kind == PartKind::Question) {
        for (const Question& row : questionsOf(m_task, runOf(m_task, part.at)))
            offer(row.token, row.word);
    } else {
        for (const Option& option : m_task.questions.at(part.of).options)
            offer(option.token, option.word);
    }
    m_rows.addChoice(
        tr("Its opposite"), at("opposite"), words,
        [part, tokens](const Task& t) {
            const QString opposite = part.kind == PartKind::Question
                                         ? t.questions.at(part.at).opposite
                                         : t.questions.at(part.of).options.at(part.at).opposite;
            return double(std::max(qsizetype{0}, tokens.indexOf(opposite)));
        },
        [part, tokens](Task& t, double index) {
            setOpposite(t, part, tokens.value(static_cast<qsizetype>(index)));
        });
}

void PartFields::addQuestion()
{
    const std::size_t i = m_part.at;
    const auto question = [i](Task& t) -> Question& { return t.questions.at(i); };
    const bool isRow = !m_task.questions.at(i).board.isEmpty();
    addOf(tr("Question"), "ask", question, &Question::ask, true);
    addWord(tr("Short name, in tables and charts"));
    addToken();
    if (isRow) {
        addOf(tr("What it means"), "definition", question, &Question::definition, true);
        addColours();
        addOpposite();
        return;
    }
    addOf(tr("Help for answering"), "hint", question, &Question::hint, true);
    m_rows.addTick(
        tr("The options form a circle: the last is next to the first"), at("ring"),
        [i](const Task& t) { return t.questions.at(i).isRing ? 1 : 0; },
        [i](Task& t, double isOn) { t.questions.at(i).isRing = isOn != 0; });
}

void PartFields::addBoard()
{
    const std::size_t i = m_part.at;
    const auto token = [i](const Task& t) { return t.questions.at(i).board; };
    const auto entry = [token](const Task& t) {
        const Board* board = findToken(t.boards, token(t));
        return board ? *board : Board();
    };
    m_rows.addText(
        tr("Question above the rows"), at("ask"), [entry](const Task& t) { return entry(t).ask; },
        [token](Task& t, const QString& typed) { boardEntry(t, token(t)).ask = typed; });
    m_rows.addWarning([entry](const Task& t) {
        return entry(t).ask.isEmpty() ? tr("No question yet: annotators see only the rows.")
                                      : QString();
    });
    m_rows.addWarning([i](const Task& t) {
        QStringList unnamed;
        for (const Question& row : questionsOf(t, runOf(t, i))) {
            if (isAsAdded(row))
                unnamed << QStringLiteral("“%1”").arg(row.word);
        }
        return unnamed.isEmpty() ? QString()
                                 : tr("Rows without a name: %1.").arg(unnamed.join(tr(", ")));
    });
    addToken();
    m_rows.addTick(
        tr("The rows form a circle: the last is next to the first"), at("ring"),
        [entry](const Task& t) { return entry(t).isRing ? 1 : 0; },
        [token](Task& t, double isOn) { boardEntry(t, token(t)).isRing = isOn != 0; });
    m_rows.addNote(tr("All rows have the same answers. With the answers no and yes, in this order, "
                      "one key answers a row."));
}

void PartFields::addOption()
{
    const TaskPart part = m_part;
    const auto text = [part](QString Option::*of) {
        return
            [part, of](const Task& t) { return t.questions.at(part.of).options.at(part.at).*of; };
    };
    const auto take = [part](QString Option::*of) {
        return [part, of](Task& t, const QString& typed) {
            changeOptions(t, part.of,
                          [&](std::vector<Option>& options) { options.at(part.at).*of = typed; });
        };
    };
    addWord(tr("Word"));
    addToken();
    m_rows.addText(tr("What it means"), at("definition"), text(&Option::definition),
                   take(&Option::definition));
    if (!m_task.questions.at(part.of).board.isEmpty())
        return;
    addColours();
    m_rows.addChoice(
        tr("Is it pleasant?"), at("valence"), {tr("Neither"), tr("Pleasant"), tr("Unpleasant")},
        [part](const Task& t) {
            return double(
                indexIn(AllValences, t.questions.at(part.of).options.at(part.at).valence));
        },
        [part](Task& t, double index) {
            changeOptions(t, part.of, [&](std::vector<Option>& options) {
                options.at(part.at).valence = AllValences[static_cast<int>(index)];
            });
        });
    addOpposite();
    m_rows.addText(tr("Help for choosing it"), at("hint"), text(&Option::hint),
                   take(&Option::hint));
}

void PartFields::addScale()
{
    const std::size_t i = m_part.at;
    const auto scale = [i](Task& t) -> Scale& { return t.scales.at(i); };
    addOf(tr("Question"), "ask", scale, &Scale::ask, true);
    addWord(tr("Short name, in tables and charts"));
    addToken();
    addOf(tr("Help for answering"), "hint", scale, &Scale::hint, true);
    m_rows.addChoice(
        tr("Drawn as"), at("figure"),
        {tr("Words only"), tr("Faces"), tr("Energy"), tr("Size"), tr("Bars")},
        [i](const Task& t) { return double(indexIn(AllScaleFigures, t.scales.at(i).figure)); },
        [i](Task& t, double index) {
            t.scales.at(i).figure = AllScaleFigures[static_cast<int>(index)];
        });
    m_rows.addTick(
        tr("It is about how sure annotators are, not about the scene"), at("confidence"),
        [i](const Task& t) { return t.scales.at(i).isConfidence ? 1 : 0; },
        [i](Task& t, double isOn) { t.scales.at(i).isConfidence = isOn != 0; });
}

void PartFields::addPoint()
{
    const TaskPart part = m_part;
    const auto point = [part](Task& t) -> ScalePoint& {
        return t.scales.at(part.of).points.at(part.at);
    };
    const auto of = [part](const Task& t) -> const ScalePoint& {
        return t.scales.at(part.of).points.at(part.at);
    };
    addWord(tr("Word"));
    m_rows.addWhole(
        tr("Value, used in files"), at("value"), -TaskLimits::LargestValue,
        TaskLimits::LargestValue, [of](const Task& t) { return of(t).value; },
        [point](Task& t, double value) { point(t).value = static_cast<int>(value); });
    m_rows.addReal(
        tr("Number, used for figures"), at("number"), -TaskLimits::LargestNumber,
        TaskLimits::LargestNumber, 4, [of](const Task& t) { return of(t).number; },
        [point](Task& t, double number) { point(t).number = number; });
    addOf(tr("What it means"), "definition", point, &ScalePoint::definition, true);
}

void PartFields::addExplanation()
{
    m_rows.addChoice(
        tr("An explanation is"), at("required"), {tr("not asked"), tr("optional"), tr("required")},
        [](const Task& t) { return !t.explanation              ? 0
                                   : t.explanation->isRequired ? 2
                                                               : 1; },
        [](Task& t, double index) {
            if (index == 0) {
                t.explanation.reset();
                return;
            }
            if (!t.explanation) {
                t.explanation = Explanation();
                t.explanation->word = tr("Explanation");
                t.explanation->ask = tr("Why do you think so?");
            }
            t.explanation->isRequired = index == 2;
        });
    if (!m_task.explanation)
        return;
    const auto explanation = [](Task& t) -> Explanation& { return *t.explanation; };
    addOf(tr("Question"), "ask", explanation, &Explanation::ask, true);
    addWord(tr("Short name"));
    addOf(tr("Help for answering"), "hint", explanation, &Explanation::hint, true);
    addOf(tr("Text in the empty field"), "prompt", explanation, &Explanation::prompt, true);
    const QString sentences = at("sentences");
    m_rows.addWhole(
        tr("Sentences, from"), placeOfItem(sentences, 0), 0, TaskLimits::MostSentences,
        [](const Task& t) { return t.explanation->fromSentences; },
        [](Task& t, double n) { t.explanation->fromSentences = static_cast<int>(n); });
    m_rows.addWhole(
        tr("Sentences, to"), placeOfItem(sentences, 1), 0, TaskLimits::MostSentences,
        [](const Task& t) { return t.explanation->toSentences; },
        [](Task& t, double n) { t.explanation->toSentences = static_cast<int>(n); });
    m_rows.addNote(tr("0 and 0: no length is given. Explanations are never published."));
}

QString PartFields::listNote() const
{
    switch (m_part.kind) {
    case PartKind::Scene:
        return tr("What annotators read. Up to %1 fields; one of them is the large text that the "
                  "questions are about.")
            .arg(TaskLimits::MostFields);
    case PartKind::Questions:
        return tr("Up to %1 questions, each with exactly one answer. Rows of a table are asked "
                  "together and have the same answers.")
            .arg(TaskLimits::MostQuestions);
    case PartKind::Scales:
        return tr("Up to %1 scales of %2 to %3 points.")
            .arg(TaskLimits::MostScales)
            .arg(TaskLimits::FewestPoints)
            .arg(TaskLimits::MostPoints);
    default:
        return tr("Rules for checking answers. They never block anything.");
    }
}

void PartFields::add()
{
    m_rows.addHeading(partKindWord(m_task, m_part));
    switch (m_part.kind) {
    case PartKind::Head:
        addHead();
        break;
    case PartKind::Field:
        addField();
        break;
    case PartKind::Choice:
    case PartKind::GroupChoice:
        addWord(tr("Word"));
        addToken();
        break;
    case PartKind::Group:
        addGroup();
        break;
    case PartKind::Question:
        addQuestion();
        break;
    case PartKind::Board:
        addBoard();
        break;
    case PartKind::Option:
        addOption();
        break;
    case PartKind::Scale:
        addScale();
        break;
    case PartKind::Point:
        addPoint();
        break;
    case PartKind::Explanation:
        addExplanation();
        break;
    case PartKind::Scene:
    case PartKind::Questions:
    case PartKind::Scales:
    case PartKind::Checks:
        m_rows.addNote(listNote());
        break;
    default:
        addRuleFields(m_rows, m_task, m_part);
        break;
    }
}

} // namespace

void addPartFields(FormRows& rows, const Task& task, TaskPart part)
{
    PartFields(rows, task, part).add();
}

QString partShape(const Task& task, TaskPart part)
{
    QStringList shape;
    switch (part.kind) {
    case PartKind::Group:
        shape << QString::number(static_cast<int>(groupingOf(task)));
        break;
    case PartKind::Explanation:
        shape << QString::number(task.explanation ? 1 : 0);
        break;
    case PartKind::Question:
        for (const Question& row : questionsOf(task, runOf(task, part.at)))
            shape << row.token << row.word;
        break;
    case PartKind::Option:
        for (const Option& option : task.questions.at(part.of).options)
            shape << option.token << option.word;
        break;
    default:
        if (holderOf(task, part) == TaskPart{PartKind::Checks} || part.kind == PartKind::Hints)
            shape << rulesShape(task, part);
        break;
    }
    // What is typed must not take the field away under the hand.
    shape.removeOne(tokenOf(task, part));
    shape.removeOne(wordOf(task, part));
    return shape.join(u'\n');
}

} // namespace subtext
