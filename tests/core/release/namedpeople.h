// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/domain/vocabulary.h"

#include <QStringList>

#include <vector>

namespace subtext::test {

/// Annotators 1, 2, … with the codes A01, A02, … and these names.
inline std::vector<Person> roster(const QStringList& names)
{
    std::vector<Person> people;
    for (const QString& name : names) {
        const auto number = people.size() + 1;
        people.push_back({{static_cast<qint64>(number)},
                          {},
                          QStringLiteral("A%1").arg(number, 2, 10, QLatin1Char('0')),
                          name,
                          Role::Annotator});
    }
    return people;
}

} // namespace subtext::test
