// SPDX-License-Identifier: MIT
#include "core/base/platform/sha256.h"

#include <new>
#include <openssl/evp.h>
#include <stdexcept>

namespace subtext::platform {
namespace {

void requireHashed(int isDone)
{
    if (isDone != 1)
        throw std::runtime_error("OpenSSL computes no SHA-256");
}

} // namespace

struct Sha256::State
{
    struct Free
    {
        void operator()(EVP_MD_CTX* done) const { EVP_MD_CTX_free(done); }
    };
    std::unique_ptr<EVP_MD_CTX, Free> context{EVP_MD_CTX_new()};
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    if (!m_state->context)
        throw std::bad_alloc();
    requireHashed(EVP_DigestInit_ex(m_state->context.get(), EVP_sha256(), nullptr));
}

Sha256::~Sha256() = default;

void Sha256::add(QByteArrayView bytes)
{
    requireHashed(EVP_DigestUpdate(m_state->context.get(), bytes.data(),
                                   static_cast<std::size_t>(bytes.size())));
}

QByteArray Sha256::result()
{
    constexpr int Size = 32;
    QByteArray digest(Size, Qt::Uninitialized);
    requireHashed(EVP_DigestFinal_ex(m_state->context.get(),
                                     reinterpret_cast<unsigned char*>(digest.data()), nullptr));
    return digest;
}

} // namespace subtext::platform
