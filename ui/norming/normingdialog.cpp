// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingdialog.h"

#include "core/study/study.h"
#include "ui/help/manual.h"
#include "ui/norming/normingfiguresview.h"
#include "ui/norming/normingform.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/normingstatetext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/taborder.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

NormingDialog::NormingDialog(Study& study, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_study(study)
    , m_prompts(prompts)
    , m_form(new NormingForm(this))
    , m_formArea(makeScrollArea(this))
    , m_rounds(new QComboBox(this))
    , m_state(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_another(makeButton(tr("Another round…"), ButtonKind::Normal, this, "another"))
    , m_open(makeButton(tr("Open the round…"), ButtonKind::Primary, this, "open"))
    , m_close(makeButton(tr("Close the round…"), ButtonKind::Primary, this, "closeRound"))
    , m_figures(new NormingFiguresView(prompts, this))
    , m_report(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Norming round"));
    offerManual(*this, ManualPlace::Norming);
    build();
    m_form->read(study);
    connect(m_form, &NormingForm::beginRequested, this, &NormingDialog::begin);
    connect(m_form, &NormingForm::refused, this,
            [this](const QString& why) { tellAt(*m_report, why, LabelTone::Danger); });
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &NormingDialog::showRound);
    connect(m_another, &QPushButton::clicked, this, [this] {
        m_isBeginning = true;
        showRound();
        m_form->title()->setFocus();
    });
    connect(m_open, &QPushButton::clicked, this, &NormingDialog::askToOpen);
    connect(m_close, &QPushButton::clicked, this, &NormingDialog::askToClose);
    connect(&study, &Study::changed, this, &NormingDialog::read);
    read();
}

void NormingDialog::build()
{
    constexpr QSize Size(620, 640);
    QVBoxLayout* column = makeColumn(this, {20, 18, 20, 18}, 12);
    column->addWidget(makeLines(
        tr("People vote on some items by themselves, see how all voted, and vote again. Votes are "
           "not labels and enter no other figure of the study."),
        theme::TextRole::Body, LabelTone::Muted, this));
    m_form->setProperty("transparent", true);
    m_formArea->setWidget(m_form);
    column->addWidget(m_formArea, 1); // on a low screen it scrolls, and what ends it stays
    m_rounds->setAccessibleName(tr("Norming round"));
    QHBoxLayout* row = makeRow(8);
    row->addWidget(m_rounds, 1);
    addWidgets(*row, m_another, m_open, m_close);
    column->addLayout(row);
    column->addWidget(m_state);
    column->addWidget(m_figures, 1);
    column->addStretch();
    column->addWidget(m_report);
    m_report->hide();
    auto* done = makeButton(tr("Close"), ButtonKind::Normal, this, "done");
    QHBoxLayout* last = makeRow(8);
    last->addStretch(1);
    addWidgets(*last, m_form->beginButton(), done);
    column->addLayout(last);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    for (QPushButton* button : {m_form->beginButton(), m_another, m_open, m_close, done})
        button->setAutoDefault(false);
    orderTabs({m_close, m_form->beginButton(), done});
    resizeToRoom(*this, Size);
}

QString NormingDialog::stateText() const
{
    return m_state->text();
}

QString NormingDialog::report() const
{
    return m_report->isHidden() ? QString() : m_report->text();
}

void NormingDialog::read()
{
    const auto standings = m_study.norming().rounds();
    if (!standings)
        return; // what is shown stays
    const NormingStanding* before = shown();
    const Uuid round = before ? before->round.uuid : Uuid();
    m_standings = *standings;
    {
        const QSignalBlocker quiet(m_rounds);
        m_rounds->clear();
        int at = static_cast<int>(m_standings.size()) - 1; // the latest
        for (std::size_t i = 0; i < m_standings.size(); ++i) {
            const NormingStanding& standing = m_standings[i];
            m_rounds->addItem(
                tr("%1 (%2)").arg(standing.round.title, normingPhaseWord(standing.phase)));
            if (standing.round.uuid == round)
                at = static_cast<int>(i);
        }
        m_rounds->setCurrentIndex(at);
    }
    showRound();
}

const NormingStanding* NormingDialog::shown() const
{
    const int at = m_rounds->currentIndex();
    const bool isThere = at >= 0 && at < static_cast<int>(m_standings.size());
    return isThere ? &m_standings[static_cast<std::size_t>(at)] : nullptr;
}

void NormingDialog::showRound()
{
    const NormingStanding* standing = shown();
    m_rounds->setVisible(standing != nullptr);
    const bool isWritable = m_study.access() == Study::Access::Write;
    setFormShown(isWritable && (m_isBeginning || !standing));
    m_another->setVisible(isWritable && standing && !m_isBeginning);
    m_open->setVisible(isWritable && standing && standing->phase == NormingPhase::Sealed);
    m_close->setVisible(isWritable && standing && standing->phase == NormingPhase::Open);
    const bool hasFigures =
        standing && standing->phase != NormingPhase::Sealed && m_form->isHidden();
    m_figures->setVisible(hasFigures);
    m_state->setText(standing ? normingStateText(*standing, CalledBy::Name)
                              : tr("There is no round yet."));
    if (!hasFigures)
        return;
    if (const auto read = m_figures->showRound(m_study, *standing); !read)
        tellAt(*m_report, errorText(read.error()).oneLine(), LabelTone::Danger);
}

void NormingDialog::setFormShown(bool isShown)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_form, m_formArea, m_form->beginButton()})
        part->setVisible(isShown);
}

