// SPDX-License-Identifier: MIT
#pragma once

#include "core/llm/keyring.h"
#include "core/net/networktransport.h"
#include "tests/support/server/playedstudio.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/meaningtree.h"
#include "ui/labelstudio/pullpage.h"
#include "ui/labelstudio/serverform.h"
#include "ui/labelstudio/studiodialog.h"
#include "ui/widgets/consentbox.h"

#include <QJsonArray>
#include <QPushButton>
#include <QTimer>

namespace subtext::test {

inline const QByteArray StudioKey = "0123456789abcdef0123456789abcdef01234567";

/// A keychain and an environment that know the key of Label Studio.
class StudioKeys : public llm::KeyRing
{
public:
    void find(const llm::Profile& profile, QObject* context, Found found) override
    {
        asked = profile;
        const bool isAnswered = isKeychain || profile.keySource != llm::KeySource::Keychain;
        const QString why =
            isAnswered ? QStringLiteral("key")
                       : QStringLiteral("keychain dbus-launch was not found (without $DISPLAY)");
        const auto& put = isKeychain ? kept : held;
        const QByteArray usable = key.isEmpty() && put.first == profile.keyName ? put.second : key;
        const Result<QByteArray> said =
            usable.isEmpty() ? fail({ErrorCode::InvalidValue, {}, 0, 0, profile.keyName, why})
                             : Result<QByteArray>(usable);
        QTimer::singleShot(0, context, [found, said] { found(said); });
    }
    void store(const QString& name, const QByteArray& secret, QObject* context,
               Stored stored) override
    {
        if (!isKeychain) {
            const Error refused{ErrorCode::InvalidValue,        {}, 0, 0, name,
                                QStringLiteral("keychain none")};
            QTimer::singleShot(0, context, [stored, refused] { stored(fail(refused)); });
            return;
        }
        if (!refusal.isEmpty()) {
            const Error refused{
                ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("keychain ") + refusal};
            QTimer::singleShot(0, context, [stored, refused] { stored(fail(refused)); });
            return;
        }
        kept = {name, secret};
        QTimer::singleShot(0, context, [stored] { stored({}); });
    }
    Result<void> hold(const QString& name, const QByteArray& secret) override
    {
        held = {name, secret};
        return {};
    }
    bool hasKeychain() const override { return isKeychain; }
    void remove(const QString& name, QObject* context, Stored removed) override
    {
        if (kept.first == name)
            kept = {};
        QTimer::singleShot(0, context, [removed] { removed({}); });
    }

