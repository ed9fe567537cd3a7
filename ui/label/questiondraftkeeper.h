// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/background/drafttimer.h"

#include <QObject>

namespace subtext {

class OwnQuestions;
class QuestionDialog;

/// Keeps a question that is being written on the disk, when its DraftTimer says so, and brings it
/// back. Sending it and discarding it end the draft. It goes with its dialog.
class QuestionDraftKeeper : public QObject
{
    Q_OBJECT
public:
    QuestionDraftKeeper(OwnQuestions& questions, ScenarioId item, QuestionDialog& dialog);

    /// Writes what is not written yet; false where the disk refuses, and the dialog says so.
    bool flush();

private:
    void forget();
    void discard();

    OwnQuestions& m_questions;
    ScenarioId m_item;
    QuestionDialog& m_dialog;
    DraftTimer m_timer{this};
    bool m_isUnsaved = false;
    bool m_isKept = false; ///< There is a draft on the disk.
    bool m_isFailed = false;
};

} // namespace subtext
