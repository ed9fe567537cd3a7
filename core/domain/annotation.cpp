// SPDX-License-Identifier: MIT
#include "core/domain/annotation.h"

namespace subtext {

AnnotationRank rankOf(const Annotation& annotation)
{
    return {annotation.revision, annotation.submittedAt, annotation.uuid};
}

} // namespace subtext
