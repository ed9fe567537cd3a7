// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QObject>

class QPushButton;
class QStackedWidget;

namespace subtext {

class NoticeBar;
class Prompts;
class ReaderPage;
class RepeatsView;
class Settings;
class SummaryView;
struct WorkSummary;

/// The end of the work in the Label place: early items once more, what annotators are asked about
/// themselves, the summary, the hand-in. Its
/// views are pages of the place's stack.
class LabelEnding : public QObject
{
    Q_OBJECT
public:
    LabelEnding(Settings& settings, Prompts& prompts, NoticeBar& notice, QStackedWidget& stack,
                QObject* parent);

    void setTask(const std::shared_ptr<const Task>& task);
    void start(LabelSession& session, const Clock& clock);
    void stop();

    /// Why nothing can be changed; empty where it can.
    static QString closedText(const LabelSession& session);

    SummaryView* summary() const { return m_summary; }
    RepeatsView* repeats() const { return m_repeats; }
    ReaderPage* readers() const { return m_readers; }
    bool isSummaryShown() const;
    bool areRepeatsShown() const;

    /// Before it what they are asked about themselves after the last item, if that is due.
    void showSummary();
    /// Early items that are to be seen again; the summary where there are none.
    void showRepeats();

Q_SIGNALS:
    void showFolderRequested(const QString& file);
    void failed(const subtext::Error& error);
    /// The page with early items, or that with the form about the reader, was left.
    void asideLeft();

private:
    bool isAsideShown() const;
    void watchPages();
    /// Asks first where items are open, or where nothing was done since they signed in: it may be
    /// somebody else's work.
    void handIn();
    /// What the person said about themselves, to change it.
    void changeReader();
    /// False where the disk refuses what is on the screen.
    bool leaveItem();
    /// False where nothing is to be asked.
    bool askReader();
    void askBeforeHandingIn(const WorkSummary& work, const QString& name);
    /// In a hand-out of no team also writes the file to return: beside it, or where it went before.
    /// Asks for a place where nothing can be written there, or something else has its name.
    void handInAsItIs();
    void askForPlace();
    static QString openSentences(const WorkSummary& work);
    /// What the summary leads to; never to a hand-in of work that nobody touched.
    QPushButton* nextButton() const;
    std::vector<ItemSummary> doubtedItems() const;
    bool recordHandIn();
    void showIncompleteFile(const Error& error);
    void writeReturn(const QString& path);
    QString returnSuggestion() const;
    /// Where the file to return is still to be made without a question; empty: see handInAsItIs.
    QString freePlace() const;

    /// What an earlier session wrote, where it is still there with nothing that is not in here.
    QString returnedBefore() const;
    /// On this machine, until the next hand-in; empty: none.
    void rememberReturned(const QString& path);

    Settings& m_settings;
    Prompts& m_prompts;
    NoticeBar& m_notice;
    QStackedWidget& m_stack;
    SummaryView* m_summary;
    RepeatsView* m_repeats;
    ReaderPage* m_readers;
    LabelSession* m_session = nullptr;
    const Clock* m_clock = nullptr;
    QString m_returned; ///< The file to return, as it was written last.
    QString m_whose;    ///< The study and the person, by their UUIDs; empty where unread.
    ScenarioId m_itemBeforeRepeats;
    bool m_wasAside = false;
    bool m_hasVotes = false;  ///< Of a norming round, handed in to the study.
    bool m_isOwnWork = false; ///< Something was answered in this session, or its person confirmed.
};

} // namespace subtext
