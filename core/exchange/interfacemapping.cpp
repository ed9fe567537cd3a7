// SPDX-License-Identifier: MIT
#include "core/exchange/interfacemapping.h"

#include "core/exchange/cei/ceiguess.h"
#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/mappingproposal.h"
#include "core/task/tasklimits.h"
#include "core/task/taskreader.h"
#include "core/task/tasktextrules.h"
#include "core/task/tasktokens.h"
#include "core/task/taskwriter.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

using ControlKind = InterfaceControl::Kind;

/// "very unpleasant" of "1 - very unpleasant".
QString withoutNumber(const QString& text)
{
    static const QRegularExpression number(
        QStringLiteral("^\\s*[-\u2212]?\\d+\\s*[-\u2013.:)=]\\s*(?=\\D)"));
    return QString(text).remove(number).trimmed();
}

/// What a study keeps beside the answers to a task, under the names by which Subtext writes it.
bool isBesideTask(const InterfaceControl& control)
{
    if (saysWhoAnswered(control))
        return true;
    if (control.kind == ControlKind::TextArea)
        return control.name == QLatin1String("flag_reason") ||
               control.name == QLatin1String("swept");
    return control.kind == ControlKind::Choices && control.words.size() < 2 &&
           (control.name == QLatin1String("flag") || control.name == QLatin1String("flagged"));
}

bool fits(Field field, const InterfaceControl& control)
{
    if (field == Field::Explanation || field == Field::FlagReason || field == Field::Swept)
        return control.kind == ControlKind::TextArea || control.mayBeText;
    if (isScale(field))
        return control.kind != ControlKind::TextArea && control.kind != ControlKind::Other;
    return (isQuestion(field) || field == Field::Flagged) && control.kind == ControlKind::Choices;
}

/// The token that a word means; empty where nobody knows.
QString meant(const AnswerWords& words, Field field, const InterfaceControl::Word& word)
{
    for (const QString& text :
         {word.exported, word.shown, withoutNumber(word.exported), withoutNumber(word.shown)}) {
        bool isNumber = false;
        text.toDouble(&isNumber);
        if (text.isEmpty() || isNumber)
            continue; // numbers mean something by their range alone
        if (const auto token = words.tokenOf(field, text))
            return *token;
    }
    return {};
}

/// Finds a field of the task for each control.
class InterfaceProposing
{
public:
    InterfaceProposing(const Task& task, const LabelInterface& interface)
        : m_names(task)
        , m_words(m_names)
        , m_interface(interface)
    {}

    InterfaceProposal propose()
    {
        mapTexts();
        for (const InterfaceControl& control : m_interface.controls)
            offer(control, byName(control));
        for (const InterfaceControl& control : m_interface.controls) {
            if (!m_taken.contains(control.name))
                offer(control, byWords(control));
        }
        for (const InterfaceControl& control : m_interface.controls) {
            if (!m_taken.contains(control.name) && !saysWhoAnswered(control))
                m_proposal.notTaken << QStringLiteral("%1 (%2)").arg(control.name, control.tag);
        }
        for (Field field : m_names.fields()) {
            if ((isQuestion(field) || isScale(field)) && !m_fields.contains(field))
                m_proposal.notAsked << m_names.tokenOf(field);
        }
        return std::move(m_proposal);
    }

private:
    void mapTexts()
    {
        QStringList variables;
        for (const InterfaceText& text : m_interface.texts)
            variables << text.variable;
        variables.removeDuplicates();
        const Task& task = m_names.task();
        const auto guess = task.layout == TaskLayout::Cei
                               ? guessCeiColumns(m_names, variables, {})
                               : proposeMapping(task, variables, {}).columns;
        for (auto of = guess.begin(); of != guess.end(); ++of) {
            // What has the field's own name needs no saying.
            const auto field = m_names.named(of.key());
            if (m_names.named(of.value()) != field)
                m_proposal.mapping.columns.insert(of.key(), of.value());
        }
    }

    std::optional<Field> byName(const InterfaceControl& control) const
    {
        if (const auto named = m_names.named(control.name))
            return named;
        const QString word = control.name.simplified().toCaseFolded().replace(u'_', u' ');
        for (Field field : m_names.fields()) {
            if (wordOf(field).toCaseFolded() == word)
                return field;
        }
        return std::nullopt;
    }

