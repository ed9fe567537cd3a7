// SPDX-License-Identifier: MIT
#include "core/task/faultlist.h"

#include "core/task/tasktextrules.h"

#include <iterator>

namespace subtext {
namespace {

QString bounds(const QString& smallest, const QString& largest)
{
    return smallest + u'–' + largest;
}

} // namespace

QString placeOfKey(const QString& path, QLatin1String key)
{
    return path.isEmpty() ? QString(key) : path + u'.' + key;
}

QString placeOfItem(const QString& path, std::size_t index)
{
    return QStringLiteral("%1[%2]").arg(path).arg(index);
}

QString ClaimedNames::claim(const QString& name, const QString& place)
{
    const auto found = m_places.constFind(name);
    if (found != m_places.constEnd() && *found != place)
        return *found;
    m_places.insert(name, place);
    return {};
}

void FaultList::add(TaskFaultCode code, const QString& place, const QString& value,
                    const QString& detail)
{
    m_faults.push_back({code, place, 0, 0, value, detail});
}

void FaultList::add(std::optional<TaskFault> fault, const QString& place)
{
    if (!fault)
        return;
    fault->place = place;
    m_faults.push_back(std::move(*fault));
}

void FaultList::append(TaskFaults faults)
{
    m_faults.insert(m_faults.end(), std::make_move_iterator(faults.begin()),
                    std::make_move_iterator(faults.end()));
}

void FaultList::checkToken(const QString& token, const QString& place)
{
    if (token.isEmpty())
        add(TaskFaultCode::EmptyText, place);
    add(faultOfToken(token), place);
}

void FaultList::claim(ClaimedNames& names, const QString& token, const QString& place)
{
    if (token.isEmpty())
        return;
    const QString other = names.claim(QString(token).replace(u'_', u'-'), place);
    if (!other.isEmpty())
        add(TaskFaultCode::EqualTokens, place, token, other);
}

void FaultList::checkCount(std::size_t count, int fewest, int most, const QString& place)
{
    const auto n = static_cast<qint64>(count);
    if (n < fewest)
        add(TaskFaultCode::TooFew, place, QString::number(n), QString::number(fewest));
    if (n > most)
        add(TaskFaultCode::TooMany, place, QString::number(n), QString::number(most));
}

void FaultList::checkRange(int number, int smallest, int largest, const QString& place)
{
    if (number < smallest || number > largest)
        add(TaskFaultCode::OutOfRange, place, QString::number(number),
            bounds(QString::number(smallest), QString::number(largest)));
}

void FaultList::checkRange(double number, double smallest, double largest, const QString& place)
{
    const bool isWithin = number >= smallest && number <= largest;
    if (!isWithin)
        add(TaskFaultCode::OutOfRange, place, QString::number(number),
            bounds(QString::number(smallest, 'f', 0), QString::number(largest, 'f', 0)));
}

} // namespace subtext
