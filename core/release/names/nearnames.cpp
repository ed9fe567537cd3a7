// SPDX-License-Identifier: MIT
#include "core/release/names/nearnames.h"

#include "core/release/names/commonwords.h"
#include "core/release/names/spellings.h"

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

constexpr qsizetype FewestLetters = 4;   ///< Of a name, or a beginning of one.
constexpr qsizetype FewestForSlips = 5;  ///< Of a name for which a word without a capital counts.
constexpr qsizetype FewestInside = 5;    ///< Of a name inside a word, or in two.
constexpr qsizetype FewestForSounds = 6; ///< Of sounds that may differ in one letter.

bool isAllLetters(QStringView word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
}

QString withoutLetter(const QString& word, qsizetype at)
{
    return word.left(at) + word.mid(at + 1);
}

void addOnce(std::vector<std::size_t>& list, std::size_t value)
{
    if (std::find(list.begin(), list.end(), value) == list.end())
        list.push_back(value);
}

bool isCapital(QChar c)
{
    return c.isUpper() || c.isTitleCase();
}

bool isAllCapitals(QStringView word)
{
    return std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLower(); });
}

/// Whether a capital at `begin` is not that of a sentence, a line or a quotation.
bool isInsideSentence(QStringView text, qsizetype begin)
{
    qsizetype at = begin;
    while (at > 0 && (text[at - 1] == u' ' || text[at - 1] == u'\u00A0'))
        --at;
    if (at == begin || at == 0)
        return false;
    const QChar before = text[at - 1];
    return before.isLetterOrNumber() || before == u',' || before == u';' || before == u'&' ||
           before == u'\'' || before == u'\u2019';
}

bool isIdeograph(char32_t c)
{
    return QChar::script(c) == QChar::Script_Han;
}

bool isHangul(char32_t c)
{
    return QChar::script(c) == QChar::Script_Hangul;
}

} // namespace

QString nearnessToken(Nearness nearness)
{
    switch (nearness) {
    case Nearness::Spelling:
        return QStringLiteral("near_spelling");
    case Nearness::Ending:
        return QStringLiteral("near_ending");
    case Nearness::Beginning:
        return QStringLiteral("near_beginning");
    case Nearness::Inside:
        return QStringLiteral("near_inside");
    case Nearness::Initials:
        return QStringLiteral("near_initials");
    case Nearness::GivenName:
        return QStringLiteral("near_given_name");
    case Nearness::Pieces:
        break;
    }
    return QStringLiteral("near_pieces");
}

NearNameFinder::NearNameFinder(const std::vector<Person>& people)
{
    for (const Person& person : people) {
        const std::size_t index = m_people.size();
        m_people.push_back(person.id);
        const std::vector<QString> parts = partsOfName(person.name);
        for (const QString& part : parts) {
            for (const QString& spelling : spellingsOf(part))
                addPart(spelling, index);
            const FoldedWords words = foldedWords(part);
            for (qsizetype i = 0; words.size() > 1 && i < words.size(); ++i) {
                if (words.word(i).size() >= FewestLetters)
                    addPart(words.word(i).toString(), index);
            }
        }
        addInitials(parts, index);
        if (parts.size() == 1)
            addGivenName(parts.front(), index);
    }
}

void NearNameFinder::addPart(const QString& folded, std::size_t person)
{
    if (folded.size() < FewestLetters || !isAllLetters(folded))
        return;
    if (const auto known = m_partByText.constFind(folded); known != m_partByText.constEnd()) {
        addOnce(m_parts[*known].people, person);
        return;
    }
    const std::size_t part = m_parts.size();
    m_parts.push_back({folded, {person}});
    m_partByText.insert(folded, part);
    m_longest = std::max(m_longest, folded.size());
    addOnce(m_byDeletion[folded], part);
    for (qsizetype i = 0; i < folded.size(); ++i)
        addOnce(m_byDeletion[withoutLetter(folded, i)], part);
    const QString sound = soundOf(folded);
    addOnce(m_bySound[sound], part);
    for (qsizetype i = 0; sound.size() >= FewestForSounds && i < sound.size(); ++i)
        addOnce(m_bySound[withoutLetter(sound, i)], part);
    for (qsizetype length = FewestLetters; length < folded.size(); ++length)
        addOnce(m_byBeginning[folded.left(length)], part);
    if (folded.size() >= FewestInside) {
        m_byStart[folded.left(FewestInside)].push_back(part);
        for (qsizetype length = 2; length + 2 <= folded.size(); ++length)
            m_firstPieces.insert(folded.left(length));
    }
}

