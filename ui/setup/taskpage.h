// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/setup/setuppage.h"

#include <QLineEdit>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace subtext {

class Prompts;
class TaskCard;
class TextChoice;

/// The study's name, what is asked of annotators, and the guideline that they work by. What is
/// asked is a task that ships, a document, or a copy of any of them that is edited here.
class TaskPage : public SetupPage
{
    Q_OBJECT
public:
    TaskPage(Prompts& prompts, QWidget* parent);

    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override { m_title->setFocus(Qt::OtherFocusReason); }

    const TaskDocument& chosen() const { return m_documents[m_chosen]; }
    /// Whether that is none that ships.
    bool isOwn() const { return m_chosen + 1 == m_documents.size(); }
    /// Takes a document and chooses it. What cannot be taken is said on the page, fault by fault,
    /// and the choice stays.
    void readFile(const QString& path);
    /// Makes this one's own task, and chooses it.
    void takeOwn(TaskDocument document);
    /// Adds a button that asks for a study from a project of Label Studio.
    void offerLabelStudio();
    /// Opens the editor on the task that is chosen, or on a copy of one that ships.
    void edit();
    /// Has the groups of the task, or of a copy of one that ships, be those in the files.
    void takeGroupsOfFiles();
    /// What is wrong with the document that was read last; empty where it was taken.
    QString problemText() const;

    QLineEdit* title() const { return m_title; }
    TextChoice* guideline() const { return m_guideline; }
    /// In the order of the tasks that ship; the last is one's own, hidden before there is one.
    TaskCard* card(std::size_t number) const { return m_cards.at(number); }

Q_SIGNALS:
    void taskChosen();
    void labelStudioRequested();

private:
    void buildCards();
    void buildButtons();
    void buildProblem();
    void choose(std::size_t number);
    void showProblem(const QString& heading, const QStringList& lines);

    Prompts& m_prompts;
    std::vector<TaskDocument> m_documents; ///< As the cards; the last is one's own.
    std::vector<TaskCard*> m_cards;
    std::size_t m_chosen = 0;
    QString m_guidelineOfTask;
    QLineEdit* m_title;
    QPushButton* m_file = nullptr;
    QPushButton* m_edit = nullptr;
    QHBoxLayout* m_buttons = nullptr;
    QLabel* m_outgrown = nullptr; ///< That texts of the task speak of answers that are gone.
    QFrame* m_problem = nullptr;
    QLabel* m_problemHead = nullptr;
    QLabel* m_problemLines = nullptr;
    TextChoice* m_guideline = nullptr;
};

} // namespace subtext
