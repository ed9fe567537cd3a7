// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QFrame>
#include <QPushButton>
#include <QTimer>

class QLabel;
class QProgressBar;

namespace subtext {

class ElidedLabel;

/// The bar below scene and answer: where one stands, whether it is saved, and what can be done.
class LabelBar : public QFrame
{
    Q_OBJECT
public:
    explicit LabelBar(QWidget* parent = nullptr);

    void showItem(const LabelSession& session);
    void showProgress(const LabelSession& session);
    void showSaveState(SaveState state);
    /// For two seconds, or until the next answer: what has just been saved.
    void showSubmitted(int position);
    void showAnswered();
    void setFlagged(bool isFlagged) { m_flag->setChecked(isFlagged); }
    void setItemListShown(bool isShown) { m_list->setChecked(isShown); }
    void setDockShown(bool isShown) { m_dock->setChecked(isShown); }

Q_SIGNALS:
    void itemListToggled(bool isShown);
    void dockToggled(bool isShown);
    void backRequested();
    void forwardRequested();
    void flagRequested();
    void submitRequested();
    /// To the hand-in; of a locked study to the final labels.
    void endingRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& tip, bool isCheckable);

    void showState();

    SaveState m_state = SaveState::Untouched;
    QString m_said; ///< Instead of the state, for a moment.
    QTimer m_sayTimer{this};
    QPushButton* m_list;
    QPushButton* m_back;
    QPushButton* m_forward;
    QLabel* m_position;
    QProgressBar* m_progress;
    QLabel* m_done;
    QPushButton* m_ending; ///< Hidden as long as items are open; "Final labels" once locked.
    ElidedLabel* m_saved;
    QPushButton* m_flag;
    QPushButton* m_dock;
    QPushButton* m_submit;
};

} // namespace subtext
