// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palettedialog.h"

#include "ui/palette/palettedelegate.h"
#include "ui/text/plurals.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/followinglist.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr QSize PaletteSize(620, 480);

} // namespace

PaletteDialog::PaletteDialog(std::vector<PaletteEntry> entries, QWidget& window)
    : QDialog(&window)
    , m_window(window)
    , m_model(std::move(entries))
    , m_field(new QLineEdit(this))
    , m_list(new FollowingList(this))
    , m_nothing(
          makeLines(tr("Nothing is called that."), theme::TextRole::Body, LabelTone::Muted, this))
    , m_note(makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this))
{
    setWindowTitle(tr("Go to"));
    setAttribute(Qt::WA_DeleteOnClose);
    QVBoxLayout* column = makeColumn(this, {16, 16, 16, 12}, 10);
    m_field->setAccessibleName(tr("Go to"));
    m_field->setPlaceholderText(tr("Where to, or what to do?"));
    m_field->installEventFilter(this);
    column->addWidget(m_field);
    buildList();
    column->addWidget(m_list, 1);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(m_nothing, 1);
    QHBoxLayout* foot = makeRow(12);
    foot->addWidget(m_note);
    foot->addStretch(1);
    foot->addWidget(makeLabel(tr("Up and Down move · Enter goes there · Esc closes"),
                              theme::TextRole::Small, LabelTone::Muted, this));
    column->addLayout(foot);
    resizeToRoom(*this, PaletteSize);
    connect(m_field, &QLineEdit::textChanged, this, &PaletteDialog::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &PaletteDialog::goThere);
    showNote();
    m_list->setCurrentIndex(m_model.index(0));
    m_field->setFocus(Qt::OtherFocusReason);
}

void PaletteDialog::buildList()
{
    m_list->setAccessibleName(tr("Found"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setModel(&m_model);
    connect(m_list, &QListView::clicked, this, &PaletteDialog::goThere);
}

QString PaletteDialog::note() const
{
    return m_nothing->isHidden() ? m_note->text() : m_nothing->text();
}

void PaletteDialog::narrow(const QString& query)
{
    m_model.setQuery(query);
    showNote();
    const int found = m_model.foundCount();
    if (found == 0) {
        sayAloud(*this, note());
        return;
    }
    const QModelIndex first = m_model.index(0);
    m_list->setCurrentIndex(first);
    sayAloud(*this, tr("%n found.", nullptr, plural(found)) + u'\n' +
                        first.data(Qt::AccessibleTextRole).toString());
}

void PaletteDialog::showNote()
{
    const int more = m_model.moreCount();
    m_note->setText(more > 0 ? tr("%n more", nullptr, plural(more)) : QString());
    const bool isFound = m_model.foundCount() > 0;
    m_list->setVisible(isFound);
    m_nothing->setVisible(!isFound);
}

void PaletteDialog::moveMark(int by)
{
    const int last = m_model.rowCount() - 1;
    if (last < 0)
        return;
    const QModelIndex next = m_model.index(std::clamp(m_list->currentIndex().row() + by, 0, last));
    m_list->setCurrentIndex(next);
    m_list->scrollTo(next);
    sayAloud(*this, next.data(Qt::AccessibleTextRole).toString());
}

int PaletteDialog::pageLength() const
{
    const int height = std::max(1, m_list->sizeHintForRow(0));
    return std::max(1, m_list->viewport()->height() / height);
}

bool PaletteDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
        moveMark(-1);
        return true;
    case Qt::Key_Down:
        moveMark(1);
        return true;
    case Qt::Key_PageUp:
        moveMark(-pageLength());
        return true;
    case Qt::Key_PageDown:
        moveMark(pageLength());
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}

void PaletteDialog::goThere()
{
    const QModelIndex marked = m_list->currentIndex();
    if (!marked.isValid())
        return;
    auto go = m_model.entry(marked.row()).go;
    accept();
    QMetaObject::invokeMethod(&m_window, std::move(go), Qt::QueuedConnection);
}

} // namespace subtext
