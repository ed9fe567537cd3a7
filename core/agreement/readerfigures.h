// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/domain/courserecords.h"
#include "core/domain/readerform.h"

#include <optional>
#include <vector>

namespace subtext {

/// What the people of one group answered to one question of the task. Nothing but `people` is said,
/// and that is not to be shown, where the group may not be told of it: by toldGroups() over whoever
/// answered the question.
struct ReaderQuestion
{
    int people = 0;              ///< Who answered it.
    std::vector<qint64> counts;  ///< Of their labels, by option; empty where nothing is said.
    qint64 labels = 0;           ///< Their sum.
    qint64 items = 0;            ///< With labels of two of them or more: n of κ and α.
    std::optional<double> kappa; ///< Fleiss'; none where undefined.
    std::optional<double> alpha; ///< Krippendorff's, nominal; none where undefined.

    bool operator==(const ReaderQuestion&) const = default;
};

/// The people who gave one answer to a field of the form.
struct ReaderGroup
{
    QString value; ///< Of readerValues.
    int people = 0;
    std::vector<ReaderQuestion> questions; ///< In the order of the task.

    bool operator==(const ReaderGroup&) const = default;
};

/// How far people with one answer to a field agree among themselves, and what they chose. People
/// are those who labelled any item of the input.
struct ReaderFigures
{
    QString field;
    int atLeast = ReaderForm::UsualPeople;
    std::vector<ReaderGroup> groups; ///< Those that may be told, in the order of the form.
    /// Everybody else, by toldGroups(): whose answer fewer gave, who would rather not say or has
    /// not been asked, and a group where these would be too few.
    int others = 0;

    bool operator==(const ReaderFigures&) const = default;
};

/// By field of the form. `said`: the answers that count. O(fields × ratings × questions).
std::vector<ReaderFigures> readerFigures(const AgreementInput& input, const ReaderForm& form,
                                         const std::vector<ReaderAnswer>& said);

} // namespace subtext
