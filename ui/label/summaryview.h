// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/handincard.h"
#include "ui/widgets/centredpage.h"

#include <QLabel>
#include <QPushButton>

class QVBoxLayout;

namespace subtext {

class ChoiceBars;
struct Task;

/// The end of an annotator's work: what was done, what is open, and the hand-in.
class SummaryView : public CentredPage
{
    Q_OBJECT
public:
    explicit SummaryView(QWidget* parent = nullptr);

    /// Whether it is said to a coordinator, who gives the items out. Before setSummary().
    void setCoordinator(bool isCoordinator) { m_isCoordinator = isCoordinator; }
    /// Whether it is said to somebody who dropped out. Before setSummary().
    void setWithdrawn(bool isWithdrawn) { m_isWithdrawn = isWithdrawn; }
    /// `doubted`: submitted items about which a question is open.
    void setSummary(const WorkSummary& summary, const std::vector<ItemSummary>& doubted,
                    const Task& task, const HandInCard::Place& place);
    void showHandIn();
    /// Items that are still to be seen again; 0: nothing is said about them.
    void setRepeatsDue(qint64 due);
    QPushButton* handInButton() const { return m_handIn->handInButton(); }
    HandInCard* handIn() const { return m_handIn; }
    QPushButton* repeatsButton() const { return m_repeats; }
    /// That they come before handing in; afterwards they are offered, no more.
    bool areRepeatsNext() const { return m_areRepeatsDue && !m_isHandedIn; }
    /// Whether a team's server gives more of them once all are submitted, and is being asked.
    void setMoreItems(bool areGiven, bool areAskedFor);
    QPushButton* practiceButton() const { return m_practice; }
    QPushButton* readerButton() const { return m_reader; }
    void setFinalLabelsOffered(bool areOffered) { m_finalLabels->setVisible(areOffered); }
    QPushButton* finalLabelsButton() const { return m_finalLabels; }
    QString lead() const { return m_lead->text(); }
    /// How far the work is, and what has become of handing it in.
    QString spokenText() const;

Q_SIGNALS:
    void itemRequested(subtext::ScenarioId scenario);
    void backRequested();
    void handInRequested();
    void showFolderRequested();
    void replyRequested();
    void repeatsRequested();
    void moreItemsRequested();
    void practiceRequested();
    void readerRequested();
    void finalLabelsRequested();

private:
    void buildWork();
    QLabel* addFigure(QLayout* row, const QString& caption);
    void showOpenItems(const WorkSummary& summary, const std::vector<ItemSummary>& doubted,
                       bool isClosed);
    void addLink(const QString& text, ScenarioId scenario);
    void showChosen(const WorkSummary& summary, const Task& task);

    QLabel* m_title;
    QLabel* m_lead;
    QLabel* m_submitted;
    QLabel* m_time;
    QLabel* m_median;
    QLabel* m_flagged;
    QLabel* m_revised;
    QLabel* m_labelledAgain; ///< With its caption on the screen once there is one.
    QWidget* m_work;         ///< Everything below the lead; not shown where nothing is assigned.
    QLabel* m_chosenTitle;
    ChoiceBars* m_bars;
    QVBoxLayout* m_openItems;
    QWidget* m_open; ///< The card of what is still to do; hidden where that is nothing.
    QLabel* m_openTitle;
    HandInCard* m_handIn;
    QPushButton* m_repeats;
    QPushButton* m_moreItems;
    QPushButton* m_practice;
    QPushButton* m_reader;
    QPushButton* m_finalLabels;
    bool m_isCoordinator = false;
    bool m_isWithdrawn = false;
    bool m_isHandedIn = false;
    bool m_areRepeatsDue = false;
    bool m_areMoreGiven = false;
    bool m_isThrough = false; ///< All is submitted, and the study is open for more.
};

} // namespace subtext
