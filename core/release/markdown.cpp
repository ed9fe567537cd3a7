// SPDX-License-Identifier: MIT
#include "core/release/markdown.h"

#include <QRegularExpression>

namespace subtext {
namespace {

bool isInWord(const QString& text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text.at(at - 1).isLetterOrNumber() &&
           text.at(at + 1).isLetterOrNumber();
}

/// A character that begins mark-up where it stands.
bool isMarkup(const QString& text, qsizetype at)
{
    static const QRegularExpression Entity(
        QStringLiteral("\\G&(#[0-9]+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*);"));
    switch (text.at(at).unicode()) {
    case u'\\':
    case u'`':
    case u'*':
    case u'[':
    case u']':
    case u'<':
    case u'>':
    case u'|':
    case u'~':
        return true;
    case u'_':
        return !isInWord(text, at);
    case u'&':
        return Entity.match(text, at).hasMatch();
    case u'#':
        return at == 0 || at + 1 == text.size(); // a heading's own, at both of its ends
    case u'-':
    case u'+':
    case u'=':
        return at == 0;
    default:
        return false;
    }
}

} // namespace

QByteArray markdownLine(const QString& text)
{
    static const QRegularExpression Numbered(QStringLiteral("^[0-9]+(?=[.)] )"));
    const QString line = text.simplified();
    const qsizetype number = Numbered.match(line).capturedLength(); // of a list; 0 for none
    QString escaped;
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (isMarkup(line, at) || (number > 0 && at == number))
            escaped += u'\\';
        escaped += line.at(at);
    }
    return escaped.toUtf8();
}

QByteArray markdownAddress(const QString& address)
{
    QByteArray encoded;
    const QByteArray bytes = address.toUtf8();
    for (const char c : bytes) {
        if (QByteArrayView("\\`*[]<>|()!").contains(c))
            encoded += '%' + QByteArray(1, c).toHex().toUpper();
        else
            encoded += c;
    }
    return encoded;
}

QByteArray listedWords(const QByteArrayList& words)
{
    if (words.size() < 2)
        return words.join();
    return words.first(words.size() - 1).join(", ") + " and " + words.last();
}

} // namespace subtext
