// SPDX-License-Identifier: MIT
#include "core/base/platform/sha256.h"
#include "core/base/platform/systemapi_win.h"

#include <algorithm>
#include <bcrypt.h>
#include <stdexcept>

namespace subtext::platform {
namespace {

void requireHashed(NTSTATUS status)
{
    if (!BCRYPT_SUCCESS(status))
        throw std::runtime_error("Windows computes no SHA-256");
}

/// Found once: looking for it takes longer than hashing a short text.
BCRYPT_ALG_HANDLE algorithm()
{
    static const BCRYPT_ALG_HANDLE found = [] {
        BCRYPT_ALG_HANDLE handle = nullptr;
        requireHashed(BCryptOpenAlgorithmProvider(&handle, BCRYPT_SHA256_ALGORITHM, nullptr, 0));
        return handle;
    }();
    return found;
}

} // namespace

struct Sha256::State
{
    State() { requireHashed(BCryptCreateHash(algorithm(), &hash, nullptr, 0, nullptr, 0, 0)); }
    ~State() { BCryptDestroyHash(hash); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    BCRYPT_HASH_HANDLE hash = nullptr;
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{}

Sha256::~Sha256() = default;

void Sha256::add(QByteArrayView bytes)
{
    constexpr qsizetype Most = qsizetype{1} << 30; // of one call
    while (!bytes.isEmpty()) {
        const QByteArrayView part = bytes.first(std::min(Most, bytes.size()));
        // It takes what it only reads as if it wrote it.
        auto* const data = reinterpret_cast<UCHAR*>(const_cast<char*>(part.data())); // NOLINT
        requireHashed(BCryptHashData(m_state->hash, data, static_cast<ULONG>(part.size()), 0));
        bytes = bytes.sliced(part.size());
    }
}

QByteArray Sha256::result()
{
    constexpr int Size = 32;
    QByteArray digest(Size, Qt::Uninitialized);
    requireHashed(BCryptFinishHash(m_state->hash, reinterpret_cast<UCHAR*>(digest.data()),
                                   static_cast<ULONG>(digest.size()), 0));
    return digest;
}

} // namespace subtext::platform
