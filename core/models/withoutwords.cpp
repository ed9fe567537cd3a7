// SPDX-License-Identifier: MIT
#include "core/models/withoutwords.h"

#include "core/evaluation/answers.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

using evaluation::AnswerStatus;
using evaluation::Prediction;
using evaluation::PredictionSet;
using evaluation::Signal;

bool hasWords(const Prediction& row)
{
    return row.raw && !row.raw->trimmed().isEmpty();
}

/// Whether the words say how it ended, and not the file.
bool isReadFromWords(const Prediction& row)
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
void state(const evaluation::Reading& reading, const evaluation::Options& options, Prediction& row)
{
    row.stated = labelIn(reading, options);
    if (!row.stated)
        row.signal =
            reading.status == AnswerStatus::Truncated ? Signal::Truncated : Signal::Unparsed;
}

/// (An empty cell says as much as none.)
bool areTexts(const std::optional<QString>& a, const std::optional<QString>& b)
{
    return a.value_or(QString()) == b.value_or(QString());
}

bool isSaid(const Prediction& a, const Prediction& b)
{
    return areTexts(a.stated, b.stated) && areTexts(a.raw, b.raw) && a.signal == b.signal &&
           a.vad == b.vad && a.isVadInvalid == b.isVadInvalid && a.distribution == b.distribution;
}

bool isSaid(const VectorRow& a, const VectorRow& b)
{
    return a.saysTheSameAs(b);
}

template <typename Row> void takeAnswer(const Row& from, Row& to)
{
    Row answer = from;
    answer.line = to.line;
    answer.file = to.file;
    to = std::move(answer);
}

/// `left`: what is left of the known sets when they are written, in the same order, in each way.
template <typename Set>
void putBack(std::vector<Set>& sets, const std::vector<Set>& known,
             const std::vector<std::vector<Set>>& left)
{
    using Row = typename decltype(Set::rows)::value_type;
    const auto byItem = [](const Set& set) {
        QHash<int, const Row*> rows;
        for (const Row& row : set.rows)
            rows.insert(row.item, &row);
        return rows;
    };
    for (Set& set : sets) {
        const auto same = std::find_if(known.begin(), known.end(),
                                       [&](const Set& of) { return of.name == set.name; });
        if (same == known.end())
            continue;
        const auto place = static_cast<std::size_t>(same - known.begin());
        const auto whole = byItem(*same);
        for (const std::vector<Set>& way : left) {
            const auto written = byItem(way[place]);
            for (Row& row : set.rows) {
                const Row* without = written.value(row.item);
                const Row* with = whole.value(row.item);
                if (without && with && !isSaid(row, *with) && isSaid(row, *without))
                    takeAnswer(*with, row);
            }
        }
    }
}

bool hasAnswer(const VectorRow& row)
{
    const auto isThere = [](const auto& part) {
        return std::any_of(part.begin(), part.end(),
                           [](const auto& value) { return value.has_value(); });
    };
    return isThere(row.said.yes) || isThere(row.said.answers) || isThere(row.said.confidence);
}

} // namespace

PredictionSet withoutWords(const PredictionSet& set, const evaluation::Input& input,
                           const evaluation::LabelTable& table)
{
    const auto answers = answersOf(set, input, evaluation::LabelSource::Reader, table);
    PredictionSet bare = set;
    for (Prediction& row : bare.rows) {
        if (isReadFromWords(row))
            state(answers[static_cast<std::size_t>(row.item)].reading, input.options, row);
        row.raw.reset();
    }
    return bare;
}

PredictionSet withLabelsRead(const PredictionSet& set, const evaluation::Input& input,
                             const evaluation::LabelTable& table)
{
    const auto answers = answersOf(set, input, evaluation::LabelSource::Reader, table);
    PredictionSet named = set;
    for (Prediction& row : named.rows) {
        if (isReadFromWords(row) && row.stated.value_or(QString()).trimmed().isEmpty())
            row.stated =
                labelIn(answers[static_cast<std::size_t>(row.item)].reading, input.options);
    }
    return named;
}

VectorSet withoutWords(const VectorSet& set)
{
    VectorSet bare = set;
    for (VectorRow& row : bare.rows)
        row.raw = {};
    std::erase_if(bare.rows, [](const VectorRow& row) { return !hasAnswer(row); });
    return bare;
}

void putWordsBack(std::vector<PredictionSet>& sets, const std::vector<PredictionSet>& known,
                  const evaluation::Input& input, const evaluation::LabelTable& table)
{
    std::vector<PredictionSet> bare;
    std::vector<PredictionSet> read;
    for (const PredictionSet& set : known) {
        bare.push_back(withoutWords(set, input, table));
        read.push_back(withLabelsRead(set, input, table));
    }
    putBack(sets, known, {bare, read});
}

void putWordsBack(std::vector<VectorSet>& sets, const std::vector<VectorSet>& known)
{
    std::vector<VectorSet> bare;
    for (const VectorSet& set : known)
        bare.push_back(withoutWords(set));
    putBack(sets, known, {bare});
}

} // namespace subtext
