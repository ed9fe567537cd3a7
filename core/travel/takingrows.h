// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/storage/records.h"

#include <functional>

namespace subtext {

class StudyContext;

// What is done with a row from another file, by whichever way it comes.

/// Whose a row is and about which item, by the ids of this study; invalid for nobody here.
struct RowItem
{
    PersonId person;
    ScenarioId scenario;
};

/// Whether its rows are somebody's work on an item.
bool isAboutItem(const PortableTable& table);

/// Inserts a row. Returns why the tables refused it, empty where they did not; everything else is
/// thrown.
QString tryInsert(StudyContext& context, const PortableTable& table, const Record& row);

/// After an answer or a decision: what was begun before it here would stand over it, one key from
/// replacing it. `item` is asked for those alone. Throws.
void endDraft(StudyContext& context, const PortableTable& table, const Record& row,
              const std::function<RowItem()>& item);

} // namespace subtext