void NearNameFinder::addInitials(const std::vector<QString>& parts, std::size_t person)
{
    if (parts.size() < 2)
        return;
    QString all;
    for (const QString& part : parts)
        all += foldedWords(part).folded.left(1);
    constexpr qsizetype MostInitials = 4;
    for (const QString& initials : {all, all.left(1) + all.right(1)}) {
        if (initials.size() <= MostInitials && isAllLetters(initials))
            addOnce(m_byInitials[initials], person);
    }
}

/// The family name comes first, most often in one character, and two where the name has four.
void NearNameFinder::addGivenName(const QString& name, std::size_t person)
{
    const std::u32string points = name.toStdU32String();
    const bool isKnown = std::all_of(points.begin(), points.end(), isIdeograph) ||
                         std::all_of(points.begin(), points.end(), isHangul);
    constexpr std::size_t Shortest = 3;
    constexpr std::size_t Longest = 4;
    if (!isKnown || points.size() < Shortest || points.size() > Longest)
        return;
    const auto add = [&](std::size_t from) {
        const QString half = QString::fromStdU32String(points.substr(from, 2));
        addOnce(m_byGivenName[foldedWords(half).folded], person);
    };
    add(points.size() - 2);
    if (points.size() == Longest)
        add(0);
}

const NearNameFinder::Candidates& NearNameFinder::candidatesFor(QStringView word)
{
    if (const auto known = m_known.find(word); known != m_known.end())
        return known->second;
    const QString text = word.toString();
    Candidates found;
    addCandidates(text, found);
    constexpr qsizetype ShortestPlural = 6;
    if (found.empty() && text.size() >= ShortestPlural && text.endsWith(u's'))
        addCandidates(text.chopped(1), found);
    return m_known.emplace(text, std::move(found)).first->second;
}

void NearNameFinder::addCandidates(const QString& word, Candidates& found) const
{
    const auto add = [&](std::size_t part, Nearness nearness, bool needsCapital = false) {
        const bool isKnown = std::any_of(found.begin(), found.end(),
                                         [&](const Candidate& c) { return c.part == part; });
        if (!isKnown)
            found.push_back({part, nearness, needsCapital});
    };
    const auto each = [&](const ByText& index, const QString& key, const auto& action) {
        if (const auto parts = index.constFind(key); parts != index.constEnd())
            std::for_each(parts->begin(), parts->end(), action);
    };
    if (const auto part = m_partByText.constFind(word); part != m_partByText.constEnd()) {
        add(*part, Nearness::Inside); // a part of a name that NameFinder does not take for one
        return;
    }
    const auto addSlip = [&](std::size_t part) {
        const QString& name = m_parts[part].folded;
        if (isOneSlipApart(word, name))
            add(part, word == name + u's' ? Nearness::Ending : Nearness::Spelling,
                name.size() < FewestForSlips);
    };
    // Longer words are like no name; without this a word of a million letters takes forever.
    const bool isComparable = word.size() <= m_longest + FewestLetters;
    if (isComparable) {
        each(m_byDeletion, word, addSlip);
        for (qsizetype i = 0; i < word.size(); ++i)
            each(m_byDeletion, withoutLetter(word, i), addSlip);
    }
    const QString sound = isComparable ? soundOf(word) : QString();
    const auto addSound = [&](std::size_t part) {
        const QString own = soundOf(m_parts[part].folded);
        if (own == sound ||
            (std::min(own.size(), sound.size()) >= FewestForSounds && isOneSlipApart(own, sound)))
            add(part, Nearness::Spelling, m_parts[part].folded.size() < FewestForSlips);
    };
    if (isComparable && word.size() >= FewestLetters) {
        each(m_bySound, sound, addSound);
        for (qsizetype i = 0; sound.size() >= FewestForSounds && i < sound.size(); ++i)
            each(m_bySound, withoutLetter(sound, i), addSound);
        each(m_byBeginning, word, [&](std::size_t part) { add(part, Nearness::Beginning); });
    }
    for (qsizetype at = 0; at + FewestInside < word.size() + 1; ++at) {
        each(m_byStart, word.mid(at, FewestInside), [&](std::size_t part) {
            const QString& name = m_parts[part].folded;
            const bool isAtEdge = at == 0 || at + name.size() == word.size();
            // Five letters are a word of their own too often to count in the middle of another.
            if ((isAtEdge || name.size() > FewestInside) &&
                QStringView(word).mid(at).startsWith(name))
                add(part, Nearness::Inside);
        });
    }
}

