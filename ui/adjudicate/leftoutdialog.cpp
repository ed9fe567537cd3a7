// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/leftoutdialog.h"

#include "core/operation/corrections.h"
#include "ui/text/errortext.h"
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

constexpr int DialogWidth = 500;
constexpr int LinePadding = 14;

} // namespace

LeftOutDialog::LeftOutDialog(const QString& title, const QString& about, const QString& action,
                             QWidget* parent)
    : QDialog(parent)
    , m_column(new QVBoxLayout(this))
    , m_reason(new QLineEdit(this))
    , m_confirm(makeButton(action, ButtonKind::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_column->setContentsMargins(24, 20, 24, 18);
    m_column->setSpacing(12);
    m_column->addWidget(makeLabel(title, theme::TextRole::Title, LabelTone::Normal, this));
    auto* text = makeLines(about, theme::TextRole::Body, LabelTone::Muted, this);
    m_column->addWidget(text);
    m_reason->setAccessibleName(tr("Why"));
    limitLine(*m_reason);
    m_column->addWidget(m_reason);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, this);
    buttons->addWidget(cancel);
    buttons->addWidget(m_confirm);
    m_column->addLayout(buttons);
    m_confirm->setDefault(true);
    connect(m_reason, &QLineEdit::textChanged, this, &LeftOutDialog::refresh);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        const ScenarioId scenario = chosen();
        const QString reason = m_reason->text();
        accept();
        Q_EMIT confirmed(scenario, reason);
    });
}

LeftOutDialog* LeftOutDialog::forItem(const DeskCase& item, QWidget* parent)
{
    QStringList flags;
    for (const DeskRater& rater : item.raters) {
        const QString reason = rater.annotation.answer.flagReason.simplified();
        if (rater.annotation.answer.isFlagged && !reason.isEmpty())
            flags << tr("Flagged: “%1”.").arg(reason);
    }
    flags << tr("No figure, export or release will count it, but the list of errata names it with "
                "the reason. Its answers stay, and it can be included again.");
    auto* dialog = new LeftOutDialog(tr("Leave out %1").arg(item.scenario.name()), flags.join(u' '),
                                     tr("Leave out"), parent);
    dialog->m_scenario = item.scenario.id;
    dialog->m_reason->setPlaceholderText(tr("Why? For example: the text is cut off"));
    dialog->m_reason->setFocus();
    dialog->refresh();
    resizeToText(*dialog, DialogWidth);
    return dialog;
}

LeftOutDialog* LeftOutDialog::forStudy(Study& study, bool isWritable, QWidget* parent)
{
    auto* dialog =
        new LeftOutDialog(tr("Left out of the data"),
                          tr("These items count in no figure, export or release. An item that you "
                             "include again keeps its answers and decisions."),
                          tr("Include it again"), parent);
    dialog->m_reason->setPlaceholderText(tr("Why include it again?"));
    dialog->m_reason->setVisible(isWritable);
    dialog->m_confirm->setVisible(isWritable);
    auto* list = new QListWidget(dialog);
    list->setAccessibleName(tr("Items left out"));
    list->setItemDelegate(new LineDelegate(list));
    list->setUniformItemSizes(true);
    constexpr int Lines = 5;
    list->setFixedHeight(Lines * (list->fontMetrics().height() + LinePadding));
    dialog->m_items = list;
    dialog->m_column->insertWidget(2, list);
    const auto leftOut = study.corrections().leftOut();
    if (!leftOut) {
        list->addItem(errorText(leftOut.error()).oneLine());
    } else {
        for (const auto& [scenario, change] : *leftOut) {
            const auto scene = study.scenario(scenario);
            const QString name = scene && *scene ? (*scene)->name() : QString();
            auto* line = new QListWidgetItem(tr("%1: %2").arg(name, change.reason), list);
            line->setData(Qt::UserRole, scenario.value);
        }
        list->setCurrentRow(0);
    }
    connect(list, &QListWidget::currentRowChanged, dialog, &LeftOutDialog::refresh);
    list->setFocus();
    dialog->refresh();
    resizeToText(*dialog, DialogWidth);
    return dialog;
}

ScenarioId LeftOutDialog::chosen() const
{
    if (!m_items)
        return m_scenario;
    const QListWidgetItem* line = m_items->currentItem();
    return line ? ScenarioId{line->data(Qt::UserRole).toLongLong()} : ScenarioId();
}

void LeftOutDialog::refresh()
{
    m_confirm->setEnabled(chosen().isValid() && !m_reason->text().trimmed().isEmpty());
}

} // namespace subtext
