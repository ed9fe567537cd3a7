// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/reportresult.h"

#include "core/exchange/tables/recordtable.h"
#include "core/study/study.h"

namespace subtext {
namespace {

/// "alpha_held-out" of "figures/alpha_held-out.svg".
QString stemOf(const QString& path)
{
    const qsizetype begin = path.lastIndexOf(u'/') + 1;
    return path.mid(begin, path.lastIndexOf(u'.') - begin);
}

/// One with its files, but without what is shown.
ReportDocument documentOf(const ReportKind& kind, const QString& suffix,
                          const std::vector<ReleaseFile>& files)
{
    ReportDocument document;
    document.stem = QString::fromLatin1(kind.name) + suffix;
    document.title = QString::fromUtf8(kind.title);
    for (const ReleaseFile& file : files) {
        if (stemOf(file.path) == document.stem)
            document.files.push_back(file);
    }
    return document;
}

/// Errors: those of readCsv, for bytes that this program has just made.
Result<void> readNumbers(ReportDocument& document)
{
    const QByteArray* csv = document.file(QStringLiteral("csv"));
    if (!csv)
        return fail(ErrorCode::MalformedFile, document.stem);
    auto table = readCsv(*csv);
    if (!table)
        return fail(table.error());
    document.header = table->columns;
    for (RecordTable::Row& row : table->rows)
        document.rows.push_back(std::move(row.cells));
    return {};
}

Result<ReportEntry> entryOf(const ReportPart& part)
{
    ReportEntry entry{part.kind, part.lack(), {}};
    if (entry.lack)
        return entry;
    const std::vector<ReleaseFile> files = reportFiles(part);
    for (const Drawing& drawing : *part.drawings) {
        ReportDocument document = documentOf(*part.kind, drawing.suffix, files);
        document.caption = drawing.caption;
        document.note = drawing.note;
        if (const auto read = readNumbers(document); !read)
            return fail(read.error());
        entry.documents.push_back(std::move(document));
    }
    for (const ReportTable& table : *part.tables) {
        ReportDocument document = documentOf(*part.kind, table.suffix, files);
        document.caption = table.printed.caption;
        document.header = table.printed.header;
        document.rows = table.printed.rows;
        entry.documents.push_back(std::move(document));
    }
    return entry;
}

} // namespace

const QByteArray* ReportDocument::file(const QString& ending) const
{
    for (const ReleaseFile& of : files) {
        if (of.path.endsWith(u'.' + ending))
            return &of.bytes;
    }
    return nullptr;
}

std::vector<ReleaseFile> ReportResult::files() const
{
    std::vector<ReleaseFile> files;
    for (const ReportEntry& entry : entries) {
        for (const ReportDocument& document : entry.documents)
            files.insert(files.end(), document.files.begin(), document.files.end());
    }
    return files;
}

Result<std::shared_ptr<const ReportResult>> reportResult(Study& study, const ReportRequest& request,
                                                         const CancelToken& cancel,
                                                         const ProgressSink& progress)
{
    auto input = readReportInput(study);
    if (!input)
        return fail(input.error());
    ReportOptions options;
    options.forwardMarkers = request.forwardMarkers;
    ReportFigures figures(std::move(*input), options);
    figures.endWith(cancel);
    const std::span<const ReportKind> kinds = reportKinds();
    auto result = std::make_shared<ReportResult>();
    for (const ReportKind& kind : kinds) {
        for (const ReportPart& part : makeReport(figures, {&kind})) {
            auto entry = entryOf(part);
            if (!entry)
                return fail(entry.error());
            result->entries.push_back(std::move(*entry));
        }
        if (cancel.isCancelled()) // what was made meanwhile is without its resamples
            return fail(ErrorCode::Cancelled);
        if (progress)
            progress(static_cast<double>(result->entries.size()) /
                     static_cast<double>(kinds.size()));
    }
    return std::shared_ptr<const ReportResult>(std::move(result));
}

} // namespace subtext
