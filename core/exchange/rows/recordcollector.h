// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/columns.h"
#include "core/exchange/rows/refusalkeeper.h"

#include <QHash>
#include <QSet>

namespace subtext {

/// Reports damaged characters, the first MostDamage each with its place.
class DamageReport
{
public:
    explicit DamageReport(const ColumnNames& names)
        : m_names(names)
    {}

    void take(const ImportedRecord& record, ImportedFile& file);
    /// How many were found beyond those.
    qint64 further() const;

private:
    void take(Field field, const QString& text, const ImportedRecord& record, ImportedFile& file);

    const ColumnNames& m_names;
    qint64 m_found = 0;
};

/// Puts records into a file, each scenario once. In the tidy layout one scenario stands on several
/// rows, one for each answer; so it does in what comes from Label Studio.
class RecordCollector
{
public:
    RecordCollector(const ColumnNames& names, bool isTidy, ImportedFile& file,
                    RefusalKeeper& refusals)
        : m_names(names)
        , m_isTidy(isTidy)
        , m_file(file)
        , m_refusals(refusals)
        , m_damage(names)
    {}

    void add(ImportedRecord record);
    qint64 furtherDamage() const { return m_damage.further(); }

private:
    void refuse(const ImportedRecord& record, Field field, const QString& value,
                RefusalReason reason, const std::shared_ptr<const RowOrigin>& origin = {});
    void takeGold(const ImportedRecord& record, ImportedRecord& known);
    bool hasAnswerOf(const QString& annotator, std::size_t at);
    bool isSameScene(const ImportedRecord& a, const ImportedRecord& b) const;

    const ColumnNames& m_names;
    bool m_isTidy;
    ImportedFile& m_file;
    RefusalKeeper& m_refusals;
    DamageReport m_damage;
    QHash<QString, std::size_t> m_byName;
    QHash<std::size_t, QSet<QString>> m_annotators; ///< Of scenarios with many answers.
};

} // namespace subtext
