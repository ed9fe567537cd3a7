// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/networktransport.h"
#include "tests/support/must.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/uiharness.h"
#include "ui/models/asking/askdialog.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/board/labelfigures.h"
#include "ui/models/modelspage.h"
#include "ui/widgets/figuretable.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>

#include <atomic>

namespace subtext::test {

inline const QByteArray Key = "sk-never-to-be-seen-4711";

inline QByteArray said(const char* label)
{
    return QByteArray(R"({"choices":[{"message":{"content":"{\"emotion\": \")") + label +
           R"(\"}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":100,"completion_tokens":10}})";
}

inline ServerAnswer fear(const AskedOfServer& /*asked*/)
{
    return answerWith(200, said("fear"));
}

/// A server that refuses every request until it is mended.
struct RefusingServer
{
    std::atomic<bool> isBroken = true;
    ScriptedServer server{[this](const AskedOfServer& asked) {
        return isBroken ? answerWith(400, R"({"error":{"message":"no"}})") : fear(asked);
    }};
};

/// A keychain and an environment with one key.
class PlayedKeys : public llm::KeyRing
{
public:
    void find(const llm::Profile& profile, QObject* context, Found found) override
    {
        const bool isThere = profile.keyName == QLatin1String("entry");
        const Result<QByteArray> key =
            profile.keySource == llm::KeySource::None ? Result<QByteArray>(QByteArray())
            : isThere
                ? Result<QByteArray>(Key)
                : fail({ErrorCode::InvalidValue, {}, 0, 0, profile.keyName, QStringLiteral("key")});
        QTimer::singleShot(0, context, [found, key] { found(key); });
    }
    void store(const QString& name, const QByteArray& key, QObject* context, Stored stored) override
    {
        kept = {name, key};
        QTimer::singleShot(0, context, [stored] { stored({}); });
    }
    void remove(const QString& name, QObject* context, Stored removed) override
    {
        if (kept.first == name)
            kept = {};
        QTimer::singleShot(0, context, [removed] { removed({}); });
    }

    std::pair<QString, QByteArray> kept;
};

inline TestStudy::Shape askingShape(int items)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    return shape;
}

/// The window with a study open whose first item has a gold label, and the view of runs.
class AskingDesk
{
public:
    explicit AskingDesk(int items, Role role = Role::Coordinator)
        : m_made(askingShape(items))
    {
        must(m_made.labelling().submit(m_made.person(1), m_made.scenario(1),
                                       submissionOf(completeAnswer(Emotion::Fear))));
        m_person = must(m_made.roster().add({{{}, QStringLiteral("Somebody"), role}})).front().id;
        m_made.close();
        access = {settings(), &keys,
                  [](const Clock& clock) { return std::make_unique<NetworkTransport>(clock); }};
    }

    void open()
    {
        desk.window().modelsPage()->setAccess(access);
        desk.window().resize(1366, 768);
        desk.window().adopt(
            must(Study::open(m_made.path(), Study::Access::Write, {desk.clock, desk.ids, {}})));
        desk.window().signIn(m_person);
        desk.window().showPlace(MainWindow::Place::Models);
        page().showView(ModelsPage::View::Asking);
        settle();
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(view().shown() && !view().isWorking() && !page().isWorking(),
                                 20'000);
    }
    /// The dialog, filled in and planned.
    AskDialog& fill(const QString& address)
    {
        view().askButton()->click();
        AskDialog& dialog = *view().dialog();
        enter(*dialog.form()->nameField(), QStringLiteral("p"));
        enter(*child<QLineEdit>(dialog.form(), "address"), address);
        enter(*dialog.form()->modelField(), QStringLiteral("m"));
        planned(dialog);
        return dialog;
    }
    static void enter(QLineEdit& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    static void planned(AskDialog& dialog)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isPlanning(), 20'000);
    }
    /// Presses the button and waits for the end of the run.
    void send(AskDialog& dialog)
    {
        QSignalSpy finished(&view().host(), &RunHost::finished);
        child<QPushButton>(dialog, "send")->click();
        QTRY_VERIFY_WITH_TIMEOUT(finished.count() == 1, 60'000);
        settle();
    }
    AskDialog& goOn()
    {
        if (view().runs()->table()->model()->rowCount() > 0)
            view().openRun(0);
        settle();
        child<QPushButton>(view(), "goOn")->click();
        AskDialog& dialog = *view().dialog();
        planned(dialog);
        return dialog;
    }

    ModelsPage& page() { return *desk.window().modelsPage(); }
    const LabelFigures& figures() { return *page().shown()->labels; }
    RunsView& view() { return *page().asking(); }
    Study& study() { return desk.study(); }
    QString path() const { return m_made.path(); }
    QString folder() const { return m_made.folder(); }
    QString settings() const { return m_made.filePath(QStringLiteral("settings")); }
    std::vector<RunState> states() { return must(study().modelRuns().runs()); }

    PlayedKeys keys;
    ModelAccess access;

private:
    TestStudy m_made; // outlives the window
    PersonId m_person;

public:
    Desk desk;
};

} // namespace subtext::test
