// SPDX-License-Identifier: MIT
#include "core/predictions/taggedanswer.h"

#include <QRegularExpression>

namespace subtext {

QString lastTagged(const QString& raw, const QString& tag)
{
    const QRegularExpression tagged(QStringLiteral("<%1>\\s*([^<]*?)\\s*</%1>").arg(tag),
                                    QRegularExpression::CaseInsensitiveOption);
    QString last;
    for (auto match = tagged.globalMatch(raw); match.hasNext();)
        last = match.next().captured(1);
    return last;
}

std::optional<bool> yesOrNo(const QString& text)
{
    const QString word = text.trimmed().toLower();
    for (const char* yes : {"yes", "true", "1", "y"}) {
        if (word == QLatin1String(yes))
            return true;
    }
    for (const char* no : {"no", "false", "0", "n"}) {
        if (word == QLatin1String(no))
            return false;
    }
    return std::nullopt;
}

} // namespace subtext
