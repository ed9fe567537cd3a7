// SPDX-License-Identifier: MIT
#include "core/labelstudio/projectfetch.h"

#include "core/base/freshsecret.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

namespace subtext {
namespace {

constexpr int ProjectsAPage = 100;
constexpr int MostPages = 1000;
constexpr qsizetype MostCharacters = 64 * 1024 * 1024; // of all their longer texts
constexpr qint64 PollMs = 1000;
constexpr int MostPolls = 1800;
constexpr std::size_t MostLeftExports = 20; // that one fetch removes
const QString ExportTitle = QStringLiteral("subtext-pull");
constexpr qsizetype MarkLength = 12; // of one fetch, behind the title

/// That an export has everything that can be told of.
QByteArray exportWishes(const QString& title)
{
    const QJsonObject whole{{QStringLiteral("only_id"), false}};
    return QJsonDocument(
               QJsonObject{{QStringLiteral("title"), title},
                           {QStringLiteral("serialization_options"),
                            QJsonObject{{QStringLiteral("drafts"), whole},
                                        {QStringLiteral("predictions"), whole},
                                        {QStringLiteral("annotations__completed_by"), whole}}}})
        .toJson(QJsonDocument::Compact);
}

/// The numbers of the exports of a list that are meant.
std::vector<qint64> exportsIn(const QJsonDocument& answer,
                              const std::function<bool(const QJsonValue&)>& isMeant)
{
    const QJsonArray list =
        answer.isArray() ? answer.array() : answer.object().value(u"results").toArray();
    std::vector<qint64> numbers;
    for (const QJsonValue& entry : list) {
        const auto number = studioNumber(entry[u"id"]);
        if (number && numbers.size() < MostLeftExports && isMeant(entry))
            numbers.push_back(*number);
    }
    return numbers;
}

/// Whether it is one of ours that is made and of use to nobody any more. One that is still being
/// made may be somebody else's of this moment.
bool isLeft(const QJsonValue& entry)
{
    static const QRegularExpression ours(QRegularExpression::anchoredPattern(
        QStringLiteral("%1( [0-9a-f]{%2})?").arg(ExportTitle).arg(MarkLength)));
    const QString status = entry[u"status"].toString();
    const bool isOver = status == QLatin1String("completed") || status == QLatin1String("failed");
    return isOver && ours.match(entry[u"title"].toString()).hasMatch();
}

/// Whether the server does not know how to make a snapshot; older ones do not.
bool isUnknownThere(const Error& error)
{
    return error.code == ErrorCode::ServerRefused &&
           (error.value == QLatin1String("404") || error.value == QLatin1String("405") ||
            error.value == QLatin1String("page"));
}

} // namespace

ProjectList::ProjectList(LabelStudioClient& client, QObject* parent)
    : QObject(parent)
    , m_client(client)
{}

void ProjectList::start(Listed listed)
{
    m_listed = std::move(listed);
    m_projects.clear();
    m_known.clear();
    m_characters = 0;
    askPage(1);
}

void ProjectList::askPage(int page)
{
    m_client.get(QStringLiteral("/api/projects/?page=%1&page_size=%2").arg(page).arg(ProjectsAPage),
                 [this, page](const Result<QJsonDocument>& answer) { take(page, answer); });
}

void ProjectList::take(int page, const Result<QJsonDocument>& answer)
{
    if (!answer)
        return end(fail(answer.error()));
    const QJsonValue results = answer->object().value(QLatin1String("results"));
    if (!results.isArray())
        return end(fail(unexpectedAnswer(m_client.server(), QStringLiteral("results"))));
    const qsizetype before = m_known.size();
    const QJsonArray entries = results.toArray();
    for (const QJsonValue& entry : entries) {
        const auto project = studioProjectFrom(entry.toObject());
        if (!project)
            return end(fail(unexpectedAnswer(m_client.server(), QStringLiteral("project"))));
        if (m_known.contains(project->id))
            continue;
        m_known.insert(project->id);
        m_characters +=
            project->interface.size() + project->description.size() + project->instructions.size();
        m_projects.push_back(*project);
    }
    if (!answer->object().value(QLatin1String("next")).isString())
        return end(m_projects);
    // A page without anything new leads round in a circle.
    const bool isOnward = m_known.size() > before;
    if (!isOnward || page >= MostPages || m_characters > MostCharacters)
        return end(fail(unexpectedAnswer(m_client.server(), QStringLiteral("next"))));
    askPage(page + 1);
}

void ProjectList::end(const Result<std::vector<StudioProject>>& projects)
{
    const Listed listed = std::exchange(m_listed, nullptr);
    listed(projects);
}

ProjectFetch::ProjectFetch(LabelStudioClient& client, qint64 project, const QString& folder,
                           QObject* parent)
    : QObject(parent)
    , m_client(client)
    , m_number(project)
    , m_path(QStringLiteral("/api/projects/%1/").arg(project))
    , m_title(QStringLiteral("%1 %2").arg(ExportTitle, freshSecret().left(MarkLength)))
{
    m_fetched.server = client.server();
    m_fetched.file = QStringLiteral("%1/label-studio-project-%2.json").arg(folder).arg(project);
}

void ProjectFetch::start(Fetched fetched)
{
    m_done = std::move(fetched);
    ask(QStringLiteral("project"), QStringLiteral("/api/version"),
        [this](const QJsonDocument& answer) {
            const QString release = answer.object().value(QLatin1String("release")).toString();
            if (release.isEmpty())
                return unexpected(QStringLiteral("release"));
            m_fetched.release = release;
            askForProject();
        });
}

void ProjectFetch::ask(const QString& step, const QString& path, Then then)
{
    Q_EMIT stepped(step);
    m_client.get(path, [this, then](const Result<QJsonDocument>& answer) {
        if (!answer)
            return end(fail(answer.error()));
        then(*answer);
    });
}

void ProjectFetch::askForProject()
{
    ask(QStringLiteral("project"), m_path, [this](const QJsonDocument& answer) {
        const auto project = studioProjectFrom(answer.object());
        if (!project || project->id != m_number)
            return unexpected(QStringLiteral("project"));
        m_fetched.project = *project;
        removeListed(isLeft, [this] { askForPeople(); });
    });
}

void ProjectFetch::askForPeople()
{
    ask(QStringLiteral("people"), QStringLiteral("/api/users/"),
        [this](const QJsonDocument& answer) {
            if (!answer.isArray())
                return unexpected(QStringLiteral("users"));
            const auto people = studioPeopleFrom(answer.array());
            if (!people)
                return unexpected(QStringLiteral("users"));
            m_fetched.people = *people;
            makeExport();
        });
}

void ProjectFetch::makeExport()
{
    Q_EMIT stepped(QStringLiteral("export"));
    m_isPerhapsThere = !m_client.isCancelled();
    m_client.send("POST", m_path + QStringLiteral("exports/"), exportWishes(m_title),
                  [this](const Result<QJsonDocument>& answer) {
                      if (answer)
                          return takeExport(answer->object());
                      if (!isUnknownThere(answer.error()))
                          return end(fail(answer.error()));
                      m_isPerhapsThere = false;
                      downloadAtOnce();
                  });
}

void ProjectFetch::takeExport(const QJsonObject& answer)
{
    const qint64 number = answer.value(QLatin1String("id")).toInteger(-1);
    const QString status = answer.value(QLatin1String("status")).toString();
    if (number < 0 || status.isEmpty())
        return unexpected(QStringLiteral("export"));
    m_export = number;
    m_isPerhapsThere = false;
    if (status == QLatin1String("completed"))
        return download(number);
    // (In no words of the server's: there may be anything in them.)
    const bool hasFailed = status == QLatin1String("failed");
    if (hasFailed || ++m_polls > MostPolls)
        return unexpected(hasFailed ? QStringLiteral("failed") : QStringLiteral("export"));
    m_client.wait(PollMs, [this, number] { pollExport(number); });
}

void ProjectFetch::pollExport(qint64 number)
{
    ask(QStringLiteral("export"), m_path + QStringLiteral("exports/%1").arg(number),
        [this](const QJsonDocument& answer) { takeExport(answer.object()); });
}

void ProjectFetch::download(qint64 number)
{
    save(m_path + QStringLiteral("exports/%1/download?exportType=JSON").arg(number),
         [this](const Result<void>& saved) { end(saved); });
}

/// Without the bodies of predictions, and with numbers in place of people.
void ProjectFetch::downloadAtOnce()
{
    save(m_path + QStringLiteral("export?exportType=JSON&download_all_tasks=true"),
         [this](const Result<void>& saved) { end(saved); });
}

void ProjectFetch::save(const QString& path, std::function<void(const Result<void>&)> then)
{
    Q_EMIT stepped(QStringLiteral("download"));
    m_client.save(path, m_fetched.file, std::move(then));
}

/// One after the other, until the server does not answer any more.
void ProjectFetch::removeExports(std::vector<qint64> numbers, const std::function<void()>& then)
{
    if (numbers.empty())
        return then();
    const qint64 number = numbers.back();
    numbers.pop_back();
    m_client.sendBriefly("DELETE", m_path + QStringLiteral("exports/%1").arg(number),
                         [this, numbers, then](const Result<QJsonDocument>& answer) {
                             const bool isAnswered =
                                 answer || answer.error().code == ErrorCode::ServerRefused;
                             removeExports(isAnswered ? numbers : std::vector<qint64>(), then);
                         });
}

/// Those that the server lists and that are meant, where it lists any.
void ProjectFetch::removeListed(const std::function<bool(const QJsonValue&)>& isMeant,
                                const std::function<void()>& then)
{
    m_client.sendBriefly(
        "GET", m_path + QStringLiteral("exports/"),
        [this, isMeant, then](const Result<QJsonDocument>& answer) {
            removeExports(answer ? exportsIn(*answer, isMeant) : std::vector<qint64>(), then);
        });
}

/// Whatever came of it: the export has done its service.
void ProjectFetch::end(const Result<void>& done)
{
    const auto made = std::exchange(m_export, std::nullopt);
    const bool isPerhapsThere = std::exchange(m_isPerhapsThere, false);
    const auto tellIt = [this, done] { tell(done); };
    if (made)
        return removeExports({*made}, tellIt);
    if (!isPerhapsThere)
        return tellIt();
    removeListed([this](const QJsonValue& entry) { return entry[u"title"].toString() == m_title; },
                 tellIt);
}

void ProjectFetch::tell(const Result<void>& done)
{
    const Fetched fetched = std::exchange(m_done, nullptr);
    if (done)
        fetched(m_fetched);
    else
        fetched(fail(done.error()));
}

void ProjectFetch::unexpected(const QString& what)
{
    end(fail(unexpectedAnswer(m_client.server(), what)));
}

} // namespace subtext
