// SPDX-License-Identifier: MIT
#include "core/task/tasktextrules.h"

#include "core/base/terminaltext.h"
#include "core/task/builtintasks.h"
#include "core/task/tasklimits.h"

#include <QList>

#include <algorithm>
#include <string_view>

namespace subtext {
namespace {

TaskFault textFault(TaskFaultCode code, const QString& value = {}, const QString& detail = {})
{
    return {code, {}, 0, 0, value, detail};
}

bool isDigitOrLower(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
}

/// Of a name that every file system takes.
bool isOfName(char32_t c)
{
    constexpr std::u32string_view Forbidden(U"/\\:*?\"<>|");
    return c >= 0x20 && Forbidden.find(c) == std::u32string_view::npos;
}

/// What a line must not hold: controls, breaks, what turns the direction of what follows, and what
/// no text has. Marks of direction that end with their place are part of right-to-left text.
std::optional<char32_t> firstUnprintable(const QString& text)
{
    for (const char32_t c : text.toUcs4()) {
        const QString alone = QString::fromUcs4(&c, 1);
        const QChar::Category category = QChar::category(c);
        const bool isNone = QChar::isNonCharacter(c) || category == QChar::Other_Surrogate ||
                            c == QChar::ReplacementCharacter;
        if (isNone || terminalLine(alone) != alone)
            return c;
    }
    return std::nullopt;
}

} // namespace

std::optional<TaskFault> faultOfToken(const QString& token)
{
    if (token.isEmpty())
        return std::nullopt;
    const bool isToken =
        token.size() <= TaskLimits::LongestToken && token.at(0) >= u'a' && token.at(0) <= u'z' &&
        std::all_of(token.begin(), token.end(),
                    [](QChar c) { return isDigitOrLower(c) || c == u'-' || c == u'_'; });
    if (isToken)
        return std::nullopt;
    return textFault(TaskFaultCode::BadToken, token);
}

std::optional<TaskFault> faultOfLine(const QString& line, qsizetype longest)
{
    if (line.size() > longest)
        return textFault(TaskFaultCode::TooLongText, QString::number(line.size()),
                         QString::number(longest));
    if (const auto c = firstUnprintable(line))
        return textFault(TaskFaultCode::UnprintableText,
                         QStringLiteral("U+%1").arg(QString::number(uint(*c), 16).toUpper(), 4,
                                                    QLatin1Char('0')));
    if (line != line.trimmed())
        return textFault(TaskFaultCode::PaddedText);
    return std::nullopt;
}

std::optional<TaskFault> faultOfColour(const QString& colour)
{
    const bool isColour = colour.size() == 7 && colour.at(0) == u'#' &&
                          std::all_of(colour.begin() + 1, colour.end(), [](QChar c) {
                              return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
                          });
    if (colour.isEmpty() || isColour)
        return std::nullopt;
    return textFault(TaskFaultCode::BadColour, colour);
}

std::optional<TaskFault> faultOfFileName(const QString& name)
{
    const bool isShipped =
        std::any_of(BuiltInTaskTokens.begin(), BuiltInTaskTokens.end(), [&](QLatin1String token) {
            return name == QLatin1String("built-in:") + token;
        });
    if (name.isEmpty() || isShipped)
        return std::nullopt;
    const auto characters = name.toUcs4();
    const bool isName = name.size() <= TaskLimits::LongestFileName &&
                        std::all_of(characters.begin(), characters.end(), isOfName) &&
                        !firstUnprintable(name) && !name.startsWith(u'.') && !name.endsWith(u'.') &&
                        name == name.trimmed();
    if (isName)
        return std::nullopt;
    return textFault(TaskFaultCode::BadFileName, name);
}

std::vector<QString> namesInBraces(const QString& text)
{
    std::vector<QString> names;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at) == u'}') {
            names.push_back(text.mid(at));
            return names;
        }
        if (text.at(at) != u'{') {
            ++at;
            continue;
        }
        const qsizetype end = text.indexOf(u'}', at);
        if (end < 0) {
            names.push_back(text.mid(at));
            return names;
        }
        names.push_back(text.mid(at + 1, end - at - 1));
        at = end + 1;
    }
    return names;
}

} // namespace subtext
