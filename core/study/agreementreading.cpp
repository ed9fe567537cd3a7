// SPDX-License-Identifier: MIT
#include "core/study/agreementreading.h"

#include "core/desk/deskqueue.h"
#include "core/operation/qualitydesk.h"
#include "core/study/study.h"

namespace subtext {

Result<AgreementInput> readAgreementInput(Study& study, PersonId adjudicator)
{
    Reads reads;
    StudyData data = reads.take(study.snapshot());
    if (adjudicator.isValid())
        data.gold = reads.take(study.deskQueue().goldSeenBy(adjudicator));
    const int ratingsNeeded = reads.take(study.quality().ratingsNeeded());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    return agreementInput(data.scenarios, data.people, data.annotations, data.gold, ratingsNeeded);
}

} // namespace subtext
