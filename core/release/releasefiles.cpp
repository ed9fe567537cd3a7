// SPDX-License-Identifier: MIT
#include "core/release/releasefiles.h"

#include "core/exchange/tables/formulacells.h"
#include "core/release/bibtex.h"
#include "core/release/checksums.h"
#include "core/release/croissant.h"
#include "core/release/datadictionary.h"
#include "core/release/datasheet.h"
#include "core/release/datatables.h"
#include "core/release/errata.h"
#include "core/release/hubmetadata.h"
#include "core/release/layoutchoice.h"
#include "core/release/metadata.h"
#include "core/release/readme.h"
#include "core/release/reproducibility.h"

#include <algorithm>

namespace subtext {
namespace {

bool isCellGuarded(const QString& path, const ReleaseOptions& options)
{
    return options.areFormulasText && path.endsWith(QLatin1String(".csv"));
}

ByteSink formulasAsTextInto(const ByteSink& sink)
{
    return [&sink](const QByteArray& rows) { return sink(withFormulasAsText(rows)); };
}

} // namespace

Result<ReleaseTrace> makeReleaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const ReleaseAgreement& agreement,
                                      const std::vector<ReleasePart>& more,
                                      const std::optional<ReleaseContents>& last, ReleaseSink& sink)
{
    const StudyIndex study(publicData);
    const Task& task = taskOf(publicData);
    const ReleaseLayout& layout = releaseLayoutOf(task);
    const std::vector<DataTable> tables = dataTables(input, study);
    std::vector<TableDescription> described = describeTables(tables, task);
    for (const ModelFile& file : input.models.files) {
        if (!file.description.columns.empty())
            described.push_back(file.description);
    }
    const std::vector<ReleaseFile> reports = layout.reports(agreement, task);
    const QByteArray errata = errataFile(publicData);
    constexpr std::size_t Others = 12; // from splits.json on
    sink.expect(tables.size() + reports.size() + more.size() + input.models.files.size() + Others +
                (errata.isEmpty() ? 0 : 1));
    Result<void> added;
    const auto add = [&](const QString& path, const auto& content) {
        added = added.and_then([&] { return sink.add(path, content); });
    };
    for (const DataTable& table : tables) {
        const QString& path = table.description.path;
        const bool isGuarded = isCellGuarded(path, input.options);
        add(path, ReleaseSink::Write([&](const ByteSink& bytes) {
                return table.write(study, isGuarded ? formulasAsTextInto(bytes) : bytes);
            }));
    }
    add(QStringLiteral("splits.json"),
        layout.splits(publicData, agreement.report.splits, agreement.report.options.seed));
    add(QStringLiteral("reports/agreement.json"), layout.agreement(agreement, publicData));
    for (const ReleaseFile& report : reports)
        add(report.path, report.bytes);
    for (const ReleasePart& part : more)
        add(part.path, part.write);
    for (const ModelFile& file : input.models.files) {
        const QString& path = file.description.path;
        add(path, isCellGuarded(path, input.options) ? withFormulasAsText(file.bytes) : file.bytes);
    }
    if (!added)
        return fail(added.error());
    add(QStringLiteral("LICENSE-DATA"), licenceNotice(input, publicData));
    add(QStringLiteral("CITATION.cff"), citationFile(input, publicData));
    add(QStringLiteral("CITATION.bib"), bibtexFile(input, publicData));
    add(QStringLiteral(".zenodo.json"), zenodoFile(input, publicData));
    add(QStringLiteral("DATASHEET.md"), datasheet(input, publicData, agreement));
    const bool hasPdfs =
        std::any_of(sink.entries().begin(), sink.entries().end(),
                    [](const ReleaseEntry& file) { return !isReproducible(file.path); });
    add(QStringLiteral("REPRODUCIBILITY.md"),
        reproducibilityFile(input, publicData, agreement, hasPdfs));
    ReleaseTrace trace;
    trace.changelog =
        changelog(input.options, input.earlierChangelog,
                  releaseContents(input.options.version, tables, study, input.models.sets), last);
    add(QStringLiteral("CHANGELOG.md"), trace.changelog);
    if (!errata.isEmpty())
        add(QStringLiteral("ERRATA.md"), errata);
    add(QStringLiteral("README.md"), hubFrontMatter(input, publicData, described) +
                                         readme(input, publicData, described, sink.entries()));
    add(QStringLiteral("croissant.json"), croissant(input, publicData, described, sink.entries()));
    trace.sums = sha256Sums(sink.entries());
    add(QStringLiteral("SHA256SUMS"), trace.sums);
    return added.map([&] { return std::move(trace); });
}

std::vector<ReleaseFile> releaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const ReleaseAgreement& agreement,
                                      const std::vector<ReleaseFile>& more,
                                      const std::optional<ReleaseContents>& last)
{
    ReleaseFilesSink memory; // refuses nothing
    static_cast<void>(makeReleaseFiles(input, publicData, agreement, partsOf(more), last, memory));
    return memory.takeFiles();
}

} // namespace subtext
