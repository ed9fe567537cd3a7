// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/rows/importmapping.h"
#include "core/task/task.h"

#include <QWidget>

#include <functional>
#include <memory>

class QPushButton;

namespace subtext {

class Prompts;

/// A mapping from a file, and the one on the screen into a file: the same files that the command
/// line reads with --map.
class MappingFiles : public QWidget
{
    Q_OBJECT
public:
    /// `shown` gives what is to be saved.
    MappingFiles(Prompts& prompts, std::function<ImportMapping()> shown, QWidget* parent);

    /// A file that speaks of other questions is refused.
    void setTask(std::shared_ptr<const Task> task) { m_task = std::move(task); }
    QPushButton* openButton() const { return m_open; }
    QPushButton* saveButton() const { return m_save; }

Q_SIGNALS:
    void opened(const ImportMapping& mapping);

private:
    void open(const QString& path);
    void save(const QString& path);

    Prompts& m_prompts;
    std::function<ImportMapping()> m_shown;
    std::shared_ptr<const Task> m_task;
    QPushButton* m_open;
    QPushButton* m_save;
};

} // namespace subtext
