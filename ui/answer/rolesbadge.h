// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/vocabulary.h"

#include <QWidget>

namespace subtext {

/// "Speaker → Listener" with both roles: a higher box above a lower one, or level boxes, and the
/// power relation in words.
class RolesBadge : public QWidget
{
    Q_OBJECT
public:
    explicit RolesBadge(QWidget* parent = nullptr);

    void setRoles(const QString& speaker, const QString& listener, PowerRelation power);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {160, heightForWidth(420)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Widths of the two boxes, and the height of both.
    struct Boxes
    {
        int speaker;
        int listener;
        int height;
    };
    Boxes boxesIn(int width) const;

    QString m_speaker;
    QString m_listener;
    PowerRelation m_power = PowerRelation::Peer;
};

} // namespace subtext