    QString wordOf(Field field) const
    {
        const Task& task = m_names.task();
        if (isQuestion(field))
            return task.questions[numberAfter(Field::FirstOfQuestions, field)].word;
        return isScale(field) ? task.scales[numberAfter(Field::FirstScale, field)].word : QString();
    }

    /// The one field that can say every word of the control.
    std::optional<Field> byWords(const InterfaceControl& control) const
    {
        if (control.kind != ControlKind::Choices || control.words.empty() || control.range)
            return std::nullopt;
        std::optional<Field> found;
        for (Field field : m_names.fields()) {
            if (!(isQuestion(field) || isScale(field)) || m_fields.contains(field))
                continue;
            const bool isAll =
                std::all_of(control.words.begin(), control.words.end(), [&](const auto& word) {
                    return !meant(m_words, field, word).isEmpty();
                });
            if (isAll && found)
                return std::nullopt;
            if (isAll)
                found = field;
        }
        return found;
    }

    void offer(const InterfaceControl& control, std::optional<Field> field)
    {
        if (!field || m_fields.contains(*field) || !fits(*field, control))
            return;
        m_fields.insert(*field);
        m_taken.insert(control.name);
        const QString token = m_names.tokenOf(*field);
        if (m_names.named(control.name) != field)
            m_proposal.mapping.columns.insert(token, control.name);
        if (isScale(*field) && control.range)
            return offerRange(control, token, numberAfter(Field::FirstScale, *field));
        if (!isQuestion(*field) && !isScale(*field))
            return;
        if (isScale(*field) && control.kind != ControlKind::Choices)
            m_proposal.unclear << QStringLiteral("%1: %2").arg(control.name, control.tag);
        for (const InterfaceControl::Word& word : control.words) {
            const QString meaning = meant(m_words, *field, word);
            if (meaning.isEmpty())
                m_proposal.unclear << QStringLiteral("%1: %2").arg(control.name, word.exported);
            else if (m_words.tokenOf(*field, word.exported) != meaning)
                m_proposal.mapping.values[token].insert(word.exported, meaning);
        }
    }

    void offerRange(const InterfaceControl& control, const QString& token, std::size_t scale)
    {
        const auto points = m_names.task().scales.at(scale).points.size();
        if (static_cast<std::size_t>(control.range->count()) == points)
            m_proposal.mapping.scales.insert(token, *control.range);
        else
            m_proposal.unclear << QStringLiteral("%1: %2").arg(control.name,
                                                               numberRangeText(*control.range));
    }

    ColumnNames m_names;
    AnswerWords m_words;
    const LabelInterface& m_interface;
    InterfaceProposal m_proposal;
    QSet<Field> m_fields;
    QSet<QString> m_taken;
};

class TaskMaking
{
public:
    TaskMaking(const LabelInterface& interface, const QString& title)
        : m_interface(interface)
    {
        m_made.task.token = freeToken(title, {}, QStringLiteral("task"));
        m_made.task.title = title;
        m_made.task.version = QStringLiteral("1");
    }

    InterfaceTask make()
    {
        for (const InterfaceControl& control : m_interface.controls)
            m_targets << control.target;
        for (const InterfaceText& text : m_interface.texts)
            addText(text);
        for (const InterfaceControl& control : m_interface.controls)
            addControl(control);
        return std::move(m_made);
    }

private:
    QString tokenFor(const QString& name, const QString& instead)
    {
        QStringList taken = m_tokens;
        for (const QLatin1String reserved : ReservedTokens)
            taken << reserved;
        QString plain = name;
        const QString token = freeToken(plain.replace(u'_', u' '), taken, instead);
        m_tokens << token;
        if (token != name)
            m_made.mapping.columns.insert(token, name);
        return token;
    }

    static QString wordFor(const QString& text)
    {
        return text.simplified().left(TaskLimits::LongestWord).trimmed();
    }

    void addText(const InterfaceText& text)
    {
        const bool isKnown = text.variable == QLatin1String("id") || m_seen.contains(text.variable);
        if (isKnown)
            return;
        m_seen << text.variable;
        SceneField field;
        field.token = tokenFor(text.variable, QStringLiteral("text"));
        field.word = wordFor(text.word.isEmpty() ? wordOfToken(field.token) : text.word);
        const bool isAskedAbout = !text.name.isEmpty() && m_targets.contains(text.name);
        const bool isHero = isAskedAbout && heroOf(m_made.task) == nullptr;
        field.place = isHero ? FieldPlace::Hero : FieldPlace::Paragraph;
        field.isRequired = isHero;
        m_made.task.scene.push_back(field);
    }

