// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/standing/studystanding.h"

#include <QWidget>

#include <array>

class QFrame;
class QLabel;

namespace subtext {

/// The stages of a study in one line, with what there is of each; the one that it is in says so.
class StageLine : public QWidget
{
    Q_OBJECT
public:
    explicit StageLine(QWidget* parent);

    void showStanding(const StudyStanding& standing);
    /// The stage and its counts as they are read out: "Assign, now: 40 of 60 assigned".
    QString spokenText(StudyStage stage) const;

private:
    struct Box
    {
        QFrame* frame;
        QLabel* title;
        QLabel* counts;
    };
    std::array<Box, 5> m_boxes; ///< In the order of StudyStage.
};

} // namespace subtext
