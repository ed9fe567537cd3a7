// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/cuelayers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/prose.h"

#include <QRectF>

class QPainter;

namespace subtext {

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

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Cue> m_cues;
};

} // namespace subtext
