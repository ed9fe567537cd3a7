// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/modelanswers.h"
#include "core/models/modelrunner.h"
#include "core/net/networktransport.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QTimer>

namespace subtext::test {

/// What tests of runs have in common: a clock that stands still, waits that are over at once and
/// are written down, and a run from begin to end.
class AskingModels : public QObject
{
protected:
    struct Asking
    {
        llm::Profile profile;
        llm::Mode mode = llm::Mode::ZeroShot;
        RunPlan plan;
    };
    Asking askingAt(Study& study, const ScriptedServer& server) const;
    Uuid begin(Study& study, const Asking& asking) const;
    RunOutcome run(Study& study, const Uuid& run, const Asking& asking);
    RunOutcome runAnew(Study& study, const Asking& asking)
    {
        return run(study, begin(study, asking), asking);
    }
    ModelRunner::Ports ports(HttpTransport& transport)
    {
        return {transport, m_clock, [] { return 1.0; },
                [this](qint64 ms, QObject* context, std::function<void()> work) {
                    if (ms > 0)
                        m_waits.push_back(ms);
                    m_clock.advance(ms);
                    QTimer::singleShot(0, context, std::move(work));
                }};
    }

    FixedClock m_clock;
    std::vector<qint64> m_waits;
};

inline AskingModels::Asking AskingModels::askingAt(Study& study, const ScriptedServer& server) const
{
    Asking asking;
    asking.profile.name = QStringLiteral("test");
    asking.profile.baseUrl = server.url(QStringLiteral("/v1"));
    asking.profile.model = QStringLiteral("m");
    asking.profile.limits.concurrency = 1;
    const auto task = must(study.task());
    asking.plan.profile = asking.profile;
    asking.plan.prompts = must(llm::promptsOf(*task, asking.mode, {}));
    asking.plan.ask.tokenLimit = 1'024;
    return asking;
}

inline Uuid AskingModels::begin(Study& study, const Asking& asking) const
{
    ModelRuns::NewRun about;
    about.model = asking.plan.profile.model;
    about.mode = asking.mode;
    about.host = originOf(asking.plan.profile.baseUrl);
    about.kind = asking.plan.profile.kind;
    return must(study.modelRuns().begin(about)).uuid;
}

inline RunOutcome AskingModels::run(Study& study, const Uuid& run, const Asking& asking)
{
    m_waits.clear();
    NetworkTransport transport(m_clock);
    ModelRunner runner(study.modelRuns(), run, asking.plan, ports(transport));
    std::optional<RunOutcome> outcome;
    int times = 0;
    connect(&runner, &ModelRunner::finished, this, [&](const RunOutcome& of) {
        outcome = of;
        ++times;
    });
    if (!runner.start())
        qFatal("nothing could be read");
    if (!QTest::qWaitFor([&] { return outcome.has_value(); }, 60'000) || times != 1)
        qFatal("the run ended %d times", times);
    return *outcome;
}

inline QByteArray answerSaying(const char* label, const char* finish = "stop")
{
    return QByteArray(R"({"choices":[{"message":{"content":"{\"emotion\": \")") + label +
           R"(\"}"},"finish_reason":")" + finish +
           R"("}],"usage":{"prompt_tokens":100,"completion_tokens":10}})";
}

inline ServerAnswer joy()
{
    return answerWith(200, answerSaying("joy"));
}

/// Answers the first requests by the list, all others with joy.
inline ScriptedServer::Script first(std::vector<ServerAnswer> answers)
{
    auto at = std::make_shared<std::size_t>(0);
    return [answers = std::move(answers), at](const AskedOfServer&) {
        return *at < answers.size() ? answers[(*at)++] : joy();
    };
}

inline TestStudy::Shape askedShape(int items)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 1;
    shape.ratersPerItem = 1;
    return shape;
}

inline QString statuses(Study& study, const Uuid& run)
{
    QStringList list;
    for (const ModelRequest& request : must(study.modelRuns().requests(run)))
        list << QString::number(request.status) + (request.fault.isEmpty()
                                                       ? QString()
                                                       : u'!' + request.fault.section(u' ', 0, 0));
    return list.join(u' ');
}

} // namespace subtext::test
