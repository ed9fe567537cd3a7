// SPDX-License-Identifier: MIT
#include "core/release/namesgate.h"

#include "core/release/changelog.h"
#include "core/release/names/nearnames.h"
#include "core/release/publiccodes.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <set>

namespace subtext {
namespace {

/// The piece of a text around what stands at `position`, on one line.
QString contextOf(const QString& text, qsizetype position, qsizetype length)
{
    constexpr qsizetype Around = 32;
    qsizetype begin = std::max<qsizetype>(0, position - Around);
    qsizetype end = std::min(text.size(), position + length + Around);
    // Whole words, and no half of a character.
    while (begin > 0 && begin < position && !text[begin - 1].isSpace())
        ++begin;
    while (end < text.size() && end > position + length && !text[end].isSpace())
        --end;
    const QString piece = text.mid(begin, end - begin).simplified();
    return (begin > 0 ? QStringLiteral("… ") : QString()) + piece +
           (end < text.size() ? QStringLiteral(" …") : QString());
}

struct Finders
{
    NameFinder names;
    NearNameFinder near;
};

class NamesGate
{
public:
    explicit NamesGate(const OutgoingTexts& texts)
        : m_texts(texts)
        , m_everybody{NameFinder(peopleToFind(texts.input()), texts.input().judgements),
                      NearNameFinder(texts.data().people)}
    {
        for (const NameJudgement& judgement : texts.input().judgements)
            m_judged.add(judgement);
    }

    Gate run()
    {
        for (const Scenario& scenario : m_texts.data().scenarios) {
            look(m_everybody, OutgoingTexts::idOf(scenario));
            for (const OutgoingText& text : m_texts.groupOf(scenario))
                look(m_everybody, text);
            m_isScene = true;
            for (const OutgoingText& text : m_texts.sceneOf(scenario))
                look(m_everybody, text);
            m_isScene = false;
            for (const QString& note : m_texts.notesOf(scenario.id))
                lookAtNote(scenario, note, m_texts.index().ratersOf(scenario.id));
        }
        lookAtModels();
        lookAtCodes();
        lookAtTheStudy();
        return withoutVocabulary();
    }

private:
    struct NearPlace
    {
        std::size_t place = 0; ///< In m_places.
        QString word;          ///< In lower case; empty where it does not begin so.
        QString scenario;      ///< In whose scene it stands; empty elsewhere.
    };

    GatePlace namePlace(const OutgoingText& in, const NameHit& hit) const
    {
        return {in.scenario, in.field, hit.asWritten, GateFinding::Name, m_texts.codeOf(hit.person),
                hit.position};
    }

    /// Of what people wrote, who may say that a word of it is no name.
    void addNames(const OutgoingText& in, const std::vector<NameHit>& hits)
    {
        if (hits.empty())
            return;
        const QString digest = textDigest(in.text);
        for (const NameHit& hit : hits) {
            GatePlace place = namePlace(in, hit);
            place.context = contextOf(in.text, hit.position, hit.length);
            place.textDigest = digest;
            m_places.add(std::move(place));
        }
    }

    void look(Finders& finders, const OutgoingText& in)
    {
        const FoldedWords words = foldedWords(in.text);
        const std::vector<NameHit> names = finders.names.find(in.text, words, {});
        addNames(in, names);
        lookNear(finders.near, in, words, names, {});
    }

    void lookNear(NearNameFinder& finder, const OutgoingText& in, const FoldedWords& words,
                  const std::vector<NameHit>& names, std::span<const PersonId> preferred)
    {
        const std::vector<NearName> all = finder.find(in.text, words, names, preferred);
        if (!all.empty()) {
            const QString digest = textDigest(in.text);
            for (const NearName& near : all)
                addNear(in, near, digest);
        }
    }

    void addNear(const OutgoingText& in, const NearName& near, const QString& digest)
    {
        if (m_judged.contains(digest, near.asWritten))
            return;
        m_nearPlaces.push_back({m_places.size(),
                                near.isLowerCase ? near.asWritten.toLower() : QString(),
                                m_isScene ? in.scenario : QString()});
        GatePlace place{
            in.scenario,  in.field, near.asWritten, near.nearness, m_texts.codeOf(near.person),
            near.position};
        place.context = contextOf(in.text, near.position, near.length);
        place.textDigest = digest;
        m_places.add(std::move(place));
    }

    // Names in a note are replaced. What has no replacement stays, and is judged of the note as it
    // was written; what stands there then may be a name again, where a code is another's name.
    void lookAtNote(const Scenario& scenario, const QString& note,
                    const std::vector<PersonId>& raters)
    {
        const FoldedWords words = foldedWords(note);
        const std::vector<NameHit> names = m_everybody.names.find(note, words, raters);
        const OutgoingText in = OutgoingTexts::noteText(scenario, note);
        if (!names.empty()) {
            const OutgoingText replaced =
                OutgoingTexts::noteText(scenario, m_everybody.names.withCodes(note, raters));
            const auto stays = [](const NameHit& hit) { return hit.replacement.isEmpty(); };
            std::vector<NameHit> left = m_everybody.names.find(replaced.text);
            std::erase_if(left, stays);
            addNames(replaced, left);
            std::vector<NameHit> staying = names;
            std::erase_if(staying, std::not_fn(stays));
            addNames(in, staying);
        }
        lookNear(m_everybody.near, in, words, names, raters);
    }

