// SPDX-License-Identifier: MIT
#include "core/release/names.h"

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

/// The parts of a name: "Ann-Marie O'Brien" has "Ann", "Marie" and "O'Brien".
std::vector<QString> partsOf(const QString& name)
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

} // namespace

NameFinder::NameFinder(const std::vector<Person>& people)
    : m_people(people)
{
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        addName(i);
        const QString& code = m_people[i].code;
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
    const std::vector<QString> parts = partsOf(name);
    if (isWholeName(name) && !parts.empty())
        entryFor(name).bearers.push_back({person, true});
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

const NameFinder::Bearer& NameFinder::chosen(const Entry& entry,
                                             std::span<const PersonId> preferred) const
{
    const auto rank = [&](const Bearer& bearer) {
        const PersonId id = m_people[bearer.person].id;
        const bool isPreferred =
            std::find(preferred.begin(), preferred.end(), id) != preferred.end();
        return std::tuple(!isPreferred, !bearer.isWholeName, bearer.person);
    };
    return *std::min_element(entry.bearers.begin(), entry.bearers.end(),
                             [&](const Bearer& a, const Bearer& b) { return rank(a) < rank(b); });
}

std::vector<NameHit> NameFinder::find(QStringView text, std::span<const PersonId> preferred) const
{
    std::vector<NameHit> hits;
    const FoldedWords words = foldedWords(text);
    for (qsizetype at = 0; at < words.size();) {
        qsizetype taken = 1;
        const auto candidates = m_byFirstWord.find(words.word(at));
        if (candidates != m_byFirstWord.end()) {
            for (std::size_t index : candidates->second) {
                const Entry& entry = m_entries[index];
                if (!isSameSequence(words, at, entry.words))
                    continue;
                const qsizetype begin = words.at(at).begin;
                const qsizetype length = words.at(at + entry.words.size() - 1).end - begin;
                const QString asWritten = text.mid(begin, length).toString();
                const bool isCode = std::find(entry.codes.begin(), entry.codes.end(), asWritten) !=
                                    entry.codes.end();
                if (!isCode && entry.bearers.empty())
                    continue;
                taken = entry.words.size();
                if (!isCode) {
                    hits.push_back({begin, length, m_people[chosen(entry, preferred).person].id,
                                    asWritten, entry.bearers.size() > 1});
                }
                break;
            }
        }
        at += taken;
    }
    return hits;
}

QString NameFinder::withCodes(const QString& text, std::span<const PersonId> preferred) const
{
    const std::vector<NameHit> hits = find(text, preferred);
    QString replaced = text;
    // From the end, so that the positions before stay what they are.
    std::for_each(hits.rbegin(), hits.rend(), [&](const NameHit& hit) {
        const auto person = std::find_if(m_people.begin(), m_people.end(),
                                         [&](const Person& p) { return p.id == hit.person; });
        if (!person->code.isEmpty())
            replaced.replace(hit.position, hit.length, person->code);
    });
    return replaced;
}

std::vector<NameHit> findNames(const QString& text, const std::vector<Person>& people)
{
    return NameFinder(people).find(text);
}

QString withCodes(const QString& text, const std::vector<Person>& people)
{
    return NameFinder(people).withCodes(text);
}

} // namespace subtext
