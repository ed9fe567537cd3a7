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
    QString question() const { return isHidden() ? QString() : m_text->text(); }

Q_SIGNALS:
    void kept();
    void changeRequested();

private:
    QLabel* m_text;
};

} // namespace subtext
