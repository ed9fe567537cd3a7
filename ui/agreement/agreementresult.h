// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/cuefigures.h"
#include "core/agreement/disagreementsources.h"
#include "core/agreement/ratermodels.h"
#include "core/agreement/readerfigures.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/selfagreement.h"
#include "core/agreement/surprisefigures.h"
#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/figures/labelagainfigures.h"

#include <QStringList>

#include <map>
#include <memory>
#include <optional>

namespace subtext {

class Study;

/// What is computed: the filter has no subtype, since that needs no new run.
struct AgreementRequest
{
    AgreementFilter filter;
    AgreementOptions options;
    PersonId adjudicator; ///< Whose decisions alone count as gold beside imported ones; or none.
    PersonId reader;      ///< Who looks on; nobody sees all.

    bool operator==(const AgreementRequest&) const = default;
};

struct AgreementResult
{
    AgreementReport report;
    std::vector<ModelReport> models; ///< Empty for a study too large to fit them beside the work.
    /// Items of the filter that it left out as ambiguous, by their group.
    std::map<QString, qint64> ambiguousLeftOut;
    /// Whether any item of the study, of the filter or not, has one: else there is nothing to
    /// filter by.
    bool isAnyPowerKnown = false;
    bool isAnyDomainKnown = false;
    QStringList topics; ///< That the study keeps, in their order; none where it keeps none.
    /// Of all items, whatever the filter; none where the study asks for no cue words, or nobody
    /// marked any.
    std::optional<CueFigures> cues;
    /// Of all items, whatever the filter; none where no item has two answers to a question, or
    /// nothing could be told apart: no repeats and no second readings.
    std::optional<DisagreementSources> disagreement;
    /// The same of second readings; empty where the study asks for none.
    SecondFigures seconds;
    /// Of all items, whatever the filter; empty where annotators are not asked about themselves.
    std::vector<ReaderFigures> readers;
    ReaderForm readerForm; ///< That they answered.
    /// The same of guesses of the others, with the gold labels that the reader may know.
    SurpriseFigures surprises;
    LabelAgainFigures again;                           ///< Of the items of the filter.
    std::map<QString, LabelAgainFigures> againByGroup; ///< Of those of one group among them.
    /// Of those whose second looks the reader may know, whatever the filter.
    std::vector<SelfAgreement> selfAgreement;
};

/// Errors: those of reading the study; Cancelled.
Result<std::shared_ptr<const AgreementResult>> agreementResult(Study& study,
                                                               const AgreementRequest& request,
                                                               const CancelToken& cancel,
                                                               const ProgressSink& progress);

} // namespace subtext
