// SPDX-License-Identifier: MIT
#include "tests/support/server/playedstudio.h"

#include <QSet>
#include <QUrlQuery>

#include <algorithm>

namespace subtext::test {
namespace {

using Answer = PlayedStudio::Answer;

const QString Id = QStringLiteral("id");

Answer json(const QJsonValue& value, int status = 200)
{
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    return {status, document.toJson(QJsonDocument::Compact)};
}

Answer failure(int status, const QString& detail)
{
    return json(QJsonObject{{QStringLiteral("id"), QStringLiteral("b8291a60")},
                            {QStringLiteral("status_code"), status},
                            {QStringLiteral("version"), QStringLiteral("1.23.2")},
                            {QStringLiteral("detail"), detail},
                            {QStringLiteral("exc_info"), QJsonValue()}},
                status);
}

Answer page()
{
    return {404, "\n<!doctype html>\n<html lang=\"en\"><head></head></html>", "text/html"};
}

int idOf(const QJsonValue& value)
{
    return value.toObject().value(Id).toInt();
}

qsizetype placeOf(const QJsonArray& list, int id)
{
    const auto at = std::find_if(list.begin(), list.end(),
                                 [id](const QJsonValue& of) { return idOf(of) == id; });
    return at == list.end() ? -1 : at - list.begin();
}

QJsonObject found(const QJsonArray& list, int id)
{
    return list.at(placeOf(list, id)).toObject(); // an empty one where there is none
}

QJsonObject parsed(const QByteArray& body)
{
    return QJsonDocument::fromJson(body).object();
}

} // namespace

int PlayedStudio::addProject(const QString& title, const QString& interface,
                             const QString& description)
{
    const std::scoped_lock lock(m_mutex);
    const int number = static_cast<int>(m_projects.size()) + 1;
    m_projects.append(QJsonObject{{Id, number},
                                  {QStringLiteral("title"), title},
                                  {QStringLiteral("description"), description},
                                  {QStringLiteral("label_config"), interface}});
    return number;
}

void PlayedStudio::instruct(int project, const QString& instructions)
{
    const std::scoped_lock lock(m_mutex);
    QJsonObject changed = found(m_projects, project);
    changed[QStringLiteral("expert_instruction")] = instructions;
    m_projects[placeOf(m_projects, project)] = changed;
}

void PlayedStudio::addPerson(int number, const QString& email)
{
    const std::scoped_lock lock(m_mutex);
    const qsizetype at = placeOf(m_people, number);
    const QJsonObject person{{Id, number},
                             {QStringLiteral("first_name"), QString()},
                             {QStringLiteral("last_name"), QString()},
                             {QStringLiteral("email"), email}};
    if (at < 0)
        m_people.append(person);
    else
        m_people[at] = person;
}

int PlayedStudio::addTask(int project, const QJsonObject& data)
{
    const std::scoped_lock lock(m_mutex);
    const int number = static_cast<int>(m_tasks.size()) + 1;
    m_tasks.append(QJsonObject{{Id, number},
                               {QStringLiteral("data"), data},
                               {QStringLiteral("meta"), QJsonObject()},
                               {QStringLiteral("project"), project}});
    return number;
}

int PlayedStudio::annotate(int task, int person, const QJsonArray& results, const QString& at)
{
    const std::scoped_lock lock(m_mutex);
    const int number = ++m_lastAnnotation;
    m_annotations.append(QJsonObject{{Id, number},
                                     {QStringLiteral("task"), task},
                                     {QStringLiteral("completed_by"), person},
                                     {QStringLiteral("result"), results},
                                     {QStringLiteral("was_cancelled"), false},
                                     {QStringLiteral("ground_truth"), false},
                                     {QStringLiteral("created_at"), at},
                                     {QStringLiteral("updated_at"), at},
                                     {QStringLiteral("lead_time"), 12.5},
                                     {QStringLiteral("updated_by"), person}});
    return number;
}

void PlayedStudio::change(int annotation, const QJsonArray& results, const QString& at, int by)
{
    QJsonObject changed = this->annotation(annotation);
    changed[QStringLiteral("result")] = results;
    changed[QStringLiteral("updated_at")] = at;
    changed[QStringLiteral("updated_by")] = by;
    setAnnotation(changed);
}

void PlayedStudio::draft(int task, int person, const QJsonArray& results, const QString& at)
{
    const std::scoped_lock lock(m_mutex);
    m_drafts.append(QJsonObject{{Id, static_cast<int>(m_drafts.size()) + 1},
                                {QStringLiteral("task"), task},
                                {QStringLiteral("user"), email(person)},
                                {QStringLiteral("result"), results},
                                {QStringLiteral("created_at"), at},
                                {QStringLiteral("updated_at"), at},
                                {QStringLiteral("annotation"), QJsonValue()}});
}

QJsonObject PlayedStudio::task(int number) const
{
    const std::scoped_lock lock(m_mutex);
    return found(m_tasks, number);
}

QJsonObject PlayedStudio::annotation(int number) const
{
    const std::scoped_lock lock(m_mutex);
    return found(m_annotations, number);
}

void PlayedStudio::setAnnotation(const QJsonObject& annotation)
{
    const std::scoped_lock lock(m_mutex);
    m_annotations[placeOf(m_annotations, idOf(annotation))] = annotation;
}

void PlayedStudio::setTask(const QJsonObject& task)
{
    const std::scoped_lock lock(m_mutex);
    m_tasks[placeOf(m_tasks, idOf(task))] = task;
}

QJsonArray PlayedStudio::tasksOf(int project) const
{
    const std::scoped_lock lock(m_mutex);
    QJsonArray tasks;
    for (const QJsonValue& task : m_tasks) {
        if (task.toObject().value(QLatin1String("project")).toInt() == project)
            tasks.append(withAnnotations(task.toObject(), false));
    }
    return tasks;
}

int PlayedStudio::taskCount() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_tasks.size());
}

