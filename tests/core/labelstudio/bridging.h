// SPDX-License-Identifier: MIT
#pragma once

#include "core/labelstudio/projectfetch.h"
#include "core/labelstudio/projectpush.h"
#include "core/models/modelruns.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/playedstudio.h"
#include "tests/support/teststudy.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <functional>

namespace subtext::test {

/// Asks a played server without a network. `spoil` may put something else in the place of an
/// answer; where `instead` gives one, the server never hears of the request.
class PlayedTransport : public QObject, public HttpTransport
{
public:
    using Spoil = std::function<void(const HttpRequest& request, HttpReply& reply)>;
    using Instead = std::function<std::optional<HttpReply>(const HttpRequest& request)>;

    explicit PlayedTransport(PlayedStudio& studio)
        : m_studio(studio)
    {}

    Id send(const HttpRequest& request, Done done) override
    {
        asked.push_back(request);
        const Id id = ++m_last;
        HttpReply reply;
        if (const auto other = instead ? instead(request) : std::nullopt) {
            reply = *other;
        } else {
            const QByteArray path =
                request.url.path().toUtf8() +
                (request.url.hasQuery() ? "?" + request.url.query().toUtf8() : QByteArray());
            const auto said = m_studio.answer(request.method, path, request.body);
            reply.status = said.status;
            reply.body = said.body;
            reply.headers = {{"Content-Type", said.type}};
        }
        if (spoil)
            spoil(request, reply);
        QTimer::singleShot(0, this, [this, id, request, reply, done] {
            HttpReply final = reply;
            if (m_cancelled == id)
                final.fault = HttpFault::Cancelled;
            if (final.isSuccess() && !request.saveTo.isEmpty()) {
                QFile file(request.saveTo);
                if (!file.open(QIODevice::WriteOnly) || file.write(final.body) < 0)
                    qFatal("cannot save %s", qPrintable(request.saveTo));
                final.body.clear();
            }
            done(final);
        });
        return id;
    }
    void cancel(Id id) override { m_cancelled = id; }

    std::vector<HttpRequest> asked;
    Spoil spoil;
    Instead instead;

private:
    PlayedStudio& m_studio;
    Id m_last = 0;
    Id m_cancelled = 0;
};

/// What tests of the bridge have in common: a played server, a clock that stands still, and waits
/// that are over at once.
class Bridging : public QObject
{
protected:
    static QUrl exampleServer() { return QUrl(QStringLiteral("https://label.example.org")); }

    LabelStudioClient::Ports ports(HttpTransport& transport)
    {
        return {transport, m_clock,
                [this](qint64 ms, QObject* context, std::function<void()> work) {
                    m_waits.push_back(ms);
                    QTimer::singleShot(0, context, std::move(work));
                }};
    }

    template <typename Value> static Value waited(std::optional<Value>& answer)
    {
        while (!answer)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return *answer;
    }

    Result<FetchedProject> fetch(HttpTransport& transport, qint64 project, const QString& folder)
    {
        LabelStudioClient client(m_address, m_token, ports(transport));
        ProjectFetch fetching(client, project, folder);
        std::optional<Result<FetchedProject>> fetched;
        fetching.start([&](const Result<FetchedProject>& of) { fetched = of; });
        return waited(fetched);
    }

    static ImportOptions optionsOf(Study& study, const FetchedProject& fetched,
                                   const PullWishes& wishes = {})
    {
        ImportOptions options =
            pullOptions(fetched, *must(study.task()), must(study.snapshot()).people,
                        must(study.importing().mappings()), wishes);
        options.takesDrafts = true;
        return options;
    }

    Result<ImportReport> pull(Study& study, HttpTransport& transport, qint64 project,
                              const PullWishes& wishes = {})
    {
        const QTemporaryDir folder;
        const auto fetched = fetch(transport, project, folder.path());
        if (!fetched)
            return fail(fetched.error());
        return study.importing().importFiles({fetched->file}, optionsOf(study, *fetched, wishes));
    }

