// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"

#include <QSet>
#include <QString>

namespace subtext {

class StudyContext;
struct ReturnedHandOut;

/// The UUIDs of everything that the study has of a person's work. Throws; call it inside a read.
QSet<QString> workOf(StudyContext& context, PersonId person);

/// Whether all that the returned file brings is among them.
bool holdsAll(const QSet<QString>& uuids, const ReturnedHandOut& returned);

} // namespace subtext
