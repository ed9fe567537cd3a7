// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/gaterow.h"

#include "ui/text/plurals.h"
#include "ui/text/releasetext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/followinglist.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/returnkey.h"
#include "ui/widgets/tabledelegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
GateRow::GateRow(GateKind kind, QWidget* parent)
    : QFrame(parent)
    , m_gate{kind, true, {}, false, 0}
    , m_mark(new StateMark(this))
    , m_buttons(makePage(this))
    , m_title(makeLines(gateTitle(kind), theme::TextRole::Strong, LabelTone::Normal, this))
    , m_message(makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this))
    , m_placesButton(makeButton(QString(), ButtonKind::Quiet, this, "places"))
    , m_quality(makeButton(tr("See them in Quality"), ButtonKind::Quiet, this, "quality"))
    , m_overrideButton(makeButton(QString(), ButtonKind::Quiet, this))
    , m_places(new Following<QListWidget>(this))
    , m_reasonRow(new QWidget(this))
{
    QHBoxLayout* row = makeRow(this, {18, 12, 10, 12}, 14);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    QVBoxLayout* column = makeColumn(3);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->setSpacing(2);
    QVBoxLayout* words = makeColumn(3);
    words->addWidget(m_title);
    words->addWidget(m_message);
    m_head->addLayout(words, 1);
    m_placesButton->setCheckable(true);
    auto* buttons = new FlowLayout(FlowLayout::Spread::AtStart, 2, m_buttons);
    for (QPushButton* button : {m_placesButton, m_quality, m_overrideButton}) {
        buttons->addWidget(button);
        buttons->setAlignment(button, Qt::AlignTop);
    }
    m_head->addWidget(m_buttons);
    column->addLayout(m_head);
    buildReason();
    setNarrow(false);
    column->addWidget(m_reasonRow);
    m_places->setItemDelegate(new LineDelegate(m_places));
    m_places->setUniformItemSizes(true);
    m_places->setAccessibleName(tr("Places of “%1”").arg(gateTitle(kind)));
    m_places->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_places->installEventFilter(this);
    column->addWidget(m_places);
    row->addLayout(column, 1);
    connect(m_placesButton, &QPushButton::toggled, this, [this](bool areShown) {
        show();
        if (areShown)
            showAsked();
    });
    connect(m_places, &QListWidget::itemClicked, this, &GateRow::choosePlace);
    connect(m_places, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!item || !m_places->hasFocus())
            return;
        const QRect line = m_places->visualItemRect(item);
        Q_EMIT placeReached(
            {m_places->viewport()->mapTo(this, line.topLeft()), QSize(1, line.height())});
        if (isNameAsked())
            choosePlace(); // whoever goes through them says of each whether it is one
    });
    connect(m_quality, &QPushButton::clicked, this, &GateRow::qualityRequested);
    connect(m_overrideButton, &QPushButton::clicked, this, [this] {
        if (m_reason.isEmpty())
            askForReason(true);
        else
            Q_EMIT withdrawn(m_gate.kind);
    });
    m_places->hide();
    show();
}

void GateRow::setNarrow(bool isNarrow)
{
    const auto direction = isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    // Beside the words they stand on one line, below them on as many as they need.
    m_buttons->setSizePolicy(isNarrow ? QSizePolicy::Preferred : QSizePolicy::Fixed,
                             QSizePolicy::Preferred);
    for (QBoxLayout* parts : {m_head, m_reasonLines})
        parts->setDirection(direction);
}

