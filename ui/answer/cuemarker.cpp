// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/cuemarker.h"

#include "core/domain/scenemarks.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/sceneprose.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>

#include <algorithm>

namespace subtext {

CueMarker::CueMarker(CuedProse& context, CuedProse& hero, QObject* parent)
    : QObject(parent)
    , m_texts{{&context, {}}, {&hero, {}}}
{
    for (const Shown& shown : m_texts) {
        shown.prose->installEventFilter(this);
        shown.prose->setMouseTracking(true);
    }
}

void CueMarker::setAsked(bool isAsked)
{
    m_isAsked = isAsked;
    m_isByKeys = false;
    showCues(m_cues);
    showPointer();
}

void CueMarker::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    showPointer();
}

/// The hand that a word may have had.
void CueMarker::showPointer()
{
    for (const Shown& shown : m_texts) {
        if (!isActive())
            shown.prose->unsetCursor();
    }
}

void CueMarker::setScene(const std::shared_ptr<const Task>& task, const Scenario& scene)
{
    m_scene = scene;
    m_isByKeys = false;
    m_text = 1;
    m_word = m_anchor = 0;
    m_pressed.reset();
    learn(m_texts[0], *task, paragraphsOf(*task, scene));
    learn(m_texts[1], *task, heroOf(*task, scene));
    showCurrent();
}

/// Of a choice the word of its option is shown, which is the task's and not the scene's.
void CueMarker::learn(Shown& shown, const Task& task, const SceneProse& prose)
{
    shown.words.clear();
    for (const SceneProse::Field& field : prose.fields) {
        if (task.scene.at(indexOf(field.field)).kind == FieldKind::Choice)
            continue;
        const QString& text = m_scene.text(field.field);
        const std::vector<TextSpan> words = wordsIn(text);
        for (std::size_t place = 0; place < words.size(); ++place) {
            const qsizetype begin = unitsOf(text, words[place].begin);
            shown.words.push_back({field.field, static_cast<int>(place), field.start + begin,
                                   unitsOf(text, words[place].end) - begin});
        }
    }
}

bool CueMarker::isMarked(const Word& word) const
{
    const auto marked = markedWords(m_cues, word.field, m_scene.text(word.field));
    return std::binary_search(marked.begin(), marked.end(), word.place);
}

void CueMarker::showCues(const Cues& cues)
{
    m_cues = cues;
    for (const Shown& shown : m_texts)
        showMarks(shown);
    showCurrent();
}

/// What stands between two neighbours is marked with them.
void CueMarker::showMarks(const Shown& shown) const
{
    std::vector<CuedProse::Cue> cues;
    const Word* before = nullptr;
    std::vector<int> marked;
    for (const Word& word : shown.words) {
        if (!m_isAsked)
            break;
        if (!before || before->field != word.field)
            marked = markedWords(m_cues, word.field, m_scene.text(word.field));
        const auto is = [&](int place) {
            return std::binary_search(marked.begin(), marked.end(), place);
        };
        const bool isNext = before && before->field == word.field && is(before->place);
        if (is(word.place) && isNext)
            cues.back().length = word.start + word.length - cues.back().start;
        else if (is(word.place))
            cues.push_back({word.start, word.length, CueShare::All});
        before = &word;
    }
    shown.prose->setCues(cues);
}

