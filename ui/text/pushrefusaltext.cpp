// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/pushrefusaltext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("subtext::text", text);
}

/// Of rows that the program itself never writes.
QString askForHelp()
{
    return tr("It stays in this file. Tell the coordinator, who can merge the file.");
}

} // namespace

ErrorText pushRefusalText(PushRefusal reason)
{
    switch (reason) {
    case PushRefusal::UnknownKind:
        return {tr("The server is older than this program and does not know what this is."),
                tr("It is sent once whoever runs the server has updated it.")};
    case PushRefusal::NotYours:
        return {tr("Not yours to write."), askForHelp()};
    case PushRefusal::Malformed:
        return {tr("The server cannot read this."), askForHelp()};
    case PushRefusal::TooLong:
        return {tr("Too long for the server."), askForHelp()};
    case PushRefusal::Locked:
        return {tr("The study is locked."), tr("It is sent once the study is opened again.")};
    case PushRefusal::Round:
        return {tr("The desks were opened before it came."), tr("It is sent in the next round.")};
    case PushRefusal::Unassigned:
        return {tr("The item was never assigned to this person on the server."),
                tr("It is sent once the item has been assigned.")};
    case PushRefusal::NoDifference:
        return {tr("No two adjudicators differ there, as far as you may see."),
                tr("It is sent once the desks are open.")};
    case PushRefusal::UnknownPerson:
        return {tr("The server does not know this person yet."),
                tr("It is sent once the person has been added there.")};
    case PushRefusal::Demotion:
        return {tr("Somebody who has read the answers of others cannot label again."),
                tr("Add a separate person for that.")};
    case PushRefusal::DuplicateCode:
        return {tr("Somebody else has this code on the server."),
                tr("Add the person with another code.")};
    case PushRefusal::ChangedRow:
        return {tr("The server has it already, with different content."), askForHelp()};
    case PushRefusal::Other:
        break;
    }
    return {tr("The server did not accept it."), askForHelp()};
}

} // namespace subtext
