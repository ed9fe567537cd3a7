// SPDX-License-Identifier: MIT
#include "core/exchange/cei/assumedpowers.h"

#include "core/domain/ceiscene.h"

#include <QSet>

#include <algorithm>

namespace subtext {

std::vector<Scenario> scenesOfAssumedPower(const std::vector<ImportedFile>& files)
{
    std::vector<Scenario> scenes;
    QSet<QString> seen;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            const QString name = record.scenario.name();
            if (record.isReference || seen.contains(name))
                continue;
            seen.insert(name);
            if (powerSourceOf(record.scenario) == PowerSource::Assumed)
                scenes.push_back(record.scenario);
        }
    }
    return scenes;
}

std::vector<ImportWarning> warningsOf(const ImportedFile& file, const SaidPowers& powers)
{
    std::vector<ImportWarning> warnings = file.warnings;
    if (powers.isEmpty())
        return warnings;
    const auto said =
        std::count_if(file.records.begin(), file.records.end(), [&](const ImportedRecord& record) {
            return powerSourceOf(record.scenario) == PowerSource::Assumed &&
                   powers.contains(record.scenario.name());
        });
    std::erase_if(warnings, [&](ImportWarning& warning) {
        return warning.notice == ImportNotice::AssumedPower && (warning.count -= said) <= 0;
    });
    return warnings;
}

} // namespace subtext
