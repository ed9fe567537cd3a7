// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/background/drafttimer.h"

#include <QObject>

#include <functional>

namespace subtext {

class QuestionDialog;

/// Keeps a question or a reply that is being written on the disk, when its DraftTimer says so, and
/// brings it back. Sending it and discarding it end the draft. It goes with its dialog.
class QuestionDraftKeeper : public QObject
{
    Q_OBJECT
public:
    /// Where the text is kept.
    struct Disk
    {
        std::function<Result<QString>()> read; ///< Empty where there is nothing.
        /// A text without a character: there is no draft any more.
        std::function<Result<void>(const QString&)> save;
    };
    QuestionDraftKeeper(Disk disk, QuestionDialog& dialog);

    /// Writes what is not written yet; false where the disk refuses, and the dialog says so.
    bool flush();

Q_SIGNALS:
    /// There is a draft on the disk now, or none any more; what is sent is told of by the study.
    void keptChanged();

private:
    void setKept(bool isKept);
    void forget();
    void discard();

    Disk m_disk;
    QuestionDialog& m_dialog;
    DraftTimer m_timer{this};
    bool m_isUnsaved = false;
    bool m_isKept = false; ///< There is a draft on the disk.
    bool m_isFailed = false;
};

} // namespace subtext
