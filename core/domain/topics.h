// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace subtext {

/// Where a model puts the texts of one scenario.
struct Embedding
{
    ScenarioId scenario;
    qint64 at = 0; ///< UTC milliseconds.
    QString model;
    QString host;
    QByteArray textSha256; ///< Of the text that was sent.
    std::vector<float> vector;
};

/// Topics that somebody kept.
struct TopicSet
{
    Uuid uuid;
    qint64 at = 0;
    QString model;      ///< Of the embeddings.
    QString parameters; ///< A JSON object.
    QString topics;     ///< A JSON object.
};

} // namespace subtext
