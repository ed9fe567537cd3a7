// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/generatedscenes.h"
#include "core/operation/curation.h"
#include "core/study/study.h"
#include "ui/background/studythread.h"
#include "ui/models/asking/modelaccess.h"

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
class PageStack;
class Prompts;
class ScenesPanel;
class SceneTargetsDialog;
class SegmentBar;

/// Choosing what is labelled among what was written: the scenes with their words and what they
/// resemble, how many of each kind are kept beside targets, and each to be read, edited, refused
/// with a reason or included again. Where models can write scenes for the task, what they wrote is
/// read, edited, accepted and rejected on a second page, and what is accepted is counted with the
/// rest. Follows the study.
class ChooseScenesDialog : public QDialog
{
    Q_OBJECT
public:
    enum class View { Study, Generated };

    /// `study`, `access` and `prompts` must outlive it.
    ChooseScenesDialog(Study& study, const Environment& environment, const ModelAccess& access,
                       Prompts& prompts, PersonId person, QWidget* parent);
    ~ChooseScenesDialog() override;

    void showView(View view);
    SegmentBar* views() const { return m_views; }
    /// Of the second page; null where no model can write scenes for the task.
    ScenesPanel* generated() const { return m_generated; }
    QTableWidget* table() const { return m_table; }
    QString lead() const { return m_lead->text(); }
    QString report() const { return m_report->isHidden() ? QString() : m_report->text(); }
    /// What is known of the chosen scene, a line each: state, lengths, origin.
    QString state() const { return m_state->isHidden() ? QString() : m_state->text(); }
    /// How many are kept of what the open generated scene would be one of.
    QString counts() const { return m_counts->isHidden() ? QString() : m_counts->text(); }
    bool isWorking() const;

    void reject() override;

private:
    struct Contents
    {
        CuratedScenes scenes;
        std::vector<SceneOrigin> origins;
    };

    void buildViews();
    QLayout* buildFilters();
    QWidget* buildTable();
    QWidget* buildScene();
    void read();
    void take(const Contents& contents);
    QString leadText() const;
    void offerFilters();
    void showKinds();
    void showList();
    void addRow(std::size_t scene, const QString& near);
    void showScene();
    QString stateText(const CuratedScene& scene) const;
    QString countsText(const CuratedKind& kind) const;
    void showCounts();
    void updateButtons();
    void showTargets();
    void edit();
    void decide();
    /// Goes to the reason first, where there is none.
    void decideByKey();
    void tell(const QString& text, bool isBad);
    QString kindWords(const KindOfScenes& kind) const;
    /// Null where no row is chosen.
    const CuratedScene* chosen() const;

    Study& m_study;
    PersonId m_person;
    std::shared_ptr<const Task> m_task;
    CuratedScenes m_scenes;
    std::vector<SceneOrigin> m_origins;
    std::vector<std::size_t> m_shown; ///< Of the scenes, by row.
    bool m_isListing = false;         ///< The table changes by itself: nobody chose a row.
    int m_reading = 0;
    QPointer<SceneTargetsDialog> m_targets;

    QLabel* m_lead;
    SegmentBar* m_views = nullptr;
    PageStack* m_stack = nullptr;
    ScenesPanel* m_generated = nullptr;
    QLabel* m_counts = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_filter = nullptr;
    QLabel* m_report;
    QTableWidget* m_table = nullptr;
    ColumnFit* m_fit = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_state = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_decide = nullptr; ///< Refuses the scene, or includes it again.
    StudyThread m_thread;            // last: it ends before what its work refers to
};

} // namespace subtext
