// SPDX-License-Identifier: MIT
#include "core/study/agreementreading.h"

#include "core/study/adjudication.h"
#include "core/study/qualitydesk.h"
#include "core/study/study.h"

namespace subtext {

AgreementInput readAgreementInput(Study& study, PersonId adjudicator)
{
    const StudyData data = study.snapshot();
    return agreementInput(data.scenarios, data.people, data.annotations,
                          adjudicator.isValid() ? study.adjudication().goldSeenBy(adjudicator)
                                                : data.gold,
                          study.quality().ratingsAsked());
}

} // namespace subtext
