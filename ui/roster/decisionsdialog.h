// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/domain/person.h"
#include "core/domain/records.h"
#include "core/task/task.h"

#include <QDialog>
#include <QLabel>

#include <memory>
#include <vector>

class QComboBox;
class QPushButton;
class QTableWidget;

namespace subtext {

class ColumnFit;
class Prompts;
class SheetChoice;
class Study;

/// Decisions from a file, as `subtext-cli adjudicate` takes them: shown first, then all of them
/// imported or, after an error, none.
class DecisionsDialog : public QDialog
{
    Q_OBJECT
public:
    /// Prompts and study must outlive it; `person` is who is signed in.
    DecisionsDialog(Prompts& prompts, Study& study, const Person& person, QWidget* parent);

    void readFile(const QString& path);
    /// Which sheet of a workbook is read.
    SheetChoice* sheets() const { return m_sheets; }

    /// What the file says, a row a scenario.
    QTableWidget* table() const { return m_table; }
    /// Whose decisions they are; nobody's as long as nothing is chosen.
    QComboBox* whose() const { return m_whose; }
    QString problem() const { return m_problem->text(); }

Q_SIGNALS:
    void imported(const QString& what);

private:
    void askForFile();
    void readSheet(const QString& sheet);
    Result<void> readRows(const QString& sheet);
    /// False where it is not known who there is.
    bool listPeople();
    void showRows();
    void import();
    void refuse(const Error& error);
    bool mayImport();

    Prompts& m_prompts;
    Study& m_study;
    Person m_person;
    std::shared_ptr<const Task> m_task;
    QString m_path;
    std::vector<BulkDecision> m_rows;
    QPushButton* m_choose; // what can be reached in the order of Tab
    SheetChoice* m_sheets;
    QTableWidget* m_table;
    ColumnFit* m_fit;
    QComboBox* m_whose;
    QLabel* m_found; ///< How much is in the file.
    QLabel* m_problem;
    QPushButton* m_import;
};

} // namespace subtext
