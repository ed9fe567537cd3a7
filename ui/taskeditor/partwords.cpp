// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/partwords.h"

#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

class PartWords
{
    Q_DECLARE_TR_FUNCTIONS(subtext::PartWords)

public:
    static QString ofKind(PartKind kind, bool isOfBoard)
    {
        switch (kind) {
        case PartKind::Head:
            return tr("Name and layout");
        case PartKind::Scene:
            return tr("Scene");
        case PartKind::Field:
            return tr("Field");
        case PartKind::Choice:
            return tr("Choice");
        case PartKind::Group:
            return tr("Groups");
        case PartKind::GroupChoice:
            return tr("Group");
        case PartKind::Questions:
            return tr("Questions");
        case PartKind::Question:
            return isOfBoard ? tr("Row") : tr("Question");
        case PartKind::Board:
            return tr("Table of rows");
        case PartKind::Option:
            return isOfBoard ? tr("Answer") : tr("Option");
        case PartKind::Scales:
            return tr("Scales");
        case PartKind::Scale:
            return tr("Scale");
        case PartKind::Point:
            return tr("Point");
        case PartKind::Explanation:
            return tr("Explanation");
        case PartKind::Checks:
            return tr("Checks");
        case PartKind::StraightLining:
            return tr("The same answer repeatedly");
        case PartKind::Contradiction:
            return tr("Contradiction");
        case PartKind::WideRange:
            return tr("Wide range");
        case PartKind::Times:
            return tr("Times");
        case PartKind::Hints:
            return tr("Hints at the desk");
        case PartKind::Texts:
            return tr("Texts");
        }
        Q_UNREACHABLE();
    }

    static QString ofRule(const QString& rule, const QString& token)
    {
        return token.isEmpty() ? rule : tr("%1: %2").arg(rule, token);
    }
    static QString answer(const QString& word) { return tr("Answer: %1").arg(word); }
    static QString point(int value, const QString& word)
    {
        return tr("%1  %2").arg(withMinusSign(QString::number(value)), word);
    }
    static QString layoutField() { return tr("Files"); }
    static QString layout(TaskLayout layout)
    {
        switch (layout) {
        case TaskLayout::Tidy:
            return tr("The tables of every task");
        case TaskLayout::Cei:
            return tr("The tables of every task, and files in CEI’s layout");
        }
        Q_UNREACHABLE();
    }
    static QString analysisField() { return tr("Figures"); }
    static QString analysis(TaskAnalysis analysis)
    {
        switch (analysis) {
        case TaskAnalysis::None:
            return tr("The figures of every task");
        case TaskAnalysis::EmoScene:
            return tr("The figures of every task, and EmoScene’s entanglement");
        }
        Q_UNREACHABLE();
    }
    static QString withoutAWord(const QString& kind) { return tr("%1 without a word").arg(kind); }
};

bool isOfBoard(const Task& task, TaskPart part)
{
    const bool isOption = part.kind == PartKind::Option;
    const bool isQuestion = part.kind == PartKind::Question;
    return (isOption || isQuestion) && runOf(task, isOption ? part.of : part.at).isBoard();
}

QString boardTitle(const Task& task, TaskPart part)
{
    const QString token = tokenOf(task, part);
    const Board* board = findToken(task.boards, token);
    return board && !board->ask.isEmpty() ? board->ask : wordOfToken(token);
}

} // namespace

QString partKindWord(const Task& task, TaskPart part)
{
    return PartWords::ofKind(part.kind, isOfBoard(task, part));
}

QString addedKindWord(const Task& task, TaskPart at, PartKind kind)
{
    const bool isInBoard = at.kind == PartKind::Board || isOfBoard(task, at);
    return PartWords::ofKind(kind, isInBoard);
}

QString partTitle(const Task& task, TaskPart part)
{
    const QString kind = partKindWord(task, part);
    switch (part.kind) {
    case PartKind::Board:
        return boardTitle(task, part);
    case PartKind::StraightLining: {
        const StraightLining& rule = task.checks.straightLining[part.at];
        return PartWords::ofRule(kind, rule.board.isEmpty() ? rule.question : rule.board);
    }
    case PartKind::Contradiction:
        return PartWords::ofRule(kind, task.checks.contradictions[part.at].question);
    case PartKind::WideRange:
        return PartWords::ofRule(kind, task.checks.ranges[part.at].scale);
    case PartKind::Head:
    case PartKind::Group:
    case PartKind::Explanation:
        return kind;
    default:
        break;
    }
    if (holderOf(task, part) == part || part.kind == PartKind::Times)
        return kind;
    const QString word = wordOf(task, part);
    if (word.isEmpty())
        return PartWords::withoutAWord(kind);
    if (part.kind == PartKind::Point)
        return PartWords::point(task.scales[part.of].points[part.at].value, word);
    return part.kind == PartKind::Option && isOfBoard(task, part) ? PartWords::answer(word) : word;
}

QString layoutFieldWord()
{
    return PartWords::layoutField();
}

QString layoutWord(TaskLayout layout)
{
    return PartWords::layout(layout);
}

QString analysisFieldWord()
{
    return PartWords::analysisField();
}

QString analysisWord(TaskAnalysis analysis)
{
    return PartWords::analysis(analysis);
}

} // namespace subtext
