// SPDX-License-Identifier: MIT
#include "core/release/names/names.h"

#include "core/release/names/commonwords.h"
#include "core/release/names/spellings.h"

#include <QCryptographicHash>
#include <QList>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace subtext {
namespace {

constexpr qsizetype FewestLetters = 2;

bool isSameSequence(const FoldedWords& a, qsizetype from, const FoldedWords& b)
{
    if (from + b.size() > a.size())
        return false;
    for (qsizetype i = 0; i < b.size(); ++i) {
        if (a.word(from + i) != b.word(i) || (i > 0 && a.at(from + i).gap != b.at(i).gap))
            return false;
    }
    return true;
}

bool isNamePart(const QString& text)
{
    const auto points = text.toUcs4();
    return std::count_if(points.begin(), points.end(), [](uint c) { return QChar::isLetter(c); }) >=
           FewestLetters;
}

/// "P 1" is a name, "I" and "17" are not: they stand everywhere.
bool isWholeName(const QString& text)
{
    const auto points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint c) { return QChar::isLetter(c); }) &&
           std::count_if(points.begin(), points.end(),
                         [](uint c) { return QChar::isLetterOrNumber(c); }) >= FewestLetters;
}

/// A letter alone before a name, "T." or "T".
struct Initial
{
    QString letter; ///< Folded.
    qsizetype begin = 0;
    qsizetype end = 0;
};

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\u00A0' || c == u'\u202F';
}

bool isInsideWord(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'\'' || c == u'\u2019';
}

Initial initialAt(QStringView text, qsizetype letter, qsizetype end)
{
    return {foldedWords(text.mid(letter, 1)).folded, letter, end};
}

/// Those directly before `end`, from there backwards.
std::vector<Initial> initialsBefore(QStringView text, qsizetype end)
{
    constexpr std::size_t Most = 4;
    constexpr qsizetype WidestGap = 2;
    std::vector<Initial> initials;
    for (qsizetype at = end; initials.size() < Most;) {
        qsizetype i = at;
        while (i > 0 && at - i < WidestGap && (isBlank(text[i - 1]) || text[i - 1] == u'-'))
            --i;
        const bool hasPoint = i > 0 && text[i - 1] == u'.';
        i -= hasPoint ? 1 : 0;
        if (i == at || i == 0 || !text[i - 1].isLetter() || (!hasPoint && !text[i - 1].isUpper()) ||
            (i > 1 && isInsideWord(text[i - 2])))
            break;
        at = i - 1;
        initials.push_back(initialAt(text, at, i));
    }
    return initials;
}

/// A capital directly behind `begin`; none of what is a word of English by itself.
std::optional<Initial> initialAfter(QStringView text, qsizetype begin)
{
    qsizetype at = begin;
    while (at < text.size() && isBlank(text[at]))
        ++at;
    if (at == begin || at >= text.size() || !text[at].isUpper())
        return std::nullopt;
    const bool hasPoint = at + 1 < text.size() && text[at + 1] == u'.';
    const qsizetype next = at + (hasPoint ? 2 : 1);
    if ((next < text.size() && isInsideWord(text[next])) ||
        (!hasPoint && (text[at] == u'I' || text[at] == u'A')))
        return std::nullopt;
    // The full stop of a sentence stays.
    const bool isInSentence =
        next + 1 < text.size() && isBlank(text[next]) && !text[next + 1].isUpper();
    return initialAt(text, at, hasPoint && isInSentence ? next : at + 1);
}

bool isLooseGap(QStringView gap)
{
    constexpr qsizetype Widest = 3;
    return gap.size() <= Widest && std::all_of(gap.begin(), gap.end(), [](QChar c) {
               return isBlank(c) || c == u'-' || c == u'.' || c == u'_';
           });
}

bool isPerhapsAWord(const NameHit& hit)
{
    return hit.spelling == NameSpelling::Exact && isInSmallLetters(hit.asWritten) &&
           isCommonWord(foldedWords(hit.asWritten).folded);
}

} // namespace

