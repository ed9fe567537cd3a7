// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/peopleview.h"

#include "core/course/consents.h"
#include "core/course/practice.h"
#include "core/course/signingin.h"
#include "core/operation/datalock.h"
#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/shownwords.h"
#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/offering.h"
#include "ui/widgets/plaintooltip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>

namespace subtext {
namespace {

constexpr int SideWidth = 264;
constexpr int WidestSide = 330;

/// Consent, practice and passphrase of somebody, a line each.
QStringList courseStateLines(Study& study, const Person& person)
{
    QStringList lines;
    Reads reads;
    const Protocol protocol = reads.take(study.protocol());
    const bool hasPassphrase = reads.take(study.signingIn().hasPassphrase(person.id));
    const auto consent = reads.take(study.consents().of(person.id));
    const auto results = reads.take(study.practice().results());
    const auto task = reads.take(shownTask(study));
    if (!reads.outcome())
        return {PeopleView::tr("Consent and practice could not be read.")};
    if (hasPassphrase)
        lines << PeopleView::tr("Signs in with a passphrase.");
    if (protocol.isConsentRequired && person.role == Role::Annotator) {
        lines << (!consent ? PeopleView::tr("Consent: not asked yet.")
                  : consent->isAccepted
                      ? PeopleView::tr("Consent: given on %1.").arg(momentWords(consent->at))
                      : PeopleView::tr("Consent: declined on %1.").arg(momentWords(consent->at)));
    }
    for (const PracticeResult& result : results) {
        if (result.person != person.id)
            continue;
        lines << PeopleView::tr("Practice, %1.").arg(practiceResultText(result));
        if (!result.isBarReached)
            lines << missedBarText(result) + u'.';
        if (!result.mixUps.empty())
            lines << PeopleView::tr("Mixed up in the first whole round: %1.")
                         .arg(mixUpsText(*task, result.mixUps));
    }
    return lines;
}

} // namespace

PeopleView::PeopleView(QWidget* parent)
    : QWidget(parent)
    , m_table(new QTableView(this))
{
    QHBoxLayout* across = makeRow(this, {}, 20);
    m_table->setItemDelegate(new MatrixDelegate(m_table));
    m_table->setModel(&m_model);
    styleTable(*m_table, tr("People"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PeopleModel::NameColumn,
                                                      QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->viewport()->installEventFilter(this); // a scroll bar may come beside it
    across->addWidget(m_table, 1);
    m_side = new FittedPage(buildSide(), this); // in a low window it scrolls
    m_side->setFixedWidth(SideWidth);
    across->addWidget(m_side);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PeopleView::showChosen);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &PeopleView::showChosen);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &PeopleView::showChosen);
    showChosen();
    m_mirrors->setEnabled(false);
}

QWidget* PeopleView::buildSide()
{
    auto* side = makeCard(this);
    QVBoxLayout* column = makeColumn(side, {20, 18, 20, 18}, 6);
    m_name = makeLines(QString(), theme::TextRole::Scene, LabelTone::Normal, side);
    column->addWidget(m_name);
    m_about = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, side);
    column->addWidget(m_about);
    column->addSpacing(8);
    m_details = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, side);
    column->addWidget(m_details);
    column->addSpacing(12);
    const auto addButton = [&](const QString& text, void (PeopleView::*signal)(PersonId)) {
        auto* button = makeButton(text, ButtonKind::Normal, side);
        connect(button, &QPushButton::clicked, this, [this, signal] {
            if (const auto row = chosen())
                Q_EMIT(this->*signal)(row->person.id);
        });
        column->addWidget(button);
        return button;
    };
    m_handOut = addButton(tr("Write the hand-out…"), &PeopleView::handOutRequested);
    m_handOut->setObjectName(QStringLiteral("handOut"));
    m_mail = addButton(tr("Copy the mail text"), &PeopleView::mailRequested);
    m_mail->setObjectName(QStringLiteral("mail"));
    m_edit = addButton(tr("Name and role…"), &PeopleView::editRequested);
    m_edit->setObjectName(QStringLiteral("edit"));
    m_passphrase = addButton(tr("Passphrase…"), &PeopleView::passphraseRequested);
    m_passphrase->setObjectName(QStringLiteral("passphrase"));
    m_dropOut = makeButton(QString(), ButtonKind::Normal, side, "dropOut");
    column->addWidget(m_dropOut);
    connect(m_dropOut, &QPushButton::clicked, this, [this] {
        const auto row = chosen();
        if (row && row->isWithdrawn)
            Q_EMIT comeBackRequested(row->person.id);
        else if (row)
            Q_EMIT dropOutRequested(row->person.id);
    });
    column->addStretch(1);
    m_add = makeButton(tr("Add people…"), ButtonKind::Normal, side, "add");
    column->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &PeopleView::addRequested);
    m_mirrors = makeButton(tr("Mirrors…"), ButtonKind::Normal, side, "mirrors");
    column->addWidget(m_mirrors);
    connect(m_mirrors, &QPushButton::clicked, this, &PeopleView::mirrorsRequested);
    return side;
}

