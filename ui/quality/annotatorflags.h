// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/study.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;
class QUndoStack;

namespace subtext {

/// What annotators have flagged, with their reasons: not a finding of a check, but somebody saying
/// that a scene is broken. From here it can be corrected or left out, or the flag closed. Reads
/// what it shows whenever it comes up, and while it is on the screen.
class AnnotatorFlags : public QWidget
{
    Q_OBJECT
public:
    /// What is closed here goes onto `undo`, which must outlive this.
    AnnotatorFlags(QUndoStack& undo, QWidget* parent);

    /// The study must outlive what it shows; see stop().
    void start(Study& study, PersonId by);
    void stop();

    QTableWidget* table() const { return m_table; }
    void correct(int row);

Q_SIGNALS:
    void corrected(const QString& what);
    void failed(const subtext::Error& error);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void read();
    void addRow(ScenarioId item, const QString& reason, const QStringList& cells);
    /// So many of the rows are flags of annotators, and so many of those are open.
    void showLead(qint64 byAnnotators, qint64 open);
    void refresh();
    void keepClosing(ScenarioId scenario, const std::vector<PersonId>& annotators,
                     const QString& reason);

    QUndoStack& m_undo;
    Study* m_study = nullptr;
    PersonId m_by;
    std::vector<std::pair<ScenarioId, QString>> m_rows; ///< Item and reason.
    QLabel* m_lead;
    QTableWidget* m_table;
    QPushButton* m_correct;
};

} // namespace subtext
