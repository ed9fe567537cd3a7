// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelagain.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "ui/background/studythread.h"

#include <QDialog>
#include <QHash>
#include <QLabel>

#include <memory>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace subtext {

class ColumnFit;
class Study;
struct ChangeSet;
struct LabelAgainFigures;
struct Task;

/// Asks for new answers to the items that a changed clause of the guide touches, or that findings
/// are about, and takes that back; follows the study. Below the list: the scene that is chosen, why
/// it was asked for, and how far annotators agreed on all of them before, and now, which is
/// computed beside the window.
class LabelAgainDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Shown { OldGuide, Asked, All };
    enum Column {
        ItemColumn,
        SceneColumn,
        AnswersColumn,
        OldColumn,
        OwingColumn,
        ReasonColumn,
        Columns
    };

    /// `study` must outlive it.
    LabelAgainDialog(Study& study, const Environment& environment, PersonId person,
                     QWidget* parent);

    /// Lists all items with an answer and chooses these among them, which are those of findings,
    /// and whom to ask; everybody who labelled them where `person` did not label all of them.
    void choose(const std::vector<ScenarioId>& items, PersonId person = {});
    QTableWidget* table() const { return m_table; }
    QComboBox* filter() const { return m_filter; }
    QLineEdit* search() const { return m_search; }
    /// The chosen scene and the whole reason, or nothing.
    QString sceneText() const;
    /// Why nothing is listed; empty where something is.
    QString emptyText() const { return m_empty->isHidden() ? QString() : m_empty->text(); }
    /// Everybody who labelled the chosen items, and after that each who labelled all of them.
    QComboBox* who() const { return m_who; }
    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* askButton() const { return m_ask; }
    QString lead() const { return m_lead->text(); }
    QString figures() const { return m_figures->text(); }
    /// Why nothing can be asked; empty where it can.
    QString fixedText() const { return m_whyNot; }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    /// The figures of what the study says now are still to come.
    bool isWorking() const { return m_isReading; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildFilters(QVBoxLayout& column);
    void buildTable(QVBoxLayout& column);
    void connectFields();
    /// What the dialog is for here, and what is to be written.
    void sayWhatFor();
    void onStudyChanged(const ChangeSet& changes);
    void read();
    /// Once for all that changes while it runs, and once more then.
    void readFigures();
    void takeFigures(const Result<LabelAgainFigures>& figures);
    void showItems();
    void fitColumns();
    void showScene();
    QString emptyWords() const;
    void showRow(int row, const AgainItem& item);
    void showWho();
    void updateButtons();
    PersonId whom() const; ///< Invalid: everybody who labelled the items.
    bool isShown(const AgainItem& item) const;
    bool isAnyByOldGuide() const;
    /// Of the rows that are chosen; `isAsked`: only those that are asked for, of whom is chosen.
    std::vector<ScenarioId> chosen(bool isAsked) const;
    /// Says what was refused; false then.
    bool conclude(const Result<ChangeSet>& done);

    Study& m_study;
    PersonId m_person;
    std::shared_ptr<const Task> m_task;
    std::vector<AgainItem> m_items; ///< In the order of import.
    std::vector<AgainItem> m_rows;  ///< Those that are shown, by row.
    std::vector<Person> m_people;
    QHash<PersonId, QString> m_codes;
    QHash<ScenarioId, Scenario> m_scenes;
    QString m_whyNot; ///< See whyFixed().
    bool m_isOfFindings = false;
    bool m_isReading = false;  ///< The figures.
    bool m_isOutdated = false; ///< Something changed since that began.
    QLabel* m_lead;
    QComboBox* m_filter;
    QLineEdit* m_search;
    QTableWidget* m_table;
    ColumnFit* m_fit;
    QLabel* m_sameGuide;
    QLabel* m_empty;
    QPlainTextEdit* m_scene;
    QComboBox* m_who;
    QLineEdit* m_reason;
    QLabel* m_figures;
    QLabel* m_fixed;
    QLabel* m_report;
    QPushButton* m_takeBack;
    QPushButton* m_ask;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
