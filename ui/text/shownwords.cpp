// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/shownwords.h"

#include "core/study/study.h"
#include "core/task/shippedwords.h"
#include "core/task/tasklanguages.h"
#include "ui/text/language.h"

namespace subtext {

Result<std::shared_ptr<const Task>> shownTask(const Study& study)
{
    auto task = study.task();
    if (!task)
        return task;
    const Task& own = **task;
    const QString code = taskLanguageFor(own, language());
    const Task* shipped = shippedTaskOf(own);
    const TaskWords words = shipped ? shippedWords(*shipped, language()) : TaskWords();
    if (code == own.language && words.isEmpty())
        return task; // the most usual, and nothing is copied
    const Task shown = words.isEmpty() ? own : withWords(own, *shipped, words);
    return std::make_shared<const Task>(inLanguage(shown, code)); // what the task itself has wins
}

} // namespace subtext
