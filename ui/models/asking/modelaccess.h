// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/http/http.h"
#include "core/llm/keyring.h"

#include <functional>
#include <memory>

namespace subtext {

/// What asking models needs from outside the window: the program that is run gives it, so that the
/// window itself reaches neither network nor keychain. Without a transport no model can be asked.
struct ModelAccess
{
    QString settingsFolder; ///< Of profiles and prices.
    llm::KeyRing* keys = nullptr;
    /// Called on the thread that will send.
    std::function<std::unique_ptr<HttpTransport>(const Clock& clock)> transport = {};

    bool canAsk() const { return keys && transport; }
};

} // namespace subtext
