// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answerpanel.h"

#include "core/domain/texts.h"
#include "ui/answer/answersteps.h"
#include "ui/answer/definitions.h"
#include "ui/answer/explanationedit.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/limitedtext.h"

#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype FewestWords = 4; // in fewer nobody can say why

} // namespace

AnswerPanel::AnswerPanel(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);

    auto* page = new QWidget;
    page->setProperty("transparent", true);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 10, 14, 8);
    layout->setSpacing(2);
    setWidget(page);

    buildChange(page);
    m_emotion = new EmotionStep(page);
    addStep(Step::Emotion, m_emotion);
    for (ScaleIndex dimension : AllDimensions) {
        auto* scale = new ScaleStep(dimension, page);
        m_scales.at(indexOf(dimension)) = scale;
        addStep(stepOf(dimension), scale);
    }
    buildSelfCheck(page);
    buildExplanation(page);
    buildFlag(page);
    layout->addStretch(1);
    setLook(StepLook::Full);
}

void AnswerPanel::buildChange(QWidget* page)
{
    m_changeRow = new QWidget(page);
    auto* row = new QHBoxLayout(m_changeRow);
    row->setContentsMargins(8, 0, 8, 2);
    row->setSpacing(10);
    m_changeHint = makeLabel(tr("This answer is complete."), theme::TextRole::Small,
                             LabelTone::Muted, m_changeRow);
    m_change = makeButton(tr("Enter to change"), ButtonKind::Quiet, m_changeRow);
    m_change->setObjectName(QStringLiteral("change"));
    m_change->setAutoDefault(true);
    row->addWidget(m_changeHint);
    row->addStretch(1);
    row->addWidget(m_change);
    page->layout()->addWidget(m_changeRow);
    m_changeRow->hide();
    m_change->installEventFilter(this);
    connect(m_change, &QPushButton::clicked, this,
            [this] { m_emotion->setFocus(Qt::OtherFocusReason); });
}

void AnswerPanel::rest()
{
    if (m_isReadOnly) {
        m_emotion->setFocus(Qt::OtherFocusReason);
        return;
    }
    setTone(m_changeHint, LabelTone::Muted);
    m_changeRow->show();
    m_change->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_changeRow, 0, 8);
}

bool AnswerPanel::isResting() const
{
    return m_change->hasFocus();
}

