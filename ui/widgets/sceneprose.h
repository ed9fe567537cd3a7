// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/task/task.h"
#include "ui/widgets/prose.h"

#include <QFont>
#include <QStringList>

namespace subtext {

struct SceneProse
{
    QString text;
    std::vector<Prose::MarkedPart> marks;
    /// Where the first character of a field's text stands, or would stand where it is trimmed.
    struct Field
    {
        FieldIndex field{};
        qsizetype start = 0;
    };
    std::vector<Field> fields{};

    void showIn(Prose& prose) const;
};

/// How many units of UTF-16, as QString counts, so many code points take from the beginning of a
/// text.
qsizetype unitsOf(const QString& text, int points);

/// The paragraphs of a scene: one speaks for itself; several say what they are.
SceneProse paragraphsOf(const Task& task, const Scenario& scenario);
/// The hero, with the names marked that are asked about. What somebody says is quoted; a story is
/// not.
SceneProse heroOf(const Task& task, const Scenario& scenario);
/// Who is asked about and stands nowhere else: "Subject: Mara".
QStringList subjectsOf(const Task& task, const Scenario& scenario);

/// Every field that says something, each under its word: what is read, in the task's order, then
/// what was chosen of it. For whoever looks after the scenes.
QString wholeScene(const Task& task, const Scenario& scenario);

/// In quotation marks, which are the page's and not the data's: one that brings its own keeps them.
QString quotedUtterance(const QString& utterance);

/// The direction of a scene: that of what is said in it. Its head, roles and arrow follow.
Qt::LayoutDirection readingDirection(const QString& utterance);

/// The font of an utterance of so many characters: a long one is set smaller, so that it still
/// reads as one thought. `scale` is 1 for the page whose hero it is.
QFont utteranceFont(qsizetype length, qreal scale);

} // namespace subtext
