// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/store.h"

#include <QStringList>

namespace subtext {

/// What the columns of foreign files mean, as JSON (core/exchange/importmapping).
class MappingStore : Store
{
public:
    using Store::Store;

    /// UTC milliseconds.
    void insert(const QString& mapping, qint64 at);
    /// Newest first.
    QStringList all();
};

} // namespace subtext
