// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/course/assigning.h"
#include "core/course/roster.h"
#include "core/domain/emotion.h"
#include "core/study/study.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"

#include <QDir>
#include <QHash>

namespace subtext::test {

/// What one person says about one item.
struct PlannedAnswer
{
    Answer answer;
    std::optional<Choice> later; ///< They come back and change the label to this.

    Answer last() const
    {
        Answer changed = answer;
        changed.ballot[0] = later ? later : answer.ballot[0];
        return changed;
    }
};

/// How a split is settled.
struct PlannedDecision
{
    Pick pick;
    Basis basis = Basis::Unstated;
    QString note;
};

/// A study for fifteen people that can be made more than once: the same scenes, people, assignment
/// and answers each time, in files of other ids. A third of the items are splits, a third
/// majorities, a third unanimous.
class CoursePlan
{
public:
    static constexpr int PerSubtype = 3;
    static constexpr int Raters = 3;
    static constexpr quint32 Seed = 11;

    static const QStringList& names()
    {
        static const QStringList all{
            QStringLiteral("Ilse Varga"),      QStringLiteral("Tomasz Okonjo"),
            QStringLiteral("Runa Halvorsen"),  QStringLiteral("Beatriz Quiroga"),
            QStringLiteral("Dimitri Zelenko"), QStringLiteral("Freya Lindqvist"),
            QStringLiteral("Kofi Mensah"),     QStringLiteral("Noor Rahimi"),
            QStringLiteral("Pascal Thibault"), QStringLiteral("Sunniva Dahlgren"),
            QStringLiteral("Teodor Ilić"),     QStringLiteral("Umaru Bello"),
            QStringLiteral("Wiebke Janssen"),  QStringLiteral("Yusuf Karadağ"),
            QStringLiteral("Zofia Nowicka")};
        return all;
    }

    static Protocol protocol()
    {
        Protocol protocol;
        protocol.seed = Seed;
        protocol.isConsentRequired = true;
        protocol.isPracticeAsked = true;
        protocol.repeats = 1;
        return protocol;
    }

    static std::unique_ptr<Study> makeStudy(const QString& path, const Environment& environment)
    {
        Study::Setup setup;
        setup.title = QStringLiteral("Autumn course");
        setup.protocol = protocol();
        auto study = Study::create(path, setup, environment);
        if (!study)
            qFatal("course: %s", describe(study).constData());
        const QString csv = writeFile(path + QStringLiteral(".csv"), scenes());
        if (!(*study)->importing().importFiles({csv}, {}) || !(*study)->roster().add(people()) ||
            !(*study)->assigning().assign(Raters, Seed))
            qFatal("course: scenes and people");
        return std::move(*study);
    }

    /// Draws up who says what; `study` is any of those made here.
    explicit CoursePlan(Study& study)
    {
        std::map<PersonId, QString> codes;
        for (const Person& person : must(study.roster().people()))
            codes[person.id] = person.code;
        int number = 0;
        for (const Scenario& scenario : must(study.scenarios())) {
            const std::vector<PersonId> raters = must(study.raters(scenario.id));
            for (std::size_t seat = 0; seat < raters.size(); ++seat)
                m_answers[{codes[raters[seat]], scenario.name()}].answer =
                    answerOf(number, static_cast<int>(seat));
            if (number % 3 == 0)
                m_decisions[scenario.name()] = decisionOf(number);
            ++number;
        }
        // Somebody thinks again about an item on which all agreed.
        auto& again =
            m_answers.at({codes[must(study.raters(must(study.scenarios()).at(2).id)).at(1)],
                          must(study.scenarios()).at(2).name()});
        again.later = neighbour(*again.answer.ballot[0], 4);
    }

    /// `to` says of `from`'s items what `from` would have said.
    void takeOver(const QString& from, const QString& to)
    {
        std::map<std::pair<QString, QString>, PlannedAnswer> taken;
        for (const auto& [key, said] : m_answers) {
            if (key.first == from)
                taken[{to, key.second}] = said;
        }
        m_answers.merge(taken);
    }

