// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/importing.h"
#include "core/study/roster.h"
#include "core/study/study.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTextBrowser;
class QThread;

namespace subtext {

class Prompts;

/// One dialog from files to a study that can be labelled: name, files, roster, annotators per
/// item, seed; what the importer found shows before anything is made.
class NewStudyDialog : public QDialog
{
    Q_OBJECT
public:
    NewStudyDialog(Prompts& prompts, const Environment& environment, QWidget* parent = nullptr);
    ~NewStudyDialog() override;

    void setTitle(const QString& title);
    void addFiles(const QStringList& paths);
    void setRoster(const QString& text);
    void setRatersPerItem(int raters);
    /// Files are read on a worker, so that the window never waits; true until they are.
    bool isReading() const { return m_worker != nullptr; }
    /// Waits for the worker.
    void finishReading();
    /// Why a study cannot be made yet; empty where it can.
    QString obstacle() const;
    QString previewText() const;

    /// Makes the study at `path`, opened for writing. All of it or, on an error, no file.
    Result<std::unique_ptr<Study>> make(const QString& path);

Q_SIGNALS:
    /// The user chose where to make it.
    void makeRequested(const QString& path);

private:
    void buildLeft(QLayout* columns);
    void buildRight(QLayout* columns);
    void readFiles();
    void takeFromWorker();
    void refresh();
    void requestMake();
    qsizetype annotatorCount() const;

    Prompts& m_prompts;
    Environment m_environment;
    QLineEdit* m_title;
    QListWidget* m_files;
    QPushButton* m_remove;
    QPlainTextEdit* m_roster;
    QSpinBox* m_raters;
    QSpinBox* m_seed;
    QTextBrowser* m_preview;
    QLabel* m_obstacle;
    QPushButton* m_make;

    std::unique_ptr<QThread> m_worker;
    Result<std::vector<ImportedFile>> m_fromWorker; ///< The worker's until it has finished.
    std::vector<ImportedFile> m_read;
    std::optional<Error> m_readError;
    std::vector<Roster::NewPerson> m_people;
    std::optional<Error> m_rosterError;
};

} // namespace subtext
