// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/certificates.h"
#include "core/sync/teamanswers.h"

#include <set>

namespace subtext {

/// Whether rows of that kind are the server's to write in its own name.
bool mayServerWrite(const QString& kind);

/// Holds what a server gives to the keys of the devices: whoever sent a row first sealed the end of
/// what it belongs to, so that nothing can be put in, changed or cut off in a device's name by
/// anybody else. Whether links follow is for `StreamCursor` to find out.
class SealCheck
{
public:
    /// `server`: the device by which the server writes, which has no key. `kept`: what the file
    /// keeps, keys among it.
    SealCheck(Uuid study, Uuid server, std::map<Uuid, StreamCursor> kept);

    /// Takes a key that the entry says, of a device of which none was known. Before all `take`.
    void meet(const StreamEntry& entry);
    /// How the device showed, where it said its key among what was met, that it was invited.
    QByteArray shownBy(const Uuid& device) const;
    /// None where no key of the device was met.
    std::optional<QByteArray> keyOf(const Uuid& device) const;
    /// Each entry of a stream in its order, once it follows. Altered: a device says another key
    /// than it did. Seal: something else than the device sealed it. NotTheirs: the server writes in
    /// its own name what is not for it to write.
    std::optional<FolderFault> take(const QString& stream, const StreamEntry& entry);

    /// After the last entry: a stream in which a device that signs left its end without a seal.
    std::optional<QString> openEnd() const;
    bool hasSaid(const Uuid& device) const { return m_certificates.hasSaid(device); }
    /// Devices that were invited, where somebody certifies them; see `Certificates`.
    std::set<Uuid> invited(const QByteArray& certifier) const;
    /// Those that wrote and were not invited. `isWhole`: all that devices say of themselves was
    /// among it; else only those are judged that said something of themselves.
    std::vector<WritingDevice> strangers(const QByteArray& certifier, bool isWhole) const;
    /// Those by which this device sealed.
    std::set<QByteArray> anchorsOf(const Uuid& device) const;
    VerifiedTeam found() const;

private:
    struct Writer
    {
        Uuid person;
        bool hasSealed = false;
        std::set<QString> openEnds{}; ///< Streams whose last row is not sealed.
        std::set<QByteArray> anchors{};
    };

    Uuid m_study;
    Uuid m_server;
    std::map<Uuid, StreamCursor> m_keys;
    std::map<Uuid, QByteArray> m_shown; ///< By device.
    std::map<Uuid, Writer> m_writers;   ///< By device.
    Certificates m_certificates;
    qint64 m_rows = 0;
};

} // namespace subtext
