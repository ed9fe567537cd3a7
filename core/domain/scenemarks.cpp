// SPDX-License-Identifier: MIT
#include "core/domain/scenemarks.h"

#include <algorithm>

namespace subtext {

std::vector<MarkedStretch> markedStretches(const Cues& cues, const Scenario& scene)
{
    std::vector<MarkedStretch> stretches;
    for (const MarkedText& marked : cues) {
        const QString& text = scene.text(marked.field);
        for (const TextSpan& span : marksOver(cues, marked.field, text))
            stretches.push_back({marked.field, span, coveredBy(span, text)});
    }
    return stretches;
}

SceneMarks sceneMarks(const Scenario& scene, std::size_t fields,
                      const std::vector<const Cues*>& cues)
{
    SceneMarks marks;
    std::vector<bool> isMarking(cues.size());
    for (std::size_t place = 0; place < fields; ++place) {
        const auto field = static_cast<FieldIndex>(place);
        const QString& text = scene.text(field);
        const std::vector<TextSpan> words = wordsIn(text);
        std::vector<int> people(words.size());
        for (std::size_t i = 0; i < cues.size(); ++i) {
            for (const int word : wordsTouched(words, marksOver(*cues[i], field, text))) {
                ++people[static_cast<std::size_t>(word)];
                isMarking[i] = true;
            }
        }
        for (std::size_t word = 0; word < words.size(); ++word) {
            if (people[word] > 0)
                marks.words.push_back({field, words[word], people[word]});
        }
    }
    marks.marking = static_cast<int>(std::count(isMarking.begin(), isMarking.end(), true));
    return marks;
}

std::vector<int> markedWords(const Cues& cues, FieldIndex field, const QString& text)
{
    const std::vector<TextSpan> spans = marksOver(cues, field, text);
    return spans.empty() ? std::vector<int>() : wordsTouched(wordsIn(text), spans);
}

bool isAnyOutdated(const Cues& cues, const Scenario& scene)
{
    return std::any_of(cues.begin(), cues.end(), [&](const MarkedText& marked) {
        return marksOver(cues, marked.field, scene.text(marked.field)).empty();
    });
}

} // namespace subtext
