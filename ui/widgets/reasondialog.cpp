// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reasondialog.h"

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

constexpr int ReasonDialogWidth = 520;
constexpr int ReasonLines = 5;
constexpr int ReasonLinePadding = 14;
constexpr int PlaceOfLines = 2; // below the title and what it is about

} // namespace

ReasonDialog::ReasonDialog(const Words& words, QWidget* parent)
    : QDialog(parent)
    , m_column(makeColumn(this, {24, 20, 24, 18}, 12))
    , m_reason(new QLineEdit(this))
    , m_refusal(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_confirm(makeButton(words.action, ButtonKind::Primary, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(words.title);
    m_column->addWidget(makeLines(words.title, theme::TextRole::Title, LabelTone::Normal, this));
    m_column->addWidget(makeLines(words.about, theme::TextRole::Body, LabelTone::Muted, this));
    m_reason->setAccessibleName(tr("Why"));
    m_reason->setPlaceholderText(words.why);
    limitLine(*m_reason);
    m_column->addWidget(m_reason);
    m_refusal->hide();
    m_column->addWidget(m_refusal);
    m_column->addLayout(makeDialogButtons(*this, *m_confirm));
    connect(m_reason, &QLineEdit::textChanged, this, &ReasonDialog::refresh);
    connect(m_confirm, &QPushButton::clicked, this,
            [this] { Q_EMIT confirmed(line(), m_reason->text()); });
}

void ReasonDialog::setLines(const QString& name, const QStringList& lines, bool isWritable)
{
    m_reason->setVisible(isWritable);
    m_confirm->setVisible(isWritable);
    m_lines = new QListWidget(this);
    m_lines->setAccessibleName(name);
    m_lines->setItemDelegate(new LineDelegate(m_lines));
    m_lines->setUniformItemSizes(true);
    m_lines->setFixedHeight(ReasonLines * (m_lines->fontMetrics().height() + ReasonLinePadding));
    m_lines->addItems(lines);
    m_lines->setCurrentRow(0);
    m_column->insertWidget(PlaceOfLines, m_lines);
    connect(m_lines, &QListWidget::currentRowChanged, this, &ReasonDialog::refresh);
}

void ReasonDialog::ask()
{
    (m_lines ? static_cast<QWidget*>(m_lines) : m_reason)->setFocus();
    refresh();
    resizeToText(*this, ReasonDialogWidth);
    open();
}

void ReasonDialog::conclude(const QString& refusal)
{
    if (refusal.isEmpty())
        return accept();
    tellAt(*m_refusal, refusal, LabelTone::Danger);
    resizeToText(*this, width());
}

int ReasonDialog::line() const
{
    return m_lines ? m_lines->currentRow() : 0;
}

void ReasonDialog::refresh()
{
    m_confirm->setEnabled(line() >= 0 && !m_reason->text().trimmed().isEmpty());
}

} // namespace subtext
