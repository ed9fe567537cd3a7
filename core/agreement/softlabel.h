// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace subtext {

/// What the people who answered an item say of one question together, as shares of its options.
struct SoftLabel
{
    int answers = 0;            ///< With a choice.
    std::vector<double> shares; ///< By option, adding up to 1; empty without answers.
    /// Shannon's, of the shares, in bits: 0 where all lies on one option; none without answers.
    std::optional<double> entropy;

    bool operator==(const SoftLabel&) const = default;
};

/// The mean over people of what each says: with shared points the points by SharedPoints, with
/// another option 2/3 for the chosen one and 1/3 for the other, otherwise 1 for the chosen one.
/// That labels of several people are kept as their mean distribution is the soft label of Uma et
/// al. (2021, doi 10.1613/jair.1.12752); that each person's own label may be soft is of Collins,
/// Bhatt & Weller (2022, doi 10.1609/hcomp.v10i1.21986). That a first reading weighs twice a second
/// one is a convention of this program and stands nowhere else; points need none. A second answer
/// that does not fit its choice counts for nothing. The order of the answers makes no difference,
/// not even of rounding.
SoftLabel softLabel(const std::vector<const Answer*>& answers, const Task& task,
                    QuestionIndex question);

/// The same of an item that anybody said a second answer to; otherwise one without answers. Whoever
/// was not asked for one counts with their choice.
SoftLabel softLabelOfReadings(const std::vector<const Answer*>& answers, const Task& task,
                              QuestionIndex question);

/// What somebody said beside their choice; open where it does not fit that.
SecondAnswer fittingSecond(const Answer& answer, const Question& question, QuestionIndex place);

} // namespace subtext
