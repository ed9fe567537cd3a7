// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/releasing.h"

#include "app/cli/terminal.h"
#include "app/figures/figuresource.h"
#include "core/course/roster.h"
#include "core/release/releasefiles.h"
#include "core/release/releasefolder.h"
#include "core/report/releasedreport.h"
#include "ui/text/checkjson.h"
#include "ui/text/releasetext.h"

#include <QDateTime>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace subtext::cli {
namespace {

/// Sets the gates that fail aside, and looks again: the reason is published, too.
void overrideFailedGates(ReleaseDraft& draft, const QString& reason)
{
    for (const Gate& gate : draft.gates) {
        if (gate.blocks())
            draft.input.overridden.push_back(overrideOf(gate, reason, draft.input.options.version));
    }
    draft.gates = gatesWithReasons(std::move(draft.gates), draft.input);
}

/// What the order says about names and words near them: of a word near a name in all its places
/// alike, of a name only as far as nobody else can be meant.
class Judging
{
public:
    explicit Judging(const ReleaseOrder& order)
        : m_order(order)
    {}

    void look(const GatePlace& place)
    {
        m_waiting.insert(place.value);
        const bool isFound = isNameFound(place);
        const bool isName = m_order.names.contains(place.value);
        if (!isName && !m_order.notNames.contains(place.value))
            return;
        if (!isFound || (isName && canBeNamed(place)))
            m_judgements.push_back({place.textDigest, place.value, place.person, isName});
        else if (!isName && isInSmallLetters(place.value))
            m_judgements.push_back({{}, place.value, place.person, false});
        else if (!isName)
            m_capitals[place.value].insert(place.textDigest, place.person);
    }

    /// In notes most names are replaced and wait nowhere; that one is a word can be said as well.
    void lookAtRoster(const std::vector<Person>& people)
    {
        const NameFinder names(people);
        for (const QString& word : m_order.notNames) {
            const std::vector<NameHit> hits = names.find(word);
            if (m_waiting.contains(word) || !isInSmallLetters(word) || hits.size() != 1 ||
                hits.front().asWritten != word)
                continue;
            const auto person = std::find_if(people.begin(), people.end(), [&](const Person& p) {
                return p.id == hits.front().person;
            });
            m_judgements.push_back({{}, word, person->code, false});
            m_waiting.insert(word);
        }
    }

    std::vector<NameJudgement> judgements()
    {
        for (auto word = m_capitals.cbegin(); word != m_capitals.cend(); ++word) {
            if (word->size() == 1)
                m_judgements.push_back(
                    {word->firstKey(), word.key(), word->first(), /*isName=*/false});
        }
        return m_judgements;
    }

    QStringList unknownWords() const
    {
        QStringList unknown = m_order.notNames + m_order.names;
        unknown.removeIf([this](const QString& word) { return m_waiting.contains(word); });
        return unknown;
    }

    QStringList openWords() const
    {
        QStringList open = m_order.notNames;
        open.removeIf([this](const QString& word) { return m_capitals.value(word).size() < 2; });
        return open;
    }

private:
    const ReleaseOrder& m_order;
    std::vector<NameJudgement> m_judgements;
    QSet<QString> m_waiting;
    /// Names with a capital: each text that has them, with whose name it is.
    QMap<QString, QMap<QString, QString>> m_capitals;
};

/// Notes it down; gives the outcome the words about which nothing was.
Result<void> judgeNames(Study& study, const ReleaseOrder& order, ReleaseOutcome& outcome)
{
    if (order.notNames.isEmpty() && order.names.isEmpty())
        return {};
    const auto places = study.releaseDrafting().wordsToJudge(order.options);
    if (!places)
        return fail(places.error());
    Judging judging(order);
    for (const GatePlace& place : *places)
        judging.look(place);
    const auto people = study.roster().people();
    if (!people)
        return fail(people.error());
    judging.lookAtRoster(*people);
    if (const auto kept = study.releasing().judgeNames(judging.judgements(), {}); !kept)
        return fail(kept.error());
    outcome.unknownWords = judging.unknownWords();
    outcome.openWords = judging.openWords();
    return {};
}

/// The files that are not made from the data alone: without `report` and figures where nothing
/// draws them. To be written as long as the draft lasts.
std::vector<ReleasePart> reportsOf(const ReleaseDraft& draft,
                                   const std::vector<ReleaseFile>& report,
                                   const FigureSource* source)
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
    const auto tables = partsOf(report);
    reports.insert(reports.end(), tables.begin(), tables.end());
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
    if (const auto whole = study.checkWhole(); !whole) // before anything is noted down
        return fail(whole.error());
    ReleaseOutcome outcome;
    if (const auto judged = judgeNames(study, order, outcome); !judged)
        return fail(judged.error());
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
    std::vector<ReleaseFile> report;
    if (session.figures) {
        ProgressLine line(session, QStringLiteral("Drawing"));
        auto made = releasedReport(draft, cancel, line.sink());
        if (!made)
            return fail(made.error());
        report = std::move(*made);
    }
    // The files are of what leaves; a large study need not stand in memory beside it.
    draft.input.data.scenarios = {};
    draft.input.assigned = {};
    ReleaseTrace trace;
    {
        ProgressLine line(session, QStringLiteral("Writing"));
        const auto make = [&](ReleaseSink& sink) -> Result<void> {
            auto made =
                makeReleaseFiles(draft.input, draft.publicData, draft.figures(),
                                 reportsOf(draft, report, session.figures), draft.last, sink);
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
