// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"

#include <QFrame>
#include <QPointer>

class QPushButton;

namespace subtext {

struct ChangeSet;
class DeskSession;
class ElidedLabel;
class Replying;

/// The line below the scene with what annotators asked about it; away where nobody did. Who asks is
/// told where the desk names the annotators, and nowhere else.
class DeskQuestions : public QFrame
{
    Q_OBJECT
public:
    explicit DeskQuestions(QWidget* parent);

    /// The item on the screen of that session.
    void showItem(DeskSession& session);
    /// Opens them for a reply.
    void open();
    /// Writes the reply that is being written; false where the disk refuses.
    bool keepDraft();
    /// The same, and they are closed.
    void closeDialog();

    QPushButton* button() const { return m_button; }
    QString text() const;

Q_SIGNALS:
    /// A reply was begun, or is no more; that it was sent the study tells.
    void draftChanged();

private:
    void read();
    void onStudyChanged(const ChangeSet& changes);

    QPointer<DeskSession> m_session;
    std::vector<AskedQuestion> m_asked; ///< About that item, by time.
    ElidedLabel* m_line;
    QPushButton* m_button;
    Replying* m_replying;
};

} // namespace subtext
