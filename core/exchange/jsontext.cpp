// SPDX-License-Identifier: MIT
#include "core/exchange/jsontext.h"

#include <algorithm>

namespace subtext {
namespace {

// Deeper than anything that holds scenarios. The parser itself copies what is nested, by recursion,
// when an object grows: a million brackets would be the end of the stack.
constexpr int DeepestNesting = 100;

Error malformedAt(const char* from, const char* stop, qint64 firstLine, const QString& detail)
{
    const char* lineStart = stop;
    while (lineStart > from && lineStart[-1] != '\n')
        --lineStart;
    return {ErrorCode::MalformedFile, {}, firstLine + std::count(from, stop, '\n'),
            stop - lineStart + 1,     {}, detail};
}

/// The first bracket that opens too deep a level; null where there is none.
const char* tooDeepIn(const char* from, const char* end)
{
    int depth = 0;
    bool isInText = false;
    for (const char* at = from; at != end; ++at) {
        if (isInText && *at == '\\' && at + 1 != end)
            ++at;
        else if (*at == '"')
            isInText = !isInText;
        else if (!isInText && (*at == '[' || *at == '{') && ++depth > DeepestNesting)
            return at;
        else if (!isInText && (*at == ']' || *at == '}'))
            --depth;
    }
    return nullptr;
}

} // namespace

Result<JsonDocument> parseJson(const char* from, qsizetype length, qint64 firstLine)
{
    if (const char* deep = tooDeepIn(from, from + length); deep != nullptr)
        return fail(malformedAt(from, deep, firstLine, QStringLiteral("deep")));
    try {
        return JsonDocument::parse(from, from + length);
    } catch (const JsonDocument::parse_error& error) {
        const auto at = std::min<qsizetype>(static_cast<qsizetype>(error.byte), length);
        const char* stop = from + std::max<qsizetype>(0, at - 1);
        return fail(malformedAt(from, stop, firstLine, QStringLiteral("json")));
    } catch (const JsonDocument::exception&) { // a number beyond every range: no place is known
        return fail({ErrorCode::MalformedFile, {}, firstLine, 0, {}, QStringLiteral("json")});
    }
}

std::vector<qint64> elementLines(const QByteArray& utf8, qsizetype arrayStart)
{
    std::vector<qint64> lines;
    int depth = 0;
    bool isInText = false;
    bool isInElement = false;
    qint64 line = 1 + std::count(utf8.begin(), utf8.begin() + arrayStart, '\n');
    for (qsizetype i = arrayStart; i < utf8.size(); ++i) {
        const char c = utf8[i];
        if (c == '\n')
            ++line;
        if (isInText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isInText = false;
            continue;
        }
        const bool isSpace = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (depth == 1 && !isInElement && !isSpace && c != ',' && c != ']') {
            lines.push_back(line);
            isInElement = true;
        }
        if (c == '"')
            isInText = true;
        if (depth == 1 && c == ',')
            isInElement = false;
        if (c == '[' || c == '{')
            ++depth;
        else if ((c == ']' || c == '}') && --depth == 0)
            break;
    }
    return lines;
}

} // namespace subtext