/// Keys that would have been an answer are not taken in silence.
bool AnswerPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_change && !key->text().isEmpty() && key->text().front().isPrint() &&
        !key->text().front().isSpace())
        setTone(m_changeHint, LabelTone::Warning);
    const bool isLeft =
        key->key() == Qt::Key_Escape || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_flagReason && isLeft && key->modifiers() == Qt::NoModifier) {
        focusFirstOpenStep();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void AnswerPanel::setStacked(bool isStacked)
{
    m_isStacked = isStacked;
    chooseLook();
}

int AnswerPanel::leastWidth() const
{
    return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

void AnswerPanel::setLook(StepLook look)
{
    if (m_look == look)
        return;
    m_look = look;
    int titleWidth = 0;
    if (look == StepLook::Row) {
        const QFontMetrics metrics(theme::font(theme::TextRole::Caption));
        for (int step = 0; step < static_cast<int>(StepCount); ++step)
            titleWidth = std::max(
                titleWidth, metrics.horizontalAdvance(stepWord(static_cast<StepIndex>(step))));
        const QFontMetrics small(theme::font(theme::TextRole::Small));
        titleWidth = std::max(titleWidth, small.horizontalAdvance(tr("2 to 4 sentences"))) + 14;
    }
    m_emotion->setLook(look, titleWidth);
    for (ScaleStep* scale : m_scales)
        scale->setLook(look, titleWidth);
    const bool isRow = look == StepLook::Row;
    m_explanationRows->setDirection(isRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    static_cast<QBoxLayout*>(m_explanationHead->layout())
        ->setDirection(isRow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_explanationHead->setMinimumWidth(isRow ? titleWidth : 0);
    m_explanationHead->setMaximumWidth(isRow ? titleWidth : QWIDGETSIZE_MAX);
    const int lines = isRow ? 2 : 3;
    m_explanation->setMinimumHeight(m_explanation->fontMetrics().lineSpacing() * lines + 18);
    showSentences();
    setExplanationMissing(m_isExplanationMissing);
    widget()->layout()->activate();
}

/// Figures where they fit with the words; else number and word; below the scene in rows, where the
/// words fit beside a title.
void AnswerPanel::chooseLook()
{
    const QSize room = maximumViewportSize();
    if (m_isStacked) {
        setLook(StepLook::Row);
        if (leastWidth() > room.width())
            setLook(StepLook::Plain);
        return;
    }
    setLook(StepLook::Full);
    if (widget()->layout()->totalMinimumSize().height() > room.height())
        setLook(StepLook::Plain);
}

void AnswerPanel::resizeEvent(QResizeEvent* event)
{
    chooseLook();
    QScrollArea::resizeEvent(event);
}

void AnswerPanel::addStep(StepIndex step, ChoiceStep* widget)
{
    widget->setObjectName(QStringLiteral("step.%1").arg(static_cast<int>(step)));
    widget->parentWidget()->layout()->addWidget(widget);
    static_cast<QVBoxLayout*>(widget->parentWidget()->layout())
        ->setStretchFactor(widget, step == Step::Emotion ? 2 : 3);
    connect(widget, &ChoiceStep::chosen, this,
            [this, step](std::optional<int> choice) { onChosen(step, choice); });
    connect(widget, &ChoiceStep::answered, this, [this, step] { moveOnFrom(step); });
    connect(widget, &ChoiceStep::typed, this, &AnswerPanel::onTyped);
    connect(widget, &ChoiceStep::focused, this, [this, step] { noteFocus(step); });
    connect(widget, &ChoiceStep::choiceInViewChanged, this, [this] {
        m_explanation->setAccessibleDescription(
            Definitions::instance().step(Step::Explanation).hint); // what was said first is over
    });
    connect(widget, &ChoiceStep::choiceInViewChanged, this, &AnswerPanel::focusedStepChanged);
}

void AnswerPanel::buildSelfCheck(QWidget* page)
{
    m_selfCheckRow = new QFrame(page);
    auto* layout = new QHBoxLayout(m_selfCheckRow);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(6);
    m_selfCheckText =
        makeLabel(QString(), theme::TextRole::Small, LabelTone::Warning, m_selfCheckRow);
    auto* keep = makeButton(tr("Keep"), ButtonKind::Quiet, m_selfCheckRow);
    auto* change = makeButton(tr("Change"), ButtonKind::Quiet, m_selfCheckRow);
    layout->addWidget(m_selfCheckText, 1);
    layout->addWidget(keep);
    layout->addWidget(change);
    page->layout()->addWidget(m_selfCheckRow);
    m_selfCheckRow->hide();
    connect(keep, &QPushButton::clicked, this, &AnswerPanel::answerKept);
    connect(change, &QPushButton::clicked, this,
            [this] { stepWidget(Step::Valence)->setFocus(Qt::OtherFocusReason); });
}

void AnswerPanel::showSelfCheck(const QString& question)
{
    // The focus must not be lost with the button that had it.
    if (question.isEmpty() && m_selfCheckRow->isAncestorOf(focusWidget()))
        focusFirstOpenStep();
    m_selfCheckText->setText(question);
    m_selfCheckRow->setVisible(!question.isEmpty());
}

QString AnswerPanel::selfCheckText() const
{
    return m_selfCheckRow->isHidden() ? QString() : m_selfCheckText->text();
}

void AnswerPanel::buildExplanation(QWidget* page)
{
    auto* box = new QWidget(page);
    m_explanationBox = box;
    auto* layout = new QVBoxLayout(box);
    m_explanationRows = layout;
    layout->setContentsMargins(8, 6, 8, 2);
    layout->setSpacing(5);
    m_explanationHead = new QWidget(box);
    auto* header = new QHBoxLayout(m_explanationHead);
    header->setContentsMargins(0, 0, 0, 0);
    m_explanationTitle = makeLabel(stepWord(Step::Explanation), theme::TextRole::Caption,
                                   LabelTone::Normal, m_explanationHead);
    m_sentences = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, m_explanationHead);
    header->addWidget(m_explanationTitle);
    header->addStretch(1);
    header->addWidget(m_sentences);
    layout->addWidget(m_explanationHead);
    m_explanation = new ExplanationEdit(box);
    m_explanation->setObjectName(QStringLiteral("step.5"));
    m_explanation->setAccessibleName(stepWord(Step::Explanation));
    m_explanation->setAccessibleDescription(Definitions::instance().step(Step::Explanation).hint);
    m_explanation->setPlaceholderText(
        tr("Why this emotion? Which words or circumstances gave it away? 2 to 4 sentences."));
    m_explanation->setMaximumHeight(m_explanation->fontMetrics().lineSpacing() * 9 + 18);
    layout->addWidget(m_explanation, 1);
    page->layout()->addWidget(box);
    static_cast<QVBoxLayout*>(page->layout())->setStretchFactor(box, 4);
    connect(m_explanation, &ExplanationEdit::edited, this, [this](const QString& text) {
        m_answer.explanation = text;
        setExplanationMissing(false);
        showSentences();
        Q_EMIT edited(m_answer, Step::Explanation);
    });
    connect(m_explanation, &ExplanationEdit::focused, this,
            [this] { noteFocus(Step::Explanation); });
}

void AnswerPanel::buildFlag(QWidget* page)
{
    m_flagRow = new QFrame(page);
    auto* layout = new QHBoxLayout(m_flagRow);
    layout->setContentsMargins(10, 2, 8, 2);
    layout->setSpacing(10);
    auto* title = makeLabel(tr("Flagged as malformed or unclear"), theme::TextRole::Caption,
                            LabelTone::Warning, m_flagRow);
    m_flagReason = new QLineEdit(m_flagRow);
    m_flagReason->setObjectName(QStringLiteral("flagReason"));
    m_flagReason->setAccessibleName(tr("Reason for the flag"));
    m_flagReason->setPlaceholderText(tr("What is wrong with the item?"));
    limitLine(*m_flagReason);
    m_flagReason->installEventFilter(this);
    layout->addWidget(title);
    layout->addWidget(m_flagReason, 1);
    page->layout()->addWidget(m_flagRow);
    m_flagRow->hide();
    connect(m_flagReason, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_answer.flagReason = text;
        Q_EMIT edited(m_answer, std::nullopt);
    });
}

void AnswerPanel::onChosen(StepIndex step, std::optional<int> choice)
{
    if (step == Step::Emotion) {
        m_answer.ballot[0] = choice ? emotionAt(*choice) : std::nullopt;
    } else {
        auto& point = m_answer.scales.at(indexOf(step) - 1);
        point = choice ? std::optional<int>(*choice + MinPoint) : std::nullopt;
    }
    Q_EMIT edited(m_answer, step);
}

bool AnswerPanel::hasAllChoices() const
{
    return m_answer.ballot[0] &&
           std::all_of(AllDimensions.begin(), AllDimensions.end(), [this](ScaleIndex dimension) {
               return m_answer.scale(dimension).has_value();
           });
}

/// Where every choice is made, letters can only be meant for the explanation.
void AnswerPanel::onTyped(const QString& text)
{
    if (m_isReadOnly || !m_isExplanationAsked || !hasAllChoices())
        return;
    focusExplanation();
    m_explanation->insertPlainText(text);
}

void AnswerPanel::focusExplanation()
{
    m_explanation->moveCursor(QTextCursor::End);
    m_explanation->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_explanation, 0, 8);
}

void AnswerPanel::moveOnFrom(StepIndex step)
{
    if (step == Step::Confidence && !m_isExplanationAsked) {
        Q_EMIT lastStepAnswered();
        return;
    }
    QWidget* next = stepWidget(static_cast<StepIndex>(indexOf(step) + 1));
    const QString answered = stepWidget(step)->accessibleName();
    if (auto* choices = qobject_cast<ChoiceStep*>(next))
        choices->sayFirst(answered);
    else
        m_explanation->setAccessibleDescription(
            answered + QStringLiteral(". ") + Definitions::instance().step(Step::Explanation).hint);
    next->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(next, 0, 8);
}

void AnswerPanel::noteFocus(StepIndex step)
{
    m_stepInFocus = step;
    ensureWidgetVisible(stepWidget(step), 0, 8);
    Q_EMIT focusedStepChanged();
}

std::optional<int> AnswerPanel::choiceInView() const
{
    const auto* step = qobject_cast<const ChoiceStep*>(stepWidget(m_stepInFocus));
    return step ? step->choiceInView() : std::nullopt;
}

QWidget* AnswerPanel::stepWidget(StepIndex step) const
{
    switch (step) {
    case Step::Emotion:
        return m_emotion;
    case Step::Explanation:
        return m_explanation;
    default:
        return m_scales.at(indexOf(step) - 1);
    }
}

void AnswerPanel::setAnswer(const Answer& answer)
{
    m_answer = answer;
    m_emotion->setMissing(false);
    m_emotion->setChoice(answer.ballot[0] ? std::optional<int>(indexOf(*answer.ballot[0]))
                                          : std::nullopt);
    for (ScaleIndex dimension : AllDimensions) {
        ScaleStep* scale = m_scales.at(indexOf(dimension));
        const auto point = answer.scale(dimension);
        scale->setMissing(false);
        scale->setChoice(point ? std::optional<int>(*point - MinPoint) : std::nullopt);
    }
    m_explanation->showText(answer.explanation);
    if (m_flagReason->text() != answer.flagReason)
        m_flagReason->setText(answer.flagReason);
    m_flagRow->setVisible(answer.isFlagged);
    if (!isResting())
        m_changeRow->hide();
    setExplanationMissing(false);
    showSentences();
}

void AnswerPanel::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    m_emotion->setReadOnly(isReadOnly);
    for (ScaleStep* scale : m_scales)
        scale->setReadOnly(isReadOnly);
    m_explanation->setReadOnly(isReadOnly);
    m_flagReason->setReadOnly(isReadOnly);
}

