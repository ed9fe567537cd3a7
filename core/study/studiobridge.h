// SPDX-License-Identifier: MIT
#pragma once

#include "core/labelstudio/projectpush.h"

#include <memory>

namespace subtext {

class Study;

/// How a fetched project is read into a study (pullOptions): with its drafts, and with whom it knew
/// before. Errors: those of reading the study.
Result<ImportOptions> pullOptionsFor(Study& study, const FetchedProject& fetched,
                                     const PullWishes& wishes);

/// Everything that a push needs of a study, read at once.
class PushMaterial
{
public:
    /// Errors: those of reading the study.
    static Result<std::unique_ptr<PushMaterial>> read(Study& study);
    /// As long as this lasts.
    const PushSource& source() const { return m_source; }

private:
    explicit PushMaterial(StudyData data);

    StudyData m_data;
    StudyIndex m_index{m_data};
    PushSource m_source{m_index, {}, {}, {}, 1};
};

} // namespace subtext
