// SPDX-License-Identifier: MIT
#include "core/release/releasefiles.h"

#include "core/agreement/agreementjson.h"
#include "core/exchange/formulacells.h"
#include "core/release/checksums.h"
#include "core/release/croissant.h"
#include "core/release/datasheet.h"
#include "core/release/datatables.h"
#include "core/release/errata.h"
#include "core/release/metadata.h"
#include "core/release/readme.h"
#include "core/release/reporttables.h"
#include "core/release/splitsjson.h"

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

} // namespace

std::vector<ReleaseFile> releaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const AgreementReport& agreement,
                                      const std::vector<ReleaseFile>& more,
                                      const std::optional<ReleaseContents>& last)
{
    const StudyIndex study(publicData);
    const std::vector<DataTable> tables = dataTables(input, study);
    const std::vector<TableDescription> described = describeTables(tables);
    std::vector<ReleaseFile> files;
    const auto add = [&](const QString& path, const QByteArray& bytes) {
        files.push_back({path, bytes});
    };
    for (const DataTable& table : tables) {
        const QString& path = table.description.path;
        const QByteArray bytes = table.write(study);
        const bool isGuarded =
            input.options.areFormulasText && path.endsWith(QLatin1String(".csv"));
        add(path, isGuarded ? withFormulasAsText(bytes) : bytes);
    }
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
        changelog(input.options, input.earlierChangelog,
                  releaseContents(input.options.version, tables, study), last));
    if (const QByteArray errata = errataFile(publicData); !errata.isEmpty())
        add(QStringLiteral("ERRATA.md"), errata);
    add(QStringLiteral("README.md"), readme(input, publicData, described, files));
    add(QStringLiteral("croissant.json"), croissant(input, publicData, described, files));
    add(QStringLiteral("SHA256SUMS"), sha256Sums(files));
    return files;
}

} // namespace subtext
