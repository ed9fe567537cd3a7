// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tasktext.h"

#include "core/task/tasktexts.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

class TaskSentences
{
    Q_DECLARE_TR_FUNCTIONS(subtext::TaskSentences)

public:
    static ErrorText ofDocument(const TaskFault& fault);
    static ErrorText ofText(const TaskFault& fault);
    static ErrorText ofNumber(const TaskFault& fault);
    static ErrorText ofParts(const TaskFault& fault);
    static ErrorText ofUse(const TaskFault& fault);
    static QString place(const TaskFault& fault);
    static QStringList questionLines(const Task& task);
    static QString groupLine(const Task& task);
    static QString explanationLine(const Explanation& explanation);
    static QString groupingWord(const Task& task);
    static QString outgrown(const Task& task);
};

ErrorText TaskSentences::ofDocument(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::TooLarge:
        return {tr("it is too large"),
                tr("A task has at most %1 bytes.").arg(groupedNumber(fault.detail.toLongLong()))};
    case TaskFaultCode::DuplicateKey:
        return {tr("“%1” is in this object twice").arg(fault.value), tr("Keep one of them.")};
    case TaskFaultCode::WrongSchema:
        return {tr("“%1” is not the schema of a task").arg(fault.value),
                tr("Write \"%1\".").arg(fault.detail)};
    case TaskFaultCode::WrongType:
        return {tr("this is of type %1").arg(fault.value),
                tr("Write a value of type %1.").arg(fault.detail)};
    case TaskFaultCode::MissingKey:
        return {tr("“%1” is missing").arg(fault.value), tr("Add it.")};
    case TaskFaultCode::UnknownKey:
        return {tr("“%1” is not used here").arg(fault.value),
                tr("Remove it, or use one of: %1.").arg(fault.detail)};
    case TaskFaultCode::UnknownWord:
        return {tr("“%1” is not used here").arg(fault.value),
                tr("Use one of: %1.").arg(fault.detail)};
    default:
        break;
    }
    if (fault.detail == QLatin1String("deep"))
        return {tr("lists or objects are nested more than 100 deep"), tr("A task needs five.")};
    if (fault.detail == QLatin1String("keys"))
        return {tr("an object has too many keys"), tr("A task needs fifteen.")};
    if (fault.detail == QLatin1String("number"))
        return {tr("a number has too many characters"), tr("Shorten it.")};
    return {tr("this is not valid JSON"),
            tr("Look for a comma, a quotation mark or a bracket that is missing or one too many.")};
}

ErrorText TaskSentences::ofText(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::EmptyText:
        return {tr("the text is empty"), tr("Write something, or leave the key out.")};
    case TaskFaultCode::PaddedText:
        return {tr("the text begins or ends with a space"), tr("Remove the space.")};
    case TaskFaultCode::UnprintableText:
        return {tr("the text has an invisible character, %1").arg(fault.value),
                tr("Remove it; a text is one line.")};
    case TaskFaultCode::TooLongText:
        return {tr("the text has %1 characters").arg(fault.value),
                tr("Shorten it to %1.").arg(fault.detail)};
    case TaskFaultCode::BadToken:
        return {tr("“%1” is not a token").arg(fault.value),
                tr("Use small letters, digits, “-” and “_”, a letter first, 32 at most.")};
    case TaskFaultCode::ReservedToken:
        return {tr("“%1” is a column that every task has").arg(fault.value),
                tr("Choose another token.")};
    case TaskFaultCode::EqualTokens:
        return {tr("“%1” is also the token of %2").arg(fault.value, fault.detail),
                tr("Change one of the two.")};
    case TaskFaultCode::EqualWords:
        return {tr("“%1” could also mean %2").arg(fault.value, fault.detail),
                tr("Change one of the two; files may hold either.")};
    case TaskFaultCode::BadColour:
        return {tr("“%1” is not a colour").arg(fault.value),
                tr("Write # and six hexadecimal digits, such as #d9a400.")};
    case TaskFaultCode::BadFileName:
        return {tr("“%1” is not a valid name for a file beside the document").arg(fault.value),
                tr("Name a file without its folder, or built-in:cei or built-in:emoscene.")};
    case TaskFaultCode::BadLanguage:
        return {tr("“%1” is not the code of a language").arg(fault.value),
                tr("Write it as in en, pt-BR or zh-Hans-CN.")};
    case TaskFaultCode::MissingText:
        return {tr("there is no file “%1” beside the document").arg(fault.value),
                tr("Put it there, or correct the name.")};
    default:
        return {tr("“{%1}” names no field of the scene").arg(fault.value),
                tr("Name the token of one in braces, and use braces for nothing else.")};
    }
}

