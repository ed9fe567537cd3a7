// SPDX-License-Identifier: MIT
#include "core/release/datasheet.h"

#include "core/release/datasheetfacts.h"
#include "core/release/markdown.h"

#include <array>

namespace subtext {
namespace {

/// One entry of the datasheet. Without a fact it is a question to people.
struct Entry
{
    const char* section;
    const char* token;
    const char* question;
    QByteArray (*fact)(const DatasheetFacts&) = nullptr;
    bool isKnownBeside = false; ///< What the study says itself is said beside their answer, too.
};

constexpr const char* Motivation = "Motivation";
constexpr const char* Composition = "Composition";
constexpr const char* Collection = "Collection process";
constexpr const char* Processing = "Preprocessing, cleaning and labeling";
constexpr const char* Uses = "Uses";
constexpr const char* Distribution = "Distribution";
constexpr const char* Maintenance = "Maintenance";

// In the order of the paper; its wording is longer.
constexpr std::array Entries{
    Entry{Motivation, "purpose", "For what purpose was the data set created?"},
    Entry{Motivation, "creators", "Who created it? (One person or institution per line)"},
    Entry{Motivation, "funding", "Who paid for it?"},
    Entry{Motivation, "author_contributions", "What did each of its authors contribute?"},
    Entry{Motivation, "competing_interests", "What competing interests do the authors have?"},
    Entry{Composition, "instances", "What is an instance?",
          [](const DatasheetFacts& f) { return f.own.instances; }},
    Entry{Composition, "counts", "How many instances are there?",
          [](const DatasheetFacts& f) { return f.own.counts; }},
    Entry{Composition, "sample",
          "Is it complete or a sample? If a sample, of what, and how was it chosen?"},
    Entry{Composition, "data", "What does an instance consist of?", dataFact},
    Entry{Composition, "labels", "What labels does an instance have?",
          [](const DatasheetFacts& f) { return f.own.labels; }},
    Entry{Composition, LanguageAnswer,
          "In which languages are the texts? (Codes such as en, one per line)"},
    Entry{Composition, "missing", "Is anything missing?",
          [](const DatasheetFacts& f) { return f.own.missing; }},
    Entry{Composition, "relations", "How do instances relate to each other?",
          [](const DatasheetFacts& f) { return f.own.relations; }},
    Entry{Composition, "splits", "Are there recommended parts?",
          [](const DatasheetFacts& f) { return f.own.splits; }},
    Entry{Composition, "noise", "What errors, noise and redundancies are known?", disagreementFact},
    Entry{Composition, "known_errors", "Are there errors that only its creators know of?"},
    Entry{Composition, "self_contained", "Does it depend on anything outside?", selfContainedFact},
    Entry{Composition, "confidential", "Does it contain anything confidential?", confidentialFact},
    Entry{Composition, "offensive", "Might some of it offend or frighten readers?"},
    Entry{Composition, "populations", "Which groups of people does it distinguish, and how?"},
    Entry{Composition, "identification", "Can people be identified?", identificationFact},
    Entry{Collection, SourceAnswer, "Where do the scenarios come from?", nullptr,
          /*isKnownBeside=*/true},
    Entry{Collection, "acquisition", "How was the data acquired?", askingFact},
    Entry{Collection, "annotators", "Who took part, and how were they chosen and paid?"},
    Entry{Collection, "timeframe", "When was the data collected?"},
    Entry{Collection, "hours", "How many hours of work went into it?"},
    Entry{Collection, "ethics", "Was there an ethical review? With what outcome?"},
    Entry{Collection, "consent",
          "Were the people informed, and did they consent? Can they withdraw?"},
    Entry{Collection, "impact", "Was the impact on the people behind the data assessed?"},
    Entry{Processing, "processing", "What was done to the data?", processingFact},
    Entry{Processing, "adjudication", "How were the gold labels made?", adjudicationFact},
    Entry{Processing, "raw", "Is the raw data kept?", rawFact},
    Entry{Processing, "software", "With which software?", softwareFact},
    Entry{Uses, "used_for", "What has it been used for, and where is that listed?"},
    Entry{Uses, "other_uses", "What else could it be used for?"},
    Entry{Uses, "limits", "What about it could harm or mislead future uses?"},
    Entry{Uses, "not_for", "What should it not be used for?"},
    Entry{Distribution, "url", "Where is it published? (A web address)"},
    Entry{Distribution, "doi", "What is its DOI?"},
    Entry{Distribution, "date", "When, and in which version?", versionFact},
    Entry{Distribution, "licence", "Under which licence?", licenceFact},
    Entry{Distribution, "responsibility",
          "Do its authors take responsibility for the data, in case rights were violated?"},
    Entry{Distribution, "third_party", "Do others have rights in it, or do export rules apply?"},
    Entry{Maintenance, "maintainer", "Who maintains it?"},
    Entry{Maintenance, "hosting", "Who hosts it?"},
    Entry{Maintenance, "support", "For how many years will it be hosted and maintained?"},
    Entry{Maintenance, "contact", "How can they be reached?"},
    Entry{Maintenance, "erratum", "Where are corrections listed?", erratumFact},
    Entry{Maintenance, "updates", "Will it be updated? By whom, how often?"},
    Entry{Maintenance, "retention", "For how long may data about the people be kept?"},
    Entry{Maintenance, "older", "Will older versions stay available?"},
    Entry{Maintenance, "contributions", "How can others extend it?"},
};

QByteArray answerOf(const Entry& entry, const DatasheetFacts& facts, const ReleaseInput& input)
{
    if (entry.fact)
        return entry.fact(facts);
    const QString token = QString::fromUtf8(entry.token);
    if (!entry.isKnownBeside)
        return answerTo(input.answers, input.known, token).toUtf8();
    const QByteArray said = answerTo(input.answers, token).toUtf8();
    const QByteArray known = markdownLine(answerTo(input.known, token));
    return said.isEmpty() || known.isEmpty() ? said + known : said + "\n\n" + known;
}

} // namespace

std::vector<DatasheetQuestion> datasheetQuestions()
{
    std::vector<DatasheetQuestion> questions;
    for (const Entry& entry : Entries) {
        if (!entry.fact) {
            questions.push_back({QString::fromUtf8(entry.token), QString::fromUtf8(entry.section),
                                 QString::fromUtf8(entry.question)});
        }
    }
    return questions;
}

QString answerTo(const DatasheetAnswers& answers, const QString& token)
{
    const auto found = answers.find(token);
    if (found == answers.end())
        return {};
    return QString(found->second).replace(QLatin1String("\r\n"), QLatin1String("\n")).trimmed();
}

QString answerTo(const DatasheetAnswers& answers, const DatasheetAnswers& known,
                 const QString& token)
{
    const QString said = answerTo(answers, token);
    return said.isEmpty() ? answerTo(known, token) : said;
}

QByteArray datasheet(const ReleaseInput& input, const StudyData& publicData,
                     const ReleaseAgreement& agreement)
{
    const DatasheetFacts facts = datasheetFacts(input, publicData, agreement);
    QByteArray text = "# Datasheet: " + facts.title +
                      "\n\nThe sections follow Gebru et al., Datasheets for Datasets (2021), "
                      "https://doi.org/10.1145/3458723.\n";
    QByteArray section;
    for (const Entry& entry : Entries) {
        if (section != entry.section) {
            section = entry.section;
            text += "\n## " + section + '\n';
        }
        QByteArray answer = answerOf(entry, facts, input);
        if (answer.isEmpty())
            answer = "*Unanswered.*";
        text += "\n**" + QByteArray(entry.question) + "**\n\n" + answer + '\n';
    }
    return text;
}

} // namespace subtext
