// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/domain/vocabulary.h"
#include "core/publishing/releasing.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/releases.h"
#include "tests/support/teststudy.h"

namespace subtext::test {

/// What a study is made from that can stand in the way of a release.
struct ReleasePlan
{
    QString utterance = QStringLiteral("Well, that went really great.");
    QString note = QStringLiteral("Wanda's reading fits, and so does ottilie's.");
    bool isSplitDecided = true;
    bool isAllLabelled = true;
    Protocol protocol;
};

/// A study that can be released: two scenarios of mixed signals and three of sarcasm, the last of
/// them (sarcasm-irony/9) with the planned utterance; three annotators with names, an adjudicator
/// and a coordinator. The first item is unanimous, the last a split, decided with the planned note;
/// the others have majorities.
class ReleaseStudy : public TestStudy
{
public:
    explicit ReleaseStudy(const ReleasePlan& plan = {})
        : TestStudy(shapeOf(plan))
    {
        const QString csv =
            writeFile(filePath(QStringLiteral("last.csv")),
                      "id,subtype,speaker_role,listener_role,context,utterance,power_relation\n"
                      "9,sarcasm-irony,clerk,colleague,The printer is out of paper.,\"" +
                          plan.utterance.toUtf8() + "\",peer\n");
        must(study().importing().importFiles({csv}, {}));
        const QStringList names{QStringLiteral("Ottilie Brandt"), QStringLiteral("Casimir Vogt"),
                                QStringLiteral("Wanda Lind"), QStringLiteral("Ignaz Rehm"),
                                QStringLiteral("Corinna Roe")};
        std::vector<Roster::NewPerson> people;
        for (qsizetype i = 0; i < names.size(); ++i) {
            people.push_back({QStringLiteral("X0%1").arg(i + 1), names.at(i),
                              i < 3    ? Role::Annotator
                              : i == 3 ? Role::Adjudicator
                                       : Role::Coordinator});
        }
        const auto added = roster().add(people);
        must(added);
        for (const Person& person : *added)
            m_people.push_back(person.id);
        must(assigning().assign(3, 42));
        labelAll(plan.isAllLabelled);
        if (plan.isSplitDecided && plan.isAllLabelled)
            decide(Emotion::Sadness, plan.note);
    }

    Releasing& releasing() { return study().releasing(); }
    ReleaseDrafting& releaseDrafting() { return study().releaseDrafting(); }
    PersonId annotator() const { return m_people.front(); }
    PersonId judge() const { return m_people.at(3); }
    PersonId coordinator() const { return m_people.at(4); }
    ScenarioId split() { return must(study().scenarios()).back().id; }

    /// Settles the split.
    void decide(std::optional<Choice> label, const QString& note)
    {
        Verdict verdict;
        verdict.picks = picksOf(Pick{label});
        verdict.basis = Basis::Misreading;
        verdict.note = note;
        must(study().deciding().decide(judge(), split(), verdict));
    }

    ReleaseDraft draft(const ReleaseOptions& options = {},
                       const std::vector<OverriddenGate>& overridden = {})
    {
        return must(releaseDrafting().draft(options, overridden));
    }

    /// A draft in which these gates are set aside, as they were found in one without overrides.
    ReleaseDraft draftOverriding(const ReleaseOptions& options,
                                 const std::vector<std::pair<QString, QString>>& reasons)
    {
        return draft(options, overrides(draft(options), reasons));
    }

    /// Overrides of gates of a draft, each with its reason.
    static std::vector<OverriddenGate>
    overrides(const ReleaseDraft& of, const std::vector<std::pair<QString, QString>>& reasons)
    {
        std::vector<OverriddenGate> given;
        for (const auto& [token, reason] : reasons) {
            for (const Gate& gate : of.gates) {
                if (gate.token() == token)
                    given.push_back(overrideOf(gate, reason, of.input.options.version));
            }
        }
        return given;
    }

    /// Drafts, makes the files, and writes down that they were released.
    ReleaseDraft release(const QString& version = {}, const QString& date = {})
    {
        ReleaseOptions options;
        options.version = version;
        options.date = date;
        ReleaseDraft made = draft(options);
        must(releasing().record(made, filesOf(made), coordinator()));
        return made;
    }

    /// The first column of the first row.
    QString sql(const QString& query) { return RawSql(path()).value(query); }

    static Answer answerOf(Choice emotion)
    {
        return completeAnswer(emotion, QStringLiteral("Nobody has listened to them all week long, "
                                                      "so the voice drops."));
    }

private:
    template <typename T> static T must(const Result<T>& result)
    {
        if (!result)
            qFatal("release study: %s", describe(result).constData());
        if constexpr (!std::is_void_v<T>)
            return *result;
    }

    static Shape shapeOf(const ReleasePlan& plan)
    {
        Shape shape;
        shape.perSubtype = 2;
        shape.subtypes = {Subtype::MixedSignals, Subtype::SarcasmIrony};
        shape.annotators = 0;
        shape.ratersPerItem = 0;
        shape.protocol = plan.protocol;
        return shape;
    }

    void labelAll(bool isAllLabelled)
    {
        const std::vector<Scenario> scenarios = must(study().scenarios());
        for (std::size_t item = 0; item < scenarios.size(); ++item) {
            const bool isLast = item + 1 == scenarios.size();
            for (std::size_t rater = 0; rater < 3; ++rater) {
                const bool isOther = isLast || (rater == 2 && item > 0);
                const int emotion = isOther ? static_cast<int>(rater) : 3;
                if (isAllLabelled || !isLast || rater > 0)
                    must(labelling().submit(m_people[rater], scenarios[item].id,
                                            submissionOf(answerOf(*emotionAt(emotion)))));
            }
        }
    }

    std::vector<PersonId> m_people;
};

} // namespace subtext::test
