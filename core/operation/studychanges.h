// SPDX-License-Identifier: MIT
#pragma once

#include "core/operation/changeset.h"

#include <QObject>

namespace subtext {

/// Tells whoever follows a study what operations changed.
class StudyChanges : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    /// See Study::changed.
    void changed(const subtext::ChangeSet& changes);
};

} // namespace subtext