void NearNameFinder::add(QStringView text, qsizetype begin, qsizetype end, const People& people,
                         Nearness nearness, std::vector<NearName>& near,
                         std::span<const PersonId> preferred) const
{
    PersonId person = m_people[people.front()];
    for (std::size_t index : people) {
        const PersonId id = m_people[index];
        if (std::find(preferred.begin(), preferred.end(), id) != preferred.end()) {
            person = id;
            break;
        }
    }
    const bool isLowerCase = text[begin].isLower();
    near.push_back({begin, end - begin, person, text.mid(begin, end - begin).toString(), nearness,
                    isLowerCase});
}

bool NearNameFinder::lookAtWord(QStringView text, qsizetype begin, qsizetype end,
                                QStringView folded, std::vector<NearName>& near,
                                std::span<const PersonId> preferred)
{
    const QStringView word = text.mid(begin, end - begin);
    if (word.size() < FewestLetters - 1)
        return false;
    if (isPlain(word))
        return lookAtSpelling(text, begin, end, folded, near, preferred);
    const QStringList spellings = spellingsOf(word);
    return std::any_of(spellings.begin(), spellings.end(), [&](const QString& spelling) {
        return lookAtSpelling(text, begin, end, spelling, near, preferred);
    });
}

bool NearNameFinder::lookAtSpelling(QStringView text, qsizetype begin, qsizetype end,
                                    QStringView spelling, std::vector<NearName>& near,
                                    std::span<const PersonId> preferred)
{
    const Candidates& candidates = candidatesFor(spelling);
    if (candidates.empty())
        return false;
    const QStringView word = text.mid(begin, end - begin);
    const bool hasCapital = isCapital(word.front());
    const bool isCommon = isCommonWord(spelling);
    const bool isLikeAName = hasCapital && !isAllCapitals(word) && isInsideSentence(text, begin) &&
                             !isCapitalisedWord(spelling);
    for (const Candidate& candidate : candidates) {
        const Part& part = m_parts[candidate.part];
        // "graces" of Grace is no more and no less a name than "grace".
        const bool isDoubtful = candidate.nearness == Nearness::Ending &&
                                part.folded.size() >= FewestLetters && isCommonWord(part.folded);
        if ((candidate.needsCapital && !hasCapital && !isDoubtful) ||
            (isCommon && !isLikeAName && !isDoubtful))
            continue;
        constexpr qsizetype LongestShown = 100;
        const qsizetype inside =
            word.size() > LongestShown ? word.indexOf(part.folded, 0, Qt::CaseInsensitive) : -1;
        if (inside >= 0)
            add(text, begin + inside, begin + inside + part.folded.size(), part.people,
                candidate.nearness, near, preferred);
        else
            add(text, begin, std::min(end, begin + LongestShown), part.people, candidate.nearness,
                near, preferred);
        return true;
    }
    return false;
}

