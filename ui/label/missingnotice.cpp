// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/missingnotice.h"

#include "ui/text/answertext.h"
#include "ui/widgets/noticebar.h"

namespace subtext {

void MissingNotice::tell(const MissingParts& missing, const Task& task)
{
    if (missing.empty()) {
        dismiss();
        return;
    }
    m_text = tr("Not submitted yet. Still missing: %1.").arg(missingText(missing, task));
    m_notice.showNotice(NoticeBar::Kind::Open, m_text);
}

void MissingNotice::follow(const Answer& answer, const Task& task, const Protocol& protocol,
                           const Scenario& item)
{
    tell(missingParts(answer, task, protocol, isGuessAsked(protocol, item)), task);
}

void MissingNotice::askAboutEmptyBoard(const std::function<void()>& submit)
{
    m_text =
        tr("Not submitted yet. You answered No to every row. Press Ctrl+Enter again to submit.");
    m_notice.showNotice(NoticeBar::Kind::Open, m_text, tr("Submit as it is"), submit);
}

bool MissingNotice::isShown() const
{
    return !m_text.isEmpty() && m_notice.text() == m_text;
}

void MissingNotice::dismiss()
{
    if (isShown())
        m_notice.dismiss();
}

} // namespace subtext
