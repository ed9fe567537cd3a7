// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/assigning.h"
#include "core/course/signingin.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/roster/rosterpage.h"

#include <QDir>

namespace subtext::test {

/// The window with a study of two subtypes and six annotators (three for each), signed in as the
/// coordinator and with the Roster place on screen.
class RosterDesk
{
public:
    static constexpr int LongestWait = 20'000;
    static constexpr int PerSubtype = 4;

    explicit RosterDesk(Study::Access access = Study::Access::Write,
                        const std::optional<Task>& task = std::nullopt)
        : study(shape(task))
    {
        const auto added = study.roster().add(
            {{QStringLiteral("C01"), QStringLiteral("Zora Quill"), Role::Coordinator}});
        if (!added)
            qFatal("roster");
        m_coordinator = added->front().id;
        study.close();
        auto opened = Study::open(study.path(), access, study.environment());
        if (!opened)
            qFatal("open");
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(*opened));
        desk.window().signIn(m_coordinator);
        desk.window().showPlace(MainWindow::Place::Roster);
        settle();
    }

    RosterPage& page() { return *desk.window().rosterPage(); }
    Study& open() { return desk.study(); }
    Roster& roster() { return desk.study().roster(); }
    Assigning& assigning() { return desk.study().assigning(); }
    SigningIn& signingIn() { return desk.study().signingIn(); }
    Person person(int number) { return *must(roster().person(study.person(number))); }

    /// That person submits their first items.
    void label(int person, int items)
    {
        const PersonId id = study.person(person);
        for (const ItemSummary& item : must(open().labelling().items(id))) {
            if (items-- == 0)
                break;
            must(open().labelling().submit(id, item.scenario, submissionOf(completeAnswer())));
        }
        settle();
    }

    /// Waits until files are taken in and what is on screen is what the study says.
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!page().isWorking(), LongestWait); }

    /// Writes every hand-out to a folder beside the study; its path.
    QString handOut()
    {
        const QString folder = study.filePath(QStringLiteral("out"));
        QDir().mkpath(folder);
        page().writeHandOuts(folder);
        return folder;
    }

    /// What a hand-out comes back as: everything in it labelled, through the services that the
    /// window uses.
    void workOn(const QString& path, Choice emotion = Emotion::Joy)
    {
        auto copy = Study::open(path, Study::Access::Write, study.environment());
        if (!copy)
            qFatal("hand-out: %s", describe(copy).constData());
        const auto owner = must((*copy)->handouts().owner());
        if (!owner)
            qFatal("no hand-out");
        for (const ItemSummary& item : must((*copy)->labelling().items(*owner))) {
            const auto done = (*copy)->labelling().submit(*owner, item.scenario,
                                                          submissionOf(completeAnswer(emotion)));
            if (!done)
                qFatal("submit: %s", describe(done).constData());
        }
    }

    QString pathOf(int number, const QString& folder)
    {
        return QDir(folder).filePath(HandOuts::fileName(person(number)));
    }

    qint64 labelledBy(int number)
    {
        for (const PersonProgress& progress : must(roster().progress())) {
            if (progress.person == study.person(number))
                return progress.labelled;
        }
        return -1;
    }

    TestStudy study; // outlives the window: the folder and the clock are its
    Desk desk;

private:
    static TestStudy::Shape shape(const std::optional<Task>& task)
    {
        TestStudy::Shape shape;
        shape.perSubtype = PerSubtype;
        shape.subtypes = {Subtype::MixedSignals, Subtype::SarcasmIrony};
        shape.annotators = 6;
        shape.task = task;
        return shape;
    }

    PersonId m_coordinator;
};

} // namespace subtext::test
