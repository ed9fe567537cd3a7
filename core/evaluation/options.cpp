// SPDX-License-Identifier: MIT
#include "core/evaluation/options.h"

#include "core/base/sha256.h"
#include "core/domain/emotion.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace subtext::evaluation {
namespace {

bool isTrimmed(QChar c)
{
    constexpr QStringView Marks(u"`\"'“”‘’.,;:!?()[]{}<>*_#");
    return c.isSpace() || Marks.contains(c);
}

/// Whether the character at this place belongs to a word; false outside the text.
bool isOfWord(QStringView text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return false;
    const QChar c = text.at(at);
    if (c.isHighSurrogate() && at + 1 < text.size())
        return QChar::isLetterOrNumber(QChar::surrogateToUcs4(c, text.at(at + 1)));
    if (c.isLowSurrogate() && at > 0)
        return QChar::isLetterOrNumber(QChar::surrogateToUcs4(text.at(at - 1), c));
    return c.isLetterOrNumber() || c == u'_';
}

bool isNamedIn(QStringView text, const QString& token)
{
    for (qsizetype at = text.indexOf(token, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(token, at + 1, Qt::CaseInsensitive)) {
        if (!isOfWord(text, at - 1) && !isOfWord(text, at + token.size()))
            return true;
    }
    return false;
}

} // namespace

Options::Options(QStringList tokens, const QStringList& words, QString question)
    : m_tokens(std::move(tokens))
    , m_question(std::move(question))
{
    for (int label = 0; label < count(); ++label)
        m_labels.insert(m_tokens.at(label), label);
    for (qsizetype label = 0; label < words.size(); ++label) {
        const QString word = normalisedLabel(words.at(label));
        if (!m_labels.contains(word))
            m_labels.insert(word, static_cast<int>(label));
    }
}

Options Options::emotions()
{
    QStringList tokens;
    for (const Choice emotion : AllEmotions)
        tokens << emotionToken(emotion);
    return Options(tokens);
}

std::optional<int> Options::find(const QString& token) const
{
    const auto found = m_labels.constFind(token);
    return found == m_labels.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<int> Options::onlyOneNamedIn(QStringView text) const
{
    std::optional<int> only;
    for (int label = 0; label < count(); ++label) {
        if (!isNamedIn(text, token(label)))
            continue;
        if (only)
            return std::nullopt;
        only = label;
    }
    return only;
}

QString normalisedLabel(QStringView text)
{
    while (!text.isEmpty() && isTrimmed(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isTrimmed(text.back()))
        text.chop(1);
    return text.toString().toLower().simplified();
}

std::optional<int> LabelTable::find(const QString& normalised) const
{
    const auto found = entries.find(normalised);
    return found == entries.end() ? std::nullopt : std::optional(found->second);
}

QByteArray LabelTable::sha256(const Options& options) const
{
    QByteArrayList lines;
    for (const auto& [label, of] : entries)
        lines << label.toUtf8() + ',' + options.token(of).toUtf8() + '\n';
    std::sort(lines.begin(), lines.end()); // bytes of UTF-8 are in the order of the code points
    return sha256Of(lines.join());
}

LabelTable noLabelTable()
{
    return {QStringLiteral("none"), {}};
}

LabelTable cei2026Table()
{
    constexpr std::array<std::pair<const char16_t*, Choice>, 19> Entries{{
        {u"sarcasm", Emotion::Disgust},   {u"pride", Emotion::Joy},
        {u"gratitude", Emotion::Joy},     {u"disappointment", Emotion::Sadness},
        {u"relief", Emotion::Joy},        {u"guilt", Emotion::Sadness},
        {u"amusement", Emotion::Joy},     {u"concern", Emotion::Trust},
        {u"reassurance", Emotion::Trust}, {u"frustration", Emotion::Anger},
        {u"defiance", Emotion::Anger},    {u"embarrassment", Emotion::Fear},
        {u"evasion", Emotion::Fear},      {u"curiosity", Emotion::Anticipation},
        {u"playful", Emotion::Joy},       {u"avoidance", Emotion::Fear},
        {u"defense", Emotion::Fear},      {u"resignation", Emotion::Sadness},
        {u"satisfaction", Emotion::Joy},
    }};
    LabelTable table{QStringLiteral("cei-2026"), {}};
    for (const auto& [label, emotion] : Entries)
        table.entries.emplace(QString::fromUtf16(label), indexOf(emotion));
    return table;
}

LabelTable usualTable(const Options& options)
{
    return options.tokens() == Options::emotions().tokens() ? cei2026Table() : noLabelTable();
}

} // namespace subtext::evaluation
