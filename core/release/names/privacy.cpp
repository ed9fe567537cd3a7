// SPDX-License-Identifier: MIT
#include "core/release/names/privacy.h"

#include <QRegularExpression>

#include <algorithm>

namespace subtext {
namespace {

constexpr int FewestWords = 6;
constexpr qsizetype FewestCharacters = 40;
constexpr qsizetype QuoteWords = 3;

std::vector<TextFinding> allMatches(const QRegularExpression& pattern, const QString& text)
{
    std::vector<TextFinding> found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        found.push_back({match.capturedStart(), match.captured()});
    }
    return found;
}

QRegularExpression timeStampPattern()
{
    const QString month = QStringLiteral("(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)"
                                         "\\p{L}*\\.?");
    const QString date = QStringLiteral("(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}"
                                        "|\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})"
                                        "|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+%1,?\\s+\\d{4}"
                                        "|%1\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4})")
                             .arg(month);
    const QString time = QStringLiteral("\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?"
                                        "(?:\\s*[ap]\\.?m\\b\\.?)?"
                                        "(?:\\s*(?:z\\b|utc|gmt|[+-]\\d{2}:?\\d{2}))?");
    const QString dateAndTime = date + QStringLiteral("(?:t|,?\\s+(?:(?:at|um)\\s+)?)") + time;
    const QString timeAndDate = time + QStringLiteral(",?\\s+(?:on\\s+)?") + date;
    const QString basicIso = QStringLiteral("\\d{8}t\\d{4}(?:\\d{2})?(?:[.,]\\d+)?z?");
    const QString isoDate = QStringLiteral("\\d{4}-(?:0\\d|1[0-2])-(?:[0-2]\\d|3[01])");
    const QString unixTime = QStringLiteral("1[4-9]\\d{8}(?:\\d{3})?");
    const QStringList kinds{dateAndTime, timeAndDate, basicIso, isoDate, unixTime};
    return QRegularExpression(
        QStringLiteral("(?<![\\p{L}\\p{N}])(?:%1)(?![\\p{L}\\p{N}])").arg(kinds.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// Whether `run` words of `words` from `from` on stand somewhere in `text`.
bool hasRun(const FoldedWords& text, const FoldedWords& words, qsizetype from, qsizetype run)
{
    for (qsizetype at = 0; at + run <= text.size(); ++at) {
        qsizetype same = 0;
        while (same < run && text.word(at + same) == words.word(from + same))
            ++same;
        if (same == run)
            return true;
    }
    return false;
}

} // namespace

std::vector<TextFinding> findEmailAddresses(const QString& text)
{
    static const QRegularExpression pattern(
        // (In parts of a length, for without one a word of a few megabytes takes hours: it would be
        // gone through from each of its letters.)
        QStringLiteral("[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._%+'-]{0,99}[\\p{L}\\p{N}_%+-])?[@\uFF20]"
                       "[\\p{L}\\p{N}-]{1,99}(?:\\.[\\p{L}\\p{N}-]{1,99}){0,99}\\.\\p{L}{2,99}"),
        QRegularExpression::UseUnicodePropertiesOption);
    if (!text.contains(u'@') && !text.contains(u'\uFF20'))
        return {};
    return allMatches(pattern, text);
}

std::vector<TextFinding> findKeys(const QString& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<![A-Za-z0-9_-])(?:sk-[A-Za-z0-9_-]{20,}|AIza[A-Za-z0-9_-]{35}"
                       "|gh[oprsu]_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{30,}"
                       "|eyJ[A-Za-z0-9_-]{10,}\\.eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]+)"));
    return allMatches(pattern, text);
}

std::vector<TextFinding> findTimeStamps(const QString& text)
{
    static const QRegularExpression pattern = timeStampPattern();
    const bool hasDigit =
        std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return hasDigit ? allMatches(pattern, text) : std::vector<TextFinding>();
}

QString privateToken(PrivateKind kind)
{
    switch (kind) {
    case PrivateKind::Email:
        return QStringLiteral("email");
    case PrivateKind::TimeStamp:
        return QStringLiteral("time_stamp");
    case PrivateKind::Key:
        break;
    }
    return QStringLiteral("key");
}

std::vector<PrivatePiece> findPrivate(const QString& text)
{
    std::vector<PrivatePiece> pieces;
    const auto add = [&](std::vector<TextFinding> found, PrivateKind kind) {
        for (TextFinding& finding : found)
            pieces.push_back({std::move(finding), kind});
    };
    add(findEmailAddresses(text), PrivateKind::Email);
    add(findTimeStamps(text), PrivateKind::TimeStamp);
    add(findKeys(text), PrivateKind::Key);
    return pieces;
}

PastedText::PastedText(const std::vector<QString>& scene)
{
    for (const QString& text : scene)
        m_scene.push_back(foldedWords(text));
}

std::vector<bool> PastedText::quotedWords(const FoldedWords& words) const
{
    std::vector<bool> isQuoted(words.list.size(), false);
    for (qsizetype from = 0; from + QuoteWords <= words.size(); ++from) {
        const bool isInScene =
            std::any_of(m_scene.begin(), m_scene.end(), [&](const FoldedWords& text) {
                return hasRun(text, words, from, QuoteWords);
            });
        if (isInScene)
            std::fill_n(isQuoted.begin() + from, QuoteWords, true);
    }
    return isQuoted;
}

std::optional<TextFinding> PastedText::find(const QString& note, const QString& explanation) const
{
    const FoldedWords ours = foldedWords(note);
    const FoldedWords theirs = foldedWords(explanation);
    if (ours.list.empty() || theirs.list.empty())
        return std::nullopt;
    const std::vector<bool> isQuoted = quotedWords(ours);
    // Sums over the words of the note that the scene does not have, so that a run's are a
    // difference; a space belongs to the word that it stands before.
    std::vector<int> words{0};
    std::vector<qsizetype> characters{0};
    for (std::size_t i = 0; i < ours.list.size(); ++i) {
        const FoldedWord& word = ours.list[i];
        const bool counts = !isQuoted[i];
        words.push_back(words.back() + (counts && word.isWordStart() ? 1 : 0));
        characters.push_back(characters.back() +
                             (counts ? word.end - word.begin + (word.isWordStart() ? 1 : 0) : 0));
    }
    // run[j]: how many words up to this one of the note and the j-th of the explanation are equal.
    std::vector<std::size_t> run(theirs.list.size() + 1, 0);
    std::size_t bestRun = 0;
    std::size_t bestEnd = 0;
    for (std::size_t i = 1; i <= ours.list.size(); ++i) {
        const QStringView word = ours.word(static_cast<qsizetype>(i) - 1);
        for (std::size_t j = theirs.list.size(); j > 0; --j) {
            run[j] = word == theirs.word(static_cast<qsizetype>(j) - 1) ? run[j - 1] + 1 : 0;
            const std::size_t from = i - run[j];
            const bool isPasted = words[i] - words[from] >= FewestWords ||
                                  characters[i] - characters[from] - 1 >= FewestCharacters;
            if (isPasted && run[j] > bestRun) {
                bestRun = run[j];
                bestEnd = i;
            }
        }
    }
    if (bestRun == 0)
        return std::nullopt;
    const qsizetype begin = ours.list[bestEnd - bestRun].begin;
    return TextFinding{begin, note.mid(begin, ours.list[bestEnd - 1].end - begin)};
}

} // namespace subtext
