// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/decisionside.h"

#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/hintsview.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Side = 14;
constexpr int AboveFoot = 6; // what scrolls ends above the button, not at it
constexpr int BesideBar = 4; // right of what is in the column, where the scroll bar's room follows

/// How much of the panel there is to see down to a height where no line of the hints may be cut.
int wholeLinesDownTo(int height, const HintsView& hints)
{
    const FittedPage& frame = *FittedPage::frameOf(hints);
    const QRect place = frame.geometry();
    if (frame.isHidden() || height <= place.top() || height > place.bottom())
        return height;
    const int above = frame.verticalScrollBar()->value();
    return place.top() + std::max(0, hints.wholeLines(height - place.top() + above) - above);
}

} // namespace

DecisionSide::DecisionSide(QWidget* parent)
    : QFrame(parent)
{
    setProperty("panel", true);
    QVBoxLayout* column = makeColumn(this, {0, 0, 0, 10}, 4);
    m_panel = new DecisionPanel(this);
    QMargins inner = m_panel->layout()->contentsMargins();
    inner.setRight(BesideBar);
    m_panel->layout()->setContentsMargins(inner);
    m_area = new FittedPage(m_panel, this);
    m_area->reserveBar();
    m_area->endAtLine([this](int height) { return wholeLinesDownTo(height, *m_panel->hints()); });
    m_panel->installEventFilter(this);
    m_panel->basisBox()->installEventFilter(this);
    // As much as the panel needs and there is room for; the rest is the note's.
    column->addWidget(m_area, 1'000);
    const std::array<QWidget*, 4> below{m_panel->noteEdit(), m_panel->tools(),
                                        m_panel->replacedLine(), m_panel->saveButton()};
    for (std::size_t i = 0; i < below.size(); ++i) {
        m_below.at(i) = makeRow(0);
        m_below.at(i)->addWidget(below.at(i));
        column->addLayout(m_below.at(i), i == 0 ? 1 : 0);
    }
    m_nothing = makeLines(tr("No item is on the desk, so there is nothing to decide."),
                          theme::TextRole::Small, LabelTone::Muted, this);
    m_nothing->setObjectName(QStringLiteral("nothingToDecide"));
    m_nothing->setContentsMargins(Side, Side, Side, 0);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_nothing->hide();
    column->addWidget(m_nothing, 1);
    connect(m_panel, &DecisionPanel::pointedOut, m_area, [this](QWidget* field, QWidget* words) {
        const bool scrolls = m_panel->isAncestorOf(field);
        m_area->bringIntoView(scrolls ? *field : *words, *words);
    });
    fit();
}

void DecisionSide::setOffered(bool isOffered)
{
    m_area->setVisible(isOffered);
    for (QWidget* widget : {static_cast<QWidget*>(m_panel->noteEdit()), m_panel->tools(),
                            static_cast<QWidget*>(m_panel->saveButton())})
        widget->setVisible(isOffered);
    m_nothing->setVisible(!isOffered);
}

void DecisionSide::fit()
{
    constexpr int LeastWidth = 270;
    ensurePolished(); // with high contrast the frame has a line
    m_panel->ensurePolished();
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    int widest = m_panel->minimumSizeHint().width() + bar;
    for (QHBoxLayout* row : m_below) {
        row->setContentsMargins(Side, row == m_below.front() ? AboveFoot : 0, BesideBar + bar, 0);
        widest = std::max(widest, row->minimumSize().width());
    }
    const QMargins frame = contentsMargins();
    setMinimumWidth(std::max(LeastWidth, widest + frame.left() + frame.right()));
    fitArea();
}

void DecisionSide::fitArea()
{
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    const int width = m_area->maximumViewportSize().width() - bar;
    const int whole = m_panel->wholeHeight(std::max(width, m_panel->minimumSizeHint().width()));
    if (whole != m_area->maximumHeight())
        m_area->setMaximumHeight(whole);
}

void DecisionSide::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitArea();
}

bool DecisionSide::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QFrame::eventFilter(watched, event);
    // With a pick the basis is next: in a low window it may be below what is in view.
    BasisBox* basis = m_panel->basisBox();
    if (watched == basis && event->type() == QEvent::EnabledChange && basis->isEnabled())
        m_area->bringIntoView(*basis, *basis);
    // While the panel is about to be shown it is told its size before it counts as visible, and Qt
    // forgets another size that it is given by then: what is in it would stay laid out for the old.
    const bool isOfHeight = event->type() == QEvent::LayoutRequest ||
                            event->type() == QEvent::Resize || event->type() == QEvent::Show;
    if (watched == m_panel && isOfHeight && m_panel->isVisible() && m_below.back())
        fitArea();
    return isDone;
}

void DecisionSide::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    const bool isOfLooks =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (!isOfLooks || !m_below.back())
        return;
    QTimer::singleShot(0, this, [this] { // when the panel has them, too
        fit();
        Q_EMIT fitted();
    });
}

} // namespace subtext
