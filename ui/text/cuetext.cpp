// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/cuetext.h"

#include "core/domain/scenemarks.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace subtext {
namespace {

struct CueTexts
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CueTexts)
};

} // namespace

QString quotedWord(const QString& word)
{
    return CueTexts::tr("“%1”").arg(word.simplified());
}

QString quotedCues(const Scenario& scene, const Cues& cues)
{
    QStringList words;
    for (const MarkedStretch& stretch : markedStretches(cues, scene))
        words << quotedWord(stretch.words);
    return listed(words);
}

QString cuesInWords(const Scenario& scene, const Cues& cues)
{
    const QString words = quotedCues(scene, cues);
    const bool isAnyEarlier = isAnyOutdated(cues, scene);
    if (words.isEmpty())
        return isAnyEarlier ? CueTexts::tr("Marked words of an earlier text") : QString();
    const QString marked = CueTexts::tr("Marked: %1").arg(words);
    return isAnyEarlier ? CueTexts::tr("%1, and words of an earlier text").arg(marked) : marked;
}

} // namespace subtext
