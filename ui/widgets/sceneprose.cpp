// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sceneprose.h"

#include "core/domain/scenetext.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype Long = 140;
constexpr qsizetype VeryLong = 320;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::SceneView)
};

} // namespace

void SceneProse::showIn(Prose& prose) const
{
    prose.setText(text);
    prose.setMarks(marks);
}

qsizetype unitsOf(const QString& text, int points)
{
    qsizetype unit = 0;
    for (int point = 0; point < points && unit < text.size(); ++point)
        unit += text.at(unit).isHighSurrogate() ? 2 : 1;
    return std::min(unit, text.size());
}

SceneProse paragraphsOf(const Task& task, const Scenario& scenario)
{
    std::vector<FieldIndex> fields;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].place == FieldPlace::Paragraph)
            fields.push_back(static_cast<FieldIndex>(i));
    }
    const bool isAlone =
        fields.size() == 1 && task.scene[indexOf(fields.front())].kind == FieldKind::Text;
    SceneProse prose;
    for (const FieldIndex field : fields) {
        const QString says = fieldText(task, scenario, field);
        if (says.isEmpty())
            continue;
        if (!prose.text.isEmpty())
            prose.text += u'\n';
        if (!isAlone) {
            const QString head = task.scene[indexOf(field)].word + QStringLiteral(": ");
            prose.marks.push_back({prose.text.size(), head.size(), Prose::Mark::Head});
            prose.text += head;
        }
        prose.fields.push_back({field, prose.text.size()});
        prose.text += says;
    }
    return prose;
}

SceneProse heroOf(const Task& task, const Scenario& scenario)
{
    const SceneField* field = heroOf(task);
    const auto hero = field ? indexOfToken(task.scene, field->token) : std::nullopt;
    if (!hero)
        return {};
    const QString& text = scenario.fields.at(*hero);
    const bool isSaid = fieldAt(task, FieldPlace::From) != nullptr;
    const QString plain = text.trimmed();
    SceneProse prose{isSaid ? quotedUtterance(text) : plain, {}};
    prose.fields.push_back(
        {static_cast<FieldIndex>(*hero), prose.text.indexOf(plain) - text.indexOf(plain)});
    for (const FieldIndex asked : fieldsAskedAbout(task)) {
        const QString name = fieldText(task, scenario, asked).simplified();
        if (task.scene[indexOf(asked)].kind != FieldKind::Role || name.isEmpty())
            continue;
        for (const auto& [start, length] : placesOfName(prose.text, name))
            prose.marks.push_back({start, length, Prose::Mark::Name});
    }
    return prose;
}

QStringList subjectsOf(const Task& task, const Scenario& scenario)
{
    QStringList subjects;
    for (const FieldIndex asked : fieldsAskedAbout(task)) {
        const SceneField& field = task.scene[indexOf(asked)];
        const QString name = fieldText(task, scenario, asked).simplified();
        if (field.kind == FieldKind::Role && field.place == FieldPlace::None && !name.isEmpty())
            subjects << Text::tr("%1: %2").arg(field.word, name);
    }
    return subjects;
}

QString wholeScene(const Task& task, const Scenario& scenario)
{
    QStringList parts;
    QStringList choices;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const SceneField& field = task.scene[i];
        const QString& text = scenario.fields.at(i);
        const ListedWord* option = findToken(field.options, text);
        if (!text.isEmpty())
            (field.kind == FieldKind::Choice ? choices : parts)
                << Text::tr("%1: %2").arg(field.word, option ? option->word : text);
    }
    parts += choices;
    return parts.join(QStringLiteral("\n\n"));
}

QString quotedUtterance(const QString& utterance)
{
    const QString plain = utterance.trimmed();
    const bool hasOwn = plain.startsWith(u'"') || plain.startsWith(u'\u201C');
    return hasOwn ? plain : u'\u201C' + plain + u'\u201D';
}

Qt::LayoutDirection readingDirection(const QString& utterance)
{
    return utterance.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
}

QFont utteranceFont(qsizetype length, qreal scale)
{
    QFont font = theme::font(theme::TextRole::Utterance);
    qreal size = font.pointSizeF() * scale;
    if (length > VeryLong)
        size *= 0.66;
    else if (length > Long)
        size *= 0.8;
    font.setPointSizeF(size);
    return font;
}

} // namespace subtext
