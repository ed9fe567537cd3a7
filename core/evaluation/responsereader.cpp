// SPDX-License-Identifier: MIT
#include "core/evaluation/responsereader.h"

#include "core/evaluation/jsonscan.h"

#include <QRegularExpression>

#include <algorithm>

namespace subtext::evaluation {
namespace {

constexpr std::array<QLatin1String, AllStatuses.size()> StatusTokens{
    QLatin1String("valid"),   QLatin1String("mapped"),    QLatin1String("oov"),
    QLatin1String("refusal"), QLatin1String("truncated"), QLatin1String("unparsed"),
    QLatin1String("empty"),   QLatin1String("error"),     QLatin1String("missing")};

constexpr std::array<QLatin1String, RuleCount> RuleTokens{
    QLatin1String("none"),    QLatin1String("empty"),  QLatin1String("json"),
    QLatin1String("cut"),     QLatin1String("answer"), QLatin1String("whole"),
    QLatin1String("keyword"), QLatin1String("stated"), QLatin1String("distribution")};

/// A label that is none of ours can be a book.
QString shortened(const QString& label)
{
    constexpr qsizetype Most = 200;
    return label.left(Most);
}

Reading unlabelled(AnswerStatus status, Rule rule)
{
    return {status, rule, {}, {}};
}

/// A label that somebody marked as such: itself, or the one option that it names.
Reading readMarked(QStringView label, Rule rule, const Options& options, const LabelTable& table)
{
    Reading reading = readLabel(label, options, table);
    reading.rule = rule;
    if (reading.status != AnswerStatus::Oov)
        return reading;
    if (const auto named = options.onlyOneNamedIn(label))
        return {AnswerStatus::Valid, Rule::Keyword, named, {}};
    return reading;
}

/// An option that stands there whole, before the text ends; nothing is completed.
Reading readCut(const QString& value, const Options& options)
{
    const auto label = options.find(normalisedLabel(value));
    return label ? Reading{AnswerStatus::Valid, Rule::Cut, label, {}}
                 : unlabelled(AnswerStatus::Truncated, Rule::Cut);
}

QStringView lastLine(QStringView text)
{
    text = text.trimmed();
    for (qsizetype at = text.size(); at > 0; --at) {
        const QChar c = text.at(at - 1);
        if (c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            return text.sliced(at).trimmed();
    }
    return text;
}

/// What stands behind "Answer:"; empty where the line is none such.
QStringView markedAnswer(QStringView line)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^[\s*_#>`~-]*(?:final[\s*_]+)?answer[\s*_`]*[:=](.*)$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    const auto match = form.match(line);
    return match.hasMatch() ? line.sliced(match.capturedStart(1)) : QStringView();
}

} // namespace

QLatin1String statusToken(AnswerStatus status)
{
    return StatusTokens.at(indexOf(status));
}

QLatin1String ruleToken(Rule rule)
{
    return RuleTokens.at(static_cast<std::size_t>(rule));
}

Reading readLabel(QStringView label, const Options& options, const LabelTable& table)
{
    const QString normalised = normalisedLabel(label);
    if (const auto option = options.find(normalised))
        return {AnswerStatus::Valid, Rule::Stated, option, {}};
    const auto mapped = table.find(normalised);
    return {mapped ? AnswerStatus::Mapped : AnswerStatus::Oov, Rule::Stated, mapped,
            shortened(normalised)};
}

Reading readResponse(QStringView text, const Options& options, const LabelTable& table,
                     bool isCutShort)
{
    if (text.trimmed().isEmpty())
        return unlabelled(AnswerStatus::Empty, Rule::Empty);
    const ScannedLabel scanned = scanForLabel(text, options.question());
    if (scanned.complete)
        return readMarked(*scanned.complete, Rule::Json, options, table);
    if (scanned.cut)
        return readCut(*scanned.cut, options);
    const QStringView last = lastLine(text);
    const QStringView answer = markedAnswer(last);
    if (!normalisedLabel(answer).isEmpty())
        return readMarked(answer, Rule::Answer, options, table);
    Reading whole = readLabel(text, options, table);
    if (whole.status != AnswerStatus::Oov) {
        whole.rule = Rule::Whole;
        return whole;
    }
    for (const QStringView part : {last, text}) {
        if (const auto named = options.onlyOneNamedIn(part))
            return {AnswerStatus::Valid, Rule::Keyword, named, {}};
    }
    return unlabelled(isCutShort ? AnswerStatus::Truncated : AnswerStatus::Unparsed, Rule::None);
}

} // namespace subtext::evaluation
