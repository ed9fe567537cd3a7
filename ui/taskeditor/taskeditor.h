// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/taskdocument.h"
#include "core/task/editing/taskdraft.h"
#include "core/task/taskparts.h"

#include <QDialog>
#include <QLabel>

class QPushButton;

namespace subtext {

class FaultPanel;
class LivePage;
class PartForm;
class PartTree;
class Prompts;
class SegmentBar;

/// A task of one's own: its parts at the left, the fields of the chosen one in the middle, the
/// Label page at the right, and below what is to be mended. What is accepted can be used.
class TaskEditor : public QDialog
{
    Q_OBJECT
public:
    TaskEditor(Prompts& prompts, TaskDocument document, QWidget* parent);
    ~TaskEditor() override;

    /// As it stands, with the texts that it came with, as far as it still names them.
    TaskDocument document() const;
    const TaskDraft& draft() const { return m_draft; }

    /// Shows the part that a place of the document is in, with the keys on its field.
    void goTo(const QString& place);
    void choosePart(TaskPart part);
    void undo();
    void redo();
    void readFile(const QString& path);
    /// With the texts beside it, where no file of their name is there.
    void saveFile(const QString& path);

    QString message() const { return m_message->text(); }
    PartTree* parts() const { return m_parts; }
    PartForm* form() const { return m_form; }
    LivePage* live() const { return m_live; }
    FaultPanel* faults() const { return m_faults; }
    /// Which of form and page is shown, where there is no room for both; else hidden.
    SegmentBar* views() const { return m_views; }

    /// Refused as long as there is something to mend.
    void accept() override;
    /// Asks first where something was changed.
    void reject() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildMiddle();
    QWidget* buildFoot();
    void registerKeys();
    void edit(const QString& place, const std::function<void(Task&)>& change);
    /// An edit after which this part is chosen.
    void editParts(const std::function<TaskPart(Task&)>& change);
    void refresh();
    void showMessage(const QString& text, bool isProblem);
    void arrange();
    bool hasRoomForBoth() const;

    Prompts& m_prompts;
    std::vector<TaskDocument> m_documents; ///< As they were read, by TaskDraft::origin().
    TaskDraft m_draft;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    PartTree* m_parts = nullptr;
    SegmentBar* m_views = nullptr;
    PartForm* m_form = nullptr;
    LivePage* m_live = nullptr;
    FaultPanel* m_faults = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_use = nullptr;
};

} // namespace subtext
