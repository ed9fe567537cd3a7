// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/labelreading.h"

#include <memory>

namespace subtext {

/// What files of predictions hold of a study, whatever its task asks: told first, and kept when
/// somebody says so.
struct FoundPredictions
{
    struct Set
    {
        evaluation::SetName name;
        QString question; ///< What it answers.
        qint64 answers = 0;
    };
    /// A gold label of a file that is not the study's, which stays.
    struct GoldDifference
    {
        QString item;
        QString question;
        QString ofFile;
        QString ofStudy; ///< Empty: none.
    };
    std::vector<Set> sets;
    std::vector<GoldDifference> goldDiffers;
    qint64 items = 0; ///< Of the study.
    evaluation::NotTaken notTaken;
    std::vector<ModelAnswers::NewPredictions> toKeep;
};

/// What is in files, or why they cannot be used.
struct FilesRead
{
    PredictionFiles files;
    Result<std::shared_ptr<const FoundPredictions>> read;
};

} // namespace subtext
