// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QFrame>

class QPushButton;

namespace subtext {

/// A quiet switch between a few views or values, side by side. Tab reaches it, the arrow keys
/// choose.
class SegmentBar : public QFrame
{
    Q_OBJECT
public:
    SegmentBar(const QString& name, QWidget* parent);

    /// The segments are views of a page, not values; before the first is added.
    void beTabs();
    /// Returns its number.
    int addSegment(const QString& text);
    void setSegmentText(int segment, const QString& text);
    QString segmentText(int segment) const;
    int current() const { return m_group->checkedId(); }
    /// Without chosen().
    void setCurrent(int segment);
    QPushButton* button(int segment) const;
    /// With less room around each word, for long words in a narrow window.
    void setTight(bool isTight);
    /// It goes on in lines below where there is too little room; before the first is added.
    void letWrap();
    /// On one line.
    int looseWidth() const { return sizeHint().width() + (m_isTight ? spared() : 0); }
    int tightWidth() const { return sizeHint().width() - (m_isTight ? 0 : spared()); }
    /// Of the longest word, where it may wrap.
    int leastWidth() const { return minimumSizeHint().width() - (m_isTight ? 0 : 2 * EachSide); }

Q_SIGNALS:
    void chosen(int segment);

private:
    static constexpr int EachSide = 5; ///< That a tight one does without; see the style sheet.

    /// What tight segments take less, together.
    int spared() const;
    void leadTabToCurrent();

    bool m_areTabs = false;
    bool m_isTight = false;
    QButtonGroup* m_group;
};

} // namespace subtext
