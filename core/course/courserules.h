// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/protocol.h"
#include "core/operation/changeset.h"
#include "core/task/tasktexts.h"

#include <QJsonObject>
#include <QString>

namespace subtext {

class StudyContext;

/// Inside an operation: the study's own text from now on. Returns the detail of the audit row.
QJsonObject putTaskText(StudyContext& context, TaskText text, const QString& own,
                        ChangeSet& changes);

/// What a course is run by: the rules of the study, and the texts that people label by.
class CourseRules
{
public:
    explicit CourseRules(StudyContext& context)
        : m_context(context)
    {}

    /// The rules of the study from now on, as a new revision; the audit holds both. Another order
    /// puts what is assigned into it, until anybody has worked. Raters per item and seed are those
    /// of the assignment: once there is one, Assigning::assign sets them.
    /// The form about readers stays as it is once anybody answered it.
    /// Errors: LabelledWork (detail: "order", "raters_per_item", "seed" or "reader_form"),
    /// InvalidValue (detail: the field), InHandOut.
    Result<ChangeSet> setProtocol(const Protocol& protocol);

    /// What people are shown as of now: the study's own text, else the one that ships with the
    /// task, in a language as shippedText has it; empty where there is neither.
    Result<QString> shownText(TaskText text, const QString& language = {}) const;
    /// The study's own text; empty: the one that ships with the task, if any.
    Result<QString> ownText(TaskText text) const;
    /// Not of the consent text, which is asked for anew where it changes (Consents::setText).
    /// Errors: InHandOut; of practice what parsePractice gives.
    Result<ChangeSet> setText(TaskText text, const QString& own);

    /// Of the guideline, as Markdown.
    Result<QString> guideline() const { return ownText(TaskText::Guideline); }
    Result<ChangeSet> setGuideline(const QString& markdown)
    {
        return setText(TaskText::Guideline, markdown);
    }

private:
    StudyContext& m_context;
};

} // namespace subtext
