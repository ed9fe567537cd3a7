// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/cuemarker.h"

#include "ui/widgets/announcing.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/sceneprose.h"

#include <QKeyEvent>
#include <QMouseEvent>

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
}

void CueMarker::setScene(const std::shared_ptr<const Task>& task, const Scenario& scene)
{
    m_scene = scene;
    m_isByKeys = false;
    m_text = 1;
    m_word = m_anchor = 0;
    m_pressed.reset();
    learn(m_texts[0], paragraphsOf(*task, scene));
    learn(m_texts[1], heroOf(*task, scene));
    showCurrent();
}

void CueMarker::learn(Shown& shown, const SceneProse& prose)
{
    shown.words.clear();
    for (const SceneProse::Field& field : prose.fields) {
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
    const QString& text = m_scene.text(word.field);
    const auto touched = wordsTouched(wordsIn(text), marksOver(m_cues, word.field, text));
    return std::binary_search(touched.begin(), touched.end(), word.place);
}

void CueMarker::showCues(const Cues& cues)
{
    m_cues = cues;
    for (const Shown& shown : m_texts) {
        std::vector<CuedProse::Cue> shownCues;
        for (const Word& word : shown.words) {
            if (!m_isAsked || !isMarked(word))
                continue;
            // What stands between two neighbours is marked with them.
            const bool isNext = !shownCues.empty() && &word != shown.words.data() &&
                                shownCues.back().start + shownCues.back().length ==
                                    (&word - 1)->start + (&word - 1)->length &&
                                (&word - 1)->field == word.field && isMarked(*(&word - 1));
            if (isNext)
                shownCues.back().length = word.start + word.length - shownCues.back().start;
            else
                shownCues.push_back({word.start, word.length, CueShare::All});
        }
        shown.prose->setCues(shownCues);
    }
    showCurrent();
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
    Q_EMIT marked(cues);
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
    say();
    return true;
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
    shown.prose->setCursor(word ? Qt::PointingHandCursor : Qt::ArrowCursor);
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
    case QEvent::FocusOut:
        m_texts[text].prose->setCurrent(0, 0);
        return false;
    case QEvent::KeyPress:
        return m_isByKeys && keyPressed(static_cast<const QKeyEvent&>(*event));
    default:
        return false;
    }
}

} // namespace subtext
