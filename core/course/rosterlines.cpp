// SPDX-License-Identifier: MIT
#include "core/course/rosterlines.h"

#include "core/course/rostercells.h"
#include "core/domain/personcode.h"
#include "core/domain/vocabulary.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace subtext {
namespace {

constexpr qsizetype FirstStudentNumber = 5; // digits; nobody counts a course so far

bool isCodeLike(const QString& cell)
{
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    return cell.size() <= 24 && std::any_of(cell.begin(), cell.end(), isDigit) &&
           std::none_of(cell.begin(), cell.end(), [](QChar c) { return c.isSpace(); });
}

bool isStudentNumber(const QString& code)
{
    return code.size() >= FirstStudentNumber &&
           std::all_of(code.begin(), code.end(), [](QChar c) { return c.isDigit(); });
}

/// What a column "id" may hold to be taken for codes: nothing that a student's number looks like.
bool isSurelyACode(const QString& cell)
{
    const auto digits =
        std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    return isCodeLike(cell) && cell.front().isLetter() && digits < FirstStudentNumber &&
           isReadableCode(cell);
}

/// A word that stands where a role would: names begin with a capital.
bool isNoName(const QString& cell)
{
    return !cell.isEmpty() && cell.front().isLower() && !cell.contains(u' ');
}

void refuse(RosterEntry& entry, RosterProblem problem, const QString& unread)
{
    if (entry.problem != RosterProblem::None)
        return;
    entry.problem = problem;
    entry.unread = unread;
}

void takeRole(RosterEntry& entry, const QString& cell)
{
    if (cell.isEmpty())
        return;
    if (const auto role = roleInRoster(cell))
        entry.role = *role;
    else
        refuse(entry, RosterProblem::UnknownRole, cell);
}

/// What is left when addresses, roles and the code are taken out: a name, or a surname and a first
/// name.
void takeName(RosterEntry& entry, QStringList parts)
{
    if (parts.size() > 1 && isNoName(parts.back()))
        refuse(entry, RosterProblem::UnknownRole, parts.takeLast());
    if (parts.size() > 2)
        refuse(entry, RosterProblem::TooManyCells, parts.at(2));
    entry.name = parts.size() > 1 ? parts.at(1) + u' ' + parts.at(0) : parts.value(0);
}

RosterEntry entryByContent(const QStringList& cells)
{
    RosterEntry entry;
    QStringList parts;
    for (const QString& cell : cells) {
        if (cell.isEmpty())
            continue;
        if (entry.email.isEmpty() && isAddress(cell)) {
            entry.email = cell;
        } else if (const auto role = roleInRoster(cell)) {
            entry.role = *role;
        } else if (const auto [name, address] = nameAndAddress(cell); !address.isEmpty()) {
            entry.email = address;
            parts << name;
        } else if (entry.code.isEmpty() && cells.size() > 1 && isCodeLike(cell)) {
            entry.code = cell;
        } else {
            parts << firstNameFirst(cell);
        }
    }
    takeName(entry, parts);
    return entry;
}

RosterEntry entryByHeader(const QStringList& cells, const RosterHeader& header)
{
    const auto cellOf = [&](RosterColumn column) {
        const qsizetype at = header.of(column);
        return at < 0 ? QString() : cells.value(at);
    };
    RosterEntry entry;
    entry.code = cellOf(RosterColumn::Code);
    entry.email = cellOf(RosterColumn::Email);
    const QString apart =
        (cellOf(RosterColumn::FirstName) + u' ' + cellOf(RosterColumn::Surname)).simplified();
    entry.name = apart.isEmpty() ? firstNameFirst(cellOf(RosterColumn::Name)) : apart;
    if (entry.email.isEmpty() && isAddress(cellOf(RosterColumn::Login)))
        entry.email = cellOf(RosterColumn::Login);
    takeRole(entry, cellOf(RosterColumn::Role));
    for (qsizetype at = header.columns; at < cells.size(); ++at) {
        if (!cells.at(at).isEmpty())
            refuse(entry, RosterProblem::TooManyCells, cells.at(at));
    }
    return entry;
}

RosterProblem problemOf(const RosterEntry& entry)
{
    if (entry.name.isEmpty())
        return RosterProblem::NoName;
    if (entry.code.isEmpty())
        return RosterProblem::None;
    if (!isReadableCode(entry.code))
        return RosterProblem::UnreadableCode;
    if (isStudentNumber(entry.code))
        return RosterProblem::NumberAsCode;
    return isNameInCode(entry.code, entry.name) ? RosterProblem::NameInCode : RosterProblem::None;
}

bool isAboutACell(RosterProblem problem)
{
    return problem == RosterProblem::UnknownRole || problem == RosterProblem::TooManyCells;
}

/// A line an entry: the cells it has or, for under a header, one a column.
QString linesOf(const std::vector<RosterEntry>& entries, bool hasHeader)
{
    QString text;
    for (const RosterEntry& entry : entries) {
        const QString role = entry.problem == RosterProblem::UnknownRole
                                 ? entry.unread
                                 : QString(roleToken(entry.role));
        QStringList cells;
        for (const QString& cell : {entry.code, entry.name, role, entry.email}) {
            if (hasHeader || !cell.isEmpty())
                cells << quotedCell(cell);
        }
        if (entry.problem == RosterProblem::TooManyCells)
            cells << quotedCell(entry.unread);
        text += cells.join(QStringLiteral(", ")) + u'\n';
    }
    return text;
}

/// But for the lines they stand in, and for problems that follow from what they say.
bool areTheSame(const std::vector<RosterEntry>& some, const std::vector<RosterEntry>& others)
{
    const auto isSame = [](const RosterEntry& a, const RosterEntry& b) {
        const auto cellProblem = [](const RosterEntry& entry) {
            return isAboutACell(entry.problem) ? entry.problem : RosterProblem::None;
        };
        return std::tie(a.code, a.name, a.role, a.email, a.unread) ==
                   std::tie(b.code, b.name, b.role, b.email, b.unread) &&
               cellProblem(a) == cellProblem(b);
    };
    return std::equal(some.begin(), some.end(), others.begin(), others.end(), isSame);
}

struct RosterRows
{
    std::optional<RosterHeader> header;
    QStringList columns;                              ///< As the header calls them.
    std::vector<std::pair<qint64, QStringList>> rows; ///< With the lines they stand in.
};

/// Where there is no other column of codes.
void takeIdsAsCodes(RosterRows& list)
{
    const auto isId = [](const QString& column) {
        return column.compare(QLatin1String("id"), Qt::CaseInsensitive) == 0;
    };
    const auto found = std::find_if(list.columns.begin(), list.columns.end(), isId);
    if (!list.header || list.header->of(RosterColumn::Code) >= 0 || found == list.columns.end())
        return;
    RosterHeader withCodes = *list.header;
    withCodes.at.at(static_cast<std::size_t>(RosterColumn::Code)) = found - list.columns.begin();
    bool isAny = false;
    for (const auto& [line, cells] : list.rows) {
        const RosterEntry entry = entryByHeader(cells, withCodes);
        if (entry.code.isEmpty())
            continue;
        if (!isSurelyACode(entry.code) || isNameInCode(entry.code, entry.name))
            return;
        isAny = true;
    }
    if (isAny)
        list.header = withCodes;
}

RosterRows rosterRows(const QString& text)
{
    RosterRows list;
    bool isFirst = true;
    qint64 line = 0;
    for (const QString& row : text.split(u'\n')) {
        ++line;
        const QStringList cells = rosterCells(row);
        if (std::all_of(cells.begin(), cells.end(), [](const QString& c) { return c.isEmpty(); }))
            continue;
        if (isFirst)
            list.header = rosterHeader(cells);
        const bool isHeader = isFirst && list.header;
        isFirst = false;
        if (isHeader)
            list.columns = cells;
        else if (!isPointsPossible(cells))
            list.rows.emplace_back(line, cells);
    }
    takeIdsAsCodes(list);
    return list;
}

bool isSamePerson(const RosterEntry& a, const RosterEntry& b)
{
    const auto mayBe = [](const QString& one, const QString& other) {
        return one.isEmpty() || other.isEmpty() || one.compare(other, Qt::CaseInsensitive) == 0;
    };
    return a.name.compare(b.name, Qt::CaseInsensitive) == 0 && mayBe(a.code, b.code) &&
           mayBe(a.email, b.email) &&
           (a.role == b.role || a.role == Role::Annotator || b.role == Role::Annotator);
}

} // namespace

