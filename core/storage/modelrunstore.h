// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/storage/store.h"

#include <QByteArray>
#include <QHash>

#include <functional>
#include <utility>
#include <vector>

namespace subtext {

/// Runs of models, their requests, and who agreed to what.
class ModelRunStore : Store
{
public:
    using Store::Store;

    void insert(const ModelRun& run, PersonId by);
    /// In the order of writing.
    std::vector<ModelRun> runs();

    void insert(const Uuid& uuid, const Uuid& run, const ModelRequest& request);
    using Visit = std::function<void(const ModelRequest&)>;
    /// In the order of writing.
    void forEachOf(const Uuid& run, const Visit& visit);
    using Condition = std::function<bool(const ModelRequest&)>;
    /// Whether it holds of one of them; those after it are not read.
    bool hasAny(const Uuid& run, const Condition& holds);
    /// Parts of answers that are not whole, in the order of writing.
    std::vector<ModelRequest> openParts(const Uuid& run);
    /// Those that have an answer.
    std::vector<std::pair<ScenarioId, QString>> answered(const Uuid& run);
    ModelRunCounts counts(const Uuid& run);
    std::vector<FailedTries> failures(const Uuid& run);
    /// The reason for which a run last ended, "done" where it ran to its end, empty where it began
    /// and nothing was said since. By UUID.
    QHash<QString, QString> lastWords();

    void insertConsent(const Uuid& uuid, qint64 at, const QString& host,
                       const QByteArray& templateSha256, PersonId by);
    bool hasConsent(const QString& host, const QByteArray& templateSha256);
};

} // namespace subtext
