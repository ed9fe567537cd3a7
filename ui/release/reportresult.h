// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/report/report.h"

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

class Study;

/// One table or one figure of a report: what the window shows of it, and its files.
struct ReportDocument
{
    QString stem;    ///< Its files are called so, before the ending: "alpha_held-out".
    QString title;   ///< Of its kind.
    QString caption; ///< What it shows, in sentences.
    QString note;    ///< A line in the picture of a figure; may be empty.
    /// A table as the paper prints it; of a figure its numbers, as they are in its CSV file.
    QStringList header;
    std::vector<QStringList> rows;
    std::vector<ReleaseFile> files; ///< As reportFiles() makes them.

    /// The bytes of the file with that ending ("csv"); null where there is none.
    const QByteArray* file(const QString& ending) const;
};

/// What a study has of a kind: several documents where they are of one question or protocol each;
/// or what it lacks for one.
struct ReportEntry
{
    const ReportKind* kind = nullptr;
    std::optional<ReportLack> lack;
    std::vector<ReportDocument> documents; ///< At least one where nothing is lacking.
};

/// The window asks for everything, as `subtext-cli report` does with no option but --markers.
struct ReportRequest
{
    QStringList forwardMarkers = entanglement::usualForwardMarkers();
};

struct ReportResult
{
    std::vector<ReportEntry> entries; ///< Of all kinds, in their order.

    /// All files, as `subtext-cli report --out` writes them.
    std::vector<ReleaseFile> files() const;
};

/// Every table and figure of a study. It can be cancelled, and tells its progress after each kind.
/// Errors: those of reading, Cancelled.
Result<std::shared_ptr<const ReportResult>> reportResult(Study& study, const ReportRequest& request,
                                                         const CancelToken& cancel,
                                                         const ProgressSink& progress);

} // namespace subtext
