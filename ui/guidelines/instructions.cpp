// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guidelines/instructions.h"

#include "core/labelstudio/studioproject.h"

#include <QImage>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace subtext {
namespace {

// Qt's time for reading grows with the square of these.
constexpr qsizetype LongestInstructions = 100'000;
constexpr int DeepestElement = 100;

/// Loads nothing.
class ForeignDocument : public QTextDocument
{
protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override
    {
        QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied); // of no resource Qt opens a file
        nothing.fill(Qt::transparent);
        return nothing;
    }
};

bool isHtml(const QString& text)
{
    static const QRegularExpression tag(
        QStringLiteral("<(?:p|br|div|span|[uo]l|li|b|i|u|a|em|strong|h[1-6]|table|img|html|body)"
                       "(?:\\s[^<>]*)?/?>"),
        QRegularExpression::CaseInsensitiveOption);
    return text.contains(tag);
}

/// Of elements that end by themselves none counts.
bool isTooDeep(const QString& html)
{
    static const QRegularExpression element(
        QStringLiteral("<(/?)(?!(?:br|hr|img|p|li|t[rhd]|d[td]|meta|link|base|input)\\b)[a-z]"),
        QRegularExpression::CaseInsensitiveOption);
    int depth = 0;
    for (auto found = element.globalMatch(html); found.hasNext();) {
        depth = std::max(0, depth + (found.next().capturedLength(1) > 0 ? -1 : 1));
        if (depth > DeepestElement)
            return true;
    }
    return false;
}

/// What stands in a head; Qt takes all that follows one in a body for its contents.
QString withoutLinks(QString html)
{
    static const QRegularExpression link(QStringLiteral("<(?:link|meta|base)\\b[^<>]*>"),
                                         QRegularExpression::CaseInsensitiveOption);
    return html.remove(link);
}

void removePictures(QTextDocument& document)
{
    const QString picture(QChar::ObjectReplacementCharacter);
    for (QTextCursor at = document.find(picture); !at.isNull(); at = document.find(picture, at))
        at.removeSelectedText();
}

} // namespace

std::optional<QString> markdownOfInstructions(const QString& instructions)
{
    if (instructions.size() > LongestInstructions)
        return std::nullopt;
    if (!isHtml(instructions))
        return plainInstructions(instructions);
    if (isTooDeep(instructions))
        return std::nullopt;
    ForeignDocument document;
    document.setUndoRedoEnabled(false);
    document.setHtml(withoutLinks(instructions));
    removePictures(document);
    return document.toMarkdown().trimmed();
}

} // namespace subtext