std::vector<RosterEntry> readRoster(const QString& text)
{
    const RosterRows list = rosterRows(text);
    std::vector<RosterEntry> entries;
    for (const auto& [line, cells] : list.rows) {
        RosterEntry entry =
            list.header ? entryByHeader(cells, *list.header) : entryByContent(cells);
        entry.name = entry.name.simplified();
        entry.line = line;
        entries.push_back(std::move(entry));
    }
    checkRoster(entries, {});
    return entries;
}

QStringList passedOverColumns(const QString& text)
{
    const RosterRows list = rosterRows(text);
    QStringList names;
    for (qsizetype column = 0; column < list.columns.size(); ++column) {
        const auto& known = list.header->at;
        const bool isKnown = std::find(known.begin(), known.end(), column) != known.end();
        const bool isFilled = std::any_of(list.rows.begin(), list.rows.end(), [&](const auto& row) {
            return !row.second.value(column).isEmpty();
        });
        if (!isKnown && isFilled && !list.columns.at(column).isEmpty())
            names << list.columns.at(column);
    }
    return names;
}

QStringList addRoster(std::vector<RosterEntry>& entries, std::vector<RosterEntry> more)
{
    QStringList both;
    const std::size_t before = entries.size();
    std::vector<bool> isMet(before, false);
    for (RosterEntry& entry : more) {
        std::size_t at = 0;
        // A line that cannot be used yet is left to whoever mends it.
        while (at < before &&
               (isMet[at] || entry.problem != RosterProblem::None ||
                entries[at].problem != RosterProblem::None || !isSamePerson(entries[at], entry)))
            ++at;
        if (at == before) {
            entries.push_back(std::move(entry));
            continue;
        }
        isMet[at] = true;
        RosterEntry& there = entries[at];
        both << there.name;
        if (there.code.isEmpty())
            there.code = entry.code;
        if (there.email.isEmpty())
            there.email = entry.email;
        if (there.role == Role::Annotator)
            there.role = entry.role;
    }
    return both;
}

