// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "ui/setup/setuppage.h"

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

class QThread;

namespace subtext {

class Prompts;
class TextReader;

/// The files that hold the scenarios, and what the importer found in them. They are read on a
/// worker, so that the window never waits.
class FilesPage : public SetupPage
{
    Q_OBJECT
public:
    FilesPage(Prompts& prompts, QWidget* parent);
    ~FilesPage() override;

    void addFiles(const QStringList& paths);
    void removeChosen();
    bool isReading() const { return m_worker != nullptr; }
    /// Waits for the worker.
    void finishReading();
    /// Ends the reading; the files stay on the list, and can be read again.
    void stopReading();
    QString previewText() const;

    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override;

    QListWidget* list() const { return m_list; }
    /// Stops the reading; after that, begins it again. Elsewhere hidden.
    QPushButton* stop() const { return m_stop; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void readFiles();
    void takeFromWorker();
    void abandonWorker();
    bool isStopped() const;
    void refresh();

    QListWidget* m_list;
    QLabel* m_empty = nullptr;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_stop;
    TextReader* m_preview;
    std::unique_ptr<QThread> m_worker;
    CancelToken m_cancel;                           ///< Of the worker that is there.
    Result<std::vector<ImportedFile>> m_fromWorker; ///< The worker's until it has finished.
    std::vector<ImportedFile> m_read;
    std::optional<Error> m_error;
};

} // namespace subtext
