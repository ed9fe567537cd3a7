// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/limitedtext.h"

#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/returnkey.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Gap = 4;
constexpr int WidestNote = 420;

QString charactersWord(qsizetype count)
{
    return LimitNote::tr("%1 characters").arg(groupedNumber(count));
}

/// Letters and line breaks, as opposed to moving about, deleting and the page's own keys.
bool isTyped(const QKeyEvent& event)
{
    const QString text = event.text();
    if (event.modifiers().testFlag(Qt::ControlModifier) &&
        !event.modifiers().testFlag(Qt::AltModifier)) // both together are AltGr
        return false;
    return isReturn(event) || (!text.isEmpty() && text.at(0).isPrint());
}

} // namespace

LimitNote::LimitNote(QWidget& field)
    : QObject(&field)
    , m_field(field)
{
    m_field.installEventFilter(this);
}

LimitNote::~LimitNote()
{
    delete m_label;
}

void LimitNote::show(const QString& text)
{
    if (!m_label || m_label->parentWidget() != m_field.window()) {
        delete m_label;
        m_label =
            makeLabel(QString(), theme::TextRole::Small, LabelTone::Warning, m_field.window());
        m_label->setProperty("notice", true);
        m_label->setMargin(6);
        m_label->setWordWrap(true);
        m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_label->setText(text);
    place();
    m_label->show();
    m_label->raise();
    raiseAlert(*m_label);
}

void LimitNote::hide()
{
    if (m_label)
        m_label->hide();
}

QString LimitNote::text() const
{
    return m_label && !m_label->isHidden() ? m_label->text() : QString();
}

void LimitNote::place()
{
    const QWidget& window = *m_field.window();
    const int width = std::min({WidestNote, std::max(m_field.width(), 240), window.width()});
    const int height = m_label->heightForWidth(width);
    const QPoint below = m_field.mapTo(&window, QPoint(0, m_field.height() + Gap));
    const QPoint above = m_field.mapTo(&window, QPoint(0, -Gap - height));
    QPoint at = below.y() + height <= window.height() ? below : above;
    if (at.y() < 0) // the field is the whole window
        at.setY(std::max(0, window.height() - height));
    at.setX(std::clamp(at.x(), 0, std::max(0, window.width() - width)));
    m_label->setGeometry(QRect(at, QSize(width, height)));
}

bool LimitNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        hide();
    return QObject::eventFilter(watched, event);
}

LimitedTextEdit::LimitedTextEdit(QWidget* parent, qsizetype longest)
    : QPlainTextEdit(parent)
    , m_longest(longest)
    , m_note(new LimitNote(*this))
{
    // Also where the text was changed from outside: the note is about what was just tried.
    connect(this, &QPlainTextEdit::textChanged, m_note, &LimitNote::hide);
}

bool LimitedTextEdit::hasRoomFor(qsizetype length) const
{
    const QTextCursor cursor = textCursor();
    const qsizetype replaced = cursor.selectionEnd() - cursor.selectionStart();
    const qsizetype kept = document()->characterCount() - 1 - replaced;
    return length == 0 || kept + length <= m_longest;
}

void LimitedTextEdit::refuse(qsizetype length)
{
    const QString most = charactersWord(m_longest);
    m_note->show(
        length == 1
            ? tr("This is the maximum length: %1.").arg(most)
            : tr("Not added: with these %1 the text would be longer than the maximum of %2.")
                  .arg(charactersWord(length), most));
}

void LimitedTextEdit::keyPressEvent(QKeyEvent* event)
{
    const qsizetype length = std::max<qsizetype>(1, event->text().size());
    if (!isReadOnly() && isTyped(*event) && !hasRoomFor(length)) {
        refuse(length);
        event->accept();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void LimitedTextEdit::inputMethodEvent(QInputMethodEvent* event)
{
    if (!isReadOnly() && !hasRoomFor(event->commitString().size())) {
        QInputMethodEvent nothing; // what was being composed is taken back
        QPlainTextEdit::inputMethodEvent(&nothing);
        refuse(event->commitString().size());
        event->accept();
        return;
    }
    QPlainTextEdit::inputMethodEvent(event);
}

void LimitedTextEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText() && !hasRoomFor(source->text().size()))
        refuse(source->text().size());
    else
        QPlainTextEdit::insertFromMimeData(source);
}

LimitNote* limitLine(QLineEdit& line, qsizetype longest)
{
    line.setMaxLength(static_cast<int>(longest)); // Qt's own is shorter, and it cuts in silence
    auto* note = new LimitNote(line);
    QObject::connect(&line, &QLineEdit::textChanged, note, [note, longest](const QString& text) {
        if (text.size() < longest)
            note->hide();
    });
    QObject::connect(&line, &QLineEdit::inputRejected, note, [&line, note, longest] {
        if (line.text().size() >= longest)
            note->show(
                LimitNote::tr("This is the maximum length: %1. What did not fit was left out.")
                    .arg(charactersWord(longest)));
    });
    return note;
}

} // namespace subtext