    QByteArray key = StudioKey;
    llm::Profile asked;
    std::pair<QString, QByteArray> kept;
    std::pair<QString, QByteArray> held; ///< In memory.
    bool isKeychain = true;
    QString refusal; ///< Of a keychain that takes nothing, in its words.
};

/// A server far away, played.
class FarStudio : public HttpTransport
{
public:
    FarStudio(PlayedStudio& studio, std::vector<HttpRequest>& asked)
        : m_studio(studio)
        , m_asked(asked)
    {}
    Id send(const HttpRequest& request, Done done) override
    {
        m_asked.push_back(request);
        const QString query = request.url.hasQuery() ? u'?' + request.url.query() : QString();
        const auto said =
            m_studio.answer(request.method, (request.url.path() + query).toUtf8(), request.body);
        if (!request.saveTo.isEmpty())
            writeFile(request.saveTo, said.body);
        QTimer::singleShot(0, &m_home, [said, done = std::move(done)] {
            done({said.status, {{"Content-Type", said.type}}, said.body, HttpFault::None, {}, 1});
        });
        return ++m_last;
    }
    void cancel(Id /*id*/) override {}

private:
    PlayedStudio& m_studio;
    std::vector<HttpRequest>& m_asked;
    QObject m_home;
    Id m_last = 0;
};

inline QJsonObject studioChoice(const QString& control, const QString& word)
{
    return {{QStringLiteral("from_name"), control},
            {QStringLiteral("to_name"), QStringLiteral("utterance")},
            {QStringLiteral("type"), QStringLiteral("choices")},
            {QStringLiteral("value"), QJsonObject{{QStringLiteral("choices"), QJsonArray{word}}}}};
}

inline QJsonArray wholeAnswer(const char* emotion)
{
    const auto of = [](const char* control, const char* word) {
        return studioChoice(QString::fromLatin1(control), QString::fromLatin1(word));
    };
    return {of("emotion", emotion), of("valence", "pleasant"), of("arousal", "calm"),
            of("dominance", "in control"), of("confidence", "unsure")};
}

inline QJsonObject sceneData(const QString& id, const QString& utterance)
{
    const auto with = [](QJsonObject object, const char* key, const QString& value) {
        object.insert(QLatin1String(key), value);
        return object;
    };
    QJsonObject data;
    data = with(data, "scenario", QStringLiteral("sarcasm-irony/") + id);
    data = with(data, "subtype", QStringLiteral("sarcasm-irony"));
    data = with(data, "id", id);
    data = with(data, "speaker_role", QStringLiteral("Colleague"));
    data = with(data, "listener_role", QStringLiteral("Colleague"));
    data = with(data, "power_relation", QStringLiteral("peer"));
    data = with(data, "domain", QStringLiteral("workplace"));
    data = with(data, "context", QStringLiteral("They wait."));
    return with(data, "utterance", utterance);
}

inline const QString TextsXml = QStringLiteral("<Text name=\"context\" value=\"$context\"/>"
                                               "<Text name=\"utterance\" value=\"$utterance\"/>");

/// What CEI asks, under other names, with words of which one means nothing by itself.
inline QString foreignXml()
{
    const auto choices = [](const char* name, const QStringList& words) {
        QString xml = QStringLiteral("<Choices name=\"%1\" toName=\"utterance\" choice=\"single\">")
                          .arg(QLatin1String(name));
        for (const QString& word : words)
            xml += QStringLiteral("<Choice value=\"%1\"/>").arg(word);
        return xml + QStringLiteral("</Choices>");
    };
    const QStringList points{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                             QStringLiteral("4"), QStringLiteral("5"), QStringLiteral("6"),
                             QStringLiteral("7")};
    return QStringLiteral("<View>") + TextsXml +
           choices("feeling", {QStringLiteral("glad"), QStringLiteral("anger")}) +
           choices("valence", points) + choices("arousal", points) + choices("dominance", points) +
           choices("confidence", points) + QStringLiteral("</View>");
}

inline QJsonArray foreignAnswer(const char* feeling)
{
    QJsonArray results{studioChoice(QStringLiteral("feeling"), QString::fromLatin1(feeling))};
    for (const char* scale : {"valence", "arousal", "dominance", "confidence"})
        results.append(studioChoice(QString::fromLatin1(scale), QStringLiteral("7")));
    return results;
}

/// A Label Studio on this machine, played, with the way there.
class StudioServer
{
public:
    StudioServer()
    {
        studio.addPerson(1, QStringLiteral("boss@example.org"));
        studio.addPerson(2, QStringLiteral("ann@example.org"));
        model = {{}, &keys, [](const Clock& of) { return std::make_unique<NetworkTransport>(of); }};
        server = std::make_unique<ScriptedServer>([this](const AskedOfServer& asked) {
            if (spoil) {
                if (const auto instead = spoil(asked))
                    return *instead;
            }
            if (asked.header("Authorization") != "Token " + StudioKey)
                return answerWith(401, R"({"detail": "Invalid token."})");
            const auto said = studio.answer(asked.method, asked.path, asked.body);
            return answerWith(said.status, said.body, {}, said.type);
        });
    }
    /// The server is another machine.
    void beFar()
    {
        model.transport = [this](const Clock&) {
            return std::make_unique<FarStudio>(studio, farAsked);
        };
    }
    int addOwnProject(const QString& utterance = QStringLiteral("How nice."))
    {
        const int project = studio.addProject(QStringLiteral("Old one"), QStringLiteral("<View/>"));
        const int task = studio.addTask(project, sceneData(QStringLiteral("901"), utterance));
        studio.annotate(task, 2, wholeAnswer("anger"));
        return project;
    }
    int addForeignProject()
    {
        const int project = studio.addProject(QStringLiteral("Feelings"), foreignXml());
        int id = 901;
        for (const char* feeling : {"glad", "anger"}) {
            const int task = studio.addTask(
                project, sceneData(QString::number(id), QStringLiteral("Line %1").arg(id)));
            studio.annotate(task, 2, foreignAnswer(feeling));
            ++id;
        }
        return project;
    }

    PlayedStudio studio;
    StudioKeys keys;
    ModelAccess model;
    std::function<std::optional<ServerAnswer>(const AskedOfServer&)> spoil;
    std::vector<HttpRequest> farAsked;
    std::unique_ptr<ScriptedServer> server;
};

class StudioDesk : public StudioServer
{
public:
    explicit StudioDesk(Study::Access access = Study::Access::Write)
        : roster(access)
    {}

    StudioDialog& open()
    {
        RosterPage& page = roster.page();
        page.setAccess(model);
        const Person boss = *must(roster.roster().byCode(QStringLiteral("C01")));
        page.start(roster.open(), boss, roster.study.environment());
        roster.settle();
        page.window()->activateWindow();
        if (!QTest::qWaitForWindowActive(page.window()))
            qFatal("the window is not active");
        QTest::keyClick(&page, Qt::Key_L, Qt::ControlModifier);
        if (!page.findChild<StudioDialog*>())
            qFatal("no dialog");
        return *page.findChild<StudioDialog*>();
    }
    void settle(StudioDialog& dialog) { QTRY_VERIFY_WITH_TIMEOUT(!dialog.isWorking(), 20'000); }
    void connectTo(StudioDialog& dialog, const QString& address = {})
    {
        dialog.server()->setAddress(address.isEmpty() ? server->address() : address);
        if (dialog.consentBox()->isVisible())
            dialog.consentBox()->setChecked(true);
        dialog.actButton()->click();
        settle(dialog);
    }
    /// To what a project would give.
    StudioDialog& look()
    {
        StudioDialog& dialog = open();
        connectTo(dialog);
        dialog.actButton()->click();
        settle(dialog);
        return dialog;
    }
    void take(StudioDialog& dialog)
    {
        QVERIFY2(dialog.actButton()->isEnabled(), qPrintable(dialog.report()));
        dialog.actButton()->click();
        settle(dialog);
    }
    StudyData data() { return must(roster.open().snapshot()); }
    QByteArray bytes() { return readFile(roster.study.path()); }

    RosterDesk roster;
};

} // namespace subtext::test
