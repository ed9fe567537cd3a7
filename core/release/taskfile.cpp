// SPDX-License-Identifier: MIT
#include "core/release/taskfile.h"

#include "core/base/sha256.h"
#include "core/task/taskwriter.h"

namespace subtext {

QByteArray taskDocument(Task task)
{
    TaskTexts& texts = task.texts;
    for (QString* name :
         {&texts.guideline, &texts.cheatSheet, &texts.consent, &texts.practice, &texts.phrases}) {
        if (!isBuiltInText(*name))
            name->clear();
    }
    return writeTask(task);
}

QByteArray taskDocumentHash(const Task& task)
{
    return sha256Of(taskDocument(task));
}

} // namespace subtext
