// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/output.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/study/studyproof.h"
#include "ui/text/errortext.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

/// While a StudyProof is under way.
Result<std::unique_ptr<Study>> openUnproven(const Session& session, const std::string& path)
{
    return Study::open(text(path), Study::Access::Read, session.environment, Study::Proof::Beside);
}

/// On one moment of it: the window may be writing what comes from a team.
Status onWhole(Study& study, const std::function<Status(Study&)>& work)
{
    Status status = Status::Done;
    const auto read = study.readWhole([&]() -> Result<void> {
        status = work(study);
        return {};
    });
    return read ? status : report(read.error());
}

} // namespace

std::string utf8(const QString& text)
{
    return text.toStdString();
}

QString figure(const std::optional<double>& value)
{
    if (!value)
        return QStringLiteral("undefined");
    const QString written = QString::number(*value, 'f', 4);
    return written == QLatin1String("-0.0000") ? written.mid(1) : written;
}

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

Status report(const Error& error)
{
    putErrorLine(errorText(error).oneLine());
    if (error.code == ErrorCode::Cancelled)
        return Status::Interrupted;
    return isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
}

Status wrongUsage(const QString& line)
{
    putErrorLine(line);
    return Status::WrongUsage;
}

void print(const Json& json)
{
    putJson(
        QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'));
}

void say(const Session& session, const QString& line)
{
    if (!session.isJson && !session.isQuiet)
        putLine(line);
}

void warn(const Session& session, const QString& line)
{
    if (!session.isQuiet)
        putErrorLine(line);
}

Status withStudy(Session& session, const std::string& path, Study::Access access,
                 const std::function<Status(Study&)>& work)
{
    const auto study = Study::open(text(path), access, session.environment);
    if (!study)
        return report(study.error());
    if ((*study)->isMended())
        warn(session, mendedText());
    return work(**study);
}

Status withVerifiedStudy(Session& session, const std::string& path,
                         const std::function<Status(Study&)>& work)
{
    StudyProof proof(text(path));
    const auto study = openUnproven(session, path);
    if (const auto proven = proof.finish(); !proven)
        return report(proven.error());
    return study ? onWhole(**study, work) : report(study.error());
}

Status withFigures(Session& session, const std::string& path,
                   const std::function<Status(Study&)>& work)
{
    StudyProof proof(text(path));
    HeldOutput held;
    const auto study = openUnproven(session, path);
    const Status status = study ? onWhole(**study, work) : report(study.error());
    const auto proven = proof.finish();
    if (!proven) // what was read of a damaged file says nothing
        held.discard();
    held.release();
    return proven ? status : report(proven.error());
}

void onChosen(CLI::App& command, Session& session, std::function<Status()> work)
{
    command.callback([&session, work = std::move(work)] { session.run = work; });
}

void addSheetOption(CLI::App& command, std::string& sheet, const std::string& name,
                    const std::string& of)
{
    command.add_option(name, sheet, "The sheet of " + of + " to read; without it the first");
}

void warnOfOtherSheets(const Session& session, const QStringList& paths, const std::string& sheet,
                       const std::string& name)
{
    if (!sheet.empty())
        return;
    for (const QString& path : paths) {
        const auto sheets = sheetsOfFile(path);
        if (sheets && sheets->size() > 1)
            warn(session, QStringLiteral("%1: only the sheet “%2” was read. To read another, name "
                                         "it with %3.")
                              .arg(path, sheets->front(), text(name)));
    }
}

void addSeedOption(CLI::App& command, std::uint64_t& seed, std::uint64_t largest,
                   const std::string& meaning)
{
    // Read by hand: the library takes "-1" for the largest number there is, cuts what is too large
    // down to it, and takes "010" for eight.
    const auto read = [largest](std::string& word) {
        const std::string wrong = "The seed is a whole number from 0 to " + std::to_string(largest);
        const bool isNumber = !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
            return c >= '0' && c <= '9';
        });
        if (!isNumber)
            return wrong;
        bool fits = false;
        const std::uint64_t value = text(word).toULongLong(&fits);
        word = std::to_string(value);
        return fits && value <= largest ? std::string() : wrong;
    };
    command.add_option("--seed", seed, meaning)->transform(CLI::Validator(read, ""));
}

} // namespace subtext::cli
