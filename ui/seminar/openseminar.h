// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/domain/person.h"
#include "ui/seminar/seminarchoice.h"

class QWidget;

namespace subtext {

class Prompts;
class SeminarWindow;
class Study;

/// The settled items of a study, as far as this person may know them. Errors: what a read of the
/// study gives.
Result<Seminar> settledItems(Study& study, const Person& person);

/// A seminar over those that are chosen; not shown yet. It belongs to `parent` and deletes itself
/// when it is closed. Errors: what a read of the study gives.
Result<SeminarWindow*> openSeminar(Study& study, const Person& person, Prompts& prompts,
                                   QWidget* parent, const SeminarChoice& choice = {});

} // namespace subtext
