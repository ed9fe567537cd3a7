// SPDX-License-Identifier: MIT
#include "core/domain/readerform.h"

#include "core/task/documentpart.h"
#include "core/task/faultlist.h"
#include "core/task/tasklanguages.h"
#include "core/task/tasklimits.h"
#include "core/task/taskreader.h"
#include "core/task/tasktextrules.h"
#include "core/task/tasktokens.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace subtext {
namespace {

const QString FormSchema = QStringLiteral("subtext.readers/1");
const QString FormYes = QStringLiteral("yes");
const QString FormNo = QStringLiteral("no");

/// Reads a document and notes what is wrong with it.
class FormReading
{
public:
    ReaderForm document(const JsonValue& root);
    TaskFaults takeFaults();

private:
    ReaderField field(const JsonValue& value, const QString& place);
    ListedWord option(const JsonValue& value, const QString& place, ClaimedNames& names);
    void readRange(const DocumentPart& of, ReaderField& field);
    void note(std::optional<TaskFault> fault, const QString& place);
    void note(TaskFaultCode code, const QString& place, const QString& value,
              const QString& detail);
    void checkToken(const QString& token, const QString& place, ClaimedNames& names);
    void checkWords(const QString& word, const Translations& others, const QString& place,
                    qsizetype longest);
    void checkNumber(int number, int smallest, int largest, const QString& place);

