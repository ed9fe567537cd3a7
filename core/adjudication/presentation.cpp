// SPDX-License-Identifier: MIT
#include "core/adjudication/presentation.h"

#include "core/base/pythonrandom.h"

#include <numeric>

namespace subtext {

std::vector<int> presentationOrder(std::uint64_t studySeed, const QString& adjudicator,
                                   const QString& scenario, int raters)
{
    std::vector<int> seats(raters > 0 ? static_cast<std::size_t>(raters) : 0);
    std::iota(seats.begin(), seats.end(), 1);
    const QString name = QStringLiteral("desk/") + adjudicator + u'/' + scenario;
    PythonRandom(namedSeed(studySeed, name.toUtf8())).shuffle(seats);
    return seats;
}

} // namespace subtext
