// SPDX-License-Identifier: MIT
#include "core/study/studiobridge.h"

#include "core/course/courserules.h"
#include "core/study/study.h"
#include "core/travel/importing.h"

namespace subtext {

Result<ImportOptions> pullOptionsFor(Study& study, const FetchedProject& fetched,
                                     const PullWishes& wishes)
{
    Reads reads;
    const auto task = reads.take(study.task());
    const StudyData data = reads.take(study.snapshot());
    const auto known = reads.take(study.importing().mappings());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    ImportOptions options = pullOptions(fetched, *task, data.people, known, wishes);
    options.task = task;
    options.people = withKnownPeople(std::move(options.people), known);
    options.takesDrafts = true;
    options.takesPredictions = true;
    return options;
}

PushMaterial::PushMaterial(StudyData data)
    : m_data(std::move(data))
{}

Result<std::unique_ptr<PushMaterial>> PushMaterial::read(Study& study)
{
    Reads reads;
    StudyData data = reads.take(study.snapshot());
    auto history = reads.take(study.annotationsAfter({}));
    auto known = reads.take(study.importing().mappings());
    QString guideline = reads.take(study.courseRules().shownText(TaskText::Guideline));
    const Protocol protocol = reads.take(study.protocol());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    auto material = std::unique_ptr<PushMaterial>(new PushMaterial(std::move(data)));
    PushSource& source = material->m_source;
    source.history = std::move(history);
    source.known = std::move(known);
    source.guideline = std::move(guideline);
    source.ratersPerItem = protocol.ratersPerItem;
    return material;
}

} // namespace subtext