QString textDigest(QStringView text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

bool isInSmallLetters(QStringView word)
{
    const auto isSmall = [](QChar c) {
        return c.isLower() || c.isMark() || c == u'\'' || c == u'\u2019' || c == u'-';
    };
    return !word.isEmpty() && word.front().isLower() &&
           std::all_of(word.begin(), word.end(), isSmall);
}

std::vector<QString> partsOfName(const QString& name)
{
    const FoldedWords words = foldedWords(name);
    std::vector<QString> parts;
    for (qsizetype first = 0; first < words.size();) {
        qsizetype last = first;
        while (last + 1 < words.size() && !words.at(last + 1).isWordStart())
            ++last;
        parts.push_back(
            name.mid(words.at(first).begin, words.at(last).end - words.at(first).begin));
        first = last + 1;
    }
    return parts;
}

NameFinder::NameFinder(const std::vector<Person>& people,
                       const std::vector<NameJudgement>& judgements)
    : m_people(people)
{
    for (const NameJudgement& judgement : judgements) {
        if (!judgement.isName)
            m_notNames.add(judgement);
        const auto named = std::find_if(m_people.begin(), m_people.end(),
                                        [&](const Person& p) { return p.code == judgement.code; });
        if (judgement.isName && named != m_people.end()) {
            const auto person = static_cast<std::size_t>(named - m_people.begin());
            m_judged[judgement.text].push_back({judgement.word, {{person, false}}});
        }
    }
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        addName(i);
        const QString& code = m_people[i].code;
        m_codes.insert(code);
        const FoldedWords words = foldedWords(code);
        if (words.size() > 0) {
            const qsizetype begin = words.list.front().begin;
            entryFor(code).codes.push_back(code.mid(begin, words.list.back().end - begin));
        }
    }
    for (auto& [word, entries] : m_byFirstWord) {
        std::stable_sort(entries.begin(), entries.end(), [this](std::size_t a, std::size_t b) {
            return m_entries[a].words.size() > m_entries[b].words.size();
        });
    }
}

void NameFinder::addName(std::size_t person)
{
    const QString& name = m_people[person].name;
    const std::vector<QString> parts = partsOfName(name);
    if (isWholeName(name) && !parts.empty())
        entryFor(name).bearers.push_back({person, true});
    QString initials;
    for (const QString& part : parts)
        initials += foldedWords(part).folded.left(1);
    m_initials.push_back(parts.size() > 1 ? initials : QString());
    addSpellings(parts, person);
    if (parts.size() < 2)
        return;
    for (const QString& part : parts) {
        if (!isNamePart(part))
            continue;
        auto& bearers = entryFor(part).bearers;
        const bool isKnown = std::any_of(bearers.begin(), bearers.end(),
                                         [&](const Bearer& b) { return b.person == person; });
        if (!isKnown)
            bearers.push_back({person, false});
    }
}

NameFinder::Entry& NameFinder::entryFor(const QString& text)
{
    const FoldedWords words = foldedWords(text);
    auto& sameStart = m_byFirstWord[words.word(0).toString()];
    for (std::size_t entry : sameStart) {
        const FoldedWords& known = m_entries[entry].words;
        if (known.size() == words.size() && isSameSequence(known, 0, words))
            return m_entries[entry];
    }
    sameStart.push_back(m_entries.size());
    return m_entries.emplace_back(Entry{words, {}, {}});
}

const NameFinder::Bearer& NameFinder::chosen(QStringView text, const Found& found,
                                             std::span<const PersonId> preferred) const
{
    const Bearers& bearers = *found.bearers;
    if (bearers.size() == 1)
        return bearers.front();
    const std::vector<Initial> before = initialsBefore(text, found.begin);
    const std::optional<Initial> after = initialAfter(text, found.end);
    const auto hasInitial = [&](std::size_t person) {
        const QString& own = m_initials[person];
        return (after && own.contains(after->letter)) ||
               std::any_of(before.begin(), before.end(),
                           [&](const Initial& initial) { return own.contains(initial.letter); });
    };
    const auto rank = [&](const Bearer& bearer) {
        const PersonId id = m_people[bearer.person].id;
        const bool isPreferred =
            std::find(preferred.begin(), preferred.end(), id) != preferred.end();
        return std::tuple(!hasInitial(bearer.person), !isPreferred, !bearer.isWholeName,
                          bearer.person);
    };
    return *std::min_element(bearers.begin(), bearers.end(),
                             [&](const Bearer& a, const Bearer& b) { return rank(a) < rank(b); });
}

/// "T. Quarlesworth" and "Tiffanie Q." are one name: the letter would tell whose code it is.
void NameFinder::takeInitials(QStringView text, std::size_t person, Found& found) const
{
    const QString& own = m_initials[person];
    if (own.isEmpty())
        return;
    for (const Initial& initial : initialsBefore(text, found.begin)) {
        if (own.contains(initial.letter))
            found.begin = std::min(found.begin, initial.begin);
    }
    if (const auto after = initialAfter(text, found.end); after && own.contains(after->letter))
        found.end = after->end;
}

