// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/replying.h"

#include "ui/questions/questiondialog.h"
#include "ui/questions/questiondraftkeeper.h"
#include "ui/text/errortext.h"
#include "ui/widgets/scenehtml.h"

#include <algorithm>

namespace subtext {

const AskedQuestion* questionToAnswer(const std::vector<AskedQuestion>& asked)
{
    if (asked.empty())
        return nullptr;
    auto found = std::find_if(asked.begin(), asked.end(),
                              [](const AskedQuestion& one) { return one.isReplyBegun; });
    if (found == asked.end())
        found = std::find_if(asked.begin(), asked.end(),
                             [](const AskedQuestion& one) { return !one.isAnswered(); });
    return found == asked.end() ? &asked.back() : &*found;
}

Replying::Replying(QWidget& widget)
    : QObject(&widget)
    , m_widget(widget)
{}

void Replying::open(Study& study, PersonId by, const std::vector<AskedQuestion>& asked,
                    bool isWritable)
{
    if (m_dialog && m_dialog->isVisible())
        return;
    const AskedQuestion& to = *questionToAnswer(asked);
    m_dialog = new QuestionDialog(
        {QuestionDialog::tr("Questions about %1").arg(to.item),
         isWritable
             ? QuestionDialog::tr(
                   "You reply to “%1”. Only the annotator who asked it will read the "
                   "reply; whoever works in a hand-out gets it with the next one.")
                   .arg(to.question.text.simplified())
             : QuestionDialog::tr("The study is locked or open for reading only, so nobody can "
                                  "reply."),
         isWritable ? QuestionDialog::tr("Reply") : QString(), QuestionDialog::tr("Your reply"),
         sceneHtml(study, to.question.scenario), ManualPlace::ItemQuestions},
        asked, &m_widget);
    if (isWritable)
        keep(study, by, to.question.uuid);
    connect(
        m_dialog, &QuestionDialog::said, this,
        [this, of = QPointer<Study>(&study), by, question = to.question.uuid](const QString& text) {
            if (!of)
                return;
            const auto done = of->questions().reply(by, question, text);
            m_dialog->conclude(done ? QString() : errorText(done.error()).oneLine());
        });
    m_dialog->open();
}

/// The widget closes the dialog before its study is gone.
void Replying::keep(Study& study, PersonId by, const Uuid& question)
{
    Questions& questions = study.questions();
    m_draft = new QuestionDraftKeeper(
        {[&questions, by, question] { return questions.replyDraft(by, question); },
         [&questions, by, question](const QString& text) {
             return questions.saveReplyDraft(by, question, text).map([](const ChangeSet& /*none*/) {
             });
         }},
        *m_dialog);
    connect(m_draft, &QuestionDraftKeeper::keptChanged, this, &Replying::draftChanged);
}

bool Replying::keepDraft()
{
    return !m_draft || m_draft->flush();
}

void Replying::close()
{
    keepDraft();
    delete m_dialog;
}

} // namespace subtext
