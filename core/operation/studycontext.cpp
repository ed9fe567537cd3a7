// SPDX-License-Identifier: MIT
#include "core/operation/studycontext.h"

#include "core/base/sha256.h"
#include "core/domain/goldlabel.h"
#include "core/domain/vocabulary.h"
#include "core/domain/votes.h"
#include "core/exchange/rows/studydata.h"
#include "core/operation/corrections.h"
#include "core/operation/curation.h"
#include "core/quality/qualityrules.h"
#include "core/quality/schemarules.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/generatedscenestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/mappingstore.h"
#include "core/storage/modelrunstore.h"
#include "core/storage/normingstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/records.h"
#include "core/storage/releasestore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/scenariostore.h"
#include "core/storage/scenechangestore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"
#include "core/storage/topicstore.h"

#include <algorithm>

namespace subtext {
namespace {

/// Takes away what was said about those items.
void leaveOut(const std::set<ScenarioId>& items, StudyData& data)
{
    if (items.empty())
        return;
    const auto isOut = [&](const auto& row) { return items.count(row.scenario) > 0; };
    std::erase_if(data.annotations, isOut);
    data.parts.removeIf([&](const auto& part) { return items.count(part.key()) > 0; });
    std::erase_if(data.decisionHistory, isOut);
    std::erase_if(data.selfChecks, isOut);
}

/// The votes decide nothing by themselves of an item that waits for answers of further raters.
void takeBackEarly(std::vector<ItemGold>& gold, const QHash<ScenarioId, int>& toCome)
{
    if (toCome.isEmpty())
        return;
    for (ItemGold& item : gold) {
        if (!toCome.contains(item.scenario))
            continue;
        for (GoldLabel& label : item.labels) {
            if (label.source != GoldSource::Rule)
                continue;
            label.source = GoldSource::None;
            label.label.reset();
            label.basis = Basis::Unstated;
        }
    }
}

} // namespace

struct StudyContext::Stores
{
    explicit Stores(Database& db)
        : study(db)
        , scenarios(db)
        , sceneChanges(db)
        , people(db)
        , answers(db)
        , decisions(db)
        , quality(db)
        , releases(db)
        , course(db)
        , handOuts(db)
        , mappings(db)
        , predictions(db)
        , modelRuns(db)
        , generatedScenes(db)
        , topics(db)
        , norming(db)
        , team(db)
        , records(db)
        , audit(db)
    {}

    StudyStore study;
    ScenarioStore scenarios;
    SceneChangeStore sceneChanges;
    PeopleStore people;
    AnswerStore answers;
    DecisionStore decisions;
    QualityStore quality;
    ReleaseStore releases;
    CourseStore course;
    HandOutStore handOuts;
    MappingStore mappings;
    PredictionStore predictions;
    ModelRunStore modelRuns;
    GeneratedSceneStore generatedScenes;
    TopicStore topics;
    NormingStore norming;
    TeamStore team;
    Records records;
    AuditLog audit;
};

StudyContext::StudyContext(std::unique_ptr<Database> database, Environment environment)
    : env(std::move(environment))
    , db(std::move(database))
    , m_stores(std::make_unique<Stores>(*db))
    , study(m_stores->study)
    , scenarios(m_stores->scenarios)
    , sceneChanges(m_stores->sceneChanges)
    , people(m_stores->people)
    , answers(m_stores->answers)
    , decisions(m_stores->decisions)
    , quality(m_stores->quality)
    , releases(m_stores->releases)
    , course(m_stores->course)
    , handOuts(m_stores->handOuts)
    , mappings(m_stores->mappings)
    , predictions(m_stores->predictions)
    , modelRuns(m_stores->modelRuns)
    , generatedScenes(m_stores->generatedScenes)
    , topics(m_stores->topics)
    , norming(m_stores->norming)
    , team(m_stores->team)
    , records(m_stores->records)
    , audit(m_stores->audit)
{
    db->stamps().use(env.clock);
}

StudyContext::~StudyContext() = default;

std::vector<Decision> countingDecisions(const std::vector<Decision>& history)
{
    std::vector<Decision> counting;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        if (auto decision = resolveDecisions(ofOne).decision)
            counting.push_back(std::move(*decision));
    });
    return counting;
}

