// SPDX-License-Identifier: MIT
#include "core/predictions/vectorfile.h"

#include "core/predictions/recordfile.h"
#include "core/predictions/vectorrecord.h"

#include <QFileInfo>
#include <QHash>

namespace subtext {
namespace {

using evaluation::RowProblem;

/// Puts what `from` says into `into`; false, and nothing is said of `into`, where both say
/// something of one cell and it is not the same.
bool merge(const VectorRow& from, VectorRow& into)
{
    VectorRow merged = into;
    const auto takeAll = [](const auto& source, auto& target) {
        for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
            if (source.at(i) && target.at(i) && source.at(i) != target.at(i))
                return false;
            if (source.at(i))
                target.at(i) = source.at(i);
        }
        return true;
    };
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        const bool hasBoth = !from.raw.at(i).isNull() && !merged.raw.at(i).isNull();
        if (hasBoth && from.raw.at(i) != merged.raw.at(i))
            return false;
        if (!from.raw.at(i).isNull())
            merged.raw.at(i) = from.raw.at(i);
    }
    if (!takeAll(from.said.yes, merged.said.yes) ||
        !takeAll(from.said.answers, merged.said.answers) ||
        !takeAll(from.said.confidence, merged.said.confidence))
        return false;
    into = std::move(merged);
    return true;
}

class VectorReading
{
public:
    VectorReading(const entanglement::EmotionNames& emotions, const evaluation::Input& input,
                  const evaluation::ScenarioNames& names, const evaluation::ReadOptions& options,
                  const CancelToken& cancel)
        : m_input(input)
        , m_options(options)
        , m_cancel(cancel)
        , m_records(emotions, names, options.columns)
    {}

    Result<void> readFile(const QString& path)
    {
        m_path = path;
        m_hasRows = false;
        const auto read = evaluation::readRecordFile(path, sink(), m_cancel);
        if (!read) {
            Error error = read.error();
            if (error.file.isEmpty())
                error.file = path;
            return fail(error);
        }
        if (!m_hasRows)
            return fail(ErrorCode::UnknownScenario, path);
        return {};
    }

    VectorPredictions take() { return {m_notTaken.take(), std::move(m_sets)}; }

private:
    evaluation::RecordSink sink()
    {
        return {[this](const QStringList& names) -> Result<void> {
                    if (const auto missing = m_records.missingColumn(names))
                        return fail({ErrorCode::MissingColumn, {}, 0, 0, *missing, {}});
                    return {};
                },
                [this](const evaluation::Record& record) { return take(record); },
                [this](RowProblem problem) { m_notTaken.add(m_path, std::move(problem)); }};
    }

    Result<void> take(const evaluation::Record& record)
    {
        auto read = m_records.read(record);
        if (!read) {
            m_notTaken.add(m_path, std::move(read.error()));
            return {};
        }
        m_hasRows = true;
        return add(std::move(*read));
    }

    std::size_t placeOf(const ReadVectorRecord& record)
    {
        const auto orElse = [](const QString& said, const QString& asked,
                               const QString& otherwise) {
            return !said.isEmpty() ? said : !asked.isEmpty() ? asked : otherwise;
        };
        const SetName name{
            orElse(record.name.model, m_options.model, QFileInfo(m_path).completeBaseName()),
            orElse(record.name.mode, m_options.mode, QStringLiteral("zero-shot")),
            orElse(record.name.run, m_options.run, QStringLiteral("1"))};
        const auto known = m_places.constFind(name);
        if (known != m_places.constEnd())
            return *known;
        m_places.insert(name, m_sets.size());
        m_sets.push_back({name, {}, {}});
        m_rows.emplace_back();
        return m_sets.size() - 1;
    }

    Result<void> add(ReadVectorRecord record)
    {
        const std::size_t place = placeOf(record);
        VectorSet& set = m_sets[place];
        const auto known = m_rows[place].constFind(record.row.item);
        if (known == m_rows[place].constEnd()) {
            if (set.files.isEmpty() || set.files.last() != m_path)
                set.files << m_path;
            record.row.file = static_cast<int>(set.files.size()) - 1;
            m_rows[place].insert(record.row.item, set.rows.size());
            set.rows.push_back(std::move(record.row));
        } else if (const auto added = addAgain(record, set, set.rows[*known]); !added) {
            return added;
        }
        for (RowProblem& problem : record.problems)
            m_notTaken.add(m_path, std::move(problem));
        return {};
    }

    Result<void> addAgain(const ReadVectorRecord& record, const VectorSet& set, VectorRow& first)
    {
        const QString name = m_input.items[static_cast<std::size_t>(first.item)].name;
        VectorRow merged = first;
        const bool isWell =
            record.isOneCell ? merge(record.row, merged) : first.saysTheSameAs(record.row);
        if (!isWell)
            return fail(
                {ErrorCode::InvalidValue, m_path, record.row.line, 0, name,
                 QStringLiteral("conflict %1:%2").arg(set.files.at(first.file)).arg(first.line)});
        if (!merged.saysTheSameAs(first))
            first = std::move(merged);
        else
            m_notTaken.add({m_path, record.row.line, set.files.at(first.file), first.line, name});
        return {};
    }

    const evaluation::Input& m_input;
    const evaluation::ReadOptions& m_options;
    const CancelToken& m_cancel;
    VectorRecordReader m_records;
    QString m_path;
    bool m_hasRows = false;
    evaluation::NotTakenKeeper m_notTaken;
    std::vector<VectorSet> m_sets;
    QHash<SetName, std::size_t> m_places;
    std::vector<QHash<int, std::size_t>> m_rows; ///< Of each set, by item.
};

} // namespace

bool VectorRow::saysTheSameAs(const VectorRow& other) const
{
    return said.yes == other.said.yes && said.answers == other.said.answers &&
           said.confidence == other.said.confidence && raw == other.raw;
}

Result<VectorPredictions>
readVectorPredictions(const QStringList& paths, const entanglement::EmotionNames& emotions,
                      const evaluation::Input& input, const evaluation::ScenarioNames& names,
                      const evaluation::ReadOptions& options, const CancelToken& cancel)
{
    VectorReading reading(emotions, input, names, options, cancel);
    for (const QString& path : paths) {
        if (const auto read = reading.readFile(path); !read)
            return fail(read.error());
    }
    return reading.take();
}

} // namespace subtext