bool PeopleView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        fitSide();
        fitNames();
        showChosen();
    }
    return QWidget::eventFilter(watched, event);
}

void PeopleView::fitSide()
{
    // As wide as its longest button is in this language, beside a bar.
    const QWidget& card = *m_side->widget();
    int longest = 0;
    for (const QPushButton* button : card.findChildren<QPushButton*>())
        longest = std::max(longest, button->minimumSizeHint().width());
    const QMargins inside = card.layout()->contentsMargins();
    const QMargins frame = card.contentsMargins();
    const int around = inside.left() + inside.right() + frame.left() + frame.right() +
                       m_side->verticalScrollBar()->sizeHint().width();
    m_side->setFixedWidth(std::clamp(longest + around, SideWidth, WidestSide));
}

void PeopleView::fitNames()
{
    // Names get the room that the others leave: enough to be read, and no more than lets the eye
    // keep the row. What does not fit beside them stands in the card of whoever is chosen.
    constexpr int FewestLetters = 22;
    constexpr int MostLetters = 40;
    constexpr std::array Dispensable{PeopleModel::ActivityColumn, PeopleModel::ReturnedColumn,
                                     PeopleModel::HandOutColumn, PeopleModel::RoleColumn};
    const QAbstractItemView& view = *m_table;
    QHeaderView& header = *m_table->horizontalHeader();
    header.setStretchLastSection(false); // which keeps the last column as wide as it was before
    for (const int column : Dispensable)
        m_table->showColumn(column); // a hidden one has no width to ask for
    std::array<int, PeopleModel::ColumnCount> widths{};
    for (int column = 0; column < header.count(); ++column)
        widths.at(static_cast<std::size_t>(column)) =
            std::max(view.sizeHintForColumn(column), header.sectionSizeHint(column));
    const int letter = m_table->fontMetrics().averageCharWidth();
    const int least =
        std::max(header.minimumSectionSize(),
                 std::min(widths.at(PeopleModel::NameColumn), FewestLetters * letter));
    int room = m_table->viewport()->width() + widths.at(PeopleModel::NameColumn) -
               std::accumulate(widths.begin(), widths.end(), 0);
    for (const int column : Dispensable) {
        if (room >= least)
            break;
        m_table->hideColumn(column);
        room += widths.at(static_cast<std::size_t>(column));
    }
    // With nothing left to give way the names do, and are cut with dots.
    const int names =
        std::clamp(room, std::min(least, room), std::max(least, MostLetters * letter));
    m_table->setColumnWidth(PeopleModel::NameColumn, std::max(names, header.minimumSectionSize()));
    int last = header.count() - 1;
    while (last > 0 && header.isSectionHidden(last))
        --last;
    if (last != PeopleModel::NameColumn)
        header.resizeSection(last, widths.at(static_cast<std::size_t>(last)));
    header.setStretchLastSection(true);
    // The range of the scroll bar is from before.
    QMetaObject::invokeMethod(m_table, "updateGeometries", Qt::QueuedConnection);
}

