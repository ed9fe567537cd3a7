// SPDX-License-Identifier: MIT
#include "core/exchange/selfcheckwords.h"

namespace subtext {

SelfCheckWords::SelfCheckWords(const StudyData& data)
{
    for (const SelfCheck& check : data.selfChecks)
        m_words[{check.person, check.scenario}]
            << qualityToken(check.code) + u':' + selfCheckToken(check.action);
}

} // namespace subtext