int PlayedStudio::annotationCount() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_annotations.size());
}

void PlayedStudio::predict(int task, const QString& modelVersion, const QJsonArray& results)
{
    const std::scoped_lock lock(m_mutex);
    QJsonObject changed = this->task(task);
    QJsonArray predictions = changed.value(QLatin1String("predictions")).toArray();
    predictions.append(QJsonObject{{QStringLiteral("task"), task},
                                   {QStringLiteral("model_version"), modelVersion},
                                   {QStringLiteral("result"), results}});
    changed[QStringLiteral("predictions")] = predictions;
    setTask(changed);
}

void PlayedStudio::connectModel(const QString& title)
{
    const std::scoped_lock lock(m_mutex);
    m_connected << title;
}

void PlayedStudio::showModel(int project, const QString& modelVersion)
{
    const std::scoped_lock lock(m_mutex);
    QJsonObject changed = found(m_projects, project);
    changed[QStringLiteral("model_version")] = modelVersion;
    m_projects[placeOf(m_projects, project)] = changed;
}

QString PlayedStudio::modelShownBy(int project) const
{
    const std::scoped_lock lock(m_mutex);
    return found(m_projects, project).value(QLatin1String("model_version")).toString();
}

int PlayedStudio::predictionCount() const
{
    const std::scoped_lock lock(m_mutex);
    qsizetype count = 0;
    for (const QJsonValue& task : m_tasks)
        count += task[QLatin1String("predictions")].toArray().size();
    return static_cast<int>(count);
}

int PlayedStudio::projectCount() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_projects.size());
}

int PlayedStudio::exportCount() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_exports.size());
}

QString PlayedStudio::email(int number) const
{
    return found(m_people, number).value(QLatin1String("email")).toString();
}

QJsonObject PlayedStudio::person(int number) const
{
    return found(m_people, number);
}

/// As a page of tasks has it: people by number; as a snapshot has it: whole.
QJsonObject PlayedStudio::withAnnotations(const QJsonObject& task, bool isWhole) const
{
    QJsonObject full = task;
    QJsonArray annotations;
    for (const QJsonValue& value : m_annotations) {
        QJsonObject annotation = value.toObject();
        if (annotation.value(QLatin1String("task")) != task.value(Id))
            continue;
        if (isWhole)
            annotation[QStringLiteral("completed_by")] =
                person(annotation.value(QLatin1String("completed_by")).toInt());
        annotations.append(annotation);
    }
    QJsonArray drafts;
    for (const QJsonValue& draft : m_drafts) {
        if (draft.toObject().value(QLatin1String("task")) == task.value(Id))
            drafts.append(draft);
    }
    full[QStringLiteral("annotations")] = annotations;
    full[QStringLiteral("drafts")] = drafts;
    if (!full.contains(QStringLiteral("predictions")))
        full[QStringLiteral("predictions")] = QJsonArray();
    return full;
}

QJsonObject PlayedStudio::withCounts(QJsonObject project) const
{
    QSet<int> tasks;
    for (const QJsonValue& task : m_tasks) {
        if (task[QLatin1String("project")].toInt() == project[Id].toInt())
            tasks.insert(task[Id].toInt());
    }
    qint64 annotations = 0;
    for (const QJsonValue& annotation : m_annotations)
        annotations += tasks.contains(annotation[QLatin1String("task")].toInt()) ? 1 : 0;
    project[QStringLiteral("task_number")] = tasks.size();
    project[QStringLiteral("total_annotations_number")] = annotations;
    return project;
}

