// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/settleview.h"

#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QGridLayout>
#include <QLabel>

namespace subtext {
namespace {

/// What is picked, without what another says just so.
Picks withoutAgreed(Picks picks, const Picks& other)
{
    for (std::size_t i = 0; i < picks.size(); ++i) {
        if (picks.at(i) == other.at(i))
            picks.at(i).reset();
    }
    return picks;
}

/// "Fear, misreading"
QString choiceText(const Task& task, const Decision& decision, const Picks& picks)
{
    const QString words = picksText(picks, task);
    if (!hasLabel(decision.picks))
        return words;
    const QString basis = basisWord(decision.basis, task);
    return words.isEmpty() ? SettleView::tr("left to the votes, %1").arg(basis)
                           : QStringLiteral("%1, %2").arg(words, basis);
}

QString noteText(const Decision& decision)
{
    return decision.note.trimmed().isEmpty() ? SettleView::tr("No note.") : decision.note.trimmed();
}

} // namespace

SettleView::SettleView(QWidget* parent)
    : QFrame(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 4);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    const auto add = [&](int row, int column, int span, theme::TextRole role, LabelTone tone) {
        auto* label = makeLines(QString(), role, tone, this);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(label, row, column, 1, span, Qt::AlignTop);
        return label;
    };
    for (int i = 0; i < 2; ++i) {
        grid->setColumnStretch(i, 1);
        m_voices.at(static_cast<std::size_t>(i)) = {
            add(0, i, 1, theme::TextRole::Caption, LabelTone::Muted),
            add(1, i, 1, theme::TextRole::Strong, LabelTone::Normal),
            add(2, i, 1, theme::TextRole::Small, LabelTone::Normal)};
    }
    m_proposal = add(3, 0, 2, theme::TextRole::Small, LabelTone::Warning);
    hide();
}

void SettleView::setCase(const Task& task, const std::optional<SettlingCase>& both,
                         const std::array<QString, 2>& codes, PersonId reader)
{
    setVisible(both.has_value());
    for (const Voice& voice : m_voices) {
        voice.code->clear();
        voice.pick->clear();
        voice.note->clear();
    }
    m_proposal->clear();
    if (!both)
        return;
    const std::array decisions{&both->first, &both->second};
    for (std::size_t i = 0; i < m_voices.size(); ++i) {
        const Decision& said = *decisions.at(i);
        const QString code = said.person == reader ? tr("%1 (you)").arg(codes.at(i)) : codes.at(i);
        // Of several questions those on which they differ.
        const bool isOne = task.questions.size() == 1;
        const Picks picks =
            isOne ? said.picks : withoutAgreed(said.picks, decisions.at(1 - i)->picks);
        const QString chosen = choiceText(task, said, picks);
        m_voices.at(i).code->setText(code);
        m_voices.at(i).pick->setText(chosen);
        m_voices.at(i).note->setText(noteText(said));
        m_voices.at(i).pick->setAccessibleName(tr("%1: %2. %3").arg(code, chosen, noteText(said)));
    }
    m_proposal->setVisible(both->proposal.has_value());
    if (!both->proposal)
        return;
    const Decision& proposal = *both->proposal;
    const bool isOwn = proposal.person == reader;
    const QString& code = codes.at(proposal.person == both->first.person ? 0 : 1);
    const QString note =
        proposal.note.trimmed().isEmpty() ? QString() : u' ' + proposal.note.trimmed();
    const QString proposed = choiceText(task, proposal, proposal.picks);
    m_proposal->setText(
        isOwn ? tr("You proposed: %1.%2 It is settled when the other confirms.").arg(proposed, note)
              : tr("%1 proposes: %2.%3 Ctrl+Enter confirms; a different pick is your own proposal.")
                    .arg(code, proposed, note));
}

} // namespace subtext
