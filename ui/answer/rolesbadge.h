// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
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

    /// As the scene has them; of a power relation that the program made of the roles it says so.
    void setRoles(const Scenario& scenario);

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
    QString m_phrase; ///< The power relation in words.
    PowerRelation m_power = PowerRelation::Peer;
};

} // namespace subtext
