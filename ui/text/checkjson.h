// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/exchange/tables/csvtext.h"
#include "core/figures/qualityreport.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace subtext {

/// What the ids of a quality report stand for: "subtype/id" of a scenario, name of a person.
struct CheckNames
{
    CheckNames(const std::vector<Scenario>& scenarios, const std::vector<Person>& people);

    QHash<ScenarioId, QString> scenarios;
    QHash<PersonId, QString> people;
};

/// The report as one JSON document (UTF-8, two spaces, LF at the end): "subtext.check/1". Levels 1
/// to 4 alone, or 0 for all; the people's figures are always there. What is undefined is null.
QByteArray checkJson(const QualityReport& report, const CheckNames& names, int level = 0);
/// The same piece by piece. Errors: those of the sink.
Result<void> writeCheckJson(const QualityReport& report, const CheckNames& names,
                            const ByteSink& sink, int level = 0);

} // namespace subtext
