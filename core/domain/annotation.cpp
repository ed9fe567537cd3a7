// SPDX-License-Identifier: MIT
#include "core/domain/annotation.h"

#include <algorithm>

namespace subtext {

AnnotationRank rankOf(const Annotation& annotation)
{
    return {annotation.revision, annotation.submittedAt, annotation.uuid};
}

AnswersByItem answersByItem(std::span<const Annotation> annotations)
{
    AnswersByItem answers;
    for (const Annotation& annotation : annotations)
        answers[annotation.scenario].push_back(&annotation);
    return answers;
}

std::vector<const Answer*> answersOf(std::span<const Annotation* const> annotations)
{
    std::vector<const Answer*> answers;
    answers.reserve(annotations.size());
    for (const Annotation* annotation : annotations)
        answers.push_back(&annotation->answer);
    return answers;
}

bool isLanguageOfAnswer(const QString& text)
{
    const auto isLetter = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
    };
    return text.isEmpty() || (text.size() <= LongestLanguage && isLetter(text.front()) &&
                              std::all_of(text.begin(), text.end(), [&](QChar c) {
                                  return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'-' ||
                                         c == u'_';
                              }));
}

} // namespace subtext
