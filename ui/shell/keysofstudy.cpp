// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keysofstudy.h"

#include "core/course/questions.h"
#include "core/study/study.h"
#include "core/task/task.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/adjudicate/deskkeys.h"
#include "ui/answer/answerkeys.h"
#include "ui/shell/beforework.h"
#include "ui/shell/mainwindow.h"
#include "ui/text/shownwords.h"

#include <algorithm>

namespace subtext {
namespace {

bool hasLongBoard(const Task& task)
{
    constexpr std::size_t Digits = 9;
    const std::vector<QuestionRun> boards = boardsOf(task);
    return std::any_of(boards.begin(), boards.end(), [&](const QuestionRun& board) {
        return board.count > Digits && isYesNo(task, board);
    });
}

bool hasBoard(const Task& task)
{
    const std::vector<QuestionRun> boards = boardsOf(task);
    return std::any_of(boards.begin(), boards.end(),
                       [&](const QuestionRun& board) { return isYesNo(task, board); });
}

/// Without a task as for any.
void offerKeysOf(const Task* task, ActionRegistry& actions)
{
    writeKeysOf(task, actions);
    actions.setOffered(boardKind(), !task || hasBoard(*task));
    actions.setOffered(longBoardKind(), !task || hasLongBoard(*task));
    actions.setOffered(pastNineKind(), !task || hasPlacesPastNine(*task));
    actions.setOffered(severalQuestionsKind(), !task || task->questions.size() > 1);
    actions.setOffered(explanationKind(), !task || task->explanation.has_value());
    actions.setOffered(noExplanationKind(), !task || !task->explanation);
}

} // namespace

void offerKeysOf(Study& study, ActionRegistry& actions)
{
    const auto protocol = study.protocol();
    const auto questions = study.questions().counts();
    actions.setOffered(cuesAskedKind(), !protocol || protocol->areCuesAsked);
    actions.setOffered(secondReadingKind(),
                       !protocol || protocol->secondReading == SecondReading::Option);
    actions.setOffered(sharedPointsKind(),
                       !protocol || protocol->secondReading == SecondReading::Sharing);
    actions.setOffered(guessesKind(), !protocol || protocol->guessShare > 0);
    actions.setOffered(secondLooksKind(), !protocol || protocol->secondLooks > 0);
    actions.setOffered(questionsTakenKind(), !protocol || protocol->areQuestionsAllowed ||
                                                 !questions || questions->asked > 0);
    const auto task = shownTask(study);
    offerKeysOf(task ? task->get() : nullptr, actions);
}

void forgetKeysOfTask(ActionRegistry& actions)
{
    offerKeysOf(static_cast<const Task*>(nullptr), actions);
}

void noteKeysOfManual(ActionRegistry& actions)
{
    const QString manual = MainWindow::tr("Manual");
    actions.note(manual, MainWindow::tr("Search all pages"), MainWindow::tr("Ctrl+F"));
    actions.note(manual, MainWindow::tr("What was found: the next, the one before"),
                 MainWindow::tr("F3, Shift+F3"));
    actions.note(manual, MainWindow::tr("Back, forward"), MainWindow::tr("Alt+Left, Alt+Right"));
    actions.note(manual, MainWindow::tr("Print"), MainWindow::tr("Ctrl+P"));
    actions.note(manual, MainWindow::tr("Empty the search, else close"), MainWindow::tr("Esc"));
    actions.keepFor(manual, Role::Annotator);
}

std::vector<ActionRegistry::Section> keysBefore(const BeforeWork* before,
                                                const ActionRegistry& actions)
{
    const QStringList places = before ? before->placesOfKeys() : QStringList();
    return actions.sectionsBefore(before != nullptr,
                                  places + QStringList{MainWindow::tr("Manual")});
}

} // namespace subtext
