// SPDX-License-Identifier: MIT
#include "core/release/datasheetfacts.h"

#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"
#include "core/release/markdown.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace subtext {
namespace {

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

/// "60 sarcasm-irony, 60 mixed-signals"
template <typename Key, typename Token>
QByteArray counted(const std::map<Key, qint64>& counts, Token token)
{
    QByteArray text;
    for (const auto& [key, count] : counts)
        text += (text.isEmpty() ? "" : ", ") + number(count) + ' ' + QString(token(key)).toUtf8();
    return text;
}

} // namespace

DatasheetFacts datasheetFacts(const ReleaseInput& input, const StudyData& publicData,
                              const AgreementReport& agreement)
{
    DatasheetFacts facts;
    facts.title = markdownLine(publicData.info.title);
    if (facts.title.isEmpty())
        facts.title = "Untitled study";
    facts.options = input.options;
    facts.ratingsNeeded = input.ratingsNeeded;
    facts.isSeededOrder = input.protocol.order == ItemOrder::Seeded;
    facts.isExplanationAsked = input.protocol.isExplanationRequired;
    facts.patterns = agreement.overall.patterns;
    facts.kappa = agreement.overall.kappa;
    facts.scenarios = static_cast<qint64>(publicData.scenarios.size());
    facts.annotations = static_cast<qint64>(publicData.annotations.size());

    QSet<PersonId> annotators;
    QHash<ScenarioId, int> annotationsOf;
    for (const Annotation& annotation : publicData.annotations) {
        annotators.insert(annotation.person);
        facts.imported += annotation.origin == Origin::Imported ? 1 : 0;
        ++annotationsOf[annotation.scenario];
    }
    facts.annotators = annotators.size();
    for (const Scenario& scenario : publicData.scenarios) {
        ++facts.subtypes[scenario.group];
        ++facts.powers[powerOf(scenario)];
        facts.derivedPowers += scenario.isGuessed(ScenePart::PowerRelation) ? 1 : 0;
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
    facts.hasErrata = !publicData.errata.empty();
    return facts;
}

QByteArray instancesFact(const DatasheetFacts&)
{
    return "A scenario: a short context, a speaker, a listener, the power between them, and an "
           "utterance whose literal words are not all that is meant; with what several people "
           "took the speaker to feel.";
}

QByteArray countsFact(const DatasheetFacts& facts)
{
    return number(facts.scenarios) + " scenarios (" + counted(facts.subtypes, std::identity()) +
           ") with " + number(facts.annotations) + " annotations by " + number(facts.annotators) +
           " people. Power of the speaker over the listener: " + counted(facts.powers, powerToken) +
           '.';
}

QByteArray dataFact(const DatasheetFacts&)
{
    return "Texts (context, utterance, roles) and the labels below. README.md lists every field.";
}

QByteArray labelsFact(const DatasheetFacts& facts)
{
    return "From each annotator: one of Plutchik's eight primary emotions; valence, arousal, "
           "dominance and own confidence on seven points. From these: the distribution of the "
           "votes, and a gold label or the decision that the scenario is ambiguous (" +
           number(facts.settled) + " of " + number(facts.scenarios) + " scenarios; " +
           number(facts.notes) + " with a note).";
}

QByteArray missingFact(const DatasheetFacts& facts)
{
    return number(facts.incomplete) + " scenarios have fewer than " + number(facts.ratingsNeeded) +
           " annotations, and " + number(facts.scenarios - facts.settled) +
           " are undecided. The domain of " + number(facts.unknownDomains) +
           " scenarios is not known; the power relation of " + number(facts.derivedPowers) +
           " was derived from words in the roles.";
}

QByteArray relationsFact(const DatasheetFacts&)
{
    return "Scenarios are independent texts; those of one subtype share their annotators.";
}

QByteArray splitsFact(const DatasheetFacts& facts)
{
    return "Yes: splits.json, 70 % train, 15 % validation and 15 % test, stratified by subtype "
           "and power relation, seed " +
           QByteArray::number(facts.options.seed) + '.';
}

QByteArray noiseFact(const DatasheetFacts& facts)
{
    QByteArray text =
        "What people feel is read differently by different readers: of the scenarios with all "
        "votes, " +
        number(facts.patterns.unanimous) + " are unanimous, " + number(facts.patterns.majority) +
        " have a majority and " + number(facts.patterns.split) + " are split";
    if (facts.kappa.kappa)
        text += " (Fleiss' kappa " + QByteArray::number(*facts.kappa.kappa, 'f', 3) + ')';
    return text +
           ". Contexts and utterances with probably damaged characters: " + number(facts.damaged) +
           '.';
}

QByteArray selfContainedFact(const DatasheetFacts&)
{
    return "No.";
}

QByteArray confidentialFact(const DatasheetFacts&)
{
    return "The annotators' explanations, times, reasons of flags, and everything that the "
           "software records about their work stay in the study and are not part of it.";
}

QByteArray identificationFact(const DatasheetFacts& facts)
{
    if (facts.options.names == ReleaseNames::Names)
        return "The annotators are called by name.";
    return "The annotators are called by codes; where notes called people on the study's roster by "
           "name, they now have the codes.";
}

QByteArray acquisitionFact(const DatasheetFacts& facts)
{
    QByteArray text;
    if (facts.imported > 0) {
        text = number(facts.imported) + " of " + number(facts.annotations) +
               " annotations were imported from files; how they were made the study does not know.";
    }
    if (facts.imported == facts.annotations)
        return text;
    text += (text.isEmpty() ? "Each scenario" : " Otherwise each scenario") +
            QByteArray(" was given to ") + number(facts.ratingsNeeded) +
            " people, who did not see each other's answers, ";
    text += facts.isSeededOrder ? "in an order drawn for each of them." : "in the same order.";
    if (facts.isExplanationAsked)
        text += " They were asked to explain each answer; the explanations are not released.";
    return text;
}

QByteArray processingFact(const DatasheetFacts&)
{
    return "Labels are written in one spelling; texts stand as they were read. README.md says "
           "which checks were set aside, if any.";
}

QByteArray adjudicationFact(const DatasheetFacts&)
{
    return "By unanimity or majority of the votes where there is one; a split has no gold label "
           "until a person decides. gold.csv says for each scenario how its label came about; "
           "\"unstated\" is a label that came with imported data and has no such reason.";
}

QByteArray rawFact(const DatasheetFacts&)
{
    return "Yes, in the study file, which is not part of the release.";
}

QByteArray softwareFact(const DatasheetFacts&)
{
    return "Subtext, a desktop application for annotation and adjudication.";
}

QByteArray versionFact(const DatasheetFacts& facts)
{
    QByteArray text = "Version " + facts.options.version.toUtf8();
    if (!facts.options.date.isEmpty())
        text += ", " + facts.options.date.toUtf8();
    return text + '.';
}

QByteArray licenceFact(const DatasheetFacts&)
{
    return "CC-BY-4.0, see LICENSE-DATA.";
}

QByteArray erratumFact(const DatasheetFacts& facts)
{
    return facts.hasErrata ? "In ERRATA.md, and in CHANGELOG.md of each version."
                           : "In CHANGELOG.md of each version.";
}

} // namespace subtext
