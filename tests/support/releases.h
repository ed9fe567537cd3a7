// SPDX-License-Identifier: MIT
#pragma once

#include "core/publishing/releasedrafting.h"
#include "core/release/releasefiles.h"

#include <algorithm>

namespace subtext::test {

/// The files of a draft, without what others draw and word.
inline std::vector<ReleaseFile> filesOf(const ReleaseDraft& draft)
{
    return releaseFiles(draft.input, draft.publicData, draft.figures(), {}, draft.last);
}

/// The bytes of one file; none where there is no such file.
inline QByteArray contentOf(const std::vector<ReleaseFile>& files, const QString& path)
{
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const ReleaseFile& file) { return file.path == path; });
    return found == files.end() ? QByteArray() : found->bytes;
}

} // namespace subtext::test
