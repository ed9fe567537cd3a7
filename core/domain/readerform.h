// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace subtext {

/// What can be answered to a field of the form. There is no free text: it could say who somebody
/// is.
enum class ReaderFieldKind : std::uint8_t {
    Options, ///< One of those that the form lists.
    Range,   ///< One of the ranges of whole numbers that the form makes.
    YesNo,
};

/// Whether a field is asked before the first item or after the last.
enum class ReaderMoment : std::uint8_t { Before, After };

inline constexpr ReaderFieldKind AllReaderFieldKinds[]{
    ReaderFieldKind::Options, ReaderFieldKind::Range, ReaderFieldKind::YesNo};
inline constexpr ReaderMoment AllReaderMoments[]{ReaderMoment::Before, ReaderMoment::After};

/// "options", "range" or "yes_no".
QLatin1String readerFieldKindToken(ReaderFieldKind kind);
/// "before" or "after".
QLatin1String readerMomentToken(ReaderMoment moment);

/// One thing that annotators are asked about themselves. Not to say it is always an answer.
struct ReaderField
{
    QString token;
    QString word; ///< What is asked.
    ReaderFieldKind kind = ReaderFieldKind::Options;
    ReaderMoment when = ReaderMoment::Before;
    std::vector<ListedWord> options; ///< Of ReaderFieldKind::Options, and of nothing else.
    // Of ReaderFieldKind::Range, and of nothing else: both ends, and how many numbers go together.
    int from = 0;
    int to = 0;
    int step = 0;
    Translations others = {};

    bool operator==(const ReaderField&) const = default;
};

/// What annotators are asked about themselves, so that disagreement can be looked at by who reads.
struct ReaderForm
{
    static constexpr int MostFields = 12;
    static constexpr int MostValues = 64; ///< Of a field.
    static constexpr int FewestPeople = 2;
    static constexpr int MostPeople = 1'000;
    static constexpr int UsualPeople = 5;
    static constexpr int LargestNumber = 10'000; ///< Of a range.
    static constexpr qsizetype MostBytes = 40'000;

    QString language;          ///< Of its own texts; empty: not said.
    int atLeast = UsualPeople; ///< Nothing is said of groups of fewer people.
    std::vector<ReaderField> fields;

    bool isEmpty() const { return fields.empty(); }
    bool operator==(const ReaderForm&) const = default;
};

/// The answers that a field takes, in order: "yes" and "no", "18-27", "28-37". Words of ranges are
/// digits, those of yes and no empty: whoever shows them has them.
std::vector<ListedWord> readerValues(const ReaderField& field);
bool isReaderValue(const ReaderField& field, const QString& value);
/// Null where the form has none of that name.
const ReaderField* findReaderField(const ReaderForm& form, const QString& token);
/// The fields of one moment, in order.
std::vector<ReaderField> readerFields(const ReaderForm& form, ReaderMoment when);

/// A text with the key "word" in a language of the window; else as the form has it.
QString readerWord(const QString& word, const Translations& others, const QString& language);

/// Reads a form ("subtext.readers/1", UTF-8). What it gives can be used; otherwise there is one
/// fault at least, each with its place and line.
tl::expected<ReaderForm, TaskFaults> readReaderForm(const QByteArray& document);
/// The document that readReaderForm makes the same form of, as the study file keeps it. Empty for
/// an empty form.
QByteArray readerFormDocument(const ReaderForm& form);

} // namespace subtext
