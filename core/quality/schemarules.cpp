// SPDX-License-Identifier: MIT
#include "core/quality/schemarules.h"

#include "core/domain/emotion.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 14> Tokens{
    QLatin1String("unknown_scenario"),    QLatin1String("unknown_annotator"),
    QLatin1String("not_assigned"),        QLatin1String("invalid_revision"),
    QLatin1String("duplicate_revision"),  QLatin1String("missing_emotion"),
    QLatin1String("unknown_emotion"),     QLatin1String("missing_scale"),
    QLatin1String("scale_out_of_range"),  QLatin1String("missing_explanation"),
    QLatin1String("flag_without_reason"), QLatin1String("negative_time"),
    QLatin1String("missing_answer"),      QLatin1String("unknown_option")};

struct RevisionKey
{
    PersonId person;
    ScenarioId scenario;
    int revision = 0;

    bool operator==(const RevisionKey&) const = default;
    friend size_t qHash(const RevisionKey& key, size_t seed) noexcept
    {
        return qHashMulti(seed, key.person, key.scenario, key.revision);
    }
};

/// Goes through annotations one by one and remembers their revisions.
class SchemaCheck
{
public:
    /// None: CEI's.
    SchemaCheck(const SchemaContext& known, const Protocol& protocol, const Task* task)
        : m_known(known)
        , m_protocol(protocol)
        , m_task(task)
    {}

    void take(const Annotation& annotation)
    {
        m_current = &annotation;
        checkReferences();
        checkRevision();
        if (m_task == nullptr) {
            checkEmotion();
            checkScales();
        } else {
            checkQuestions();
            checkTaskScales();
        }
        checkTexts();
        checkTimes();
    }

    std::vector<SchemaProblem> takeProblems() { return std::move(m_problems); }

private:
    void report(SchemaCode code, const QString& field, const QString& value = {})
    {
        m_problems.push_back({m_current->scenario, m_current->person, field, code, value});
    }
    void report(SchemaCode code, const QString& field, qint64 value)
    {
        report(code, field, QString::number(value));
    }

    void checkReferences()
    {
        const Annotation& a = *m_current;
        const bool isScenarioKnown = m_known.scenarios.contains(a.scenario);
        const bool isPersonKnown = m_known.people.contains(a.person);
        if (!isScenarioKnown)
            report(SchemaCode::UnknownScenario, QStringLiteral("scenario"), a.scenario.value);
        if (!isPersonKnown)
            report(SchemaCode::UnknownPerson, QStringLiteral("annotator"), a.person.value);
        if (isScenarioKnown && isPersonKnown &&
            !m_known.assignments.contains({a.person, a.scenario}))
            report(SchemaCode::NotAssigned, QStringLiteral("annotator"), a.person.value);
    }

    void checkRevision()
    {
        const Annotation& a = *m_current;
        if (a.revision < 1)
            report(SchemaCode::InvalidRevision, QStringLiteral("revision"), a.revision);
        const qsizetype before = m_revisions.size();
        m_revisions.insert({a.person, a.scenario, a.revision});
        if (m_revisions.size() == before)
            report(SchemaCode::DuplicateRevision, QStringLiteral("revision"), a.revision);
    }

    void checkEmotion()
    {
        const std::optional<Choice>& emotion = m_current->answer.ballot[0];
        if (!emotion)
            report(SchemaCode::MissingEmotion, QStringLiteral("emotion"));
        else if (!emotionAt(indexOf(*emotion)))
            report(SchemaCode::UnknownEmotion, QStringLiteral("emotion"), indexOf(*emotion));
    }

    void checkScales()
    {
        for (ScaleIndex dimension : AllDimensions) {
            if (!m_current->answer.scale(dimension))
                report(SchemaCode::MissingScale, dimensionToken(dimension));
        }
        for (ScaleIndex dimension : AllDimensions) {
            const std::optional<int> point = m_current->answer.scale(dimension);
            if (point && !isPoint(*point))
                report(SchemaCode::ScaleOutOfRange, dimensionToken(dimension), *point);
        }
    }

    void checkQuestions()
    {
        for (std::size_t i = 0; i < m_task->questions.size(); ++i) {
            const Question& question = m_task->questions[i];
            const auto& choice = m_current->answer.ballot.at(i);
            if (!choice)
                report(SchemaCode::MissingAnswer, question.token);
            else if (indexOf(*choice) >= static_cast<int>(question.options.size()))
                report(SchemaCode::UnknownOption, question.token, indexOf(*choice));
        }
    }

    void checkTaskScales()
    {
        for (std::size_t i = 0; i < m_task->scales.size(); ++i) {
            const Scale& scale = m_task->scales[i];
            const auto& value = m_current->answer.scales.at(i);
            if (!value)
                report(SchemaCode::MissingScale, scale.token);
            else if (std::none_of(scale.points.begin(), scale.points.end(),
                                  [&](const ScalePoint& point) { return point.value == *value; }))
                report(SchemaCode::ScaleOutOfRange, scale.token, *value);
        }
    }

    bool isExplanationRequired() const
    {
        const bool isAsked =
            m_task == nullptr || (m_task->explanation && m_task->explanation->isRequired);
        return isAsked && m_protocol.isExplanationRequired;
    }

    void checkTexts()
    {
        const Answer& answer = m_current->answer;
        if (isExplanationRequired() && m_current->origin != Origin::Imported &&
            answer.explanation.trimmed().isEmpty())
            report(SchemaCode::MissingExplanation, QStringLiteral("explanation"),
                   answer.explanation);
        if (answer.isFlagged && answer.flagReason.trimmed().isEmpty())
            report(SchemaCode::FlagWithoutReason, QStringLiteral("flag_reason"), answer.flagReason);
    }

    void checkTimes()
    {
        if (!m_current->timings)
            return;
        if (m_current->timings->activeMs < 0)
            report(SchemaCode::NegativeTime, QStringLiteral("active_ms"),
                   m_current->timings->activeMs);
        if (m_current->timings->wallMs < 0)
            report(SchemaCode::NegativeTime, QStringLiteral("wall_ms"), m_current->timings->wallMs);
    }

    const SchemaContext& m_known;
    const Protocol& m_protocol;
    const Task* m_task;
    const Annotation* m_current = nullptr;
    QSet<RevisionKey> m_revisions;
    std::vector<SchemaProblem> m_problems;
};

} // namespace

QLatin1String schemaToken(SchemaCode code)
{
    return Tokens.at(static_cast<std::size_t>(code));
}

std::vector<SchemaProblem> checkSchema(std::span<const Annotation> annotations,
                                       const SchemaContext& known, const Protocol& protocol)
{
    SchemaCheck check(known, protocol, nullptr);
    for (const Annotation& annotation : annotations)
        check.take(annotation);
    return check.takeProblems();
}

std::vector<SchemaProblem> checkSchema(std::span<const Annotation* const> annotations,
                                       const SchemaContext& known, const Protocol& protocol,
                                       const Task* task)
{
    SchemaCheck check(known, protocol, task);
    for (const Annotation* annotation : annotations)
        check.take(*annotation);
    return check.takeProblems();
}

std::vector<SchemaProblem> checkSchema(std::span<const Annotation> annotations,
                                       const SchemaContext& known, const Protocol& protocol,
                                       const Task& task)
{
    SchemaCheck check(known, protocol, &task);
    for (const Annotation& annotation : annotations)
        check.take(annotation);
    return check.takeProblems();
}

} // namespace subtext
