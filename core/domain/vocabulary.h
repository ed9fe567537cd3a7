// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <cstdint>
#include <optional>

namespace subtext {

/// CEI's five kinds of pragmatic scene, in alphabetical order: the order in which every seeded
/// computation and every report goes through groups.
namespace Subtype {

inline constexpr QLatin1String DeflectionMisdirection("deflection-misdirection");
inline constexpr QLatin1String MixedSignals("mixed-signals");
inline constexpr QLatin1String PassiveAggression("passive-aggression");
inline constexpr QLatin1String SarcasmIrony("sarcasm-irony");
inline constexpr QLatin1String StrategicPoliteness("strategic-politeness");

} // namespace Subtype

inline constexpr std::array<QLatin1String, 5> AllSubtypes{
    Subtype::DeflectionMisdirection, Subtype::MixedSignals, Subtype::PassiveAggression,
    Subtype::SarcasmIrony, Subtype::StrategicPoliteness};

/// Where a scene plays; Unknown where the source does not say.
enum class Domain : std::uint8_t { Unknown, Workplace, Family, Social, Service };

/// Speaker to listener.
enum class PowerRelation : std::uint8_t { Peer, HighToLow, LowToHigh };

inline constexpr std::array<PowerRelation, 3> AllPowerRelations{
    PowerRelation::Peer, PowerRelation::HighToLow, PowerRelation::LowToHigh};

enum class Role : std::uint8_t { Annotator, Adjudicator, Coordinator };

/// The token that a file's word stands for; none where it is no subtype.
std::optional<QString> subtypeFromToken(QStringView text);

/// The token of a file's subtype from its name, e.g. "data_sarcasm-irony.csv"; none where the
/// name holds no subtype.
std::optional<QString> subtypeFromFileName(QStringView fileName);

/// Empty for Domain::Unknown.
QLatin1String domainToken(Domain domain);
/// An empty text is Domain::Unknown; an unknown word is none.
std::optional<Domain> domainFromToken(QStringView text);

QLatin1String powerToken(PowerRelation power);
/// Accepts "high-to-low" and "high_to_low".
std::optional<PowerRelation> powerFromToken(QStringView text);

enum class PowerSource : std::uint8_t {
    Given,   ///< "given": by a file or a person.
    Derived, ///< "derived": a rule about role words matched.
    Assumed, ///< "assumed": no rule matched, so it was taken for Peer.
};
QLatin1String powerSourceToken(PowerSource source);

/// What the rules about role words give: HighToLow for a speaker with a "high" word (manager,
/// parent, …) and a listener with a "low" one (employee, child, …), LowToHigh for the reverse, else
/// none. Substrings count, in any case.
std::optional<PowerRelation> powerByRoles(QStringView speakerRole, QStringView listenerRole);
/// The power relation as CEI's authors derive it: by the rules, and Peer where none matches.
PowerRelation derivePowerRelation(QStringView speakerRole, QStringView listenerRole);
/// `isGuessed`: no source said it.
PowerSource powerSourceOf(bool isGuessed, QStringView speakerRole, QStringView listenerRole);

QLatin1String roleToken(Role role);
std::optional<Role> roleFromToken(QStringView text);

/// What an analysis uses an item for, where the data says so.
enum class Partition : std::uint8_t { Train, Validation, Test };

/// "train", "val", "test"
QLatin1String partToken(Partition part);
/// Those, and "training", "validation", "valid" and "dev", in any case.
std::optional<Partition> partFromToken(QStringView text);

} // namespace subtext
