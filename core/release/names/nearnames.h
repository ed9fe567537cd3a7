// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/release/names/names.h"
#include "core/release/names/words.h"

#include <QHash>
#include <QString>

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace subtext {

enum class Nearness : std::uint8_t {
    Spelling,  ///< One letter off, or it sounds alike: "Tifanie", "Tiffany".
    Ending,    ///< The name and an s, where that is a common word: "graces".
    Beginning, ///< Its first four letters or more: "Tiff".
    Inside,    ///< A word that holds it, or a part of it: "asktiffanie", "Connor" of "O'Connor".
    Initials,  ///< "T.Q.", "TQ".
    GivenName, ///< The given name of a name without spaces: 小明 of 王小明.
    Pieces,    ///< In two words: "Tif fanie".
};

/// "near_spelling" and so on.
QString nearnessToken(Nearness nearness);

/// A word that may be a name; whether it is only a person can say.
struct NearName
{
    qsizetype position = 0; ///< In UTF-16 units from the start of the text.
    qsizetype length = 0;
    PersonId person; ///< Whose name it is near; of several, as NameFinder chooses.
    QString asWritten;
    Nearness nearness = Nearness::Spelling;
    bool isLowerCase = false; ///< Begins with a small letter, as words of the language do.

    bool operator==(const NearName&) const = default;
};

/// Finds what is near the names of a roster, and is not one of them as NameFinder finds them.
/// Common words (commonwords.h) count only with a capital inside a sentence, names of four letters
/// only for words with a capital; shorter ones have nothing near them but initials. One text is
/// O(n), whatever the roster; words are remembered between texts.
class NearNameFinder
{
public:
    explicit NearNameFinder(const std::vector<Person>& people);

    /// In order of position, without overlaps. `words` are those of the text, `names` what a
    /// NameFinder of the same roster found in it.
    std::vector<NearName> find(QStringView text, const FoldedWords& words,
                               const std::vector<NameHit>& names,
                               std::span<const PersonId> preferred = {});

private:
    using People = std::vector<std::size_t>; ///< Indices in m_people.
    struct Candidate
    {
        std::size_t part = 0;
        Nearness nearness = Nearness::Spelling;
        bool needsCapital = false;
    };
    using Candidates = std::vector<Candidate>;

    void addPart(const QString& folded, std::size_t person);
    void addInitials(const std::vector<QString>& parts, std::size_t person);
    void addGivenName(const QString& name, std::size_t person);
    const Candidates& candidatesFor(QStringView word);
    void addCandidates(const QString& word, Candidates& found) const;

    void look(QStringView text, const FoldedWords& words, qsizetype at, std::vector<NearName>& near,
              std::span<const PersonId> preferred);
    /// `folded` is the word as foldedWords has it.
    bool lookAtWord(QStringView text, qsizetype begin, qsizetype end, QStringView folded,
                    std::vector<NearName>& near, std::span<const PersonId> preferred);
    bool lookAtSpelling(QStringView text, qsizetype begin, qsizetype end, QStringView spelling,
                        std::vector<NearName>& near, std::span<const PersonId> preferred);
    bool lookAtInitials(QStringView text, const FoldedWords& words, qsizetype at,
                        std::vector<NearName>& near, std::span<const PersonId> preferred);
    bool lookAtPair(QStringView text, const FoldedWords& words, qsizetype at,
                    std::vector<NearName>& near, std::span<const PersonId> preferred);
    void add(QStringView text, qsizetype begin, qsizetype end, const People& people,
             Nearness nearness, std::vector<NearName>& near,
             std::span<const PersonId> preferred) const;

    struct Part
    {
        QString folded;
        People people;
    };
    using ByText = QHash<QString, std::vector<std::size_t>>; ///< Indices in m_parts.

    std::vector<PersonId> m_people;
    std::vector<Part> m_parts;
    QHash<QString, std::size_t> m_partByText;
    qsizetype m_longest = 0; ///< Letters of a part.
    ByText m_byDeletion;     ///< Parts by themselves and by themselves with one letter less.
    ByText m_bySound;
    ByText m_byBeginning;
    ByText m_byStart; ///< By the first letters, of those that words may hold.
    QHash<QString, People> m_byInitials;
    QHash<QString, People> m_byGivenName;
    struct HashText
    {
        using is_transparent = void;
        std::size_t operator()(QStringView text) const { return qHash(text); }
    };
    /// What a part begins with, of those that may stand in two words.
    std::unordered_set<QString, HashText, std::equal_to<>> m_firstPieces;
    std::unordered_map<QString, Candidates, HashText, std::equal_to<>> m_known;
};

} // namespace subtext
