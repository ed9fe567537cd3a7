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

QString changeHtml(const NoteChange& change, const theme::Colors& colors)
{
    std::vector<Span> before;
    std::vector<Span> after;
    qsizetype shift = 0;
    for (const NameHit& name : change.names) {
        before.push_back({name.position, name.length});
        const Span there{name.position + shift, name.replacement.size()};
        if (!name.replacement.isEmpty()) {
            after.push_back(there);
            shift += name.replacement.size() - name.length;
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

QString noteChangesHtml(const std::vector<NoteChange>& changes, const theme::Colors& colors)
{
    QString html;
    const std::size_t shown = std::min(changes.size(), MostNotesShown);
    for (std::size_t i = 0; i < shown; ++i)
        html += changeHtml(changes[i], colors);
    if (shown < changes.size())
        html +=
            QStringLiteral("<p>%1</p>").arg(Text::tr("and %1 more").arg(changes.size() - shown));
    return html;
}

} // namespace subtext
