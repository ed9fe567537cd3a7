// SPDX-License-Identifier: MIT
#include "core/report/releasedreport.h"

#include "core/exchange/tables/formulacells.h"
#include "core/models/goldvectors.h"
#include "core/release/publiccodes.h"
#include "core/report/report.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <map>

namespace subtext {
namespace {

/// Releases have always had tables and charts of these names, of other figures; what was there
/// stays.
constexpr std::array TakenNames{QLatin1String("agreement"), QLatin1String("leaderboard"),
                                QLatin1String("kappa-by-group"), QLatin1String("kappa-by-power")};

/// Nothing of a release says who decided, nor what gold would be without; of scales it has a table
/// of its own.
constexpr std::array KeptBack{QLatin1String("adjudicators"), QLatin1String("adjudication-impact"),
                              QLatin1String("scale-agreement")};

/// What everybody labelled of what leaves, called as there; what they were to label does not leave.
std::vector<PersonStanding> publicStandings(const ReleaseDraft& draft)
{
    std::map<PersonId, qint64> labelled;
    for (const Annotation& annotation : draft.publicData.annotations)
        ++labelled[annotation.person];
    std::vector<PersonStanding> standings;
    for (const Person& person : draft.publicData.people) {
        if (!labelled.contains(person.id))
            continue;
        PersonStanding& of = standings.emplace_back();
        of.person = person;
        of.person.code = person.name;
        of.labelled = labelled[person.id];
    }
    return standings;
}

/// The topics that were kept last, of the scenarios that leave; one of none is not there, as it is
/// in no topics.csv.
std::vector<NamedTopic> publicTopics(const ReleaseDraft& draft)
{
    if (!draft.drawings.topicMap)
        return {};
    QSet<ScenarioId> leaving;
    for (const Scenario& scenario : draft.publicData.scenarios)
        leaving.insert(scenario.id);
    std::vector<NamedTopic> topics = draft.drawings.topicMap->topics;
    for (NamedTopic& topic : topics)
        std::erase_if(topic.scenarios, [&](ScenarioId id) { return !leaving.contains(id); });
    std::erase_if(topics, [](const NamedTopic& topic) { return topic.scenarios.empty(); });
    return topics;
}

ReportInput publicReportInput(const ReleaseDraft& draft)
{
    const StudyData& data = draft.publicData;
    ReportInput input;
    input.people = draft.study->input;
    input.isForRelease = true;
    input.standings = publicStandings(draft);
    input.quality.people = draft.checkedPeople;
    input.areChecksOfMore = draft.input.areChecksOfMore;
    input.flagRateCeiling = draft.flagRateCeiling;
    input.hasModels = draft.input.options.models.hasPredictions;
    input.topicMap = draft.drawings.topicMap; // their names alone stand in found_topics.csv
    input.topics = publicTopics(draft);
    nameTopics(input.topics, input.people);
    if (draft.input.protocol.areCuesAsked)
        input.cues = cuesOf(input.people.task, data.scenarios, data.annotations);
    if (hasVectors(taskOf(data))) {
        input.vectors = vectorStudy(input.people, goldVectors(input.people, data.parts));
        input.scenarioTexts = scenarioTexts(data.scenarios, input.people);
    }
    return input;
}

ReportFigures::Known knownFigures(const ReleaseDraft& draft)
{
    std::vector<ReportFigures::Scores> scores;
    for (const ModelDrawings::Board& board : draft.drawings.boards)
        scores.push_back({board.question, board.scores});
    return {draft.study, std::move(scores), draft.drawings.vectors};
}

std::vector<const ReportKind*> releasedKinds()
{
    std::vector<const ReportKind*> kinds;
    for (const ReportKind& kind : reportKinds()) {
        if (std::find(KeptBack.begin(), KeptBack.end(), QLatin1String(kind.name)) == KeptBack.end())
            kinds.push_back(&kind);
    }
    return kinds;
}

/// reports/tables/NAME.csv of tables/NAME.csv.
QString releasedPath(const QString& path, const QString& name)
{
    const QString folder = path.section(u'/', 0, 0);
    const QString ending = path.mid(folder.size() + 1 + name.size());
    return QStringLiteral("reports/%1/%2%3").arg(folder, releasedName(name), ending);
}

std::vector<ReleaseFile> filesOfKind(ReportFigures& figures, const ReportKind& kind)
{
    std::vector<ReleaseFile> files;
    for (const ReportPart& part : makeReport(figures, {&kind})) {
        for (ReleaseFile& file : reportFiles(part)) {
            file.path = releasedPath(file.path, QString::fromLatin1(kind.name));
            files.push_back(std::move(file));
        }
    }
    return files;
}

} // namespace

QString releasedName(const QString& name)
{
    const bool isTaken = std::find(TakenNames.begin(), TakenNames.end(), name) != TakenNames.end();
    return isTaken ? QStringLiteral("report-") + name : name;
}

Result<std::vector<ReleaseFile>>
releasedReport(const ReleaseDraft& draft, const CancelToken& cancel, const ProgressSink& progress)
{
    ReportOptions how;
    how.seed = draft.input.options.seed;
    if (!draft.input.options.forwardMarkers.isEmpty())
        how.forwardMarkers = draft.input.options.forwardMarkers;
    how.priors.smoothing = draft.input.options.models.smoothing;
    ReportFigures figures(publicReportInput(draft), knownFigures(draft), how);
    const std::vector<const ReportKind*> kinds = releasedKinds();
    std::vector<ReleaseFile> files;
    for (std::size_t done = 0; done < kinds.size(); ++done) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        for (ReleaseFile& file : filesOfKind(figures, *kinds[done])) {
            if (draft.input.options.areFormulasText && file.path.endsWith(QLatin1String(".csv")))
                file.bytes = withFormulasAsText(file.bytes);
            files.push_back(std::move(file));
        }
        if (progress)
            progress(static_cast<double>(done + 1) / static_cast<double>(kinds.size()));
    }
    return files;
}

} // namespace subtext