QStringList PeopleView::hiddenLines(int row) const
{
    QStringList lines;
    for (int column :
         {PeopleModel::HandOutColumn, PeopleModel::ReturnedColumn, PeopleModel::ActivityColumn}) {
        if (m_table->isColumnHidden(column))
            lines << tr("%1: %2.").arg(
                m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                m_model.index(row, column).data().toString());
    }
    return lines;
}

void PeopleView::read(Study& study)
{
    m_study = &study;
    m_whyNot = whyFixed(study).value_or(m_whyNot); // what is shown stays
    const bool wasEmpty = m_model.rows().empty();
    const auto before = chosen();
    m_model.read(study);
    if (wasEmpty && !m_model.rows().empty())
        m_table->selectRow(0);
    else if (before)
        choose(before->person.id);
    fitNames();
    showChosen(); // practice and consent are not in the rows
    offerMirrors();
}

void PeopleView::offerMirrors()
{
    const auto isLocked = m_study->dataLock().isLocked();
    if (!isLocked)
        return; // what was read before stays, and the window says that it could not be read
    const bool hasAnswers =
        std::any_of(m_model.rows().begin(), m_model.rows().end(),
                    [](const PeopleModel::Row& row) { return row.labelled > 0; });
    m_mirrors->setEnabled(*isLocked && hasAnswers);
    QString tip = tr("A page for each annotator: their answers beside the others’.");
    if (!*isLocked)
        tip = tr("Once the study is locked, in the place Adjudicate: a page for each annotator, "
                 "their answers beside the others’.");
    else if (!hasAnswers)
        tip = tr("Nobody has answered anything yet.");
    m_mirrors->setToolTip(plainToolTip(tip));
}

void PeopleView::clear()
{
    m_study = nullptr;
    m_model.clear();
    m_mirrors->setEnabled(false);
}

void PeopleView::setChangeable(bool isChangeable)
{
    m_isChangeable = isChangeable;
    showChosen();
}

void PeopleView::choose(PersonId person)
{
    if (const int row = m_model.rowOf(person); row >= 0)
        m_table->selectRow(row);
}

std::optional<PeopleModel::Row> PeopleView::chosen() const
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return m_model.rows().at(static_cast<std::size_t>(index.row()));
}

void PeopleView::showChosen()
{
    const auto row = m_study ? chosen() : std::nullopt;
    m_add->setEnabled(m_isChangeable);
    for (QPushButton* button : {m_handOut, m_mail, m_edit, m_passphrase, m_dropOut})
        button->setVisible(row.has_value());
    if (!row) {
        m_name->setText(tr("Nobody is chosen"));
        m_about->clear();
        m_details->clear();
        return;
    }
    const bool isAnnotator = row->person.role == Role::Annotator;
    m_name->setText(row->person.name);
    m_about->setText(QStringLiteral("%1 · %2").arg(
        row->person.code, row->isWithdrawn ? tr("dropped out") : roleWord(row->person.role)));
    QStringList lines;
    if (row->assigned > 0)
        lines << tr("Items labelled: %1.").arg(labelledText(*row));
    else if (isAnnotator)
        lines << tr("No items.");
    lines += courseStateLines(*m_study, row->person);
    lines += hiddenLines(m_table->currentIndex().row());
    m_details->setText(lines.join(u'\n'));
    m_details->setVisible(!m_details->text().isEmpty());
    m_mail->setVisible(isAnnotator && row->assigned > 0);
    m_handOut->setVisible(isAnnotator && row->assigned > 0 && !row->isWithdrawn);
    m_handOut->setEnabled(m_isChangeable);
    m_edit->setEnabled(m_isChangeable);
    m_passphrase->setEnabled(m_isChangeable);
    m_dropOut->setVisible(isAnnotator);
    // Whoever is back gets no items by that, so it can be done in a locked study as well.
    offer(*m_dropOut, row->isWithdrawn && m_isChangeable ? QString() : m_whyNot);
    m_dropOut->setText(row->isWithdrawn ? tr("Back again") : tr("Dropped out…"));
    fitSide();
}

} // namespace subtext
