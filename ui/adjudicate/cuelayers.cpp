// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/cuelayers.h"

#include "core/domain/scenemarks.h"
#include "ui/text/cuetext.h"
#include "ui/text/words.h"
#include "ui/widgets/sceneprose.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct CueSentences
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CueSentences)
};

CueShare shareOf(int marks, int marking)
{
    if (marks < 2)
        return CueShare::One;
    return marks < marking ? CueShare::Several : CueShare::All;
}

} // namespace

CueLayers cueLayers(const Task& task, const Scenario& scene, std::span<const DeskRater> raters)
{
    std::vector<const Cues*> cues;
    for (const DeskRater& rater : raters)
        cues.push_back(&rater.annotation.answer.cues);
    const SceneMarks marks = sceneMarks(scene, task.scene.size(), cues);
    CueLayers layers{static_cast<int>(raters.size()), marks.marking, {}};
    for (const MarkedPlace& place : marks.words) {
        const QString& text = scene.text(place.field);
        const qsizetype start = unitsOf(text, place.word.begin);
        const qsizetype length = unitsOf(text, place.word.end) - start;
        layers.words.push_back({place.field, start, length, shareOf(place.people, marks.marking),
                                text.mid(start, length)});
    }
    return layers;
}

QString layersInWords(const CueLayers& layers)
{
    QStringList parts;
    const auto tell = [&](CueShare share, const QString& sentence) {
        QStringList words;
        for (const SharedCue& cue : layers.words) {
            if (cue.share == share)
                words << quotedWord(cue.word);
        }
        if (!words.isEmpty())
            parts << sentence.arg(listed(words));
    };
    tell(CueShare::All, CueSentences::tr("By all who marked: %1"));
    tell(CueShare::Several, CueSentences::tr("By several: %1"));
    tell(CueShare::One, CueSentences::tr("By one: %1"));
    return parts.join(QStringLiteral("; "));
}

} // namespace subtext
