// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/release/words.h"

#include <QString>

#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace subtext {

/// Where a text names somebody on the roster. A possessive ending is not part of it.
struct NameHit
{
    qsizetype position = 0; ///< In UTF-16 units from the start of the text.
    qsizetype length = 0;
    PersonId person;
    QString asWritten;
    bool isShared = false; ///< Others on the roster are called that, too.

    bool operator==(const NameHit&) const = default;
};

/// Finds the names of a roster in any number of texts. Whole words count, in any case, with or
/// without accents; a name of several words also by each of its parts of two letters or more. A
/// common word that somebody is called counts: a person has to look. A single letter does not, and
/// neither does what is somebody's code to the letter. One text is O(n), whatever the roster.
class NameFinder
{
public:
    explicit NameFinder(const std::vector<Person>& people);

    /// In order of position; of names that overlap, the first and longest. Where several people
    /// share a name, one of `preferred` (e.g. the annotators of the item) is meant before others,
    /// then one whose whole name it is, then the first on the roster.
    std::vector<NameHit> find(QStringView text, std::span<const PersonId> preferred = {}) const;

    /// The text with every name replaced by the person's code: "Ann's" → "A01's". Doing so again
    /// changes nothing. A name of somebody without a code stays.
    QString withCodes(const QString& text, std::span<const PersonId> preferred = {}) const;

private:
    struct Bearer
    {
        std::size_t person = 0; ///< Index in m_people.
        bool isWholeName = false;
    };
    /// A sequence of words that names somebody, or is a code.
    struct Entry
    {
        FoldedWords words;
        std::vector<Bearer> bearers;
        std::vector<QString> codes; ///< As written; never a name.
    };
    struct HashText
    {
        using is_transparent = void;
        std::size_t operator()(QStringView text) const { return qHash(text); }
    };
    using Index = std::unordered_map<QString, std::vector<std::size_t>, HashText, std::equal_to<>>;

    void addName(std::size_t person);
    Entry& entryFor(const QString& text);
    const Bearer& chosen(const Entry& entry, std::span<const PersonId> preferred) const;

    std::vector<Person> m_people;
    std::vector<Entry> m_entries;
    Index m_byFirstWord; ///< Entries, those of the most words first.
};

/// For one text; see NameFinder.
std::vector<NameHit> findNames(const QString& text, const std::vector<Person>& people);
QString withCodes(const QString& text, const std::vector<Person>& people);

} // namespace subtext