void AnswerPanel::setExplanationRequired(bool isRequired)
{
    m_isExplanationRequired = isRequired;
    showSentences();
}

void AnswerPanel::setExplanationAsked(bool isAsked)
{
    m_isExplanationAsked = isAsked;
    m_explanationBox->setVisible(isAsked);
}

void AnswerPanel::focusFirstOpenStep()
{
    StepIndex step = Step::Emotion;
    if (m_answer.ballot[0]) {
        for (ScaleIndex dimension : AllDimensions) {
            if (!m_answer.scale(dimension) && step == Step::Emotion)
                step = stepOf(dimension);
        }
        if (hasAllChoices() && m_isExplanationAsked) {
            focusExplanation();
            return;
        }
    }
    stepWidget(step)->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(stepWidget(step), 0, 8);
}

void AnswerPanel::showMissing(const std::vector<MissingPart>& missing)
{
    for (MissingPart part : missing) {
        if (part == MissingPart::FlagReason)
            continue; // its row stands open and empty
        if (part == MissingPart::Explanation)
            setExplanationMissing(true);
        else if (auto* step = qobject_cast<ChoiceStep*>(stepWidget(static_cast<StepIndex>(part))))
            step->setMissing(true);
    }
    QWidget* first = missing.front() == MissingPart::FlagReason
                         ? static_cast<QWidget*>(m_flagReason)
                         : stepWidget(static_cast<StepIndex>(missing.front()));
    first->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(first, 0, 8);
}

