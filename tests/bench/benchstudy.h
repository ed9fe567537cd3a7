// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/importreader.h"
#include "core/study/study.h"

#include <QTemporaryDir>

#include <vector>

namespace subtext::bench {

/// A CSV of `count` sarcasm scenes of ordinary length; returns its path.
QString writeScenes(const QString& folder, int count);

/// A study of `count` scenes with one annotator who has all of them; returns its path.
QString makeStudy(const QString& folder, int count, const Environment& environment);

/// The same of `count` stories, for a board of sixteen rows.
QString makeBoardStudy(const QString& folder, int count, const Environment& environment);

/// `count` scenes of all five subtypes with their answers, as makeAnnotatedStudy has them; a longer
/// one begins with those of a shorter.
ImportedFile annotatedFile(int count);

/// A study of `count` scenes of all five subtypes, each with three imported answers with times:
/// four in ten unanimous, three a majority, three a split. One adjudicator, nothing decided.
/// Returns its path.
QString makeAnnotatedStudy(const QString& folder, int count, const Environment& environment);

/// The value below which the share `q` of them lies; `values` must not be empty.
double quantile(std::vector<double> values, double q);

/// Resident memory of this process in MiB.
double residentMiB();

} // namespace subtext::bench