/// Parts of one name side by side, one of them spelt in another way, get one code.
void NameFinder::joinNeighbours(QStringView text, std::vector<NameHit>& hits) const
{
    std::vector<NameHit> joined;
    for (NameHit& hit : hits) {
        if (!joined.empty()) {
            NameHit& last = joined.back();
            const qsizetype end = last.position + last.length;
            const bool isOneName =
                last.person == hit.person && !hit.replacement.isEmpty() &&
                (last.spelling != NameSpelling::Exact || hit.spelling != NameSpelling::Exact) &&
                isLooseGap(text.mid(end, hit.position - end));
            if (isOneName) {
                last.length = hit.position + hit.length - last.position;
                last.asWritten = text.mid(last.position, last.length).toString();
                last.spelling = NameSpelling::Variant;
                continue;
            }
        }
        joined.push_back(std::move(hit));
    }
    hits = std::move(joined);
}

std::vector<NameHit> NameFinder::hitsOf(QStringView text, std::vector<Found> found,
                                        std::span<const PersonId> preferred) const
{
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.begin < b.begin; });
    std::vector<NameHit> hits;
    qsizetype free = 0; // where the hit before ends
    for (std::size_t i = 0; i < found.size(); ++i) {
        // Of those that overlap the longest, at the same length what somebody said, else the one
        // that stands so in the text.
        std::size_t longest = i;
        qsizetype end = found[i].end;
        while (i + 1 < found.size() && found[i + 1].begin < end) {
            ++i;
            end = std::max(end, found[i].end);
            const auto lengthOf = [&](std::size_t of) { return found[of].end - found[of].begin; };
            const bool isSaid = found[i].spelling == NameSpelling::Judged;
            if (lengthOf(i) > lengthOf(longest) || (isSaid && lengthOf(i) == lengthOf(longest)))
                longest = i;
        }
        Found& best = found[longest];
        const Bearer& bearer = chosen(text, best, preferred);
        if (!bearer.isWholeName)
            takeInitials(text, bearer.person, best);
        best.begin = std::max(best.begin, free);
        free = best.end;
        const Person& person = m_people[bearer.person];
        const qsizetype length = best.end - best.begin;
        hits.push_back({best.begin, length, person.id, text.mid(best.begin, length).toString(),
                        best.bearers->size() > 1, best.spelling,
                        person.code.isEmpty() ? QString() : person.code + best.markup});
    }
    joinNeighbours(text, hits);
    for (NameHit& hit : hits) {
        if (isPerhapsAWord(hit))
            hit.replacement.clear();
    }
    return hits;
}

std::vector<NameHit> NameFinder::find(QStringView text, std::span<const PersonId> preferred) const
{
    return find(text, foldedWords(text), preferred);
}

std::vector<NameHit> NameFinder::find(QStringView text, const FoldedWords& words,
                                      std::span<const PersonId> preferred) const
{
    std::vector<Found> found = foundIn(text, words);
    addBroken(text, found);
    addJudged(text, found);
    std::vector<NameHit> hits = hitsOf(text, std::move(found), preferred);
    dropJudged(text, hits);
    return hits;
}

/// Of one word the judgement on this text counts more than that on every text.
void NameFinder::dropJudged(QStringView text, std::vector<NameHit>& hits) const
{
    if (hits.empty() || m_notNames.isEmpty())
        return;
    const QString digest = textDigest(text);
    const auto names = m_judged.value(digest);
    std::erase_if(hits, [&](const NameHit& hit) {
        const bool isName = std::any_of(names.begin(), names.end(), [&](const auto& named) {
            return named.first == hit.asWritten;
        });
        return !isName && m_notNames.contains(digest, hit.asWritten);
    });
}

qsizetype NameFinder::exactAt(QStringView text, const FoldedWords& words, qsizetype at,
                              std::vector<Found>& found) const
{
    const auto candidates = m_byFirstWord.find(words.word(at));
    if (candidates == m_byFirstWord.end())
        return 0;
    for (std::size_t index : candidates->second) {
        const Entry& entry = m_entries[index];
        if (!isSameSequence(words, at, entry.words))
            continue;
        const qsizetype begin = words.at(at).begin;
        const qsizetype end = words.at(at + entry.words.size() - 1).end;
        const QString asWritten = text.mid(begin, end - begin).toString();
        const bool isCode =
            std::find(entry.codes.begin(), entry.codes.end(), asWritten) != entry.codes.end();
        if (!isCode && entry.bearers.empty())
            continue;
        if (!isCode)
            found.push_back({begin, end, &entry.bearers, NameSpelling::Exact, {}});
        return entry.words.size();
    }
    return 0;
}

QString NameFinder::withCodes(const QString& text, std::span<const PersonId> preferred) const
{
    const std::vector<NameHit> hits = find(text, preferred);
    QString replaced = text;
    // From the end, so that the positions before stay what they are.
    std::for_each(hits.rbegin(), hits.rend(), [&](const NameHit& hit) {
        if (!hit.replacement.isEmpty())
            replaced.replace(hit.position, hit.length, hit.replacement);
    });
    return replaced;
}

} // namespace subtext
