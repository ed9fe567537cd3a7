// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QStringList>

namespace subtext {

/// Words of a study in their order, which know what language they are in: that says how they stand
/// in a sentence, whatever is spoken around them.
class StudyWords : public QStringList
{
public:
    StudyWords() = default;
    /// Without a language: in that of what is said.
    StudyWords(const QStringList& words, const QString& language = {});
    /// What people read of the questions of a task.
    static StudyWords ofQuestions(const Task& task);

    /// One of them in the middle of a sentence.
    QString inside(std::size_t place) const;
    /// The same of something that is made of them.
    QString inside(const QString& words) const;

private:
    QString m_language;
};

} // namespace subtext
