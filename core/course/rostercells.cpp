// SPDX-License-Identifier: MIT
#include "core/course/rostercells.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

struct HeaderWord
{
    QStringView word;
    RosterColumn column;
};

// Subtext's own, Moodle's (participants, grades) and Canvas's (people, grade book), in English and
// German. Numbers of students are none of ours: nobody asked for them, and a code that is one would
// be published.
constexpr std::array HeaderWords{
    HeaderWord{u"code", RosterColumn::Code},
    HeaderWord{u"name", RosterColumn::Name},
    HeaderWord{u"full name", RosterColumn::Name},
    HeaderWord{u"student name", RosterColumn::Name},
    HeaderWord{u"first name / last name", RosterColumn::Name},
    HeaderWord{u"vollständiger name", RosterColumn::Name},
    HeaderWord{u"vor- und nachname", RosterColumn::Name},
    HeaderWord{u"first name", RosterColumn::FirstName},
    HeaderWord{u"given name", RosterColumn::FirstName},
    HeaderWord{u"vorname", RosterColumn::FirstName},
    HeaderWord{u"surname", RosterColumn::Surname},
    HeaderWord{u"last name", RosterColumn::Surname},
    HeaderWord{u"family name", RosterColumn::Surname},
    HeaderWord{u"nachname", RosterColumn::Surname},
    HeaderWord{u"familienname", RosterColumn::Surname},
    HeaderWord{u"zuname", RosterColumn::Surname},
    HeaderWord{u"role", RosterColumn::Role},
    HeaderWord{u"roles", RosterColumn::Role},
    HeaderWord{u"rolle", RosterColumn::Role},
    HeaderWord{u"rollen", RosterColumn::Role},
    HeaderWord{u"e-mail", RosterColumn::Email},
    HeaderWord{u"email", RosterColumn::Email},
    HeaderWord{u"email address", RosterColumn::Email},
    HeaderWord{u"e-mail address", RosterColumn::Email},
    HeaderWord{u"e-mail-adresse", RosterColumn::Email},
    HeaderWord{u"e-mailadresse", RosterColumn::Email},
    HeaderWord{u"emailadresse", RosterColumn::Email},
    HeaderWord{u"mailadresse", RosterColumn::Email},
    HeaderWord{u"mail", RosterColumn::Email},
    HeaderWord{u"login id", RosterColumn::Login},
    HeaderWord{u"sis login id", RosterColumn::Login},
};

/// What of the line stands outside quotation marks.
QString withoutQuotes(const QString& line)
{
    static const QRegularExpression quoted(
        QStringLiteral("(?<=^|[\\t;,])(\\s*)\"(?:[^\"]|\"\")*(?:\"|$)"));
    return QString(line).replace(quoted, QString());
}

QChar separatorOf(const QString& line)
{
    const QString plain = line.contains(u'"') ? withoutQuotes(line) : line;
    for (QChar separator : {u'\t', u';'}) {
        if (plain.contains(separator))
            return separator;
    }
    return u',';
}

} // namespace

QStringList rosterCells(const QString& line)
{
    const QChar separator = separatorOf(line);
    QStringList cells;
    QString cell;
    bool isQuoted = false;
    bool wasQuoted = false;
    const auto endCell = [&] {
        cells << cell.trimmed();
        cell.clear();
        wasQuoted = false;
    };
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        if (isQuoted && c == u'"' && i + 1 < line.size() && line.at(i + 1) == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"' && (isQuoted || (cell.trimmed().isEmpty() && !wasQuoted))) {
            isQuoted = !isQuoted;
            wasQuoted = true;
        } else if (c == separator && !isQuoted) {
            endCell();
        } else {
            cell += c;
        }
    }
    endCell();
    return cells;
}

QString quotedCell(const QString& cell)
{
    static const QRegularExpression special(QStringLiteral("[,;\t\"]"));
    if (!cell.contains(special))
        return cell;
    QString doubled = cell;
    // A tab or a semicolon would be taken for the separator of the line.
    doubled.replace(u'\t', u' ').replace(u';', u' ').replace(u'"', QStringLiteral("\"\""));
    return u'"' + doubled + u'"';
}

std::optional<RosterHeader> rosterHeader(const QStringList& cells)
{
    RosterHeader header;
    header.columns = cells.size();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        QString word = cells.at(i).simplified().toLower();
        word.remove(QChar(0xFEFF)); // a byte-order mark that was pasted along
        for (const HeaderWord& known : HeaderWords) {
            auto& at = header.at.at(static_cast<std::size_t>(known.column));
            if (word == known.word && at < 0)
                at = i;
        }
    }
    // In a grade book people are under "Student", which is also what somebody can be.
    auto& name = header.at.at(static_cast<std::size_t>(RosterColumn::Name));
    const auto columnCalled = [&](const char* word) -> qsizetype {
        const auto found = std::find_if(cells.begin(), cells.end(), [&](const QString& cell) {
            return cell.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
        });
        return found == cells.end() ? -1 : found - cells.begin();
    };
    if (name < 0 && columnCalled("id") >= 0)
        name = columnCalled("student");
    // "Name; Vorname" has the surname under the word for both.
    auto& surname = header.at.at(static_cast<std::size_t>(RosterColumn::Surname));
    if (surname < 0 && name >= 0 && name == columnCalled("name") &&
        header.of(RosterColumn::FirstName) >= 0)
        surname = std::exchange(name, -1);
    const bool isNamed = header.of(RosterColumn::Name) >= 0 ||
                         header.of(RosterColumn::FirstName) >= 0 ||
                         header.of(RosterColumn::Surname) >= 0;
    const bool isRow = std::any_of(cells.begin(), cells.end(), isAddress);
    return isNamed && !isRow ? std::optional(header) : std::nullopt;
}

bool isPointsPossible(const QStringList& cells)
{
    return cells.front().compare(QLatin1String("points possible"), Qt::CaseInsensitive) == 0;
}

std::optional<Role> roleInRoster(const QString& cell)
{
    if (const auto role = roleFromToken(cell))
        return role;
    const QString word = cell.simplified().toLower();
    for (const char* student : {"student", "students", "participant", "rater", "teilnehmer/in"}) {
        if (word == QLatin1String(student))
            return Role::Annotator;
    }
    return word == QLatin1String("expert") ? std::optional(Role::Adjudicator) : std::nullopt;
}

bool isAddress(const QString& cell)
{
    static const QRegularExpression form(QStringLiteral("\\A[^\\s@<>]+@[^\\s@<>]+\\z"));
    return form.match(cell).hasMatch();
}

std::pair<QString, QString> nameAndAddress(const QString& cell)
{
    static const QRegularExpression form(
        QStringLiteral("\\A([^<>]+?)\\s*<([^\\s@<>]+@[^\\s@<>]+)>\\z"));
    const auto match = form.match(cell);
    return match.hasMatch() ? std::pair(match.captured(1), match.captured(2))
                            : std::pair<QString, QString>();
}

QString firstNameFirst(const QString& name)
{
    const QStringList parts = name.split(u',');
    return parts.size() == 2 ? (parts.at(1) + u' ' + parts.at(0)).simplified() : name;
}

} // namespace subtext
