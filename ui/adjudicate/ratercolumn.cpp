// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/ratercolumn.h"

#include "core/agreement/agreementinput.h"
#include "ui/adjudicate/answermarks.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/text/answertext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/textreader.h"

#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int LinesInView = 4; // of the explanation, at least

/// Plain text to read and copy; shows that it has the focus.
class ExplanationText : public TextReader
{
public:
    using TextReader::TextReader;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        TextReader::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        // Not this widget's palette: the style sheet's transparent ground would read as dark.
        const theme::Colors& c = theme::colors(parentWidget()->palette());
        painter.setPen(QPen(c.accent, c.focusWidth));
        painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    void focusInEvent(QFocusEvent* event) override
    {
        TextReader::focusInEvent(event);
        viewport()->update();
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        TextReader::focusOutEvent(event);
        viewport()->update();
    }
};

/// Of a few words; hidden until there are some.
ElidedLabel* makeLine(QWidget* parent)
{
    auto* line = new ElidedLabel(parent);
    line->setFont(theme::font(theme::TextRole::Small));
    line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    line->hide();
    return line;
}

TextReader* makeExplanation(QWidget* parent)
{
    auto* text = new ExplanationText(parent);
    text->setFont(theme::font(theme::TextRole::Body));
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->document()->setDocumentMargin(4);
    text->setMinimumHeight(QFontMetrics(text->font()).lineSpacing() * LinesInView);
    text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    return text;
}

} // namespace

RaterColumn::RaterColumn(QWidget* parent)
    : QFrame(parent)
    , m_head(new RaterHead(this))
    , m_second(makeLine(this))
    , m_profile(new VadProfile(this))
    , m_marks(new AnswerMarks(this))
    , m_cues(makeLine(this))
    , m_explanation(makeExplanation(this))
{
    // Columns share the room equally, whatever their words are.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    QVBoxLayout* column = makeColumn(this, {0, 0, 0, 8}, 0);
    column->addWidget(m_head);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(Side, 2, Side, 0);
    body->setSpacing(11);
    body->addWidget(m_second);
    body->addWidget(m_profile);
    body->addWidget(m_marks);
    body->addWidget(m_cues);
    column->addLayout(body);
    column->addSpacing(6);
    auto* text = new QVBoxLayout;
    text->setContentsMargins(Side - 4, 0, 4, 0); // the document's own margin; the scroll bar
    text->addWidget(m_explanation, 1);
    column->addLayout(text, 1);
    column->addStretch(0); // without an explanation the card begins at the top
    connect(m_head, &QAbstractButton::clicked, this, &RaterColumn::chosen);
    m_head->installEventFilter(this);
    m_explanation->installEventFilter(this);
    setTask(usualTask());
}

void RaterColumn::setTask(const std::shared_ptr<const Task>& task)
{
    m_task = task;
    m_question = FirstQuestion;
    m_answer = {};
    m_head->setTask(*task);
    m_profile->setTask(task);
    fitWidth();
}

void RaterColumn::fitWidth()
{
    const int profile =
        m_task->scales.empty() ? 0 : m_profile->minimumSizeHint().width() + 2 * Side;
    setMinimumWidth(std::max(isBrief(*m_task) ? BriefWidth : MinimumWidth, profile));
}

void RaterColumn::setRater(const DeskRater& rater, int place, const QString& title,
                           const std::array<double, MaxScales>& means)
{
    m_answer = rater.annotation.answer;
    m_place = place;
    m_title = title;
    if (title != accessibleName())
        setAccessibleName(title);
    showLabel();
    m_profile->setRatings(m_answer.scales, means);
    m_marks->setMarks(*m_task, rater.annotation.timings, rater.flags);
    m_explanation->setAccessibleName(tr("Explanation, %1").arg(title));
    m_marks->setVisible(!isBrief(*m_task) || !rater.flags.empty());
    m_explanation->setVisible(m_task->explanation || m_answer.isFlagged);
    writeExplanation();
}

void RaterColumn::setCues(const QString& words)
{
    m_cues->setLine(words);
    m_cues->setVisible(!words.isEmpty());
    describe();
}

void RaterColumn::describe()
{
    QStringList lines{m_second->text(), m_cues->text()};
    lines.removeAll(QString());
    setAccessibleDescription(lines.join(u'\n'));
}

void RaterColumn::setQuestion(QuestionIndex question)
{
    m_question = question;
    showLabel();
}

void RaterColumn::showLabel()
{
    const auto label = m_answer.choice(m_question);
    m_head->setRater(m_place, m_title, label,
                     label ? std::optional(lookOf(*m_task, m_question, *label)) : std::nullopt);
    const QString second = secondWords(*m_task, m_question, m_answer.seconds.at(m_question));
    m_second->setLine(second);
    m_second->setVisible(!second.isEmpty());
    describe();
}

void RaterColumn::setChosen(bool isChosen)
{
    m_head->setChosen(isChosen);
    update();
}

// Raters' words are data: inserted as they are, never read as mark-up.
void RaterColumn::writeExplanation()
{
    const theme::Colors& c = theme::colors(palette());
    m_explanation->clear();
    QTextCursor cursor(m_explanation->document());
    QTextBlockFormat block;
    block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    QTextCharFormat words;
    words.setForeground(c.text);
    words.setFont(theme::font(theme::TextRole::Body));
    if (m_answer.isFlagged) {
        QTextCharFormat warning = words;
        warning.setForeground(c.danger);
        block.setBottomMargin(5);
        cursor.setBlockFormat(block);
        QTextCharFormat heading = warning;
        heading.setFont(theme::font(theme::TextRole::Strong));
        cursor.insertText(tr("Broken or unclear"), heading);
        const QString reason = m_answer.flagReason.simplified();
        cursor.insertText(
            reason.isEmpty() ? tr(" (no reason given)") : QStringLiteral(": ") + reason, warning);
        block.setBottomMargin(0);
        cursor.insertBlock(block, words);
    }
    cursor.setBlockFormat(block);
    if (!m_task->explanation) {
        // There is none to speak of.
    } else if (m_answer.explanation.trimmed().isEmpty()) {
        words.setForeground(c.muted);
        cursor.insertText(tr("No explanation."), words);
    } else {
        cursor.insertText(m_answer.explanation, words);
    }
    m_explanation->moveCursor(QTextCursor::Start);
    m_explanation->verticalScrollBar()->setValue(0);
}

void RaterColumn::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        writeExplanation();
    if (event->type() == QEvent::FontChange && m_task)
        fitWidth();
}

bool RaterColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        // Another window or a menu is in front for a while.
        const bool isAway = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
        if (!isAway)
            attend(m_isPointedAt,
                   event->type() == QEvent::FocusIn && reason != Qt::MouseFocusReason);
    }
    return QFrame::eventFilter(watched, event);
}

void RaterColumn::enterEvent(QEnterEvent* event)
{
    QFrame::enterEvent(event);
    attend(true, m_isVisited);
}

void RaterColumn::leaveEvent(QEvent* event)
{
    QFrame::leaveEvent(event);
    attend(false, m_isVisited);
}

void RaterColumn::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    attend(false, false);
}

void RaterColumn::attend(bool isPointedAt, bool isVisited)
{
    if (isPointedAt == m_isPointedAt && isVisited == m_isVisited)
        return;
    m_isPointedAt = isPointedAt;
    m_isVisited = isVisited;
    Q_EMIT attended();
}

void RaterColumn::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal pen = isChosen() ? 2 : 1;
    painter.setPen(QPen(isChosen() ? c.accent : c.line, pen));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 12, 12);
}

} // namespace subtext
