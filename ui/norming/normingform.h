// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/norming.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace subtext {

class Study;

/// What a new norming round is to be: its title, its items, its people, and its questions where the
/// task has several.
class NormingForm : public QWidget
{
    Q_OBJECT
public:
    /// In the order of items().
    enum class Items { Splits, Names, Unlabelled };

    explicit NormingForm(QWidget* parent);

    /// Lists the people and questions of the study, all of them ticked.
    void read(Study& study);

    QLineEdit* title() const { return m_title; }
    QComboBox* items() const { return m_items; }
    QPlainTextEdit* names() const { return m_names; }
    QSpinBox* count() const { return m_count; }
    QListWidget* people() const { return m_people; }
    QListWidget* questions() const { return m_questions; }
    QPushButton* beginButton() const { return m_begin; }

Q_SIGNALS:
    void beginRequested(const subtext::NewNormingRound& wanted);
    /// There are no such items: a sentence that says so.
    void refused(const QString& why);

private:
    void showFields();
    void begin();
    /// Empty where they cannot be read or there are none, which was said then.
    std::vector<ScenarioId> chosenItems();
    std::vector<ScenarioId> splits();
    std::vector<ScenarioId> named();
    std::vector<ScenarioId> unlabelled();

    Study* m_study = nullptr;
    std::vector<PersonId> m_ids; ///< By row of the people.
    QLineEdit* m_title;
    QComboBox* m_items;
    QPlainTextEdit* m_names;
    QSpinBox* m_count;
    QListWidget* m_people;
    QLabel* m_questionsLabel = nullptr;
    QListWidget* m_questions;
    QPushButton* m_begin;
};

} // namespace subtext
