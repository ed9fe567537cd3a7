// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/withdrawaldialog.h"

#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int WithdrawalWidth = 520;
constexpr int WithdrawnLines = 5;
constexpr int WithdrawnPadding = 14;

} // namespace

WithdrawalDialog::WithdrawalDialog(const QString& title, const QString& about,
                                   const QString& action, std::vector<SetName> sets,
                                   QWidget* parent)
    : QDialog(parent)
    , m_sets(std::move(sets))
    , m_column(makeColumn(this, {24, 20, 24, 18}, 12))
    , m_reason(new QLineEdit(this))
    , m_refusal(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_confirm(makeButton(action, ButtonKind::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_column->addWidget(makeLines(title, theme::TextRole::Title, LabelTone::Normal, this));
    m_column->addWidget(makeLines(about, theme::TextRole::Body, LabelTone::Muted, this));
    m_reason->setAccessibleName(tr("Why"));
    limitLine(*m_reason);
    m_column->addWidget(m_reason);
    m_refusal->hide();
    m_column->addWidget(m_refusal);
    m_column->addLayout(makeDialogButtons(*this, *m_confirm));
    connect(m_reason, &QLineEdit::textChanged, this, &WithdrawalDialog::refresh);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        const int row = m_list ? m_list->currentRow() : 0;
        Q_EMIT confirmed(m_sets.at(static_cast<std::size_t>(row)), m_reason->text());
    });
}

WithdrawalDialog* WithdrawalDialog::forSet(const SetName& set, QWidget* parent)
{
    auto* dialog = new WithdrawalDialog(
        tr("Withdraw %1").arg(set.text()),
        tr("No figure, report, export or release has it any more, for everybody who works on the "
           "study. Its answers stay, and it can be restored. Both are recorded, with the reason "
           "and your code."),
        tr("Withdraw"), {set}, parent);
    dialog->m_reason->setPlaceholderText(tr("Why? For example: asked with the wrong template"));
    dialog->m_reason->setFocus();
    dialog->refresh();
    resizeToText(*dialog, WithdrawalWidth);
    return dialog;
}

WithdrawalDialog* WithdrawalDialog::forWithdrawn(const std::vector<SetWithdrawal>& withdrawn,
                                                 bool isWritable, QWidget* parent)
{
    std::vector<SetName> sets;
    for (const SetWithdrawal& of : withdrawn)
        sets.push_back(of.set);
    auto* dialog =
        new WithdrawalDialog(tr("Withdrawn sets"),
                             tr("These sets are in no figure, report, export or release. The study "
                                "keeps what they say; a set that is restored counts as before."),
                             tr("Restore"), std::move(sets), parent);
    dialog->m_reason->setPlaceholderText(tr("Why restore it?"));
    dialog->m_reason->setVisible(isWritable);
    dialog->m_confirm->setVisible(isWritable);
    auto* list = new QListWidget(dialog);
    list->setAccessibleName(tr("Withdrawn sets"));
    list->setItemDelegate(new LineDelegate(list));
    list->setUniformItemSizes(true);
    list->setFixedHeight(WithdrawnLines * (list->fontMetrics().height() + WithdrawnPadding));
    for (const SetWithdrawal& of : withdrawn)
        list->addItem(
            tr("%1: %2 (%3)").arg(of.set.text(), of.reason.simplified(), shortMomentWords(of.at)));
    dialog->m_list = list;
    dialog->m_column->insertWidget(2, list);
    connect(list, &QListWidget::currentRowChanged, dialog, &WithdrawalDialog::refresh);
    list->setCurrentRow(0);
    list->setFocus();
    dialog->refresh();
    resizeToText(*dialog, WithdrawalWidth);
    return dialog;
}

void WithdrawalDialog::conclude(const QString& refusal)
{
    if (refusal.isEmpty())
        return accept();
    tellAt(*m_refusal, refusal, LabelTone::Danger);
    resizeToText(*this, width());
}

void WithdrawalDialog::refresh()
{
    const bool isChosen = !m_list || m_list->currentRow() >= 0;
    m_confirm->setEnabled(isChosen && !m_reason->text().trimmed().isEmpty());
}

} // namespace subtext
