// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/normingfigures.h"
#include "ui/text/agreementtext.h"

#include <QString>

#include <vector>

namespace subtext {

/// A figure of a norming round in words.
struct NormingRow
{
    QString what;
    QString value;    ///< "undefined" where it is.
    QString interval; ///< Empty for figures that have none.
    int n = 0;
    QString counted; ///< The same in words: "12 votes".

    bool operator==(const NormingRow&) const = default;
};

/// The figures of one question, and below them who moved where, by option, those alone that anybody
/// moved between.
std::vector<NormingRow> normingRows(const NormingQuestion& of, const Task& task,
                                    DecimalPoint point = DecimalPoint::OfScreen);

/// How many voted twice, and a line a figure: "Votes that moved: 33.3 % (9 votes)"; below the name
/// of each question where there are several. Empty where nobody voted twice.
QString normingText(const NormingFigures& figures, const Task& task);
/// What few items do to the intervals; empty where there are enough.
QString fewItemsText(const NormingFigures& figures);

} // namespace subtext
