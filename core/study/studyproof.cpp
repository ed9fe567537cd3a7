// SPDX-License-Identifier: MIT
#include "core/study/studyproof.h"

#include "core/storage/auditlog.h"
#include "core/storage/database.h"
#include "core/storage/interrupter.h"
#include "core/storage/soundness.h"
#include "core/storage/taskinforce.h"

#include <functional>
#include <system_error>

namespace subtext {
namespace {

using Opened = Result<std::unique_ptr<Database>>;
using Check = std::function<Result<void>(const Opened&)>;

/// On a thread of its own, or, where none is to be had, when it is asked for.
std::future<Result<void>> begin(const QString& path, const CancelToken& cancel, Check check)
{
    const auto work = [path, cancel, check = std::move(check)]() -> Result<void> {
        const Opened database = Database::open(path, Database::Mode::ReadOnly);
        if (!database)
            return check(database);
        const Interrupter interrupter(**database, cancel);
        return check(database);
    };
    try {
        return std::async(std::launch::async, work);
    } catch (const std::system_error&) {
        return std::async(std::launch::deferred, work);
    }
}

Result<void> walkChain(Database& database, const CancelToken& cancel)
{
    const auto isOld = database.read([&] { return database.needsMigration(); });
    if (!isOld)
        return fail(isOld.error());
    if (*isOld)
        return fail(ErrorCode::SchemaTooOld, database.path());
    // What is made from the task's document is in no chain.
    if (const auto asked = database.read([&] { database.task().task(); }); !asked)
        return asked;
    return AuditLog(database).verify(AuditLog::Scope::Everything, cancel);
}

} // namespace

StudyProof::StudyProof(const QString& path, std::function<void()> ended)
    : m_ended(std::move(ended))
    , m_integrity(begin(path, m_cancel,
                        [this](const auto& database) {
                            return through(database ? checkIntegrity(**database)
                                                    : fail(database.error()));
                        }))
    , m_chain(begin(path, m_cancel, [this](const auto& database) {
        return through(database ? walkChain(**database, m_cancel) : fail(database.error()));
    }))
{}

StudyProof::~StudyProof()
{
    m_cancel.cancel();
}

Result<void> StudyProof::through(Result<void> outcome)
{
    if (m_running.fetch_sub(1) == 1 && m_ended)
        m_ended();
    return outcome;
}

Result<void> StudyProof::finish()
{
    // A damaged page breaks the chain too, and says more of what is wrong.
    const auto isSound = m_integrity.get();
    const auto holds = m_chain.get();
    return isSound ? holds : isSound;
}

} // namespace subtext
