// SPDX-License-Identifier: MIT
#include "core/study/agreementreading.h"

#include "core/study/qualitydesk.h"
#include "core/study/study.h"

namespace subtext {

AgreementInput readAgreementInput(Study& study)
{
    const StudyData data = study.snapshot();
    return agreementInput(data.scenarios, data.people, data.annotations, data.gold,
                          study.quality().ratingsAsked());
}

} // namespace subtext
