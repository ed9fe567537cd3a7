// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelquestions.h"

#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/label/labelsession.h"
#include "ui/questions/questiondialog.h"
#include "ui/questions/questiondraftkeeper.h"
#include "ui/text/errortext.h"
#include "ui/text/questiontext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/wholetext.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {
namespace {

constexpr QMargins Around(16, 2, 16, 2);

} // namespace

LabelQuestions::LabelQuestions(QWidget* parent)
    : QFrame(parent)
    , m_latest(new ElidedLabel(this))
    , m_button(makeButton(QString(), ButtonKind::Quiet, this, "askAboutItem"))
{
    QHBoxLayout* row = makeRow(this, Around, 8);
    setTone(m_latest, LabelTone::Muted);
    addWidgets(*row, m_latest, m_button);
    row->setStretch(0, 1);
    m_button->setToolTip(tr("F7"));
    connect(m_button, &QPushButton::clicked, this, &LabelQuestions::open);
    new WholeText(
        *m_latest, tr("Questions about this item"), [this] { return m_latest->isCut(); },
        [this] { return m_latest->text(); });
    hide();
}

void LabelQuestions::setInset(int left)
{
    QMargins around = Around;
    around.setLeft(left);
    layout()->setContentsMargins(around);
}

void LabelQuestions::registerActions(ActionRegistry& actions, QWidget& page, const QString& place)
{
    actions.add(
        &page, place, tr("Ask about the item"), {QKeySequence(Qt::Key_F7)}, [this] { open(); },
        Role::Annotator, questionsTakenKind());
}

void LabelQuestions::setSession(LabelSession* session)
{
    keepDraft();
    m_session = session;
    delete m_dialog; // it would ask whoever is gone
    if (session) {
        connect(session, &LabelSession::itemShown, this, &LabelQuestions::showItem);
        connect(&session->questions(), &OwnQuestions::changed, this, &LabelQuestions::onChanged);
    }
    showLatest();
}

bool LabelQuestions::keepDraft()
{
    return !m_draft || m_draft->flush();
}

QString LabelQuestions::latestText() const
{
    return m_latest->text();
}

void LabelQuestions::showItem()
{
    const ScenarioId item = m_session->item().scenario.id;
    const bool isNew = m_session->questions().hasNewReply(item);
    m_session->questions().markShown(item);
    showLatest();
    if (isNew)
        sayAloud(*this, latestText());
}

/// A reply that comes while its item is on screen is read there, too.
void LabelQuestions::onChanged()
{
    showLatest();
    if (isVisible() && m_session && m_session->isShowing())
        showItem();
}

void LabelQuestions::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    // A reply that came while another page was on screen is in view from now on.
    if (m_session && m_session->isShowing())
        m_session->questions().markShown(m_session->item().scenario.id);
}

void LabelQuestions::showLatest()
{
    const bool isShowing = m_session && m_session->isShowing();
    const auto asked = isShowing ? m_session->questions().about(m_session->item().scenario.id)
                                 : std::vector<AskedQuestion>();
    const bool areOpen = isShowing && m_session->questions().areOpen();
    const bool isUnsent = areOpen && m_session->questions().hasDraft(m_session->item().scenario.id);
    m_latest->setLine(ownQuestionsText(asked, isUnsent));
    m_button->setText(areOpen ? tr("Ask about this item…") : tr("Your questions…"));
    setVisible(areOpen || !asked.empty());
}

void LabelQuestions::open()
{
    if (!m_session || !isVisible() || (m_dialog && m_dialog->isVisible()))
        return;
    OwnQuestions& questions = m_session->questions();
    const ScenarioId item = m_session->item().scenario.id;
    const bool areOpen = questions.areOpen();
    m_dialog = new QuestionDialog(
        {tr("Questions about item %1").arg(m_session->item().position),
         areOpen ? tr("The coordinator and the adjudicators read your question; other annotators "
                      "do not. It is not part of your answer. From a hand-out it goes to them when "
                      "you hand in, and a reply comes with the next hand-out.")
                 : tr("This study takes no further questions about items."),
         areOpen ? tr("Ask") : QString(), tr("Your question")},
        questions.about(item), this);
    if (areOpen)
        m_draft = new QuestionDraftKeeper(
            {[&questions, item] { return questions.draft(item); },
             [&questions, item](const QString& text) { return questions.saveDraft(item, text); }},
            *m_dialog);
    connect(m_dialog, &QuestionDialog::said, this, [this, item](const QString& text) {
        if (!m_session)
            return;
        const auto asked = m_session->questions().ask(item, text);
        m_dialog->conclude(asked ? QString() : errorText(asked.error()).oneLine());
    });
    connect(m_dialog, &QDialog::finished, this, &LabelQuestions::closed);
    m_dialog->open();
}

} // namespace subtext
