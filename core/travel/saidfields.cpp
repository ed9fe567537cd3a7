// SPDX-License-Identifier: MIT
#include "core/travel/saidfields.h"

namespace subtext {

bool isSameAsSaid(const Scenario& a, const Scenario& b, quint16 said)
{
    for (std::size_t i = 0; i < MaxFields; ++i) {
        if ((said >> i & 1U) != 0 && a.fields.at(i) != b.fields.at(i))
            return false;
    }
    return true;
}

QString textsAsSaid(const Scenario& scenario, quint16 said)
{
    QStringList texts{scenario.group};
    for (std::size_t i = 0; i < MaxFields; ++i)
        texts << ((said >> i & 1U) != 0 ? scenario.fields.at(i) : QString());
    return texts.join(QChar(0));
}

bool isSameAsSaid(const Answer& known, const ImportedAnswer& imported)
{
    Answer answer = imported.answer;
    if (!imported.isSweptSaid)
        answer.swept = known.swept;
    return known == answer;
}

} // namespace subtext
