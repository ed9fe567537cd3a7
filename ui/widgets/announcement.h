// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/centredpage.h"
#include "ui/widgets/controls.h"

#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

/// A page between two parts of the work: what comes now or is over, a note on it, and two ways to
/// go, of which Return takes the first.
class Announcement : public CentredPage
{
    Q_OBJECT
public:
    Announcement(ButtonKind second, QWidget* parent);

    void setTitle(const QString& text) { m_title->setText(text); }
    void setLead(const QString& text) { m_lead->setText(text); }
    QString lead() const { return m_lead->text(); }
    /// Empty: none.
    void setNote(const QString& text);
    QString note() const { return m_note->text(); }
    /// Puts something between the lead and the note.
    void insert(QWidget* widget) { m_rows->insertWidget(2, widget); }
    void insertBelow(QWidget* widget) { m_rows->insertWidget(m_rows->indexOf(m_note) + 1, widget); }
    QPushButton* firstButton() const { return m_first; }
    QPushButton* secondButton() const { return m_second; }

private:
    QVBoxLayout* m_rows;
    QLabel* m_title;
    QLabel* m_lead;
    QLabel* m_note;
    QPushButton* m_first;
    QPushButton* m_second;
};

} // namespace subtext
