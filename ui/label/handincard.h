// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelling.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace subtext {

/// The hand-in at the end of the summary. In a hand-out it writes the file to return, says where
/// that is, and has a few words to send with it; in a shared study or a team it says that nothing
/// need be sent.
class HandInCard : public QFrame
{
    Q_OBJECT
public:
    explicit HandInCard(QWidget* parent = nullptr);

    struct Place
    {
        QString studyPath;
        QString studyTitle;
        bool isHandOut = false;
        QString returnedFile;  ///< Written, and still there; empty: none.
        QString place;         ///< Where it is going to be written; empty: that may be asked.
        QString closed;        ///< Why nothing can be handed in; empty: it can.
        QString teamHost;      ///< Where the team's server is that gets the work; empty: no team.
        bool hasVotes = false; ///< Votes of a norming round were handed in, whatever is labelled.
        qint64 newReplies = 0; ///< To their questions, which they have not read: these come first.
    };
    void setWork(const WorkSummary& summary, const Place& place);

    QPushButton* handInButton() const { return m_handIn; }
    QPushButton* mainButton() const { return m_main; }
    QPushButton* backButton() const { return m_back; }
    QString text() const;

Q_SIGNALS:
    void handInRequested();
    void showFolderRequested();
    void replyRequested();
    void backRequested();

private:
    void buildMail(QLayout* layout);
    /// "1 item and 2 repeats": since the hand-in.
    static QString changes(const WorkSummary& summary);
    QString words(const WorkSummary& summary, const Place& place) const;
    QString returnedWords(const WorkSummary& summary, const Place& place) const;
    static QString teamWords(const WorkSummary& summary, const Place& place);
    static QString closedWords(const WorkSummary& summary, const Place& place);
    /// "with 11 of 20 items submitted": as it was handed in.
    static QString extent(const HandIn& handIn);

    QLabel* m_text;
    QWidget* m_mail = nullptr;
    QPlainTextEdit* m_mailText = nullptr;
    QPushButton* m_copied = nullptr;
    QPushButton* m_showReply;
    QPushButton* m_handIn;
    QPushButton* m_showFolder;
    QPushButton* m_copyPath;
    QPushButton* m_main;
    QPushButton* m_back;
    QString m_path; ///< Of the file that is shown.
};

} // namespace subtext
