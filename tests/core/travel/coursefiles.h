// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/exporter.h"
#include "core/operation/studycontext.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "core/travel/merging.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/teststudy.h"
#include "tests/support/writtentables.h"

#include <QFile>

namespace subtext::test {

// Hand-outs in the hands of their people.

/// Random ids would do, but a failure that can be run again says more.
class NumberedIds : public IdSource
{
public:
    explicit NumberedIds(int source)
        : m_source(source)
    {}
    Uuid next() override
    {
        return *Uuid::fromText(QStringLiteral("%1-0000-4000-9000-%2")
                                   .arg(m_source, 8, 16, QLatin1Char('0'))
                                   .arg(++m_count, 12, 16, QLatin1Char('0')));
    }

private:
    int m_source;
    qint64 m_count = 0;
};

/// A hand-out opened on the laptop of its owner, as a study of its own.
class AtHome
{
public:
    /// `source` keeps the ids of several laptops apart.
    AtHome(const QString& path, int source)
        : m_ids(source)
    {
        m_clock.advance(qint64{3'600'000} * (source % 5));
        auto study = Study::open(path, Study::Access::Write, {m_clock, m_ids, {}});
        if (!study)
            qFatal("hand-out: %s", describe(study).constData());
        m_study = std::move(*study);
        m_owner = must(m_study->handouts().owner()).value_or(PersonId{});
    }

    Study& study() { return *m_study; }
    Study* operator->() { return m_study.get(); }
    PersonId owner() const { return m_owner; }
    ScenarioId item(int position) const
    {
        return must(m_study->labelling().items(m_owner))
            .at(static_cast<std::size_t>(position - 1))
            .scenario;
    }
    Result<Annotation> label(int position, Choice emotion,
                             const QString& why = QStringLiteral("From home."))
    {
        m_clock.advance(60'000);
        const Visit visit{m_clock.now() - 20'000, 20'000, 15'000, 1};
        return m_study->labelling().submit(m_owner, item(position),
                                           submissionOf(completeAnswer(emotion, why), visit));
    }
    Result<HandIn> handIn()
    {
        m_clock.advance(1'000);
        return m_study->labelling().handIn(m_owner);
    }

private:
    FixedClock m_clock;
    NumberedIds m_ids;
    std::unique_ptr<Study> m_study;
    PersonId m_owner;
};

inline QString handOut(TestStudy& study, int person, const QString& name)
{
    const QString path = study.filePath(name + QStringLiteral(".subtext"));
    const auto written = study->handouts().write(study.person(person), path);
    if (!written)
        qFatal("hand-out: %s", describe(written).constData());
    return path;
}

/// The only one of the outcomes.
inline MergedFile mergeOne(Study& study, const QString& path)
{
    const auto merged = study.merging().merge({path});
    if (!merged || merged->size() != 1)
        qFatal("merge: %s", describe(merged).constData());
    return merged->front();
}

/// A hand-out of a study with the same scenes and people, but another one.
inline void writeForeignHandOut(TestStudy& study, const QString& path, const QString& title)
{
    FixedClock clock;
    NumberedIds ids(60);
    const QString name = path + QStringLiteral("-study");
    auto foreign = Study::create(name, {title, {}, {}}, {clock, ids, {}});
    const QString csv = writeFile(study.filePath(QStringLiteral("foreign.csv")),
                                  "id,subtype,speaker_role,listener_role,context,utterance\n"
                                  "1,sarcasm-irony,clerk,colleague,Context.,Utterance.\n");
    if (!foreign || !(*foreign)->importing().importFiles({csv}, {}))
        qFatal("foreign study");
    const auto added =
        (*foreign)->roster().add({{QStringLiteral("A01"), QStringLiteral("Person 1"), {}}});
    if (!added || !(*foreign)->assigning().assign(1, 1) ||
        !(*foreign)->handouts().write(added->front().id, path))
        qFatal("foreign hand-out");
}

/// Writes into a file what no page would, with an audit chain that holds.
inline void forge(const QString& path, int source, const std::function<void(StudyContext&)>& work)
{
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database)
        qFatal("forge: %s", describe(database).constData());
    FixedClock clock;
    NumberedIds ids(source);
    StudyContext context(std::move(*database), {clock, ids, {}});
    const auto done = context.operate(QStringLiteral("label.submit"), [&](ChangeSet&) {
        work(context);
        return QJsonObject();
    });
    if (!done || !context.db->checkpoint())
        qFatal("forge: %s", describe(done).constData());
}

/// Everything that people stated, by UUID: what must not depend on how it came together.
inline QString statedRows(const QString& path)
{
    RawSql sql(path);
    QString dump;
    const QString who = QStringLiteral("(SELECT uuid FROM person WHERE id = person_id)");
    const QString what = QStringLiteral("(SELECT uuid FROM scenario WHERE id = scenario_id)");
    const auto add = [&](const char* table, const QString& columns) {
        dump += QLatin1String(table) + u'\n' +
                sql.value(QStringLiteral("SELECT group_concat(line, char(10)) FROM (SELECT uuid || "
                                         "' ' || %1 || ' ' || quote(%2) AS line FROM %3 "
                                         "ORDER BY uuid)")
                              .arg(who, columns, QLatin1String(table))) +
                u'\n';
    };
    const QString rating = QStringLiteral(" || ballot || points || active_ms");
    add("annotation", what + rating +
                          QStringLiteral(" || revision || submitted_at || explanation || flagged"
                                         " || position || wall_ms || visits"));
    add("visit", what + QStringLiteral(" || began_at || wall_ms || active_ms || focus_losses"));
    add("self_check", what + QStringLiteral(" || code || event || at"));
    add("consent", QStringLiteral("at || text_sha256 || text_revision || accepted"));
    add("reader_answer", QStringLiteral("field || coalesce(value, '') || answered_at"));
    add("norming_commitment", QStringLiteral("round_uuid || sha256"));
    add("norming_vote", QStringLiteral("round_uuid || pass || votes || nonce"));
    add("practice_answer",
        QStringLiteral("item || round || at") + rating + QStringLiteral(" || coalesce(cues, '')"));
    add("repeat_answer", what + rating + QStringLiteral(" || submitted_at"));
    add("hand_in", QStringLiteral("at || submitted || open"));
    add("item_question", what + QStringLiteral(" || at || text"));
    return dump;
}

/// What leaves the study, as tidy CSV, CEI's CSV and JSON Lines.
inline QByteArray exportsOf(Study& study)
{
    const StudyData data = must(study.snapshot());
    QByteArray bytes = tidyCsv(data) + jsonLines(data);
    for (const QLatin1String subtype : AllSubtypes)
        bytes += ceiCsv(data, subtype);
    return bytes;
}

/// The bytes of the whole file, with nothing left in its log.
inline QByteArray bytesOf(TestStudy& study)
{
    if (!study->makeSelfContained())
        qFatal("the study cannot be folded");
    return readFile(study.path());
}

} // namespace subtext::test
