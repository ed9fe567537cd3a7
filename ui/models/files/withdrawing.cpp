// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/withdrawing.h"

#include "core/models/modelanswers.h"
#include "core/study/study.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/reasondialog.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace subtext {
namespace {

void conclude(ReasonDialog& dialog, const Result<ChangeSet>& done)
{
    dialog.conclude(done ? QString() : errorText(done.error()).oneLine());
}

} // namespace

Withdrawing::Withdrawing(QWidget* parent)
    : QWidget(parent)
    , m_button(makeButton(tr("Withdraw set…"), ButtonKind::Quiet, this, "withdraw"))
    , m_list(makeButton(QString(), ButtonKind::Quiet, this, "withdrawn"))
{
    setProperty("transparent", true);
    QHBoxLayout* row = makeRow(this, {}, 8);
    addWidgets(*row, m_button, m_list);
    row->addStretch(1);
    const QString about =
        tr("A withdrawn set is in no figure, report, export or release of the study, for "
           "everybody. The study keeps it, with the reason.");
    for (QPushButton* each : {m_button, m_list}) {
        each->setToolTip(plainToolTip(about));
        each->setAccessibleDescription(about);
    }
    connect(m_button, &QPushButton::clicked, this, &Withdrawing::askWhy);
    connect(m_list, &QPushButton::clicked, this, &Withdrawing::showWithdrawn);
    showState();
}

void Withdrawing::start(Study& study, PersonId person, bool isTheirs)
{
    m_study = &study;
    m_person = person;
    m_isTheirs = isTheirs && study.access() == Study::Access::Write;
    m_set.reset();
    setWithdrawn({});
}

void Withdrawing::forget()
{
    m_study = nullptr;
    m_set.reset();
    setWithdrawn({});
}

void Withdrawing::setWithdrawn(std::vector<SetWithdrawal> withdrawn)
{
    m_withdrawn = std::move(withdrawn);
    showState();
}

void Withdrawing::choose(const std::optional<SetName>& set)
{
    m_set = set;
    showState();
}

const SetWithdrawal* Withdrawing::find(const SetName& set) const
{
    const auto found = std::find_if(m_withdrawn.begin(), m_withdrawn.end(),
                                    [&](const SetWithdrawal& of) { return of.set == set; });
    return found == m_withdrawn.end() ? nullptr : &*found;
}

void Withdrawing::askWhy()
{
    if (!m_set)
        return;
    auto* dialog = new ReasonDialog(
        {tr("Withdraw %1").arg(m_set->text()),
         tr("It leaves every figure, report, export and release, for everybody who works on the "
            "study. Its answers stay, and it can be restored. Both are recorded, with the reason "
            "and your code."),
         tr("Withdraw"), tr("Why? For example: asked with the wrong template")},
        this);
    connect(dialog, &ReasonDialog::confirmed, this,
            [this, dialog, set = *m_set](int, const QString& reason) {
                if (!m_study)
                    return dialog->reject();
                conclude(*dialog, m_study->modelAnswers().withdraw(set, reason, m_person));
            });
    dialog->ask();
}

void Withdrawing::showWithdrawn()
{
    QStringList lines;
    for (const SetWithdrawal& of : m_withdrawn)
        lines << tr("%1: %2 (%3)")
                     .arg(of.set.text(), of.reason.simplified(), shortMomentWords(of.at));
    auto* dialog = new ReasonDialog(
        {tr("Withdrawn sets"),
         tr("These sets are in no figure, report, export or release. The study keeps what they "
            "say; a set that is restored counts as before."),
         tr("Restore"), tr("Why restore it?")},
        this);
    dialog->setLines(tr("Withdrawn sets"), lines, m_isTheirs);
    connect(dialog, &ReasonDialog::confirmed, this,
            [this, dialog, withdrawn = m_withdrawn](int line, const QString& reason) {
                if (!m_study)
                    return dialog->reject();
                const SetName& set = withdrawn.at(static_cast<std::size_t>(line)).set;
                conclude(*dialog, m_study->modelAnswers().restore(set, reason, m_person));
            });
    dialog->ask();
}

void Withdrawing::showState()
{
    m_button->setVisible(m_isTheirs && m_set);
    m_list->setText(tr("Withdrawn sets (%1)…").arg(m_withdrawn.size()));
    m_list->setVisible(!m_withdrawn.empty());
    setHidden(m_button->isHidden() && m_list->isHidden());
}

} // namespace subtext
