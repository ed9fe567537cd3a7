// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

namespace subtext {

/// Calls `visit(text, key, others, part)` for each text that may stand in several languages. `part`
/// says by tokens whose text it is, whatever the order of parts: "questions/emotion/joy",
/// "scales/valence/-3"; empty for the task's own.
template <typename AnyTask, typename Visit> void forEachText(AnyTask& task, const Visit& visit)
{
    const auto below = [](const QString& part, const QString& token) {
        return part + u'/' + token;
    };
    const auto listed = [&](auto& words, const QString& part) {
        for (auto& word : words)
            visit(word.word, "word", word.others, below(part, word.token));
    };
    visit(task.title, "title", task.others, QString());
    for (auto& field : task.scene) {
        const QString part = below(QStringLiteral("scene"), field.token);
        visit(field.word, "word", field.others, part);
        listed(field.options, part);
    }
    if (task.group) {
        const QString part = QStringLiteral("group");
        visit(task.group->word, "word", task.group->others, part);
        if (task.group->options)
            listed(*task.group->options, part);
    }
    for (auto& question : task.questions) {
        const QString part = below(QStringLiteral("questions"), question.token);
        visit(question.word, "word", question.others, part);
        visit(question.ask, "ask", question.others, part);
        visit(question.definition, "definition", question.others, part);
        visit(question.hint, "hint", question.others, part);
        for (auto& option : question.options) {
            const QString own = below(part, option.token);
            visit(option.word, "word", option.others, own);
            visit(option.definition, "definition", option.others, own);
            visit(option.hint, "hint", option.others, own);
        }
    }
    for (auto& board : task.boards)
        visit(board.ask, "ask", board.others, below(QStringLiteral("boards"), board.token));
    for (auto& scale : task.scales) {
        const QString part = below(QStringLiteral("scales"), scale.token);
        visit(scale.word, "word", scale.others, part);
        visit(scale.ask, "ask", scale.others, part);
        visit(scale.hint, "hint", scale.others, part);
        for (auto& point : scale.points) {
            const QString own = below(part, QString::number(point.value));
            visit(point.word, "word", point.others, own);
            visit(point.definition, "definition", point.others, own);
        }
    }
    if (task.explanation) {
        const QString part = QStringLiteral("explanation");
        visit(task.explanation->word, "word", task.explanation->others, part);
        visit(task.explanation->ask, "ask", task.explanation->others, part);
        visit(task.explanation->hint, "hint", task.explanation->others, part);
        visit(task.explanation->prompt, "prompt", task.explanation->others, part);
    }
}

} // namespace subtext
