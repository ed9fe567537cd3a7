// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rostercodes.h"

namespace subtext {
namespace {

QChar codeLetter(Role role)
{
    switch (role) {
    case Role::Annotator:
        return u'A';
    case Role::Adjudicator:
        return u'M';
    case Role::Coordinator:
        return u'C';
    }
    Q_UNREACHABLE();
}

QString freeCode(QChar letter, const QSet<QString>& taken)
{
    for (int number = 1;; ++number) {
        const QString code = letter + QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
        if (!taken.contains(code))
            return code;
    }
}

} // namespace

std::vector<Roster::NewPerson> withCodes(std::vector<Roster::NewPerson> people, QSet<QString> taken,
                                         bool areAnnotatorsCoded)
{
    for (const Roster::NewPerson& person : people)
        taken.insert(person.code.toUpper());
    for (Roster::NewPerson& person : people) {
        if (!person.code.isEmpty() || (person.role == Role::Annotator && !areAnnotatorsCoded))
            continue;
        person.code = freeCode(codeLetter(person.role), taken);
        taken.insert(person.code);
    }
    return people;
}

} // namespace subtext
