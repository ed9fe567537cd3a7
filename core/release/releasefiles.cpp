// SPDX-License-Identifier: MIT
#include "core/release/releasefiles.h"

#include "core/exchange/exporter.h"
#include "core/release/checksums.h"
#include "core/release/croissant.h"
#include "core/release/datasheet.h"
#include "core/release/metadata.h"
#include "core/release/readme.h"
#include "core/release/releasetables.h"
#include "core/release/reporttables.h"
#include "core/release/splitsjson.h"
#include "core/report/agreementjson.h"

#include <set>

namespace subtext {
namespace {

/// The report with raters called as in the public data, whatever it was computed from.
QByteArray publicAgreement(const AgreementReport& agreement, const StudyData& publicData)
{
    std::vector<AgreementRater> raters = agreement.raters;
    for (AgreementRater& rater : raters) {
        rater.name = rater.code;
        for (const Person& person : publicData.people) {
            if (person.id == rater.person)
                rater.name = person.name;
        }
    }
    if (raters == agreement.raters)
        return agreementJson(agreement);
    AgreementReport renamed = agreement;
    renamed.raters = raters;
    return agreementJson(renamed);
}

ReleaseContents contentsOfTables(const ReleaseInput& input, const std::vector<ReleaseFile>& tables)
{
    // Reading back what was just written cannot fail.
    ReleaseContents contents = contentsOf(tables).value_or(ReleaseContents{});
    contents.version = input.options.version;
    return contents;
}

} // namespace

std::vector<ReleaseFile> dataTables(const ReleaseInput& input, const StudyData& publicData)
{
    std::vector<ReleaseFile> files;
    std::set<Subtype> subtypes;
    for (const Scenario& scenario : publicData.scenarios)
        subtypes.insert(scenario.subtype);
    for (Subtype subtype : subtypes) {
        files.push_back({QStringLiteral("data/human-gold/data_") + subtypeToken(subtype) +
                             QStringLiteral(".csv"),
                         input.options.isExtended
                             ? extendedCeiCsv(publicData, subtype, input.ratingsNeeded)
                             : ceiCsv(publicData, subtype)});
    }
    files.push_back({QStringLiteral("annotations.csv"), annotationsCsv(publicData)});
    files.push_back({QStringLiteral("scenarios.jsonl"), scenariosJsonl(publicData)});
    files.push_back({QStringLiteral("soft_labels.csv"), softLabelsCsv(publicData)});
    files.push_back({QStringLiteral("gold.csv"), goldCsv(publicData)});
    return files;
}

ReleaseContents releaseContents(const ReleaseInput& input, const StudyData& publicData)
{
    return contentsOfTables(input, dataTables(input, publicData));
}

std::vector<ReleaseFile> releaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const AgreementReport& agreement,
                                      const std::vector<ReleaseFile>& more,
                                      const std::optional<ReleaseContents>& last)
{
    std::vector<ReleaseFile> files = dataTables(input, publicData);
    const ReleaseContents now = contentsOfTables(input, files);
    const auto add = [&](const QString& path, const QByteArray& bytes) {
        files.push_back({path, bytes});
    };
    add(QStringLiteral("splits.json"),
        splitsJson(publicData, agreement.splits, agreement.options.seed));
    add(QStringLiteral("reports/agreement.json"), publicAgreement(agreement, publicData));
    for (const ReleaseFile& table : reportTables(agreement))
        files.push_back(table);
    files.insert(files.end(), more.begin(), more.end());
    add(QStringLiteral("LICENSE-DATA"), licenceNotice(input, publicData));
    add(QStringLiteral("CITATION.cff"), citationFile(input, publicData));
    add(QStringLiteral("DATASHEET.md"), datasheet(input, publicData, agreement));
    add(QStringLiteral("CHANGELOG.md"),
        changelog(input.options, input.earlierChangelog, now, last));
    add(QStringLiteral("README.md"), readme(input, publicData, files));
    add(QStringLiteral("croissant.json"), croissant(input, publicData, files));
    add(QStringLiteral("SHA256SUMS"), sha256Sums(files));
    return files;
}

} // namespace subtext
