// SPDX-License-Identifier: MIT
#include "core/task/tasklanguages.h"

#include <QRegularExpression>
#include <QSet>

namespace subtext {
namespace {

/// Calls `visit(text, key, others)` for each text that may stand in several languages.
template <typename AnyTask, typename Visit> void forEachText(AnyTask& task, const Visit& visit)
{
    const auto listed = [&](auto& words) {
        for (auto& word : words)
            visit(word.word, "word", word.others);
    };
    visit(task.title, "title", task.others);
    for (auto& field : task.scene) {
        visit(field.word, "word", field.others);
        listed(field.options);
    }
    if (task.group) {
        visit(task.group->word, "word", task.group->others);
        if (task.group->options)
            listed(*task.group->options);
    }
    for (auto& question : task.questions) {
        visit(question.word, "word", question.others);
        visit(question.ask, "ask", question.others);
        visit(question.definition, "definition", question.others);
        visit(question.hint, "hint", question.others);
        for (auto& option : question.options) {
            visit(option.word, "word", option.others);
            visit(option.definition, "definition", option.others);
            visit(option.hint, "hint", option.others);
        }
    }
    for (auto& board : task.boards)
        visit(board.ask, "ask", board.others);
    for (auto& scale : task.scales) {
        visit(scale.word, "word", scale.others);
        visit(scale.ask, "ask", scale.others);
        visit(scale.hint, "hint", scale.others);
        for (auto& point : scale.points) {
            visit(point.word, "word", point.others);
            visit(point.definition, "definition", point.others);
        }
    }
    if (task.explanation) {
        visit(task.explanation->word, "word", task.explanation->others);
        visit(task.explanation->ask, "ask", task.explanation->others);
        visit(task.explanation->hint, "hint", task.explanation->others);
        visit(task.explanation->prompt, "prompt", task.explanation->others);
    }
}

} // namespace

QStringList languagesOf(const Task& task)
{
    if (task.language.isEmpty())
        return {};
    QSet<QString> found;
    forEachText(task, [&](const QString& /*text*/, const char* key, const Translations& others) {
        const auto of = others.find(QLatin1String(key));
        if (of == others.end())
            return;
        for (const auto& [code, text] : of->second)
            found.insert(code);
    });
    found.remove(task.language);
    QStringList codes(found.begin(), found.end());
    codes.sort();
    codes.prepend(task.language);
    return codes;
}

Task inLanguage(const Task& task, const QString& code)
{
    Task shown = task;
    if (code.isEmpty() || code == task.language)
        return shown;
    forEachText(shown, [&](QString& text, const char* key, const Translations& others) {
        const auto of = others.find(QLatin1String(key));
        if (of == others.end() || text.isEmpty())
            return;
        if (const auto translated = of->second.find(code); translated != of->second.end())
            text = translated->second;
    });
    return shown;
}

QString taskLanguageFor(const Task& task, const QString& spoken)
{
    const QStringList codes = languagesOf(task);
    QString asked = spoken;
    asked.replace(u'_', u'-');
    while (!asked.isEmpty()) {
        if (codes.contains(asked))
            return asked;
        asked.truncate(std::max<qsizetype>(asked.lastIndexOf(u'-'), 0));
    }
    return task.language;
}

bool isLanguageCode(const QString& code)
{
    static const QRegularExpression pattern(
        QStringLiteral("\\A[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?\\z"));
    return pattern.match(code).hasMatch();
}

} // namespace subtext
