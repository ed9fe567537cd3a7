// SPDX-License-Identifier: MIT
#include "core/labelstudio/projectpush.h"

#include "core/exchange/labelstudio/labelinterface.h"
#include "core/exchange/labelstudio/labelstudiorows.h"
#include "core/labelstudio/projectfetch.h"
#include "core/task/builtintasks.h"

#include <QElapsedTimer>
#include <QJsonObject>

#include <algorithm>

namespace subtext {
namespace {

constexpr std::size_t TasksARequest = 250;
constexpr int TasksAPage = 500;
constexpr qint64 MostTasks = 1'000'000;
constexpr int MostTaskPages = 10'000; // some servers give fewer a page than they are asked for
constexpr qsizetype ShortestTitle = 3;
constexpr qsizetype LongestTitle = 50;

QString titleOf(const StudyInfo& info)
{
    const QString title = info.title.simplified().left(LongestTitle);
    return title.size() < ShortestTitle ? QStringLiteral("Study ") + title : title;
}

bool hasWordsOf(const InterfaceControl& ours, const InterfaceControl& theirs)
{
    return std::all_of(ours.words.begin(), ours.words.end(), [&](const auto& word) {
        return std::any_of(theirs.words.begin(), theirs.words.end(),
                           [&](const auto& other) { return other.exported == word.exported; });
    });
}

/// Whether a project takes every answer that our interface can give.
bool asksTheSame(const QString& theirInterface, const Task& task)
{
    const auto ours = readLabelInterface(labelStudioConfig(task));
    const auto theirs = readLabelInterface(theirInterface.toUtf8());
    if (!ours || !theirs)
        return false;
    return std::all_of(
        ours->controls.begin(), ours->controls.end(), [&](const InterfaceControl& control) {
            return std::any_of(theirs->controls.begin(), theirs->controls.end(),
                               [&](const InterfaceControl& other) {
                                   return other.name == control.name &&
                                          other.kind == control.kind && hasWordsOf(control, other);
                               });
        });
}

} // namespace

QString pushMark(const StudyInfo& info)
{
    return QStringLiteral("Subtext study %1").arg(info.uuid.text());
}

ProjectPush::ProjectPush(LabelStudioClient& client, const PushSource& source,
                         const PushWishes& wishes, std::optional<qint64> project, QObject* parent)
    : QObject(parent)
    , m_client(client)
    , m_source(source)
    , m_wishes(wishes)
    , m_number(project)
{}

void ProjectPush::get(const QString& path, std::function<void(const Result<QJsonDocument>&)> take)
{
    QElapsedTimer timer;
    timer.start();
    m_client.get(path, [this, timer, take = std::move(take)](const Result<QJsonDocument>& answer) {
        m_askedMs += timer.elapsed();
        ++m_asked;
        take(answer);
    });
}

void ProjectPush::look(Looked looked)
{
    m_looked = std::move(looked);
    if (!m_number)
        return findProject();
    get(QStringLiteral("/api/projects/%1/").arg(*m_number),
        [this](const Result<QJsonDocument>& answer) {
            if (!answer)
                return endLook(fail(answer.error()));
            const auto project = studioProjectFrom(answer->object());
            if (!project || project->id != *m_number)
                return endLook(
                    fail(unexpectedAnswer(m_client.server(), QStringLiteral("project"))));
            takeProject(*project);
        });
}

/// The one that an earlier push made.
void ProjectPush::findProject()
{
    auto list = std::make_unique<ProjectList>(m_client);
    list->start([this](const Result<std::vector<StudioProject>>& projects) {
        if (!projects)
            return endLook(fail(projects.error()));
        const QString mark = pushMark(m_source.study.data().info);
        const auto ours =
            std::find_if(projects->begin(), projects->end(), [&](const StudioProject& project) {
                return project.description.contains(mark);
            });
        if (ours != projects->end())
            return takeProject(*ours);
        endLook({});
    });
    m_list = std::move(list);
}

void ProjectPush::takeProject(const StudioProject& project)
{
    m_look.project = project;
    if (m_wishes.withAnswers && !asksTheSame(project.interface, taskOf(m_source.study.data())))
        return endLook(fail({ErrorCode::ServerRefused, originOf(m_client.server()), 0, 0,
                             QStringLiteral("interface"), project.title}));
    askForPeople();
}

void ProjectPush::askForPeople()
{
    get(QStringLiteral("/api/users/"), [this](const Result<QJsonDocument>& answer) {
        if (!answer)
            return endLook(fail(answer.error()));
        const auto people = studioPeopleFrom(answer->array());
        if (!answer->isArray() || !people)
            return endLook(fail(unexpectedAnswer(m_client.server(), QStringLiteral("users"))));
        m_codes = codesOf(m_client.server(), *people, m_source.known, m_source.study.data().people);
        askForUnfinished();
    });
}

/// What a push that stopped left half-way. A server that cannot say it takes answers one by one; so
/// does a project that shows predictions of a model: where any are removed, Label Studio may forget
/// of which.
void ProjectPush::askForUnfinished()
{
    if (!m_wishes.withAnswers)
        return askForTasks(1);
    get(modelVersionsPath(m_look.project->id), [this](const Result<QJsonDocument>& answer) {
        if (!answer && answer.error().code != ErrorCode::ServerRefused)
            return endLook(fail(answer.error()));
        if (!answer || !answer->isObject())
            return askForTasks(1);
        const QString& shown = m_look.project->modelVersion;
        for (const QString& name : answer->object().keys()) {
            if (name.startsWith(LabelStudioSending) && name != shown)
                m_unfinished << name;
        }
        if (shown.isEmpty())
            return askForActions();
        if (m_unfinished.isEmpty())
            return askForTasks(1);
        askForConnectedModels();
    });
}

/// Label Studio forgets which model a project shows where that is a connected one and predictions
/// of any are removed; so what was left half-way stays, unless it is known not to be.
void ProjectPush::askForConnectedModels()
{
    get(modelVersionsPath(m_look.project->id) +
            QStringLiteral("?extended=true&include_live_models=true"),
        [this](const Result<QJsonDocument>& answer) {
            if (!answer && answer.error().code != ErrorCode::ServerRefused)
                return endLook(fail(answer.error()));
            const QJsonValue connected =
                answer ? answer->object().value(QLatin1String("live")) : QJsonValue();
            const QJsonArray models = connected.toArray();
            const bool isShown =
                std::any_of(models.begin(), models.end(), [this](const QJsonValue& model) {
                    return model[QLatin1String("title")].toString() == m_look.project->modelVersion;
                });
            if (!connected.isArray() || isShown)
                m_unfinished.clear();
            askForTasks(1);
        });
}

/// Whether the server makes annotations of predictions, for whom the key belongs to.
void ProjectPush::askForActions()
{
    get(QStringLiteral("/api/dm/actions?project=%1").arg(m_look.project->id),
        [this](const Result<QJsonDocument>& answer) {
            if (!answer && answer.error().code != ErrorCode::ServerRefused)
                return endLook(fail(answer.error()));
            const QJsonArray actions = answer ? answer->array() : QJsonArray();
            m_takesMany = std::any_of(actions.begin(), actions.end(), [](const QJsonValue& action) {
                return action[QLatin1String("id")].toString() == AnswersOfPredictions;
            });
            askForTasks(1);
        });
}

void ProjectPush::askForTasks(int page)
{
    // Of annotations that are asked for by name there are the numbers alone.
    const QString parts =
        m_wishes.withAnswers ? QString() : QStringLiteral("&include=id,data,meta");
    get(QStringLiteral("/api/tasks/?project=%1&fields=all&page=%2&page_size=%3%4")
            .arg(m_look.project->id)
            .arg(page)
            .arg(TasksAPage)
            .arg(parts),
        [this, page](const Result<QJsonDocument>& answer) { takeTasks(page, answer); });
}

void ProjectPush::takeTasks(int page, const Result<QJsonDocument>& answer)
{
    const auto unexpected = [this] {
        endLook(fail(unexpectedAnswer(m_client.server(), QStringLiteral("tasks"))));
    };
    if (!answer && page > 1 && answer.error().value == QLatin1String("404"))
        return unexpected(); // there is no such page, though it was told of
    if (!answer)
        return endLook(fail(answer.error()));
    const QJsonValue tasks = answer->object().value(QLatin1String("tasks"));
    const qint64 total = answer->object().value(QLatin1String("total")).toInteger(-1);
    if (!tasks.isArray() || total < 0 || total > MostTasks)
        return unexpected();
    const qsizetype before = m_known.size();
    const QJsonArray entries = tasks.toArray();
    for (const QJsonValue& entry : entries) {
        auto task = taskThereFrom(entry.toObject());
        if (!task)
            return unexpected();
        if (m_known.contains(task->id))
            continue;
        m_known.insert(task->id);
        m_there.push_back(std::move(*task));
    }
    if (m_known.size() == total)
        return endLook({});
    // It told of more, or of fewer; what is not known to be there would be sent again.
    if (m_known.size() > total || m_known.size() == before || page >= MostTaskPages)
        return unexpected();
    askForTasks(page + 1);
}

void ProjectPush::endLook(const Result<void>& found)
{
    const Looked looked = std::exchange(m_looked, nullptr);
    if (!found)
        return looked(fail(found.error()));
    m_look.msARequest = m_asked > 0 ? std::max<qint64>(1, m_askedMs / m_asked) : 0;
    m_look.plan = planPush(m_source.study, m_source.history, m_there, m_codes, m_wishes);
    m_look.plan.unfinished = m_unfinished;
    m_look.plan.takesMany = m_takesMany;
    looked(m_look);
}

void ProjectPush::run(Pushed pushed)
{
    m_pushed = std::move(pushed);
    m_next = 0;
    m_units = 0;
    if (!m_look.project)
        return validateInterface();
    m_done.project = m_look.project->id;
    sendScenes();
}

void ProjectPush::validateInterface()
{
    const QString interface = QString::fromUtf8(labelStudioConfig(taskOf(m_source.study.data())));
    m_client.send("POST", QStringLiteral("/api/projects/validate/"),
                  QJsonObject({{QStringLiteral("label_config"), interface}}),
                  [this](const Result<QJsonDocument>& answer) {
                      if (!answer)
                          return endRun(fail(answer.error()));
                      makeProject();
                  });
}

void ProjectPush::makeProject()
{
    const StudyData& data = m_source.study.data();
    const QJsonObject project{
        {QStringLiteral("title"), titleOf(data.info)},
        {QStringLiteral("description"), pushMark(data.info)},
        {QStringLiteral("label_config"), QString::fromUtf8(labelStudioConfig(taskOf(data)))},
        {QStringLiteral("expert_instruction"), m_source.guideline},
        {QStringLiteral("maximum_annotations"), std::max(1, m_source.ratersPerItem)}};
    m_client.send("POST", QStringLiteral("/api/projects/"), project,
                  [this](const Result<QJsonDocument>& answer) {
                      if (!answer)
                          return endRun(fail(answer.error()));
                      const auto made = studioProjectFrom(answer->object());
                      if (!made)
                          return endRun(
                              fail(unexpectedAnswer(m_client.server(), QStringLiteral("project"))));
                      m_look.project = *made;
                      m_done.project = made->id;
                      m_done.isNewProject = true;
                      sendScenes();
                  });
}

void ProjectPush::sendScenes()
{
    const auto& scenarios = m_look.plan.scenarios;
    if (m_next >= scenarios.size()) {
        m_next = 0;
        return sendAnswers();
    }
    const std::size_t end = std::min(m_next + TasksARequest, scenarios.size());
    const LabelStudioTaskWishes wishes{
        m_source.study.data().info.uuid.text(),
        m_wishes.withGold ? LabelStudioGold::With : LabelStudioGold::Without, m_wishes.withAnswers};
    QByteArray list = "[";
    qint64 answers = 0;
    for (std::size_t i = m_next; i < end; ++i) {
        if (i > m_next)
            list += ",\n";
        list += labelStudioTask(m_source.study, *scenarios[i], wishes);
        if (m_wishes.withAnswers)
            answers += static_cast<qint64>(m_source.study.answersTo(scenarios[i]->id).size());
    }
    list += "]";
    const auto count = static_cast<qint64>(end - m_next);
    m_client.send(
        "POST", QStringLiteral("/api/projects/%1/import?return_task_ids=true").arg(m_done.project),
        list, [this, end, count, answers](const Result<QJsonDocument>& answer) {
            if (!answer)
                return endRun(fail(answer.error()));
            if (answer->object().value(QLatin1String("task_count")).toInteger(-1) != count)
                return endRun(
                    fail(unexpectedAnswer(m_client.server(), QStringLiteral("task_count"))));
            m_done.scenarios += count;
            m_done.answers += answers;
            m_next = end;
            step(count);
            sendScenes();
        });
}

void ProjectPush::sendAnswers()
{
    m_answers = std::make_unique<AnswerPush>(m_client, m_source.study, m_done.project, m_look.plan);
    connect(m_answers.get(), &AnswerPush::sent, this, [this](qint64 answers, qint64 units) {
        m_done.answers += answers;
        step(units);
    });
    connect(m_answers.get(), &AnswerPush::unfinishedRemoved, this, [this] { ++m_done.unfinished; });
    m_answers->start([this](const Result<void>& sent) {
        if (!sent)
            return endRun(sent);
        removeObsolete();
    });
}

/// When what replaces them is there, and nobody has changed them in the meantime.
void ProjectPush::removeObsolete()
{
    const auto& obsolete = m_look.plan.obsolete;
    if (m_next >= obsolete.size())
        return endRun({});
    m_client.get(QStringLiteral("/api/tasks/%1/annotations/").arg(obsolete[m_next].task),
                 [this](const Result<QJsonDocument>& said) {
                     const bool isGone = !said && said.error().value == QLatin1String("404");
                     if (!said && !isGone)
                         return endRun(fail(said.error()));
                     if (said && !said->isArray())
                         return endRun(fail(
                             unexpectedAnswer(m_client.server(), QStringLiteral("annotations"))));
                     if (said && isReplaced(m_look.plan.obsolete[m_next],
                                            annotationsThereFrom(said->array())))
                         return removeOne();
                     ++m_next;
                     step(1);
                     removeObsolete();
                 });
}

void ProjectPush::removeOne()
{
    m_client.send(
        "DELETE",
        QStringLiteral("/api/annotations/%1/").arg(m_look.plan.obsolete[m_next].annotation),
        QByteArray(), [this](const Result<QJsonDocument>& said) {
            const bool isGone = !said && said.error().value == QLatin1String("404");
            if (!said && !isGone)
                return endRun(fail(said.error()));
            ++m_done.replaced;
            ++m_next;
            step(1);
            removeObsolete();
        });
}

void ProjectPush::step(qint64 units)
{
    m_units += units;
    const PushPlan& plan = m_look.plan;
    const auto all = plan.scenarios.size() + plan.answers.size() + plan.obsolete.size();
    Q_EMIT progressed(static_cast<double>(m_units) /
                      static_cast<double>(std::max<std::size_t>(all, 1)));
}

void ProjectPush::endRun(const Result<void>& done)
{
    const Pushed pushed = std::exchange(m_pushed, nullptr);
    pushed(done);
}

} // namespace subtext
