// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figures/seminar.h"
#include "ui/seminar/seminarrow.h"
#include "ui/seminar/seminarvotes.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace subtext {

class Prompts;
class Prose;
class RolesBadge;

/// A seminar: one item after another, large enough for a room. First the scene alone, then the
/// votes of the room by keys or by buttons, then what the annotators said, then the final label
/// with its note. Nothing is written unless somebody saves the votes.
class SeminarWindow : public QWidget
{
    Q_OBJECT
public:
    enum class Stage { Scene, Votes, Answers, Note };

    SeminarWindow(std::shared_ptr<const Task> task, Seminar seminar, Prompts& prompts,
                  QWidget* parent = nullptr);

    Stage stage() const { return m_stage; }
    int place() const { return m_place; } ///< From 0.
    void showAt(int place, Stage stage);
    /// To the next stage, and from the last to the next item.
    void goOn();
    void goBack();
    void saveVotes();

    const std::vector<SeminarRow*>& rows() const { return m_rows; }
    QString headText() const;
    QString noteText() const;
    Prose* hero() const { return m_hero; }
    /// Who speaks to whom; hidden where the task or the scene does not have it.
    RolesBadge* roles() const { return m_roles; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What a row stands for: an option of the question, or the yes of one.
    struct Meaning
    {
        QuestionIndex question{};
        Choice option{};
    };

    void build();
    QWidget* buildScene();
    QWidget* buildAnswers();
    void showItem();
    void showAnswers();
    void showRows();
    void showNote();
    std::vector<Meaning> meanings() const;
    SeminarRow::Content contentOf(const std::vector<Meaning>& rows, std::size_t place) const;
    QString wordOf(const Meaning& meaning) const;
    QString askText() const;
    QString annotatorsText() const;
    QString cuesText() const;
    void vote(std::size_t row, int by);
    void setFonts();
    void fitScene(qreal room);
    void fitAnswers(qreal room);
    const SeminarItem& item() const
    {
        return m_seminar.items.at(static_cast<std::size_t>(m_place));
    }

    std::shared_ptr<const Task> m_task;
    Seminar m_seminar;
    Prompts& m_prompts;
    SeminarVotes m_votes;
    int m_place = 0;
    Stage m_stage = Stage::Scene;
    std::size_t m_question = 0; ///< Of several that are no board of yes and no.

    QLabel* m_head = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_subjects = nullptr;
    QScrollArea* m_area = nullptr;
    Prose* m_context = nullptr;
    RolesBadge* m_roles = nullptr;
    Prose* m_hero = nullptr;
    QScrollArea* m_answersArea = nullptr;
    QWidget* m_answers = nullptr;
    QLabel* m_ask = nullptr;
    QLabel* m_legend = nullptr;
    QVBoxLayout* m_rowColumn = nullptr;
    std::vector<SeminarRow*> m_rows;
    QLabel* m_annotators = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace subtext
