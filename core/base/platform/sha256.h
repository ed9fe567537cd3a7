// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace subtext::platform {

/// SHA-256 of what is added, part by part. OpenSSL computes it, on Windows the system itself: both
/// use the processor's own instructions where it has them, ten times as fast as Qt, and a study is
/// digested as a whole. Throws std::runtime_error where the system has no SHA-256, std::bad_alloc.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(QByteArrayView bytes);
    /// The 32 bytes. Nothing is added after that.
    QByteArray result();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace subtext::platform