    /// A word that models have about several items is one of their language, as it is in scenes.
    void lookAtModels()
    {
        for (const OutgoingText& text : m_texts.modelTexts()) {
            m_isScene = !text.scenario.isEmpty();
            look(m_everybody, text);
        }
        m_isScene = false;
    }

    // A code that is a name gives everything away. One with a digit in it ("A01", "Person 1") is a
    // pseudonym, even where the roster has nothing better for a name; but "Ann01" is Ann.
    void lookAtCodes()
    {
        std::vector<Person> people = m_texts.data().people;
        for (Person& person : people)
            person.code.clear();
        const NameFinder namesAlone(people);
        NearNameFinder near(people);
        const auto hasDigit = [](const QString& text) {
            return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
        };
        for (const OutgoingText& in : m_texts.people()) {
            if (in.field != QLatin1String("annotator_code"))
                continue;
            const auto nameOf = [&](PersonId id) {
                const auto found = std::find_if(people.begin(), people.end(),
                                                [&](const Person& p) { return p.id == id; });
                return found == people.end() ? QString() : found->name;
            };
            const std::vector<NameHit> names = namesAlone.find(in.text);
            for (const NameHit& hit : names) {
                const bool isPseudonym =
                    hasDigit(hit.asWritten) &&
                    (hit.spelling == NameSpelling::Exact || hasDigit(nameOf(hit.person)));
                if (!isPseudonym)
                    m_places.add(namePlace(in, hit));
            }
            lookNearCode(near, in, names);
        }
    }

    /// The beginning or the initials of one's own name, with or without a number.
    void lookNearCode(NearNameFinder& finder, const OutgoingText& in,
                      const std::vector<NameHit>& names)
    {
        QString letters = in.text;
        std::replace_if(
            letters.begin(), letters.end(), [](QChar c) { return c.isDigit(); }, QChar(u' '));
        PersonId own;
        for (const Person& person : m_texts.data().people) {
            if (person.code == in.person)
                own = person.id;
        }
        const std::vector<PersonId> preferred{own};
        for (const NearName& near : finder.find(letters, foldedWords(letters), names, preferred)) {
            if (near.person == own)
                addNear(in, near, textDigest(in.text));
        }
    }

    void lookAtTheStudy()
    {
        std::vector<Person> people = m_texts.data().people;
        std::erase_if(people, [](const Person& p) { return p.role == Role::Coordinator; });
        ReleaseInput withoutCoordinators;
        withoutCoordinators.data.people = people;
        withoutCoordinators.randomCodes = m_texts.input().randomCodes;
        Finders finders{NameFinder(peopleToFind(withoutCoordinators), m_texts.input().judgements),
                        NearNameFinder(people)};
        for (const OutgoingText& text : m_texts.answers())
            look(finders, text);
        for (const OutgoingText& text : m_texts.aboutTheStudy()) {
            if (text.field == QLatin1String("changelog")) {
                // This program wrote it, from ids that were looked at above.
                for (const NameHit& hit : m_everybody.names.find(withoutOwnSentences(text.text)))
                    m_places.add(namePlace(text, hit));
            } else {
                look(m_everybody, text);
            }
        }
    }

    /// A small word that stands in the scenes of several items is a word of their language, which
    /// the list of common words does not have.
    Gate withoutVocabulary()
    {
        constexpr std::size_t Several = 3;
        QHash<QString, std::set<QString>> scenes;
        for (const NearPlace& near : m_nearPlaces) {
            if (!near.word.isEmpty() && !near.scenario.isEmpty())
                scenes[near.word].insert(near.scenario);
        }
        std::set<std::size_t> words;
        for (const NearPlace& near : m_nearPlaces) {
            const auto of = scenes.constFind(near.word);
            if (of != scenes.constEnd() && of->size() >= Several)
                words.insert(near.place);
        }
        Gate gate = m_places.gate(GateKind::Names);
        if (words.empty())
            return gate;
        std::vector<GatePlace> kept;
        for (std::size_t i = 0; i < gate.places.size(); ++i) {
            if (words.count(i) == 0)
                kept.push_back(std::move(gate.places[i]));
        }
        gate.places = std::move(kept);
        gate.isPassed = gate.places.empty();
        return gate;
    }

    const OutgoingTexts& m_texts;
    Finders m_everybody;
    JudgedWords m_judged;
    GatePlaces m_places;
    std::vector<NearPlace> m_nearPlaces;
    bool m_isScene = false;
};

} // namespace

Gate namesGate(const OutgoingTexts& texts)
{
    if (!texts.isUnderCodes())
        return GatePlaces().gate(GateKind::Names);
    return NamesGate(texts).run();
}

} // namespace subtext
