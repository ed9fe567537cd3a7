// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/questiondraftkeeper.h"

#include "ui/label/ownquestions.h"
#include "ui/questions/questiondialog.h"
#include "ui/text/errortext.h"
#include "ui/widgets/limitedtext.h"

#include <QLabel>

namespace subtext {

QuestionDraftKeeper::QuestionDraftKeeper(OwnQuestions& questions, ScenarioId item,
                                         QuestionDialog& dialog)
    : QObject(&dialog)
    , m_questions(questions)
    , m_item(item)
    , m_dialog(dialog)
{
    const auto kept = questions.draft(item);
    if (!kept) { // written anew it would replace what is there
        dialog.showRefusal(errorText(kept.error()).oneLine());
        return;
    }
    m_isKept = !kept->isEmpty();
    dialog.textEdit()->setPlainText(*kept);
    dialog.textEdit()->moveCursor(QTextCursor::End);
    connect(dialog.textEdit(), &QPlainTextEdit::textChanged, this, [this] {
        m_isUnsaved = true;
        m_timer.begin();
    });
    connect(&m_timer, &DraftTimer::due, this, &QuestionDraftKeeper::flush);
    connect(&dialog, &QDialog::accepted, this, &QuestionDraftKeeper::forget);
    connect(&dialog, &QDialog::rejected, this, &QuestionDraftKeeper::discard);
}

bool QuestionDraftKeeper::flush()
{
    m_timer.stop();
    if (!m_isUnsaved)
        return true;
    const QString text = m_dialog.textEdit()->toPlainText();
    const auto saved = m_questions.saveDraft(m_item, text);
    m_isUnsaved = !saved;
    if (!saved)
        m_dialog.showRefusal(errorText(saved.error()).oneLine());
    else if (m_isFailed)
        m_dialog.refusal()->hide();
    m_isFailed = !saved;
    if (saved)
        m_isKept = !text.trimmed().isEmpty();
    return saved.has_value();
}

void QuestionDraftKeeper::forget()
{
    m_timer.stop();
    m_isUnsaved = false;
}

/// Where the disk refuses, the question is there again the next time.
void QuestionDraftKeeper::discard()
{
    forget();
    if (m_isKept)
        m_isKept = !m_questions.saveDraft(m_item, {});
}

} // namespace subtext
