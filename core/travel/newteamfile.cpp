// SPDX-License-Identifier: MIT
#include "core/travel/newteamfile.h"

#include "core/domain/norming.h"
#include "core/operation/studycontext.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/records.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"
#include "core/travel/arrivals.h"
#include "core/travel/handoutcontent.h"
#include "core/travel/keptcursors.h"
#include "core/travel/wiremapping.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

/// Lives inside the one transaction that makes the file.
class Writer
{
public:
    Writer(StudyContext& context, const TeamCaller& caller, std::vector<WireRow> rows)
        : m_context(context)
        , m_caller(caller)
        , m_rows(std::move(rows))
    {}

    void write()
    {
        writeStudy();
        writeTask();
        const qint64 placed = Arrivals(m_context, m_caller).take(m_rows).placed;
        if (const auto count = static_cast<qint64>(m_rows.size()); placed != count)
            throw Failure(otherCount(placed, count));
        const std::vector<Person> people = m_context.people.all();
        const auto owner = std::find_if(people.begin(), people.end(), [&](const Person& person) {
            return person.uuid == m_caller.person;
        });
        if (owner == people.end())
            throw unreadable("person");
        if (m_caller.role == u"annotator")
            m_context.handOuts.mark(m_caller.device, owner->id, m_context.env.clock.now());
    }

private:
    static Failure unreadable(const char* what)
    {
        return Failure({ErrorCode::ServerUnreadable, {}, 0, 0, QString::fromLatin1(what), {}});
    }

    void writeStudy()
    {
        const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                      [](const WireRow& r) { return r.kind == u"study"; });
        if (row == m_rows.end())
            throw unreadable("study");
        const QJsonObject body = QJsonDocument::fromJson(row->body).object();
        m_context.study.insert({m_caller.study, body.value(QLatin1String("title")).toString(),
                                body.value(QLatin1String("task")).toString(), row->at});
    }

    /// What the tables refuse hangs on what the study asks, so that comes before everything else.
    void writeTask()
    {
        bool isThere = false;
        for (const WireRow& row : m_rows) {
            if (row.kind != u"task")
                continue;
            if (const auto task = recordOf(row)) {
                m_context.records.insert(*task->table, task->record);
                isThere = true;
            }
        }
        if (!isThere)
            throw unreadable("task");
        m_context.db->task().refillTables();
    }

    StudyContext& m_context;
    const TeamCaller& m_caller;
    std::vector<WireRow> m_rows;
};

} // namespace

Result<void> NewTeamFile::begin(const TeamCaller& caller)
{
    m_caller = caller;
    return {};
}

Result<std::map<Uuid, StreamCursor>> NewTeamFile::cursors()
{
    std::map<Uuid, StreamCursor> cursors;
    for (const auto& [id, stream] : m_streams)
        cursors.emplace(id, stream.cursor);
    return cursors;
}

Result<void> NewTeamFile::receive(const std::vector<ReadStream>& streams)
{
    for (const ReadStream& stream : streams) {
        const auto [known, isNew] = m_streams.emplace(stream.stream, stream);
        if (isNew)
            continue;
        known->second.cursor = stream.cursor;
        known->second.rows.insert(known->second.rows.end(), stream.rows.begin(), stream.rows.end());
    }
    return {};
}

Result<void> NewTeamFile::receiveCut(const Cut& cut)
{
    qint64 rows = 0;
    for (;;) {
        const auto page = cut.next();
        if (!page)
            return fail(page.error());
        if (page->empty())
            break;
        for (const ReadStream& stream : *page)
            rows += static_cast<qint64>(stream.rows.size());
        if (const auto received = receive(*page); !received)
            return received;
    }
    return rows == cut.rows ? Result<void>() : fail(otherCount(rows, cut.rows));
}

Result<std::vector<Uuid>> NewTeamFile::wantedScenes()
{
    std::set<Uuid> wanted;
    for (const auto& [id, stream] : m_streams) {
        for (const WireRow& row : stream.rows) {
            if (m_caller.role != u"annotator")
                continue;
            const QJsonObject body = QJsonDocument::fromJson(row.body).object();
            if (row.kind == u"norming_round") {
                const auto people = normingListIn(body.value(QLatin1String("people")).toString());
                const auto items = normingListIn(body.value(QLatin1String("items")).toString());
                if (people && items &&
                    std::find(people->begin(), people->end(), m_caller.person) != people->end())
                    wanted.insert(items->begin(), items->end());
                continue;
            }
            if (row.kind != u"assignment")
                continue;
            const QJsonArray items = body.value(QLatin1String("give")).toArray();
            for (const QJsonValue& item : items) {
                if (const auto scene = Uuid::fromText(item.toArray().at(0).toString()))
                    wanted.insert(*scene);
            }
        }
    }
    return std::vector<Uuid>(wanted.begin(), wanted.end());
}

Result<void> NewTeamFile::receiveScenes(const std::vector<WireRow>& rows)
{
    m_scenes.insert(m_scenes.end(), rows.begin(), rows.end());
    return {};
}

Result<void> NewTeamFile::write(const QString& path, const TeamMembership& membership,
                                const Environment& environment) const
{
    std::vector<WireRow> rows = m_scenes;
    for (const auto& [id, stream] : m_streams)
        rows.insert(rows.end(), stream.rows.begin(), stream.rows.end());
    auto database = Database::create(path);
    if (!database)
        return fail(database.error());
    Result<void> written;
    {
        StudyContext context(std::move(*database), environment);
        // An annotator's file is a hand-out, and says so as one does.
        const bool isHandOut = m_caller.role == u"annotator";
        const auto made = context.operate(
            isHandOut ? QString(HandOutCreated) : QStringLiteral("team.joined"), [&](ChangeSet&) {
                Writer(context, m_caller, rows).write();
                for (const WireRow& row : rows)
                    context.team.markThere(row.uuid.text(), keptStreamOf(row));
                for (const auto& [id, stream] : m_streams)
                    context.team.setCursor(keptOf(stream));
                context.team.setMembership(membership);
                return QJsonObject{{QStringLiteral("study"), m_caller.study.text()},
                                   {QStringLiteral("person"), m_caller.person.text()},
                                   {QStringLiteral("handout"), m_caller.device.text()}};
            });
        written = made ? context.db->checkpoint() : fail(made.error());
    }
    if (!written)
        removeDatabase(path);
    return written;
}

} // namespace subtext
