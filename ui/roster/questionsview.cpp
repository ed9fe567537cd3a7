// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/questionsview.h"

#include "ui/questions/conversation.h"
#include "ui/questions/questiondialog.h"
#include "ui/questions/replying.h"
#include "ui/text/questiontext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/tabledelegate.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

QuestionsView::QuestionsView(QWidget* parent)
    : QWidget(parent)
    , m_list(new Following<QListWidget>(this))
    , m_conversation(new TextReader(this))
    , m_empty(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_reply(makeButton(tr("Reply…"), ButtonKind::Primary, this, "reply"))
    , m_right(makeCard(this))
{
    QVBoxLayout* column = makeColumn(this, {}, 12);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    QHBoxLayout* across = makeRow(20);
    m_list->setAccessibleName(tr("Questions"));
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setUniformItemSizes(true);
    across->addWidget(m_list, 2);
    QVBoxLayout* inside = makeColumn(m_right, {24, 14, 12, 14}, 8);
    m_conversation->setAccessibleName(tr("Asked and answered"));
    m_conversation->setFrameShape(QFrame::NoFrame);
    inside->addWidget(m_conversation, 1);
    inside->addWidget(m_reply, 0, Qt::AlignLeft);
    across->addWidget(m_right, 3);
    column->addLayout(across, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &QuestionsView::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &QuestionsView::reply);
    connect(m_reply, &QPushButton::clicked, this, &QuestionsView::reply);
    m_reply->setToolTip(tr("Ctrl+Return"));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                &QuestionsView::reply);
    clear();
}

void QuestionsView::start(PersonId reader, bool isChangeable)
{
    m_reader = reader;
    m_isChangeable = isChangeable;
}

void QuestionsView::clear()
{
    delete m_dialog; // it works on the study
    m_study = nullptr;
    m_areAllowed = false;
    fill({});
}

void QuestionsView::read(Study& study)
{
    Reads reads;
    auto asked = reads.take(study.questions().all(m_reader));
    const Protocol protocol = reads.take(study.protocol());
    if (!reads.outcome())
        return; // what is shown stays
    m_study = &study;
    m_areAllowed = protocol.areQuestionsAllowed;
    fill(std::move(asked));
}

qint64 QuestionsView::openCount() const
{
    return std::count_if(m_asked.begin(), m_asked.end(),
                         [](const AskedQuestion& asked) { return !asked.isAnswered(); });
}

QString QuestionsView::emptyText() const
{
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void QuestionsView::fill(std::vector<AskedQuestion> asked)
{
    const int row = m_list->currentRow();
    const Uuid chosen = row >= 0 ? m_asked.at(static_cast<std::size_t>(row)).question.uuid : Uuid();
    m_asked = std::move(asked);
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    int current = m_asked.empty() ? -1 : 0;
    for (const AskedQuestion& one : m_asked) {
        if (one.question.uuid == chosen)
            current = m_list->count();
        m_list->addItem(QStringLiteral("%1 · %2 · %3")
                            .arg(questionStateText(one), one.item, one.question.text.simplified()));
    }
    m_list->setCurrentRow(current);
    m_empty->setText(noQuestionsText(m_areAllowed));
    m_empty->setVisible(m_asked.empty());
    m_list->setHidden(m_asked.empty());
    m_right->setHidden(m_asked.empty());
    showChosen();
}

void QuestionsView::showChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_study) {
        m_conversation->clear();
        m_reply->setEnabled(false);
        return;
    }
    const AskedQuestion& chosen = m_asked.at(static_cast<std::size_t>(row));
    // The scene is what the question is about; where it cannot be read, the study tells of it.
    const QString scene = m_study->utterance(chosen.question.scenario).value_or(QString());
    m_conversation->setHtml(QStringLiteral("<p style='margin:0 0 12px 0'><b>%1</b><br>%2</p>")
                                .arg(chosen.item.toHtmlEscaped(), scene.toHtmlEscaped()) +
                            conversationHtml(chosen, theme::colors(palette())));
    m_reply->setEnabled(m_isChangeable);
}

void QuestionsView::reply()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_study || !m_reply->isEnabled() || (m_dialog && m_dialog->isVisible()))
        return;
    m_dialog = askForReply(*m_study, m_reader, {m_asked.at(static_cast<std::size_t>(row))},
                           m_isChangeable, *this);
}

} // namespace subtext