void checkRoster(std::vector<RosterEntry>& entries, const QSet<QString>& taken)
{
    QSet<QString> skeletons;
    for (const QString& code : taken)
        skeletons.insert(codeSkeleton(code));
    for (RosterEntry& entry : entries) {
        if (!isAboutACell(entry.problem))
            entry.problem = problemOf(entry);
        if (entry.code.isEmpty())
            continue;
        const QString skeleton = codeSkeleton(entry.code);
        if (entry.problem == RosterProblem::None && skeletons.contains(skeleton))
            entry.problem = RosterProblem::TakenCode;
        skeletons.insert(skeleton);
    }
}

QString rosterText(const std::vector<RosterEntry>& entries)
{
    QString text = linesOf(entries, false);
    if (!areTheSame(readRoster(text), entries))
        text = QStringLiteral("code, name, role, e-mail\n") + linesOf(entries, true);
    return text;
}

Error rosterError(const RosterEntry& entry)
{
    const auto invalid = [&](qint64 cell, const QString& value, const char* detail) {
        return Error{ErrorCode::InvalidValue,    {}, entry.line, cell, value,
                     QString::fromLatin1(detail)};
    };
    switch (entry.problem) {
    case RosterProblem::None:
        break;
    case RosterProblem::NoName:
        return invalid(0, entry.code.isEmpty() ? entry.email : entry.code, "person");
    case RosterProblem::TooManyCells:
        return invalid(0, entry.unread, "person");
    case RosterProblem::UnknownRole:
        return invalid(3, entry.unread, "role");
    case RosterProblem::UnreadableCode:
        return invalid(1, entry.code, "code");
    case RosterProblem::NumberAsCode:
        return invalid(1, entry.code, "number");
    case RosterProblem::NameInCode:
        return invalid(1, entry.code, "name-in-code");
    case RosterProblem::TakenCode:
        return {ErrorCode::DuplicateCode, {}, entry.line, 1, entry.code, {}};
    }
    Q_UNREACHABLE();
}

} // namespace subtext
