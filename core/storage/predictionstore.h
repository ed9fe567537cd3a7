// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/setname.h"
#include "core/domain/vocabulary.h"
#include "core/storage/store.h"

#include <QHash>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace subtext {

/// What one file brought of one model, mode and run.
struct PredictionBatch
{
    Uuid uuid;
    qint64 at = 0; ///< UTC milliseconds.
    SetName name;
    QString file; ///< Its name, without a folder.
};

/// What models said, and the parts of items that analyses keep apart.
class PredictionStore : Store
{
public:
    using Store::Store;

    void insert(const PredictionBatch& batch, PersonId by);
    /// In the order of writing.
    std::vector<PredictionBatch> batches();

    void insert(const Uuid& uuid, const SetWithdrawal& said);
    /// All that was said, in the order of writing.
    std::vector<SetWithdrawal> withdrawals();

    /// `answer`: a JSON object.
    void insert(const Uuid& uuid, const Uuid& batch, ScenarioId scenario, const QString& answer);
    using Visit = std::function<void(ScenarioId scenario, const QString& answer)>;
    /// The rows of a batch, in the order of writing.
    void forEachOf(const Uuid& batch, const Visit& visit);
    using Mention = std::function<void(ScenarioId scenario, const std::optional<QString>& answer)>;
    /// The same in any order, with the answer only where the text "error" may be part of it: what
    /// says that asking failed, and a few others.
    void forEachSayingError(const Uuid& batch, const Mention& visit);

    void setPart(ScenarioId scenario, Partition part, qint64 at);
    /// Of the items that a file said it of.
    QHash<ScenarioId, Partition> parts();
};

} // namespace subtext
