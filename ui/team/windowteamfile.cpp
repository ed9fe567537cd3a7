// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/windowteamfile.h"

#include "core/travel/cutslices.h"

#include <QScopedValueRollback>

#include <utility>

namespace subtext {

WindowTeamFile::WindowTeamFile(TeamFile& file)
    : m_file(file)
{}

WindowTeamFile::~WindowTeamFile()
{
    close();
}

void WindowTeamFile::close()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosed = true;
    }
    m_answered.notify_all();
}

/// `call` and what it refers to are the thread's, which waits here until it was done, or never
/// will be: both are decided on the thread of the file.
template <typename Answer, typename Call> Result<Answer> WindowTeamFile::ask(Call call)
{
    const auto answer = std::make_shared<std::optional<Result<Answer>>>();
    QMetaObject::invokeMethod(
        &m_home,
        [this, answer, call] {
            if (m_isClosed) // is set on this thread
                return;
            const QScopedValueRollback writing(m_isWriting, true);
            Result<Answer> given = call(m_file);
            {
                const std::scoped_lock lock(m_mutex);
                answer->emplace(std::move(given));
            }
            m_answered.notify_all();
        },
        Qt::QueuedConnection);
    std::unique_lock lock(m_mutex);
    m_answered.wait(lock, [&] { return m_isClosed || answer->has_value(); });
    return answer->has_value() ? std::move(**answer) : fail(ErrorCode::Cancelled);
}

Result<void> WindowTeamFile::begin(const TeamCaller& caller)
{
    return ask<void>([&](TeamFile& file) { return file.begin(caller); });
}

Result<std::map<Uuid, StreamCursor>> WindowTeamFile::cursors()
{
    return ask<std::map<Uuid, StreamCursor>>([](TeamFile& file) { return file.cursors(); });
}

Result<void> WindowTeamFile::receive(const std::vector<ReadStream>& streams)
{
    return ask<void>([&](TeamFile& file) { return file.receive(streams); });
}

/// What most often comes is one slice, and is seen as a whole or not at all. More of them, after
/// days without the server, would be one long pause: each is written by itself, in an order in
/// which nothing is there before what it rests on.
Result<void> WindowTeamFile::receiveCut(const Cut& cut)
{
    auto streams = readWhole(cut);
    if (!streams)
        return fail(streams.error());
    if (cut.rows > static_cast<qint64>(RowsOfASlice))
        return receiveInSlices(*this, std::move(*streams), RowsOfASlice);
    const Cut whole{cut.rows,
                    [&] { return Result<std::vector<ReadStream>>(std::exchange(*streams, {})); }};
    return ask<void>([&](TeamFile& file) { return file.receiveCut(whole); });
}

Result<void> WindowTeamFile::receivePart(const std::vector<WireRow>& rows,
                                         const std::vector<ReadStream>& ends)
{
    return ask<void>([&](TeamFile& file) { return file.receivePart(rows, ends); });
}

Result<TeamFile::Unreached> WindowTeamFile::unreached()
{
    return ask<Unreached>([](TeamFile& file) { return file.unreached(); });
}

Result<std::vector<Uuid>> WindowTeamFile::wantedScenes()
{
    return ask<std::vector<Uuid>>([](TeamFile& file) { return file.wantedScenes(); });
}

Result<void> WindowTeamFile::receiveScenes(const std::vector<WireRow>& rows)
{
    return ask<void>([&](TeamFile& file) { return file.receiveScenes(rows); });
}

Result<void> WindowTeamFile::reconcile(const OwnEnds& ends)
{
    return ask<void>([&](TeamFile& file) { return file.reconcile(ends); });
}

Result<std::vector<LinkedRow>> WindowTeamFile::nextBatch(std::size_t limit)
{
    return ask<std::vector<LinkedRow>>([&](TeamFile& file) { return file.nextBatch(limit); });
}

Result<void> WindowTeamFile::acknowledge(const std::vector<LinkedRow>& batch)
{
    return ask<void>([&](TeamFile& file) { return file.acknowledge(batch); });
}

Result<void> WindowTeamFile::refuse(const std::vector<LinkedRow>& batch,
                                    const std::vector<RefusedRowOfBatch>& rows)
{
    return ask<void>([&](TeamFile& file) { return file.refuse(batch, rows); });
}

Result<void> WindowTeamFile::note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere)
{
    return ask<void>([&](TeamFile& file) { return file.note(asOf, elsewhere); });
}

Result<QByteArray> WindowTeamFile::auditHead()
{
    return ask<QByteArray>([](TeamFile& file) { return file.auditHead(); });
}

Result<qint64> WindowTeamFile::unknownHeads(const std::set<QByteArray>& heads)
{
    return ask<qint64>([&](TeamFile& file) { return file.unknownHeads(heads); });
}

Result<qint64> WindowTeamFile::refusedCount()
{
    return ask<qint64>([](TeamFile& file) { return file.refusedCount(); });
}

Result<qint64> WindowTeamFile::waitingCount()
{
    return ask<qint64>([](TeamFile& file) { return file.waitingCount(); });
}

} // namespace subtext
