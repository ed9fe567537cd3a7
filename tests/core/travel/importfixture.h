// SPDX-License-Identifier: MIT
#pragma once

#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

#include <memory>

namespace subtext::test {

inline const QByteArray
    TidyHeader("id,subtype,speaker_role,listener_role,context,utterance,annotator,"
               "annotator_code,emotion,valence,arousal,dominance,confidence,explanation,"
               "active_ms,wall_ms,visits,focus_losses,submitted_at,gold,basis,ambiguous,note\n");

/// One tidy row: a scenario, somebody's answer, a gold label.
inline QByteArray tidyRow(const QByteArray& id, const QByteArray& who, const QByteArray& emotion,
                          const QByteArray& gold = {}, const QByteArray& basis = {},
                          const QByteArray& note = {})
{
    return id + ",mixed-signals,a,b,c,u," + who + ",," + emotion +
           ",neutral,calm,in control,unsure,why,,,,,," + gold + ',' + basis + ",," + note + '\n';
}

/// Two scenes, two people and a gold label.
inline const QByteArray TwoScenes = tidyRow("1", "Ann", "joy", "joy", {}, "first") +
                                    tidyRow("1", "Bob", "joy") + tidyRow("2", "Ann", "fear");

/// A study without scenes and people, for tests of what files bring.
class ImportFixture
{
protected:
    void begin()
    {
        TestStudy::Shape empty;
        empty.perSubtype = 0;
        empty.annotators = 0;
        empty.ratersPerItem = 0;
        m_study = std::make_unique<TestStudy>(empty);
    }
    void end() { m_study.reset(); }

    QString file(const QByteArray& rows, const QString& name = QStringLiteral("x.csv")) const
    {
        return writeFile(m_study->filePath(name), TidyHeader + rows);
    }
    QStringList codes() const
    {
        QStringList codes;
        for (const Person& person : must(m_study->roster().people()))
            codes << person.code;
        return codes;
    }
    ImportReport imported(const QByteArray& rows)
    {
        const auto report = (*m_study)->importing().importFiles({file(rows)}, {});
        if (!report)
            qFatal("%s", describe(report).constData());
        if (const auto sound = (*m_study)->verifyAudit(); !sound)
            qFatal("%s", describe(sound).constData());
        return *report;
    }

    std::unique_ptr<TestStudy> m_study;
};

} // namespace subtext::test
