// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "core/study/study.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace subtext {

class QuestionDialog;
class QuestionDraftKeeper;

/// The one of an item's questions that a reply is for: the first to which one was begun, else the
/// first without one, else the latest. Null where there is none.
const AskedQuestion* questionToAnswer(const std::vector<AskedQuestion>& asked);

/// The dialog of a widget in which somebody replies, and what they are writing there.
class Replying : public QObject
{
    Q_OBJECT
public:
    explicit Replying(QWidget& widget);

    /// Shows what was asked about an item, with room for a reply to questionToAnswer(), which must
    /// be there; without room where the study is not writable. Nothing where it is open already.
    void open(Study& study, PersonId by, const std::vector<AskedQuestion>& asked, bool isWritable);
    /// Writes what is being written; false where the disk refuses, and the dialog says so.
    bool keepDraft();
    /// Keeps the draft, and the dialog is gone.
    void close();

Q_SIGNALS:
    /// A reply was begun, or is no more; that it was sent the study tells.
    void draftChanged();

private:
    void keep(Study& study, PersonId by, const Uuid& question);

    QWidget& m_widget;
    QPointer<QuestionDialog> m_dialog;
    QPointer<QuestionDraftKeeper> m_draft; ///< Goes with the dialog.
};

} // namespace subtext