    struct Pushed
    {
        PushPlan plan;
        PushDone done;
        std::optional<Error> error;
    };
    Pushed push(Study& study, HttpTransport& transport, const PushWishes& wishes = {},
                std::optional<qint64> project = std::nullopt)
    {
        const StudyData data = must(study.snapshot());
        const StudyIndex index(data);
        const PushSource source{index, must(study.annotationsAfter({})),
                                must(study.importing().mappings()), QStringLiteral("# How"), 3};
        LabelStudioClient client(m_address, m_token, ports(transport));
        ProjectPush pushing(client, source, wishes, project);
        Pushed pushed;
        std::optional<Result<PushLook>> look;
        pushing.look([&](const Result<PushLook>& of) { look = of; });
        if (const auto found = waited(look); !found) {
            pushed.error = found.error();
            return pushed;
        }
        pushed.plan = (*look)->plan;
        std::optional<Result<void>> ended;
        pushing.run([&](const Result<void>& of) { ended = of; });
        if (const auto end = waited(ended); !end)
            pushed.error = end.error();
        pushed.done = pushing.done();
        return pushed;
    }

    /// Everything that a study holds, byte by byte.
    static QByteArray bytesOf(TestStudy& study)
    {
        study.close();
        const QByteArray bytes = readFile(study.path());
        study.reopen();
        return bytes;
    }

    /// A server with one project of one scene, which one person has labelled.
    void playOneProject();

    std::unique_ptr<PlayedStudio> m_studio;
    int m_project = 0; ///< Of the server.
    QUrl m_address = exampleServer();
    QByteArray m_token = "0123456789abcdef0123456789abcdef01234567";
    FixedClock m_clock;
    std::vector<qint64> m_waits;
};

/// Neither scenes nor people.
inline TestStudy::Shape emptyShape()
{
    TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    return shape;
}

inline TestStudy::Shape oneSceneShape()
{
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    return shape;
}

inline QJsonObject ceiData(const QString& id, const QString& utterance)
{
    return {{QStringLiteral("scenario"), QStringLiteral("sarcasm-irony/") + id},
            {QStringLiteral("subtype"), QStringLiteral("sarcasm-irony")},
            {QStringLiteral("id"), id},
            {QStringLiteral("speaker_role"), QStringLiteral("Colleague")},
            {QStringLiteral("listener_role"), QStringLiteral("Colleague")},
            {QStringLiteral("power_relation"), QStringLiteral("peer")},
            {QStringLiteral("domain"), QStringLiteral("workplace")},
            {QStringLiteral("context"), QStringLiteral("They wait.")},
            {QStringLiteral("utterance"), utterance}};
}

inline QJsonObject chosen(const char* control, const char* word)
{
    return {{QStringLiteral("from_name"), QString::fromLatin1(control)},
            {QStringLiteral("to_name"), QStringLiteral("utterance")},
            {QStringLiteral("type"), QStringLiteral("choices")},
            {QStringLiteral("value"),
             QJsonObject{{QStringLiteral("choices"), QJsonArray{QString::fromLatin1(word)}}}}};
}

/// A whole answer of CEI.
inline QJsonArray said(const char* emotion)
{
    return {chosen("emotion", emotion), chosen("valence", "pleasant"), chosen("arousal", "calm"),
            chosen("dominance", "in control"), chosen("confidence", "unsure")};
}

inline void Bridging::playOneProject()
{
    m_studio = std::make_unique<PlayedStudio>();
    m_studio->addPerson(2, QStringLiteral("ann@example.org"));
    m_project =
        m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    m_studio->addTask(m_project, ceiData(QStringLiteral("71"), QStringLiteral("Great.")));
    m_studio->annotate(1, 2, said("joy"));
}

inline void submit(TestStudy& study, int person, int scenario, Choice emotion = Emotion::Joy)
{
    must(study.labelling().submit(study.person(person), study.scenario(scenario),
                                  submissionOf(completeAnswer(emotion))));
}

/// What a study sent comes back into an empty one as it was said, with its times.
inline void compareToSent(Study& sent, Study& back)
{
    const auto there = must(sent.annotations());
    const auto here = must(back.annotations());
    QCOMPARE(here.size(), there.size());
    for (std::size_t i = 0; i < there.size(); ++i) {
        QCOMPARE(here[i].answer, there[i].answer);
        QCOMPARE(here[i].submittedAt, there[i].submittedAt);
        QCOMPARE(here[i].timings->activeMs, there[i].timings->activeMs);
        QCOMPARE(here[i].timings->wallMs, there[i].timings->wallMs);
        QCOMPARE(here[i].timings->visits, there[i].timings->visits);
    }
}

} // namespace subtext::test
