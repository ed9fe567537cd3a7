// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operation/curation.h"

#include <QDialog>
#include <QLabel>
#include <QPointer>

#include <optional>

class QTableWidget;

namespace subtext {

class Study;
struct Task;

/// A kind in the task's words, in the order of the task: "Sarcasm or irony · Workplace"; empty
/// where nothing is named.
QString sceneKindWords(const Task& task, const KindOfScenes& kind);

/// How many scenes of each kind were written and are kept, beside how many are wanted, which is
/// written into the table. Whoever opens it sets the counts, and again when they change.
class SceneTargetsDialog : public QDialog
{
    Q_OBJECT
public:
    enum Column {
        KindColumn,
        WrittenColumn,
        KeptColumn,
        TargetColumn,
        MissingColumn,
        ShorterColumn, // this and the next only where the task says how long texts are to be
        LongerColumn,
        Columns
    };

    /// `study` must outlive it.
    SceneTargetsDialog(Study& study, PersonId person, QWidget* parent);

    /// Shown once nobody is writing a number.
    void setScenes(const CuratedScenes& scenes);

    QTableWidget* table() const { return m_table; }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }

private:
    void showScenes(const CuratedScenes& scenes);
    void showWaiting();
    void setTarget(int row, int column);
    void showRow(int row);
    QString kindLabel(const KindOfScenes& kind) const;

    Study& m_study;
    PersonId m_person;
    std::shared_ptr<const Task> m_task;
    std::vector<CuratedKind> m_kinds; ///< By row.
    std::optional<CuratedScenes> m_waiting;
    QPointer<QWidget> m_field; ///< In which a number is being written.
    bool m_isShowing = false;  ///< The table changes by itself: nobody wrote a number.
    QLabel* m_report;
    QTableWidget* m_table;
};

} // namespace subtext
