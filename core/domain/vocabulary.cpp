// SPDX-License-Identifier: MIT
#include "core/domain/vocabulary.h"

#include <QString>

#include <algorithm>
#include <array>
#include <utility>

namespace subtext {
namespace {

template <typename Value> struct Word
{
    Value value;
    QLatin1String token;
};

constexpr std::array<Word<Domain>, 5> DomainWords{{
    {Domain::Unknown, QLatin1String("")},
    {Domain::Workplace, QLatin1String("workplace")},
    {Domain::Family, QLatin1String("family")},
    {Domain::Social, QLatin1String("social")},
    {Domain::Service, QLatin1String("service")},
}};

constexpr std::array<Word<PowerRelation>, 3> PowerWords{{
    {PowerRelation::Peer, QLatin1String("peer")},
    {PowerRelation::HighToLow, QLatin1String("high-to-low")},
    {PowerRelation::LowToHigh, QLatin1String("low-to-high")},
}};

constexpr std::array<Word<Role>, 3> RoleWords{{
    {Role::Annotator, QLatin1String("annotator")},
    {Role::Adjudicator, QLatin1String("adjudicator")},
    {Role::Coordinator, QLatin1String("coordinator")},
}};

constexpr std::array<QLatin1String, 16> HighWords{
    QLatin1String("manager"),  QLatin1String("boss"),      QLatin1String("supervisor"),
    QLatin1String("parent"),   QLatin1String("mother"),    QLatin1String("father"),
    QLatin1String("teacher"),  QLatin1String("professor"), QLatin1String("older sibling"),
    QLatin1String("senior"),   QLatin1String("mentor"),    QLatin1String("coach"),
    QLatin1String("adult"),    QLatin1String("elder"),     QLatin1String("doctor"),
    QLatin1String("principal")};

constexpr std::array<QLatin1String, 11> LowWords{
    QLatin1String("employee"), QLatin1String("subordinate"),     QLatin1String("student"),
    QLatin1String("child"),    QLatin1String("younger sibling"), QLatin1String("junior"),
    QLatin1String("intern"),   QLatin1String("mentee"),          QLatin1String("son"),
    QLatin1String("daughter"), QLatin1String("patient")};

template <typename Value, std::size_t N>
QLatin1String tokenOf(const std::array<Word<Value>, N>& words, Value value)
{
    for (const auto& word : words) {
        if (word.value == value)
            return word.token;
    }
    Q_UNREACHABLE();
}

QString plainWord(QStringView text)
{
    return text.trimmed().toString().toLower().replace(u'_', u'-');
}

template <typename Value, std::size_t N>
std::optional<Value> valueOf(const std::array<Word<Value>, N>& words, QStringView text)
{
    const QString plain = plainWord(text);
    for (const auto& word : words) {
        if (plain == word.token)
            return word.value;
    }
    return std::nullopt;
}

template <std::size_t N>
bool containsAny(const std::array<QLatin1String, N>& words, QStringView text)
{
    return std::any_of(words.begin(), words.end(), [&](QLatin1String word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

// The first word of each part is its token.
constexpr std::array Words{
    std::pair{QLatin1String("train"), Partition::Train},
    std::pair{QLatin1String("val"), Partition::Validation},
    std::pair{QLatin1String("test"), Partition::Test},
    std::pair{QLatin1String("training"), Partition::Train},
    std::pair{QLatin1String("validation"), Partition::Validation},
    std::pair{QLatin1String("valid"), Partition::Validation},
    std::pair{QLatin1String("dev"), Partition::Validation},
};

} // namespace

std::optional<QString> subtypeFromToken(QStringView text)
{
    const QString plain = plainWord(text);
    for (const QLatin1String token : AllSubtypes) {
        if (plain == token)
            return token;
    }
    return std::nullopt;
}

std::optional<QString> subtypeFromFileName(QStringView fileName)
{
    const QString plain = fileName.toString().toLower().replace(u'_', u'-').replace(u' ', u'-');
    for (const QLatin1String token : AllSubtypes) {
        if (plain.contains(token))
            return token;
    }
    return std::nullopt;
}

QLatin1String domainToken(Domain domain)
{
    return tokenOf(DomainWords, domain);
}

std::optional<Domain> domainFromToken(QStringView text)
{
    return valueOf(DomainWords, text);
}

QLatin1String powerToken(PowerRelation power)
{
    return tokenOf(PowerWords, power);
}

std::optional<PowerRelation> powerFromToken(QStringView text)
{
    return valueOf(PowerWords, text);
}

QLatin1String powerSourceToken(PowerSource source)
{
    constexpr std::array Tokens{QLatin1String("given"), QLatin1String("derived"),
                                QLatin1String("assumed")};
    return Tokens.at(static_cast<std::size_t>(source));
}

std::optional<PowerRelation> powerByRoles(QStringView speakerRole, QStringView listenerRole)
{
    if (containsAny(HighWords, speakerRole) && containsAny(LowWords, listenerRole))
        return PowerRelation::HighToLow;
    if (containsAny(LowWords, speakerRole) && containsAny(HighWords, listenerRole))
        return PowerRelation::LowToHigh;
    return std::nullopt;
}

PowerRelation derivePowerRelation(QStringView speakerRole, QStringView listenerRole)
{
    return powerByRoles(speakerRole, listenerRole).value_or(PowerRelation::Peer);
}

PowerSource powerSourceOf(bool isGuessed, QStringView speakerRole, QStringView listenerRole)
{
    if (!isGuessed)
        return PowerSource::Given;
    return powerByRoles(speakerRole, listenerRole) ? PowerSource::Derived : PowerSource::Assumed;
}

QLatin1String roleToken(Role role)
{
    return tokenOf(RoleWords, role);
}

std::optional<Role> roleFromToken(QStringView text)
{
    return valueOf(RoleWords, text);
}

QLatin1String partToken(Partition part)
{
    return Words.at(static_cast<std::size_t>(part)).first;
}

std::optional<Partition> partFromToken(QStringView text)
{
    for (const auto& [word, part] : Words) {
        if (text.trimmed().compare(word, Qt::CaseInsensitive) == 0)
            return part;
    }
    return std::nullopt;
}

} // namespace subtext
