// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QFrame>
#include <QPushButton>
#include <QTimer>

class QBoxLayout;
class QLabel;
class QProgressBar;

namespace subtext {

class ElidedLabel;
class NoticeBar;

/// The bar below scene and answer: where one stands, whether it is saved, and what can be done.
/// What there is to notice is said in it, or where it is too narrow for that in a row above it that
/// is kept free: nothing moves when a notice comes or goes.
class LabelBar : public QFrame
{
    Q_OBJECT
public:
    explicit LabelBar(QWidget* parent = nullptr);

    /// Takes the notice in, in place of progress and save state; it goes to `row`, which is above
    /// the bar, as long as there is too little room here, or the bar is hidden. The room of the row
    /// is kept while it is hidden, unless the page is so low that the work needs it: there a notice
    /// is said in place of the position too, where that is room enough for its words and buttons.
    void setNotice(NoticeBar& notice, QBoxLayout& row);
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
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& tip, bool isCheckable);

    enum class NoticePlace {
        Bar,
        BarAlone, ///< In the bar, in place of the position as well.
        KeptRow,
        Row,
    };

    void showState();
    NoticePlace placeOfNotice() const;
    void placeNotice();
    bool isInBar() const
    {
        return m_noticePlace == NoticePlace::Bar || m_noticePlace == NoticePlace::BarAlone;
    }
    int roomBetweenButtons() const;
    void share();

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
    NoticeBar* m_notice = nullptr;
    QBoxLayout* m_noticeRow = nullptr; ///< Where it is while it is not here.
    NoticePlace m_noticePlace = NoticePlace::Row;
};

} // namespace subtext
