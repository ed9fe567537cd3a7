// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;

namespace subtext {

/// A line that says what just happened and offers one thing to do. It lies over the bottom of its
/// parent, so that nothing moves under the hand when it comes or goes. Never blocks.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind {
        Info,    ///< Can be dismissed.
        Lasting, ///< As quiet, but stays until its cause is gone.
        Danger,
    };

    explicit NoticeBar(QWidget* parent);

    /// In a layout, as what must not cover anything; before it is shown.
    void takeRoom();
    /// Stays to the left of this widget while that is on screen.
    void keepFree(QWidget* beside) { m_beside = beside; }
    /// Stays above this bar of buttons while that is on screen.
    void stayAbove(QWidget* bar) { m_below = bar; }

    /// `closeText` stands in place of "Dismiss", where closing it is an answer.
    void showNotice(Kind kind, const QString& text, const QString& actionText = {},
                    const std::function<void()>& action = {}, const QString& closeText = {});
    void dismiss();
    QString text() const;
    /// What it offers; hidden where that is nothing.
    QPushButton* actionButton() const { return m_action; }
    QPushButton* closeButton() const { return m_close; }
    Kind kind() const { return m_kind; }

Q_SIGNALS:
    /// By the user.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void place();

    bool m_isOver = true;
    QPointer<QWidget> m_beside;
    QPointer<QWidget> m_below;
    Kind m_kind = Kind::Info;
    QLabel* m_text;
    QPushButton* m_action;
    QPushButton* m_close;
    std::function<void()> m_run;
};

} // namespace subtext
