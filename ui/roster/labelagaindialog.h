// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelagain.h"

#include <QDialog>
#include <QHash>
#include <QLabel>

#include <memory>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace subtext {

class Study;
struct Task;

/// Asks for new answers to the items that a changed clause of the guide touches, and takes that
/// back; follows the study. Below the list: how far annotators agreed on them before, and now.
class LabelAgainDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Shown { OldGuide, Asked, All };
    enum Column { ItemColumn, AnswersColumn, OldColumn, OwingColumn, ReasonColumn, Columns };

    /// `study` must outlive it.
    LabelAgainDialog(Study& study, PersonId person, QWidget* parent);

    QTableWidget* table() const { return m_table; }
    QComboBox* filter() const { return m_filter; }
    QLineEdit* reasonEdit() const { return m_reason; }
    QPushButton* askButton() const { return m_ask; }
    QPushButton* takeBackButton() const { return m_takeBack; }
    QString figures() const { return m_figures->text(); }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void read();
    void showItems();
    void showRow(int row, const AgainItem& item);
    void updateButtons();
    bool isShown(const AgainItem& item) const;
    /// Of the rows that are chosen; `isAsked`: only those that are asked for.
    std::vector<ScenarioId> chosen(bool isAsked) const;
    /// Says what was refused; false then.
    bool conclude(const Result<ChangeSet>& done);

    Study& m_study;
    PersonId m_person;
    std::shared_ptr<const Task> m_task;
    std::vector<AgainItem> m_items; ///< In the order of import.
    std::vector<AgainItem> m_rows;  ///< Those that are shown, by row.
    QHash<PersonId, QString> m_codes;
    QHash<ScenarioId, QString> m_utterances;
    QComboBox* m_filter;
    QTableWidget* m_table;
    QLineEdit* m_reason;
    QLabel* m_figures;
    QLabel* m_report;
    QPushButton* m_takeBack;
    QPushButton* m_ask;
};

} // namespace subtext