void GateRow::buildReason()
{
    m_reasonLines = makeRow(m_reasonRow, {0, 6, 8, 4}, 6);
    m_reasonEdit = new QLineEdit(m_reasonRow);
    limitLine(*m_reasonEdit);
    m_reasonEdit->setAccessibleName(tr("Reason for overriding “%1”").arg(m_title->text()));
    m_reasonEdit->setPlaceholderText(tr("Reason; it is printed in the README of the release"));
    m_reasonEdit->installEventFilter(this);
    m_confirm = makeButton(tr("Override"), ButtonKind::Normal, m_reasonRow);
    m_confirm->setEnabled(false);
    auto* cancel = makeButton(tr("Cancel"), ButtonKind::Quiet, m_reasonRow);
    auto* buttons = new FlowLayout(FlowLayout::Spread::AtStart, 6);
    addWidgets(*buttons, m_confirm, cancel);
    m_reasonLines->addWidget(m_reasonEdit, 1);
    m_reasonLines->addLayout(buttons);
    connect(m_reasonEdit, &QLineEdit::textChanged, this,
            [this](const QString& reason) { m_confirm->setEnabled(!reason.trimmed().isEmpty()); });
    connect(m_reasonEdit, &QLineEdit::returnPressed, this, &GateRow::giveReason);
    connect(m_confirm, &QPushButton::clicked, this, &GateRow::giveReason);
    connect(cancel, &QPushButton::clicked, this, [this] { askForReason(false); });
    m_reasonRow->hide();
}

void GateRow::askForReason(bool isAsked)
{
    const bool hadFocus = m_reasonRow->isAncestorOf(focusWidget());
    m_reasonRow->setVisible(isAsked);
    m_overrideButton->setVisible(!isAsked && isOverrideOffered());
    if (isAsked)
        m_reasonEdit->setFocus(Qt::OtherFocusReason);
    else if (hadFocus)
        m_overrideButton->setFocus(Qt::OtherFocusReason);
}

void GateRow::giveReason()
{
    const QString reason = m_reasonEdit->text().trimmed();
    if (reason.isEmpty())
        return;
    // Not onto what was “Override…”: it says “Withdraw” by then, and a second Return would do so.
    m_placesButton->setFocus(Qt::OtherFocusReason);
    m_reasonEdit->clear();
    askForReason(false);
    Q_EMIT overridden(m_gate.kind, reason);
}

void GateRow::setGate(const Gate& gate)
{
    if (m_isKnown && gate == m_gate)
        return;
    m_gate = gate;
    m_isKnown = true;
    fillPlaces();
    show();
}

void GateRow::setReason(const QString& reason)
{
    m_reason = reason;
    if (!reason.isEmpty())
        m_reasonRow->hide();
    show();
}

void GateRow::setChangeable(bool isChangeable)
{
    m_isChangeable = isChangeable;
    show();
}

void GateRow::forget()
{
    m_gate = {m_gate.kind, true, {}, false, 0};
    m_isKnown = false;
    m_reason.clear();
    m_reasonEdit->clear();
    m_reasonRow->hide();
    m_placesButton->setChecked(false);
    fillPlaces();
    show();
}

/// It does not block the release, and is not all well either.
bool GateRow::isToKnow() const
{
    return m_gate.isWarning ? !m_gate.isPassed : m_gate.isPassed && m_gate.waiting > 0;
}

bool GateRow::isOfFindings() const
{
    return m_gate.kind == GateKind::Findings;
}

/// Somebody has yet to say whether what was found is a name.
bool GateRow::isNameAsked() const
{
    return std::any_of(m_gate.places.begin(), m_gate.places.end(), isToBeJudged);
}

/// Of words that may be names only beside the words: most are none, and then nothing is overridden.
bool GateRow::isOverrideOffered() const
{
    const bool isLookedAt = !isNameAsked() || m_placesButton->isChecked() || !m_reason.isEmpty();
    return m_gate.blocks() && m_isChangeable && isLookedAt;
}

