// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenehtml.h"

#include "core/domain/scenetext.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/sceneprose.h"

#include <algorithm>

namespace subtext {
namespace {

QString fieldHtml(const SceneField& field, const QString& text)
{
    if (field.kind == FieldKind::Choice) {
        const ListedWord* option = findToken(field.options, text);
        return (option ? option->word : text).toHtmlEscaped();
    }
    return (field.kind == FieldKind::Role ? text.simplified() : text).toHtmlEscaped();
}

/// A story, in plain weight, with whom it asks about named above it and marked in it.
QString storyHtml(const Task& task, const Scenario& scene)
{
    QString html;
    for (const QString& subject : subjectsOf(task, scene))
        html += QStringLiteral("<p>%1</p>").arg(subject.toHtmlEscaped());
    SceneProse story = heroOf(task, scene);
    std::sort(story.marks.begin(), story.marks.end(),
              [](const auto& a, const auto& b) { return a.start < b.start; });
    QString marked;
    qsizetype from = 0;
    for (const Prose::MarkedPart& part : story.marks) {
        if (part.start < from)
            continue; // one name within another
        marked += story.text.sliced(from, part.start - from).toHtmlEscaped() +
                  QStringLiteral("<b><u>%1</u></b>")
                      .arg(story.text.sliced(part.start, part.length).toHtmlEscaped());
        from = part.start + part.length;
    }
    marked += story.text.sliced(from).toHtmlEscaped();
    return html + QStringLiteral("<p>%1</p><hr>").arg(marked);
}

} // namespace

QString sceneHtml(const Task& task, const Scenario& scene)
{
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(scene.name().toHtmlEscaped());
    const auto textAt = [&](FieldPlace place) {
        const SceneField* field = fieldAt(task, place);
        return field
                   ? fieldHtml(*field,
                               scene.fields.at(static_cast<std::size_t>(field - task.scene.data())))
                   : QString();
    };
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].place == FieldPlace::Paragraph && !scene.fields.at(i).isEmpty())
            html += QStringLiteral("<p>%1</p>").arg(fieldHtml(task.scene[i], scene.fields.at(i)));
    }
    if (!fieldAt(task, FieldPlace::From))
        return html + storyHtml(task, scene);
    const QString from = textAt(FieldPlace::From);
    const QString to = textAt(FieldPlace::To);
    html += QStringLiteral("<p>");
    if (!from.isEmpty() || !to.isEmpty()) {
        const QString arrow = from.isEmpty() || to.isEmpty() ? QString() : QStringLiteral(" → ");
        html += from + arrow + to + QStringLiteral(":<br>");
    }
    return html + QStringLiteral("<b>“%1”</b></p><hr>").arg(textAt(FieldPlace::Hero));
}

QString sceneHtml(const Study& study, ScenarioId scenario)
{
    Reads reads;
    const auto task = reads.take(shownTask(study));
    const auto scene = reads.take(study.scenario(scenario));
    return reads.outcome() && scene ? sceneHtml(*task, *scene) : QString();
}

} // namespace subtext
