// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedtick.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int WrappedWords = static_cast<int>(Qt::TextWordWrap | Qt::TextShowMnemonic);
constexpr int LettersOfALine = 56; // that it asks for
constexpr int AroundWords = 3;     // the frame of the focus

} // namespace

WrappedTick::WrappedTick(QWidget* parent)
    : WrappedTick(QString(), parent)
{}

WrappedTick::WrappedTick(const QString& text, QWidget* parent)
    : QCheckBox(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

/// The indicator, and what the style leaves around it.
int WrappedTick::besideWords() const
{
    return QCheckBox::sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

int WrappedTick::heightForWidth(int width) const
{
    const QSize line = QCheckBox::sizeHint();
    if (width >= line.width())
        return line.height();
    const QRect room(0, 0, std::max(1, width - besideWords()), QWIDGETSIZE_MAX);
    const int words = fontMetrics().boundingRect(room, WrappedWords, text()).height();
    return std::max(line.height(), words + line.height() - fontMetrics().height());
}

QSize WrappedTick::sizeHint() const
{
    const int wanted = besideWords() + LettersOfALine * fontMetrics().averageCharWidth();
    const int width = std::min(QCheckBox::sizeHint().width(), wanted);
    return {width, heightForWidth(width)};
}

QSize WrappedTick::minimumSizeHint() const
{
    int longest = 0;
    for (const QString& word : text().split(u' '))
        longest = std::max(longest, fontMetrics().horizontalAdvance(word));
    const QSize line = QCheckBox::sizeHint();
    return {std::min(line.width(), besideWords() + longest), line.height()};
}

/// Qt's own has the words on one line, at the middle.
bool WrappedTick::hitButton(const QPoint& at) const
{
    return width() >= QCheckBox::sizeHint().width() ? QCheckBox::hitButton(at)
                                                    : rect().contains(at);
}

QRect WrappedTick::wordsIn(const QRect& room) const
{
    const int above = (QCheckBox::sizeHint().height() - fontMetrics().height()) / 2;
    return room.adjusted(0, above, 0, -above);
}

/// The indicator is level with the first line.
void WrappedTick::paintEvent(QPaintEvent* event)
{
    if (width() >= QCheckBox::sizeHint().width())
        return QCheckBox::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect contents = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
    const QRect room(contents.left(), 0, contents.width(), height());
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    option.rect.setHeight(QCheckBox::sizeHint().height());
    option.text.clear();
    option.state.setFlag(QStyle::State_HasFocus, false);
    painter.drawControl(QStyle::CE_CheckBox, option);
    const int align =
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop));
    painter.drawItemText(wordsIn(room), align | WrappedWords, palette(), isEnabled(), text(),
                         QPalette::WindowText);
    if (!hasFocus)
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    const QRect words = fontMetrics().boundingRect(wordsIn(room), align | WrappedWords, text());
    ring.rect = words.adjusted(-AroundWords, -AroundWords, AroundWords, AroundWords) & rect();
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, ring);
}

} // namespace subtext
