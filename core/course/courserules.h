// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/protocol.h"
#include "core/operation/changeset.h"

#include <QString>

namespace subtext {

class StudyContext;

/// What a course is run by: the rules of the study, and the guideline that people label by.
class CourseRules
{
public:
    explicit CourseRules(StudyContext& context)
        : m_context(context)
    {}

    /// The rules of the study from now on, as a new revision; the audit holds both. Another order
    /// puts what is assigned into it, until anybody has worked. Raters per item and seed are those
    /// of the assignment: once there is one, Assigning::assign sets them.
    /// Errors: LabelledWork (detail: "order", "raters_per_item" or "seed"), InvalidValue (detail:
    /// the field), InHandOut.
    Result<ChangeSet> setProtocol(const Protocol& protocol);

    /// The study's own guideline as Markdown; empty: the built-in one.
    Result<QString> guideline() const;
    Result<ChangeSet> setGuideline(const QString& markdown);

private:
    StudyContext& m_context;
};

} // namespace subtext
