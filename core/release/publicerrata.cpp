// SPDX-License-Identifier: MIT
#include "core/release/publicerrata.h"

#include "core/release/names/nearnames.h"
#include "core/release/names/privacy.h"
#include "core/release/publiccodes.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

using Pieces = std::set<QString>;

Pieces privatePieces(const QString& text)
{
    Pieces pieces;
    for (const PrivatePiece& piece : findPrivate(text))
        pieces.insert(piece.found);
    return pieces;
}

/// What a release under codes replaces, and what it has to ask about.
class NamesInErrata
{
public:
    explicit NamesInErrata(const ReleaseInput& input)
        : m_names(peopleToFind(input), input.judgements)
        , m_near(input.data.people)
    {
        for (const NameJudgement& judgement : input.judgements)
            m_judged.add(judgement);
    }

    /// What replacing does not take out, and words near names that nobody has judged.
    Pieces openPieces(const QString& text, const std::vector<PersonId>& readers)
    {
        Pieces pieces;
        const FoldedWords words = foldedWords(text);
        const std::vector<NameHit> names = m_names.find(text, words, readers);
        for (const NearName& near : m_near.find(text, words, names, readers)) {
            if (!m_judged.contains(textDigest(text), near.asWritten))
                pieces.insert(near.asWritten);
        }
        if (!names.empty()) {
            for (const NameHit& hit : m_names.find(m_names.withCodes(text, readers)))
                pieces.insert(hit.asWritten);
        }
        return pieces;
    }

    QString withCodes(const QString& text, const std::vector<PersonId>& readers) const
    {
        return m_names.withCodes(text, readers);
    }

private:
    NameFinder m_names;
    NearNameFinder m_near;
    JudgedWords m_judged;
};

/// What stands in the text after is in the data, and asked about there.
bool areIn(const Pieces& after, const Pieces& before)
{
    return std::includes(after.begin(), after.end(), before.begin(), before.end());
}

void withhold(Erratum& erratum)
{
    erratum.before.clear();
    erratum.isWithheld = true;
}

} // namespace

std::vector<Erratum> publicErrata(const ReleaseInput& input)
{
    std::vector<Erratum> errata = input.data.errata;
    for (Erratum& erratum : errata) {
        if (!areIn(privatePieces(erratum.after), privatePieces(erratum.before)))
            withhold(erratum);
    }
    if (input.options.names == ReleaseNames::Names || errata.empty())
        return errata;
    NamesInErrata names(input);
    for (Erratum& erratum : errata) {
        const std::vector<PersonId>& readers = erratum.labelled;
        if (!areIn(names.openPieces(erratum.after, readers),
                   names.openPieces(erratum.before, readers)))
            withhold(erratum);
        erratum.before = names.withCodes(erratum.before, readers);
        erratum.after = names.withCodes(erratum.after, readers);
    }
    return errata;
}

} // namespace subtext
