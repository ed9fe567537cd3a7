// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/shownwords.h"

#include "core/study/study.h"
#include "core/task/tasklanguages.h"
#include "ui/text/language.h"

namespace subtext {

Result<std::shared_ptr<const Task>> shownTask(const Study& study)
{
    auto task = study.task();
    if (!task)
        return task;
    const QString code = taskLanguageFor(**task, language());
    if (code == (*task)->language)
        return task; // the most usual, and nothing is copied
    return std::make_shared<const Task>(inLanguage(**task, code));
}

} // namespace subtext
