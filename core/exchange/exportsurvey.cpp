// SPDX-License-Identifier: MIT
#include "core/exchange/exportsurvey.h"

#include "core/exchange/labelstudio/labelstudioreader.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"

#include <algorithm>

namespace subtext {
namespace {

/// Looks at the columns alone.
class HeaderSink : public RowSink
{
public:
    Result<void> begin(const QStringList& columns) override
    {
        isExport = isLabelStudioCsv(columns);
        return fail(ErrorCode::Cancelled); // they say it; the rest is read by whoever wants it
    }
    void add(const RecordTable::Row& /*row*/) override {}

    bool isExport = false;
};

std::optional<FileFormat> exportFormat(TextSource& text, const CancelToken& cancel)
{
    text.rewind();
    const QByteArray start = text.next().left(4096).trimmed();
    if (start.startsWith('['))
        return labelStudioJsonFormat(text, cancel);
    if (start.isEmpty() || start.startsWith('{') || start.startsWith('<'))
        return std::nullopt;
    HeaderSink header;
    const auto ended = readCsv(text, header, cancel);
    return !ended && header.isExport ? std::optional(FileFormat::LabelStudioCsv) : std::nullopt;
}

} // namespace

Result<std::optional<LabelStudioContent>>
surveyExport(const QString& path, std::shared_ptr<const Task> task, const CancelToken& cancel)
{
    const auto opened = openTextFile(path);
    if (!opened)
        return fail(opened.error());
    TextSource& text = *opened->text;
    const auto format = exportFormat(text, cancel);
    if (cancel.isCancelled())
        return fail({ErrorCode::Cancelled, path, 0, 0, {}, {}});
    if (text.error())
        return fail(inFile(*text.error(), path));
    if (!format)
        return std::optional<LabelStudioContent>();
    ImportOptions options;
    options.task = std::move(task);
    options.groundTruth = GroundTruth::Answer; // its words are words of the controls
    LabelStudioControls controls(options, *format != FileFormat::LabelStudioJson, cancel);
    if (const auto read = goOverLabelStudio(text, *format, controls, cancel); !read)
        return fail(inFile(read.error(), path));
    return std::optional(controls.content());
}

namespace {

/// What one export tells for certain goes before what a flat one leaves open.
void addControl(InterfaceControl& to, const InterfaceControl& more)
{
    using Kind = InterfaceControl::Kind;
    to.isSeveral = to.isSeveral || more.isSeveral;
    to.mayBeText = to.mayBeText && more.mayBeText;
    if (to.kind == Kind::TextArea || more.kind == Kind::TextArea) {
        to.kind = Kind::TextArea;
        to.tag = QStringLiteral("TextArea");
        to.mayBeText = false;
        to.words.clear();
        return;
    }
    for (const InterfaceControl::Word& word : more.words) {
        const bool isSaid = std::any_of(to.words.begin(), to.words.end(), [&](const auto& one) {
            return one.exported == word.exported;
        });
        if (!isSaid)
            to.words.push_back(word);
    }
}

} // namespace

void addContent(LabelStudioContent& to, const LabelStudioContent& more)
{
    for (const InterfaceText& text : more.interface.texts) {
        const bool isThere =
            std::any_of(to.interface.texts.begin(), to.interface.texts.end(),
                        [&](const auto& known) { return known.variable == text.variable; });
        if (!isThere)
            to.interface.texts.push_back(text);
    }
    for (const InterfaceControl& control : more.interface.controls) {
        const auto known = std::find_if(to.interface.controls.begin(), to.interface.controls.end(),
                                        [&](const auto& one) { return one.name == control.name; });
        if (known == to.interface.controls.end())
            to.interface.controls.push_back(control);
        else
            addControl(*known, control);
    }
    to.people += more.people;
    to.people.removeDuplicates();
}

QStringList columnsOf(const LabelStudioContent& content)
{
    QStringList columns;
    for (const InterfaceText& text : content.interface.texts)
        columns << text.variable;
    for (const InterfaceControl& control : content.interface.controls)
        columns << control.name;
    columns.removeDuplicates();
    return columns;
}

} // namespace subtext
