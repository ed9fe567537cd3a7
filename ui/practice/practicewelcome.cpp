// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practicewelcome.h"

#include "ui/text/coursetext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {

PracticeWelcome::PracticeWelcome(QWidget* parent)
    : Announcement(ButtonKind::Quiet, parent)
{
    setNote(tr("Practice does not count: your answers are kept apart from your work and are never "
               "published. Whoever coordinates the study can see them."));
    m_cards = makeCards({});
    insert(m_cards);
    startButton()->setObjectName(QStringLiteral("startPractice"));
    connect(startButton(), &QPushButton::clicked, this, &PracticeWelcome::startRequested);
    connect(leaveButton(), &QPushButton::clicked, this, &PracticeWelcome::leaveRequested);
}

/// The guideline in a few cards: nobody practises what they have not read.
QWidget* PracticeWelcome::makeCards(const std::vector<PracticeCard>& texts)
{
    auto* cards = new QWidget(column());
    QHBoxLayout* row = makeRow(cards, {}, 12);
    for (const PracticeCard& text : texts) {
        auto* card = makeCard(cards);
        QVBoxLayout* lines = makeColumn(card, {14, 12, 14, 12}, 4);
        auto* head = makeLines(text.title, theme::TextRole::Strong, LabelTone::Normal, card);
        auto* body = makeLines(text.text, theme::TextRole::Body, LabelTone::Muted, card);
        lines->addWidget(head);
        lines->addWidget(body);
        lines->addStretch(1);
        row->addWidget(card, 1);
    }
    return cards;
}

QString PracticeWelcome::leadOf(const PracticeScenes& scenes)
{
    const auto total = static_cast<qint64>(scenes.items.size());
    const QString what =
        scenes.teaches.isEmpty()
            ? tr("%n scenes to practise on.", nullptr, plural(total))
            : tr("%n scenes that teach %1.", nullptr, plural(total)).arg(scenes.teaches);
    const QString how = scenes.task->explanation
                            ? tr("You answer as you will later, only without the explanation.")
                            : tr("You answer as you will later.");
    return QStringLiteral("%1 %2 %3")
        .arg(what, how, tr("After each scene you see how it is usually read, and why."));
}

void PracticeWelcome::setState(const PracticeScenes& scenes, const PracticeState& state,
                               bool isRequired)
{
    delete m_cards;
    m_cards = makeCards(scenes.cards);
    insert(m_cards);
    const auto left = static_cast<qint64>(scenes.items.size() - state.answers.size());
    setTitle(isRequired ? tr("A little practice first") : tr("Practice"));
    const QString bar = isRequired ? askedBarText(state) : QString();
    setLead(saidTogether({leadOf(scenes), bar}));
    startButton()->setText(state.answers.empty()
                               ? tr("Start")
                               : tr("Continue: %n scenes left", nullptr, plural(left)));
    leaveButton()->setText(isRequired ? tr("Sign out") : tr("To my work"));
}

} // namespace subtext
