// SPDX-License-Identifier: MIT
#include "core/bridge/studiobridge.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/studystore.h"
#include "core/task/tasktexts.h"
#include "core/travel/importing.h"

namespace subtext {

PushMaterial::PushMaterial(StudyData data)
    : m_data(std::move(data))
{}

Result<std::unique_ptr<PushMaterial>> PushMaterial::read(StudyContext& context)
{
    auto material = context.readConsistently([&] {
        context.requireWhole();
        auto read = std::unique_ptr<PushMaterial>(new PushMaterial(context.snapshot()));
        PushSource& source = read->m_source;
        source.history = context.answers.after({});
        source.guideline = context.shownText(TaskText::Guideline);
        source.ratersPerItem = context.study.protocol().ratersPerItem;
        return read;
    });
    if (!material)
        return material;
    auto known = Importing(context).mappings();
    if (!known)
        return fail(known.error());
    (*material)->m_source.known = std::move(*known);
    return material;
}

Result<ImportOptions> StudioBridge::pullOptionsFor(const FetchedProject& fetched,
                                                   const PullWishes& wishes) const
{
    Reads reads;
    const StudyData data =
        reads.take(m_context.readConsistently([&] { return m_context.snapshot(); }));
    const auto known = reads.take(Importing(m_context).mappings());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    ImportOptions options = pullOptions(fetched, *data.task, data.people, known, wishes);
    options.task = data.task;
    options.people = withKnownPeople(std::move(options.people), known);
    options.takesDrafts = true;
    options.takesPredictions = true;
    return options;
}

Result<bool> StudioBridge::leavesInstructions(const StudioProject& project) const
{
    return m_context.read(
        [&] { return hasOtherInstructions(project, m_context.shownText(TaskText::Guideline)); });
}

Result<PulledPredictions> StudioBridge::keepPredictions(const std::vector<ImportedFile>& files,
                                                        PersonId by)
{
    return subtext::keepPredictions(m_context, files, by);
}

Result<std::unique_ptr<PushMaterial>> StudioBridge::pushMaterial() const
{
    return PushMaterial::read(m_context);
}

} // namespace subtext
