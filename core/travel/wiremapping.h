// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/records.h"
#include "core/sync/wirerow.h"

#include <functional>

namespace subtext {

/// What a row says over the wire beyond itself.
struct WireSource
{
    int schema = 1; ///< Of the file that writes it.
    /// The code by which the server is to know a person. Asked for where a change of somebody's
    /// role says none.
    std::function<QString(const Uuid& person)> codeOf;
};

/// A row of the study as it goes over the wire. Mostly one row; two where somebody is added or
/// gets another name and role at once, because a name is read by fewer people than a code. None for
/// a table that stays in its file, and for a row that no version of the program writes. Own voices
/// at the desk have no round yet: it is that in which they are sent.
std::vector<WireRow> wireRowsOf(const PortableTable& table, const Record& record,
                                const WireSource& source);

/// Where rows of the kind are in a study; none for a kind that is in no table.
const PortableTable* tableOfKind(const QString& kind);

/// The UUID of the row with the name without which this one is not whole; none where it is.
Uuid nameRowOf(const WireRow& row);

/// The body of a stand-in for that row, with no name in it, for whoever may not read it.
QByteArray canonicalNameBody(const WireRow& row);

struct ReceivedRecord
{
    const PortableTable* table = nullptr;
    Record record;
};

/// The other way. `name`: the row that `nameRowOf` asks for. None for a kind that is in no table of
/// the study, and for a row that is not to the byte what `wireRowsOf` makes of the record: so what
/// is kept is what was signed. What the record says is not judged here: see MergingRules.
std::optional<ReceivedRecord> recordOf(const WireRow& row, const WireRow* name = nullptr);

} // namespace subtext
