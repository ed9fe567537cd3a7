// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/secondlookpicks.h"

#include "core/domain/votes.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/widgets/controls.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

SecondLookPicks::SecondLookPicks(std::shared_ptr<const Task> task, QWidget* parent)
    : QWidget(parent)
    , m_task(std::move(task))
    , m_column(makeColumn(this, {}, 12))
{
    for (std::size_t i = 0; i < m_task->questions.size(); ++i)
        m_blocks.push_back(makeBlock(static_cast<QuestionIndex>(i)));
    m_column->addStretch(1);
}

SecondLookPicks::Block SecondLookPicks::makeBlock(QuestionIndex question)
{
    Block block;
    block.question = question;
    block.widget = new QWidget(this);
    QVBoxLayout* column = makeColumn(block.widget, {}, 5);
    const Question& asked = m_task->questions.at(indexOf(question));
    if (m_task->questions.size() > 1) {
        block.word = makeLines(asked.word, theme::TextRole::Strong, LabelTone::Normal, this);
        column->addWidget(block.word);
    }
    auto* grid = new QGridLayout;
    grid->setSpacing(5);
    column->addLayout(grid);
    const int options = static_cast<int>(asked.options.size());
    const int rows = (options + 1) / 2;
    const auto add = [&](const Pick& pick) {
        auto* button = new PickButton(pick, block.widget);
        connect(button, &QAbstractButton::clicked, this,
                [this, question, pick] { choose(question, pick); });
        block.buttons.push_back(button);
        return button;
    };
    for (int i = 0; i < options; ++i) {
        PickButton* button = add({static_cast<Choice>(i)});
        button->setLook(lookOf(*m_task, question, static_cast<Choice>(i)));
        grid->addWidget(button, i % rows, i / rows);
    }
    grid->addWidget(add({}), rows, 0, 1, 2);
    m_column->addWidget(block.widget);
    return block;
}

void SecondLookPicks::setCase(const SecondLookCase& look)
{
    m_asks = look.asks;
    m_picks = {};
    for (const Block& block : m_blocks) {
        block.widget->setVisible(asks(block.question));
        std::vector<Choice> votes;
        for (const DeskRater& rater : look.item.raters) {
            if (const auto vote = rater.annotation.answer.ballot.at(indexOf(block.question)))
                votes.push_back(*vote);
        }
        for (PickButton* button : block.buttons) {
            const auto label = button->pick().label;
            button->setVotes(
                label ? static_cast<int>(std::count(votes.begin(), votes.end(), *label)) : 0);
        }
    }
    const auto first = std::find_if(m_blocks.begin(), m_blocks.end(),
                                    [this](const Block& block) { return asks(block.question); });
    m_question = first == m_blocks.end() ? FirstQuestion : first->question;
    showPicks();
}

bool SecondLookPicks::asks(QuestionIndex question) const
{
    return indexOf(question) < m_asks.size() && m_asks[indexOf(question)];
}

bool SecondLookPicks::isComplete() const
{
    return std::all_of(m_blocks.begin(), m_blocks.end(), [this](const Block& block) {
        return !asks(block.question) || m_picks.at(indexOf(block.question));
    });
}

void SecondLookPicks::goToQuestion(int step)
{
    const int count = static_cast<int>(m_blocks.size());
    int place = static_cast<int>(indexOf(m_question));
    for (int i = 0; i < count; ++i) {
        place = (place + step + count) % count;
        if (asks(static_cast<QuestionIndex>(place)))
            break;
    }
    m_question = static_cast<QuestionIndex>(place);
    showPicks();
}

void SecondLookPicks::chooseAt(int place, bool isShifted)
{
    const auto board = yesNoBoardOf(*m_task, indexOf(m_question));
    const std::size_t places =
        board ? board->count : m_task->questions.at(indexOf(m_question)).options.size();
    if (place < 0 || static_cast<std::size_t>(place) >= places || (isShifted && !board))
        return;
    if (!board)
        return choose(m_question, {static_cast<Choice>(place)});
    const auto row = static_cast<QuestionIndex>(board->first + static_cast<std::size_t>(place));
    choose(row, {static_cast<Choice>(isShifted ? 0 : 1)});
}

void SecondLookPicks::choose(QuestionIndex question, const Pick& pick)
{
    if (!asks(question))
        return;
    m_picks.at(indexOf(question)) = pick;
    m_question = question;
    const auto open = std::find_if(m_blocks.begin(), m_blocks.end(), [this](const Block& block) {
        return asks(block.question) && !m_picks.at(indexOf(block.question));
    });
    if (open != m_blocks.end())
        m_question = open->question;
    showPicks();
    Q_EMIT changed();
}

std::vector<PickButton*> SecondLookPicks::buttons(QuestionIndex question) const
{
    return asks(question) ? m_blocks.at(indexOf(question)).buttons : std::vector<PickButton*>();
}

void SecondLookPicks::showPicks()
{
    for (const Block& block : m_blocks) {
        if (block.word)
            setTone(block.word,
                    block.question == m_question ? LabelTone::Normal : LabelTone::Muted);
        for (PickButton* button : block.buttons)
            button->setChosen(m_picks.at(indexOf(block.question)) == button->pick());
    }
}

} // namespace subtext