Answer PlayedStudio::answer(const QByteArray& method, const QByteArray& path,
                            const QByteArray& body)
{
    const std::scoped_lock lock(m_mutex);
    const QString whole = QString::fromUtf8(path);
    const QString at = whole.section(u'?', 0, 0);
    const QString query = whole.section(u'?', 1);
    if (at == QLatin1String("/api/version"))
        return json(QJsonObject{{QStringLiteral("release"), QStringLiteral("1.23.2")},
                                {QStringLiteral("edition"), QStringLiteral("Community")}});
    if (at == QLatin1String("/api/users/"))
        return json(m_people);
    if (at == QLatin1String("/api/tasks/"))
        return tasks(query);
    if (at.startsWith(QLatin1String("/api/projects/")))
        return projects(method, at.mid(14), query, body);
    if (at == QLatin1String("/api/dm/actions"))
        return method == "POST"
                   ? act(query, body)
                   : json(QJsonArray{
                         QJsonObject{{Id, QStringLiteral("retrieve_tasks_predictions")}},
                         QJsonObject{{Id, QStringLiteral("predictions_to_annotations")}}});
    if (at.startsWith(QLatin1String("/api/tasks/")) &&
        at.endsWith(QLatin1String("/annotations/"))) {
        const int number = at.section(u'/', 3, 3).toInt();
        return method == "POST"
                   ? annotateBy(number, body)
                   : json(withAnnotations(task(number), false)[QStringLiteral("annotations")]);
    }
    if (at.startsWith(QLatin1String("/api/annotations/")) && method == "DELETE") {
        const qsizetype place = placeOf(m_annotations, at.section(u'/', 3, 3).toInt());
        if (place < 0)
            return failure(404, QStringLiteral("No Annotation matches the given query."));
        m_annotations.removeAt(place);
        return {204, {}};
    }
    return page();
}

Answer PlayedStudio::projects(const QByteArray& method, const QString& rest, const QString& query,
                              const QByteArray& body)
{
    if (rest == QLatin1String("validate/")) {
        const QString interface = parsed(body).value(QLatin1String("label_config")).toString();
        return interface.contains(QLatin1String("<View"))
                   ? Answer{204, {}}
                   : json(QJsonObject{{QStringLiteral("label_config"),
                                       QJsonArray{QStringLiteral("No View tag.")}}},
                          400);
    }
    if (rest.isEmpty() && method == "POST") {
        const QJsonObject wanted = parsed(body);
        const int number = addProject(wanted.value(QLatin1String("title")).toString(),
                                      wanted.value(QLatin1String("label_config")).toString(),
                                      wanted.value(QLatin1String("description")).toString());
        instruct(number, wanted.value(QLatin1String("expert_instruction")).toString());
        return json(found(m_projects, number), 201);
    }
    if (rest.isEmpty()) {
        const QUrlQuery asked(query);
        const qsizetype size = std::min<qsizetype>(
            asked.queryItemValue(QStringLiteral("page_size")).toInt(), largestPage);
        const qsizetype first = (asked.queryItemValue(QStringLiteral("page")).toInt() - 1) * size;
        QJsonArray part;
        for (qsizetype i = first; i < std::min(first + size, m_projects.size()); ++i)
            part.append(withCounts(m_projects.at(i).toObject()));
        const bool isMore = first + size < m_projects.size();
        return json(QJsonObject{{QStringLiteral("count"), m_projects.size()},
                                {QStringLiteral("next"),
                                 isMore ? QJsonValue(QStringLiteral("http://x/")) : QJsonValue()},
                                {QStringLiteral("previous"), QJsonValue()},
                                {QStringLiteral("results"), part}});
    }
    const int number = rest.section(u'/', 0, 0).toInt();
    const bool isExtended = QUrlQuery(query).hasQueryItem(QStringLiteral("extended"));
    if (isExtended && rest.endsWith(QLatin1String("/model-versions/")))
        return modelsOf(number);
    return project(method, number, rest.section(u'/', 1), body);
}

Answer PlayedStudio::project(const QByteArray& method, int number, const QString& rest,
                             const QByteArray& body)
{
    const QJsonObject known = found(m_projects, number);
    if (known.isEmpty())
        return failure(404, QStringLiteral("No Project matches the given query."));
    if (rest.isEmpty())
        return json(withCounts(known));
    if (rest.startsWith(QLatin1String("exports")))
        return exports(method, number, rest.section(u'/', 1), body);
    if (rest == QLatin1String("import/predictions"))
        return takePredictions(number, body);
    if (rest == QLatin1String("model-versions/"))
        return modelVersions(method, number, body);
    if (rest.startsWith(QLatin1String("import")))
        return take(number, body);
    return page();
}

