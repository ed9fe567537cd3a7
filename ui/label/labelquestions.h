// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QFrame>
#include <QPointer>

class QPushButton;

namespace subtext {

class ActionRegistry;
class ElidedLabel;
class LabelSession;
class QuestionDialog;
class QuestionDraftKeeper;

/// The line below the scene where one asks about the item, sees the latest reply, and that a
/// question was begun and not sent; away in a study that takes no questions and has none of this
/// annotator.
class LabelQuestions : public QFrame
{
    Q_OBJECT
public:
    explicit LabelQuestions(QWidget* parent);

    void registerActions(ActionRegistry& actions, QWidget& page, const QString& place);
    /// Its text begins so many pixels from its left edge.
    void setInset(int left);
    /// None: nobody is at work.
    void setSession(LabelSession* session);
    /// Opens what was asked about the item on screen, with room for another question where the
    /// study takes one.
    void open();

    /// Writes what is being written; false where the disk refuses.
    bool keepDraft();

    QPushButton* button() const { return m_button; }
    QString latestText() const;

Q_SIGNALS:
    /// The dialog is closed, whatever was done in it.
    void closed();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showItem();
    void onChanged();
    void showLatest();

    QPointer<LabelSession> m_session;
    ElidedLabel* m_latest;
    QPushButton* m_button;
    QPointer<QuestionDialog> m_dialog;
    QPointer<QuestionDraftKeeper> m_draft; ///< Goes with the dialog.
};

} // namespace subtext