    DocumentNotes m_notes;
    ClaimedNames m_fields;
};

void FormReading::note(TaskFaultCode code, const QString& place, const QString& value,
                       const QString& detail)
{
    m_notes.add(code, place, m_notes.lineOf(place), value, detail);
}

void FormReading::note(std::optional<TaskFault> fault, const QString& place)
{
    if (fault)
        note(fault->code, place, fault->value, fault->detail);
}

void FormReading::checkToken(const QString& token, const QString& place, ClaimedNames& names)
{
    note(faultOfToken(token), place);
    if (token.isEmpty())
        return; // noted where it was read
    const QString other = names.claim(QString(token).replace(u'_', u'-'), place);
    if (!other.isEmpty())
        note(TaskFaultCode::EqualTokens, place, token, other);
}

void FormReading::checkWords(const QString& word, const Translations& others, const QString& place,
                             qsizetype longest)
{
    note(faultOfLine(word, longest), place);
    for (const auto& [key, texts] : others) {
        for (const auto& [code, text] : texts) {
            note(faultOfLine(text, longest), place + u'.' + code);
            if (!isLanguageCode(code))
                note(TaskFaultCode::BadLanguage, place + u'.' + code, code, {});
        }
    }
}

void FormReading::checkNumber(int number, int smallest, int largest, const QString& place)
{
    if (number < smallest || number > largest)
        note(TaskFaultCode::OutOfRange, place, QString::number(number),
             QStringLiteral("%1–%2").arg(smallest).arg(largest));
}

/// As options of a task: the token alone, or with its word.
ListedWord FormReading::option(const JsonValue& value, const QString& place, ClaimedNames& names)
{
    if (value.kind() == JsonValue::Kind::Text) {
        const QString token = DocumentPart::textAt(m_notes, value, place);
        checkToken(token, place, names);
        return {token, wordOfToken(token)};
    }
    const DocumentPart of(m_notes, value, place, {"token", "word"});
    ListedWord option{of.text("token"), {}};
    checkToken(option.token, of.placeOf("token"), names);
    option.word = of.wordsOr("word", option.others, wordOfToken(option.token));
    checkWords(option.word, option.others, of.placeOf("word"), TaskLimits::LongestWord);
    return option;
}

void FormReading::readRange(const DocumentPart& of, ReaderField& field)
{
    field.from = of.whole("from");
    field.to = of.whole("to");
    field.step = of.wholeOr("step", 10);
    checkNumber(field.from, 0, ReaderForm::LargestNumber, of.placeOf("from"));
    checkNumber(field.to, field.from, ReaderForm::LargestNumber, of.placeOf("to"));
    checkNumber(field.step, 1, ReaderForm::LargestNumber, of.placeOf("step"));
    if (field.step < 1 || field.from < 0 || field.to < field.from)
        return;
    const int ranges = (field.to - field.from) / field.step + 1;
    if (ranges < 2)
        note(TaskFaultCode::TooFew, of.path(), QString::number(ranges), QStringLiteral("2"));
    if (ranges > ReaderForm::MostValues)
        note(TaskFaultCode::TooMany, of.path(), QString::number(ranges),
             QString::number(ReaderForm::MostValues));
}

ReaderField FormReading::field(const JsonValue& value, const QString& place)
{
    const DocumentPart of(m_notes, value, place,
                          {"token", "word", "kind", "when", "options", "from", "to", "step"});
    ReaderField field;
    field.token = of.text("token");
    checkToken(field.token, of.placeOf("token"), m_fields);
    field.word = of.words("word", field.others);
    checkWords(field.word, field.others, of.placeOf("word"), TaskLimits::LongestSentence);
    field.kind = of.wordOr("kind", AllReaderFieldKinds, readerFieldKindToken);
    field.when = of.wordOr("when", AllReaderMoments, readerMomentToken);
    const bool isOfOptions = field.kind == ReaderFieldKind::Options;
    const bool isOfRange = field.kind == ReaderFieldKind::Range;
    for (const char* key : {"options", "from", "to", "step"}) {
        const bool isOptions = QLatin1String(key) == QLatin1String("options");
        if (of.has(key) && !(isOptions ? isOfOptions : isOfRange))
            note(TaskFaultCode::UnknownKey, of.placeOf(key), QLatin1String(key),
                 QStringLiteral("token, word, kind, when"));
    }
    if (isOfOptions) {
        ClaimedNames names;
        of.eachOf(
            "options", ReaderForm::MostValues,
            [&](const JsonValue& element, const QString& at) {
                field.options.push_back(option(element, at, names));
            },
            /*isNeeded=*/true);
        if (of.has("options") && field.options.size() < 2)
            note(TaskFaultCode::TooFew, of.placeOf("options"),
                 QString::number(field.options.size()), QStringLiteral("2"));
    }
    if (isOfRange)
        readRange(of, field);
    return field;
}

ReaderForm FormReading::document(const JsonValue& root)
{
    const DocumentPart of(m_notes, root, {}, {"schema", "language", "at_least", "fields"});
    ReaderForm form;
    const QString schema = of.text("schema");
    if (!schema.isEmpty() && schema != FormSchema)
        note(TaskFaultCode::WrongSchema, of.placeOf("schema"), schema, FormSchema);
    form.language = of.textOr("language");
    if (!form.language.isEmpty() && !isLanguageCode(form.language))
        note(TaskFaultCode::BadLanguage, of.placeOf("language"), form.language, {});
    m_notes.language = form.language;
    form.atLeast = of.wholeOr("at_least", ReaderForm::UsualPeople);
    checkNumber(form.atLeast, ReaderForm::FewestPeople, ReaderForm::MostPeople,
                of.placeOf("at_least"));
    of.eachOf(
        "fields", ReaderForm::MostFields,
        [&](const JsonValue& value, const QString& place) {
            form.fields.push_back(field(value, place));
        },
        /*isNeeded=*/true);
    if (of.has("fields") && form.fields.empty())
        note(TaskFaultCode::TooFew, of.placeOf("fields"), QStringLiteral("0"), QStringLiteral("1"));
    return form;
}

TaskFaults FormReading::takeFaults()
{
    TaskFaults faults;
    for (TaskFault& fault : m_notes.faults) { // one a place: the first says what is wrong
        const auto isThere = [&](const TaskFault& other) { return other.place == fault.place; };
        if (std::none_of(faults.begin(), faults.end(), isThere))
            faults.push_back(std::move(fault));
    }
    std::stable_sort(faults.begin(), faults.end(),
                     [](const TaskFault& a, const TaskFault& b) { return a.line < b.line; });
    if (faults.size() > MostTaskFaults)
        faults.resize(MostTaskFaults);
    return faults;
}

nlohmann::ordered_json wordsJson(const QString& word, const Translations& others,
                                 const QString& language)
{
    const auto of = others.find(QStringLiteral("word"));
    if (of == others.end() || of->second.empty() || language.isEmpty())
        return word.toStdString();
    nlohmann::ordered_json words;
    words[language.toStdString()] = word.toStdString();
    for (const auto& [code, text] : of->second)
        words[code.toStdString()] = text.toStdString();
    return words;
}

nlohmann::ordered_json fieldJson(const ReaderField& field, const QString& language)
{
    nlohmann::ordered_json json{{"token", field.token.toStdString()},
                                {"word", wordsJson(field.word, field.others, language)},
                                {"kind", std::string(readerFieldKindToken(field.kind).latin1())},
                                {"when", std::string(readerMomentToken(field.when).latin1())}};
    for (const ListedWord& option : field.options)
        json["options"].push_back({{"token", option.token.toStdString()},
                                   {"word", wordsJson(option.word, option.others, language)}});
    if (field.kind == ReaderFieldKind::Range) {
        json["from"] = field.from;
        json["to"] = field.to;
        json["step"] = field.step;
    }
    return json;
}

} // namespace

