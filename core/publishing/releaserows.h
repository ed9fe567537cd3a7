// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/release/changelog.h"
#include "core/release/layout/release.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <vector>

namespace subtext {

struct ReleaseRecord
{
    Uuid uuid;
    QString version; ///< "X.Y.Z"
    QString date;    ///< "YYYY-MM-DD", or empty.
    ReleaseNames names = ReleaseNames::Codes;
    std::uint64_t seed = 42;
    bool isExtended = false;
    QString checksum; ///< SHA-256 of SHA256SUMS, 64 hexadecimal digits.
    std::vector<OverriddenGate> overridden;
    ReleaseContents contents;
    QByteArray changelog;
    ModelChoice models;
    QStringList sets; ///< MODEL:MODE:RUN of each set of answers in it.
    /// Where codes were given at random: that of everybody, by their UUID. Nobody outside may know.
    std::map<Uuid, QString> randomCodes;
    PersonId by; ///< Invalid: the command line.
    qint64 at = 0;
};

/// The row that keeps a release; its JSON texts are made here.
StoredRelease storedRelease(const ReleaseRecord& record);

/// The release that a row keeps. Error: StudyDamaged (detail: the release) where a text of it is
/// not what storedRelease makes.
Result<ReleaseRecord> releaseRecord(const StoredRelease& row);

/// The highest version below `version` (any, where that is empty), and of it the latest record;
/// null where there is none. It lives as long as `records`.
const ReleaseRecord* recordBefore(const std::vector<ReleaseRecord>& records,
                                  const QString& version);

/// The date that the latest record of this version has; empty where there is none.
QString recordedDate(const std::vector<ReleaseRecord>& records, const QString& version);

} // namespace subtext
