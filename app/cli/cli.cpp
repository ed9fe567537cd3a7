// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "ui/text/errortext.h"

#include <iostream>

namespace subtext::cli {

std::string utf8(const QString& text)
{
    return text.toStdString();
}

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

Status report(const Error& error)
{
    std::cerr << utf8(errorText(error).oneLine()) << '\n';
    if (error.code == ErrorCode::Cancelled)
        return Status::Interrupted;
    return isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
}

void print(const Json& json)
{
    std::cout << json.dump(2) << '\n';
}

void say(const Session& session, const QString& line)
{
    if (!session.isJson && !session.isQuiet)
        std::cout << utf8(line) << '\n';
}

void warn(const Session& session, const QString& line)
{
    if (!session.isQuiet)
        std::cerr << utf8(line) << '\n';
}

Status withStudy(Session& session, const std::string& path, Study::Access access,
                 const std::function<Status(Study&)>& work)
{
    const auto study = Study::open(text(path), access, session.environment);
    if (!study)
        return report(study.error());
    return work(**study);
}

} // namespace subtext::cli
