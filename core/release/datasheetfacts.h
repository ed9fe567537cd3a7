// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/furthertable.h"
#include "core/release/layout/releaselayout.h"

#include <QByteArray>

namespace subtext {

struct DatasheetFacts
{
    QByteArray title;
    LayoutFacts own;
    ReleaseOptions options;
    QByteArray licence; ///< Its token.
    int ratingsNeeded = 3;
    bool isSeededOrder = true;
    bool isExplanationAsked = true;
    SecondReading secondReading = SecondReading::Off; ///< Off where nobody gave one.
    int guessShare = 0;   ///< Percent of the scenarios; 0 where nobody guessed the others.
    QByteArray languages; ///< "de 12, en 3"; empty where none is known.
    std::optional<QuestionCounts> questions; ///< As ReleaseInput has them.
    QByteArray selfAgreement;    ///< Of the adjudicators; empty where none looked again.
    FurtherCounts further;       ///< Annotations that were asked for because of a split.
    qsizetype normingRounds = 0; ///< That are closed and have votes that leave.
    qsizetype readerFields =
        0;                   ///< That annotators were asked about themselves; 0: nobody said any.
    int fewestReaders = 0;   ///< Of whom anything is said.
    QByteArray disagreement; ///< Whose it is, in words; empty where the study tells nothing.
    qint64 annotations = 0;
    qint64 imported = 0;       ///< Annotations that came with a file, as they count now or before.
    qint64 revisedImports = 0; ///< Of them: revised in the study since.
    bool hasErrata = false;
    qsizetype predictionSets = 0;
    bool areChecksOfMore = false; ///< As ReleaseInput has it.
    QByteArray refused; ///< How many scenes were refused before labelling, and why; empty: none.
};

DatasheetFacts datasheetFacts(const ReleaseInput& input, const StudyData& publicData,
                              const ReleaseAgreement& agreement);

QByteArray dataFact(const DatasheetFacts& facts);
QByteArray selfContainedFact(const DatasheetFacts& facts);
QByteArray confidentialFact(const DatasheetFacts& facts);
QByteArray identificationFact(const DatasheetFacts& facts);
QByteArray acquisitionFact(const DatasheetFacts& facts);
/// acquisitionFact(), with who was asked because of a split, what annotators were asked about
/// themselves, what else an answer could be, in how many norming rounds they voted, the
/// languages of the window, and how many questions about items were asked and answered.
QByteArray askingFact(const DatasheetFacts& facts);
/// How gold labels were made, and how well adjudicators agree with themselves.
QByteArray adjudicationFact(const DatasheetFacts& facts);
/// What is known of noise, and whose the disagreement is where the study tells that.
QByteArray disagreementFact(const DatasheetFacts& facts);
QByteArray processingFact(const DatasheetFacts& facts);
QByteArray rawFact(const DatasheetFacts& facts);
QByteArray softwareFact(const DatasheetFacts& facts);
QByteArray versionFact(const DatasheetFacts& facts);
QByteArray licenceFact(const DatasheetFacts& facts);
QByteArray erratumFact(const DatasheetFacts& facts);

} // namespace subtext
