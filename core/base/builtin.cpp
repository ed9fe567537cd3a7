// SPDX-License-Identifier: MIT
#include "core/base/builtin.h"

#include <QFile>

#include <new>

namespace subtext {

QByteArray builtIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::bad_alloc();
    QByteArray bytes = file.readAll();
    if (bytes.size() != file.size())
        throw std::bad_alloc();
    return bytes;
}

} // namespace subtext
