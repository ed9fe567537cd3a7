// SPDX-License-Identifier: MIT
#include "core/llm/owntemplate.h"

#include "core/llm/confidencerubric.h"

#include <QByteArrayView>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace subtext::llm {
namespace {

constexpr QLatin1String OwnId("own/");
constexpr QLatin1String AboutKey("asked_about");
constexpr qsizetype DigitsOfId = 12;
constexpr qsizetype LongestShown = 60; ///< Of a name that is none: it may be as long as the file.

QString inBraces(const QString& name)
{
    return u'{' + name + u'}';
}

QString listedPlaces(const QStringList& names)
{
    QStringList places;
    for (const QString& name : names)
        places << inBraces(name);
    return places.join(u' ');
}

Error templateError(const QString& detail, const QString& value = {})
{
    return {ErrorCode::InvalidValue, {}, 0, 0, value, detail};
}

Error sizeError(qint64 bytes)
{
    return templateError(QStringLiteral("template size"), QString::number(bytes));
}

/// The error at the end of what is read before it.
Error after(QStringView before, Error error)
{
    error.line = before.count(u'\n') + 1;
    error.column = before.mid(before.lastIndexOf(u'\n') + 1).toUcs4().size() + 1;
    return error;
}

/// How long the character is that begins with this byte; 0: none begins so.
qsizetype lengthOfCharacter(uchar first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first < 0xe0)
        return 2;
    if (first >= 0xe0 && first < 0xf0)
        return 3;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/// Where the first byte is that text cannot have.
std::optional<qsizetype> strayByte(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const auto first = static_cast<uchar>(bytes.at(at));
        const qsizetype length = lengthOfCharacter(first);
        const bool isText = first != 0 && length > 0 && at + length <= bytes.size() &&
                            bytes.sliced(at, length).isValidUtf8();
        if (!isText)
            return at;
        at += length;
    }
    return std::nullopt;
}

Result<QString> textOf(QByteArrayView bytes)
{
    constexpr QByteArrayView ByteOrderMark("\xef\xbb\xbf");
    if (bytes.size() > MostTemplateBytes)
        return fail(sizeError(bytes.size()));
    if (bytes.startsWith(ByteOrderMark))
        bytes = bytes.sliced(ByteOrderMark.size());
    if (const auto stray = strayByte(bytes))
        return fail(after(
            QString::fromUtf8(bytes.first(*stray)),
            templateError(QStringLiteral("template byte"),
                          QString::fromLatin1(bytes.sliced(*stray, 1).toByteArray().toHex()))));
    const QString text = QString::fromUtf8(bytes);
    if (text.trimmed().isEmpty())
        return fail(templateError(QStringLiteral("template empty")));
    return text;
}

/// The places of the text, once each; what is wrong with one where it first stands.
Result<QStringList> placesIn(const QString& text, const QStringList& known)
{
    QStringList places;
    for (auto found = promptPlace().globalMatch(text); found.hasNext();) {
        const auto place = found.next();
        const QString name = place.captured(1);
        const QStringView before = QStringView(text).first(place.capturedStart());
        if (!known.contains(name))
            return fail(
                after(before, templateError(QStringLiteral("template place ") + listedPlaces(known),
                                            name.left(LongestShown))));
        if (!places.contains(name))
            places << name;
    }
    return places;
}

/// The places of which one has to show the item: the whole scene, or the text that is asked about.
QStringList scenePlaces(const Task& task)
{
    QStringList places{QStringLiteral("scene")};
    if (const SceneField* hero = heroOf(task))
        return places << hero->token;
    for (const SceneField& field : task.scene) {
        if (field.kind == FieldKind::Text)
            places << field.token;
    }
    return places;
}

bool hasOneOf(const QStringList& places, const QStringList& wanted)
{
    return std::any_of(wanted.begin(), wanted.end(),
                       [&](const QString& place) { return places.contains(place); });
}

