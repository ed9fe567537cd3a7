// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <exception>

namespace subtext {

/// Thrown inside Database::read and Database::write to give up with a typed error; a write is
/// rolled back. Never leaves those two functions.
class Failure : public std::exception
{
public:
    explicit Failure(Error error)
        : m_error(std::move(error))
    {}
    const Error& error() const { return m_error; }
    const char* what() const noexcept override { return "subtext::Failure"; }

private:
    Error m_error;
};

} // namespace subtext