    void leaveOut(const InterfaceControl& control)
    {
        m_made.notTaken << QStringLiteral("%1 (%2)").arg(control.name, control.tag);
    }

    void addControl(const InterfaceControl& control)
    {
        const auto isWithin = [&](int least, int most) {
            return control.range && control.range->count() >= least &&
                   control.range->count() <= most;
        };
        if (isBesideTask(control))
            return;
        const bool isScale = isWithin(TaskLimits::FewestPoints, TaskLimits::MostPoints);
        const bool isOne = !control.isSeveral && control.kind != ControlKind::Other;
        if (isOne && control.kind == ControlKind::TextArea)
            addExplanation(control);
        else if (isOne && isScale)
            addScale(control);
        else if (isOne && control.kind == ControlKind::Choices && control.words.size() >= 2)
            addQuestion(control);
        else
            leaveOut(control);
    }

    void addExplanation(const InterfaceControl& control)
    {
        if (m_made.task.explanation)
            return leaveOut(control);
        Explanation explanation;
        explanation.ask = askOf(control);
        explanation.isRequired = control.isRequired;
        m_made.task.explanation = explanation;
        if (control.name != QLatin1String("explanation"))
            m_made.mapping.columns.insert(QStringLiteral("explanation"), control.name);
    }

    static QString askOf(const InterfaceControl& control)
    {
        const QString asked = control.asked.isEmpty()
                                  ? wordOfToken(QString(control.name).replace(u'_', u'-'))
                                  : control.asked;
        return asked.simplified().left(TaskLimits::LongestSentence).trimmed();
    }

    void addQuestion(const InterfaceControl& control)
    {
        Question question;
        question.token = tokenFor(control.name, QStringLiteral("question"));
        question.word = wordFor(wordOfToken(question.token));
        question.ask = askOf(control);
        QStringList tokens;
        for (const InterfaceControl::Word& word : control.words) {
            Option option;
            option.token = freeToken(word.exported, tokens, QStringLiteral("option"));
            option.word = wordFor(word.shown);
            option.definition = word.hint.left(TaskLimits::LongestSentence).trimmed();
            tokens << option.token;
            question.options.push_back(option);
            if (word.exported != option.token && word.exported.simplified() != option.word)
                m_made.mapping.values[question.token].insert(word.exported.simplified(),
                                                             option.token);
        }
        m_made.task.questions.push_back(question);
    }

    void addScale(const InterfaceControl& control)
    {
        Scale scale;
        scale.token = tokenFor(control.name, QStringLiteral("scale"));
        scale.word = wordFor(wordOfToken(scale.token));
        scale.ask = askOf(control);
        for (int value = control.range->first; value <= control.range->last; ++value) {
            const QString number = QString::number(value);
            const auto shown =
                std::find_if(control.words.begin(), control.words.end(),
                             [&](const auto& word) { return word.exported.toDouble() == value; });
            const bool hasWord = shown != control.words.end() && !shown->shown.isEmpty();
            scale.points.push_back(
                {value, hasWord ? wordFor(shown->shown) : number, {}, double(value)});
        }
        m_made.mapping.scales.insert(scale.token, *control.range);
        m_made.task.scales.push_back(scale);
    }

    const LabelInterface& m_interface;
    InterfaceTask m_made;
    QStringList m_tokens;
    QStringList m_targets;
    QStringList m_seen;
};

} // namespace

InterfaceProposal proposeMapping(const Task& task, const LabelInterface& interface)
{
    return InterfaceProposing(task, interface).propose();
}

bool saysWhoAnswered(const InterfaceControl& control)
{
    return control.name == QLatin1String("rater") || control.name == QLatin1String("rater_code");
}

