// SPDX-License-Identifier: MIT
#include "core/exchange/rows/recordcollector.h"

#include "core/domain/texts.h"
#include "core/exchange/rows/answerwords.h"

#include <algorithm>

namespace subtext {
namespace {

/// Where a record stands in Label Studio; empty elsewhere.
QString placeOf(const ImportedRecord& record)
{
    const auto origin = record.answers.empty() ? nullptr : record.answers.front().origin;
    return origin ? QStringLiteral("task %1, scenario %2").arg(origin->task, record.scenario.name())
                  : QString();
}

} // namespace

void DamageReport::take(const ImportedRecord& record, ImportedFile& file)
{
    const Task& task = m_names.task();
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind != FieldKind::Choice)
            take(sceneField(i), record.scenario.fields.at(i), record, file);
    }
    take(Field::Note, record.note, record, file);
    for (const ImportedAnswer& answer : record.answers)
        take(Field::Explanation, answer.answer.explanation, record, file);
}

qint64 DamageReport::further() const
{
    return std::max<qint64>(0, m_found - MostDamage);
}

void DamageReport::take(Field field, const QString& text, const ImportedRecord& record,
                        ImportedFile& file)
{
    for (const DamagedCharacter& damage : findDamage(text)) {
        if (++m_found > MostDamage)
            continue;
        ImportWarning warning;
        warning.notice = ImportNotice::DamagedCharacter;
        warning.file = file.path;
        warning.line = record.line;
        warning.place = placeOf(record);
        warning.column = m_names.tokenOf(field);
        warning.value = damage.found;
        warning.detail = damage.suggested;
        file.warnings.push_back(warning);
    }
}

void RecordCollector::add(ImportedRecord record)
{
    const QString name = record.scenario.name();
    const auto at = m_byName.constFind(name);
    if (at == m_byName.constEnd()) {
        m_byName.insert(name, m_file.records.size());
        m_damage.take(record, m_file);
        m_file.records.push_back(std::move(record));
        return;
    }
    ImportedRecord& known = m_file.records[*at];
    if (!m_isTidy || !isSameScene(known, record)) {
        refuse(record, Field::Id, record.scenario.sourceId, RefusalReason::DuplicateScenario);
        return;
    }
    takeGold(record, known);
    known.drafts.insert(known.drafts.end(), record.drafts.begin(), record.drafts.end());
    known.predictions.insert(known.predictions.end(), record.predictions.begin(),
                             record.predictions.end());
    for (ImportedAnswer& answer : record.answers) {
        if (hasAnswerOf(answer.annotator, *at))
            refuse(record, Field::Annotator, answer.annotator, RefusalReason::DuplicateAnswer,
                   answer.origin);
        else
            known.answers.push_back(std::move(answer));
    }
}

/// What was decided may stand on any row of a scene. Two that differ are no reason to take either
/// as said last: the first stays, and the other is named.
void RecordCollector::takeGold(const ImportedRecord& record, ImportedRecord& known)
{
    const bool isSaid = record.gold || record.isAmbiguous;
    const bool isKnown = known.gold || known.isAmbiguous;
    if (isSaid && !isKnown) {
        known.gold = record.gold;
        known.isAmbiguous = record.isAmbiguous;
        known.basis = record.basis;
        known.note = record.note;
    } else if (isSaid && (record.gold != known.gold || record.isAmbiguous != known.isAmbiguous)) {
        refuse(record, goldField(0), optionToken(m_names.task(), 0, record.gold),
               RefusalReason::UnclearGold);
    }
}

void RecordCollector::refuse(const ImportedRecord& record, Field field, const QString& value,
                             RefusalReason reason, const std::shared_ptr<const RowOrigin>& origin)
{
    m_refusals.add({m_file.path,
                    record.line,
                    m_names.tokenOf(field),
                    value,
                    reason,
                    {},
                    record.scenario.name(),
                    origin});
}

// What is chosen from a list may be told of once.
bool RecordCollector::isSameScene(const ImportedRecord& a, const ImportedRecord& b) const
{
    const Task& task = m_names.task();
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind != FieldKind::Choice &&
            a.scenario.fields.at(i) != b.scenario.fields.at(i))
            return false;
    }
    return true;
}

// A scenario has a few answers. Where a file gives one thousands, their names are looked up.
bool RecordCollector::hasAnswerOf(const QString& annotator, std::size_t at)
{
    constexpr std::size_t Few = 32;
    const std::vector<ImportedAnswer>& answers = m_file.records[at].answers;
    if (answers.size() < Few)
        return std::any_of(answers.begin(), answers.end(), [&](const ImportedAnswer& other) {
            return other.annotator == annotator;
        });
    QSet<QString>& names = m_annotators[at];
    if (names.isEmpty()) {
        for (const ImportedAnswer& answer : answers)
            names.insert(answer.annotator);
    }
    const qsizetype before = names.size();
    names.insert(annotator);
    return names.size() == before;
}

} // namespace subtext
