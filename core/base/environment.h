// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QString>

namespace subtext {

/// The time, as milliseconds since 1970-01-01 UTC. Core never asks the machine itself.
class Clock
{
public:
    virtual ~Clock() = default;
    virtual qint64 now() const = 0;
};

/// Makes the UUIDs of rows that can leave a study file.
class IdSource
{
public:
    virtual ~IdSource() = default;
    virtual Uuid next() = 0;
};

/// Everything a study needs from outside. The references must outlive the study.
struct Environment
{
    Clock& clock;
    IdSource& ids;
    QString backupFolder; ///< Where backups go; empty: none are made.
};

/// The machine's clock and random UUIDs, for the programs; tests bring their own.
class SystemClock : public Clock
{
public:
    qint64 now() const override;
};

class RandomIds : public IdSource
{
public:
    Uuid next() override;
};

} // namespace subtext
