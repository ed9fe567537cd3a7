// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"
#include "core/release/releasecontents.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

enum class ChangeLevel : std::uint8_t { Patch, Minor, Major };

struct GoldChange
{
    QString scenario; ///< A key of ReleaseContents::gold.
    QString before;
    QString after;

    bool operator==(const GoldChange&) const = default;
};

/// How a release differs from the last one. Lists are sorted by name.
struct VersionChange
{
    ChangeLevel level = ChangeLevel::Patch;
    std::vector<GoldChange> changedGold;
    QStringList newlyDecided; ///< Keys of ReleaseContents::gold that were open.
    QStringList removedScenarios;
    QStringList addedScenarios;
    QStringList removedFields;
    QStringList addedFields;
    QStringList changedAnswers; ///< Scenarios that are answered differently, where that is known.
    QStringList removedPredictions; ///< Sets of models' answers; they are not of the data.
    QStringList addedPredictions;

    bool operator==(const VersionChange&) const = default;
};

/// Major: a gold label changed (or was taken back), scenarios or fields are gone. Minor: new
/// scenarios, fields, or labels of scenarios that had been open. Patch: everything else, sets of
/// predictions among it, and revised answers that change no gold label.
VersionChange compareReleases(const ReleaseContents& last, const ReleaseContents& now);

/// The version after `last` ("X.Y.Z"); "1.0.0" where that is no version.
QString proposeVersion(const QString& last, const VersionChange& change);

/// In the manner of Keep a Changelog: the entry of `now` (dated by the options) before those of the
/// earlier text. An earlier entry of the same version is replaced. `last` is none at the first
/// release.
QByteArray changelog(const ReleaseOptions& options, const QByteArray& earlier,
                     const ReleaseContents& now, const std::optional<ReleaseContents>& last);

/// A changelog of that manner with blanks for the heading and the sentences that stand in every
/// one, so that what is left is of the study: versions, ids, labels, names of fields and of sets.
/// As long as `changelog`, each character in its place.
QString withoutOwnSentences(const QString& changelog);

} // namespace subtext
