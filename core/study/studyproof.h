// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QString>

#include <atomic>
#include <functional>
#include <future>

namespace subtext {

/// The proof that a study file is sound, while somebody reads it on another connection: SQLite's
/// check of pages, rows and indexes on one thread, the audit chain on another. It begins at once.
/// Nothing that was read meanwhile may leave the program before finish() has said yes.
class StudyProof
{
public:
    /// `ended` is called on one of the threads when both are about to be through.
    explicit StudyProof(const QString& path, std::function<void()> ended = {});
    /// Ends what is still running.
    ~StudyProof();
    StudyProof(const StudyProof&) = delete;
    StudyProof& operator=(const StudyProof&) = delete;

    /// Waits for both. Errors, as Study::open for reading and Study::verifyAudit have them: what
    /// keeps a file from being opened; StudyDamaged, AuditBroken, IoFailure, OutOfMemory.
    Result<void> finish();

private:
    Result<void> through(Result<void> outcome);

    CancelToken m_cancel;
    std::function<void()> m_ended;
    std::atomic<int> m_running = 2;
    std::future<Result<void>> m_integrity;
    std::future<Result<void>> m_chain;
};

} // namespace subtext
