// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/assigning.h"
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/course/signingin.h"
#include "core/study/study.h"
#include "tests/support/environments.h"

#include <QTemporaryDir>

#include <memory>

namespace subtext::test {

/// A real study file in a folder of its own, gone with the object. Whatever it cannot set up is
/// fatal: a test that starts wrong says nothing.
class TestStudy
{
public:
    struct Shape
    {
        int perSubtype = 2; ///< Scenarios of each subtype, with ids 1, 2, …
        std::vector<QString> subtypes{AllSubtypes.begin(), AllSubtypes.end()};
        int annotators = 3;    ///< A01 "Person 1", A02 "Person 2", …
        int ratersPerItem = 3; ///< 0: nothing is assigned.
        Protocol protocol;
        std::optional<Task> task{}; ///< None: CEI's.
    };

    /// Five subtypes with two scenarios each, three people who label all of them.
    TestStudy()
        : TestStudy(Shape())
    {}
    explicit TestStudy(const Shape& shape);

    /// One person, with so many scenarios of one subtype.
    static Shape single(int scenarios = 1);

    Study& study() { return *m_study; }
    Labelling& labelling() { return m_study->labelling(); }
    Roster& roster() { return m_study->roster(); }
    Assigning& assigning() { return m_study->assigning(); }
    SigningIn& signingIn() { return m_study->signingIn(); }
    Study* operator->() { return m_study.get(); }

    PersonId person(int number) const { return m_people.at(static_cast<std::size_t>(number - 1)); }
    ScenarioId scenario(int number) const
    {
        return m_scenarios.at(static_cast<std::size_t>(number - 1));
    }

    QString path() const { return filePath(QStringLiteral("study.subtext")); }
    QString folder() const { return m_folder.path(); }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }
    Environment environment() { return {clock, ids, m_folder.filePath(QStringLiteral("backups"))}; }

    void close() { m_study.reset(); }
    /// Closes the study and opens it again.
    void reopen(Study::Access access = Study::Access::Write);

    FixedClock clock;
    CountingIds ids;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Study> m_study;
    std::vector<PersonId> m_people;
    std::vector<ScenarioId> m_scenarios;
};

/// An answer that can be submitted, with an explanation of two sentences, which is as long as is
/// asked for and too short to be a copy.
Answer
completeAnswer(Choice emotion = Emotion::Joy,
               const QString& explanation = QStringLiteral("Because of the tone. It is flat."));

/// A submission at the end of a visit of 20 s, 15 of them active.
Labelling::Submission submissionOf(const Answer& answer);
Labelling::Submission submissionOf(const Answer& answer, const Visit& visit);

} // namespace subtext::test
