// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/elidedlabel.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

#include <functional>

class QBoxLayout;
class QPushButton;

namespace subtext {

class HeadRow;

/// A line that says what just happened and offers one thing to do. It has a row of its own in a
/// layout, under what scrolls or shrinks and above the buttons, so that it covers nothing and no
/// button moves when it comes or goes; or it is in line with these, and nothing moves at all. Never
/// blocks, and never keeps the keys: a click leaves them where they are, and when what had them
/// here goes, they go back. In a narrow row of its own the buttons stand below the words.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind {
        Info,    ///< Was said; can be dismissed, and leaves by itself or with its place.
        Open,    ///< A question, or how it stands: can be dismissed, and stays until then.
        Lasting, ///< Cannot even be dismissed: stays until its cause is gone.
        Danger,  ///< Failed. Stays while it offers a way out, else until it is closed or left.
    };

    explicit NoticeBar(QWidget* parent);

    /// Into a column that has no margins of its own: set in from its edges. Returns its row.
    QBoxLayout* addTo(QBoxLayout& column);
    /// To the end of a column, from wherever it is.
    void moveTo(QBoxLayout& column);
    /// In a row of buttons, which does not get higher for it: what has no room of its text is cut,
    /// in the tip, and opens by a click or by keys.
    void setInLine(bool isInLine);
    /// The least width there in which what it says now can be made out: its buttons, and a few
    /// words.
    int leastWidthInLine() const;
    bool hasHeightForWidth() const override;
    /// `closeText` stands in place of "Dismiss", where closing it is an answer.
    void showNotice(Kind kind, const QString& text, const QString& actionText = {},
                    const std::function<void()>& action = {}, const QString& closeText = {});
    /// Says in passing; not where it says something that waits for an answer or has failed.
    void remark(const QString& text);
    void dismiss();
    /// Gives the keys to what the page is used by, where they were in the bar; without it, they go
    /// back to what had them before.
    void setHome(const std::function<void()>& focusHome) { m_focusHome = focusHome; }
    QString text() const { return isHidden() ? QString() : m_text->text(); }
    /// What it is about to say, where it is not shown yet.
    QString wording() const { return m_text->text(); }
    /// What it offers; hidden where that is nothing.
    QPushButton* actionButton() const { return m_action; }
    Kind kind() const { return m_kind; }

Q_SIGNALS:
    /// It says something else, and is about to be shown.
    void worded();
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void leave();
    void leaveWithPlace(const QString& said);
    /// Was told, and nothing is left to do about it here.
    bool isTold() const;
    void showTone();
    void noteFocus(QWidget* old, QWidget* now);
    /// Where a widget in the bar has the keys; before it is hidden, or the next in the order of
    /// the tabs would get them.
    void giveFocusBack();

    Kind m_kind = Kind::Info;
    bool m_isInLine = false;
    ElidedLabel* m_text;
    HeadRow* m_row; ///< The words and the buttons.
    QPushButton* m_action;
    QPushButton* m_close;
    std::function<void()> m_run;
    std::function<void()> m_focusHome;
    QPointer<QWidget> m_before; ///< What had the keys before something here.
    QTimer m_leaving{this};     // a child with a name, for tests to run out
};

} // namespace subtext
