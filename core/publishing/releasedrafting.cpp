// SPDX-License-Identifier: MIT
#include "core/publishing/releasedrafting.h"

#include "core/figures/disagreementreading.h"
#include "core/figures/normingreading.h"
#include "core/figures/selfagreementreading.h"
#include "core/operation/qualitydesk.h"
#include "core/operation/studycontext.h"
#include "core/publishing/forwardwords.h"
#include "core/publishing/namejudgements.h"
#include "core/publishing/releasedmodels.h"
#include "core/publishing/releasedscenes.h"
#include "core/publishing/releasedtopics.h"
#include "core/publishing/releaserows.h"
#include "core/release/datatables.h"
#include "core/release/disagreementtable.h"
#include "core/release/furthertable.h"
#include "core/release/guesstable.h"
#include "core/release/knownanswers.h"
#include "core/release/layoutchoice.h"
#include "core/release/licences.h"
#include "core/release/metadata.h"
#include "core/release/namesgate.h"
#include "core/release/publiccodes.h"
#include "core/release/releasecontents.h"
#include "core/release/secondtables.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/releasestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/teamstore.h"

#include <QRegularExpression>

#include <algorithm>

namespace subtext {
namespace {

/// Beyond so many items the models of the raters take minutes.
constexpr std::size_t MostModelledItems = 5'000;

/// One moment of a study, as far as a release is about it.
struct Moment
{
    ReleaseInput input; ///< Without what the records add to it.
    QualityThresholds thresholds;
    SchemaContext known; ///< What level 1 may refer to, and who labels.
    std::map<FlagKey, Dismissal> dismissals;
    std::vector<ReleaseRecord> records;
    ModelMaterial models; ///< By the choice of its options.
    std::optional<TeamReading> team;
    std::vector<OwedAgain> notGivenAgain;
    /// Where anybody was asked for repeats or second readings.
    std::optional<DisagreementInput> disagreement;
};

Error invalid(const QString& value, const QString& what)
{
    return {ErrorCode::InvalidValue, {}, 0, 0, value, what};
}

bool isVersion(const QString& text)
{
    static const QRegularExpression pattern(
        QStringLiteral("\\A(?:0|[1-9][0-9]{0,8})(?:\\.(?:0|[1-9][0-9]{0,8})){2}\\z"));
    return pattern.match(text).hasMatch();
}

bool isGate(const QString& token)
{
    const std::vector<Gate> all = releaseGates({}); // of nothing, at no cost
    return std::any_of(all.begin(), all.end(),
                       [&](const Gate& gate) { return gate.token() == token; });
}

Result<void> checkOptions(const ReleaseOptions& options,
                          const std::vector<OverriddenGate>& overridden)
{
    if (!options.version.isEmpty() && !isVersion(options.version))
        return fail(invalid(options.version, QStringLiteral("version")));
    if (!options.date.isEmpty() && validDate(options.date).isEmpty())
        return fail(invalid(options.date, QStringLiteral("date")));
    for (const OverriddenGate& of : overridden) {
        if (!isGate(of.gate))
            return fail(invalid(of.gate, QStringLiteral("gate")));
        if (of.reason.trimmed().isEmpty())
            return fail(invalid(of.gate, QStringLiteral("reason")));
    }
    return {};
}

/// Who was asked to label what, in an order that does not depend on how SQLite looks for it.
std::vector<std::pair<ScenarioId, PersonId>> assignedPairs(StudyContext& context)
{
    std::vector<std::pair<ScenarioId, PersonId>> assigned;
    for (const auto& [person, scenario] : context.people.assignments())
        assigned.emplace_back(scenario, person);
    const std::set<ScenarioId> leftOut = context.scenarios.leftOut();
    std::erase_if(assigned, [&](const auto& pair) { return leftOut.count(pair.first) > 0; });
    std::sort(assigned.begin(), assigned.end());
    return assigned;
}

/// People whose own work would leave, and who never accepted a consent text. What was imported was
/// consented to, or not, elsewhere.
std::map<PersonId, bool> withoutConsent(StudyContext& context, const ReleaseInput& input)
{
    std::map<PersonId, bool> without;
    if (!input.protocol.isConsentRequired)
        return without;
    for (const Annotation& annotation : input.data.annotations) {
        if (annotation.origin != Origin::Entered || without.count(annotation.person) > 0)
            continue;
        const auto consent = context.course.consentOf(annotation.person);
        if (!consent || !consent->isAccepted)
            without[annotation.person] = consent.has_value();
    }
    return without;
}

/// Answers that came with a file and were revised in the study since: how they began is known of
/// their first revision alone.
qint64 revisedImports(StudyContext& context, const std::vector<Annotation>& counting)
{
    return std::count_if(counting.begin(), counting.end(), [&](const Annotation& annotation) {
        if (annotation.origin != Origin::Entered || annotation.revision <= 1)
            return false;
        const auto revisions = context.answers.history(annotation.person, annotation.scenario);
        return !revisions.empty() && revisions.front().origin == Origin::Imported;
    });
}

/// The codes that the latest release with random codes gave, by UUID.
std::map<Uuid, QString> codesSoFar(const std::vector<ReleaseRecord>& records)
{
    const auto latest =
        std::find_if(records.rbegin(), records.rend(),
                     [](const ReleaseRecord& record) { return !record.randomCodes.empty(); });
    return latest == records.rend() ? std::map<Uuid, QString>() : latest->randomCodes;
}

/// Gives everybody a random code where the options ask for that.
Result<void> drawCodes(ReleaseInput& input, const std::vector<ReleaseRecord>& records)
{
    if (!input.options.hasRandomCodes || input.options.names == ReleaseNames::Names)
        return {};
    const std::map<Uuid, QString> earlier = codesSoFar(records);
    const bool isNewNeeded =
        std::any_of(input.data.people.begin(), input.data.people.end(),
                    [&](const Person& person) { return earlier.count(person.uuid) == 0; });
    if (isNewNeeded && input.options.codeSecret.isEmpty())
        return fail(invalid({}, QStringLiteral("secret")));
    const auto codes = randomCodes(input.data.people, earlier, input.options.codeSecret);
    for (const Person& person : input.data.people)
        input.randomCodes[person.id] = codes.at(person.uuid);
    return {};
}

/// Those that were kept last, as far as there are any.
Result<void> addTopics(StudyContext& context, Moment& moment)
{
    const Topics known(context);
    auto kept = known.kept();
    if (!kept)
        return fail(kept.error());
    if (!*kept)
        return {};
    addFoundTopics(**kept, moment.input);
    moment.models.topics = (*kept)->topics;
    auto figures = mappedTopics(known, std::move(**kept));
    if (!figures)
        return fail(figures.error());
    keepPublicPlaces(moment.input, *figures);
    moment.models.topicMap = std::move(*figures);
    return {};
}

/// What is read at one moment; throws as reads do.
void readTogether(StudyContext& context, Moment& moment)
{
    context.requireNoHandOut();
    context.requireWhole();
    context.audit.walk(); // nothing is published that was changed behind the program's back
    ReleaseInput& input = moment.input;
    input.data = context.snapshot();
    input.revisedImports = revisedImports(context, input.data.annotations);
    input.assigned = assignedPairs(context);
    input.protocol = context.study.protocol();
    input.withoutConsent = withoutConsent(context, input);
    if (input.protocol.areQuestionsAllowed)
        input.questions = context.course.questionCounts();
    if (input.protocol.secondLooks > 0)
        input.selfAgreement = readSelfAgreement(context);
    input.furtherRatings = context.people.furtherRatings();
    if (!input.protocol.readerForm.isEmpty())
        input.readerAnswers = context.course.readerAnswers();
    moment.disagreement = readDisagreementAsked(context);
    input.closedFlags = context.quality.closedFlags();
    input.ratingsNeeded = context.ratingsNeeded();
    moment.thresholds = context.thresholds();
    moment.known = context.schemaContext();
    moment.dismissals = context.quality.dismissals();
    moment.notGivenAgain = context.people.notGivenAgain();
    const std::vector<DatasheetAnswer> answers = context.releases.latestAnswers();
    for (const DatasheetAnswer& answer : answers) {
        if (!answer.text.isEmpty() && answer.isForDatasheet())
            input.answers[answer.token] = answer.text;
    }
    input.known = knownAnswers(input.data, input.protocol, context.course.consents());
    input.judgements = judgementsAmong(answers);
    moment.models = modelMaterial(context, input.options.models);
    if (context.team.membership())
        moment.team = context.team.reading();
}

Result<Moment> readParts(StudyContext& context, const ReleaseOptions& options)
{
    Moment moment;
    moment.input.options = options;
    readTogether(context, moment);
    const std::vector<StoredRelease> rows = context.releases.releases();
    const DatasheetAnswers& answers = moment.input.answers;
    if (chosenLicence(answers) == nullptr)
        return fail(invalid(answers.at(QLatin1String(LicenceAnswer)), QStringLiteral("licence")));
    for (const StoredRelease& row : rows) {
        auto record = releaseRecord(row);
        if (!record)
            return fail(record.error());
        moment.records.push_back(std::move(*record));
    }
    auto norming = readClosedNorming(context);
    if (!norming)
        return fail(norming.error());
    moment.input.norming = std::move(*norming);
    if (const auto drawn = drawCodes(moment.input, moment.records); !drawn)
        return fail(drawn.error());
    if (const auto added = addPredictions(moment.models, moment.input); !added)
        return fail(added.error());
    const auto origins = GeneratedScenes(context).origins();
    if (!origins)
        return fail(origins.error());
    addSceneOrigins(*origins, moment.input);
    addForwardWords(moment.input);
    if (const auto added = addTopics(context, moment); !added)
        return fail(added.error());
    return moment;
}

/// In one transaction: what somebody else writes meanwhile, a team's cut slice by slice among it,
/// is in all of it or in none.
Result<Moment> readMoment(StudyContext& context, const ReleaseOptions& options)
{
    auto moment = context.db->readConsistently([&] { return readParts(context, options); });
    return moment ? std::move(*moment) : fail(moment.error());
}

/// As the public data calls them.
SchemaContext knownIn(const ReleaseInput& input)
{
    const QHash<PersonId, PersonId> ids = releasedIds(input);
    SchemaContext known;
    for (const Scenario& scenario : input.data.scenarios)
        known.scenarios.insert(scenario.id);
    for (const Person& person : input.data.people)
        known.people.insert(ids.value(person.id));
    for (const auto& [scenario, person] : input.assigned)
        known.assignments.insert({ids.value(person), scenario});
    return known;
}

/// Makes the parts of a draft one after the other, and says how far it has come.
class Drafting
{
public:
    Drafting(const CancelToken& cancel, const ProgressSink& progress)
        : m_cancel(cancel)
        , m_progress(progress)
    {}

