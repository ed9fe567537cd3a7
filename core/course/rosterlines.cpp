// SPDX-License-Identifier: MIT
#include "core/course/rosterlines.h"

#include "core/domain/personcode.h"

#include <QRegularExpression>
#include <QSet>

namespace subtext {

Result<std::vector<Roster::NewPerson>> parseRoster(const QString& text)
{
    static const QRegularExpression separators(QStringLiteral("[,;\t]"));
    std::vector<Roster::NewPerson> people;
    QSet<QString> codes;
    qint64 line = 0;
    for (const QString& row : text.split(u'\n')) {
        ++line;
        if (row.trimmed().isEmpty())
            continue;
        QStringList cells = row.split(separators);
        for (QString& cell : cells)
            cell = cell.trimmed();
        Roster::NewPerson person;
        if (cells.size() == 1) {
            person.name = cells.front();
        } else {
            person.code = cells.at(0);
            person.name = cells.at(1);
        }
        if (cells.size() > 2 && !cells.at(2).isEmpty()) {
            const auto role = roleFromToken(cells.at(2));
            if (!role)
                return fail(
                    {ErrorCode::InvalidValue, {}, line, 3, cells.at(2), QStringLiteral("role")});
            person.role = *role;
        }
        if (person.name.isEmpty() || cells.size() > 3)
            return fail(
                {ErrorCode::InvalidValue, {}, line, 0, row.trimmed(), QStringLiteral("person")});
        if (!isReadableCode(person.code))
            return fail(
                {ErrorCode::InvalidValue, {}, line, 1, person.code, QStringLiteral("code")});
        const QString skeleton = codeSkeleton(person.code);
        if (!person.code.isEmpty() && codes.contains(skeleton))
            return fail({ErrorCode::DuplicateCode, {}, line, 1, person.code, {}});
        codes.insert(skeleton);
        people.push_back(std::move(person));
    }
    return people;
}

} // namespace subtext
