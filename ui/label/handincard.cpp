// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/handincard.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plaintooltip.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace subtext {

HandInCard::HandInCard(QWidget* parent)
    : QFrame(parent)
{
    setProperty("card", true);
    QVBoxLayout* layout = makeColumn(this, {24, 18, 24, 18}, 10);
    layout->addWidget(makeLabel(tr("Hand in"), theme::TextRole::Strong, LabelTone::Normal, this));
    m_text = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_text);
    buildMail(layout);
    constexpr int ButtonGap = 10;
    QHBoxLayout* row = makeRow(ButtonGap);
    auto* buttons = new FlowLayout(FlowLayout::Spread::AtStart, ButtonGap);
    m_showReply = makeButton(QString(), ButtonKind::Primary, this, "showReply");
    m_handIn = makeButton(tr("Hand in my work"), ButtonKind::Primary, this, "handIn");
    m_showFolder = makeButton(QString(), ButtonKind::Normal, this, "showFolder");
    m_copyPath = makeButton(QString(), ButtonKind::Normal, this, "copyPath");
    m_back = makeButton(tr("Back to the items"), ButtonKind::Quiet, this, "backToItems");
    addWidgets(*buttons, m_showReply, m_showFolder, m_copyPath, m_handIn);
    row->addLayout(buttons);
    row->addStretch(1);
    row->addWidget(m_back, 0, Qt::AlignTop);
    m_main = m_handIn;
    layout->addLayout(row);
    connect(m_showReply, &QPushButton::clicked, this, &HandInCard::replyRequested);
    connect(m_handIn, &QPushButton::clicked, this, &HandInCard::handInRequested);
    connect(m_showFolder, &QPushButton::clicked, this, &HandInCard::showFolderRequested);
    connect(m_copyPath, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_path);
        m_copyPath->setText(tr("Path copied"));
    });
    connect(m_back, &QPushButton::clicked, this, &HandInCard::backRequested);
}

void HandInCard::buildMail(QLayout* layout)
{
    m_mail = new QWidget(this);
    QVBoxLayout* rows = makeColumn(m_mail, {0, 4, 0, 4}, 6);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Message to send with it"), theme::TextRole::Caption,
                              LabelTone::Muted, m_mail));
    head->addStretch(1);
    m_copied = makeButton(tr("Copy"), ButtonKind::Quiet, m_mail);
    head->addWidget(m_copied);
    rows->addLayout(head);
    m_mailText = new QPlainTextEdit(m_mail);
    m_mailText->setObjectName(QStringLiteral("mailText"));
    m_mailText->setReadOnly(true);
    m_mailText->setTabChangesFocus(true);
    m_mailText->setAccessibleName(tr("Message to send with it"));
    constexpr int FewestLines = 3; // in a low window, so that the buttons stay in view
    constexpr int MostLines = 7;
    constexpr int Edges = 24;
    const int line = m_mailText->fontMetrics().lineSpacing();
    m_mailText->setMinimumHeight(FewestLines * line + Edges);
    m_mailText->setMaximumHeight(MostLines * line + Edges);
    rows->addWidget(m_mailText);
    layout->addWidget(m_mail);
    connect(m_copied, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_mailText->toPlainText());
        m_copied->setText(tr("Copied"));
    });
}

QString HandInCard::changes(const WorkSummary& summary)
{
    const QString items = tr("%n items", nullptr, plural(summary.itemsAfterHandIn));
    const QString repeats = tr("%n repeats", nullptr, plural(summary.repeatsAfterHandIn));
    if (summary.repeatsAfterHandIn == 0)
        return items;
    return summary.itemsAfterHandIn == 0 ? repeats : tr("%1 and %2").arg(items, repeats);
}

QString HandInCard::extent(const HandIn& handIn)
{
    return tr("with %1 of %2 items submitted")
        .arg(handIn.submitted)
        .arg(handIn.submitted + handIn.open);
}

QString HandInCard::closedWords(const WorkSummary& summary, const Place& place)
{
    const QString why = tr("%1 Nothing can be handed in either.").arg(place.closed);
    if (!summary.handedIn)
        return why;
    const QString when = momentWords(summary.handedIn->at);
    if (summary.isOvertaken())
        return tr("Handed in on %1. %2 changed since. %3").arg(when, changes(summary), why);
    return tr("Handed in on %1, %2. %3").arg(when, extent(*summary.handedIn), why);
}

/// Of a file that takes part in a team: nobody sends it.
QString HandInCard::teamWords(const WorkSummary& summary, const Place& place)
{
    if (!summary.handedIn)
        return tr("Handing in records that you have finished. Your work is sent to %1 by itself.")
            .arg(place.teamHost);
    if (summary.isOvertaken())
        return tr("Handed in on %1. %2 changed since. Hand in again when you have finished. It is "
                  "sent to %3 by itself.")
            .arg(momentWords(summary.handedIn->at), changes(summary), place.teamHost);
    if (!summary.isComplete())
        return tr("Your work is handed in, %1. It is sent to %2 by itself.")
            .arg(extent(*summary.handedIn), place.teamHost);
    return tr("Your work is handed in. It is sent to %1 by itself.").arg(place.teamHost);
}

