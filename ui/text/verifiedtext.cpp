// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verifiedtext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace subtext {
namespace {

struct VerifiedText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::VerifiedText)
};

QString circleText(FingerprintCircle circle)
{
    switch (circle) {
    case FingerprintCircle::Everybody:
        return VerifiedText::tr("What everybody reads: %1");
    case FingerprintCircle::Staff:
        return VerifiedText::tr("What adjudicators and coordinators read: %1");
    case FingerprintCircle::Coordinators:
        return VerifiedText::tr("What coordinators read: %1");
    case FingerprintCircle::OwnFile:
        break;
    }
    return VerifiedText::tr(
        "All that this file reads, to be compared with your own devices only: %1");
}

} // namespace

QStringList codesOf(const std::vector<WritingDevice>& devices, const std::vector<Person>& people)
{
    QStringList codes;
    for (const WritingDevice& device : devices) {
        const auto person = std::find_if(people.begin(), people.end(), [&](const Person& each) {
            return each.uuid == device.person;
        });
        codes << (person == people.end() ? VerifiedText::tr("the coordinator") : person->code);
    }
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

QStringList verifiedTeamLines(const VerifiedTeam& verified, const std::vector<Person>& people)
{
    QStringList lines;
    const auto named = [&](const std::vector<WritingDevice>& devices) {
        return listed(codesOf(devices, people));
    };
    if (!verified.strangers.empty())
        lines << VerifiedText::tr("Written by devices that nobody invited, and made up on the "
                                  "server: rows of %1.")
                     .arg(named(verified.strangers));
    if (!verified.unsealed.empty())
        lines << VerifiedText::tr(
                     "Not sealed, because the device joined before devices signed: rows of %1.")
                     .arg(named(verified.unsealed));
    if (!verified.unchecked.empty())
        lines << VerifiedText::tr(
                     "Sealed, but not checked, because this file may not read the key: rows of %1.")
                     .arg(named(verified.unchecked));
    if (verified.lostAnchors > 0)
        lines << VerifiedText::tr(
            "This file’s own history is not the one that this device sealed: it was "
            "restored from an older copy, or changed.");
    return lines;
}

QStringList fingerprintLines(const VerifiedTeam& verified)
{
    QStringList lines;
    if (!verified.fingerprints.empty())
        lines << VerifiedText::tr("Fingerprints, to be compared with those of somebody who "
                                  "verifies at the same time:");
    for (const TeamFingerprint& each : verified.fingerprints)
        lines << circleText(each.circle).arg(each.digits);
    return lines;
}

} // namespace subtext
