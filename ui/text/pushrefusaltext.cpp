// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/pushrefusaltext.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct PushRefusalText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::PushRefusalText)
};

/// Of rows that the program itself never writes.
QString askForHelp()
{
    return PushRefusalText::tr(
        "It stays in this file. Tell the coordinator, who can merge the file.");
}

} // namespace

ErrorText pushRefusalText(PushRefusal reason)
{
    switch (reason) {
    case PushRefusal::UnknownKind:
        return {PushRefusalText::tr(
                    "The server is older than this program and does not know what this is."),
                PushRefusalText::tr("It is sent once whoever runs the server has updated it.")};
    case PushRefusal::NotYours:
        return {PushRefusalText::tr("Not yours to write."), askForHelp()};
    case PushRefusal::Malformed:
        return {PushRefusalText::tr("The server cannot read this."), askForHelp()};
    case PushRefusal::TooLong:
        return {PushRefusalText::tr("Too long for the server."), askForHelp()};
    case PushRefusal::Locked:
        return {PushRefusalText::tr("The study is locked."),
                PushRefusalText::tr("It is sent once the study is opened again.")};
    case PushRefusal::Round:
        return {PushRefusalText::tr("The desks were opened before it came."),
                PushRefusalText::tr("It is sent in the next round.")};
    case PushRefusal::Unassigned:
        return {PushRefusalText::tr("The item was never assigned to this person on the server."),
                PushRefusalText::tr("It is sent once the item has been assigned.")};
    case PushRefusal::NoDifference:
        return {PushRefusalText::tr("No two adjudicators differ there, as far as you may see."),
                PushRefusalText::tr("It is sent once the desks are open.")};
    case PushRefusal::UnknownPerson:
        return {PushRefusalText::tr("The server does not know this person yet."),
                PushRefusalText::tr("It is sent once the person has been added there.")};
    case PushRefusal::Demotion:
        return {
            PushRefusalText::tr("Somebody who has read the answers of others cannot label again."),
            PushRefusalText::tr("Add a separate person for that.")};
    case PushRefusal::DuplicateCode:
        return {PushRefusalText::tr("Somebody else has this code on the server."),
                PushRefusalText::tr("Add the person with another code.")};
    case PushRefusal::ChangedRow:
        return {PushRefusalText::tr("The server has it already, with different content."),
                askForHelp()};
    case PushRefusal::Other:
        break;
    }
    return {PushRefusalText::tr("The server did not accept it."), askForHelp()};
}

} // namespace subtext
