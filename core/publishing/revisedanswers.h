// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;
struct StudyData;

/// One step by which somebody's answer to a scene came to differ in its labels or ratings.
struct RevisedAnswer
{
    QString scenario; ///< "subtype/id"
    QString person;   ///< By name. For the window: nothing that is published is made of it.
    std::optional<Answer> before; ///< None: the first answer of this person.
    Answer after;
    qint64 at = 0; ///< UTC milliseconds.

    bool operator==(const RevisedAnswer&) const = default;
};

/// What was submitted after `since` (UTC milliseconds) of the scenes with these names, by scene,
/// person and time. Answers without a time, and revisions of explanations alone, are not in it.
/// `data` has the scenes and the people. Reads histories: inside a reading of the context.
std::vector<RevisedAnswer> revisedAnswers(StudyContext& context, const StudyData& data,
                                          const QStringList& scenarios, qint64 since);

} // namespace subtext
