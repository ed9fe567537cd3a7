// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rostercodes.h"

#include "core/domain/personcode.h"
#include "core/domain/vocabulary.h"

#include <map>

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

/// The next code of a letter that nobody has; `number` is that of the last one.
QString freeCode(QChar letter, const QSet<QString>& skeletons, int& number)
{
    for (;;) {
        const QString code = letter + QStringLiteral("%1").arg(++number, 2, 10, QLatin1Char('0'));
        if (!skeletons.contains(codeSkeleton(code)))
            return code;
    }
}

} // namespace

std::vector<Roster::NewPerson> withCodes(std::vector<Roster::NewPerson> people,
                                         const QSet<QString>& taken, bool areAnnotatorsCoded)
{
    QSet<QString> skeletons;
    for (const QString& code : taken)
        skeletons.insert(codeSkeleton(code));
    for (const Roster::NewPerson& person : people)
        skeletons.insert(codeSkeleton(person.code));
    std::map<Role, int> numbers;
    for (Roster::NewPerson& person : people) {
        if (!person.code.isEmpty() || (person.role == Role::Annotator && !areAnnotatorsCoded))
            continue;
        person.code = freeCode(codeLetter(person.role), skeletons, numbers[person.role]);
    }
    return people;
}

} // namespace subtext
