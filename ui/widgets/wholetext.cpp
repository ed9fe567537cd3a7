// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wholetext.h"

#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/returnkey.h"
#include "ui/widgets/textreader.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr QSize DialogSize(560, 420);

/// The frame of what has the keys, over a widget that has no room for one.
class FocusRing : public QWidget
{
public:
    explicit FocusRing(QWidget& part)
        : QWidget(&part)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        constexpr int Thick = 2;
        QPainter painter(this);
        painter.setPen(QPen(theme::colors(palette()).accent, Thick));
        constexpr int Inset = Thick / 2;
        painter.drawRect(rect().adjusted(Inset, Inset, -Inset, -Inset));
    }
};

} // namespace

WholeText::WholeText(QWidget& part, const QString& title, const std::function<bool()>& isCut,
                     const std::function<QString()>& text)
    : QObject(&part)
    , m_part(part)
    , m_title(title)
    , m_isCut(isCut)
    , m_text(text)
    , m_isNamed(!part.accessibleName().isEmpty())
{
    part.installEventFilter(this);
    refresh();
}

void WholeText::refresh()
{
    const bool isCut = m_isCut();
    if (isCut == (m_part.focusPolicy() != Qt::NoFocus))
        return;
    // A click leaves the keys where they are.
    m_part.setFocusPolicy(isCut ? Qt::TabFocus : Qt::NoFocus);
    if (isCut)
        m_part.setCursor(Qt::PointingHandCursor);
    else
        m_part.unsetCursor();
    if (!m_isNamed)
        m_part.setAccessibleName(isCut ? m_title : QString());
}

bool WholeText::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
        showRing();
        refresh();
        break;
    case QEvent::ToolTipChange:
        refresh();
        break;
    case QEvent::FocusIn:
        if (!m_ring)
            m_ring = new FocusRing(m_part);
        showRing();
        break;
    case QEvent::FocusOut:
        delete m_ring;
        break;
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton || !m_isCut())
            break;
        open();
        return true;
    case QEvent::KeyPress: {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isAsked =
            isPlainReturn(key) || (key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier);
        if (!isAsked || !m_isCut())
            break;
        open();
        return true;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void WholeText::showRing()
{
    if (!m_ring)
        return;
    m_ring->setGeometry(m_part.rect());
    m_ring->raise();
    m_ring->show();
}

void WholeText::open()
{
    openToRead(m_part, m_title, [this](TextReader& reader) { reader.setPlainText(m_text()); });
}

void openToRead(const QWidget& part, const QString& title,
                const std::function<void(TextReader&)>& fill)
{
    auto* dialog = new QDialog(part.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("wholeText"));
    dialog->setWindowTitle(title);
    QVBoxLayout* column = makeColumn(dialog, {24, 20, 24, 18}, 12);
    auto* reader = new TextReader(dialog);
    reader->setAccessibleName(title);
    reader->setFrameShape(QFrame::NoFrame);
    fill(*reader);
    column->addWidget(reader, 1);
    QHBoxLayout* buttons = makeRow(8);
    buttons->addStretch(1);
    auto* close = makeButton(WholeText::tr("Close"), ButtonKind::Primary, dialog);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    buttons->addWidget(close);
    column->addLayout(buttons);
    resizeToRoom(*dialog, DialogSize);
    reader->setFocus(Qt::OtherFocusReason); // the arrow keys scroll
    dialog->open();
}

} // namespace subtext