ErrorText TaskSentences::ofNumber(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::NotWhole:
        return {tr("%1 is not a whole number").arg(fault.value),
                tr("Write one without a decimal point.")};
    case TaskFaultCode::OutOfRange:
        return {tr("%1 is out of range").arg(fault.value),
                tr("It must be within %1.").arg(fault.detail)};
    case TaskFaultCode::TooFew:
        return {tr("there are too few here (%1)").arg(fault.value),
                tr("Add some: there must be at least %1.").arg(fault.detail)};
    case TaskFaultCode::TooMany:
        return {tr("there are too many here (%1)").arg(fault.value),
                tr("Remove some: there may be at most %1.").arg(fault.detail)};
    default:
        return {
            tr("%1 is not greater than %2, which comes before it").arg(fault.value, fault.detail),
            tr("Put them in ascending order.")};
    }
}

ErrorText TaskSentences::ofParts(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::OppositeOfSelf:
        return {tr("“%1” is its own opposite").arg(fault.value), tr("Name another, or none.")};
    case TaskFaultCode::OneSidedOpposite:
        return {fault.detail.isEmpty()
                    ? tr("“%1” does not name this as its opposite").arg(fault.value)
                    : tr("the opposite of “%1” is “%2”").arg(fault.value, fault.detail),
                tr("Opposites come in pairs: let each name the other.")};
    case TaskFaultCode::OppositeAlone:
        return {tr("a question outside a board has no opposite"),
                tr("Give it a board, or remove the key.")};
    case TaskFaultCode::NoHero:
        return {tr("no field has the place “hero”"), tr("Say which text the questions are about.")};
    case TaskFaultCode::SecondAtPlace:
        return {tr("%1 is at the place “%2” already").arg(fault.detail, fault.value),
                tr("Give one of the two another place.")};
    case TaskFaultCode::HeroNotText:
        return {tr("the field at the place “hero” is of kind “%1”").arg(fault.value),
                tr("Make it a text.")};
    case TaskFaultCode::HeroNotRequired:
        return {tr("the field at the place “hero” may be absent"), tr("Make it required.")};
    case TaskFaultCode::OptionsOfNoChoice:
        return {tr("a field of kind “%1” has no options").arg(fault.value),
                tr("Remove them, or make it a choice.")};
    case TaskFaultCode::WordsOfNoText:
        return {tr("only a text has a number of words, not a field of kind “%1”").arg(fault.value),
                tr("Remove it, or make the field a text.")};
    case TaskFaultCode::SecondConfidence:
        return {tr("%1 is the scale of confidence already").arg(fault.detail),
                tr("Keep one of them.")};
    case TaskFaultCode::ScatteredBoard:
        return {tr("other questions stand between those of the board “%1”").arg(fault.value),
                tr("Put its questions next to each other.")};
    case TaskFaultCode::DifferingBoard:
        return {tr("the options differ from those of %1 on the board “%2”")
                    .arg(fault.detail, fault.value),
                tr("Give all questions of a board the same options.")};
    default:
        return {tr("no question is on the board “%1”").arg(fault.value),
                tr("Remove it, or name it in a question.")};
    }
}

ErrorText TaskSentences::ofUse(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::UnknownName:
        if (fault.detail == QLatin1String("option"))
            return {tr("there is no option “%1”").arg(fault.value), tr("Name one by its token.")};
        if (fault.detail == QLatin1String("question"))
            return {tr("there is no question “%1”").arg(fault.value), tr("Name one by its token.")};
        if (fault.detail == QLatin1String("board"))
            return {tr("there is no board “%1”").arg(fault.value), tr("Name one by its token.")};
        return {tr("there is no scale “%1”").arg(fault.value), tr("Name one by its token.")};
    case TaskFaultCode::NotYesNo:
        return {tr("the board “%1” has other options than no and yes").arg(fault.value),
                tr("Ask for “same” only.")};
    case TaskFaultCode::NothingToLine:
        return {tr("this names neither a question nor a board, or both"), tr("Name one of them.")};
    case TaskFaultCode::NoValence:
        return {tr("no option of “%1” is positive or negative").arg(fault.value),
                tr("Give options a valence, or remove the check.")};
    case TaskFaultCode::ConfidenceUsed:
        return {tr("“%1” is about the annotator, not the scene").arg(fault.value),
                tr("Name another scale.")};
    case TaskFaultCode::NotOfLayout:
        return {tr("the layout “%1” does not fit: the part “%2” differs from its task")
                    .arg(fault.value, fault.detail),
                tr("Choose the layout “tidy”, or keep the tokens of that task.")};
    default:
        return {tr("the analysis “%1” does not fit: the part “%2” differs from its task")
                    .arg(fault.value, fault.detail),
                tr("Choose the analysis “none”, or keep the tokens of that task.")};
    }
}