void NormingDialog::begin(const NewNormingRound& wanted)
{
    const auto begun = m_study.norming().begin(wanted);
    if (!begun) {
        tellAt(*m_report, errorText(begun.error()).oneLine(), LabelTone::Danger);
        return;
    }
    m_form->title()->clear();
    m_isBeginning = false;
    read();
    m_rounds->setCurrentIndex(m_rounds->count() - 1);
    tellAt(*m_report,
           tr("The round has begun. Hand-outs written before do not have it: write them again."),
           LabelTone::Success);
}

void NormingDialog::askToOpen()
{
    const NormingStanding* standing = shown();
    if (!standing)
        return;
    std::vector<PersonId> without;
    for (const NormingMember& member : standing->members) {
        if (!member.isIn)
            without.push_back(member.person);
    }
    QString text = tr("Everybody in the round sees how all voted, and votes again. First votes "
                      "cannot be given any more.");
    if (!without.empty())
        text = saidTogether({text, tr("These are left out, because their votes are not in: %1.")
                                       .arg(listed(normingWaitedFor(*standing, CalledBy::Name)))});
    m_prompts.choose(this, tr("Open the round “%1”?").arg(standing->round.title), text,
                     {without.empty() ? tr("Open the round") : tr("Open without them")},
                     [this, round = standing->round.uuid, without](int choice) {
                         if (choice == 0)
                             openRound(round, without);
                     });
}

void NormingDialog::openRound(const Uuid& round, const std::vector<PersonId>& without)
{
    conclude(m_study.norming().open(round, without),
             tr("The round is open. Write the hand-outs again: they then show how all voted."));
}

void NormingDialog::askToClose()
{
    const NormingStanding* standing = shown();
    if (!standing)
        return;
    m_prompts.choose(this, tr("Close the round “%1”?").arg(standing->round.title),
                     tr("Votes that come after this do not count."), {tr("Close the round")},
                     [this, round = standing->round.uuid](int choice) {
                         if (choice == 0)
                             conclude(m_study.norming().close(round), tr("The round is closed."));
                     });
}

void NormingDialog::conclude(const Result<ChangeSet>& done, const QString& what)
{
    if (done)
        tellAt(*m_report, what, LabelTone::Success);
    else
        tellAt(*m_report, errorText(done.error()).oneLine(), LabelTone::Danger);
    read();
}

} // namespace subtext
