// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/uuid.h"

#include <QString>

namespace subtext {

/// Which study a file is of, as the file says it. Nothing else in it was looked at.
struct StudyIdentity
{
    Uuid uuid;
    QString title;
    bool isHandOut = false; ///< Not the study itself.

    bool operator==(const StudyIdentity&) const = default;
};

/// Reads it from a private copy, of any schema up to the present one, whether somebody works on the
/// file or not: the file is not written to, not locked and not migrated, and nothing is made beside
/// it. Errors: FileMissing, FileUnreadable (a folder, a pipe, a link), FileTooLarge, NotAStudy,
/// SchemaUnreleased, SchemaTooNew, StudyDamaged, DiskFull, IoFailure.
Result<StudyIdentity> identifyStudy(const QString& path);

} // namespace subtext
