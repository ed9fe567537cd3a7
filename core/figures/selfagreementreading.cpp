// SPDX-License-Identifier: MIT
#include "core/figures/selfagreementreading.h"

#include "core/desk/secondlooks.h"

namespace subtext {

std::vector<SelfAgreement> readSelfAgreement(StudyContext& context)
{
    return selfAgreementOf(context);
}

} // namespace subtext
