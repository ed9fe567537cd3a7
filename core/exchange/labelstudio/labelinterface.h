// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/exchange/rows/importmapping.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace subtext {

/// What one control of a labelling interface of Label Studio can answer.
struct InterfaceControl
{
    enum class Kind : std::uint8_t { Choices, Rating, Number, TextArea, Other };

    struct Word
    {
        QString exported; ///< What an export says: the alias where there is one.
        QString shown;    ///< What the annotator reads.
        QString hint;
    };

    Kind kind = Kind::Other;
    QString tag; ///< "Taxonomy", "Labels" and others that no answer of a study is like.
    QString name;
    QString target; ///< The text that it is about.
    QString asked;  ///< The header that stands above it.
    std::vector<Word> words;
    bool isSeveral = false; ///< More than one choice, or one for each region.
    bool isRequired = false;
    std::optional<NumberRange> range; ///< Of a rating, a number with both ends, or digits alone.
    /// The words are those that answers have said: no interface tells which others there are.
    bool isSeen = false;
    /// Flat exports write short texts as they write choices: these words may be either.
    bool mayBeText = false;
};

struct InterfaceText
{
    QString name;     ///< By which controls refer to it; empty of a header.
    QString variable; ///< The key in the data of a task.
    QString word;     ///< What stands before it.
};

struct LabelInterface
{
    std::vector<InterfaceText> texts;
    std::vector<InterfaceControl> controls; ///< In the order of the page.
};

/// Reads a labelling interface. Errors: MalformedFile with line and column and the detail "xml",
/// also for what no interface has (declarations, elements over 100 deep, over 200 attributes of
/// one); UnknownFormat for XML that is none (detail: "no interface") or over 4 MiB ("size");
/// EmptyFile where it asks nothing.
Result<LabelInterface> readLabelInterface(const QByteArray& xml);
/// The same of a file. Errors: those, with its name, and those of openInput; FileUnreadable.
Result<LabelInterface> readInterfaceFile(const QString& path);

} // namespace subtext
