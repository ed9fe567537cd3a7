// SPDX-License-Identifier: MIT
#include "core/http/later.h"

#include <QTimer>

namespace subtext {

Later systemLater()
{
    return [](qint64 ms, QObject* context, std::function<void()> work) {
        QTimer::singleShot(std::chrono::milliseconds(ms), context, std::move(work));
    };
}

} // namespace subtext
