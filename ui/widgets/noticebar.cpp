// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/noticebar.h"

#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/headrow.h"
#include "ui/widgets/spokenrole.h"
#include "ui/widgets/wholetext.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QStyle>

namespace subtext {
namespace {

constexpr int ShownForMs = 12'000;   // time to read two lines twice
constexpr int OfferedForMs = 30'000; // and to decide
constexpr QMargins OwnRow(14, 6, 8, 6);
constexpr QMargins InLine(12, 0, 0, 0); // as high as its buttons
constexpr int LeastLetters = 15;        // in each line, beside the buttons
constexpr int BetweenParts = 12;

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
{
    setSpokenRole(*this, QAccessible::AlertMessage);
    m_text = new ElidedLabel(this);
    m_text->setFont(theme::font(theme::TextRole::Body));
    m_text->setWordWrap(true);
    m_row = new HeadRow(m_text, LeastLetters, BetweenParts, this);
    makeRow(this, OwnRow, 0)->addWidget(m_row);
    new WholeText(
        *m_text, tr("Notice"), [this] { return m_text->isCut(); },
        [this] { return m_text->text(); });
    m_action = makeButton(QString(), ButtonKind::Normal, this);
    m_action->setAutoDefault(true); // Return takes it where it has the keys
    m_row->addButton(m_action);
    m_close = makeButton(tr("Close"), ButtonKind::Quiet, this, "close");
    m_row->addButton(m_close);
    connect(m_action, &QPushButton::clicked, this, [this] {
        if (const auto run = m_run) // which may say something else
            run();
    });
    connect(m_close, &QPushButton::clicked, this, [this] {
        const QString said = m_text->text();
        Q_EMIT dismissed();         // while it still says what that is about
        if (m_text->text() == said) // nothing has gone wrong with it
            dismiss();
    });
    m_action->installEventFilter(this);
    // Whoever clicks here goes on typing where they were.
    for (QPushButton* button : {m_action, m_close})
        button->setFocusPolicy(Qt::TabFocus);
    connect(qApp, &QApplication::focusChanged, this, &NoticeBar::noteFocus);
    m_leaving.setObjectName(QStringLiteral("leaving"));
    m_leaving.setSingleShot(true);
    connect(&m_leaving, &QTimer::timeout, this, &NoticeBar::leave);
    hide();
}

QBoxLayout* NoticeBar::addTo(QBoxLayout& column)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 8);
    row->addWidget(this);
    column.addLayout(row);
    return row;
}

void NoticeBar::moveTo(QBoxLayout& column)
{
    if (column.indexOf(this) >= 0)
        return;
    const bool isShown = !isHidden();
    column.addWidget(this);
    setVisible(isShown); // a widget with another parent is hidden
}

void NoticeBar::setInLine(bool isInLine)
{
    if (m_isInLine == isInLine)
        return;
    m_isInLine = isInLine;
    m_row->keepBeside(isInLine);
    layout()->setContentsMargins(isInLine ? InLine : OwnRow);
    m_text->setFont(theme::font(isInLine ? theme::TextRole::Small : theme::TextRole::Body));
    if (isInLine)
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    else
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setProperty("inline", isInLine);
    style()->unpolish(this);
    style()->polish(this);
    showTone();
}

int NoticeBar::leastWidthInLine() const
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Small));
    int width = InLine.left() + InLine.right() + LeastLetters * metrics.averageCharWidth();
    for (const QPushButton* button : {m_action, m_close}) {
        if (!button->isHidden())
            width += BetweenParts + button->sizeHint().width();
    }
    return width;
}

bool NoticeBar::hasHeightForWidth() const
{
    return !m_isInLine && QFrame::hasHeightForWidth();
}

/// In line there is no frame to say it.
void NoticeBar::showTone()
{
    setTone(m_text, m_isInLine && m_kind == Kind::Danger ? LabelTone::Danger : LabelTone::Normal);
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_action || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    // Ctrl+Enter was meant for what is under it: the keys may have come here meanwhile.
    return (static_cast<QKeyEvent*>(event)->modifiers() & Qt::ControlModifier) != 0;
}

void NoticeBar::showNotice(Kind kind, const QString& text, const QString& actionText,
                           const std::function<void()>& action, const QString& closeText)
{
    m_kind = kind;
    m_run = action;
    const QVariant look =
        kind == Kind::Danger ? QVariant(QStringLiteral("danger")) : QVariant(true);
    if (property("notice") != look) { // a style sheet is costly to apply, and notices come often
        setProperty("notice", look);
        style()->unpolish(this);
        style()->polish(this);
    }
    showTone();
    m_text->setLine(text);
    const bool isClosable =
        kind == Kind::Info || kind == Kind::Open || (kind == Kind::Danger && actionText.isEmpty());
    if ((m_action->hasFocus() && actionText.isEmpty()) || (m_close->hasFocus() && !isClosable))
        giveFocusBack();
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_close->setText(closeText.isEmpty() ? tr("Close") : closeText);
    m_close->setVisible(isClosable);
    m_row->arrange();
    setAccessibleName(text);
    Q_EMIT worded();
    if (kind == Kind::Info)
        m_leaving.start(actionText.isEmpty() ? ShownForMs : OfferedForMs);
    else
        m_leaving.stop();
    show();
    raiseAlert(*this);
}

/// Not from under a hand that is about to use it, nor unseen while another place is on screen.
void NoticeBar::leave()
{
    if (!isVisible() || underMouse() || isAncestorOf(QApplication::focusWidget()))
        m_leaving.start(ShownForMs);
    else
        dismiss();
}

/// Another place is shown, or only another row takes this: that is seen in the next turn.
void NoticeBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (event->spontaneous() || isHidden())
        return;
    QTimer::singleShot(0, this, [this, said = m_text->text()] { leaveWithPlace(said); });
}

/// Not what was worded since: nobody has seen that.
void NoticeBar::leaveWithPlace(const QString& said)
{
    if (!isHidden() && !isVisible() && isTold() && m_text->text() == said)
        dismiss();
}

bool NoticeBar::isTold() const
{
    return m_kind == Kind::Info || (m_kind == Kind::Danger && m_action->isHidden());
}

void NoticeBar::noteFocus(QWidget* old, QWidget* now)
{
    if (old && isAncestorOf(now) && !isAncestorOf(old))
        m_before = old;
}

void NoticeBar::giveFocusBack()
{
    if (!isAncestorOf(QApplication::focusWidget()))
        return;
    if (m_focusHome)
        m_focusHome();
    const bool isThere = m_before && m_before->isVisible() && m_before->isEnabled();
    if (isThere && isAncestorOf(QApplication::focusWidget()))
        m_before->setFocus(Qt::OtherFocusReason);
}

void NoticeBar::remark(const QString& said)
{
    if (text().isEmpty() || m_kind == Kind::Info)
        showNotice(Kind::Info, said);
}

void NoticeBar::dismiss()
{
    m_leaving.stop();
    giveFocusBack();
    hide();
    // What it said to one person is not for the next, nor for a screen reader.
    m_text->setLine({});
    setAccessibleName({});
}

} // namespace subtext
