// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/labelreading.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace subtext {

/// What files of predictions hold of a study, whatever its task asks: told first, and kept when
/// somebody says so.
struct FoundPredictions
{
    struct Set
    {
        SetName name;
        QString question; ///< What it answers.
        AnswerCount count;
        qint64 usable = 0; ///< Rows from which a label, or a value of a vector, can be told.
    };
    /// A gold label of a file that is not the study's, which stays.
    struct GoldDifference
    {
        QString item;
        QString question;
        QString ofFile;
        QString ofStudy; ///< Empty: none.
    };
    /// A label of a file that is none of the options, and that no table translates; or an answer
    /// without words.
    struct OutsideLabel
    {
        SetName set;
        QString question;
        QString label;      ///< Normalised; empty: nothing was answered.
        QStringList places; ///< "FILE:LINE" of each row that has it.
    };
    std::vector<Set> sets;
    std::vector<OutsideLabel> outside; ///< By set; of each the most frequent first.
    std::vector<GoldDifference> goldDiffers;
    qint64 items = 0; ///< Of the study.
    evaluation::NotTaken notTaken;
    std::vector<ModelAnswers::NewPredictions> toKeep;
    Result<ModelAnswers::Taken> taking = ModelAnswers::Taken(); ///< What keeping it would do.
};

struct FilesRead
{
    PredictionFiles files;
    QHash<QString, QStringList> sheets; ///< Of workbooks that have several.
    QStringList columns;                ///< Of the first file, to choose from.
    Result<std::shared_ptr<const FoundPredictions>> read;
};

} // namespace subtext