std::optional<int> CueMarker::wordAt(const Shown& shown, const QPointF& position) const
{
    for (std::size_t i = 0; i < shown.words.size(); ++i) {
        for (const QRectF& area :
             shown.prose->areasOf(shown.words[i].start, shown.words[i].length)) {
            if (area.adjusted(-2, -2, 2, 2).contains(position))
                return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

/// All words between two of one text; of the paragraphs each field by itself.
void CueMarker::toggle(const Shown& shown, int one, int other)
{
    const auto [first, last] = std::minmax(one, other);
    Cues cues = m_cues;
    int begin = first;
    while (begin <= last) {
        const Word& from = shown.words.at(static_cast<std::size_t>(begin));
        int end = begin;
        while (end < last && shown.words[static_cast<std::size_t>(end) + 1].field == from.field)
            ++end;
        cues = withWordsToggled(cues, from.field, m_scene.text(from.field), from.place,
                                shown.words[static_cast<std::size_t>(end)].place);
        begin = end + 1;
    }
    if (areFewEnough(cues))
        Q_EMIT marked(cues);
    else
        Q_EMIT refused();
}

void CueMarker::showCurrent()
{
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const Shown& shown = m_texts[i];
        const bool isHere = m_isByKeys && i == m_text && !shown.words.empty() &&
                            shown.prose->hasFocus() && isActive();
        if (!isHere) {
            shown.prose->setCurrent(0, 0);
            continue;
        }
        const auto [first, last] = std::minmax(m_word, m_anchor);
        const Word& from = shown.words.at(static_cast<std::size_t>(first));
        const Word& to = shown.words.at(static_cast<std::size_t>(last));
        shown.prose->setCurrent(from.start, to.start + to.length - from.start);
    }
}

void CueMarker::enter()
{
    if (!isActive())
        return;
    if (m_texts[m_text].words.empty())
        m_text = 1 - m_text;
    if (m_texts[m_text].words.empty())
        return;
    m_isByKeys = true;
    m_anchor = m_word;
    m_texts[m_text].prose->setFocus(Qt::ShortcutFocusReason);
    showCurrent();
    reveal(m_texts[m_text], m_texts[m_text].words.at(static_cast<std::size_t>(m_word)));
    say();
}

void CueMarker::say() const
{
    const Shown& shown = m_texts[m_text];
    const Word& word = shown.words.at(static_cast<std::size_t>(m_word));
    const QString text = shown.prose->text().mid(word.start, word.length);
    sayAloud(*shown.prose, isMarked(word) ? tr("%1, marked").arg(text) : text);
}

bool CueMarker::moveTo(std::size_t text, int word, bool isExtending)
{
    const Shown& shown = m_texts[text];
    if (shown.words.empty())
        return true;
    const bool isOther = text != m_text;
    m_text = text;
    m_word = std::clamp(word, 0, static_cast<int>(shown.words.size()) - 1);
    if (!isExtending || isOther)
        m_anchor = m_word;
    if (isOther)
        shown.prose->setFocus(Qt::OtherFocusReason);
    showCurrent();
    reveal(shown, shown.words[static_cast<std::size_t>(m_word)]);
    say();
    return true;
}

/// Where the text scrolls.
void CueMarker::reveal(const Shown& shown, const Word& word) const
{
    QWidget* viewport = shown.prose->parentWidget();
    auto* area = viewport ? qobject_cast<QScrollArea*>(viewport->parentWidget()) : nullptr;
    if (!area)
        return;
    for (const QRectF& part : shown.prose->areasOf(word.start, word.length)) {
        const QPoint middle = part.center().toPoint();
        area->ensureVisible(middle.x(), middle.y(), 20, static_cast<int>(part.height()));
    }
}

bool CueMarker::keyPressed(const QKeyEvent& event)
{
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0)
        return false;
    const bool isExtending = (event.modifiers() & Qt::ShiftModifier) != 0;
    const bool isMirrored = m_texts[m_text].prose->layoutDirection() == Qt::RightToLeft;
    switch (event.key()) {
    case Qt::Key_Left:
        return moveTo(m_text, m_word + (isMirrored ? 1 : -1), isExtending);
    case Qt::Key_Right:
        return moveTo(m_text, m_word + (isMirrored ? -1 : 1), isExtending);
    case Qt::Key_Home:
        return moveTo(m_text, 0, isExtending);
    case Qt::Key_End:
        return moveTo(m_text, static_cast<int>(m_texts[m_text].words.size()) - 1, isExtending);
    case Qt::Key_Up:
        return m_text == 0 || moveTo(0, 0, false);
    case Qt::Key_Down:
        return m_text == 1 || moveTo(1, 0, false);
    case Qt::Key_Space:
        toggle(m_texts[m_text], m_anchor, m_word);
        m_anchor = m_word;
        showCurrent();
        say();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        m_isByKeys = false;
        showCurrent();
        Q_EMIT left();
        return true;
    default:
        return false;
    }
}

bool CueMarker::mouseMoved(std::size_t text, const QMouseEvent& event)
{
    const Shown& shown = m_texts[text];
    const auto word = wordAt(shown, event.position());
    if (word)
        shown.prose->setCursor(Qt::PointingHandCursor);
    else
        shown.prose->unsetCursor();
    if (!m_pressed || !word)
        return m_pressed.has_value();
    const auto [first, last] = std::minmax(*m_pressed, *word);
    const Word& from = shown.words.at(static_cast<std::size_t>(first));
    const Word& to = shown.words.at(static_cast<std::size_t>(last));
    shown.prose->setCurrent(from.start, to.start + to.length - from.start);
    return true;
}

bool CueMarker::eventFilter(QObject* watched, QEvent* event)
{
    const std::size_t text = watched == m_texts[0].prose ? 0 : 1;
    if (!isActive() || m_texts[text].words.empty())
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto& press = static_cast<const QMouseEvent&>(*event);
        m_pressed = press.button() == Qt::LeftButton ? wordAt(m_texts[text], press.position())
                                                     : std::nullopt;
        return m_pressed.has_value();
    }
    case QEvent::MouseMove:
        return mouseMoved(text, static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease: {
        if (!m_pressed)
            return false;
        const int from = *std::exchange(m_pressed, std::nullopt);
        const auto to = wordAt(m_texts[text], static_cast<const QMouseEvent&>(*event).position());
        showCurrent();
        if (to)
            toggle(m_texts[text], from, *to);
        return true;
    }
    case QEvent::FocusOut: {
        // Another window in front changes nothing; whoever goes elsewhere is through with the
        // words.
        const auto reason = static_cast<const QFocusEvent&>(*event).reason();
        const bool isLeft = reason != Qt::ActiveWindowFocusReason &&
                            reason != Qt::PopupFocusReason && text == m_text;
        m_isByKeys = m_isByKeys && !isLeft;
        m_texts[text].prose->setCurrent(0, 0);
        return false;
    }
    case QEvent::FocusIn:
        showCurrent();
        return false;
    case QEvent::KeyPress:
        return m_isByKeys && keyPressed(static_cast<const QKeyEvent&>(*event));
    default:
        return false;
    }
}

} // namespace subtext
