// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

class QCheckBox;
class QGridLayout;
class QPlainTextEdit;
class QVBoxLayout;

namespace subtext {

class BasisBox;
class FittedPage;
class HintsView;
class PickButton;
class SettleView;

/// The decision about the item on screen: label, hints after the first pick, basis, note, save.
/// The frame is that of the side it stands in, which also keeps the note and what is below it in
/// view while the rest scrolls.
class DecisionPanel : public QFrame
{
    Q_OBJECT
public:
    explicit DecisionPanel(QWidget* parent = nullptr);

    /// What is decided from now on; before that CEI's question.
    void setTask(const std::shared_ptr<const Task>& task);
    /// Ready-made, for the note; before that none.
    void setPhrases(const QStringList& phrases);
    void showItem(const DeskSession& session);
    /// After something was done about the draft: nothing is said to be missing any more.
    void showDraft(const DeskSession& session);
    /// The same draft, in the colours of now: what is said to be missing stays.
    void showAgain(const DeskSession& session);
    void showSaveState(const DeskSession& session);
    /// After a change of the note: what it is enough for, and what saving would do.
    void showNoteCounts(const DeskSession& session);
    void showMissing(const DeskSession& session, DeskEditing::Missing missing);
    /// Says what a mark of being ambiguous needs, where there is none to mark.
    void showNothingToMark(const DeskSession& session);
    /// Says why a basis that was asked for is not the one that stands, where that is so.
    void showRefused(const DeskSession& session, Basis asked);

    QPlainTextEdit* noteEdit() const { return m_note; }
    HintsView* hints() const { return m_hints; }
    BasisBox* basisBox() const { return m_basis; }
    QPushButton* saveButton() const { return m_save; }
    /// For what else there is to do with the item.
    QPushButton* moreButton() const { return m_more; }
    /// Phrases, Hold, and whether it is saved.
    QWidget* tools() const { return m_tools; }
    /// What saving would replace.
    QLabel* replacedLine() const { return m_replaces; }
    /// Whether `widget` is a part of the panel, wherever it stands.
    bool holds(const QWidget* widget) const;
    /// Of what is in the panel itself at that width, with the hints as long as they are.
    int wholeHeight(int width);
    void insertSnippet(int index);
    void showSnippets() { m_snippets->showMenu(); }

Q_SIGNALS:
    void picked(const subtext::Pick& pick);
    void markToggled(); ///< Of the label that stands.
    void basisChosen(subtext::Basis basis);
    void noteEdited(const QString& note);
    void holdRequested();
    void leaveOutRequested();
    void saveRequested();
    void restRequested(); ///< What has the focus is left, or about to be disabled.
    /// Words about a field have come that are to be seen together with it.
    void pointedOut(QWidget* field, QWidget* words);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepHeights();
    void fitHints();
    void buildTools(QVBoxLayout& column);
    void buildPicks(QVBoxLayout& column);
    PickButton* addPick(const Pick& pick);
    void showQuestion(const DeskSession& session);
    void arrangePicks(std::size_t options);
    void buildHints(QVBoxLayout& column);
    void buildReasons(QVBoxLayout& column);
    void showVerdict(const DeskSession& session);
    /// What saving would replace.
    void showReplaced(const DeskSession& session);
    void showSettling(const DeskSession& session);
    void showBasis(const DeskSession& session);
    /// Whether there is an outcome to save; the key of it says what is missing.
    void showWhetherReady(const DeskSession& session);
    void markNeeded(std::optional<DeskEditing::Missing> needed);
    QString outcomeText(const DeskSession& session) const;
    void pointOut(QWidget& field, const QString& words);
    void hideMissing();

    std::shared_ptr<const Task> m_task;
    QStringList m_phrases;
    QGridLayout* m_grid = nullptr;
    std::vector<PickButton*> m_picks; ///< "Ambiguous" last; hidden ones beyond the options before.
    std::size_t m_options = 0;        ///< How many are shown.
    QLabel* m_asked = nullptr;        ///< The question, where there are several.
    QLabel* m_meant = nullptr;        ///< What it is about.
    QLabel* m_verdict = nullptr;
    QCheckBox* m_mark = nullptr; ///< The label is ambiguous.
    QPushButton* m_leaveOut = nullptr;
    SettleView* m_settling = nullptr;
    HintsView* m_hints = nullptr;
    FittedPage* m_hintsPlace = nullptr; ///< Where long hints scroll.
    BasisBox* m_basis = nullptr;
    QWidget* m_words = nullptr;  ///< Around the two below, of which one is shown.
    QLabel* m_meaning = nullptr; ///< Of the basis, or a question about it.
    QLabel* m_missing = nullptr;
    bool m_isNoteMissing = false; ///< That is what is said to be missing.
    QPlainTextEdit* m_note = nullptr;
    QWidget* m_tools = nullptr;
    QPushButton* m_snippets = nullptr;
    QPushButton* m_hold = nullptr;
    QPushButton* m_more = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_replaces = nullptr;
    QLabel* m_saved = nullptr;
};

} // namespace subtext