Result<ChangeSet> StudyContext::operate(const QString& action,
                                        const std::function<QJsonObject(ChangeSet&)>& work,
                                        Asker asker)
{
    return operateIfStated(action, work, asker);
}

Result<ChangeSet>
StudyContext::operateIfStated(const QString& action,
                              const std::function<std::optional<QJsonObject>(ChangeSet&)>& work,
                              Asker asker)
{
    if (whole)
        if (const auto isWhole = whole(); !isWhole)
            return fail(isWhole.error());
    ChangeSet changes;
    const auto written = db->write([&] {
        audit.begin();
        db->stamps().begin();
        people.begin();
        const std::optional<QJsonObject> detail = work(changes);
        if (!detail)
            return;
        people.writeChanges();
        audit.append(env.clock.now(), action, *detail);
    });
    return announced(written, std::move(changes), asker);
}

Result<ChangeSet> StudyContext::keep(const std::function<void(ChangeSet&)>& work, Asker asker)
{
    ChangeSet changes;
    const auto written = db->write([&] { work(changes); });
    return announced(written, std::move(changes), asker);
}

Result<ChangeSet> StudyContext::announced(const Result<void>& written, ChangeSet changes,
                                          Asker asker)
{
    if (!written)
        return fail(written.error());
    changes.askedBy = asker;
    if (changes.kinds != ChangeSet::Nothing)
        Q_EMIT notices.changed(changes);
    return changes;
}

StudyData StudyContext::snapshot(SceneTexts texts)
{
    StudyData data;
    data.info = study.info();
    data.task = db->task().shared();
    data.people = people.all();
    data.scenarios =
        texts == SceneTexts::All ? scenarios.all(Items::Counted) : scenarios.heads(Items::Counted);
    data.parts = predictions.parts();
    data.annotations = answers.allLatest();
    data.decisionHistory = decisions.all();
    data.selfChecks = quality.selfChecks();
    leaveOut(scenarios.leftOut(), data);
    data.errata = errataOf(*this);
    data.refused = refusalReasons(*this);
    data.decisions = countingDecisions(data.decisionHistory);
    data.gold = goldLabels(data.scenarios, data.annotations, data.decisionHistory,
                           thresholds().splitFrom, db->task().shape().options.size());
    takeBackEarly(data.gold, people.furtherToCome());
    return data;
}

int StudyContext::ratingsNeeded()
{
    const int asked = study.protocol().ratersPerItem;
    // Imported files may have fewer raters than the protocol asks for.
    const int seats = people.mostSeats(asked);
    return seats > 0 ? std::min(asked, seats) : asked;
}

QualityThresholds StudyContext::thresholds()
{
    QualityThresholds thresholds = quality.protocol().thresholds;
    thresholds.splitFrom = std::max(thresholds.splitFrom, ratingsNeeded());
    return thresholds;
}

SchemaContext StudyContext::schemaContext()
{
    SchemaContext known;
    for (const auto& [scenario, subtype] : scenarios.idsWithGroup(Items::All))
        known.scenarios.insert(scenario);
    for (const Person& person : people.all())
        known.people.insert(person.id);
    for (const auto& pair : people.assignments())
        known.assignments.insert(pair);
    return known;
}

Person StudyContext::requirePerson(PersonId id)
{
    if (const auto person = people.byId(id))
        return *person;
    throw Failure({ErrorCode::UnknownPerson, {}, 0, 0, QString::number(id.value), {}});
}

