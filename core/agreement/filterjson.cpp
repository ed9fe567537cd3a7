// SPDX-License-Identifier: MIT
#include "core/agreement/filterjson.h"

#include "core/agreement/figurejson.h"

namespace subtext {

QByteArray withFilter(const QByteArray& document, const AgreementFilter& filter)
{
    if (!filter.part && !filter.topic && !filter.withoutAmbiguous)
        return document;
    using figurejson::Json;
    const Json all = Json::parse(document.toStdString());
    Json json;
    if (all.contains("schema"))
        json["schema"] = all["schema"];
    if (filter.part)
        json["split"] = QString(partToken(*filter.part)).toStdString();
    if (filter.topic)
        json["topic"] = filter.topic->toStdString();
    if (filter.withoutAmbiguous)
        json["without_ambiguous"] = true;
    for (const auto& [key, value] : all.items())
        json[key] = value;
    return figurejson::document(json);
}

} // namespace subtext
