// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/cuelayers.h"

#include "ui/widgets/sceneprose.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct CueSentences
{
    Q_DECLARE_TR_FUNCTIONS(subtext::CueSentences)
};

QString quotedWord(const QString& word)
{
    return CueSentences::tr("“%1”").arg(word.simplified());
}

bool isMarkedNow(const Scenario& scene, const Cues& cues)
{
    return std::any_of(cues.begin(), cues.end(), [&](const MarkedText& one) {
        return !marksOver(cues, one.field, scene.text(one.field)).empty();
    });
}

CueShare shareOf(int marks, int marking)
{
    if (marks < 2)
        return CueShare::One;
    return marks < marking ? CueShare::Several : CueShare::All;
}

} // namespace

CueLayers cueLayers(const Task& task, const Scenario& scene, std::span<const DeskRater> raters)
{
    CueLayers layers;
    layers.answers = static_cast<int>(raters.size());
    for (const DeskRater& rater : raters)
        layers.marking += isMarkedNow(scene, rater.annotation.answer.cues) ? 1 : 0;
    if (layers.marking == 0)
        return layers;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        const QString& text = scene.text(field);
        const std::vector<TextSpan> words = wordsIn(text);
        std::vector<int> marks(words.size());
        for (const DeskRater& rater : raters) {
            const auto spans = marksOver(rater.annotation.answer.cues, field, text);
            for (const int word : wordsTouched(words, spans))
                ++marks[static_cast<std::size_t>(word)];
        }
        for (std::size_t word = 0; word < words.size(); ++word) {
            if (marks[word] == 0)
                continue;
            const qsizetype start = unitsOf(text, words[word].begin);
            const qsizetype length = unitsOf(text, words[word].end) - start;
            layers.words.push_back({field, start, length, shareOf(marks[word], layers.marking),
                                    text.mid(start, length)});
        }
    }
    return layers;
}

QString cuesInWords(const Scenario& scene, const Cues& cues)
{
    QStringList words;
    bool isAnyEarlier = false;
    for (const MarkedText& one : cues) {
        const QString& text = scene.text(one.field);
        const std::vector<TextSpan> spans = marksOver(cues, one.field, text);
        isAnyEarlier = isAnyEarlier || spans.empty();
        for (const TextSpan& span : spans)
            words << quotedWord(coveredBy(span, text));
    }
    if (words.isEmpty())
        return isAnyEarlier ? CueSentences::tr("Marked words of an earlier text") : QString();
    const QString marked = CueSentences::tr("Marked: %1").arg(words.join(QStringLiteral(", ")));
    return isAnyEarlier ? CueSentences::tr("%1, and words of an earlier text").arg(marked) : marked;
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
            parts << sentence.arg(words.join(QStringLiteral(", ")));
    };
    tell(CueShare::All, CueSentences::tr("By all who marked: %1"));
    tell(CueShare::Several, CueSentences::tr("By several: %1"));
    tell(CueShare::One, CueSentences::tr("By one: %1"));
    return parts.join(QStringLiteral("; "));
}

} // namespace subtext
