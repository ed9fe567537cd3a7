// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"
#include "ui/adjudicate/picklook.h"

#include <QAbstractButton>
#include <QStringList>

#include <optional>

namespace subtext {

/// The head of a rater's column: the key of its place, who it is, and what they chose, large.
/// Pressing it takes that label.
class RaterHead : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RaterHead(QWidget* parent);

    /// The longest word that it can show is measured once.
    void setTask(const Task& task);
    void setRater(int place, const QString& title, std::optional<Choice> label,
                  const std::optional<PickLook>& look);
    void setChosen(bool isChosen);
    /// False where nothing can be decided: then it looks disabled, and is.
    void setTakeable(bool isTakeable);
    bool isChosen() const { return m_isChosen; }
    std::optional<Choice> label() const { return m_label; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintTitle(QPainter& painter, const QRectF& line) const;
    void paintLabel(QPainter& painter, const QRectF& line) const;
    void describe();
    void showWhetherTakeable();
    bool canBeTaken() const { return m_isTakeable && m_label; }
    QString keyText() const; ///< The key of the place; its number where it has none.

    int m_place = 0;
    QString m_title;
    std::optional<Choice> m_label;
    PickLook m_look;
    QStringList m_words; ///< Every word that may come …
    QString m_language;  ///< … and what it is in.
    bool m_isChosen = false;
    bool m_isTakeable = true;
};

} // namespace subtext
