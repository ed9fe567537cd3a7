// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/widgets/prose.h"

#include <QRectF>

class QPainter;

namespace subtext {

/// How many of those who marked anything in a scene marked one of its words.
enum class CueShare : std::uint8_t {
    One,
    Several, ///< Two or more, not all.
    All      ///< Of two or more.
};

// How a marked word looks: a thin line below it where one person marked it, two lines where several
// did, and a ground with an edge besides where all did.

/// To be painted before the word.
void paintCueGround(QPainter& painter, const QRectF& area, CueShare share, const theme::Colors& c);
void paintCueLines(QPainter& painter, const QRectF& area, CueShare share, const theme::Colors& c);

/// A text of a scene with the words in it that people marked.
class CuedProse : public Prose
{
    Q_OBJECT
public:
    struct Cue
    {
        qsizetype start = 0; ///< In text().
        qsizetype length = 0;
        CueShare share = CueShare::One;

        bool operator==(const Cue&) const = default;
    };

    using Prose::Prose;

    /// Of the text as it is now.
    void setCues(const std::vector<Cue>& cues);
    const std::vector<Cue>& cues() const { return m_cues; }
    /// The part that keys or the pointer are at, in a frame; none where its length is 0.
    void setCurrent(qsizetype start, qsizetype length);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Cue> m_cues;
    qsizetype m_currentStart = 0;
    qsizetype m_currentLength = 0;
};

} // namespace subtext
