// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QUuid>

namespace subtext::test {

/// The same for the same name, another for another.
inline Uuid uuidFor(const QString& name)
{
    return Uuid(QUuid::createUuidV5(QUuid(), name));
}

} // namespace subtext::test
