// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releasedrafting.h"
#include "ui/release/statemark.h"

#include <QFrame>
#include <QLabel>

class QProgressBar;
class QPushButton;

namespace subtext {

/// Whether the data may go out, at a glance, and the button that sends it.
class VerdictCard : public QFrame
{
    Q_OBJECT
public:
    explicit VerdictCard(QWidget* parent);

    void showDraft(const ReleaseDraft& draft);
    void showUnknown();
    enum class Told {
        InTheCard,
        ByTheButton, ///< Alone, in its tip and to a screen reader.
    };
    /// Why the button cannot be pressed though the checks would allow it; empty: it can.
    void setObstacle(const QString& obstacle, Told told);
    /// What is being done; empty: nothing.
    void setWork(const QString& what);
    void setProgress(double part);

    QString verdict() const { return m_verdict->text(); }
    QString explanation() const { return m_explanation->text(); }
    QPushButton* writeButton() const { return m_write; }

Q_SIGNALS:
    void writeRequested();
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    void keepHeight();

    bool m_passes = false;
    QString m_whyNot; ///< Of the checks.
    QString m_obstacle;
    Told m_told = Told::InTheCard;
    bool m_isWorking = false;
    StateMark* m_mark;
    QLabel* m_verdict;
    QLabel* m_explanation;
    QPushButton* m_write;
    QLabel* m_work;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace subtext
