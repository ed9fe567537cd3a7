// SPDX-License-Identifier: MIT
#include "core/base/environment.h"

#include <QDateTime>
#include <QUuid>

namespace subtext {

qint64 SystemClock::now() const
{
    return QDateTime::currentMSecsSinceEpoch();
}

Uuid RandomIds::next()
{
    return Uuid(QUuid::createUuid());
}

} // namespace subtext
