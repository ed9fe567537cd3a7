// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskquestions.h"

#include "ui/adjudicate/desksession.h"
#include "ui/questions/replying.h"
#include "ui/text/questiontext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace subtext {

DeskQuestions::DeskQuestions(QWidget* parent)
    : QFrame(parent)
    , m_line(new ElidedLabel(this))
    , m_button(makeButton(tr("Reply…"), ButtonKind::Quiet, this, "replyToQuestion"))
    , m_replying(new Replying(*this))
{
    QHBoxLayout* row = makeRow(this, {}, 8);
    setTone(m_line, LabelTone::Muted);
    addWidgets(*row, m_line, m_button);
    row->setStretch(0, 1);
    m_button->setToolTip(tr("F7"));
    connect(m_button, &QPushButton::clicked, this, &DeskQuestions::open);
    connect(m_replying, &Replying::draftChanged, this, [this] {
        if (m_session)
            read();
        Q_EMIT draftChanged();
    });
    hide();
}

QString DeskQuestions::text() const
{
    return m_line->text();
}

void DeskQuestions::showItem(DeskSession& session)
{
    if (m_session != &session) {
        m_session = &session;
        connect(&session.study(), &Study::changed, this, &DeskQuestions::onStudyChanged,
                Qt::UniqueConnection);
    }
    read();
}

void DeskQuestions::onStudyChanged(const ChangeSet& changes)
{
    const bool isOfRules = changes.kinds.testFlag(ChangeSet::StudyChanged); // also of the lock
    const bool isAbout =
        changes.kinds.testFlag(ChangeSet::CourseChanged) &&
        changes.concerns(m_session ? m_session->editing().item().scenario.id : ScenarioId());
    if (m_session && (isOfRules || isAbout))
        read();
}

void DeskQuestions::read()
{
    m_asked.clear();
    if (m_session->editing().isShowing()) {
        auto asked = m_session->study().questions().all(m_session->adjudicator(),
                                                        m_session->editing().item().scenario.id);
        if (asked) // else the study tells of it
            m_asked = std::move(*asked);
    }
    for (AskedQuestion& one : m_asked) {
        if (!m_session->areNamesShown())
            one.asker.clear(); // also for a coordinator who looks on
    }
    std::stable_sort(m_asked.begin(), m_asked.end(),
                     [](const auto& a, const auto& b) { return a.question.at < b.question.at; });
    if (const AskedQuestion* next = questionToAnswer(m_asked))
        m_line->setLine(questionToAnswerText(*next, m_session->isChangeable()));
    else
        m_line->setLine({});
    m_button->setText(m_session->isChangeable() ? tr("Reply…") : tr("Questions…"));
    setHidden(m_asked.empty());
}

void DeskQuestions::open()
{
    if (!m_session || m_asked.empty() || !isVisible())
        return;
    m_replying->open(m_session->study(), m_session->adjudicator(), m_asked,
                     m_session->isChangeable());
}

bool DeskQuestions::keepDraft()
{
    return m_replying->keepDraft();
}

void DeskQuestions::closeDialog()
{
    m_replying->close();
}

} // namespace subtext
