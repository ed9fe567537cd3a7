// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/questiondialog.h"

#include "ui/help/manual.h"
#include "ui/questions/conversation.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/textreader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr QSize QuestionDialogSize(520, 440);
constexpr int QuestionLines = 4;

} // namespace

QuestionDialog::QuestionDialog(const Words& words, const std::vector<AskedQuestion>& asked,
                               QWidget* parent)
    : QDialog(parent)
    , m_conversation(new TextReader(this))
    , m_text(new LimitedTextEdit(this, Questions::LongestText))
    , m_refusal(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_send(makeButton(words.action, ButtonKind::Primary, this, "send"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(words.title);
    offerManual(*this, words.manual);
    QVBoxLayout* column = makeColumn(this, {24, 20, 24, 18}, 12);
    column->addWidget(makeLines(words.title, theme::TextRole::Title, LabelTone::Normal, this));
    QWidget* page = makePage(nullptr);
    QVBoxLayout* said = makeColumn(page, {}, 12);
    said->addWidget(makeLines(words.about, theme::TextRole::Body, LabelTone::Muted, page));
    m_conversation->setAccessibleName(tr("Asked and answered"));
    m_conversation->setFrameShape(QFrame::NoFrame);
    m_conversation->setHtml(words.scene + conversationHtml(asked, theme::colors(palette())));
    m_conversation->setHidden(asked.empty());
    said->addWidget(m_conversation, 1);
    m_text->setAccessibleName(words.name);
    m_text->setPlaceholderText(words.name);
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(QuestionLines * m_text->fontMetrics().lineSpacing());
    if (!asked.empty()) // what was said has the room
        m_text->setMaximumHeight((QuestionLines + 2) * m_text->fontMetrics().lineSpacing());
    said->addWidget(m_text, asked.empty() ? 1 : 0);
    column->addWidget(new FittedPage(page, this), 1);
    m_refusal->hide();
    column->addWidget(m_refusal);
    const bool isWritable = !words.action.isEmpty();
    column->addLayout(isWritable ? makeDialogButtons(*this, *m_send) : makeCloseRow());
    m_text->setVisible(isWritable);
    m_send->setVisible(isWritable);
    m_send->setToolTip(tr("Ctrl+Enter"));
    m_send->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_send->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
        if (m_guard.goesOn())
            m_refusal->hide();
    });
    connect(m_send, &QPushButton::clicked, this, &QuestionDialog::send);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                &QuestionDialog::send);
    if (isWritable)
        m_text->setFocus(Qt::OtherFocusReason);
    resizeToRoom(*this, QuestionDialogSize);
}

QHBoxLayout* QuestionDialog::makeCloseRow()
{
    QHBoxLayout* row = makeRow(8);
    row->addStretch(1);
    auto* close = makeButton(tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    row->addWidget(close);
    return row;
}

void QuestionDialog::send()
{
    if (m_send->isEnabled() && !m_send->isHidden())
        Q_EMIT said(m_text->toPlainText().trimmed());
}

void QuestionDialog::reject()
{
    if (m_guard.mayDiscard(!m_text->toPlainText().trimmed().isEmpty()))
        return QDialog::reject();
    tellAt(*m_refusal, tr("Nothing is sent yet. Cancel once more to discard what you wrote."),
           LabelTone::Danger);
    m_text->setFocus(); // away from the button: the next key may be a letter
}

void QuestionDialog::conclude(const QString& refusal)
{
    if (!refusal.isEmpty())
        return showRefusal(refusal);
    accept();
    if (QWidget* opener = parentWidget())
        sayAloud(*opener, tr("Sent."));
}

void QuestionDialog::showRefusal(const QString& refusal)
{
    tellAt(*m_refusal, refusal, LabelTone::Danger);
}

} // namespace subtext
