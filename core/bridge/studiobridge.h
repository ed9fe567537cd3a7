// SPDX-License-Identifier: MIT
#pragma once

#include "core/bridge/pulledpredictions.h"
#include "core/labelstudio/projectpush.h"

#include <memory>

namespace subtext {

class StudyContext;

/// Everything that a push needs of a study, read at once.
class PushMaterial
{
public:
    /// Errors: those of reading the study.
    static Result<std::unique_ptr<PushMaterial>> read(StudyContext& context);
    /// As long as this lasts.
    const PushSource& source() const { return m_source; }

private:
    explicit PushMaterial(StudyData data);

    StudyData m_data;
    StudyIndex m_index{m_data};
    PushSource m_source{m_index, {}, {}, {}, 1};
};

/// What the study has for projects of Label Studio, and takes of them.
class StudioBridge
{
public:
    explicit StudioBridge(StudyContext& context)
        : m_context(context)
    {}

    /// How a fetched project is read into the study (pullOptions): with its drafts, and with whom
    /// it knew before. Errors: those of reading the study.
    Result<ImportOptions> pullOptionsFor(const FetchedProject& fetched,
                                         const PullWishes& wishes) const;
    /// See subtext::hasOtherInstructions, of the guideline that people of the study are shown.
    /// Errors: those of reading the study.
    Result<bool> leavesInstructions(const StudioProject& project) const;
    /// See subtext::keepPredictions.
    Result<PulledPredictions> keepPredictions(const std::vector<ImportedFile>& files,
                                              PersonId by = {});
    /// Errors: those of reading the study.
    Result<std::unique_ptr<PushMaterial>> pushMaterial() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
