// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/evaluation.h"

#include <QByteArray>

namespace subtext::evaluation {

/// What was read and not taken, in sentences.
struct ReadingNotes
{
    struct Refused
    {
        QString file;
        qint64 line = 0;
        QString column;
        QString value;
        QString reason;
    };
    std::vector<Refused> refused;
    QStringList warnings;

    bool isEmpty() const { return refused.empty() && warnings.isEmpty(); }
};

/// The evaluation as JSON, "subtext.evaluation/1": unrounded, null where undefined.
QByteArray evaluationJson(const Evaluation& evaluation, const ReadingNotes& notes);

} // namespace subtext::evaluation
