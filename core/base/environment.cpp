// SPDX-License-Identifier: MIT
#include "core/base/environment.h"

#include <QDateTime>
#include <QUuid>

namespace subtext {

qint64 SystemClock::now() const
{
    return QDateTime::currentMSecsSinceEpoch();
}

QString RandomIds::next()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace subtext
