// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/taskparts.h"

#include <QScrollArea>

#include <functional>

namespace subtext {

class FormRows;

/// The fields of one part of a task.
class PartForm : public QScrollArea
{
    Q_OBJECT
public:
    explicit PartForm(QWidget* parent);

    /// Builds the fields of a part; those that are there stay where they fit.
    void show(const Task& task, TaskPart part);
    /// The keys to the field of a place of the document, or of the nearest.
    void focusPlace(const QString& place);
    QWidget* controlOf(const QString& place) const;

Q_SIGNALS:
    void edited(const QString& place, const std::function<void(subtext::Task&)>& edit);
    void settled();

private:
    TaskPart m_part;
    QString m_shape; ///< What the fields that are there depend on.
    QString m_place; ///< That they were made for.
    FormRows* m_rows = nullptr;
};

} // namespace subtext
