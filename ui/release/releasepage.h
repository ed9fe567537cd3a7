// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/release/releaseworker.h"

class QPushButton;
class QStackedWidget;

namespace subtext {

class ActionRegistry;
class ChangesView;
class ChecklistView;
class DatasheetForm;
class FilesView;
class NoticeBar;
class OptionsPanel;
class PlacePanel;
class Prompts;
class ReleaseSide;
class ReleaseWriting;
class ReportView;
class SegmentBar;
class Settings;
class VerdictCard;

/// The place where the coordinator sees whether the data may go out, and sends it: the checks, the
/// answers of the datasheet, every file, what is new since the last release; and the tables and
/// figures of a paper. Follows the study as
/// it changes, here or in another program on the same file; works beside the window.
class ReleasePage : public StudyPlace
{
    Q_OBJECT
public:
    enum class View { Checklist, Datasheet, Files, Changes, Report };

    ReleasePage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
                QWidget* parent = nullptr);
    ~ReleasePage() override;

    /// Keeps what was typed; false where the study did not take it.
    bool flush();

    /// What is on the screen; none before the first check.
    const ReleaseDraft* shown() const { return m_draft.get(); }

    void showView(View view);
    /// Asks for a folder and writes the release into a new one inside it.
    void askForFolder();
    /// Writes the release to `folder` itself; an earlier release there is replaced.
    void writeTo(const QString& folder);
    void cancel();
    void overrideGate(GateKind kind, const QString& reason);
    void withdrawOverride(GateKind kind);
    /// Notes down about the word of a place whether it is a name: of a word near a name wherever it
    /// waits, of a name in this text alone.
    void judgeName(const GatePlace& place, bool isName);
    /// Notes down that a name is a word wherever it is written as at this place, in small letters.
    void judgeWord(const GatePlace& place);

    void correctScene(ScenarioId scenario, const QString& problem);
    void askForExport();

    ChecklistView* checklist() const { return m_checklist; }
    DatasheetForm* datasheet() const { return m_datasheet; }
    FilesView* files() const { return m_files; }
    ChangesView* changes() const { return m_changes; }
    ReportView* report() const { return m_report; }
    /// Which view is chosen.
    View view() const;
    OptionsPanel* options() const { return m_options; }
    PlacePanel* placePanel() const { return m_place; }
    VerdictCard* verdict() const { return m_verdict; }
    SegmentBar* views() const;
    NoticeBar* notice() const { return m_notice; }

Q_SIGNALS:
    void filesShown();
    void written(const QString& folder);
    void qualityRequested();
    void scenesRequested(); ///< To correct one of them.
    void folderRequested(const QString& folder);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectViews();
    void registerActions(ActionRegistry& actions);
    void readReleases();
    void markHidden();
    void refresh();
    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    void beginWork(const QString& studyPath, const Environment& environment) override;
    void endWork() override { m_worker.reset(); }
    bool isAtWork() const override { return m_worker && m_worker->isRunning(); }
    void ask() override;
    void take(const std::shared_ptr<const ReleaseDraft>& draft);
    void showObstacle();
    void showDatasheetCount();
    void closePlace();
    void goTo(View view);
    /// The field of the datasheet that answers it.
    void showQuestion(const QString& token);
    void chooseLicence(const QString& token);
    void keepJudgements(const std::vector<NameJudgement>& judgements);
    ReleaseRequest request() const;

    Settings& m_settings;
    Prompts& m_prompts;
    bool m_isWriting = false;
    bool m_isCheckFailed = false; ///< The notice says so.
    bool m_wasJudged = false;     ///< A word near a name; the next is to be shown.
    std::unique_ptr<ReleaseWorker> m_worker;
    std::shared_ptr<const ReleaseDraft> m_draft;
    std::vector<OverriddenGate> m_overridden;
    QString m_codeSecret; ///< Of random codes, until a release is recorded with them.

    QPushButton* m_export = nullptr;
    QStackedWidget* m_stack = nullptr;
    ChecklistView* m_checklist = nullptr;
    DatasheetForm* m_datasheet = nullptr;
    FilesView* m_files = nullptr;
    ChangesView* m_changes = nullptr;
    ReportView* m_report = nullptr;
    ReleaseSide* m_side = nullptr;
    VerdictCard* m_verdict = nullptr;
    OptionsPanel* m_options = nullptr;
    PlacePanel* m_place = nullptr;
    ReleaseWriting* m_writing = nullptr;
};

} // namespace subtext
