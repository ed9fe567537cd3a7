// SPDX-License-Identifier: MIT
#include "core/domain/annotation.h"

namespace subtext {

std::vector<MissingPart> missingParts(const Answer& answer, const Protocol& protocol)
{
    std::vector<MissingPart> missing;
    if (!answer.ballot[0])
        missing.push_back(MissingPart::Emotion);
    for (ScaleIndex dimension : AllDimensions) {
        if (!answer.scale(dimension))
            missing.push_back(static_cast<MissingPart>(stepOf(dimension)));
    }
    if (protocol.isExplanationRequired && answer.explanation.trimmed().isEmpty())
        missing.push_back(MissingPart::Explanation);
    if (answer.isFlagged && answer.flagReason.trimmed().isEmpty())
        missing.push_back(MissingPart::FlagReason);
    return missing;
}

AnnotationRank rankOf(const Annotation& annotation)
{
    return {annotation.revision, annotation.submittedAt, annotation.uuid};
}

} // namespace subtext
