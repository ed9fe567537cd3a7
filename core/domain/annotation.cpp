// SPDX-License-Identifier: MIT
#include "core/domain/annotation.h"

#include <algorithm>

namespace subtext {

AnnotationRank rankOf(const Annotation& annotation)
{
    return {annotation.revision, annotation.submittedAt, annotation.uuid};
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
