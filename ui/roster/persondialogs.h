// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/roster.h"

#include <QDialog>
#include <QLabel>
#include <QSet>

class QLineEdit;
class QPushButton;

namespace subtext {

class Prompts;
class RosterEdit;
class SegmentBar;

/// New people for a study that exists: pasted, typed or from a CSV file.
class AddPeopleDialog : public QDialog
{
    Q_OBJECT
public:
    /// `taken`: the codes of the study, in capitals.
    AddPeopleDialog(Prompts& prompts, const QSet<QString>& taken, QWidget* parent);

    RosterEdit* roster() const { return m_roster; }
    /// An error that came of adding; the dialog stays.
    void showProblem(const QString& text) { m_problem->setText(text); }

Q_SIGNALS:
    void addRequested(const std::vector<subtext::Roster::NewPerson>& people);

private:
    QSet<QString> m_taken;
    RosterEdit* m_roster;
    QLabel* m_problem;
    QPushButton* m_add;
};

class PersonDialog : public QDialog
{
    Q_OBJECT
public:
    /// `isOneself`: whose role is not for themselves to change.
    PersonDialog(const Person& person, bool isOneself, QWidget* parent);

    QLineEdit* name() const { return m_name; }
    SegmentBar* role() const { return m_role; }

Q_SIGNALS:
    void chosen(const QString& name, subtext::Role role);

private:
    QLineEdit* m_name;
    SegmentBar* m_role;
    QPushButton* m_save;
};

/// The passphrase that somebody signs in with, typed twice.
class PassphraseDialog : public QDialog
{
    Q_OBJECT
public:
    PassphraseDialog(const Person& person, bool hasPassphrase, QWidget* parent);

    QLineEdit* passphrase() const { return m_first; }

    static constexpr int Shortest = 8; ///< Characters.

Q_SIGNALS:
    /// Empty: none any more.
    void chosen(const QString& passphrase);

private:
    void refresh();

    QLineEdit* m_first;
    QLineEdit* m_again;
    QLabel* m_state;
    QPushButton* m_remove;
    QPushButton* m_set;
};

} // namespace subtext
