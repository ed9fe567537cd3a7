// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

namespace subtext {

/// A CSV that imports, and one with rows that are refused and characters that are damaged.
void writeTourCsv(const QString& good, const QString& bad);

/// A study of four scenes that strain the page, with one annotator, in file order.
Result<std::unique_ptr<Study>> makeSpecialStudy(const QString& path,
                                                const Environment& environment);

/// The same scenes, labelled by so many invented annotators, and a coordinator.
Result<std::unique_ptr<Study>> makeCrowdStudy(const QString& path, int annotators,
                                              const Environment& environment);

} // namespace subtext
