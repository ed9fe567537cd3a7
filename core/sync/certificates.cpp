// SPDX-License-Identifier: MIT
#include "core/sync/certificates.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace subtext {
namespace {

constexpr QLatin1String CertificateKind("certificate");
constexpr QLatin1String ServerDeviceSchema("subtext.server_device/1");

QString certifiedText(const QJsonObject& body, const char* key)
{
    return body.value(QLatin1String(key)).toString();
}

} // namespace

InvitedDevice invitedToServer(const Uuid& study, const Uuid& device, const Uuid& person)
{
    return {ServerDeviceSchema, study, device, person};
}

WireRow certificateRow(const Uuid& study, const Uuid& person, const Uuid& device,
                       const QByteArray& invitation, qint64 at)
{
    WireRow row;
    row.kind = CertificateKind;
    row.v = 1;
    row.uuid =
        Uuid(QUuid::createUuidV5(QUuid(study.text()), CertificateKind + u':' + device.text()));
    row.person = person;
    row.at = at;
    row.body = QJsonDocument(QJsonObject{{QStringLiteral("device"), device.text()},
                                         {QStringLiteral("invitation"),
                                          QString::fromLatin1(invitation.toHex())}})
                   .toJson(QJsonDocument::Compact);
    return row;
}

void Certificates::take(const StreamEntry& entry)
{
    const WireRow& row = entry.linked.row;
    if (const auto key = keyIn(row)) {
        m_devices.try_emplace(entry.device, SaidKey{row.person, *key, shownIn(row)});
        return;
    }
    const bool isCertificate = row.kind == CertificateKind;
    if (!isCertificate && row.kind != u"person")
        return;
    const QJsonObject body = QJsonDocument::fromJson(row.body).object();
    if (!isCertificate) {
        if (certifiedText(body, "role") == u"coordinator")
            m_coordinating.push_back({entry.device, row.person});
        return;
    }
    if (const auto device = Uuid::fromText(certifiedText(body, "device")))
        m_certificates.push_back(
            {entry.device, row.person, *device,
             QByteArray::fromHex(certifiedText(body, "invitation").toLatin1())});
}

Uuid Certificates::personOf(const Uuid& device) const
{
    const auto found = m_devices.find(device);
    return found == m_devices.end() ? Uuid() : found->second.person;
}

bool Certificates::isShown(const Certificate& certificate) const
{
    const auto said = m_devices.find(certificate.device);
    if (said == m_devices.end())
        return false;
    const auto shown = keyShownIn(said->second.shown,
                                  invitedToServer(m_study, certificate.device, certificate.person),
                                  certificate.invitation);
    return shown && *shown == said->second.key && said->second.person == certificate.person;
}

/// Who was invited may invite, and who coordinates may say who does, in whatever order it came.
std::set<Uuid> Certificates::invited(const std::set<Uuid>& certifiers) const
{
    std::set<Uuid> devices = certifiers;
    std::set<Uuid> coordinators;
    const auto mayInviteAll = [&](const Uuid& device) {
        return certifiers.contains(device) ||
               (devices.contains(device) && coordinators.contains(personOf(device)));
    };
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const Coordinating& said : m_coordinating)
            isMore = (mayInviteAll(said.by) && coordinators.insert(said.person).second) || isMore;
        for (const Certificate& each : m_certificates) {
            const bool mayInvite = mayInviteAll(each.by) ||
                                   (devices.contains(each.by) && personOf(each.by) == each.person);
            if (mayInvite && !devices.contains(each.device) && isShown(each))
                isMore = devices.insert(each.device).second;
        }
    }
    return devices;
}

} // namespace subtext
