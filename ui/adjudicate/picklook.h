// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/decision.h"
#include "core/task/task.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace subtext {

struct PickLook
{
    QString word;
    QString key; ///< As in Label: of the option, or of the row of a board of no and yes.
    QString colour;
    QString colourDark;
    int place = 0;        ///< Whose colour it has where the task gives none.
    bool isPlain = false; ///< No to a row: without a colour of its own.

    QColor hue(const QPalette& palette) const;
    bool operator==(const PickLook&) const = default;
};

PickLook lookOf(const Task& task, QuestionIndex question, Choice choice);

} // namespace subtext
