// SPDX-License-Identifier: MIT
#include "core/base/terminaltext.h"

#include <algorithm>

namespace subtext {
namespace {

bool isBreak(QChar c)
{
    const char16_t unit = c.unicode();
    return unit == u'\t' || (unit >= u'\n' && unit <= u'\r') || unit == 0x85 ||
           c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
}

/// Embeddings, overrides and isolates. The marks that only say of a place which way it goes are
/// part of right-to-left text and end with their place.
bool isTurn(QChar c)
{
    const char16_t unit = c.unicode();
    return (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069);
}

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control || isTurn(c);
}

} // namespace

QString terminalLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isSecondHalf = c == u'\n' && i > 0 && text.at(i - 1) == u'\r';
        if (isBreak(c)) {
            if (!isSecondHalf)
                line += u' ';
        } else {
            line += isControl(c) ? QChar(QChar::ReplacementCharacter) : c;
        }
    }
    return line;
}

QByteArray terminalJson(const QByteArray& json)
{
    const bool isPlain = std::all_of(json.begin(), json.end(),
                                     [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; });
    if (isPlain)
        return json;
    QString document;
    const QString text = QString::fromUtf8(json);
    document.reserve(text.size());
    for (const QChar c : text) {
        // Between its texts JSON has no control characters but line breaks; in them there are none
        // of those, so nothing has to be told apart.
        const bool isEscaped = (isControl(c) || isBreak(c)) && c != u'\n';
        if (isEscaped)
            document += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            document += c;
    }
    return document.toUtf8();
}

} // namespace subtext
