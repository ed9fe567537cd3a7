// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QHBoxLayout;
class QPushButton;

namespace subtext {

class ElidedLabel;
class NoticeBar;

/// What stands above the scene: the item's name, and what is about the study as a whole. Where the
/// name has no room beside the buttons, these go into a line of their own.
class DeskHead : public QWidget
{
    Q_OBJECT
public:
    explicit DeskHead(QWidget* parent = nullptr);

    void setItem(const QString& name);
    /// What just happened is told here, beside the name, so that nothing moves for it; what stays,
    /// and what has no room here, is told in `row`, of which it is the last.
    void setNotice(NoticeBar& notice, QBoxLayout& row);
    /// In a narrow window there is a button for the queue, and the others have short words.
    void setNarrow(bool isNarrow);
    bool isNarrow() const { return m_isNarrow; }
    /// Nothing is said of none.
    void setLeftOut(qint64 count);
    /// How many splits wait for one; nothing is said of none.
    void setSecondLooks(int count);
    /// `whyNot`: why whoever is here may not; it stands in place of the button's action.
    void setLock(bool isLocked, bool isOffered, const QString& whyNot = {});

    QPushButton* lock() const { return m_lock; }
    QPushButton* secondLooks() const { return m_looks; }
    /// Brings the queue back; hidden where there is room for it.
    QPushButton* unfold() const { return m_unfold; }

Q_SIGNALS:
    void unfolded(bool isShown);
    void secondLooksRequested();
    void leftOutRequested();
    void lockRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void placeNotice();
    void placeNoticeLater();
    void showLock();
    int leastWidth() const;
    int widthInOneLine() const;

    QGridLayout* m_grid;
    QPushButton* m_unfold;
    ElidedLabel* m_name;
    QHBoxLayout* m_line; ///< The name, and what just happened.
    NoticeBar* m_notice = nullptr;
    QBoxLayout* m_noticeRow = nullptr;
    QWidget* m_study; ///< The buttons on the right.
    QPushButton* m_looks;
    QPushButton* m_leftOut;
    QPushButton* m_lock;
    bool m_isNarrow = false;
    bool m_isLocked = false;
    QString m_whyNoLock;
    bool m_isInOneLine = true;
};

} // namespace subtext
