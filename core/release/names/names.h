// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/release/names/words.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace subtext {

/// What a person said about a word of a text that is a name on the roster, or near one.
struct NameJudgement
{
    /// The textDigest of the text: the same words in another text are asked about again. Empty: in
    /// every text, of a word that is none where it is written in small letters ("hope"); with a
    /// capital it is asked about as before.
    QString text;
    QString word; ///< As written there.
    QString code; ///< Whose name it is, or is near.
    bool isName = false;

    bool operator==(const NameJudgement&) const = default;
};

/// Whether a judgement may be of this word in every text: one word, without a capital.
bool isInSmallLetters(QStringView word);

class JudgedWords
{
public:
    void add(const NameJudgement& judgement) { m_words.insert(judgement.text + judgement.word); }
    bool isEmpty() const { return m_words.isEmpty(); }
    /// Of the text with this digest, or of every text.
    bool contains(const QString& digest, const QString& word) const
    {
        return m_words.contains(digest + word) || m_words.contains(word);
    }

private:
    QSet<QString> m_words; ///< Digest and word.
};

/// SHA-256 of a text, in hexadecimal digits.
QString textDigest(QStringView text);

enum class NameSpelling : std::uint8_t {
    Exact,   ///< As on the roster, but for case and accents.
    Variant, ///< Written in another way, and surely that name; see NameFinder.
    Judged,  ///< Somebody said that it is that name.
};

/// Where a text names somebody on the roster. A possessive ending is not part of it; the initials
/// of the same person are.
struct NameHit
{
    qsizetype position = 0; ///< In UTF-16 units from the start of the text.
    qsizetype length = 0;
    PersonId person;
    QString asWritten;
    bool isShared = false; ///< Others on the roster are called that, too.
    NameSpelling spelling = NameSpelling::Exact;
    /// What takes its place under codes: the code, with the markup that stood in the name. Empty
    /// where it stays: of somebody without a code, and where it may as well be a usual word in
    /// small letters ("two" of Bob Two), which a code would spoil until somebody says that it is
    /// the name.
    QString replacement = {};

    bool operator==(const NameHit&) const = default;
};

/// Finds the names of a roster in any number of texts. Whole words count, in any case, with or
/// without accents; a name of several words also by each of its parts of two letters or more. A
/// common word that somebody is called counts: a person has to look. A single letter does not, and
/// neither does what is somebody's code to the letter.
///
/// Of three letters or more, these are the name as well (NameSpelling::Variant): with s or es at
/// its end where that is no common word ("Tiffanies"); with digits, or run together with other
/// words and told from them by a capital ("Tiffanie2", "askTiffanie"); parts run together
/// ("tiffaniequarlesworth"); in other letters ("Joerg" for "Jörg", "Lukasz" for "Łukasz", and the
/// other way). Of five or more: broken by markup, by a hyphen, at the end of a line
/// ("**Tiff**anie") or letter by letter; with a missing or another apostrophe ("O Connor").
/// What is only near a name is for NearNameFinder. What somebody judged to be no name is none.
///
/// One text is O(n), whatever the roster.
class NameFinder
{
public:
    explicit NameFinder(const std::vector<Person>& people,
                        const std::vector<NameJudgement>& judgements = {});

    /// In order of position; of names that overlap, the first and longest. Where several people
    /// share a name, the one whose initial stands beside it is meant, then one of `preferred` (e.g.
    /// the annotators of the item), then one whose whole name it is, then the first on the roster.
    std::vector<NameHit> find(QStringView text, std::span<const PersonId> preferred = {}) const;
    /// The same, for whoever has the words of the text already.
    std::vector<NameHit> find(QStringView text, const FoldedWords& words,
                              std::span<const PersonId> preferred) const;

    /// The text with every name replaced by the person's code: "Ann's" → "A01's". Doing so again
    /// changes nothing. What has no replacement stays.
    QString withCodes(const QString& text, std::span<const PersonId> preferred = {}) const;

private:
    struct Bearer
    {
        std::size_t person = 0; ///< Index in m_people.
        bool isWholeName = false;
    };
    using Bearers = std::vector<Bearer>;
    /// A sequence of words that names somebody, or is a code.
    struct Entry
    {
        FoldedWords words;
        Bearers bearers;
        std::vector<QString> codes; ///< As written; never a name.
    };
    struct HashText
    {
        using is_transparent = void;
        std::size_t operator()(QStringView text) const { return qHash(text); }
    };
    using Index = std::unordered_map<QString, std::vector<std::size_t>, HashText, std::equal_to<>>;
    using Spellings = std::unordered_map<QString, Bearers, HashText, std::equal_to<>>;
    /// A name before it is known whose of several it is.
    struct Found
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        const Bearers* bearers = nullptr;
        NameSpelling spelling = NameSpelling::Exact;
        QString markup = {}; ///< That stood inside.
    };
    struct Match
    {
        const Bearers* bearers = nullptr;
        qsizetype ending = 0; ///< Letters behind the name.
    };

    void addName(std::size_t person);
    void addSpellings(const std::vector<QString>& parts, std::size_t person);
    void addSpelling(const QString& spelling, const Bearer& bearer);
    Entry& entryFor(const QString& text);
    bool isCode(QStringView text) const { return m_codes.contains(text.toString()); }

    std::vector<Found> foundIn(QStringView text, const FoldedWords& words) const;
    /// The number of words that the names found at a word take; 0 where there is none.
    qsizetype exactAt(QStringView text, const FoldedWords& words, qsizetype at,
                      std::vector<Found>& found) const;
    qsizetype variantAt(QStringView text, const FoldedWords& words, qsizetype at,
                        std::vector<Found>& found) const;
    bool takePieces(QStringView text, const FoldedWord& word, std::vector<Found>& found) const;
    qsizetype takeJoined(QStringView text, const FoldedWords& words, qsizetype at,
                         std::vector<Found>& found) const;
    void addBroken(QStringView text, std::vector<Found>& found) const;
    void addJudged(QStringView text, std::vector<Found>& found) const;
    Match matchOf(QStringView word) const;
    const Bearers* bearersOf(QStringView word) const;
    void dropJudged(QStringView text, std::vector<NameHit>& hits) const;

    std::vector<NameHit> hitsOf(QStringView text, std::vector<Found> found,
                                std::span<const PersonId> preferred) const;
    const Bearer& chosen(QStringView text, const Found& found,
                         std::span<const PersonId> preferred) const;
    void takeInitials(QStringView text, std::size_t person, Found& found) const;
    void joinNeighbours(QStringView text, std::vector<NameHit>& hits) const;

    std::vector<Person> m_people;
    std::vector<Entry> m_entries;
    Index m_byFirstWord;   ///< Entries, those of the most words first.
    Spellings m_spellings; ///< Of every part of a name, and of parts run together, as one word.
    std::vector<QString> m_initials; ///< Of each person with a name of several parts; folded.
    QSet<QString> m_codes;
    /// By the digest of the text: words, each with whose name it is.
    QHash<QString, std::vector<std::pair<QString, Bearers>>> m_judged;
    JudgedWords m_notNames;
};

/// The parts of a name: "Ann-Marie O'Brien" has "Ann", "Marie" and "O'Brien".
std::vector<QString> partsOfName(const QString& name);

} // namespace subtext