void AnswerPanel::toggleFlag()
{
    if (m_isReadOnly)
        return;
    m_answer.isFlagged = !m_answer.isFlagged;
    m_flagRow->setVisible(m_answer.isFlagged);
    Q_EMIT edited(m_answer, std::nullopt);
    if (m_answer.isFlagged) {
        m_flagReason->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(m_flagReason, 0, 8);
    } else {
        focusFirstOpenStep();
    }
}

void AnswerPanel::showSentences()
{
    const int count = countSentences(m_answer.explanation);
    const QString aim = m_isExplanationRequired ? tr("2 to 4 sentences") : tr("optional");
    const bool isOff = m_isExplanationRequired && (count == 1 || count > 4);
    const auto words = m_answer.explanation.simplified().count(u' ') + 1;
    const bool isThin = m_isExplanationRequired && count > 0 && words < FewestWords;
    if (isThin)
        m_sentences->setToolTip(
            tr("Is this enough for somebody who has to decide between readings?"));
    else
        m_sentences->setToolTip(QString());
    const QString written = counted(count, tr("1 sentence"), tr("%1 sentences"));
    m_sentences->setText(count == 0 ? aim
                         : isThin   ? tr("very short, is it enough?")
                         : isOff    ? tr("%1, please 2 to 4").arg(written)
                                    : written);
    if (m_look == StepLook::Row) // beside the text, not above it
        m_sentences->setText(
            m_sentences->text().replace(QStringLiteral(", "), QStringLiteral(",\n")));
    setTone(m_sentences, isOff || isThin ? LabelTone::Warning : LabelTone::Muted);
}

void AnswerPanel::setExplanationMissing(bool isMissing)
{
    const QString title = stepWord(Step::Explanation);
    m_isExplanationMissing = isMissing;
    const QString asked =
        m_look == StepLook::Row ? tr("%1:\nplease answer") : tr("%1 — please answer");
    m_explanationTitle->setText(isMissing ? asked.arg(title) : title);
    setTone(m_explanationTitle, isMissing ? LabelTone::Danger : LabelTone::Normal);
}

void AnswerPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_explanation) {
        m_look.reset(); // everything is measured anew
        chooseLook();
    }
}

} // namespace subtext