bool asksTheSame(const Task& task, const LabelInterface& interface)
{
    const ColumnNames names(task);
    const InterfaceProposal proposal = proposeMapping(task, interface);
    const QStringList beyondTasks = taskOfInterface(interface, task.title).notTaken;
    const bool isAllTaken =
        std::all_of(proposal.notTaken.begin(), proposal.notTaken.end(),
                    [&](const QString& control) { return beyondTasks.contains(control); });
    if (!isAllTaken || !proposal.unclear.isEmpty() || !proposal.notAsked.isEmpty())
        return false;
    const auto isCalled = [&](const QString& token, const QString& name) {
        const QString said = proposal.mapping.columns.value(token);
        return said.isEmpty() ? names.named(name) == names.named(token) : said == name;
    };
    const bool areWordsAsMany =
        std::all_of(task.questions.begin(), task.questions.end(), [&](const Question& question) {
            return std::any_of(interface.controls.begin(), interface.controls.end(),
                               [&](const InterfaceControl& control) {
                                   return isCalled(question.token, control.name) &&
                                          control.words.size() == question.options.size();
                               });
        });
    const SceneField* hero = heroOf(task);
    return areWordsAsMany && (!hero || std::any_of(interface.texts.begin(), interface.texts.end(),
                                                   [&](const InterfaceText& text) {
                                                       return isCalled(hero->token, text.variable);
                                                   }));
}

std::vector<InterfaceMeaning> fieldsFor(const Task& task, const InterfaceControl& control)
{
    const ColumnNames names(task);
    std::vector<InterfaceMeaning> found;
    const auto add = [&](Field field, const QString& word) {
        if (!names.tokenOf(field).isEmpty() && fits(field, control))
            found.push_back({names.tokenOf(field), word});
    };
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        add(questionField(i), task.questions[i].word);
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        add(scaleField(i), task.scales[i].word);
    for (const Field field : {Field::Explanation, Field::Flagged, Field::FlagReason})
        add(field, wordOfToken(QString(names.tokenOf(field)).replace(u'_', u'-')));
    return found;
}

std::vector<InterfaceMeaning> sceneFieldsOf(const Task& task)
{
    std::vector<InterfaceMeaning> found;
    for (const SceneField& field : task.scene)
        found.push_back({field.token, field.word});
    const ColumnNames names(task);
    for (const Field field : {Field::Id, Field::Group}) {
        if (const QString token = names.tokenOf(field); !token.isEmpty())
            found.push_back({token, wordOfToken(token)});
    }
    return found;
}

std::vector<InterfaceMeaning> meaningsIn(const Task& task, const QString& field)
{
    std::vector<InterfaceMeaning> found;
    for (const Question& question : task.questions) {
        for (const Option& option : question.options) {
            if (question.token == field)
                found.push_back({option.token, option.word});
        }
    }
    for (const Scale& scale : task.scales) {
        for (const ScalePoint& point : scale.points) {
            if (scale.token == field)
                found.push_back({QString::number(point.value), point.word});
        }
    }
    return found;
}

QString meaningOf(const Task& task, const QString& field, const InterfaceControl::Word& word)
{
    const ColumnNames names(task);
    const auto named = names.named(field);
    return named ? meant(AnswerWords(names), *named, word) : QString();
}

std::vector<NumberRange> rangesFor(const Task& task, const QString& field,
                                   const InterfaceControl& control)
{
    const Scale* scale = findToken(task.scales, field);
    if (scale == nullptr)
        return {};
    const int points = static_cast<int>(scale->points.size());
    std::vector<NumberRange> found;
    const auto add = [&](const NumberRange& up) {
        if (up.count() == points && std::find(found.begin(), found.end(), up) == found.end())
            found.insert(found.end(), {up, NumberRange{up.last, up.first}});
    };
    if (control.range) {
        add(*control.range);
        return found;
    }
    const auto isWithin = [&](const NumberRange& range) {
        return std::all_of(control.words.begin(), control.words.end(), [&](const auto& word) {
            const auto number = wholeNumber(word.exported);
            return number && range.placeOf(*number);
        });
    };
    const std::vector<NumberRange> usual{
        {1, points}, {0, points - 1}, {scale->points.front().value, scale->points.back().value}};
    for (const NumberRange& range : usual) {
        if (control.isSeen && !control.words.empty() && isWithin(range))
            add(range);
    }
    return found;
}

InterfaceTask taskOfInterface(const LabelInterface& interface, const QString& title)
{
    return TaskMaking(interface, title).make();
}

std::optional<InterfaceTask> usableTaskOf(const LabelInterface& interface, const QString& title)
{
    InterfaceTask made = taskOfInterface(interface, title);
    if (made.task.questions.empty())
        return std::nullopt;
    auto task = readTask(writeTask(made.task));
    if (!task)
        return std::nullopt;
    made.task = std::move(*task);
    return made;
}

} // namespace subtext