/// Of the file to send back, which is written and holds what there is.
QString HandInCard::returnedWords(const WorkSummary& summary, const Place& place) const
{
    if (place.newReplies > 0) // it may have been sent long ago: this file came because of them
        return tr("Your file to send back is written:\n%1\nIf you have sent it already and change "
                  "nothing, there is nothing more to send.")
            .arg(place.returnedFile);
    if (!summary.isComplete())
        return tr("Your file is ready, %1. One step is left: send it back, by mail or as you were "
                  "asked to:\n%2\nIf you change anything later, hand in again.")
            .arg(extent(*summary.handedIn), place.returnedFile);
    return tr("Your file is ready. One step is left: send it back, by mail or as you were "
              "asked to:\n%1\nIt holds everything; if you change anything later, hand in "
              "again.")
        .arg(place.returnedFile);
}

QString HandInCard::words(const WorkSummary& summary, const Place& place) const
{
    if (!place.closed.isEmpty())
        return closedWords(summary, place);
    if (!place.teamHost.isEmpty())
        return teamWords(summary, place);
    if (summary.isOvertaken() && place.isHandOut)
        return tr("Handed in on %1. %2 changed since. The file is out of date: write it again and "
                  "send back the new one.")
            .arg(momentWords(summary.handedIn->at), changes(summary));
    if (summary.isOvertaken())
        return tr("Handed in on %1. %2 changed since. Hand in again when you have finished. Your "
                  "work is in:\n%3")
            .arg(momentWords(summary.handedIn->at), changes(summary), place.studyPath);
    if (!place.returnedFile.isEmpty())
        return returnedWords(summary, place);
    if (place.isHandOut && summary.handedIn)
        return tr("Handed in on %1, %2. Hand in again to write a new file to send back.")
            .arg(momentWords(summary.handedIn->at), extent(*summary.handedIn));
    if (place.isHandOut && !place.place.isEmpty())
        return tr("Handing in writes one file with all of your work beside this one. That file is "
                  "what you send back:\n%1")
            .arg(place.place);
    if (place.isHandOut)
        return tr("Handing in writes one file with all of your work. You choose where; that file "
                  "is what you send back.");
    if (summary.handedIn)
        return tr("Handed in on %1, %2. Your work is in this file; leave it where it is, or send "
                  "it if you were asked to:\n%3")
            .arg(momentWords(summary.handedIn->at), extent(*summary.handedIn), place.studyPath);
    return tr("Handing in records that you have finished and puts all of your work into this one "
              "file:\n%1")
        .arg(place.studyPath);
}

void HandInCard::setWork(const WorkSummary& summary, const Place& place)
{
    const bool areRepliesNew = place.newReplies > 0;
    const QString replies = tr("There are %n new replies to your questions about items.", nullptr,
                               plural(place.newReplies));
    const QString text = words(summary, place);
    m_text->setText(areRepliesNew ? replies + u'\n' + text : text);
    m_showReply->setText(tr("Show %n replies", nullptr, plural(place.newReplies)));
    m_showReply->setVisible(areRepliesNew);
    setTone(m_text, summary.isOvertaken() && place.closed.isEmpty() ? LabelTone::Warning
                                                                    : LabelTone::Muted);
    // A file that is out of date is not to be sent.
    const bool isTeam = !place.teamHost.isEmpty();
    const bool isReturned = !isTeam && !place.returnedFile.isEmpty() && !summary.isOvertaken();
    m_mail->setVisible(isReturned);
    m_copied->setText(tr("Copy"));
    m_mailText->setPlainText(
        isReturned ? tr("Hello,\n\nHere is my work for “%1”: %2, with %3 of %4 items submitted.\n\n"
                        "Best wishes")
                         .arg(place.studyTitle, QFileInfo(place.returnedFile).fileName())
                         .arg(summary.submitted)
                         .arg(summary.assigned)
                   : QString());
    m_path = isReturned ? place.returnedFile : place.studyPath;
    m_showFolder->setText(isReturned ? tr("Show in folder") : tr("Show the file"));
    m_copyPath->setText(tr("Copy path"));
    for (QPushButton* button : {m_showFolder, m_copyPath})
        button->setVisible(isReturned || (!place.isHandOut && !isTeam));
    // What comes next is the main button; where nothing can be handed in, it is elsewhere.
    const bool isClosed = !place.closed.isEmpty();
    const bool isSent =
        summary.handedIn && !summary.isOvertaken() && m_showFolder->isVisibleTo(this);
    setKind(m_showFolder,
            isSent && !isClosed && !areRepliesNew ? ButtonKind::Primary : ButtonKind::Normal);
    const bool isDone = isTeam && summary.handedIn && !summary.isOvertaken();
    setKind(m_handIn, isSent || isDone || isClosed ? ButtonKind::Quiet
                      : areRepliesNew              ? ButtonKind::Normal
                                                   : ButtonKind::Primary);
    const QString again = place.isHandOut && !isTeam && summary.isOvertaken() ? tr("Write it again")
                                                                              : tr("Hand in again");
    m_handIn->setText(summary.handedIn ? again : tr("Hand in my work"));
    m_handIn->setEnabled((summary.submitted > 0 || place.hasVotes) && !isClosed);
    m_handIn->setToolTip(plainToolTip(place.closed));
    m_main = areRepliesNew ? m_showReply : isSent ? m_showFolder : m_handIn;
}

QString HandInCard::text() const
{
    return m_text->text();
}

} // namespace subtext
