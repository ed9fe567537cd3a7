// SPDX-License-Identifier: MIT
#include "core/release/cei/ceidatasheet.h"

#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"
#include "core/release/layout/splitsjson.h"
#include "core/release/layout/tabledescription.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <map>

namespace subtext {
namespace {

struct CeiCounts
{
    ReleaseOptions options;
    int ratingsNeeded = 3;
    qint64 scenarios = 0;
    qint64 annotations = 0;
    qint64 annotators = 0;
    std::map<QString, qint64> subtypes;
    std::map<PowerRelation, qint64> powers;
    qint64 derivedPowers = 0; ///< A role rule matched.
    qint64 assumedPowers = 0; ///< None did.
    qint64 unknownDomains = 0;
    qint64 incomplete = 0; ///< Scenarios with fewer annotations than the study asks for.
    qint64 settled = 0;    ///< Scenarios with a gold label or decided as ambiguous.
    qint64 notes = 0;
    qint64 damaged = 0; ///< Texts with probably damaged characters.
    PatternCounts patterns;
    stats::FleissKappa kappa;
    bool isAnyPowerKnown = false;
};

QByteArray amount(qint64 value)
{
    return QByteArray::number(value);
}

/// "60 sarcasm-irony, 60 mixed-signals"
template <typename Key, typename Token>
QByteArray counted(const std::map<Key, qint64>& counts, Token token)
{
    QByteArray text;
    for (const auto& [key, count] : counts)
        text += (text.isEmpty() ? "" : ", ") + amount(count) + ' ' + QString(token(key)).toUtf8();
    return text;
}

CeiCounts countsOf(const ReleaseInput& input, const StudyData& publicData,
                   const AgreementReport& agreement)
{
    CeiCounts facts;
    facts.options = input.options;
    facts.ratingsNeeded = input.ratingsNeeded;
    facts.patterns = agreement.overall.patterns;
    facts.kappa = agreement.overall.kappa;
    facts.scenarios = static_cast<qint64>(publicData.scenarios.size());
    facts.annotations = static_cast<qint64>(publicData.annotations.size());
    QSet<PersonId> annotators;
    QHash<ScenarioId, int> annotationsOf;
    for (const Annotation& annotation : publicData.annotations) {
        annotators.insert(annotation.person);
        ++annotationsOf[annotation.scenario];
    }
    facts.annotators = annotators.size();
    facts.isAnyPowerKnown = isAnyPowerKnown(publicData.scenarios);
    for (const Scenario& scenario : publicData.scenarios) {
        ++facts.subtypes[scenario.group];
        ++facts.powers[powerOf(scenario)];
        const PowerSource source = powerSourceOf(scenario);
        facts.derivedPowers += source == PowerSource::Derived ? 1 : 0;
        facts.assumedPowers += source == PowerSource::Assumed ? 1 : 0;
        facts.unknownDomains += domainOf(scenario) == Domain::Unknown ? 1 : 0;
        facts.incomplete += annotationsOf.value(scenario.id) < input.ratingsNeeded ? 1 : 0;
        for (const QString& text :
             {scenario.text(ScenePart::Context), scenario.text(ScenePart::Utterance)})
            facts.damaged += findDamage(text).empty() ? 0 : 1;
    }
    for (const ItemGold& of : publicData.gold) {
        facts.settled += of.isSettled() ? 1 : 0;
        facts.notes += of.note().isEmpty() ? 0 : 1;
    }
    return facts;
}

QByteArray countsFact(const CeiCounts& facts)
{
    return amount(facts.scenarios) + " scenarios (" + counted(facts.subtypes, std::identity()) +
           ") with " + amount(facts.annotations) + " annotations by " + amount(facts.annotators) +
           " people. Power of the speaker over the listener: " +
           (facts.isAnyPowerKnown ? counted(facts.powers, powerToken) : QByteArray("not stated")) +
           '.';
}

QByteArray labelsFact(const CeiCounts& facts)
{
    return "From each annotator: one of Plutchik's eight primary emotions; valence, arousal, "
           "dominance and their own confidence on seven points. From these: the distribution of "
           "the votes, and a gold label or the decision that the scenario is ambiguous (" +
           amount(facts.settled) + " of " + amount(facts.scenarios) + " scenarios; " +
           amount(facts.notes) + " with a note).";
}

QByteArray missingFact(const CeiCounts& facts)
{
    return amount(facts.incomplete) + " scenarios have fewer than " + amount(facts.ratingsNeeded) +
           " annotations, and " + amount(facts.scenarios - facts.settled) +
           " are undecided. The domain of " + amount(facts.unknownDomains) +
           " scenarios is not known; " +
           (facts.isAnyPowerKnown
                ? "the power relation of " + amount(facts.derivedPowers) +
                      " was derived from words in the roles, and assumed to be peer in " +
                      amount(facts.assumedPowers) + " scenarios where no rule about roles matched."
                : QByteArray("nor is the power relation of any: none is stated, and no rule about "
                             "roles matched. Where a file has \"peer\", it was assumed."));
}

QByteArray splitsFact(const CeiCounts& facts, const StudyData& publicData,
                      const PartsOfItems& drawn)
{
    if (!publicData.parts.isEmpty())
        return ownPartsWords(publicData);
    return "Yes: splits.json, 70 % train, 15 % validation and 15 % test, stratified by subtype "
           "and power relation, seed " +
           QByteArray::number(facts.options.seed) + '.' + drawnPartsWords(drawn);
}

QByteArray noiseFact(const CeiCounts& facts)
{
    QByteArray text = "Different readers read people's feelings differently: of the scenarios with "
                      "all their votes, " +
                      amount(facts.patterns.unanimous) + " are unanimous, " +
                      amount(facts.patterns.majority) + " have a majority and " +
                      amount(facts.patterns.split) + " are split";
    if (facts.kappa.kappa)
        text += " (Fleiss' kappa " + QByteArray::number(*facts.kappa.kappa, 'f', 3) + ')';
    return text +
           ". Contexts and utterances with probably damaged characters: " + amount(facts.damaged) +
           '.';
}

} // namespace

LayoutFacts ceiFacts(const ReleaseInput& input, const StudyData& publicData,
                     const AgreementReport& agreement)
{
    const CeiCounts counts = countsOf(input, publicData, agreement);
    LayoutFacts facts;
    facts.instances = "A scenario: a short context, a speaker, a listener, the power relation "
                      "between them, and an utterance that means more than its literal words; with "
                      "what several people thought the speaker felt.";
    facts.data =
        "Texts (context, utterance, roles) and the labels below. README.md lists every field.";
    facts.relations =
        "Scenarios are independent texts; those of one subtype share their annotators.";
    facts.adjudication =
        QByteArray("By unanimous or majority vote where there is one; a split has no gold label "
                   "until a person decides. For each scenario, gold.csv says how its label was "
                   "reached; \"unstated\" stands ") +
        WhereUnstated + '.';
    facts.counts = countsFact(counts);
    facts.labels = labelsFact(counts);
    facts.missing = missingFact(counts);
    facts.splits = splitsFact(counts, publicData, agreement.splits);
    facts.noise = noiseFact(counts);
    return facts;
}

} // namespace subtext
