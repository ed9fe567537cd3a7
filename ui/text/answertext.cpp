// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/answertext.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct AnswerText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::AnswerText)
};

QString boardWords(const Task& task, const QuestionRun& board, const Ballot& ballot)
{
    const bool isOfYesNo = isYesNo(task, board);
    QStringList words;
    bool isAnswered = false;
    for (std::size_t i = board.first; i < board.first + board.count; ++i) {
        const auto choice = ballot.at(i);
        isAnswered = isAnswered || choice;
        if (choice && !isOfYesNo)
            words << AnswerText::tr("%1: %2").arg(task.questions[i].word,
                                                  optionWord(task, i, *choice));
        else if (choice == Choice{1})
            words << task.questions[i].word;
    }
    return words.isEmpty() && isAnswered ? AnswerText::tr("none") : listed(words);
}

bool isAbbreviation(const QString& word)
{
    return word.size() > 1 && word.at(1).isUpper();
}

/// Rows of one board that are many are counted.
void addRows(QStringList& names, const Task& task, const QuestionRun& run,
             const std::vector<StepIndex>& steps)
{
    constexpr int MostNamed = 4;
    QStringList rows;
    for (const StepIndex step : steps) {
        if (indexOf(step) >= run.first && indexOf(step) < run.first + run.count)
            rows << inSentence(task.questions[indexOf(step)].word, task);
    }
    if (!run.isBoard() && !rows.isEmpty())
        names << AnswerText::tr("the %1").arg(rows.front());
    else if (rows.size() > MostNamed)
        names << AnswerText::tr("%1 rows").arg(rows.size());
    else
        names << rows;
}

} // namespace

QString inSentence(const QString& word)
{
    return isAbbreviation(word) ? word : midSentence(word.left(1)) + word.mid(1);
}

QString inSentence(const QString& word, const Task& task)
{
    return isAbbreviation(word) ? word : midSentence(word.left(1), task) + word.mid(1);
}

QString questionWord(const Question& question)
{
    return question.word.isEmpty() ? wordOfToken(question.token) : question.word;
}

QString optionWord(const Task& task, std::size_t question, Choice choice)
{
    return task.questions.at(question).options.at(slotOf(choice)).word;
}

QString ballotWords(const Task& task, const Ballot& ballot)
{
    QStringList words;
    for (const QuestionRun& run : questionRuns(task)) {
        if (run.isBoard())
            words << boardWords(task, run, ballot);
        else if (const auto choice = ballot.at(run.first))
            words << optionWord(task, run.first, *choice);
    }
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString secondWords(const Task& task, QuestionIndex question, const SecondAnswer& second)
{
    switch (second.kind) {
    case SecondAnswer::Kind::Nothing:
        return AnswerText::tr("nothing else");
    case SecondAnswer::Kind::Option:
        return AnswerText::tr("also %1").arg(
            inSentence(optionWord(task, indexOf(question), second.option), task));
    case SecondAnswer::Kind::Shared:
        break;
    default:
        return {};
    }
    QStringList words;
    for (std::size_t i = 0; i < second.points.size(); ++i) {
        if (second.points[i] > 0)
            words << QStringLiteral("%1 %2").arg(
                optionWord(task, indexOf(question), static_cast<Choice>(i)),
                QString::number(second.points[i]));
    }
    return listed(words);
}

QString secondAnswersWords(const Task& task, const SecondAnswers& seconds)
{
    QStringList words;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        words << secondWords(task, question, seconds.at(question));
    }
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString guessesWords(const Task& task, const Guesses& guesses)
{
    QStringList words;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (const auto guess = guesses.at(static_cast<QuestionIndex>(i)))
            words
                << AnswerText::tr("others: %1").arg(inSentence(optionWord(task, i, *guess), task));
    }
    return words.join(QStringLiteral(" · "));
}

QString pointWordOf(const Scale& scale, int value)
{
    const auto point = std::find_if(scale.points.begin(), scale.points.end(),
                                    [value](const ScalePoint& one) { return one.value == value; });
    return point == scale.points.end() ? QString::number(value) : point->word;
}

QString missingText(const MissingParts& missing, const Task& task)
{
    QStringList names;
    for (const QuestionRun& run : questionRuns(task))
        addRows(names, task, run, missing.steps);
    const Steps steps(task);
    for (const StepIndex step : missing.steps) {
        if (const auto scale = steps.scale(step))
            names << inSentence(task.scales[indexOf(*scale)].word, task);
        else if (steps.explanation() == step)
            names << AnswerText::tr("the %1").arg(inSentence(task.explanation->word, task));
    }
    if (!missing.seconds.empty())
        names << AnswerText::tr("whether it could also be something else");
    if (!missing.guesses.empty())
        names << AnswerText::tr("what most others will say");
    if (missing.hasNoFlagReason)
        names << AnswerText::tr("the reason for the flag");
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return AnswerText::tr("%1 and %2").arg(listed(names), last);
}

QString sentencesAsked(const Explanation& explanation)
{
    if (explanation.toSentences == 0)
        return {};
    return explanation.fromSentences == explanation.toSentences
               ? Plurals::tr("%n sentences", nullptr, plural(explanation.toSentences))
               : AnswerText::tr("%1 to %2 sentences")
                     .arg(explanation.fromSentences)
                     .arg(explanation.toSentences);
}

} // namespace subtext
