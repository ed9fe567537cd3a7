// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace subtext {

/// One line at the top of a place that says what just happened and offers one thing to do. Never
/// blocks.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind {
        Info,    ///< Can be dismissed.
        Lasting, ///< As quiet, but stays until its cause is gone.
        Danger,
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    void showNotice(Kind kind, const QString& text, const QString& actionText = {},
                    const std::function<void()>& action = {});
    void dismiss();
    QString text() const;
    /// What it offers; hidden where that is nothing.
    QPushButton* actionButton() const { return m_action; }
    Kind kind() const { return m_kind; }

Q_SIGNALS:
    /// By the user.
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Kind m_kind = Kind::Info;
    QLabel* m_text;
    QPushButton* m_action;
    QPushButton* m_close;
    std::function<void()> m_run;
};

} // namespace subtext
