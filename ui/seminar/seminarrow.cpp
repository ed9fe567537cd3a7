// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seminar/seminarrow.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace subtext {

/// Both bars of a row, one above the other, each with its count behind it.
class SeminarRow::Bars : public QWidget
{
public:
    explicit Bars(QWidget* parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    void setContent(const Content& content)
    {
        m_content = content;
        update();
    }
    QSize sizeHint() const override
    {
        const int line = fontMetrics().height();
        return {8 * line, 2 * line + 4};
    }
    QSize minimumSizeHint() const override
    {
        return {4 * fontMetrics().height(), sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int half = height() / 2;
        const int top = m_content.annotators ? 0 : height() / 4; // alone, beside the word
        drawBar(painter, QRect(0, top, width(), half), m_content.room, m_content.roomOf, true);
        drawBar(painter, QRect(0, half, width(), half), m_content.annotators,
                m_content.annotatorsOf, false);
    }

private:
    void drawBar(QPainter& painter, const QRect& in, std::optional<int> count, int all,
                 bool isSolid) const
    {
        if (!count)
            return;
        const theme::Colors& colors = theme::colors(palette());
        const QString text = QString::number(*count);
        const int room = in.width() - fontMetrics().horizontalAdvance(QStringLiteral("  000"));
        const int length = all > 0 ? room * *count / std::max(all, 1) : 0;
        const QRectF bar =
            QRectF(in.left() + 1, in.top() + 3, std::max(length, 2), in.height() - 6);
        painter.setPen(QPen(isSolid ? m_content.colour : colors.text, 2));
        if (isSolid)
            painter.setBrush(m_content.colour);
        else
            painter.setBrush(QBrush(colors.text, Qt::BDiagPattern));
        painter.drawRect(bar);
        painter.setPen(colors.text);
        painter.drawText(QRectF(bar.right() + 8, in.top(), in.width(), in.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    Content m_content;
};

SeminarRow::SeminarRow(QWidget* parent)
    : QWidget(parent)
    , m_key(makeLabel({}, theme::TextRole::Body, LabelTone::Muted, this))
    , m_word(makeLabel({}, theme::TextRole::Strong, LabelTone::Normal, this))
    , m_bars(new Bars(this))
    , m_fewer(new QToolButton(this))
    , m_more(new QToolButton(this))
{
    QHBoxLayout* row = makeRow(this, {}, 10);
    addWidgets(*row, m_key, m_word, m_bars, m_fewer, m_more);
    row->setStretchFactor(m_bars, 1);
    m_fewer->setObjectName(QStringLiteral("fewer"));
    m_more->setObjectName(QStringLiteral("more"));
    m_fewer->setText(QStringLiteral("−"));
    m_more->setText(QStringLiteral("+"));
    for (QToolButton* button : {m_fewer, m_more}) {
        button->setFocusPolicy(Qt::NoFocus); // the keys are those of the rows
        connect(button, &QToolButton::clicked, this,
                [this, button] { Q_EMIT voted(button == m_more ? 1 : -1); });
    }
}

void SeminarRow::setContent(const Content& content)
{
    m_content = content;
    m_key->setText(content.key);
    m_word->setText(content.isFinal ? tr("%1 ✓").arg(content.word) : content.word);
    m_bars->setContent(content);
    m_fewer->setAccessibleName(tr("One vote fewer for %1").arg(content.word));
    m_more->setAccessibleName(tr("One vote more for %1").arg(content.word));
    m_fewer->setEnabled(content.room.value_or(0) > 0);
    for (QToolButton* button : {m_fewer, m_more}) {
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        button->setSizePolicy(policy);
        button->setVisible(content.isVoting);
    }
    QStringList said{content.word};
    if (content.room)
        said << tr("room: %1 of %2").arg(*content.room).arg(content.roomOf);
    if (content.annotators)
        said << tr("annotators: %1 of %2").arg(*content.annotators).arg(content.annotatorsOf);
    if (content.isFinal)
        said << tr("the final label");
    setAccessibleName(listed(said));
}

void SeminarRow::setTextFont(const QFont& font)
{
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    m_key->setFont(font);
    m_word->setFont(strong);
    m_bars->setFont(font);
    for (QToolButton* button : {m_fewer, m_more})
        button->setFont(font);
    m_key->setFixedWidth(QFontMetrics(font).horizontalAdvance(QStringLiteral("00")));
    m_bars->updateGeometry();
}

int SeminarRow::wordWidth() const
{
    return QFontMetrics(m_word->font()).horizontalAdvance(tr("%1 ✓").arg(m_content.word));
}

void SeminarRow::setWordWidth(int width)
{
    m_word->setFixedWidth(width);
}

} // namespace subtext