    const PlannedAnswer& answer(const QString& code, const QString& item) const
    {
        return m_answers.at({code, item});
    }
    /// Who says what, by code and item.
    const std::map<std::pair<QString, QString>, PlannedAnswer>& answers() const
    {
        return m_answers;
    }
    const std::map<QString, PlannedDecision>& decisions() const { return m_decisions; }

private:
    static std::vector<Roster::NewPerson> people()
    {
        std::vector<Roster::NewPerson> people;
        for (int i = 0; i < names().size(); ++i)
            people.push_back({QStringLiteral("RATER-%1").arg(i + 1, 2, 10, QLatin1Char('0')),
                              names().at(i), Role::Annotator});
        people.push_back(
            {QStringLiteral("LEAD-01"), QStringLiteral("Marguerite Delacroix"), Role::Coordinator});
        people.push_back(
            {QStringLiteral("JUDGE-01"), QStringLiteral("Lorcan Fitzgerald"), Role::Adjudicator});
        return people;
    }

    static QByteArray scenes()
    {
        QByteArray csv = "id,subtype,domain,power_relation,speaker_role,listener_role,context,"
                         "utterance\n";
        for (const QLatin1String subtype : AllSubtypes) {
            for (int i = 1; i <= PerSubtype; ++i) {
                const QByteArray id = QByteArray::number(i);
                csv += id + ',' + subtype.data() +
                       ",workplace,peer,clerk,colleague,\"The kettle has been empty for " + id +
                       " days, again.\",So thoughtful of everybody (" + id + ").\n";
            }
        }
        return csv;
    }

    static Choice neighbour(Choice emotion, int steps)
    {
        return AllEmotions.at(static_cast<std::size_t>((indexOf(emotion) + steps) % EmotionCount));
    }

    static Choice voteOf(int item, int seat)
    {
        const Choice first = AllEmotions.at(static_cast<std::size_t>(item % EmotionCount));
        if (item % 3 == 0)
            return neighbour(first, 3 * seat);
        return item % 3 == 1 && seat == 2 ? neighbour(first, 4) : first;
    }

    static Answer answerOf(int item, int seat)
    {
        PythonRandom random(namedSeed(Seed, QByteArray::number(item * 10 + seat)));
        Answer answer;
        answer.ballot[0] = voteOf(item, seat);
        for (ScaleIndex dimension : AllDimensions)
            answer.scale(dimension) = MinPoint + static_cast<int>(random.below(PointCount));
        // Nobody else says this anywhere.
        answer.explanation = QStringLiteral("Reading %1 of scene %2. The kettle decides it.")
                                 .arg(seat + 1)
                                 .arg(item + 1);
        return answer;
    }

    static PlannedDecision decisionOf(int item)
    {
        constexpr std::array Reasons{Basis::ValencePolarity, Basis::Misreading, Basis::VadFit};
        const int number = item / 3;
        if (number == 4)
            return {{}, Basis::Unstated, QString()}; // the distribution is kept
        PlannedDecision decision;
        decision.pick.label = voteOf(item, number % Raters);
        decision.basis = Reasons.at(static_cast<std::size_t>(number) % Reasons.size());
        if (number % 2 == 0)
            decision.note = QStringLiteral("As Runa Halvorsen might put it: no thanks at all.");
        return decision;
    }

    std::map<std::pair<QString, QString>, PlannedAnswer> m_answers;
    std::map<QString, PlannedDecision> m_decisions;
};

/// The digits for an answer: the emotion, then the four scales.
inline QString digitsOf(const Answer& answer)
{
    QString digits = QString::number(indexOf(*answer.ballot[0]) + 1);
    for (ScaleIndex dimension : AllDimensions)
        digits += QString::number(*answer.scale(dimension) - MinPoint + 1);
    return digits;
}

} // namespace subtext::test