/// Whether every option stands in the text as a word of its own, so that it needs no place.
bool namesOptions(const QString& text, const Question& question)
{
    return std::all_of(question.options.begin(), question.options.end(), [&](const Option& option) {
        const QRegularExpression word(
            QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(QRegularExpression::escape(option.token)),
            QRegularExpression::CaseInsensitiveOption);
        return word.match(text).hasMatch();
    });
}

/// What the task needs and the text has not.
std::optional<Error> lacking(const QString& text, const QStringList& places, const Task& task)
{
    if (!hasOneOf(places, scenePlaces(task)))
        return templateError(QStringLiteral("template scene"), listedPlaces(scenePlaces(task)));
    if (task.questions.size() > 1 && !places.contains(QLatin1String("ask")))
        return templateError(QStringLiteral("template question"));
    if (hasOneOf(places,
                 {QStringLiteral("options"), QStringLiteral("labels"), QStringLiteral("tagged")}))
        return std::nullopt;
    for (const Question& question : task.questions) {
        if (!namesOptions(text, question))
            return templateError(QStringLiteral("template options"), question.token);
    }
    return std::nullopt;
}

tl::unexpected<Error> ofFile(Error error, const TemplateFile& file)
{
    error.file = file.path;
    return fail(std::move(error));
}

} // namespace

Result<TemplateFile> readTemplateFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    QFile file(path);
    // A folder or a pipe is no file; one that grows is read no further than it may be long.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    TemplateFile read{path, file.read(MostTemplateBytes + 1)};
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    if (read.bytes.size() > MostTemplateBytes)
        return ofFile(sizeError(std::max(file.size(), MostTemplateBytes + 1)), read);
    return read;
}

Result<OwnText> ownText(const TemplateFile& file, const QStringList& known)
{
    auto text = textOf(file.bytes);
    if (!text)
        return ofFile(text.error(), file);
    auto places = placesIn(*text, known);
    if (!places)
        return ofFile(places.error(), file);
    return OwnText{std::move(*text), std::move(*places)};
}

QString ownTemplateId(const QByteArray& sha256)
{
    return OwnId + QString::fromLatin1(sha256.first(DigitsOfId));
}

Result<RunPrompts> ownPrompts(const TemplateFile& file, const Task& task, Mode mode,
                              const std::vector<WorkedExample>& examples)
{
    const auto own = ownText(file, placesOfOwn(task));
    if (!own)
        return fail(own.error());
    const bool hasExamples = own->places.contains(QLatin1String("examples"));
    if (hasExamples && mode != Mode::FewShot) {
        const qsizetype at = own->text.indexOf(QLatin1String("{examples}"));
        return ofFile(after(QStringView(own->text).first(at),
                            templateError(QStringLiteral("template examples"))),
                      file);
    }
    if (const auto missing = lacking(own->text, own->places, task))
        return ofFile(*missing, file);
    const QString about = file.about.simplified();
    if (about.size() > LongestAbout)
        return ofFile(
            templateError(QStringLiteral("template about"), QString::number(about.size())), file);
    if (hasExamples && examples.empty())
        return fail(templateError(QStringLiteral("few-shot"), task.token));

    RunPrompts prompts;
    prompts.about = about;
    for (const Question& question : task.questions) {
        PromptTemplate made{{}, own->text, true, {}};
        made.id = ownTemplateId(made.sha256());
        if (hasExamples)
            made.examples = answeredExamples(task, question, examples);
        if (own->places.contains(RubricPlace))
            made.rubric = rubricToken(question);
        prompts.ofQuestions.push_back(std::move(made));
    }
    return prompts;
}

QString askedAboutIn(const QJsonObject& parameters)
{
    return parameters[AboutKey].toString();
}

void addAskedAbout(QJsonObject& parameters, const QString& about)
{
    if (!about.isEmpty())
        parameters[AboutKey] = about;
}

bool isOwnTemplate(QStringView id)
{
    return id.startsWith(OwnId);
}

} // namespace subtext::llm
