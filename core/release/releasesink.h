// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/exchange/tables/csvtext.h"
#include "core/release/layout/release.h"

#include <functional>
#include <vector>

namespace subtext {

/// Where the files of a release go as they are made, so that no more than a piece of one need be in
/// memory. Keeps of each what later ones say of it.
class ReleaseSink
{
public:
    /// Hands the bytes of one file over, piece by piece, and ends with the error of the sink.
    using Write = std::function<Result<void>(const ByteSink&)>;

    virtual ~ReleaseSink() = default;

    /// How many files there will be, before the first of them.
    virtual void expect(std::size_t files) = 0;
    /// Errors: those of the place where the files go.
    Result<void> add(const QString& path, const Write& write);
    Result<void> add(const QString& path, const QByteArray& bytes);

    const std::vector<ReleaseEntry>& entries() const { return m_entries; }

protected:
    virtual Result<void> begin(const QString& path) = 0;
    virtual Result<void> take(const QByteArray& piece) = 0;
    virtual Result<void> end() = 0;

private:
    std::vector<ReleaseEntry> m_entries;
};

/// A file that others make, written when its turn comes: a large one is never whole in memory.
struct ReleasePart
{
    QString path;
    ReleaseSink::Write write;
};
std::vector<ReleasePart> partsOf(const std::vector<ReleaseFile>& files);

/// Keeps the files in memory.
class ReleaseFilesSink : public ReleaseSink
{
public:
    void expect(std::size_t files) override { m_files.reserve(files); }
    std::vector<ReleaseFile> takeFiles() { return std::move(m_files); }

protected:
    Result<void> begin(const QString& path) override;
    Result<void> take(const QByteArray& piece) override;
    Result<void> end() override { return {}; }

private:
    std::vector<ReleaseFile> m_files;
};

} // namespace subtext
