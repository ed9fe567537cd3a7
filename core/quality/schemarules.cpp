// SPDX-License-Identifier: MIT
#include "core/quality/schemarules.h"

#include <array>
#include <tuple>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 12> Tokens{
    QLatin1String("unknown_scenario"),    QLatin1String("unknown_annotator"),
    QLatin1String("not_assigned"),        QLatin1String("invalid_revision"),
    QLatin1String("duplicate_revision"),  QLatin1String("missing_emotion"),
    QLatin1String("unknown_emotion"),     QLatin1String("missing_scale"),
    QLatin1String("scale_out_of_range"),  QLatin1String("missing_explanation"),
    QLatin1String("flag_without_reason"), QLatin1String("negative_time")};

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
    SchemaCheck(const SchemaContext& known, const Protocol& protocol)
        : m_known(known)
        , m_protocol(protocol)
    {}

    void take(const Annotation& annotation)
    {
        m_current = &annotation;
        checkReferences();
        checkRevision();
        checkEmotion();
        checkScales();
        checkTexts();
        checkTimes();
    }

    std::vector<SchemaProblem> takeProblems() { return std::move(m_problems); }

private:
    void report(SchemaCode code, QLatin1String field, const QString& value = {})
    {
        m_problems.push_back({m_current->scenario, m_current->person, field, code, value});
    }
    void report(SchemaCode code, QLatin1String field, qint64 value)
    {
        report(code, field, QString::number(value));
    }

    void checkReferences()
    {
        const Annotation& a = *m_current;
        const bool isScenarioKnown = m_known.scenarios.contains(a.scenario);
        const bool isPersonKnown = m_known.people.contains(a.person);
        if (!isScenarioKnown)
            report(SchemaCode::UnknownScenario, QLatin1String("scenario"), a.scenario.value);
        if (!isPersonKnown)
            report(SchemaCode::UnknownPerson, QLatin1String("annotator"), a.person.value);
        if (isScenarioKnown && isPersonKnown &&
            !m_known.assignments.contains({a.person, a.scenario}))
            report(SchemaCode::NotAssigned, QLatin1String("annotator"), a.person.value);
    }

    void checkRevision()
    {
        const Annotation& a = *m_current;
        if (a.revision < 1)
            report(SchemaCode::InvalidRevision, QLatin1String("revision"), a.revision);
        const qsizetype before = m_revisions.size();
        m_revisions.insert({a.person, a.scenario, a.revision});
        if (m_revisions.size() == before)
            report(SchemaCode::DuplicateRevision, QLatin1String("revision"), a.revision);
    }

    void checkEmotion()
    {
        const std::optional<Choice>& emotion = m_current->answer.ballot[0];
        if (!emotion)
            report(SchemaCode::MissingEmotion, QLatin1String("emotion"));
        else if (!emotionAt(indexOf(*emotion)))
            report(SchemaCode::UnknownEmotion, QLatin1String("emotion"), indexOf(*emotion));
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

    void checkTexts()
    {
        const Answer& answer = m_current->answer;
        if (m_protocol.isExplanationRequired && m_current->origin != Origin::Imported &&
            answer.explanation.trimmed().isEmpty())
            report(SchemaCode::MissingExplanation, QLatin1String("explanation"),
                   answer.explanation);
        if (answer.isFlagged && answer.flagReason.trimmed().isEmpty())
            report(SchemaCode::FlagWithoutReason, QLatin1String("flag_reason"), answer.flagReason);
    }

    void checkTimes()
    {
        if (!m_current->timings)
            return;
        if (m_current->timings->activeMs < 0)
            report(SchemaCode::NegativeTime, QLatin1String("active_ms"),
                   m_current->timings->activeMs);
        if (m_current->timings->wallMs < 0)
            report(SchemaCode::NegativeTime, QLatin1String("wall_ms"), m_current->timings->wallMs);
    }

    const SchemaContext& m_known;
    const Protocol& m_protocol;
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
    SchemaCheck check(known, protocol);
    for (const Annotation& annotation : annotations)
        check.take(annotation);
    return check.takeProblems();
}

} // namespace subtext