/// "T.Q.", "T. Q." and "T Q" as words of one letter; "TQ" as one word between words that are not
/// all in capitals.
bool NearNameFinder::lookAtInitials(QStringView text, const FoldedWords& words, qsizetype at,
                                    std::vector<NearName>& near,
                                    std::span<const PersonId> preferred)
{
    const FoldedWord& word = words.at(at);
    const QStringView asWritten = text.mid(word.begin, word.end - word.begin);
    constexpr qsizetype Most = 4;
    if (asWritten.size() > Most)
        return false;
    if (asWritten.size() > 1) {
        if (!isAllCapitals(asWritten))
            return false;
        const auto people = m_byInitials.constFind(words.word(at).toString());
        const bool isShouted = [&] {
            const auto shouts = [&](qsizetype other) {
                const QStringView neighbour =
                    text.mid(words.at(other).begin, words.at(other).end - words.at(other).begin);
                return neighbour.size() > Most - 1 && isAllCapitals(neighbour);
            };
            return (at > 0 && shouts(at - 1)) || (at + 1 < words.size() && shouts(at + 1));
        }();
        if (people == m_byInitials.constEnd() || !isAllLetters(asWritten) || isShouted ||
            isCommonAbbreviation(words.word(at)))
            return false;
        add(text, word.begin, word.end, *people, Nearness::Initials, near, preferred);
        return true;
    }
    QString letters;
    qsizetype last = at;
    bool hasPoint = false;
    for (qsizetype i = at; i < words.size() && i - at < Most; ++i) {
        const FoldedWord& one = words.at(i);
        if (one.end - one.begin != 1 || !isCapital(text[one.begin]) ||
            (i > at && one.gap != WordGap::Loose))
            break;
        hasPoint = hasPoint || (one.end < text.size() && text[one.end] == u'.');
        letters += words.word(i);
        last = i;
    }
    for (; last > at; --last, letters.chop(1)) {
        const auto people = m_byInitials.constFind(letters);
        const bool isTime = at > 0 && text[words.at(at - 1).begin].isDigit(); // "11 P.M."
        if (people == m_byInitials.constEnd() ||
            ((!hasPoint || isTime) && isCommonAbbreviation(letters)))
            continue;
        const qsizetype end = words.at(last).end;
        const bool isDotted = end < text.size() && text[end] == u'.';
        add(text, word.begin, isDotted ? end + 1 : end, *people, Nearness::Initials, near,
            preferred);
        return true;
    }
    return false;
}

bool NearNameFinder::lookAtPair(QStringView text, const FoldedWords& words, qsizetype at,
                                std::vector<NearName>& near, std::span<const PersonId> preferred)
{
    if (at + 1 == words.size())
        return false;
    const FoldedWord& first = words.at(at);
    const FoldedWord& second = words.at(at + 1);
    constexpr qsizetype WidestGap = 3;
    if (second.gap == WordGap::None) {
        const auto people =
            m_byGivenName.constFind(words.word(at).toString().append(words.word(at + 1)));
        if (people == m_byGivenName.constEnd())
            return false;
        add(text, first.begin, second.end, *people, Nearness::GivenName, near, preferred);
        return true;
    }
    if (second.gap == WordGap::Break || second.begin - first.end > WidestGap ||
        second.foldedEnd - second.foldedBegin < 2 ||
        m_firstPieces.find(words.word(at)) == m_firstPieces.end())
        return false;
    const QString joined = words.word(at).toString().append(words.word(at + 1));
    const auto part = m_partByText.constFind(joined);
    if (joined.size() < FewestInside || part == m_partByText.constEnd() ||
        (isCommonWord(words.word(at)) && isCommonWord(words.word(at + 1))))
        return false;
    add(text, first.begin, second.end, m_parts[*part].people, Nearness::Pieces, near, preferred);
    return true;
}

void NearNameFinder::look(QStringView text, const FoldedWords& words, qsizetype at,
                          std::vector<NearName>& near, std::span<const PersonId> preferred)
{
    const FoldedWord& word = words.at(at);
    if (lookAtPair(text, words, at, near, preferred) ||
        lookAtInitials(text, words, at, near, preferred))
        return;
    const QStringView asWritten = text.mid(word.begin, word.end - word.begin);
    if (isAllLetters(asWritten) &&
        lookAtWord(text, word.begin, word.end, words.word(at), near, preferred))
        return;
    const auto isPlainWord =
        std::all_of(asWritten.begin() + 1, asWritten.end(), [](QChar c) { return c.isLower(); });
    if (isPlainWord)
        return;
    const std::vector<WordPiece> pieces = piecesOf(text, word.begin, word.end);
    for (const WordPiece& piece : pieces) {
        if (pieces.size() > 1 && !piece.isNumber) {
            const QString folded =
                foldedWords(text.mid(piece.begin, piece.end - piece.begin)).folded;
            lookAtWord(text, piece.begin, piece.end, folded, near, preferred);
        }
    }
}

std::vector<NearName> NearNameFinder::find(QStringView text, const FoldedWords& words,
                                           const std::vector<NameHit>& names,
                                           std::span<const PersonId> preferred)
{
    std::vector<NearName> near;
    auto name = names.begin();
    qsizetype free = 0;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const FoldedWord& word = words.at(at);
        while (name != names.end() && name->position + name->length <= word.begin)
            ++name;
        const bool isName = name != names.end() && name->position < word.end;
        if (isName || word.begin < free)
            continue;
        look(text, words, at, near, preferred);
        if (!near.empty())
            free = near.back().position + near.back().length;
    }
    return near;
}

} // namespace subtext
