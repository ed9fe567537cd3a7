// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/replying.h"

#include "ui/questions/questiondialog.h"
#include "ui/text/errortext.h"

#include <QPointer>

#include <algorithm>

namespace subtext {

const AskedQuestion* questionToAnswer(const std::vector<AskedQuestion>& asked)
{
    if (asked.empty())
        return nullptr;
    const auto open = std::find_if(asked.begin(), asked.end(),
                                   [](const AskedQuestion& one) { return !one.isAnswered(); });
    return open == asked.end() ? &asked.back() : &*open;
}

QuestionDialog* askForReply(Study& study, PersonId by, const std::vector<AskedQuestion>& asked,
                            bool isWritable, QWidget& parent)
{
    const AskedQuestion& to = *questionToAnswer(asked);
    auto* dialog = new QuestionDialog(
        {QuestionDialog::tr("Questions about %1").arg(to.item),
         isWritable
             ? QuestionDialog::tr(
                   "You reply to “%1”. Only the annotator who asked it will read the "
                   "reply; whoever works in a hand-out gets it with the next one.")
                   .arg(to.question.text.simplified())
             : QuestionDialog::tr("The study is locked or open for reading only, so nobody can "
                                  "reply."),
         isWritable ? QuestionDialog::tr("Reply") : QString(), QuestionDialog::tr("Your reply")},
        asked, &parent);
    QObject::connect(dialog, &QuestionDialog::said, &parent,
                     [of = QPointer<Study>(&study), by, dialog,
                      question = to.question.uuid](const QString& text) {
                         if (!of)
                             return;
                         const auto done = of->questions().reply(by, question, text);
                         dialog->conclude(done ? QString() : errorText(done.error()).oneLine());
                     });
    dialog->open();
    return dialog;
}

} // namespace subtext
