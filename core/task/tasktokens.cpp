// SPDX-License-Identifier: MIT
#include "core/task/tasktokens.h"

#include "core/task/tasklimits.h"

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// Letters that are no other letter with a mark.
constexpr std::pair<char16_t, const char*> Ligatures[] = {
    {u'ß', "ss"}, {u'æ', "ae"}, {u'œ', "oe"}, {u'ø', "o"}, {u'đ', "d"},
    {u'ð', "d"},  {u'þ', "th"}, {u'ł', "l"},  {u'ı', "i"},
};

QString plainLetters(const QString& word)
{
    QString plain;
    const QString characters = word.toLower().normalized(QString::NormalizationForm_KD);
    for (const QChar c : characters) {
        const auto* const found = std::find_if(std::begin(Ligatures), std::end(Ligatures),
                                               [c](const auto& of) { return of.first == c; });
        if (found != std::end(Ligatures))
            plain += QLatin1String(found->second);
        else if (c.category() != QChar::Mark_NonSpacing && c != u'\'' && c != u'’')
            plain += c;
    }
    return plain;
}

QString trimmed(QString token)
{
    while (token.endsWith(u'-'))
        token.chop(1);
    return token;
}

QString asOne(const QString& token)
{
    return QString(token).replace(u'_', u'-');
}

} // namespace

QString tokenOfWord(const QString& word)
{
    QString token;
    const QString letters = plainLetters(word);
    for (const QChar c : letters) {
        const bool isLetter = c >= u'a' && c <= u'z';
        const bool isDigit = c >= u'0' && c <= u'9';
        if (isLetter || (isDigit && !token.isEmpty()))
            token += c;
        else if (!isDigit && !token.isEmpty() && !token.endsWith(u'-'))
            token += u'-';
    }
    return trimmed(token.left(TaskLimits::LongestToken));
}

QString freeToken(const QString& word, const QStringList& taken, const QString& instead)
{
    const QString made = tokenOfWord(word);
    const QString base = made.isEmpty() ? instead : made;
    const auto isTaken = [&taken](const QString& token) {
        return std::any_of(taken.begin(), taken.end(),
                           [&token](const QString& other) { return asOne(other) == asOne(token); });
    };
    QString token = base;
    for (int number = 2; isTaken(token); ++number) {
        const QString end = QStringLiteral("-%1").arg(number);
        token = trimmed(base.left(TaskLimits::LongestToken - end.size())) + end;
    }
    return token;
}

} // namespace subtext