    Result<ReleaseDraft> run(StudyContext& context, const ReleaseOptions& options,
                             const std::vector<OverriddenGate>& overridden)
    {
        if (m_cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        auto moment = readMoment(context, options);
        if (!moment)
            return fail(moment.error());
        m_models = std::move(moment->models);
        m_draft.input = std::move(moment->input);
        m_task = m_draft.input.data.task;
        m_draft.input.overridden = overridden;
        m_draft.team = std::move(moment->team);
        if (m_draft.team)
            m_draft.input.teamAsOf = m_draft.team->asOf;
        if (moment->disagreement) {
            moment->disagreement->fewestRepeating = FewestRepeatingReleased;
            m_draft.input.disagreement = disagreementSharesToldBy(*moment->disagreement, m_cancel);
        }
        m_shares = isModelled() ? Modelled : Large;
        const ReleaseRecord* before = recordBefore(moment->records, options.version);
        if (before)
            m_draft.input.earlierChangelog = before->changelog;
        const bool isDone = reach(m_shares.read) && countFindings(*moment) && lookAtGates() &&
                            reach(m_shares.gates) && describe(moment->records, before) &&
                            dropOverrides() && reach(m_shares.described) && figureAgreement() &&
                            figureModels() && checkPublicData(moment->thresholds) &&
                            !m_cancel.isCancelled();
        if (!isDone)
            return fail(ErrorCode::Cancelled);
        if (const auto told = tellRevised(context, before); !told)
            return fail(told.error());
        auto drawings = addModelReports(m_models, publicInput(), m_draft.input, m_cancel);
        if (!drawings)
            return fail(drawings.error());
        m_draft.drawings = std::move(*drawings);
        m_draft.drawings.topicMap = std::move(m_models.topicMap);
        if (!reach(1))
            return fail(ErrorCode::Cancelled);
        return std::move(m_draft);
    }

private:
    /// How far the work has come after each part.
    struct Shares
    {
        double read;
        double gates;
        double described;
        double agreement;
        double models;
    };
    // As measured with 300 items, where nearly all of the time goes into the models, and 100,000.
    static constexpr Shares Modelled{0.01, 0.02, 0.03, 0.06, 0.99};
    static constexpr Shares Large{0.4, 0.7, 0.75, 0.9, 0.9};

    bool isModelled() const { return m_draft.input.data.scenarios.size() <= MostModelledItems; }

    bool reach(double share) const
    {
        if (m_progress)
            m_progress(share);
        return !m_cancel.isCancelled();
    }

    /// What leaves, and how it differs from what left before.
    bool describe(const std::vector<ReleaseRecord>& records, const ReleaseRecord* before)
    {
        ReleaseInput& input = m_draft.input;
        m_draft.changedNotes = changedNotes(input);
        m_draft.publicData = takePublicData(input);
        if (!reach((m_shares.gates + m_shares.described) / 2))
            return false;
        const StudyIndex study(m_draft.publicData);
        m_draft.now = releaseContents(input.options.version, dataTables(input, study), study,
                                      input.models.sets);
        if (before) {
            m_draft.last = before->contents;
            m_draft.change = compareReleases(before->contents, m_draft.now);
        }
        m_draft.proposedVersion =
            proposeVersion(before ? before->version : QString(), m_draft.change);
        if (input.options.version.isEmpty())
            input.options.version = m_draft.proposedVersion;
        if (input.options.date.isEmpty())
            input.options.date = recordedDate(records, input.options.version);
        m_draft.now.version = input.options.version;
        return true;
    }

    Result<void> tellRevised(StudyContext& context, const ReleaseRecord* before)
    {
        const QStringList& scenarios = m_draft.change.changedAnswers;
        if (!before || scenarios.isEmpty())
            return {};
        auto revised = context.read(
            [&] { return revisedAnswers(context, m_draft.input.data, scenarios, before->at); });
        if (!revised)
            return fail(revised.error());
        m_draft.revisedAnswers = std::move(*revised);
        return {};
    }

    /// As Quality counts them: of the study as it is, not of what leaves.
    bool countFindings(const Moment& moment)
    {
        const ReleaseInput& input = m_draft.input;
        const QualityReport report =
            checkAnswers(input.data, {}, moment.known, moment.thresholds, input.protocol, m_task);
        m_draft.openFindings = openFindings(report, moment.dismissals);
        m_draft.outdatedItems.clear();
        for (const Scenario& scenario : input.data.scenarios) {
            if (std::find(report.outdated.begin(), report.outdated.end(), scenario.id) !=
                report.outdated.end())
                m_draft.outdatedItems.push_back(scenario.name());
        }
        tellNotGiven(moment.notGivenAgain);
        m_draft.checkedPeople = report.people;
        const QHash<PersonId, PersonId> ids = releasedIds(input);
        for (PersonQuality& of : m_draft.checkedPeople)
            of.person = ids.value(of.person);
        const std::vector<Annotation>& answers = input.data.annotations;
        m_draft.input.areChecksOfMore =
            report.hasTimes || std::any_of(answers.begin(), answers.end(), [](const Annotation& a) {
                return !a.answer.explanation.isEmpty();
            });
        return !m_cancel.isCancelled();
    }

    /// In the order in which they are read; of items that are left out nothing is asked for here.
    void tellNotGiven(const std::vector<OwedAgain>& owed)
    {
        QHash<ScenarioId, QString> items;
        for (const Scenario& scenario : m_draft.input.data.scenarios)
            items.insert(scenario.id, scenario.name());
        QHash<PersonId, QString> codes;
        for (const Person& person : m_draft.input.data.people)
            codes.insert(person.id, person.code);
        for (const OwedAgain& one : owed) {
            if (const auto item = items.constFind(one.scenario); item != items.constEnd())
                m_draft.notGivenAgain.emplace_back(*item, codes.value(one.person));
        }
    }

    bool lookAtGates()
    {
        m_draft.gates = releaseGates(m_draft.input);
        return !m_cancel.isCancelled();
    }

    /// A gate that passes needs no override, and one that found more since, or in another version,
    /// has none. Reasons leave with the release: the gates are looked at again without theirs.
    bool dropOverrides()
    {
        ReleaseInput& input = m_draft.input;
        while (std::erase_if(input.overridden,
                             [this](const OverriddenGate& of) { return !holds(of); }) > 0)
            m_draft.gates = gatesWithReasons(std::move(m_draft.gates), m_draft.input);
        return !m_cancel.isCancelled();
    }

    bool holds(const OverriddenGate& of) const
    {
        return std::any_of(m_draft.gates.begin(), m_draft.gates.end(), [&](const Gate& gate) {
            return !gate.isPassed && isSetAside(gate, of, m_draft.input.options.version);
        });
    }

    /// Whatever a release draws, it draws with the one seed that it says.
    AgreementOptions resampling() const
    {
        AgreementOptions options;
        options.seed = m_draft.input.options.seed;
        return options;
    }

    AgreementInput publicInput() const
    {
        const StudyData& data = m_draft.publicData;
        AgreementInput input =
            agreementInput(data.scenarios, data.people, data.annotations, data.gold,
                           m_draft.input.ratingsNeeded, m_task, releasedFurther(m_draft.input));
        setSoftLabels(input, data.annotations, m_draft.input.protocol.secondReading);
        setParts(input, data.parts);
        return input;
    }

    /// Of one question the report has all figures; of several each has one, and there is one of all
    /// together.
    bool figureAgreement()
    {
        const double share = m_shares.agreement - m_shares.described;
        auto study = computeStudyAgreement(publicInput(), resampling(), m_cancel, [&](double part) {
            reach(m_shares.described + share * part);
        });
        if (!study)
            return false;
        if (releaseLayoutOf(*m_task).isByQuestion()) {
            for (std::size_t question = 1; question < m_task->questions.size(); ++question) {
                AgreementOptions options = resampling();
                options.question = question;
                m_draft.furtherQuestions.push_back(reportOf(*study, options));
            }
        }
        m_draft.agreement = reportOf(*study, resampling());
        m_draft.study = std::move(study);
        figureReadings();
        return reach(m_shares.agreement);
    }

    /// As `agreement` has them, of what leaves.
    void figureReadings()
    {
        const StudyData& data = m_draft.publicData;
        if (hasSeconds(m_draft.input, data))
            m_draft.seconds = secondFigures(m_draft.agreement.input, data.annotations);
        if (hasGuesses(m_draft.input, data))
            m_draft.surprises = surpriseFigures(m_draft.agreement.input, data.annotations);
    }

    /// Each of the groups that a task lists has models of its own, so that they can be fitted one
    /// by one.
    bool figureModels()
    {
        if (!isModelled())
            return true;
        std::vector<AgreementFilter> parts;
        if (m_task->group && m_task->group->isClosed()) {
            for (const ListedWord& group : *m_task->group->options)
                parts.push_back({group.token, std::nullopt, std::nullopt});
        } else {
            parts.push_back({});
        }
        const std::size_t questions = m_draft.furtherQuestions.size() + 1;
        const double share =
            (m_shares.models - m_shares.agreement) / static_cast<double>(parts.size() * questions);
        double done = m_shares.agreement;
        for (std::size_t question = 0; question < questions; ++question) {
            for (const AgreementFilter& part : parts) {
                auto models = fitModels(filtered(m_draft.agreement.input, part), ModelRestarts,
                                        resampling().seed, m_cancel, question);
                if (!models)
                    return false;
                m_draft.models.insert(m_draft.models.end(), models->begin(), models->end());
                done += share;
                if (!reach(done))
                    return false;
            }
        }
        return true;
    }

    bool checkPublicData(const QualityThresholds& thresholds)
    {
        std::vector<const Annotation*> all;
        for (const Annotation& annotation : m_draft.publicData.annotations)
            all.push_back(&annotation);
        m_draft.check = checkAnswers(m_draft.publicData, all, knownIn(m_draft.input), thresholds,
                                     m_draft.input.protocol, m_task);
        m_draft.flagRateCeiling = thresholds.flagRateCeiling;
        // Explanations and the reasons of flags stay in the study.
        std::erase_if(m_draft.check.level1, [](const SchemaProblem& problem) {
            return problem.code == SchemaCode::MissingExplanation ||
                   problem.code == SchemaCode::FlagWithoutReason;
        });
        return true;
    }

    CancelToken m_cancel;
    const ProgressSink& m_progress;
    Shares m_shares = Large;
    std::shared_ptr<const Task> m_task;
    ModelMaterial m_models;
    ReleaseDraft m_draft;
};

} // namespace

Result<ReleaseDraft> ReleaseDrafting::draft(const ReleaseOptions& options,
                                            const std::vector<OverriddenGate>& overridden,
                                            const CancelToken& cancel,
                                            const ProgressSink& progress) const
{
    if (const auto sound = checkOptions(options, overridden); !sound)
        return fail(sound.error());
    return Drafting(cancel, progress).run(m_context, options, overridden);
}

Result<std::vector<GatePlace>> ReleaseDrafting::wordsToJudge(const ReleaseOptions& options) const
{
    const auto moment = readMoment(m_context, options);
    if (!moment)
        return fail(moment.error());
    std::vector<GatePlace> words = namesGate(OutgoingTexts(moment->input)).places;
    std::erase_if(words, [](const GatePlace& place) { return place.textDigest.isEmpty(); });
    return words;
}

} // namespace subtext
