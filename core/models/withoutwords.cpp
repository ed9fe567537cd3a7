// SPDX-License-Identifier: MIT
#include "core/models/withoutwords.h"

#include "core/evaluation/answers.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

using evaluation::AnswerStatus;
using evaluation::Column;
using evaluation::ColumnRow;
using evaluation::PartAnswer;
using evaluation::Prediction;
using evaluation::PredictionSet;
using evaluation::Signal;

bool hasWords(const PartAnswer& row)
{
    return row.raw && !row.raw->trimmed().isEmpty();
}

/// Whether the words say how it ended, and not the file.
bool isReadFromWords(const PartAnswer& row)
{
    return hasWords(row) && (row.signal == Signal::None || row.signal == Signal::CutShort);
}

/// The label of words that read so, be it outside the options; none where there is none.
std::optional<QString> labelIn(const evaluation::Reading& reading,
                               const evaluation::Options& options)
{
    switch (reading.status) {
    case AnswerStatus::Valid:
        return options.token(*reading.label);
    case AnswerStatus::Mapped:
    case AnswerStatus::Oov:
        return reading.outside;
    default:
        return std::nullopt;
    }
}

/// What the row states, in the place of words that read so.
void state(const evaluation::Reading& reading, const evaluation::Options& options, PartAnswer& row)
{
    row.stated = labelIn(reading, options);
    if (!row.stated)
        row.signal =
            reading.status == AnswerStatus::Truncated ? Signal::Truncated : Signal::Unparsed;
}

const PredictionSet* setNamed(const SetName& name, const std::vector<PredictionSet>& sets)
{
    const auto found = std::find_if(sets.begin(), sets.end(),
                                    [&](const PredictionSet& of) { return of.name == name; });
    return found == sets.end() ? nullptr : &*found;
}

template <typename Set> auto rowsByItem(const Set& set)
{
    using Row = typename decltype(Set::rows)::value_type;
    QHash<int, const Row*> rows;
    for (const Row& row : set.rows)
        rows.insert(row.item, &row);
    return rows;
}

/// `left`: what is left of the question's column when it is written.
void putBack(const Column& whole, const Column& left, std::size_t question, PredictionSet& set)
{
    const auto known = rowsByItem(whole);
    const auto written = rowsByItem(left);
    for (Prediction& row : set.rows) {
        std::optional<PartAnswer>& part = row.parts[question];
        const ColumnRow* with = known.value(row.item);
        const ColumnRow* without = written.value(row.item);
        if (part && with && without && !part->saysTheSameAs(*with) && part->saysTheSameAs(*without))
            part = *with;
    }
}

} // namespace

Column withoutWords(const Column& set, const evaluation::Input& input,
                    const evaluation::LabelTable& table)
{
    const auto answers = answersOf(set, input, evaluation::LabelSource::Reader, table);
    Column bare = set;
    for (ColumnRow& row : bare.rows) {
        if (isReadFromWords(row))
            state(answers[static_cast<std::size_t>(row.item)].reading, input.options, row);
        row.raw.reset();
    }
    return bare;
}

Column withLabelsRead(const Column& set, const evaluation::Input& input,
                      const evaluation::LabelTable& table)
{
    const auto answers = answersOf(set, input, evaluation::LabelSource::Reader, table);
    Column named = set;
    for (ColumnRow& row : named.rows) {
        if (isReadFromWords(row) && row.stated.value_or(QString()).trimmed().isEmpty())
            row.stated =
                labelIn(answers[static_cast<std::size_t>(row.item)].reading, input.options);
    }
    return named;
}

PredictionSet withoutWords(const PredictionSet& set)
{
    PredictionSet bare = set;
    for (Prediction& row : bare.rows) {
        for (auto& part : row.parts) {
            if (part)
                part->raw.reset();
        }
    }
    std::erase_if(bare.rows, [](const Prediction& row) {
        return std::all_of(row.parts.begin(), row.parts.end(), [](const auto& part) {
            return !part || part->saysTheSameAs(PartAnswer());
        });
    });
    return bare;
}

void putWordsBack(std::vector<PredictionSet>& sets, const std::vector<PredictionSet>& known,
                  const std::vector<evaluation::Input>& questions)
{
    for (PredictionSet& set : sets) {
        const PredictionSet* same = setNamed(set.name, known);
        for (std::size_t i = 0; same && i < questions.size(); ++i) {
            const auto table = evaluation::usualTable(questions[i].options);
            const Column whole = columnOf(*same, static_cast<QuestionIndex>(i));
            putBack(whole, withoutWords(whole, questions[i], table), i, set);
            putBack(whole, withLabelsRead(whole, questions[i], table), i, set);
        }
    }
}

void putWordsBack(std::vector<PredictionSet>& sets, const std::vector<PredictionSet>& known)
{
    for (PredictionSet& set : sets) {
        const PredictionSet* same = setNamed(set.name, known);
        if (!same)
            continue;
        const PredictionSet left = withoutWords(*same);
        const auto whole = rowsByItem(*same);
        const auto written = rowsByItem(left);
        for (Prediction& row : set.rows) {
            const Prediction* with = whole.value(row.item);
            const Prediction* without = written.value(row.item);
            if (with && without && !row.saysTheSameAs(*with) && row.saysTheSameAs(*without))
                row.parts = with->parts;
        }
    }
}

} // namespace subtext
