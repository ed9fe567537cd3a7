// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/importform.h"
#include "ui/setup/setuppage.h"

namespace subtext {

class Prompts;

/// The files that hold the scenarios, and what the importer found in them.
class FilesPage : public SetupPage
{
    Q_OBJECT
public:
    FilesPage(Prompts& prompts, QWidget* parent);

    void setTask(const TaskDocument& chosen) override;
    void apply(SetupDraft& draft) const override;
    QString obstacle(const SetupDraft& draft) const override;
    void focusField() override { m_form->focusField(); }

    ImportForm* form() const { return m_form; }
    void addFiles(const QStringList& paths) { m_form->addFiles(paths); }
    void removeChosen() { m_form->removeChosen(); }
    bool isReading() const { return m_form->isReading(); }
    void finishReading() { m_form->finishReading(); }
    void stopReading() { m_form->stopReading(); }
    QString previewText() const { return m_form->previewText(); }
    QListWidget* list() const { return m_form->list(); }
    QPushButton* stop() const { return m_form->stop(); }

Q_SIGNALS:
    /// The task is to have the groups in the files.
    void groupsOfFilesWanted();

private:
    ImportForm* m_form;
    int m_mostAnswers = 0; ///< Of what it read.
};

} // namespace subtext
