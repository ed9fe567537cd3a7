// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/taskdocument.h"
#include "ui/setup/setupdraft.h"

#include <QLabel>
#include <QScrollArea>

class QVBoxLayout;

namespace subtext {

/// One page of the set-up: a heading, what it is about, and its fields. It reads and writes its
/// part of the draft and nothing else.
class SetupPage : public QScrollArea
{
    Q_OBJECT
public:
    /// What the study is about from now on; called before anything else, and whenever it changes.
    virtual void setTask(const TaskDocument& /*chosen*/) {}
    /// Takes from the draft what other pages have said; called whenever the page comes up.
    virtual void enter(const SetupDraft& /*draft*/) {}
    virtual void apply(SetupDraft& draft) const = 0;
    /// What is still to be done here, in a sentence; empty where nothing is.
    virtual QString obstacle(const SetupDraft& draft) const = 0;
    /// Where the hands go first, or to what is missing.
    virtual void focusField() = 0;

Q_SIGNALS:
    void changed();

protected:
    /// A page no wider than `width`, which scrolls where the window is small.
    SetupPage(const QString& title, const QString& about, int width, QWidget* parent);

    void setAbout(const QString& about) { m_about->setText(about); }
    QWidget* column() const { return m_column; }
    QVBoxLayout* rows() const { return m_rows; }

private:
    QWidget* m_column;
    QVBoxLayout* m_rows;
    QLabel* m_about;
};

} // namespace subtext
