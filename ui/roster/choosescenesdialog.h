// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operation/curation.h"
#include "core/study/study.h"
#include "ui/background/studythread.h"

#include <QDialog>
#include <QLabel>
#include <QPointer>

#include <optional>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace subtext {

class ColumnFit;
class SceneTargetsDialog;

/// Choosing what is labelled among what was written: the scenes with their words and what they
/// resemble, how many of each kind are kept beside targets, and each to be read, edited, refused
/// with a reason or included again. Follows the study.
class ChooseScenesDialog : public QDialog
{
    Q_OBJECT
public:
    /// `study` must outlive it.
    ChooseScenesDialog(Study& study, const Environment& environment, PersonId person,
                       QWidget* parent);

    QTableWidget* table() const { return m_table; }
    QString lead() const { return m_lead->text(); }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    bool isWorking() const { return m_reading > 0; }

private:
    QLayout* buildFilters();
    QWidget* buildScene();
    void read();
    void take(const CuratedScenes& scenes);
    void showKinds();
    void showList();
    void addRow(std::size_t scene, const QString& near);
    void showScene();
    void updateButtons();
    void showTargets();
    void edit();
    void decide();
    void tell(const QString& text, bool isBad);
    QString kindWords(const KindOfScenes& kind) const;
    /// Null where no row is chosen.
    const CuratedScene* chosen() const;

    Study& m_study;
    PersonId m_person;
    std::shared_ptr<const Task> m_task;
    CuratedScenes m_scenes;
    std::vector<std::size_t> m_shown; ///< Of the scenes, by row.
    bool m_isListing = false;         ///< The table changes by itself: nobody chose a row.
    int m_reading = 0;
    QPointer<SceneTargetsDialog> m_targets;

    QLabel* m_lead;
    QComboBox* m_kind = nullptr;
    QComboBox* m_filter = nullptr;
    QLabel* m_report;
    QTableWidget* m_table;
    ColumnFit* m_fit = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_state = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_decide = nullptr; ///< Refuses the scene, or includes it again.
    StudyThread m_thread;            // last: it ends before what its work refers to
};

} // namespace subtext
