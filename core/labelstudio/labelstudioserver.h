// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/http/http.h"

#include <QJsonDocument>

namespace subtext {

/// Where a server of Label Studio is, from what somebody wrote or copied from a browser:
/// "https://host", with the path below which it is found, if any. Without a scheme it is http for
/// this machine, else https; a page of Label Studio's own at the end is cut off. Errors:
/// InvalidValue (value: the text) with the detail "server" (it is no address), "server user" (it
/// has a user or password), "server scheme" (neither http nor https), or "server query" ("?" or "#"
/// behind what is no such page).
Result<QUrl> labelStudioAddress(const QString& text);

/// The number of the project whose page that text is the address of; none where it names none.
std::optional<qint64> labelStudioProjectIn(const QString& text);

/// Where its token is looked for: in this variable of the environment, or in the keychain under a
/// name of the server's own. Nowhere else is one kept.
inline const QLatin1String LabelStudioTokenVariable("SUBTEXT_LABELSTUDIO_TOKEN");
QString labelStudioKeychainEntry(const QUrl& server);

/// A token as Label Studio gives it out: the old kind goes along with each request, the personal
/// one only buys short-lived ones.
bool isPersonalToken(const QByteArray& token);

/// How long what a personal token bought may be used, in milliseconds and a day at most;
/// none where it does not say.
std::optional<qint64> tokenLifeMs(const QByteArray& access);

/// Why a reply is of no use, in the server's words, from which the secrets have been taken:
///   ServerUnreachable  value: the fault          ServerBusy     value: the status
///   ServerUntrusted    value: the fault          SignInRefused  401
///   ServerRefused      value: the status, "page" (a web page in place of an answer), "answer" (no
///                      JSON), "too large"
///   Cancelled, IoFailure (it could not be saved)
/// `file` is the server's origin; `detail` its words, at most 300 characters.
Error labelStudioError(const QUrl& server, const HttpReply& reply,
                       const std::vector<QByteArray>& secrets);

/// The JSON of a good reply. Errors: as above.
Result<QJsonDocument> labelStudioAnswer(const QUrl& server, const HttpReply& reply,
                                        const std::vector<QByteArray>& secrets);

/// An answer that is JSON, but not what was asked for; `what`: the part that is missing.
Error unexpectedAnswer(const QUrl& server, const QString& what);

} // namespace subtext