QLatin1String readerFieldKindToken(ReaderFieldKind kind)
{
    static constexpr QLatin1String Tokens[]{QLatin1String("options"), QLatin1String("range"),
                                            QLatin1String("yes_no")};
    return Tokens[static_cast<std::size_t>(kind)];
}

QLatin1String readerMomentToken(ReaderMoment moment)
{
    return QLatin1String(moment == ReaderMoment::Before ? "before" : "after");
}

std::vector<ListedWord> readerValues(const ReaderField& field)
{
    switch (field.kind) {
    case ReaderFieldKind::YesNo:
        return {{FormYes, {}}, {FormNo, {}}};
    case ReaderFieldKind::Options:
        return field.options;
    case ReaderFieldKind::Range:
        break;
    }
    std::vector<ListedWord> ranges;
    for (int from = field.from; field.step > 0 && from <= field.to; from += field.step) {
        const int to = std::min(from + field.step - 1, field.to);
        const QString first = QString::number(from);
        const QString last = QString::number(to);
        ranges.push_back({first == last ? first : first + u'-' + last,
                          first == last ? first : first + QChar(0x2013) + last});
    }
    return ranges;
}

bool isReaderValue(const ReaderField& field, const QString& value)
{
    const std::vector<ListedWord> values = readerValues(field);
    return std::any_of(values.begin(), values.end(),
                       [&](const ListedWord& known) { return known.token == value; });
}

const ReaderField* findReaderField(const ReaderForm& form, const QString& token)
{
    const auto found = std::find_if(form.fields.begin(), form.fields.end(),
                                    [&](const ReaderField& f) { return f.token == token; });
    return found == form.fields.end() ? nullptr : &*found;
}

std::vector<ReaderField> readerFields(const ReaderForm& form, ReaderMoment when)
{
    std::vector<ReaderField> fields;
    std::copy_if(form.fields.begin(), form.fields.end(), std::back_inserter(fields),
                 [when](const ReaderField& field) { return field.when == when; });
    return fields;
}

QString readerWord(const QString& word, const Translations& others, const QString& language)
{
    const auto of = others.find(QStringLiteral("word"));
    if (of == others.end())
        return word;
    const QString wanted = QString(language).replace(u'_', u'-');
    for (const QString& code : {wanted, wanted.section(u'-', 0, 0)}) {
        for (const auto& [known, text] : of->second) {
            if (QString(known).replace(u'_', u'-') == code)
                return text;
        }
    }
    return word;
}

tl::expected<ReaderForm, TaskFaults> readReaderForm(const QByteArray& document)
{
    const auto refused = [](TaskFault fault) {
        return tl::make_unexpected(TaskFaults{std::move(fault)});
    };
    if (document.size() > ReaderForm::MostBytes)
        return refused({TaskFaultCode::TooLarge,
                        {},
                        0,
                        0,
                        QString::number(document.size()),
                        QString::number(ReaderForm::MostBytes)});
    const Result<JsonValue> root = parseJson(document);
    if (!root) {
        const Error& error = root.error();
        const bool isTwice = error.code == ErrorCode::DuplicateColumn;
        return refused(
            {isTwice ? TaskFaultCode::DuplicateKey : TaskFaultCode::NotJson,
             {},
             error.line,
             error.column,
             isTwice ? error.value : QString(),
             isTwice || error.detail == QLatin1String("json") ? QString() : error.detail});
    }
    FormReading reading;
    ReaderForm form = reading.document(*root);
    if (TaskFaults faults = reading.takeFaults(); !faults.empty())
        return tl::make_unexpected(std::move(faults));
    // Words that are made of tokens are longer in it, and it is what the study keeps.
    if (const qsizetype size = readerFormDocument(form).size(); size > ReaderForm::MostBytes)
        return refused({TaskFaultCode::TooLarge,
                        {},
                        0,
                        0,
                        QString::number(size),
                        QString::number(ReaderForm::MostBytes)});
    return form;
}

QByteArray readerFormDocument(const ReaderForm& form)
{
    if (form.isEmpty())
        return {};
    nlohmann::ordered_json json{{"schema", FormSchema.toStdString()}};
    if (!form.language.isEmpty())
        json["language"] = form.language.toStdString();
    json["at_least"] = form.atLeast;
    for (const ReaderField& field : form.fields)
        json["fields"].push_back(fieldJson(field, form.language));
    return QByteArray::fromStdString(json.dump());
}

} // namespace subtext
