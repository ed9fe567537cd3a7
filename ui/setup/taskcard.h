// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace subtext {

/// One of the tasks that can be chosen: its title and, in a line, what it asks. Arrow keys go from
/// card to card.
class TaskCard : public QAbstractButton
{
    Q_OBJECT
public:
    TaskCard(const QString& title, const QString& about, QWidget* parent);

    void setTexts(const QString& title, const QString& about);
    QString about() const { return m_about; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString m_about;
};

} // namespace subtext
