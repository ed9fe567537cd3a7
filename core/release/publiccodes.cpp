// SPDX-License-Identifier: MIT
#include "core/release/publiccodes.h"

#include <QCryptographicHash>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

QByteArray lotOf(const Person& person, const QString& secret)
{
    return QCryptographicHash::hash((secret + u'\n' + person.uuid.text()).toUtf8(),
                                    QCryptographicHash::Sha256);
}

bool isTaken(char letter, const std::vector<Person>& people)
{
    return std::any_of(people.begin(), people.end(), [&](const Person& person) {
        const QString code = person.code.toUpper();
        return code.size() > 1 && code[0] == QLatin1Char(letter) && code[1].isDigit();
    });
}

/// Of new codes; the letter goes on where earlier codes have one.
QChar letterOf(const std::vector<Person>& people, const std::map<Uuid, QString>& earlier)
{
    if (!earlier.empty() && !earlier.begin()->second.isEmpty())
        return earlier.begin()->second.front();
    for (char letter = 'R'; letter <= 'Z'; ++letter) {
        if (!isTaken(letter, people))
            return QLatin1Char(letter);
    }
    return u'R';
}

} // namespace

std::map<Uuid, QString> randomCodes(const std::vector<Person>& people,
                                    const std::map<Uuid, QString>& earlier, const QString& secret)
{
    std::map<Uuid, QString> codes;
    std::set<QString> taken;
    for (const auto& of : earlier)
        taken.insert(of.second);
    for (const Person& person : people)
        taken.insert(person.code);
    std::vector<const Person*> without;
    for (const Person& person : people) {
        const auto known = earlier.find(person.uuid);
        if (known == earlier.end())
            without.push_back(&person);
        else
            codes[person.uuid] = known->second;
    }
    std::sort(without.begin(), without.end(), [&](const Person* a, const Person* b) {
        return std::pair(lotOf(*a, secret), a->uuid) < std::pair(lotOf(*b, secret), b->uuid);
    });
    const QChar letter = letterOf(people, earlier);
    int number = 0;
    for (const Person* person : without) {
        QString code;
        do {
            code = letter + QStringLiteral("%1").arg(++number, 2, 10, QLatin1Char('0'));
        } while (taken.count(code) > 0);
        codes[person->uuid] = code;
    }
    return codes;
}

std::vector<Person> peopleToFind(const ReleaseInput& input)
{
    std::vector<Person> people = input.data.people;
    if (input.randomCodes.empty())
        return people;
    const std::size_t count = people.size();
    for (std::size_t i = 0; i < count; ++i) {
        Person alias = people[i];
        alias.name = alias.code;
        const auto code = input.randomCodes.find(alias.id);
        people[i].code = alias.code = code == input.randomCodes.end() ? QString() : code->second;
        people.push_back(std::move(alias));
    }
    return people;
}

QHash<PersonId, PersonId> releasedIds(const ReleaseInput& input)
{
    std::vector<std::pair<QString, PersonId>> order;
    for (const Person& person : input.data.people) {
        const auto code = input.randomCodes.find(person.id);
        order.emplace_back(code == input.randomCodes.end() ? QString() : code->second, person.id);
    }
    // By length first: R100 comes after R99.
    if (!input.randomCodes.empty()) {
        std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.first.size(), a.first, a.second) <
                   std::tuple(b.first.size(), b.first, b.second);
        });
    }
    QHash<PersonId, PersonId> ids;
    qint64 number = 0;
    for (const auto& of : order)
        ids.insert(of.second, input.randomCodes.empty() ? of.second : PersonId{++number});
    return ids;
}

void relabel(StudyData& data, const ReleaseInput& input)
{
    if (input.randomCodes.empty())
        return;
    const QHash<PersonId, PersonId> ids = releasedIds(input);
    for (Person& person : data.people) {
        const auto code = input.randomCodes.find(person.id);
        person.code = code == input.randomCodes.end() ? QString() : code->second;
        person.name = person.code;
        person.id = ids.value(person.id);
    }
    std::sort(data.people.begin(), data.people.end(),
              [](const Person& a, const Person& b) { return a.id < b.id; });
    QHash<ScenarioId, qsizetype> places;
    for (const Scenario& scenario : data.scenarios)
        places.insert(scenario.id, places.size());
    for (Annotation& annotation : data.annotations)
        annotation.person = ids.value(annotation.person);
    std::stable_sort(data.annotations.begin(), data.annotations.end(),
                     [&](const Annotation& a, const Annotation& b) {
                         return std::pair(places.value(a.scenario), a.person) <
                                std::pair(places.value(b.scenario), b.person);
                     });
    qint64 number = 0;
    for (Annotation& annotation : data.annotations)
        annotation.id = {++number};
    for (Decision& decision : data.decisions) {
        decision.person = ids.value(decision.person);
        decision.secondPerson = ids.value(decision.secondPerson);
    }
    for (Erratum& erratum : data.errata) {
        erratum.by = ids.value(erratum.by);
        for (PersonId& person : erratum.labelled)
            person = ids.value(person);
        std::sort(erratum.labelled.begin(), erratum.labelled.end());
    }
}

} // namespace subtext
