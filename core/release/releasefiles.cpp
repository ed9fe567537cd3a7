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

/// Adds files to a sink until it refuses one.
class FileAdder
{
public:
    explicit FileAdder(ReleaseSink& sink)
        : m_sink(sink)
    {}

    template <typename Content> void add(const QString& path, const Content& content)
    {
        m_added = m_added.and_then([&] { return m_sink.add(path, content); });
    }
    const Result<void>& added() const { return m_added; }

private:
    ReleaseSink& m_sink;
    Result<void> m_added;
};

/// The tables of the data, then those of models.
std::vector<TableDescription> describeAll(const std::vector<DataTable>& tables,
                                          const std::vector<ModelFile>& models,
                                          const StudyData& publicData)
{
    std::vector<TableDescription> described = describeTables(tables, publicData);
    for (const ModelFile& file : models) {
        if (!file.description.columns.empty())
            described.push_back(file.description);
    }
    return described;
}

/// Everything but the documents about it: tables, splits, figures, what comes ready-made, models.
void addData(FileAdder& files, const ReleaseInput& input, const StudyIndex& study,
             const std::vector<DataTable>& tables, const ReleaseAgreement& agreement,
             const std::vector<ReleaseFile>& reports, const std::vector<ReleasePart>& more)
{
    const StudyData& publicData = study.data();
    const ReleaseLayout& layout = releaseLayoutOf(taskOf(publicData));
    for (const DataTable& table : tables) {
        const QString& path = table.description.path;
        const bool isGuarded = isCellGuarded(path, input.options);
        files.add(path, ReleaseSink::Write([&](const ByteSink& bytes) {
                      return table.write(study, isGuarded ? formulasAsTextInto(bytes) : bytes);
                  }));
    }
    files.add(QStringLiteral("splits.json"),
              layout.splits(publicData, agreement.report.splits, agreement.report.options.seed));
    files.add(QStringLiteral("reports/agreement.json"), layout.agreement(agreement, publicData));
    for (const ReleaseFile& report : reports)
        files.add(report.path, report.bytes);
    for (const ReleasePart& part : more)
        files.add(part.path, part.write);
    for (const ModelFile& file : input.models.files) {
        const QString& path = file.description.path;
        files.add(path,
                  isCellGuarded(path, input.options) ? withFormulasAsText(file.bytes) : file.bytes);
    }
}

} // namespace

Result<ReleaseTrace> makeReleaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const ReleaseAgreement& agreement,
                                      const std::vector<ReleasePart>& more,
                                      const std::optional<ReleaseContents>& last, ReleaseSink& sink)
{
    const StudyIndex study(publicData);
    const Task& task = taskOf(publicData);
    const std::vector<DataTable> tables = dataTables(input, study);
    const auto described = describeAll(tables, input.models.files, publicData);
    const std::vector<ReleaseFile> reports = releaseLayoutOf(task).reports(agreement, task);
    const QByteArray errata = errataFile(publicData);
    constexpr std::size_t Others = 12; // from splits.json on
    sink.expect(tables.size() + reports.size() + more.size() + input.models.files.size() + Others +
                (errata.isEmpty() ? 0 : 1));
    FileAdder files(sink);
    addData(files, input, study, tables, agreement, reports, more);
    if (!files.added())
        return fail(files.added().error());
    files.add(QStringLiteral("LICENSE-DATA"), licenceNotice(input, publicData));
    files.add(QStringLiteral("CITATION.cff"), citationFile(input, publicData));
    files.add(QStringLiteral("CITATION.bib"), bibtexFile(input, publicData));
    files.add(QStringLiteral(".zenodo.json"), zenodoFile(input, publicData));
    files.add(QStringLiteral("DATASHEET.md"), datasheet(input, publicData, agreement));
    const bool hasPdfs =
        std::any_of(sink.entries().begin(), sink.entries().end(),
                    [](const ReleaseEntry& file) { return !isReproducible(file.path); });
    files.add(QStringLiteral("REPRODUCIBILITY.md"),
              reproducibilityFile(input, publicData, agreement, hasPdfs));
    ReleaseTrace trace;
    trace.changelog =
        changelog(input.options, input.earlierChangelog,
                  releaseContents(input.options.version, tables, study, input.models.sets), last);
    files.add(QStringLiteral("CHANGELOG.md"), trace.changelog);
    if (!errata.isEmpty())
        files.add(QStringLiteral("ERRATA.md"), errata);
    files.add(QStringLiteral("README.md"),
              hubFrontMatter(input, publicData, described) +
                  readme(input, publicData, described, sink.entries()));
    files.add(QStringLiteral("croissant.json"),
              croissant(input, publicData, described, sink.entries()));
    trace.sums = sha256Sums(sink.entries());
    files.add(QStringLiteral("SHA256SUMS"), trace.sums);
    return files.added().map([&] { return std::move(trace); });
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
