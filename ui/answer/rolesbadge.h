// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"
#include "core/task/task.h"

#include <QWidget>

namespace subtext {

/// "From → to" with both roles, and what is between them in words. Where that is a power relation,
/// the higher box stands above the lower one; otherwise they are level.
class RolesBadge : public QWidget
{
    Q_OBJECT
public:
    explicit RolesBadge(QWidget* parent = nullptr);

    /// As the scene has them in the task's line between people; of a relation that the program made
    /// of the roles it says so.
    void setRoles(const Task& task, const Scenario& scenario);
    /// Whether the task has such a line at all.
    static bool isAskedFor(const Task& task);
    void setRoles(const Scenario& scenario);
    /// How many times as large as usual its words are.
    void setTextScale(qreal scale);

    QSize sizeHint() const override { return {UsualWidth, heightForWidth(m_width)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {160, heightForWidth(m_width)}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int UsualWidth = 420;

    struct Boxes
    {
        int speaker;
        int listener;
        int height;
    };
    Boxes boxesIn(int width) const;
    QFont roleFont() const;
    QFont phraseFont() const;
    QString inWords(const Task& task) const;
    void setPower(PowerRelation power, PowerSource source);
    void sayPower();
    void say(const QString& words);
    void paintArrow(QPainter& painter, const QRectF& speaker, const QRectF& listener) const;

    QString m_speaker;  ///< Or whoever else it comes from …
    QString m_listener; ///< … and goes to.
    QString m_phrase;   ///< What is between them, in words.
    bool m_hasFrom = true;
    bool m_hasTo = true;
    qreal m_scale = 1;
    int m_width = UsualWidth; ///< Or the smaller one that it has got: its lines follow from it.
    std::optional<PowerRelation> m_power; ///< None: not known, or merely assumed.
};

} // namespace subtext