QString TaskSentences::place(const TaskFault& fault)
{
    const QString place = fault.place.isEmpty() ? tr("the document") : fault.place;
    if (fault.line == 0)
        return place;
    return fault.column == 0
               ? tr("%1, line %2").arg(place).arg(fault.line)
               : tr("%1, line %2, column %3").arg(place).arg(fault.line).arg(fault.column);
}

QStringList TaskSentences::questionLines(const Task& task)
{
    std::vector<const Question*> single;
    QStringList boards;
    for (const QuestionRun& run : questionRuns(task)) {
        if (run.isBoard())
            boards << tr("a table of %n rows", nullptr, plural(run.count));
        else
            single.push_back(&task.questions[run.first]);
    }
    QStringList lines;
    if (single.size() == 1)
        lines << tr("1 question with %1 options").arg(single.front()->options.size());
    else if (!single.empty())
        lines << tr("%1 questions").arg(single.size());
    return lines + boards;
}

QString TaskSentences::groupLine(const Task& task)
{
    if (!task.group)
        return tr("no groups");
    return task.group->isClosed() ? tr("%n groups", nullptr, plural(task.group->options->size()))
                                  : tr("groups from the files");
}

QString TaskSentences::explanationLine(const Explanation& explanation)
{
    return explanation.isRequired ? tr("an explanation") : tr("an explanation, optional");
}

QString TaskSentences::groupingWord(const Task& task)
{
    return task.group ? midSentence(task.group->word, task) : tr("group");
}

QString TaskSentences::outgrown(const Task& task)
{
    QStringList texts;
    for (const TaskText text : outgrownTexts(task)) {
        texts << (text == TaskText::Guideline    ? tr("guideline")
                  : text == TaskText::CheatSheet ? tr("cheat sheet")
                  : text == TaskText::Consent    ? tr("consent text")
                                                 : tr("practice scenes"));
    }
    return texts.isEmpty() ? QString()
                           : tr("These built-in texts mention answers that this task does not "
                                "have: %1. Write your own, or name none.")
                                 .arg(listed(texts));
}

} // namespace

QString outgrownTextsText(const Task& task)
{
    return TaskSentences::outgrown(task);
}

QString taskOutline(const Task& task)
{
    QStringList lines = TaskSentences::questionLines(task);
    if (!task.scales.empty())
        lines << TaskSentences::tr("%n scales", nullptr, plural(task.scales.size()));
    if (task.explanation)
        lines << TaskSentences::explanationLine(*task.explanation);
    QString outline = QStringLiteral("%1; %2").arg(listed(lines), TaskSentences::groupLine(task));
    outline[0] = outline.at(0).toUpper();
    return outline;
}

QString groupingWord(const Task& task)
{
    return TaskSentences::groupingWord(task);
}

ErrorText taskFaultText(const TaskFault& fault)
{
    if (fault.code == TaskFaultCode::MissingText)
        return TaskSentences::ofText(fault);
    if (fault.code < TaskFaultCode::EmptyText)
        return TaskSentences::ofDocument(fault);
    if (fault.code < TaskFaultCode::NotWhole)
        return TaskSentences::ofText(fault);
    if (fault.code < TaskFaultCode::UnknownName)
        return TaskSentences::ofNumber(fault);
    const bool isAboutParts =
        fault.code > TaskFaultCode::UnknownName && fault.code < TaskFaultCode::NotYesNo;
    return isAboutParts ? TaskSentences::ofParts(fault) : TaskSentences::ofUse(fault);
}

QString taskPlaceText(const TaskFault& fault)
{
    return TaskSentences::place(fault);
}

QString taskFaultLine(const TaskFault& fault)
{
    const ErrorText text = taskFaultText(fault);
    return QStringLiteral("%1: %2. %3").arg(taskPlaceText(fault), text.what, text.remedy);
}

} // namespace subtext
