// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/shownwords.h"

#include "core/study/study.h"
#include "core/task/shippedwords.h"
#include "core/task/tasklanguages.h"
#include "ui/text/language.h"

namespace subtext {
namespace {

/// In what a task is said on the screen.
struct ShownWords
{
    QString code; ///< Of the languages that the task has itself.
    const Task* shipped = nullptr;
    TaskWords words; ///< Of the one that ships; none where it has none.

    bool areOwn(const Task& task) const { return code == task.language && words.isEmpty(); }
};

ShownWords shownWordsOf(const Task& task)
{
    ShownWords of{taskLanguageFor(task, language()), shippedTaskOf(task), {}};
    if (of.shipped)
        of.words = shippedWords(*of.shipped, language());
    return of;
}

Task worded(const Task& task, const ShownWords& of)
{
    const Task shown = of.words.isEmpty() ? task : withWords(task, *of.shipped, of.words);
    Task spoken = inLanguage(shown, of.code); // what the task itself has wins
    if (of.code != task.language)
        spoken.language = of.code;
    else if (!of.words.isEmpty())
        spoken.language = language().replace(u'_', u'-');
    return spoken;
}

} // namespace

Result<std::shared_ptr<const Task>> shownTask(const Study& study)
{
    auto task = study.task();
    if (!task)
        return task;
    const ShownWords of = shownWordsOf(**task);
    if (of.areOwn(**task))
        return task; // the most usual, and nothing is copied
    return std::make_shared<const Task>(worded(**task, of));
}

Task inShownWords(const Task& task)
{
    const ShownWords of = shownWordsOf(task);
    return of.areOwn(task) ? task : worded(task, of);
}

} // namespace subtext
