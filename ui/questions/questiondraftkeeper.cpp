// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/questiondraftkeeper.h"

#include "ui/questions/questiondialog.h"
#include "ui/text/errortext.h"
#include "ui/widgets/limitedtext.h"

#include <QLabel>

#include <utility>

namespace subtext {

QuestionDraftKeeper::QuestionDraftKeeper(Disk disk, QuestionDialog& dialog)
    : QObject(&dialog)
    , m_disk(std::move(disk))
    , m_dialog(dialog)
{
    const auto kept = m_disk.read();
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
    const auto saved = m_disk.save(text);
    m_isUnsaved = !saved;
    if (!saved)
        m_dialog.showRefusal(errorText(saved.error()).oneLine());
    else if (m_isFailed)
        m_dialog.refusal()->hide();
    m_isFailed = !saved;
    if (saved)
        setKept(!text.trimmed().isEmpty());
    return saved.has_value();
}

void QuestionDraftKeeper::setKept(bool isKept)
{
    if (m_isKept == isKept)
        return;
    m_isKept = isKept;
    Q_EMIT keptChanged();
}

void QuestionDraftKeeper::forget()
{
    m_timer.stop();
    m_isUnsaved = false;
}

/// Where the disk refuses, the text is there again the next time.
void QuestionDraftKeeper::discard()
{
    forget();
    if (m_isKept)
        setKept(!m_disk.save({}));
}

} // namespace subtext
