// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/prompts.h"

#include <QJsonObject>

namespace subtext::llm {

/// Longer than any prompt: every request carries it.
inline constexpr qint64 MostTemplateBytes = 100'000;

/// Longer than any word for a person of a scene.
inline constexpr qsizetype LongestAbout = 60;

/// What somebody wrote to be asked instead of the wording that ships, as it stands in their file.
struct TemplateFile
{
    QString path; ///< For what is said of it; empty: it comes from a run.
    QByteArray bytes;
    /// Whom it asks about, as whoever wrote it says; empty: whom the task asks about.
    QString about{};

    bool operator==(const TemplateFile&) const = default;
};

/// Errors, with the path: FileMissing, FileUnreadable, InvalidValue with the detail "template size"
/// (value: its bytes) over MostTemplateBytes.
Result<TemplateFile> readTemplateFile(const QString& path);

/// What such a file holds.
struct OwnText
{
    QString text;
    QStringList places; ///< Their names, each once, in the order in which they first stand.
};
/// A mark of byte order is left out; nothing else of the text is changed. A place is a name in
/// braces without spaces; all other braces are text, as those of JSON. `known`: the places that can
/// be filled.
///
/// Errors, with the path: InvalidValue with the detail
///   "template size"      (value: its bytes),
///   "template empty"     it is nothing but white space,
///   "template byte"      there is a zero, or no UTF-8 (line, column; value: the byte in hex),
///   "template place …"   a place is none of these (line, column; value: its name; behind the
///                        detail the places that there are).
Result<OwnText> ownText(const TemplateFile& file, const QStringList& known);
/// The id of a template that somebody wrote, by the SHA-256 of its text.
QString ownTemplateId(const QByteArray& sha256);

/// The prompts of a run that asks in somebody's own words: one text for all questions.
///
/// Errors: those of ownText for the places of the task (placesOfOwn); with the path InvalidValue
/// with the detail
///   "template about"     whom it asks about is longer than LongestAbout (value: its length),
///   "template examples"  there are examples, and the mode is not few-shot (line, column),
///   "template scene"     nothing shows the item (value: the places of which one is needed),
///   "template question"  nothing tells the questions of the task apart,
///   "template options"   neither the options of a question are shown nor all of them named (value:
///                        the question's token);
/// and "few-shot", without the path, where there are no examples for the task (value: its token).
Result<RunPrompts> ownPrompts(const TemplateFile& file, const Task& task, Mode mode,
                              const std::vector<WorkedExample>& examples);

/// Whom a run's template asks about, from the run's parameters; empty: whom the task asks about.
QString askedAboutIn(const QJsonObject& parameters);
/// Nothing is added where it is empty: such runs are those of before.
void addAskedAbout(QJsonObject& parameters, const QString& about);

/// Whether the id of a run's template says that somebody wrote it.
bool isOwnTemplate(QStringView id);

} // namespace subtext::llm
