// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/vocabulary.h"

#include <QString>

namespace subtext {

/// Somebody on the roster. The code is what a pseudonymous release shows.
struct Person
{
    PersonId id;
    Uuid uuid;
    QString code;
    QString name;
    Role role = Role::Annotator;

    bool operator==(const Person&) const = default;
};

} // namespace subtext
