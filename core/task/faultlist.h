// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/taskfault.h"

#include <QHash>

#include <optional>

namespace subtext {

/// "scene.hero" and "scene[2]": how places in a document are written.
QString placeOfKey(const QString& path, QLatin1String key);
QString placeOfItem(const QString& path, std::size_t index);

/// ClaimedNames that must be told apart, with the places where they stand.
class ClaimedNames
{
public:
    /// The place of what has the name already; empty where nothing has, and then this has it.
    QString claim(const QString& name, const QString& place);

private:
    QHash<QString, QString> m_places;
};

/// Gathers what is wrong with a task, with the checks that its parts share.
class FaultList
{
public:
    TaskFaults take() { return std::move(m_faults); }

    void add(TaskFaultCode code, const QString& place, const QString& value = {},
             const QString& detail = {});
    void add(std::optional<TaskFault> fault, const QString& place);
    void append(TaskFaults faults);

    void checkToken(const QString& token, const QString& place);
    /// No two tokens are equal; "a_b" and "a-b" are, since files may write either.
    void claim(ClaimedNames& names, const QString& token, const QString& place);
    void checkCount(std::size_t count, int fewest, int most, const QString& place);
    void checkRange(int number, int smallest, int largest, const QString& place);
    /// False for what is no number, too.
    void checkRange(double number, double smallest, double largest, const QString& place);

private:
    TaskFaults m_faults;
};

} // namespace subtext