void PlayedStudio::leaveExport(int project, const QString& title, const QString& status)
{
    const std::scoped_lock lock(m_mutex);
    QJsonObject made{{Id, ++m_lastExport}, {QStringLiteral("project"), project}};
    made[u"title"] = title;
    made[u"status"] = status;
    m_exports.append(made);
}

Answer PlayedStudio::exports(const QByteArray& method, int number, const QString& rest,
                             const QByteArray& body)
{
    if (rest.isEmpty() && method == "POST") {
        leaveExport(number, parsed(body).value(QLatin1String("title")).toString());
        return json(m_exports.last().toObject(), 201);
    }
    if (rest.isEmpty()) {
        QJsonArray list;
        std::copy_if(m_exports.begin(), m_exports.end(), std::back_inserter(list),
                     [number](const QJsonValue& of) { return of[u"project"].toInt() == number; });
        return json(list);
    }
    const qsizetype at = placeOf(m_exports, rest.section(u'/', 0, 0).toInt());
    if (at < 0)
        return failure(404, QStringLiteral("No Export matches the given query."));
    if (method == "DELETE") {
        m_exports.removeAt(at);
        return {204, {}};
    }
    if (!rest.endsWith(QLatin1String("download")))
        return json(m_exports.at(at).toObject());
    QJsonArray all;
    for (const QJsonValue& task : m_tasks) {
        if (task.toObject().value(QLatin1String("project")).toInt() == number)
            all.append(withAnnotations(task.toObject(), true));
    }
    return json(all);
}

Answer PlayedStudio::take(int project, const QByteArray& body)
{
    const QJsonDocument sent = QJsonDocument::fromJson(body);
    if (!sent.isArray())
        return failure(500, QStringLiteral("not a list"));
    qint64 annotations = 0;
    for (const QJsonValue& value : sent.array()) {
        const QJsonObject wanted = value.toObject();
        const int number = addTask(project, wanted.value(QLatin1String("data")).toObject());
        QJsonObject made = task(number);
        made[QStringLiteral("meta")] = wanted.value(QLatin1String("meta"));
        setTask(made);
        for (const QJsonValue& annotation : wanted.value(QLatin1String("annotations")).toArray()) {
            const int given =
                annotate(number, 1, annotation.toObject().value(QLatin1String("result")).toArray());
            QJsonObject kept = this->annotation(given);
            kept[QStringLiteral("updated_by")] = QJsonValue();
            kept[QStringLiteral("lead_time")] =
                annotation.toObject().value(QLatin1String("lead_time"));
            setAnnotation(kept);
            ++annotations;
        }
    }
    return json(QJsonObject{{QStringLiteral("task_count"), sent.array().size()},
                            {QStringLiteral("annotation_count"), annotations}},
                201);
}

Answer PlayedStudio::takePredictions(int project, const QByteArray& body)
{
    const QJsonArray sent = QJsonDocument::fromJson(body).array();
    for (const QJsonValue& value : sent) {
        const int number = value[QLatin1String("task")].toInt();
        if (task(number)[QStringLiteral("project")].toInt() != project)
            return failure(400, QStringLiteral("Validation error"));
    }
    for (const QJsonValue& value : sent)
        predict(value[QLatin1String("task")].toInt(),
                value[QLatin1String("model_version")].toString(),
                value[QLatin1String("result")].toArray());
    return json(QJsonObject{{QStringLiteral("created"), sent.size()}}, 201);
}

Answer PlayedStudio::modelVersions(const QByteArray& method, int project, const QByteArray& body)
{
    const QString unwanted = parsed(body).value(QLatin1String("model_version")).toString();
    QJsonObject counts;
    int removed = 0;
    for (const QJsonValue& value : QJsonArray(m_tasks)) {
        QJsonObject task = value.toObject();
        if (task.value(QLatin1String("project")).toInt() != project)
            continue;
        QJsonArray kept;
        for (const QJsonValue& prediction : task.value(QLatin1String("predictions")).toArray()) {
            const QString name = prediction[QLatin1String("model_version")].toString();
            counts[name] = counts[name].toInt() + 1;
            if (name == unwanted)
                ++removed;
            else
                kept.append(prediction);
        }
        if (method == "DELETE") {
            task[QStringLiteral("predictions")] = kept;
            setTask(task);
        }
    }
    if (method != "DELETE")
        return json(counts);
    const QString shown = modelShownBy(project);
    if (shown == unwanted || m_connected.contains(shown))
        showModel(project, {});
    return json(QJsonObject{{QStringLiteral("deleted_predictions"), removed}});
}

