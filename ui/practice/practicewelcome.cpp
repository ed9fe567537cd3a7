// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practicewelcome.h"

#include "ui/text/words.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

PracticeWelcome::PracticeWelcome(QWidget* parent)
    : Announcement(ButtonKind::Quiet, parent)
{
    setNote(tr("Practice is not data: your answers stay apart from your work and are never "
               "published. Whoever coordinates the study can see them."));
    m_cards = makeCards();
    insert(m_cards);
    startButton()->setObjectName(QStringLiteral("startPractice"));
    connect(startButton(), &QPushButton::clicked, this, &PracticeWelcome::startRequested);
    connect(leaveButton(), &QPushButton::clicked, this, &PracticeWelcome::leaveRequested);
}

/// The guideline in three cards: nobody practises what they have not read.
QWidget* PracticeWelcome::makeCards()
{
    auto* cards = new QWidget(column());
    auto* row = new QHBoxLayout(cards);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    const std::pair<QString, QString> texts[] = {
        {tr("Read the speaker"),
         tr("What does the speaker most likely feel as they say it? Not the listener, not you, and "
            "not what the words would mean elsewhere.")},
        {tr("One emotion, four scales"),
         tr("Choose the strongest feeling; then how pleasant, how stirred, how much in control it "
            "is, and how sure you are.")},
        {tr("No answer is wrong"),
         tr("People read scenes differently, and that is what is studied. Say what you read. F1 "
            "shows the guideline at any time.")}};
    for (const auto& [title, text] : texts) {
        auto* card = makeCard(cards);
        auto* lines = new QVBoxLayout(card);
        lines->setContentsMargins(14, 12, 14, 12);
        lines->setSpacing(4);
        auto* head = makeLabel(title, theme::TextRole::Strong, LabelTone::Normal, card);
        head->setWordWrap(true);
        auto* body = makeLabel(text, theme::TextRole::Body, LabelTone::Muted, card);
        body->setWordWrap(true);
        lines->addWidget(head);
        lines->addWidget(body);
        lines->addStretch(1);
        row->addWidget(card, 1);
    }
    return cards;
}

void PracticeWelcome::setState(const PracticeState& state, bool isRequired)
{
    const auto total = static_cast<qint64>(Practice::calibration().size());
    const auto left = total - static_cast<qint64>(state.answers.size());
    setTitle(isRequired ? tr("A little practice first") : tr("Practice"));
    setLead(tr("%1 scenes that teach where one emotion ends and another begins. You answer as you "
               "will later, without an explanation. After each you see how it is usually read, and "
               "why.")
                .arg(total));
    startButton()->setText(state.answers.empty() ? tr("Start")
                                                 : counted(left, tr("Go on: 1 scene left"),
                                                           tr("Go on: %1 scenes left")));
    leaveButton()->setText(isRequired ? tr("Sign out") : tr("To my work"));
}

} // namespace subtext
