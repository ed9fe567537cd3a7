// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/figures/livequality.h"
#include "core/quality/qualityrecords.h"
#include "core/study/study.h"
#include "ui/quality/flagmodel.h"

#include <QTimer>
#include <QUndoStack>
#include <QWidget>

class QComboBox;
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
class DismissRow;
class EmptyNote;
class ItemCard;
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
    ItemCard* itemCard() const { return m_item; }
    QTabWidget* tabs() const { return m_tabs; }

    void chooseFlag(int row);
    /// Every finding that is chosen and open, for one reason and in one step.
    void dismissChosen(const QString& reason);
    /// Every finding that is chosen and dismissed.
    void restoreChosen();
    void editLimits();
    /// For new answers to the items of the chosen findings, in a dialog over this place.
    void askForLabelsAgain();
    void setLimits(const QualityProtocol& protocol);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* buildFlags();
    void registerActions(ActionRegistry& actions);
    void showCourseColumns();
    void fitAnnotators();
    void fitFlags();
    void fillFilters();
    void onChosen();
    void updateCounts();
    void showLead();
    void showItem(PersonId person, ScenarioId scenario);
    void showFailure(const Error& error);
    void showPerson(PersonId person);
    std::optional<QualityFlag> chosenFlag() const;
    /// What is chosen and can be dismissed, or, where all of it is dismissed, brought back; by the
    /// reason of its dismissal, which is empty while there is none.
    std::map<QString, std::vector<FlagKey>> chosenFlags(bool areDismissed) const;
    std::vector<int> chosenRows() const;
    /// Everything that is chosen was dismissed.
    bool isBringingBack() const;
    void showDismissing();
    void chooseNear(int row);
    /// The disk refused the last step, and the notice says so.
    bool isRefused() const;
    void placeNotice();
    void undo();
    void redo();
    void offerUndo(const QString& what);

    PersonId m_person;
    Study* m_study = nullptr; ///< With m_live.
    std::optional<Environment> m_environment;
    std::unique_ptr<LiveQuality> m_live;
    std::unique_ptr<AnnotatorModel> m_annotatorModel;
    std::unique_ptr<FlagModel> m_flagModel;
    std::unique_ptr<FlagFilter> m_filter;
    QUndoStack m_undo;
    QString m_whyNot; ///< See whyFixed().
    QTimer m_poll;

    PageHead* m_head;
    QPushButton* m_limits;
    NoticeBar* m_notice;
    QVBoxLayout* m_list;  ///< The findings.
    QVBoxLayout* m_below; ///< Every tab.
    QTableView* m_annotators;
    ColumnFit* m_annotatorFit = nullptr;
    QSplitter* m_halves; ///< The annotators above everything else.
    bool m_areHalvesDragged = false;
    bool m_areFlagsFitted = false;
    QTabWidget* m_tabs;
    QComboBox* m_personFilter = nullptr;
    QComboBox* m_codeFilter = nullptr;
    QComboBox* m_stateFilter = nullptr;
    QPushButton* m_again = nullptr;
    QTableView* m_flags = nullptr;
    EmptyNote* m_noFlags = nullptr;
    ColumnFit* m_flagFit = nullptr;
    AnnotatorFlags* m_annotatorFlags = nullptr;
    ItemCard* m_item = nullptr;
    DismissRow* m_dismissing = nullptr;
    QualityCharts* m_charts = nullptr;
};

} // namespace subtext
