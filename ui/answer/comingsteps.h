// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <utility>
#include <vector>

class QWidget;

namespace subtext {

/// Says in the place of a step that keeps it while it is hidden what will be asked there, so that
/// the gap explains itself and nothing moves when the step comes. Written on the page itself.
class ComingSteps : public QObject
{
    Q_OBJECT
public:
    /// `page` has the steps; it owns this.
    explicit ComingSteps(QWidget& page);

    void add(QWidget& step, const QString& asked);
    /// What stands in the place of this step now; empty: nothing.
    QString textFor(const QWidget& step) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paint();

    QWidget& m_page;
    std::vector<std::pair<QPointer<QWidget>, QString>> m_steps;
};

} // namespace subtext
