// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/release/release.h"

#include <QByteArray>

#include <map>

namespace subtext {

/// What a study knows about itself, counted once for all answers.
struct DatasheetFacts
{
    QByteArray title;
    ReleaseOptions options;
    int ratingsNeeded = 3;
    bool isSeededOrder = true;
    bool isExplanationAsked = true;
    qint64 scenarios = 0;
    qint64 annotations = 0;
    qint64 imported = 0; ///< Annotations that came with a file.
    qint64 annotators = 0;
    std::map<QString, qint64> subtypes;
    std::map<PowerRelation, qint64> powers;
    qint64 derivedPowers = 0;
    qint64 unknownDomains = 0;
    qint64 incomplete = 0; ///< Scenarios with fewer annotations than the study asks for.
    qint64 settled = 0;    ///< Scenarios with a gold label or decided as ambiguous.
    qint64 notes = 0;
    bool hasErrata = false;
    qint64 damaged = 0; ///< Texts with probably damaged characters.
    PatternCounts patterns;
    stats::FleissKappa kappa;
};

DatasheetFacts datasheetFacts(const ReleaseInput& input, const StudyData& publicData,
                              const AgreementReport& agreement);

// One answer each, as Markdown.
QByteArray instancesFact(const DatasheetFacts& facts);
QByteArray countsFact(const DatasheetFacts& facts);
QByteArray dataFact(const DatasheetFacts& facts);
QByteArray labelsFact(const DatasheetFacts& facts);
QByteArray missingFact(const DatasheetFacts& facts);
QByteArray relationsFact(const DatasheetFacts& facts);
QByteArray splitsFact(const DatasheetFacts& facts);
QByteArray noiseFact(const DatasheetFacts& facts);
QByteArray selfContainedFact(const DatasheetFacts& facts);
QByteArray confidentialFact(const DatasheetFacts& facts);
QByteArray identificationFact(const DatasheetFacts& facts);
QByteArray acquisitionFact(const DatasheetFacts& facts);
QByteArray processingFact(const DatasheetFacts& facts);
QByteArray adjudicationFact(const DatasheetFacts& facts);
QByteArray rawFact(const DatasheetFacts& facts);
QByteArray softwareFact(const DatasheetFacts& facts);
QByteArray versionFact(const DatasheetFacts& facts);
QByteArray licenceFact(const DatasheetFacts& facts);
QByteArray erratumFact(const DatasheetFacts& facts);

} // namespace subtext
