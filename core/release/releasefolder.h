// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/release/layout/release.h"
#include "core/release/releasesink.h"

#include <QString>

#include <functional>
#include <vector>

namespace subtext {

/// Makes the files of a release: hands them to the sink, and returns its error where it has one.
using MakeRelease = std::function<Result<void>(ReleaseSink&)>;

/// Writes all files beside `dir` as they are made, and puts them in its place in one step:
/// afterwards there is the new release or, on any error, kill or cancel, what was there before. An
/// existing `dir` is replaced only where it is empty or a release: it has a SHA256SUMS, and nothing
/// that neither this nor the figures for print account for. Everything is on the disk when it
/// returns. Progress is given in files; cancelling is possible up to the last step.
///
/// What runs that were killed left beside `dir` is removed (".NAME.part-…").
///
/// Only where the last of it fails, bringing the exchange itself to the disk (IoFailure), the new
/// release stands there already.
///
/// Errors: FileExists (`dir` holds something else; detail says what), FolderMissing (the folder
/// that is to hold it), DiskFull, ReadOnly, IoFailure (also for a path that leads out of the
/// release), Cancelled, and those of `make`.
Result<void> writeReleaseFolder(const QString& dir, const MakeRelease& make,
                                const CancelToken& cancel = {}, const ProgressSink& progress = {});
Result<void> writeReleaseFolder(const QString& dir, const std::vector<ReleaseFile>& files,
                                const CancelToken& cancel = {}, const ProgressSink& progress = {});

} // namespace subtext
