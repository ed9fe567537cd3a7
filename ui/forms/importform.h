// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/domain/person.h"
#include "ui/forms/importreading.h"

#include <QHash>
#include <QPushButton>
#include <QWidget>

#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QStackedWidget;
class QThread;

namespace subtext {

class ColumnMapping;
class ExportMeanings;
class ImportSides;
class PowerList;
class Prompts;
class SegmentBar;
class SheetChoice;
class TextReader;

/// Files to take in: which, what their columns mean, what of them is taken, what the importer
/// found, and who has more power in scenes where nothing says it. They are read on a worker, so
/// that the window never waits.
class ImportForm : public QWidget
{
    Q_OBJECT
public:
    ImportForm(Prompts& prompts, QWidget* parent);
    ~ImportForm() override;

    /// What the files are about; CEI until it is said. Files that are there are read again, by the
    /// columns that were named where the task asks the same of other groups.
    void setTask(std::shared_ptr<const Task> task);
    /// What columns meant before, newest first: proposed where a file has them all.
    void setKnownMappings(std::vector<ImportMapping> mappings) { m_known = std::move(mappings); }
    /// Names of the scenarios that the study has: the preview says how many of a file are new, and
    /// of those that are not nothing is asked.
    void setKnownScenarios(QSet<QString> names) { m_scenarios = std::move(names); }
    /// Whom people in exports of Label Studio can be.
    void setPeople(std::vector<Person> people);
    /// Groups that are none of the task can become the task's: see groupsOfFilesWanted().
    void offerGroupsOfFiles() { m_offersGroups = true; }
    void addFiles(const QStringList& paths);
    void removeChosen();
    bool isReading() const { return m_worker != nullptr; }
    /// Waits for the worker.
    void finishReading() { takeFromWorker(); }
    /// Ends the reading; the files stay on the list, and can be read again.
    void stopReading();
    QString previewText() const;

    /// What is to be taken, as it was read; empty while there is an obstacle.
    const std::vector<ImportedFile>& files() const { return m_found.files; }
    const SaidPowers& powers() const;
    /// What the files bring in all, taken or not.
    const ImportContents& contents() const { return m_found.contents; }
    /// What is still to be done, in a sentence; empty where nothing is.
    QString obstacle() const;
    void focusField() { m_add->setFocus(Qt::OtherFocusReason); }

    QListWidget* list() const { return m_list; }
    /// Stops the reading; after that, begins it again. Elsewhere hidden.
    QPushButton* stop() const { return m_stop; }
    /// On the screen while the file that is current in the list is a workbook of several sheets.
    QComboBox* sheets() const;
    /// On the screen while a file calls its columns otherwise.
    ColumnMapping* mapping() const { return m_mapping; }
    /// What exports of Label Studio mean, in a view of its own where there are some.
    ExportMeanings* meanings() const { return m_meanings; }
    SegmentBar* views() const { return m_views; }
    bool isMapping() const { return m_found.survey.has_value(); }
    /// The name of the file whose columns are all matched and that waits to be read by them.
    QString matchedFile() const;
    /// Reads that file.
    void readMatched() { useMapping(); }
    /// Whether something was found that somebody should look at before they go on: refused rows, or
    /// scenes that do not say who has more power.
    bool hasToBeSeen() const;
    /// How many rows can be used, where some are refused; else empty.
    QString usedRowsText() const;
    /// Leads to the refused rows, with the focus.
    void showRefused();

Q_SIGNALS:
    void changed();
    /// The task is to have the groups in the files.
    void groupsOfFilesWanted();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildFiles(Prompts& prompts);
    QWidget* buildFound();
    void showView();
    void chooseSheet(const QString& sheet);
    void showSheets();
    void readFiles();
    void takeFromWorker();
    void abandonWorker();
    void useMapping();
    void askForColumns();
    QString fileWithLeftColumns() const;
    void markFiles();
    bool isListed(const QString& path) const;
    QString currentPath() const;
    void showTicks();
    void listAssumedPowers();
    void showPreview();
    void refresh();

    ImportSides* m_sides = nullptr;
    QListWidget* m_list;
    QLabel* m_empty = nullptr;
    QLabel* m_again = nullptr; ///< Which files were added twice.
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_stop;
    SheetChoice* m_sheet;
    QLabel* m_take;
    QCheckBox* m_labels;
    QCheckBox* m_gold;
    QStackedWidget* m_stack;
    TextReader* m_preview;
    QPushButton* m_choose; ///< Leads to the columns of a file of which one was left out.
    QPushButton* m_takeGroups;
    QPushButton* m_refused;
    ColumnMapping* m_mapping;
    SegmentBar* m_views;
    ExportMeanings* m_meanings;
    PowerList* m_powers;
    std::unique_ptr<QThread> m_worker;
    CancelToken m_cancel;        ///< Of the worker that is there.
    ImportFindings m_fromWorker; ///< The worker's until it has finished.
    std::shared_ptr<const Task> m_task;
    std::vector<ImportMapping> m_known;
    std::optional<QSet<QString>> m_scenarios; ///< Of the study; none where there is none yet.
    QHash<QString, ImportOptions> m_options;  ///< Of files whose columns somebody has named.
    QHash<QString, QStringList> m_sheets;     ///< Of workbooks that have several, and …
    QHash<QString, QString> m_chosenSheets;   ///< … of which somebody has chosen one.
    QString m_asked;                          ///< The file whose columns somebody wants to see.
    ImportFindings m_found;
    bool m_isStopped = false;
    bool m_offersGroups = false;
    bool m_hasOtherGroups = false; ///< Rows were refused for groups that the task can take over.
};

} // namespace subtext
