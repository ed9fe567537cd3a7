// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keysofstudy.h"

#include "core/course/questions.h"
#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/answer/answerkeys.h"
#include "ui/text/shownwords.h"

namespace subtext {

void offerKeysOf(Study& study, ActionRegistry& actions)
{
    const auto protocol = study.protocol();
    const auto questions = study.questions().counts();
    actions.setOffered(cuesAskedKind(), !protocol || protocol->areCuesAsked);
    actions.setOffered(secondReadingKind(),
                       !protocol || protocol->secondReading != SecondReading::Off);
    actions.setOffered(guessesKind(), !protocol || protocol->guessShare > 0);
    actions.setOffered(secondLooksKind(), !protocol || protocol->secondLooks > 0);
    actions.setOffered(questionsTakenKind(), !protocol || protocol->areQuestionsAllowed ||
                                                 !questions || questions->asked > 0);
    const auto task = shownTask(study);
    writeKeysOf(task ? task->get() : nullptr, actions);
}

void forgetKeysOfTask(ActionRegistry& actions)
{
    writeKeysOf(nullptr, actions);
}

} // namespace subtext
