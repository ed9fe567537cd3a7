// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/questions.h"
#include "core/study/study.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace subtext {

class ColumnFit;
class Replying;
class TextReader;

/// What annotators ask about items: those that wait for a reply first, and below them the chosen
/// one with its item and its replies.
class QuestionsView : public QWidget
{
    Q_OBJECT
public:
    enum Column { StateColumn, AskerColumn, ItemColumn, SceneColumn, QuestionColumn, Columns };

    explicit QuestionsView(QWidget* parent);

    /// For this coordinator from now on.
    void start(PersonId reader, bool isChangeable);
    /// What is chosen stays chosen.
    void read(Study& study);
    void clear();
    /// There is something to be seen here: the study takes questions, or has some.
    bool isOffered() const { return m_areAllowed || !m_asked.empty(); }
    /// Those without a reply.
    qint64 openCount() const;
    /// Opens the chosen one for a reply; so does Ctrl+Return while the view is on screen.
    void reply();
    /// Writes the reply that is being written; false where the disk refuses.
    bool keepDraft();

    QTableWidget* table() const { return m_table; }
    TextReader* conversation() const { return m_conversation; }
    QString emptyText() const;

private:
    void fill(std::vector<AskedQuestion> asked);
    void fitColumns();
    QString sceneOf(const AskedQuestion& asked) const;
    void showChosen();

    QPointer<Study> m_study;
    PersonId m_reader;
    bool m_isChangeable = false;
    bool m_areAllowed = false;
    std::vector<AskedQuestion> m_asked; ///< As they are listed.
    QTableWidget* m_table;
    ColumnFit* m_fit;
    TextReader* m_conversation;
    QLabel* m_empty;
    QPushButton* m_reply;
    QWidget* m_below;
    Replying* m_replying;
};

} // namespace subtext
