// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/deciding.h"
#include "tests/support/checks.h"
#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/release/checklistview.h"
#include "ui/release/gaterow.h"
#include "ui/release/releasepage.h"
#include "ui/release/verdictcard.h"

#include <QPushButton>
#include <QSignalSpy>

namespace subtext::test {

/// The window with a study of one subtype open, its place Release on screen for a coordinator.
class ReleaseDesk
{
public:
    static constexpr int LongestWait = 20'000;

    explicit ReleaseDesk(int items = 2, Role role = Role::Coordinator)
        : study(shapeOf(items))
        , m_items(items)
    {
        const auto added = study.roster().add({{{}, QStringLiteral("Zora Quill"), role}});
        if (!added)
            qFatal("roster");
        m_person = added->front().id;
    }

    /// Every item by everybody with the same emotion.
    void labelAll(Choice emotion = Emotion::Joy)
    {
        for (int item = 1; item <= m_items; ++item)
            label(item, emotion, emotion, emotion);
    }

    void label(int item, Choice first, Choice second, Choice third)
    {
        int person = 0;
        for (Choice emotion : {first, second, third}) {
            const auto done =
                openStudy().labelling().submit(study.person(++person), study.scenario(item),
                                               submissionOf(completeAnswer(emotion)));
            if (!done)
                qFatal("submit: %s", describe(done).constData());
        }
    }

    void decide(int item, Choice emotion, const QString& note = {})
    {
        Verdict verdict;
        verdict.picks = picksOf(Pick{emotion});
        verdict.basis = Basis::Misreading;
        verdict.note = note;
        const auto done = openStudy().deciding().decide(m_person, study.scenario(item), verdict);
        if (!done)
            qFatal("decide: %s", describe(done).constData());
    }

    /// Opens the window, signs in and goes to the place.
    void open(Study::Access access = Study::Access::Write)
    {
        study.close();
        auto opened = Study::open(study.path(), access, study.environment());
        if (!opened)
            qFatal("open");
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(*opened));
        desk.window().signIn(m_person);
        m_isOpen = true;
        desk.window().showPlace(MainWindow::Place::Release);
        settle();
    }

    /// Waits until what is on screen is what the study says.
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().isWorking(), LongestWait); }

    ReleasePage& page() { return *desk.window().releasePage(); }
    GateRow& row(GateKind kind)
    {
        GateRow* row = page().checklist()->row(kind);
        if (!row)
            qFatal("no row %s", qPrintable(gateToken(kind)));
        return *row;
    }
    GateRow& row(const char* token)
    {
        const auto kind = gateFromToken(QString::fromLatin1(token));
        if (!kind)
            qFatal("no gate %s", token);
        return row(*kind);
    }
    StateMark::State state(const char* token) { return row(token).state(); }
    QString verdict() { return page().verdict()->verdict(); }
    bool canWrite() { return page().verdict()->writeButton()->isEnabled(); }
    Study& openStudy() { return m_isOpen ? desk.study() : *study.operator->(); }
    PersonId person() const { return m_person; }

    /// Writes to a folder of this name beside the study; its path, or empty where nothing came.
    QString write(const QString& name)
    {
        const QString folder = study.filePath(name);
        QSignalSpy written(&page(), &ReleasePage::written);
        page().writeTo(folder);
        settle();
        return written.isEmpty() ? QString() : folder;
    }

    TestStudy study; // outlives the window: the folder and the clock are its
    Desk desk;

private:
    static TestStudy::Shape shapeOf(int items)
    {
        TestStudy::Shape shape;
        shape.perSubtype = items;
        shape.subtypes = {Subtype::MixedSignals};
        return shape;
    }

    int m_items;
    PersonId m_person;
    bool m_isOpen = false;
};

} // namespace subtext::test