void GateRow::show()
{
    const bool isFailed = m_isKnown && !m_gate.isPassed;
    m_mark->setState(!m_isKnown           ? StateMark::State::Unknown
                     : isToKnow()         ? StateMark::State::Overridden
                     : m_gate.isPassed    ? StateMark::State::Passed
                     : m_reason.isEmpty() ? StateMark::State::Failed
                                          : StateMark::State::Overridden);
    QString message = m_isKnown ? gateMessage(m_gate) : QString();
    if (isFailed && !m_reason.isEmpty())
        message = tr("Overridden: %1").arg(m_reason) + u'\n' + message;
    m_message->setText(message);
    const QString title = m_title->text();
    const QString state = !m_isKnown           ? tr("not computed yet")
                          : isToKnow()         ? tr("for information")
                          : m_gate.isPassed    ? tr("passed")
                          : m_reason.isEmpty() ? tr("failed")
                                               : tr("overridden");
    setAccessibleName(tr("%1: %2").arg(state, title));
    m_mark->setAccessibleName(state);
    m_title->setAccessibleName(accessibleName()); // what is read first
    const bool isOpen = m_placesButton->isChecked();
    const qint64 count = std::ssize(m_gate.places);
    m_placesButton->setText(isOpen ? tr("Hide")
                            : isNameAsked()
                                ? tr("Is it a name? Show %n places", nullptr, plural(count))
                                : tr("Show %n places", nullptr, plural(count)));
    m_placesButton->setAccessibleName(tr("%1 of “%2”").arg(m_placesButton->text(), title));
    m_placesButton->setVisible(isFailed && !isOfFindings());
    m_quality->setVisible(isFailed && isOfFindings());
    m_overrideButton->setText(m_reason.isEmpty() ? tr("Override…") : tr("Withdraw"));
    m_overrideButton->setAccessibleName(m_reason.isEmpty()
                                            ? tr("Override “%1”").arg(title)
                                            : tr("Withdraw the override of “%1”").arg(title));
    if (!isFailed)
        m_reasonRow->hide();
    m_overrideButton->setVisible(m_isKnown && m_reasonRow->isHidden() && isOverrideOffered());
    m_places->setVisible(isFailed && isOpen);
}

void GateRow::fillPlaces()
{
    const int row = m_places->currentRow();
    const QSignalBlocker blocker(m_places);
    m_places->clear();
    const std::size_t listed = std::min(m_gate.places.size(), MostPlaces);
    for (std::size_t i = 0; i < listed; ++i) {
        auto* item = new QListWidgetItem(gatePlaceText(m_gate.places[i]), m_places);
        item->setToolTip(plainToolTip(item->text()));
    }
    if (listed < m_gate.places.size()) {
        auto* rest =
            new QListWidgetItem(tr("and %1 more").arg(m_gate.places.size() - listed), m_places);
        rest->setFlags(Qt::NoItemFlags);
    }
    m_places->setCurrentRow(std::min(std::max(row, 0), m_places->count() - 1));
    // As high as all of them: the checklist scrolls, and nothing in it does.
    const int rows = std::max(m_places->count(), 1);
    const int height = std::max(m_places->sizeHintForRow(0), m_places->fontMetrics().height());
    m_places->setFixedHeight(rows * height + 2 * m_places->frameWidth() + 8);
}

void GateRow::setPlacesShown(bool areShown)
{
    m_placesButton->setChecked(areShown);
}

void GateRow::showAsked()
{
    const auto& places = m_gate.places;
    const qint64 current = std::max(m_places->currentRow(), 0);
    const auto from = places.begin() + std::min<qint64>(current, std::ssize(places));
    auto asked = std::find_if(from, places.end(), isToBeJudged);
    if (asked == places.end())
        asked = std::find_if(places.begin(), from, isToBeJudged);
    const auto row = asked - places.begin();
    if (!m_placesButton->isChecked() || row >= m_places->count() || row >= std::ssize(places))
        return;
    {
        const QSignalBlocker blocker(m_places);
        m_places->setCurrentRow(static_cast<int>(row));
    }
    choosePlace();
}

void GateRow::choosePlace()
{
    const int row = m_places->currentRow();
    if (row >= 0 && row < std::ssize(m_gate.places))
        Q_EMIT placeChosen(m_gate.kind, m_gate.places[static_cast<std::size_t>(row)]);
}

bool GateRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        if (watched == m_places && isReturn(*static_cast<QKeyEvent*>(event))) {
            choosePlace();
            return true;
        }
    }
    // Escape leaves the field, not the place.
    if (watched == m_reasonEdit && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        askForReason(false);
        event->accept();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace subtext
