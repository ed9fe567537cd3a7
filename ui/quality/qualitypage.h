// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/figures/livequality.h"
#include "core/quality/qualityrecords.h"
#include "core/study/study.h"

#include <QTimer>
#include <QUndoStack>
#include <QWidget>

class QPushButton;
class QSplitter;
class QTableView;
class QTabWidget;
class QVBoxLayout;

namespace subtext {

class ActionRegistry;
class AnnotatorFlags;
class AnnotatorModel;
class ColumnFit;
class FindingsView;
class NoticeBar;
class PageHead;
class Prompts;
class QualityCharts;

/// The place where the coordinator sees who is behind and whose work looks careless: annotators,
/// flags, charts, all following the work, here or in another program on the same file.
class QualityPage : public QWidget
{
    Q_OBJECT
public:
    static constexpr int PollMs = 1'000;

    QualityPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~QualityPage() override;

    void start(Study& study, PersonId person, const Environment& environment);
    void stop();

    LiveQuality* live() const { return m_live.get(); }
    FindingsView* findings() const { return m_findings; }
    QTabWidget* tabs() const { return m_tabs; }

    void editLimits();
    void setLimits(const QualityProtocol& protocol);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void registerActions(ActionRegistry& actions);
    void connectParts();
    void showCourseColumns();
    void fitAnnotators();
    void updateCounts();
    void showLead();
    void showItem(PersonId person, ScenarioId scenario);
    void showFailure(const Error& error);
    void showPerson(PersonId person);
    void placeNotice();
    void offerLimits(const QString& whyNot);

    Study* m_study = nullptr; ///< With m_live.
    std::unique_ptr<LiveQuality> m_live;
    std::unique_ptr<AnnotatorModel> m_annotatorModel;
    QUndoStack m_undo;
    QString m_whyNot; ///< See whyFixed().
    QTimer m_poll;

    PageHead* m_head;
    QPushButton* m_limits;
    NoticeBar* m_notice;
    QVBoxLayout* m_below; ///< Every tab.
    QTableView* m_annotators;
    ColumnFit* m_annotatorFit = nullptr;
    QSplitter* m_halves; ///< The annotators above everything else.
    bool m_areHalvesDragged = false;
    QTabWidget* m_tabs;
    FindingsView* m_findings = nullptr;
    AnnotatorFlags* m_annotatorFlags = nullptr;
    QualityCharts* m_charts = nullptr;
};

} // namespace subtext