Answer PlayedStudio::modelsOf(int project)
{
    const QJsonObject counts =
        QJsonDocument::fromJson(modelVersions("GET", project, {}).body).object();
    QJsonArray versions;
    for (const QString& name : counts.keys())
        versions.append(QJsonObject{{QStringLiteral("model_version"), name},
                                    {QStringLiteral("count"), counts.value(name)}});
    QJsonArray connected;
    for (const QString& title : m_connected)
        connected.append(QJsonObject{{QStringLiteral("title"), title}});
    return json(
        QJsonObject{{QStringLiteral("static"), versions}, {QStringLiteral("live"), connected}});
}

/// Annotations of predictions, by the account of the key: as an import makes them, without a lead
/// time. A prediction that has become one is not taken again.
Answer PlayedStudio::act(const QString& query, const QByteArray& body)
{
    const QUrlQuery asked(query);
    if (asked.queryItemValue(QStringLiteral("id")) != QLatin1String("predictions_to_annotations"))
        return failure(500, QStringLiteral("Can't find '%1' in registered actions")
                                .arg(asked.queryItemValue(QStringLiteral("id"))));
    const int project = asked.queryItemValue(QStringLiteral("project")).toInt();
    const QJsonObject wanted = parsed(body);
    const QJsonArray selected =
        wanted[QLatin1String("selectedItems")][QLatin1String("included")].toArray();
    int made = 0;
    for (const QJsonValue& value : QJsonArray(m_tasks)) {
        QJsonObject task = value.toObject();
        if (task.value(QLatin1String("project")).toInt() != project ||
            !selected.contains(task.value(Id)))
            continue;
        QJsonArray predictions = task.value(QLatin1String("predictions")).toArray();
        for (qsizetype i = 0; i < predictions.size(); ++i) {
            QJsonObject prediction = predictions.at(i).toObject();
            if (prediction[QStringLiteral("model_version")] !=
                    wanted.value(QLatin1String("model_version")) ||
                prediction.contains(QStringLiteral("is_taken")))
                continue;
            QJsonObject given = annotation(
                annotate(idOf(task), 1, prediction.value(QLatin1String("result")).toArray()));
            given[QStringLiteral("updated_by")] = QJsonValue();
            given[QStringLiteral("lead_time")] = QJsonValue();
            setAnnotation(given);
            prediction[QStringLiteral("is_taken")] = true;
            predictions[i] = prediction;
            ++made;
        }
        task[QStringLiteral("predictions")] = predictions;
        setTask(task);
    }
    return json(QJsonObject{
        {QStringLiteral("detail"), QStringLiteral("Created %1 annotations").arg(made)}});
}

Answer PlayedStudio::tasks(const QString& query) const
{
    const QUrlQuery asked(query);
    const bool isShort = asked.hasQueryItem(QStringLiteral("include"));
    const QJsonArray all = tasksOf(asked.queryItemValue(QStringLiteral("project")).toInt());
    const qsizetype size =
        std::min<qsizetype>(asked.queryItemValue(QStringLiteral("page_size")).toInt(), largestPage);
    const qsizetype first = (asked.queryItemValue(QStringLiteral("page")).toInt() - 1) * size;
    if (first > 0 && first >= all.size())
        return failure(404, QStringLiteral("Invalid page."));
    QJsonArray part;
    for (qsizetype i = first; i < std::min(first + size, all.size()); ++i) {
        QJsonObject task = all.at(i).toObject();
        if (isShort)
            task.remove(QStringLiteral("annotations"));
        part.append(task);
    }
    return json(
        QJsonObject{{QStringLiteral("total"), all.size()}, {QStringLiteral("tasks"), part}});
}

Answer PlayedStudio::annotateBy(int task, const QByteArray& body)
{
    const QJsonObject wanted = parsed(body);
    const QJsonValue unique = wanted.value(QLatin1String("unique_id"));
    for (const QJsonValue& known : m_annotations) {
        if (unique.isString() && known.toObject().value(QLatin1String("unique_id")) == unique)
            return failure(409, QStringLiteral("Annotation with this unique_id exists."));
    }
    const int number = annotate(task, 1, wanted.value(QLatin1String("result")).toArray());
    QJsonObject kept = annotation(number);
    kept[QStringLiteral("unique_id")] = unique;
    setAnnotation(kept);
    return json(kept, 201);
}

} // namespace subtext::test
