// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/task/task.h"

namespace subtext {

class Study;

/// What people read beside their work, as Markdown.
struct GuideTexts
{
    QString guideline;  ///< Empty where the study has none.
    QString cheatSheet; ///< What the task says of its own words, where nobody wrote one.

    bool operator==(const GuideTexts&) const = default;
};

GuideTexts guideTexts(Study& study, Reads& reads);

QString definitionsMarkdown(const Task& task);

} // namespace subtext
