// SPDX-License-Identifier: MIT
#include "core/sync/fingerprint.h"

#include "core/base/sha256.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <span>

namespace subtext {
namespace {

using Class = StreamClass;

constexpr std::array ReadByEverybody{Class::Common};
constexpr std::array ReadByStaff{Class::Common, Class::Scenes, Class::About, Class::Answers,
                                 Class::Staff};
constexpr std::array ReadByCoordinators{Class::Common,  Class::Scenes, Class::About, Class::Name,
                                        Class::Answers, Class::Course, Class::Staff, Class::Office};

std::vector<StreamHead> headsOfClasses(const std::vector<StreamHead>& heads,
                                       std::span<const Class> classes)
{
    std::vector<StreamHead> ofClasses;
    std::copy_if(heads.begin(), heads.end(), std::back_inserter(ofClasses),
                 [&](const StreamHead& head) {
                     const QString name = head.key.section(u':', 0, 0);
                     return std::any_of(classes.begin(), classes.end(),
                                        [&](Class each) { return streamClassToken(each) == name; });
                 });
    return ofClasses;
}

/// Of 32 bytes: each four give five digits.
QString inDigits(const QByteArray& hash)
{
    constexpr quint32 Group = 100'000;
    QStringList groups;
    for (qsizetype at = 0; at + 4 <= hash.size(); at += 4)
        groups << QString::number(qFromBigEndian<quint32>(hash.constData() + at) % Group)
                      .rightJustified(5, u'0');
    return groups.join(u' ');
}

} // namespace

QString fingerprintOf(const Uuid& study, const std::vector<StreamHead>& heads)
{
    QStringList lines;
    for (const StreamHead& head : heads) {
        if (head.n > 0)
            lines << QStringLiteral("%1 %2 %3")
                         .arg(head.key, QString::number(head.n),
                              QString::fromLatin1(head.head.toHex()));
    }
    lines.sort();
    lines.prepend(study.text());
    lines.prepend(QStringLiteral("subtext-fingerprint-1"));
    return inDigits(QByteArray::fromHex(sha256Of(lines.join(u'\n').toUtf8())));
}

std::vector<TeamFingerprint> fingerprintsOf(const Uuid& study, Role role,
                                            const std::vector<StreamHead>& heads)
{
    std::vector<TeamFingerprint> fingerprints;
    const auto add = [&](FingerprintCircle circle, std::span<const Class> classes) {
        fingerprints.push_back({circle, fingerprintOf(study, headsOfClasses(heads, classes))});
    };
    add(FingerprintCircle::Everybody, ReadByEverybody);
    if (role != Role::Annotator)
        add(FingerprintCircle::Staff, ReadByStaff);
    if (role == Role::Coordinator)
        add(FingerprintCircle::Coordinators, ReadByCoordinators);
    fingerprints.push_back({FingerprintCircle::OwnFile, fingerprintOf(study, heads)});
    return fingerprints;
}

QLatin1String fingerprintCircleToken(FingerprintCircle circle)
{
    constexpr std::array Tokens{QLatin1String("everybody"), QLatin1String("staff"),
                                QLatin1String("coordinators"), QLatin1String("file")};
    return Tokens.at(static_cast<std::size_t>(circle));
}

} // namespace subtext
