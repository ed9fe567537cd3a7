// SPDX-License-Identifier: MIT
#include "core/remote/answercalls.h"

#include <QDateTime>

namespace subtext {

Error unreadableAnswer(const char* function)
{
    return {ErrorCode::ServerUnreadable, {}, 0, 0, QString::fromLatin1(function), {}};
}

NewLogin takeLogin(AnswerRow& row)
{
    AnswerObject of(row.object());
    NewLogin made;
    made.login = of.text("login");
    made.device = of.uuid("device");
    const QDateTime until = QDateTime::fromString(of.text("valid_until"), Qt::ISODate);
    made.validUntil = until.toMSecsSinceEpoch();
    if (!of.isSound() || !until.isValid())
        row.fault();
    return made;
}

} // namespace subtext
