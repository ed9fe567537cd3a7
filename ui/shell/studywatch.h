// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QTimer>

namespace subtext {

class Study;

/// Looks each second whether the open study is still the file at its path. Programs that
/// synchronise folders put other versions there, and people move and delete files.
class StudyWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr int PollMs = 1'000;

    explicit StudyWatch(QObject* parent = nullptr);

    /// Null stops. The study must outlast the watch.
    void watch(Study* study);
    /// Looks now; false where the file is not there.
    bool look();
    bool isLost() const { return m_isLost; }

Q_SIGNALS:
    void lost(const subtext::Error& error);
    void found();

private:
    Study* m_study = nullptr;
    bool m_isLost = false;
    QTimer m_timer;
};

} // namespace subtext
