// SPDX-License-Identifier: MIT
#include "core/release/datasheetfacts.h"

#include "core/release/disagreementtable.h"
#include "core/release/guesstable.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/markdown.h"
#include "core/release/normingtable.h"
#include "core/release/readertable.h"
#include "core/release/secondtables.h"

#include <QByteArrayList>

#include <algorithm>
#include <map>

namespace subtext {

namespace {

/// "600 scenes were written and 300 kept. Refused before labelling: 200 (too long), 100 (unclear)."
QByteArray refusedFact(const StudyData& publicData)
{
    qint64 refused = 0;
    QList<QByteArray> reasons;
    for (const auto& [reason, count] : publicData.refused) {
        refused += count;
        reasons << QByteArray::number(count) + " (" + markdownLine(reason) + ')';
    }
    if (refused == 0)
        return {};
    const auto leftOut = std::count_if(publicData.errata.begin(), publicData.errata.end(),
                                       [](const Erratum& erratum) { return erratum.isLeftOut; });
    const qint64 kept = std::ssize(publicData.scenarios) + leftOut;
    return QByteArray::number(kept + refused) + " scenes were written and " +
           QByteArray::number(kept) + " kept. Refused before labelling: " + reasons.join(", ") +
           '.';
}

/// What whoever decided is called in what leaves.
QString publicName(const ReleaseInput& input, const SelfAgreement& own)
{
    if (!input.randomCodes.empty()) {
        const auto code = input.randomCodes.find(own.person);
        return code == input.randomCodes.end() ? QString() : code->second;
    }
    if (input.options.names == ReleaseNames::Names) {
        for (const Person& person : input.data.people) {
            if (person.id == own.person && !person.name.isEmpty())
                return person.name;
        }
    }
    return own.code;
}

QByteArray fixed(double value)
{
    return QByteArray::number(value, 'f', 3);
}

/// "0.800 of the picks the same, Cohen's kappa 0.583 (95 % interval 0.069 to 1.000), n = 10"
QByteArray selfAgreementWords(const stats::CohenKappa& of)
{
    QByteArray text = fixed(of.observed.value_or(0)) + " of the picks the same, Cohen's kappa ";
    text += of.kappa ? fixed(*of.kappa) : QByteArray("not defined");
    if (of.interval)
        text +=
            " (95 % interval " + fixed(of.interval->low) + " to " + fixed(of.interval->high) + ')';
    return text + ", n = " + QByteArray::number(of.items);
}

QByteArray selfAgreementFact(const ReleaseInput& input, const Task& task)
{
    std::map<QString, QByteArray> byName; // the order of the roster would undo random codes
    int looks = 0;
    for (const SelfAgreement& own : input.selfAgreement) {
        looks += own.looks;
        const QString name = publicName(input, own);
        QByteArray text = "\n- " + markdownLine(name) + ": " + QByteArray::number(own.looks) +
                          " of " + QByteArray::number(own.chosen) + " looked at again";
        for (std::size_t i = 0; i < own.kappas.size(); ++i) {
            if (own.kappas[i].items == 0)
                continue;
            text += own.kappas.size() == 1 ? QByteArray("; ")
                                           : "; `" + task.questions.at(i).token.toUtf8() + "`: ";
            text += selfAgreementWords(own.kappas[i]);
        }
        byName[name] += text + '.';
    }
    QByteArray all;
    for (const auto& [name, text] : byName)
        all += text;
    return looks == 0 ? QByteArray() : all;
}

QByteArray languagesFact(const StudyData& publicData)
{
    QByteArrayList all;
    for (const auto& [language, answers] : answersByLanguage(publicData))
        all << language.toUtf8() + ' ' + QByteArray::number(answers);
    return all.join(", ");
}

QByteArray secondReadingFact(SecondReading asked)
{
    switch (asked) {
    case SecondReading::Option:
        return "After a choice among three options or more they were asked what else it could be: "
               "one further option, or none; see second_readings.csv, and soft_readings.csv for "
               "their mean by scenario (2/3 for the first reading, 1/3 for the second).";
    case SecondReading::Sharing:
        return "After a choice among three options or more they shared 100 points among the "
               "options, none above the chosen one; see second_readings.csv, and "
               "soft_readings.csv for their mean by scenario.";
    default:
        return {};
    }
}

QByteArray guessFact(int share)
{
    if (share == 0)
        return {};
    const QByteArray of = share == 100 ? QByteArray("all scenarios")
                                       : "about " + QByteArray::number(share) +
                                             " % of the scenarios, drawn at random and the same "
                                             "for all annotators,";
    return "On " + of +
           " they were also asked, after their choice among three options or more, what most "
           "others would say; see guesses.csv. No label comes from it.";
}

QByteArray furtherFact(const FurtherCounts& further)
{
    if (further.annotations == 0)
        return {};
    return "Where the first annotators of a scenario split, further ones were asked, who were "
           "not "
           "told why: annotations so asked for " +
           QByteArray::number(further.annotations) + ", of scenarios " +
           QByteArray::number(further.scenarios) +
           "; see more_raters.csv. Gold labels and counts of labels have them; kappa, alpha, AC1, "
           "percent agreement and ICC go without them, since they were asked for only where the "
           "others differ.";
}

QByteArray normingFact(qsizetype rounds)
{
    if (rounds == 0)
        return {};
    return (rounds == 1 ? QByteArray("In a norming round")
                        : "In " + QByteArray::number(rounds) + " norming rounds") +
           " annotators voted on some scenarios by themselves, saw how all had voted, and voted "
           "again; see norming.csv. These votes are no annotations, and no label comes from them.";
}

QByteArray readersFact(qsizetype fields, int atLeast)
{
    if (fields == 0)
        return {};
    return "Annotators were asked about themselves (" + QByteArray::number(fields) +
           (fields == 1 ? " question" : " questions") +
           ") and could prefer not to say; readers.csv has how many gave each answer, where these "
           "are " +
           QByteArray::number(atLeast) + " people or more. What one person said is not released.";
}

} // namespace

DatasheetFacts datasheetFacts(const ReleaseInput& input, const StudyData& publicData,
                              const ReleaseAgreement& agreement)
{
    const Task& task = taskOf(publicData);
    DatasheetFacts facts;
    facts.title = markdownLine(publicData.info.title);
    if (facts.title.isEmpty())
        facts.title = "Untitled study";
    facts.own = releaseLayoutOf(task).facts(input, publicData, agreement);
    facts.options = input.options;
    facts.licence = licenceOf(input.answers).token;
    facts.ratingsNeeded = input.ratingsNeeded;
    facts.isSeededOrder = input.protocol.order == ItemOrder::Seeded;
    facts.isExplanationAsked = task.explanation && input.protocol.isExplanationRequired;
    if (hasSeconds(input, publicData))
        facts.secondReading = input.protocol.secondReading;
    if (hasGuesses(input, publicData))
        facts.guessShare = input.protocol.guessShare;
    facts.further = furtherCounts(input, publicData);
    facts.normingRounds = releasedNormingRounds(input, publicData);
    if (!readerCounts(input, publicData).empty()) {
        facts.readerFields = std::ssize(input.protocol.readerForm.fields);
        facts.fewestReaders = input.protocol.readerForm.atLeast;
    }
    facts.disagreement = disagreementWords(input);
    facts.languages = languagesFact(publicData);
    facts.questions = input.questions;
    facts.selfAgreement = selfAgreementFact(input, task);
    facts.annotations = std::ssize(publicData.annotations);
    facts.revisedImports = input.revisedImports;
    facts.imported =
        input.revisedImports +
        std::count_if(publicData.annotations.begin(), publicData.annotations.end(),
                      [](const Annotation& a) { return a.origin == Origin::Imported; });
    facts.hasErrata = !publicData.errata.empty();
    facts.refused = refusedFact(publicData);
    facts.areChecksOfMore = input.areChecksOfMore;
    facts.predictionSets = input.models.sets.size();
    return facts;
}

QByteArray dataFact(const DatasheetFacts& facts)
{
    if (facts.predictionSets == 0)
        return facts.own.data;
    return facts.own.data +
           " The folder predictions/ has what models answered about the same scenarios (" +
           QByteArray::number(facts.predictionSets) +
           (facts.predictionSets == 1 ? " set" : " sets") + "); no label comes from them.";
}

QByteArray selfContainedFact(const DatasheetFacts&)
{
    return "No.";
}

QByteArray confidentialFact(const DatasheetFacts& facts)
{
    const QByteArray text =
        "The annotators' explanations, times, reasons for flags, and everything that the "
        "software records about their work stay in the study and are not part of it.";
    return facts.areChecksOfMore
               ? text + " What was found by them is counted: where reports/tables/annotators.csv "
                        "says in how many items the checks found something, findings that rest on "
                        "times and explanations are among them."
               : text;
}

QByteArray identificationFact(const DatasheetFacts& facts)
{
    if (facts.options.names == ReleaseNames::Names)
        return "The annotators are identified by name.";
    return "The annotators are identified by codes; where notes named people on the study's "
           "roster, the names were replaced by the codes.";
}

QByteArray acquisitionFact(const DatasheetFacts& facts)
{
    QByteArray text;
    if (facts.imported > 0) {
        text = QByteArray::number(facts.imported) + " of " + QByteArray::number(facts.annotations) +
               " annotations were imported from files" +
               (facts.revisedImports == 0 ? QByteArray()
                                          : " (" + QByteArray::number(facts.revisedImports) +
                                                " of them revised in the study since)") +
               "; the study does not record how they were made.";
    }
    if (facts.imported == facts.annotations)
        return text;
    text += (text.isEmpty() ? "Each scenario" : " For the others, each scenario") +
            QByteArray(" was given to ") + QByteArray::number(facts.ratingsNeeded) +
            " people, who did not see each other's answers, ";
    text += facts.isSeededOrder ? "in an order drawn at random for each of them."
                                : "in the same order.";
    if (facts.isExplanationAsked)
        text += " They were asked to explain each answer; the explanations are not released.";
    return text;
}

QByteArray askingFact(const DatasheetFacts& facts)
{
    QByteArray text = acquisitionFact(facts);
    const auto add = [&](const QByteArray& sentence) {
        if (!sentence.isEmpty())
            text += (text.isEmpty() ? "" : " ") + sentence;
    };
    add(furtherFact(facts.further));
    add(readersFact(facts.readerFields, facts.fewestReaders));
    add(secondReadingFact(facts.secondReading));
    add(guessFact(facts.guessShare));
    add(normingFact(facts.normingRounds));
    if (!facts.languages.isEmpty())
        add("Languages that the window of the program spoke, with the answers given in each: " +
            facts.languages + "; languages.csv has them by annotator.");
    if (!facts.questions)
        return text;
    return text + (text.isEmpty() ? "" : " ") +
           "Annotators could ask the coordinator and the adjudicators about a scenario. Questions "
           "asked: " +
           QByteArray::number(facts.questions->asked) +
           "; answered: " + QByteArray::number(facts.questions->answered) +
           ". Each was answered to whoever had asked alone, and none is part of the data.";
}

QByteArray adjudicationFact(const DatasheetFacts& facts)
{
    if (facts.selfAgreement.isEmpty())
        return facts.own.adjudication;
    return facts.own.adjudication +
           "\n\nA share of the splits that an adjudicator had decided, drawn at random, came back "
           "to them two days later or more, without hints and without what they had decided. "
           "What they picked then changed no label; it says how well they agree with "
           "themselves:\n" +
           facts.selfAgreement;
}

QByteArray disagreementFact(const DatasheetFacts& facts)
{
    return facts.disagreement.isEmpty() ? facts.own.noise
                                        : facts.own.noise + "\n\n" + facts.disagreement;
}

QByteArray processingFact(const DatasheetFacts& facts)
{
    return "Each label has one spelling; texts are as they were imported. README.md lists the "
           "checks "
           "that were overridden, if any." +
           (facts.refused.isEmpty() ? QByteArray() : ' ' + facts.refused);
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

QByteArray licenceFact(const DatasheetFacts& facts)
{
    return facts.licence + ", see LICENSE-DATA.";
}

QByteArray erratumFact(const DatasheetFacts& facts)
{
    return facts.hasErrata ? "In ERRATA.md, and in the CHANGELOG.md of each version."
                           : "In the CHANGELOG.md of each version.";
}

} // namespace subtext