Scenario StudyContext::requireScenario(ScenarioId id)
{
    if (const auto scenario = scenarios.byId(id))
        return *scenario;
    throw Failure({ErrorCode::UnknownScenario, {}, 0, 0, QString::number(id.value), {}});
}

QString StudyContext::shownText(TaskText text, const QString& language)
{
    const Task& task = db->task().task();
    const QString own = course.taskText(text).text;
    // A hand-out takes the words along that ship here: they are still no words of the study's own.
    const bool isShipped = own.isEmpty() || (!language.isEmpty() && own == shippedText(task, text));
    return isShipped ? shippedText(task, text, language) : own;
}

std::vector<QString> StudyContext::shownTexts(TaskText text)
{
    const QString own = course.taskText(text).text;
    std::vector<QString> shipped = shippedTexts(db->task().task(), text);
    const bool isShipped = own.isEmpty() || (!shipped.empty() && own == shipped.front());
    return isShipped ? shipped : std::vector{own};
}

QByteArray StudyContext::guideSha256()
{
    return sha256Of(sha256Of(shownText(TaskText::Guideline).toUtf8()) +
                    sha256Of(shownText(TaskText::CheatSheet).toUtf8()) + db->task().hash());
}

QString StudyContext::codeOf(PersonId id)
{
    const auto person = people.byId(id);
    return person ? person->code : QString();
}

QString StudyContext::requireNoAnnotator(PersonId by)
{
    if (!by.isValid())
        return {};
    const Person who = requirePerson(by);
    if (who.role == Role::Annotator)
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
    return who.code;
}

QString StudyContext::requireHeardByAll(PersonId by, const char* detail)
{
    QString code = requireNoAnnotator(by);
    const auto membership = team.membership();
    if (!membership)
        return code;
    const bool isOwn = membership->role == roleToken(Role::Coordinator);
    const bool isCoordinator = !by.isValid() || requirePerson(by).role == Role::Coordinator;
    if (!isOwn || !isCoordinator)
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, code, QLatin1String(detail)});
    return code;
}

int StudyContext::requireAssignment(PersonId person, ScenarioId scenario)
{
    if (const auto position = people.position(person, scenario))
        return *position;
    throw Failure({ErrorCode::NotAssigned, {}, 0, 0, QString::number(scenario.value), {}});
}

void StudyContext::requireEverAssigned(PersonId person, ScenarioId scenario)
{
    if (!people.wasEverAssigned(person, scenario))
        throw Failure({ErrorCode::NotAssigned, {}, 0, 0, QString::number(scenario.value), {}});
}

void StudyContext::requireUnlocked()
{
    if (study.isLocked())
        throw Failure({ErrorCode::StudyLocked, {}, 0, 0, {}, study.lockChanges().back().reason});
}

void StudyContext::requireNoHandOut()
{
    if (handOuts.mark())
        throw Failure({ErrorCode::InHandOut, {}, 0, 0, {}, {}});
}

void StudyContext::requireWhole()
{
    if (team.isArriving())
        throw Failure({ErrorCode::StillArriving, {}, 0, 0, {}, {}});
}

std::vector<SeatedAnswer> StudyContext::seatedAnswers(ScenarioId scenario)
{
    std::vector<SeatedAnswer> answered;
    int seat = 0;
    for (PersonId rater : people.raters(scenario)) {
        ++seat;
        if (auto annotation = answers.latest(rater, scenario))
            answered.push_back({seat, std::move(*annotation)});
    }
    return answered;
}

std::vector<Annotation> StudyContext::answersOf(ScenarioId scenario)
{
    std::vector<Annotation> bySeat;
    for (SeatedAnswer& answered : seatedAnswers(scenario))
        bySeat.push_back(std::move(answered.annotation));
    return bySeat;
}

std::vector<Choice> StudyContext::votes(ScenarioId scenario, QuestionIndex question)
{
    return votesOf(answersOf(scenario), question);
}

} // namespace subtext
