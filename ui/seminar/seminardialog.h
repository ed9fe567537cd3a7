// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"
#include "ui/seminar/seminarchoice.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace subtext {

class SegmentBar;

/// Asks which settled items a seminar shows, before it begins: all, a part of them, or those that
/// are ticked.
class SeminarDialog : public QDialog
{
    Q_OBJECT
public:
    /// `seminar` has one item at least.
    SeminarDialog(const Task& task, const Seminar& seminar, const SeminarChoice& choice,
                  QWidget* parent);

    const SeminarChoice& choice() const { return m_choice; }
    SegmentBar* which() const { return m_which; }
    QComboBox* groups() const { return m_groups; }
    QLineEdit* search() const { return m_search; }
    QListWidget* list() const { return m_list; }
    /// How many items it would show, or why there is none.
    QString stateText() const;

Q_SIGNALS:
    void chosen(const subtext::SeminarChoice& choice);

private:
    void build(const Task& task);
    QWidget* buildPart(const Task& task);
    QWidget* buildSingle(const Task& task);
    void showChoice();
    void narrow(const QString& words);
    void takeTicks();
    void showState();

    std::vector<SeminarItem> m_items;
    SeminarChoice m_choice;
    SegmentBar* m_which;
    QStackedWidget* m_pages;
    QComboBox* m_groups;
    QCheckBox* m_splitsOnly;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_state;
    QPushButton* m_begin;
};

} // namespace subtext
