// SPDX-License-Identifier: MIT
#include "core/base/uuid.h"

#include <QUuid>

namespace subtext {

Uuid::Uuid(const QUuid& uuid)
    : m_text(uuid.isNull() ? QString() : uuid.toString(QUuid::WithoutBraces))
{}

std::optional<Uuid> Uuid::fromText(const QString& text)
{
    constexpr qsizetype Length = 36;
    if (text.size() != Length)
        return std::nullopt;
    for (qsizetype i = 0; i < Length; ++i) {
        const char16_t c = text[i].unicode();
        const bool isDash = i == 8 || i == 13 || i == 18 || i == 23;
        const bool isDigit = (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
        if (isDash ? c != u'-' : !isDigit)
            return std::nullopt;
    }
    Uuid uuid;
    uuid.m_text = text;
    return uuid;
}

} // namespace subtext
