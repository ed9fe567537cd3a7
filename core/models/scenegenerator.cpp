// SPDX-License-Identifier: MIT
#include "core/models/scenegenerator.h"

#include "core/base/sha256.h"
#include "core/llm/modelanswer.h"
#include "core/models/requestrecord.h"

namespace subtext {

QByteArray ScenePlan::bodyFor(const generation::SceneEvent& event) const
{
    llm::Ask asked = ask;
    asked.prompt = generation::scenePrompt(wording, event);
    return llm::bodyOf(profile, asked);
}

namespace {

class Scenes : public AskedThings
{
public:
    Scenes(GeneratedScenes& scenes, const Uuid& run, ScenePlan plan, const Clock& clock)
        : m_scenes(scenes)
        , m_run(run)
        , m_plan(std::move(plan))
        , m_clock(clock)
    {}

    Result<void> begin() override
    {
        const auto answered = m_scenes.answered(m_run);
        if (!answered)
            return fail(answered.error());
        for (int round = 0; round < m_plan.scenesPerEvent; ++round) {
            for (std::size_t i = 0; i < m_plan.events.size(); ++i) {
                if (answered->value(m_plan.events[i].id) <= round)
                    m_open.push_back(i);
            }
        }
        return {};
    }

    std::size_t count() const override { return m_open.size(); }

    QByteArray body(std::size_t thing) const override { return m_plan.bodyFor(eventAt(thing)); }

    HttpRequest request(const QByteArray& body) const override
    {
        return llm::requestOf(m_plan.profile, body, m_plan.key);
    }

    void keep(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply,
              Kept kept) override
    {
        kept(write(thing, tries, body, reply));
    }

    void end(RunEnd end, Ended ended) override
    {
        const auto written =
            m_scenes.end(m_run, end == RunEnd::Done ? QString() : QString(runEndToken(end)));
        ended(written ? Result<void>() : fail(written.error()));
    }

private:
    Result<Said> write(std::size_t thing, int tries, const QByteArray& body, const HttpReply& reply)
    {
        const generation::SceneEvent& event = eventAt(thing);
        const auto answer =
            reply.isSuccess() ? llm::readAnswer(m_plan.profile.kind, reply.body) : std::nullopt;
        const RequestRecord record{{}, {}, tries, body, m_clock.now(), m_plan.key};
        SceneRequest row;
        static_cast<ModelTry&>(row) = record.of(reply, answer ? &*answer : nullptr);
        row.event = event.id;
        row.source = withoutKey(generation::eventJson(event), m_plan.key);
        row.promptSha256 = sha256Of(generation::scenePrompt(m_plan.wording, event).toUtf8());
        const auto kept = m_scenes.record(m_run, std::move(row));
        if (!kept)
            return fail(kept.error());
        return answer ? Said{answer->usage, {}} : Said{std::nullopt, record.wordsOf(reply)};
    }

    const generation::SceneEvent& eventAt(std::size_t thing) const
    {
        return m_plan.events.at(m_open.at(thing));
    }

    GeneratedScenes& m_scenes;
    Uuid m_run;
    ScenePlan m_plan;
    const Clock& m_clock;
    std::vector<std::size_t> m_open; ///< Places in the plan's events, one a scene.
};

AskingLimits limitsOf(const ScenePlan& plan)
{
    return {plan.profile.limits, plan.ask.tokenLimit, plan.price, plan.budget};
}

} // namespace

SceneGenerator::SceneGenerator(GeneratedScenes& scenes, const Uuid& run, ScenePlan plan,
                               Ports ports, QObject* parent)
    : Requester(std::make_unique<Scenes>(scenes, run, plan, ports.clock), limitsOf(plan), ports,
                parent)
{}

} // namespace subtext
