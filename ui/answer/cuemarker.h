// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/cue.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;
class QMouseEvent;

namespace subtext {

class CuedProse;
struct SceneProse;

/// Lets the words of a scene be marked where they are read: a click marks a word or takes the mark
/// away, a drag does so with all words it goes over; by keys a frame goes from word to word. It
/// keeps no marks: whoever keeps the answer shows them.
class CueMarker : public QObject
{
    Q_OBJECT
public:
    CueMarker(CuedProse& context, CuedProse& hero, QObject* parent);

    /// Off, nothing can be marked, and nothing is shown.
    void setAsked(bool isAsked);
    bool isAsked() const { return m_isAsked; }
    void setReadOnly(bool isReadOnly);
    void setScene(const std::shared_ptr<const Task>& task, const Scenario& scene);
    void showCues(const Cues& cues);
    /// To the words, by keys: to where they were last in this scene.
    void enter();

Q_SIGNALS:
    void marked(const subtext::Cues& cues);
    /// Nothing was marked: there would be more stretches than an answer can have.
    void refused();
    /// The keys go back to the answer.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Word
    {
        FieldIndex field{};
        int place = 0;       ///< Among the words of its text (wordsIn).
        qsizetype start = 0; ///< In what is shown.
        qsizetype length = 0;
    };
    /// One of the two texts that are shown.
    struct Shown
    {
        CuedProse* prose = nullptr;
        std::vector<Word> words;
    };

    void learn(Shown& shown, const Task& task, const SceneProse& prose);
    void showPointer();
    std::optional<int> wordAt(const Shown& shown, const QPointF& position) const;
    void toggle(const Shown& shown, int one, int other);
    void showCurrent();
    void say() const;
    bool keyPressed(const QKeyEvent& event);
    bool moveTo(std::size_t text, int word, bool isExtending);
    bool mouseMoved(std::size_t text, const QMouseEvent& event);
    void showMarks(const Shown& shown) const;
    void reveal(const Shown& shown, const Word& word) const;
    bool isMarked(const Word& word) const;
    bool isActive() const { return m_isAsked && !m_isReadOnly; }

    bool m_isAsked = false;
    bool m_isReadOnly = false;
    Scenario m_scene;
    Cues m_cues;
    std::vector<Shown> m_texts; ///< Paragraphs and hero.
    bool m_isByKeys = false;
    std::size_t m_text = 1; ///< Where the frame is, and on which word.
    int m_word = 0;
    int m_anchor = 0;
    std::optional<int> m_pressed; ///< The word under the pointer as it was pressed.
};

} // namespace subtext
