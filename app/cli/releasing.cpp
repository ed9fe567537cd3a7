// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/releasing.h"

#include "app/cli/terminal.h"
#include "app/figures/figuresource.h"
#include "core/release/releasefiles.h"
#include "core/release/releasefolder.h"
#include "ui/text/checkjson.h"

#include <QDateTime>

#include <algorithm>

namespace subtext::cli {
namespace {

/// Sets the gates that fail aside, and looks again: the reason is published, too.
void overrideFailedGates(ReleaseDraft& draft, const QString& reason)
{
    for (const Gate& gate : draft.gates) {
        if (gate.blocks())
            draft.input.overridden.push_back({gate.token, reason});
    }
    draft.gates = gatesWithReasons(std::move(draft.gates), draft.input);
}

/// Notes down what the order says about words near names, all places of a word alike. Gives the
/// words that wait nowhere.
Result<QStringList> judgeNames(Study& study, const ReleaseOrder& order)
{
    if (order.notNames.isEmpty() && order.names.isEmpty())
        return QStringList();
    const auto near = study.releaseDrafting().nearNames(order.options);
    if (!near)
        return fail(near.error());
    QStringList unknown = order.notNames + order.names;
    std::vector<NameJudgement> judgements;
    for (const GatePlace& place : *near) {
        const bool isName = order.names.contains(place.value);
        if (!isName && !order.notNames.contains(place.value))
            continue;
        judgements.push_back({place.textDigest, place.value, place.person, isName});
        unknown.removeAll(place.value);
    }
    if (const auto kept = study.releasing().judgeNames(judgements, {}); !kept)
        return fail(kept.error());
    return unknown;
}

/// The files that are not made from the data alone; without figures where nothing draws them. To be
/// written as long as the draft lasts.
std::vector<ReleasePart> reportsOf(const ReleaseDraft& draft, const FigureSource* source)
{
    std::vector<ReleasePart> reports;
    reports.push_back({QStringLiteral("reports/check.json"), [&draft](const ByteSink& sink) {
                           const StudyData& data = draft.publicData;
                           return writeCheckJson(draft.check,
                                                 CheckNames(data.scenarios, data.people), sink);
                       }});
    if (source) {
        const auto figures = partsOf(source->figures(draft.reports(), draft.models, draft.drawings,
                                                     draft.input.options.date));
        reports.insert(reports.end(), figures.begin(), figures.end());
    }
    return reports;
}

} // namespace

Result<QString> dateFor(const QString& version, const Releasing& releasing, const Clock& clock)
{
    const auto records = releasing.records();
    if (!records)
        return fail(records.error());
    const auto same = std::find_if(records->rbegin(), records->rend(), [&](const ReleaseRecord& r) {
        return r.version == version && !r.date.isEmpty();
    });
    if (same != records->rend())
        return same->date;
    return QDateTime::fromMSecsSinceEpoch(clock.now(), Qt::UTC).date().toString(Qt::ISODate);
}

Result<ReleaseOutcome> makeRelease(const Session& session, Study& study, const ReleaseOrder& order,
                                   const CancelToken& cancel)
{
    ReleaseOutcome outcome;
    const auto unknown = judgeNames(study, order);
    if (!unknown)
        return fail(unknown.error());
    outcome.unknownWords = *unknown;
    {
        ProgressLine line(session, QStringLiteral("Reading and computing"));
        auto draft = study.releaseDrafting().draft(order.options, {}, cancel, line.sink());
        if (!draft)
            return fail(draft.error());
        outcome.draft = std::move(*draft);
    }
    ReleaseDraft& draft = outcome.draft;
    if (order.isOverriding)
        overrideFailedGates(draft, order.reason);
    if (!draft.passes())
        return outcome;
    // The files are of what leaves; a large study need not stand in memory beside it.
    draft.input.data.scenarios = {};
    draft.input.assigned = {};
    ReleaseTrace trace;
    {
        ProgressLine line(session, QStringLiteral("Writing"));
        const auto make = [&](ReleaseSink& sink) -> Result<void> {
            auto made = makeReleaseFiles(draft.input, draft.publicData, draft.figures(),
                                         reportsOf(draft, session.figures), draft.last, sink);
            if (!made)
                return fail(made.error());
            trace = std::move(*made);
            outcome.files = sink.entries();
            return {};
        };
        if (const auto written = writeReleaseFolder(order.out, make, cancel, line.sink()); !written)
            return fail(written.error());
    }
    // Last, so that the study never remembers a release that is not there. Where this fails the
    // same command once more writes the same folder and notes it down.
    if (const auto recorded = study.releasing().record(draft, trace, {}); !recorded)
        return fail(recorded.error());
    return outcome;
}

} // namespace subtext::cli
