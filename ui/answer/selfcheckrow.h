// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

namespace subtext {

class SelfCheckRow : public QFrame
{
    Q_OBJECT
public:
    explicit SelfCheckRow(QWidget* parent);

    /// Empty hides it.
    void ask(const QString& question);
    /// Empty where nothing is asked.

    /// It sees to its height itself: a page whose height followed from its width would take what it
    /// wants instead of what it needs.
    bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void kept();
    void changeRequested();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLines();

    QLabel* m_text;
};

} // namespace subtext
