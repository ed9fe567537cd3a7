// SPDX-License-Identifier: MIT
#include "core/domain/scenetext.h"

#include "core/task/tasktextrules.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

bool isOfWord(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c == u'_' || c.isSurrogate();
}

} // namespace

QString fieldText(const Task& task, const Scenario& scene, FieldIndex field)
{
    const QString& text = scene.text(field);
    const SceneField& asked = task.scene.at(indexOf(field));
    const ListedWord* option = findToken(asked.options, text);
    return option ? option->word : text;
}

QString filledIn(const QString& text, const Task& task, const Scenario& scene)
{
    QString filled = text;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const QString name = u'{' + task.scene[i].token + u'}';
        if (!filled.contains(name))
            continue;
        const QString says = fieldText(task, scene, static_cast<FieldIndex>(i)).simplified();
        filled.replace(name, says.isEmpty() ? task.scene[i].word : says);
    }
    return filled;
}

std::vector<FieldIndex> fieldsAskedAbout(const Task& task)
{
    std::set<std::size_t> places;
    const auto note = [&](const QString& ask) {
        for (const QString& name : namesInBraces(ask)) {
            if (const auto place = indexOfToken(task.scene, name))
                places.insert(*place);
        }
    };
    for (const Question& question : task.questions)
        note(question.ask);
    for (const Board& board : task.boards)
        note(board.ask);
    for (const Scale& scale : task.scales)
        note(scale.ask);
    std::vector<FieldIndex> fields;
    for (const std::size_t place : places)
        fields.push_back(static_cast<FieldIndex>(place));
    return fields;
}

std::vector<std::pair<qsizetype, qsizetype>> placesOfName(const QString& text, const QString& name)
{
    std::vector<std::pair<qsizetype, qsizetype>> places;
    const QString wanted = name.simplified();
    if (wanted.isEmpty())
        return places;
    const bool isLower = wanted.front().isLower();
    for (qsizetype at = 0; at + wanted.size() <= text.size(); ++at) {
        const QStringView here = QStringView(text).mid(at, wanted.size());
        const bool isSame = here.mid(1) == QStringView(wanted).mid(1) &&
                            (here.front() == wanted.front() ||
                             (isLower && here.front() == wanted.front().toUpper()));
        const qsizetype end = at + wanted.size();
        const bool isWord = (at == 0 || !isOfWord(text.at(at - 1))) &&
                            (end == text.size() || !isOfWord(text.at(end)));
        if (!isSame || !isWord)
            continue;
        places.emplace_back(at, wanted.size());
        at = end - 1;
    }
    return places;
}

} // namespace subtext
