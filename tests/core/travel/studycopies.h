// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/travel/merging.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

#include <memory>
#include <utility>

namespace subtext::test {

// Copies of one study that are worked on apart.

/// UUIDs that no other copy gives, and that another run gives again.
class SeededIds : public IdSource
{
public:
    explicit SeededIds(quint32 seed)
        : m_random(seed)
    {}
    Uuid next() override
    {
        const auto part = [this] { return m_random.below(0x10000); };
        return *Uuid::fromText(QStringLiteral("%1%2-%3-4%4-8%5-%6%7%8")
                                   .arg(part(), 4, 16, QLatin1Char('0'))
                                   .arg(part(), 4, 16, QLatin1Char('0'))
                                   .arg(part(), 4, 16, QLatin1Char('0'))
                                   .arg(part() & 0xFFF, 3, 16, QLatin1Char('0'))
                                   .arg(part() & 0xFFF, 3, 16, QLatin1Char('0'))
                                   .arg(part(), 4, 16, QLatin1Char('0'))
                                   .arg(part(), 4, 16, QLatin1Char('0'))
                                   .arg(part(), 4, 16, QLatin1Char('0')));
    }

private:
    PythonRandom m_random;
};

/// One copy on its own machine, with a clock of its own.
struct StudyCopy
{
    StudyCopy(QString file, quint32 seed)
        : path(std::move(file))
        , ids(seed)
    {}

    std::unique_ptr<Study> open(Study::Access access = Study::Access::Write)
    {
        auto study = Study::open(path, access, {clock, ids, {}});
        if (!study)
            qFatal("a copy: %s", describe(study).constData());
        return std::move(*study);
    }

    /// What came of it; everything in the other file is taken or known.
    void merge(const StudyCopy& other) { merge(other.path); }
    void merge(const QString& other)
    {
        const auto study = open();
        const MergedFile merged = must(study->merging().merge({other})).front();
        for (const RefusedRow& row : merged.refused)
            qWarning("refused: %s %s %s", qPrintable(row.kind), qPrintable(row.reason),
                     qPrintable(row.detail));
        if (!merged.isSound())
            qFatal("%s is not merged: error %d", qPrintable(other),
                   merged.error ? static_cast<int>(merged.error->code) : -1);
    }

    QString path;
    SeededIds ids;
    FixedClock clock;
};

} // namespace subtext::test
