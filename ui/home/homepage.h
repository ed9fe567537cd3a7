// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/standing/standingnews.h"
#include "ui/background/studyplace.h"
#include "ui/home/annotatorstandings.h"

class QLabel;
class QPushButton;
class QTableView;

namespace subtext {

class ActionRegistry;
class ColumnFit;
class Prompts;
class Settings;
class StageLine;
struct MailText;

/// Where a coordinator begins: how far the study is, what came in since they last looked, what is
/// next with a button that leads there, and who is late, with words to remind them.
class HomePage : public FiguresPlace<qint64, StudyStanding>
{
    Q_OBJECT
public:
    HomePage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
             QWidget* parent = nullptr);
    ~HomePage() override;

    /// What is on the screen; none before the first reading.
    const StudyStanding* shown() const { return m_result.get(); }
    QPushButton* nextButton() const { return m_next; }
    QString reason() const;
    /// Empty where this person sees the study for the first time.
    QString news() const;
    QTableView* table() const { return m_table; }
    NoticeBar* notice() const { return m_notice; }

    /// Who takes part in the team of the study, as the server or the folder said; empty: that is
    /// not known.
    void setMembers(const std::vector<TeamMember>& members);
    /// Whether this program can share a study with a team.
    void setTeamOffered(bool isOffered);
    void takeNextStep();
    /// Where it is on the screen, it is what this person has seen: whatever comes in later is new
    /// to them. Whoever goes to another place has seen it as well.
    void keepSeen();
    /// Reads from the settings what is watched.
    void showWatched();
    /// To those among the chosen who are late.
    void copyReminders();
    void saveReminders();

Q_SIGNALS:
    void stepRequested(subtext::NextStep step);
    /// To where the watched folder is set.
    void watchedRequested();
    /// To share the study with a team.
    void teamRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void readSeen();
    void keepShown();
    QWidget* buildNext();
    QWidget* buildWatched();
    void buildAnnotators();
    void registerActions(ActionRegistry& actions);

    void showStudy(const Environment& environment) override;
    void forgetStudy() override { showNothing(); }
    qint64 request() override { return 0; }
    void take() override;
    /// Only what is seen is read: whoever goes on at once to another place waits for nothing.
    void ask() override;
    void showNothing();
    void showStanding();
    void showNews();
    void showAnnotators();
    void showReminders();
    void showTeam();
    std::vector<AnnotatorStanding> chosenLate() const;
    void tellWhoToChoose();
    MailText reminderTo(const AnnotatorStanding& annotator) const;
    void writeReminder(const QString& path, const AnnotatorStanding& annotator);

    Settings& m_settings;
    Prompts& m_prompts;
    const Clock* m_clock = nullptr; ///< With m_study.
    QString m_title;
    QString m_studyUuid;
    std::optional<SeenStanding> m_seen;  ///< As this person left it the last time.
    std::optional<SeenStanding> m_shown; ///< What they see now.
    std::vector<TeamMember> m_members;
    AnnotatorStandings m_model;
    StageLine* m_stages;
    QLabel* m_news = nullptr;
    QLabel* m_reason = nullptr;
    QPushButton* m_next = nullptr;
    QWidget* m_watched = nullptr;
    QLabel* m_watchedText = nullptr;
    QLabel* m_rule = nullptr;
    QTableView* m_table = nullptr;
    ColumnFit* m_fit = nullptr;
    QLabel* m_nobody = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_share = nullptr; ///< Until a team has the study: then the line at the foot does.
    bool m_isTeamOffered = false;
};

} // namespace subtext
