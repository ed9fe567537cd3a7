// SPDX-License-Identifier: MIT
// What a device says on a server beside the rows of its file.
#include "core/sync/certificates.h"
#include "core/sync/courier.h"
#include "core/sync/cutcheck.h"
#include "core/sync/devicekey.h"
#include "core/sync/servererrors.h"
#include "core/sync/streamreader.h"

namespace subtext {

/// A row that the file does not have.
Result<void> Courier::pushOne(LinkedRow row)
{
    std::vector<LinkedRow> batch{std::move(row)};
    if (const auto sealed = seal(batch); !sealed)
        return sealed;
    const auto pushed = m_line.push(batch);
    if (!pushed)
        return fail(pushed.error());
    if (!pushed->refused.empty())
        return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("push"), {}});
    return {};
}

Result<InvitationProof> Courier::certify(const Uuid& person, const Uuid& device,
                                         const QString& secret, const CancelToken& cancel)
{
    m_line.use(cancel);
    if (const auto hello = meet(); !hello)
        return fail(hello.error());
    if (const auto introduced = introduce(); !introduced)
        return fail(introduced.error());
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    const auto certifier = keptCertifierOf(m_caller.study, *cursors);
    const auto devices = certifier ? devicesWithKey(*certifier, *cursors) : std::set<Uuid>();
    if (!m_isSealing || devices.empty())
        return InvitationProof();
    const WireRow row = certificateRow(m_caller.study, person, device,
                                       invitationKeysOf(secret).publicKey, m_startedAt);
    return sayApart(row, *cursors).map([&] {
        return InvitationProof{secret, *devices.begin(), *certifier};
    });
}

Result<void> Courier::watch(const CancelToken& cancel)
{
    m_line.use(cancel);
    const auto hello = meet();
    if (!hello)
        return fail(hello.error());
    if (hello->role != Role::Coordinator)
        return fail(ErrorCode::ServerRefused);
    if (hello->watches)
        return {};
    if (const auto introduced = introduce(); !introduced)
        return introduced;
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    return sayApart(watchRow(m_caller.study, m_caller.person, m_startedAt), *cursors);
}

/// Whoever watched has seen the desks: a server that was restored from before hears it again.
Result<void> Courier::watchStill(SyncOutcome& outcome)
{
    if (outcome.hello.role != Role::Coordinator || outcome.hello.watches)
        return {};
    const auto cursors = m_file.cursors();
    if (!cursors)
        return fail(cursors.error());
    const Uuid& person = m_caller.person;
    if (!cursors->contains(keptWatcher(m_caller.study, person).stream))
        return {};
    const auto now = m_line.hello(); // it may have been said since this sync began
    if (!now)
        return fail(now.error());
    if (now->watches)
        return {};
    return sayApart(watchRow(m_caller.study, person, m_startedAt), *cursors);
}

/// A row that the file does not have, while the file may be sending others.
Result<void> Courier::sayApart(const WireRow& row, const std::map<Uuid, StreamCursor>& kept)
{
    for (bool isAgain = false;; isAgain = true) {
        auto chain = ownChain(*streamKeyOf(row), kept);
        if (!chain)
            return fail(chain.error());
        const auto pushed = pushOne(chain->add(row));
        if (pushed || isAgain || !isFork(pushed.error())) // another batch of this device between
            return pushed;
    }
}

/// This device's own in a stream, as far as it sealed it itself: nothing else is to get its seal.
Result<OwnChain> Courier::ownChain(const QString& key, const std::map<Uuid, StreamCursor>& kept)
{
    auto heads = m_line.heads();
    if (!heads)
        return fail(heads.error());
    StreamReader reader(m_line, m_caller.study);
    const auto own = headsBeginning(key, *heads);
    SealCheck seals(m_caller.study, m_serverDevice, kept);
    std::map<Uuid, StreamCursor> cursors;
    const auto read =
        reader.meetKeys(own, seals).and_then([&] { return reader.readAll(own, seals, cursors); });
    if (!read)
        return fail(read.error());
    for (const auto& [stream, cursor] : cursors) {
        const auto end = cursor.chains().find(m_caller.device);
        if (end != cursor.chains().end())
            return OwnChain(m_caller.study, end->second);
    }
    return OwnChain(m_caller.study, key, m_caller.device);
}

} // namespace subtext
