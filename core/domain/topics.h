// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace subtext {

struct Embedding
{
    ScenarioId scenario;
    qint64 at = 0; ///< UTC milliseconds.
    QString model;
    QString host;
    QByteArray textSha256; ///< Of the text that was sent.
    std::vector<float> vector;
};

struct TopicSet
{
    Uuid uuid;
    qint64 at = 0;
    QString model;      ///< Of the embeddings.
    QString parameters; ///< A JSON object.
    QString topics;     ///< A JSON object.
};

} // namespace subtext
