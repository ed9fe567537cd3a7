// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/notechangeshtml.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(subtext::NoteChangesHtml)
};

struct Span
{
    qsizetype position;
    qsizetype length;
};

QString marked(const QString& text, const std::vector<Span>& spans, const QString& style)
{
    QString html;
    qsizetype at = 0;
    for (const Span& span : spans) {
        html += text.mid(at, span.position - at).toHtmlEscaped();
        html += QStringLiteral("<span style='%1'>%2</span>")
                    .arg(style, text.mid(span.position, span.length).toHtmlEscaped());
        at = span.position + span.length;
    }
    html += text.mid(at).toHtmlEscaped();
    return html.replace(u'\n', QLatin1String("<br>"));
}

QString codeOf(const std::vector<Person>& people, PersonId id)
{
    for (const Person& person : people) {
        if (person.id == id)
            return person.code;
    }
    return {};
}

QString changeHtml(const NoteChange& change, const std::vector<Person>& people,
                   const theme::Colors& colors)
{
    std::vector<Span> before;
    std::vector<Span> after;
    qsizetype shift = 0;
    for (const NameHit& name : change.names) {
        const QString code = codeOf(people, name.person);
        before.push_back({name.position, name.length});
        const Span there{name.position + shift, code.size()};
        if (!code.isEmpty() && change.after.mid(there.position, there.length) == code) {
            after.push_back(there);
            shift += code.size() - name.length;
        }
    }
    return QStringLiteral("<p style='margin:0 0 14px 0'><b>%1</b><br>"
                          "<span style='color:%2'>%3</span><br>%4</p>")
        .arg(
            change.scenario.toHtmlEscaped(), colors.muted.name(),
            marked(
                change.before, before,
                QStringLiteral("color:%1; text-decoration:line-through").arg(colors.danger.name())),
            marked(change.after, after,
                   QStringLiteral("color:%1; font-weight:600").arg(colors.accent.name())));
}

} // namespace

QString noteChangesHtml(const std::vector<NoteChange>& changes, const std::vector<Person>& people,
                        const theme::Colors& colors)
{
    QString html;
    const std::size_t shown = std::min(changes.size(), MostNotesShown);
    for (std::size_t i = 0; i < shown; ++i)
        html += changeHtml(changes[i], people, colors);
    if (shown < changes.size())
        html +=
            QStringLiteral("<p>%1</p>").arg(Text::tr("and %1 more").arg(changes.size() - shown));
    return html;
}

} // namespace subtext
