// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practicewelcome.h"

#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace subtext {
namespace {

constexpr int PageWidth = 680;

} // namespace

PracticeWelcome::PracticeWelcome(QWidget* parent)
    : CentredPage(PageWidth, parent)
{
    QWidget* page = column();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(28, 72, 28, 40);
    layout->setSpacing(16);
    m_title = makeLabel(QString(), theme::TextRole::Title, LabelTone::Normal, page);
    m_text = makeLabel(QString(), theme::TextRole::Scene, LabelTone::Normal, page);
    m_text->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    auto* calm = makeLabel(tr("Practice is not data: your answers stay apart from your work and "
                              "are never published. Whoever coordinates the study can see them."),
                           theme::TextRole::Body, LabelTone::Muted, page);
    calm->setWordWrap(true);
    layout->addWidget(calm);
    layout->addSpacing(12);
    auto* buttons = new QHBoxLayout;
    m_start = makeButton(QString(), ButtonKind::Primary, page);
    m_start->setAutoDefault(true); // Return begins, as the look of it promises
    m_start->setObjectName(QStringLiteral("startPractice"));
    m_leave = makeButton(QString(), ButtonKind::Quiet, page);
    buttons->addWidget(m_start);
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(1);
    connect(m_start, &QPushButton::clicked, this, &PracticeWelcome::startRequested);
    connect(m_leave, &QPushButton::clicked, this, &PracticeWelcome::leaveRequested);
}

void PracticeWelcome::setState(const PracticeState& state, bool isRequired)
{
    const auto total = static_cast<qint64>(Course::calibration().size());
    const auto left = total - static_cast<qint64>(state.answers.size());
    m_title->setText(isRequired ? tr("A little practice first") : tr("Practice"));
    m_text->setText(
        tr("%1 scenes that teach where one emotion ends and another begins. You answer as you "
           "will later, without an explanation. After each you see how it is usually read, and "
           "why.")
            .arg(total));
    m_start->setText(state.answers.empty()
                         ? tr("Start")
                         : counted(left, tr("Go on: 1 scene left"), tr("Go on: %1 scenes left")));
    m_leave->setText(isRequired ? tr("Sign out") : tr("To my work"));
}

} // namespace subtext
